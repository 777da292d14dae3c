// One option of a command that is being typed: its field, the list of what fits above it, how it is read and checked.
import { ask, avatar, el, world } from "./dom.js";

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10, DM = 1;
const WAIT = 120;
const RUNS = "Enter runs the command.";

export class Pill {
  /** `line` is the command line: it knows the other options, has the list, moves the focus and says what is wrong. */
  constructor(option, line) {
    Object.assign(this, { option, line, fixed: choicesOf(option), chosen: null, choices: [], marked: 0, timer: 0, latest: 0 });
    this.isNumber = option.type === INTEGER || option.type === NUMBER;
    this.input = el("input", {
      id: `pill-${option.name}`, type: "text", size: 2, autocomplete: "off", spellcheck: false, inputmode: this.isNumber ? "decimal" : null,
      maxlength: String(option.max_length ?? 6000), "data-option": option.name, role: "combobox", "aria-controls": "choices",
      "aria-expanded": "false", "aria-label": `${option.name}: ${option.description}`,
      oninput: () => { this.chosen = null; this.fit(); this.suggest(); },
      onfocus: () => this.suggest(), onblur: () => this.leave(), onkeydown: (event) => this.key(event),
    });
    this.node = el("label.pill", {}, el("span.pill-name", {}, option.name), this.input);
  }

  focus() { this.input.focus(); }

  type(text) { this.input.value = text; this.fit(); }

  fit() { this.input.size = Math.max(2, Math.min(48, this.input.value.length + 1)); }

  /** What is sent; empty while nothing that counts was given. */
  get value() {
    if (this.chosen) return String(this.chosen.value);
    return this.fixed ? "" : this.input.value.trim();
  }

  /** Why the command can't be run with this, or null. */
  get fault() {
    const { name, required } = this.option;
    if (this.value) return this.isNumber ? this.numberFault : null;
    if (this.input.value) return `${name}: choose one of the list.`;
    return required ? `${name} is required.` : null;
  }

  get numberFault() {
    const { name, type, min_value: least, max_value: most } = this.option;
    const read = Number(this.value);
    const right = type === INTEGER ? Number.isInteger(read) : !Number.isNaN(read);
    if (right && read >= (least ?? -Infinity) && read <= (most ?? Infinity)) return null;
    const bounds = `${least === undefined ? "" : ` from ${least}`}${most === undefined ? "" : ` to ${most}`}`;
    return `${name}: a ${type === INTEGER ? "whole " : ""}number${bounds}.`;
  }

  // the list ----------------------------------------------------------------------------------------------------------------------

  suggest() {
    const typed = this.input.value;
    this.line.complain(null);
    if (this.fixed) {
      const found = this.fixed.filter((one) => one.name.toLowerCase().includes(typed.toLowerCase()));
      return this.show(found, found.length ? null : "Nothing fits.");
    }
    if (!this.option.autocomplete) return this.show([], typed ? RUNS : null);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.complete(), WAIT);
    if (this.line.popup.hidden) this.show([], "…");
  }

  /** Ask the bot for choices. An answer that comes too late is not shown. */
  async complete() {
    const mine = ++this.latest, { name } = this.option, value = this.input.value;
    const { [name]: _, ...options } = this.line.values();
    const asked = { user: world.me.id, channel: world.open, command: this.line.command.path, focused: name, value, options };
    const outcome = await ask("autocomplete", asked).catch(() => ({ kind: "timeout" }));
    if (mine !== this.latest || document.activeElement !== this.input) return;
    const found = outcome.choices ?? [];
    const none = outcome.kind === "timeout" ? "Loading options failed." : "No options match your search.";
    this.show(found, found.length ? null : none);
  }

  show(found, note = null) {
    const { popup } = this.line, { name, description } = this.option;
    this.choices = found;
    popup.replaceChildren(el("p.list-head", {}, el("strong", {}, name), ` ${description}`),
      ...found.map((choice, index) => this.row(choice, index)), note ? el("p.small.nothing", {}, note) : "");
    popup.hidden = false;
    popup.dataset.of = note === "…" ? "" : `${name} ${this.input.value}`;
    this.input.setAttribute("aria-expanded", String(found.length > 0));
    this.mark(0);
  }

  row(choice, index) {
    return el("div.suggestion", {
      role: "option", id: `choice-${index}`, "aria-selected": "false", "data-value": String(choice.value),
      onpointerdown: (event) => { event.preventDefault(); this.choose(choice); },
    }, choice.person ? avatar(choice.person, ".tiny") : null, el("span.words", {}, choice.name));
  }

  mark(next) {
    const nodes = [...this.line.popup.querySelectorAll("[role=option]")];
    this.marked = Math.max(0, Math.min(nodes.length - 1, next));
    nodes.forEach((node, index) => node.setAttribute("aria-selected", String(index === this.marked)));
    nodes[this.marked]?.scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", nodes[this.marked]?.id ?? "");
  }

  choose(choice) {
    this.chosen = choice;
    this.type(choice.name);
    this.choices = [];
    if (!this.line.next(this.option.name)) this.show([], RUNS);
  }

  leave() {
    this.latest++;
    clearTimeout(this.timer);
    this.line.popup.hidden = true;
  }

  key(event) {
    const open = this.choices.length > 0;
    if (open && event.key === "ArrowDown") this.mark(this.marked + 1);
    else if (open && event.key === "ArrowUp") this.mark(this.marked - 1);
    else if (open && !this.chosen && (event.key === "Enter" || event.key === "Tab")) this.choose(this.choices[this.marked]);
    else if (open && event.key === "Escape") { this.show([], RUNS); event.stopPropagation(); }
    else if (event.key === "Backspace" && !this.input.value) this.line.remove(this.option.name);
    else return;
    event.preventDefault();
  }
}

/** What an option can be, where that is known without asking the bot. */
function choicesOf(option) {
  if (option.choices?.length) return option.choices;
  if (option.type === USER) return [...world.people.values()].map((who) => ({ name: who.name, value: who.id, person: who.id }));
  if (option.type === BOOLEAN) return [{ name: "True", value: "true" }, { name: "False", value: "false" }];
  if (option.type !== CHANNEL) return null;
  return [...world.channels.values()].filter((one) => one.type !== DM).map((one) => ({ name: `#${one.name}`, value: one.id }));
}
