// A command being typed: its name, a pill for each option, and above it what can be filled in.
import { ask, avatar, el, world } from "./dom.js";
import { perform } from "./message.js";

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10;
const WAIT = 120;

/** The line in place of the entry field. `typed` is what already stands behind the name; `leave` brings the entry field back. */
export function commandLine(command, typed, leave) {
  const pills = new Map();
  const line = el("span.pills");
  const more = el("span.more");
  const popup = el("div.suggestions", { id: "choices", role: "listbox", "aria-label": "Choices", hidden: true });
  const trouble = el("p.failed", { role: "alert", hidden: true });
  const values = () => Object.fromEntries([...pills].map(([name, pill]) => [name, pill.value()]).filter(([, value]) => value !== ""));
  const complain = (text) => { trouble.textContent = text ?? ""; trouble.hidden = !text; };
  const context = { command, popup, values, next: (name) => focusNext(name), remove: (name) => remove(name), leave, complain };

  const offerMore = () => more.replaceChildren(...command.options.filter((option) => !pills.has(option.name)).map((option) =>
    el("button.plain.add", { type: "button", title: option.description, "data-add": option.name, onclick: () => add(option).focus() }, `+ ${option.name}`)));
  const add = (option) => {
    const pill = optionPill(option, context);
    pills.set(option.name, pill);
    line.append(pill.node);
    offerMore();
    return pill;
  };
  const remove = (name) => {
    const names = [...pills.keys()];
    const before = pills.get(names[names.indexOf(name) - 1]);
    if (command.options.find((option) => option.name === name).required) return before ? before.focus() : leave();
    pills.get(name).node.remove();
    pills.delete(name);
    offerMore();
    return before ? before.focus() : form.querySelector(".send").focus();
  };
  const focusNext = (name) => {
    const names = [...pills.keys()];
    const empty = names.slice(names.indexOf(name) + 1).find((one) => pills.get(one).value() === "");
    if (empty) pills.get(empty).focus();
    return Boolean(empty);
  };
  const run = (event) => {
    event.preventDefault();
    const wrong = [...pills.values()].find((pill) => pill.fault());
    if (wrong) { complain(wrong.fault()); return wrong.focus(); }
    perform("command", { channel: world.open, command: command.path, options: values() }, { said: `/${command.path}` });
    return leave();
  };

  const form = el("form.entry.command", { onsubmit: run, "aria-label": `Command ${command.path}`, onkeydown: (event) => event.key === "Escape" && leave() },
    popup, trouble,
    el("div.line", {}, el("button.plain.leave", { type: "button", "aria-label": "Leave the command", onclick: leave }, "✕"),
      el("span.parts", {}, el("strong.command-name", {}, avatar(world.bot, ".tiny"), `/${command.path}`), line, more),
      el("button.plain.send.ready", { type: "submit", "aria-label": "Run the command" }, "➤")));
  command.options.filter((option, index) => option.required || (typed && !index)).forEach(add);
  if (typed && pills.size) pills.values().next().value.type(typed);
  offerMore();
  if (!pills.size) {
    popup.replaceChildren(el("p.list-head", {}, `${command.description}. Enter runs it.`));
    popup.hidden = false;
  }
  return form;
}

/** One option: its name, its field, and how to read and check it. */
function optionPill(option, context) {
  const { popup } = context;
  const number = option.type === INTEGER || option.type === NUMBER;
  const input = el("input", { id: `pill-${option.name}`, type: "text", autocomplete: "off", spellcheck: false, inputmode: number ? "decimal" : null, size: 2, "data-option": option.name,
    role: "combobox", "aria-label": `${option.name}: ${option.description}`, "aria-controls": "choices", "aria-expanded": "false", maxlength: String(option.max_length ?? 6000) });
  const node = el("label.pill", {}, el("span.pill-name", {}, option.name), input);
  const fixed = choicesOf(option);
  let chosen = null, choices = [], marked = 0, timer = 0, latest = 0;

  const mark = (next) => {
    const nodes = [...popup.querySelectorAll("[role=option]")];
    marked = Math.max(0, Math.min(nodes.length - 1, next));
    nodes.forEach((one, index) => one.setAttribute("aria-selected", String(index === marked)));
    nodes[marked]?.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", nodes[marked]?.id ?? "");
  };
  const show = (found, note) => {
    choices = found;
    popup.replaceChildren(el("p.list-head", {}, el("strong", {}, option.name), ` ${option.description}`), ...found.map((choice, index) => el("div.suggestion", {
      role: "option", id: `choice-${index}`, "aria-selected": "false", "data-value": String(choice.value), onpointerdown: (event) => { event.preventDefault(); choose(choice); },
    }, choice.person ? avatar(choice.person, ".tiny") : null, el("span.words", {}, choice.name))), note ? el("p.small.nothing", {}, note) : "");
    popup.hidden = false;
    popup.dataset.of = note === "…" ? "" : `${option.name} ${input.value}`;
    input.setAttribute("aria-expanded", String(found.length > 0));
    mark(0);
  };
  const fit = () => { input.size = Math.max(2, Math.min(48, input.value.length + 1)); };
  const choose = (choice) => { chosen = choice; input.value = choice.name; fit(); choices = []; if (!context.next(option.name)) show([], "Enter runs the command."); };
  const suggest = () => {
    context.complain(null);
    if (fixed) return show(fixed.filter((one) => one.name.toLowerCase().includes(input.value.toLowerCase())), fixed.length ? null : "There is nothing to choose.");
    if (!option.autocomplete) return show([], input.value ? "Enter runs the command." : null);
    clearTimeout(timer);
    timer = setTimeout(complete, WAIT);
    return popup.dataset.for === option.name ? null : show([], "…");
  };
  const complete = async () => {
    const mine = ++latest;
    const { [option.name]: _, ...others } = context.values();
    const outcome = await ask("autocomplete", { user: world.me.id, channel: world.open, command: context.command.path, focused: option.name, value: input.value, options: others }).catch(() => ({ kind: "timeout" }));
    if (mine !== latest || document.activeElement !== input) return;
    const found = outcome.choices ?? [];
    show(found, found.length ? null : outcome.kind === "timeout" ? "Loading options failed." : "No options match your search.");
  };
  input.addEventListener("input", () => { chosen = null; fit(); suggest(); });
  input.addEventListener("focus", () => { suggest(); popup.dataset.for = option.name; });
  input.addEventListener("blur", () => { latest++; clearTimeout(timer); popup.hidden = true; popup.dataset.for = ""; });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" && choices.length) mark(marked + 1);
    else if (event.key === "ArrowUp" && choices.length) mark(marked - 1);
    else if ((event.key === "Enter" || event.key === "Tab") && choices.length && !chosen) choose(choices[marked]);
    else if (event.key === "Escape" && choices.length) { show([], "Enter runs the command."); event.stopPropagation(); }
    else if (event.key === "Backspace" && !input.value) context.remove(option.name);
    else return;
    event.preventDefault();
  });

  const value = () => (chosen ? String(chosen.value) : fixed ? "" : input.value.trim());
  const fault = () => {
    if (value() === "") return option.required || input.value ? (input.value ? `${option.name}: choose one of the list.` : `${option.name} is required.`) : null;
    if (!number) return null;
    const read = Number(value());
    const whole = option.type === NUMBER || Number.isInteger(read);
    const fits = whole && !Number.isNaN(read) && read >= (option.min_value ?? -Infinity) && read <= (option.max_value ?? Infinity);
    return fits ? null : `${option.name}: a ${option.type === INTEGER ? "whole " : ""}number${option.min_value === undefined ? "" : ` from ${option.min_value}`}${option.max_value === undefined ? "" : ` to ${option.max_value}`}.`;
  };
  return { node, value, fault, focus: () => input.focus(), type: (text) => { input.value = text; fit(); } };
}

/** What an option can be, where that is known without asking the bot. */
function choicesOf(option) {
  if (option.choices?.length) return option.choices;
  if (option.type === USER) return [...world.people.values()].map((who) => ({ name: who.name, value: who.id, person: who.id }));
  if (option.type === CHANNEL) return [...world.channels.values()].filter((one) => one.type !== 1).map((one) => ({ name: `#${one.name}`, value: one.id }));
  if (option.type === BOOLEAN) return [{ name: "True", value: "true" }, { name: "False", value: "false" }];
  return null;
}
