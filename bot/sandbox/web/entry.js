// The entry field: ordinary messages, and slash commands with their options.
import { ask, byId, el, toast, world } from "./dom.js";
import { perform } from "./message.js";

const SUBCOMMAND = 1, GROUP = 2, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10;

/** Put a fresh entry field under the open channel. */
export function showEntry() {
  byId("entry-box").replaceChildren(textEntry());
}

const commandsHere = () => flatten(world.channels.get(world.open)?.type === 1 ? world.dmCommands : world.commands);

/** Every command that can be run, with the path of its subcommands. */
function flatten(commands, path = []) {
  return commands.flatMap((command) => {
    const inner = (command.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    const here = [...path, command.name];
    return inner.length ? flatten(inner, here) : [{ path: here.join(" "), description: command.description, options: command.options ?? [] }];
  });
}

function textEntry() {
  const list = el("div.suggestions", { role: "listbox", id: "command-list", "aria-label": "Commands", hidden: true });
  const input = el("input", {
    id: "entry", type: "text", autocomplete: "off", maxlength: "2000", placeholder: "Message, or / for commands", "aria-label": "Message, or slash for commands",
    role: "combobox", "aria-controls": "command-list", "aria-expanded": "false", "aria-autocomplete": "list",
  });
  const suggest = () => {
    const text = input.value;
    const found = text.startsWith("/") ? commandsHere().filter((one) => `/${one.path}`.includes(text.toLowerCase().trim()) || one.path.includes(text.slice(1).toLowerCase())) : [];
    list.replaceChildren(...found.map((one, index) => el("div.suggestion", {
      role: "option", id: `command-${index}`, "aria-selected": String(index === 0), onpointerdown: (event) => { event.preventDefault(); choose(one); },
    }, el("strong", {}, `/${one.path}`), el("small", {}, one.description))));
    if (text.startsWith("/") && !found.length) list.replaceChildren(el("p.small", {}, "No such command. Is the bot running?"));
    list.hidden = !text.startsWith("/");
    input.setAttribute("aria-expanded", String(!list.hidden));
    input.setAttribute("aria-activedescendant", found.length ? "command-0" : "");
    list.found = found;
  };
  const choose = (one) => { byId("entry-box").replaceChildren(commandEntry(one)); focusFirst(); };
  const move = (step) => {
    const nodes = [...list.querySelectorAll("[role=option]")];
    const now = nodes.findIndex((node) => node.getAttribute("aria-selected") === "true");
    const next = Math.max(0, Math.min(nodes.length - 1, now + step));
    nodes.forEach((node, index) => node.setAttribute("aria-selected", String(index === next)));
    nodes[next]?.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", `command-${next}`);
  };
  const say = async () => {
    const content = input.value.trim();
    if (!content) return;
    input.value = "";
    try { await ask("say", { user: world.me.id, channel: world.open, content }); } catch (error) { toast(error.message); }
  };
  input.addEventListener("input", suggest);
  input.addEventListener("blur", () => (list.hidden = true));
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { list.hidden = true; return; }
    if (!list.hidden && (event.key === "ArrowDown" || event.key === "ArrowUp")) { event.preventDefault(); move(event.key === "ArrowDown" ? 1 : -1); }
    if (event.key === "Enter" || (event.key === "Tab" && !list.hidden)) {
      event.preventDefault();
      const marked = [...list.querySelectorAll("[role=option]")].findIndex((node) => node.getAttribute("aria-selected") === "true");
      if (!list.hidden && list.found?.length) choose(list.found[Math.max(0, marked)]);
      else if (!input.value.startsWith("/")) say();
    }
  });
  const slash = el("button.plain.slash", { type: "button", "aria-label": "Commands", onclick: () => { input.value = "/"; input.focus(); suggest(); } }, "/");
  return el("div.entry", {}, list, slash, input, el("button.plain.send", { type: "button", "aria-label": "Send", onclick: say }, "➤"));
}

function focusFirst() {
  (document.querySelector("#entry-box .option-field input, #entry-box .option-field select") ?? document.querySelector("#entry-box button.primary"))?.focus();
}

/** A command with a field for each option. */
function commandEntry(command) {
  const readers = new Map();
  const values = () => Object.fromEntries([...readers].map(([name, read]) => [name, read()]).filter(([, value]) => value !== "" && value !== null));
  const leave = () => { showEntry(); byId("entry")?.focus(); };
  const run = async (event) => {
    event.preventDefault();
    const button = form.querySelector("button.primary");
    button.setAttribute("aria-busy", "true");
    const outcome = await perform("command", { channel: world.open, command: command.path, options: values() });
    button.removeAttribute("aria-busy");
    if (outcome && form.isConnected) leave();
  };
  const form = el("form.entry.command", { onsubmit: run, "aria-label": `Command ${command.path}`, onkeydown: (event) => event.key === "Escape" && leave() },
    el("p.command-name", {}, el("strong", {}, `/${command.path}`), el("small", {}, command.description)),
    el("div.fields", {}, command.options.map((option) => optionField(command, option, readers, values))),
    el("div.row", {}, el("button.button.primary", { type: "submit" }, "Run"), el("button.button.secondary", { type: "button", onclick: leave }, "Cancel")));
  return form;
}

let counter = 0;

function optionField(command, option, readers, values) {
  const id = `option-${++counter}`;
  const input = optionInput(command, option, id, values, readers);
  return el("div.option-field", {}, el("label", { for: id }, option.name, option.required ? el("span.required", { "aria-hidden": "true" }, " *") : null),
    input, el("small", { id: `${id}-help` }, option.description));
}

function optionInput(command, option, id, values, readers) {
  const shared = { id, required: Boolean(option.required), "aria-describedby": `${id}-help` };
  const choices = choicesOf(option);
  if (choices) {
    const select = el("select", shared, el("option", { value: "" }, option.required ? "Choose…" : "not given"), choices.map(([value, name]) => el("option", { value: String(value) }, name)));
    readers.set(option.name, () => select.value);
    return select;
  }
  const number = option.type === INTEGER || option.type === NUMBER;
  const input = el("input", { ...shared, type: number ? "number" : "text", autocomplete: "off", step: option.type === NUMBER ? "any" : null,
    min: option.min_value === undefined ? null : String(option.min_value), max: option.max_value === undefined ? null : String(option.max_value),
    maxlength: number ? null : String(option.max_length ?? 6000) });
  if (option.autocomplete) return completed(command, option, input, values, readers);
  readers.set(option.name, () => input.value);
  return input;
}

function choicesOf(option) {
  if (option.choices?.length) return option.choices.map((choice) => [choice.value, choice.name]);
  if (option.type === USER) return [...world.people.values()].map((who) => [who.id, who.name]);
  if (option.type === CHANNEL) return [...world.channels.values()].filter((one) => one.type !== 1).map((one) => [one.id, `#${one.name}`]);
  if (option.type === BOOLEAN) return [["true", "True"], ["false", "False"]];
  return null;
}

/** A text option whose choices the bot gives while one types. Free text stays possible, as on Discord. */
function completed(command, option, input, values, readers) {
  let chosen = null, timer = 0, latest = 0;
  const list = el("div.suggestions", { role: "listbox", id: `${input.id}-list`, "aria-label": `Choices for ${option.name}`, hidden: true });
  const mark = (next) => {
    const nodes = [...list.querySelectorAll("[role=option]")];
    nodes.forEach((node, index) => node.setAttribute("aria-selected", String(index === next)));
    nodes[next]?.scrollIntoView({ block: "nearest" });
  };
  const choose = (choice) => { chosen = choice; input.value = choice.name; list.hidden = true; };
  const fetchChoices = async () => {
    const mine = ++latest;
    const others = values();
    delete others[option.name];
    try {
      const outcome = await ask("autocomplete", { user: world.me.id, channel: world.open, command: command.path, focused: option.name, value: input.value, options: others });
      if (mine !== latest || document.activeElement !== input) return;
      const choices = outcome.choices ?? [];
      list.choices = choices;
      list.replaceChildren(...(choices.length ? choices.map((choice) => el("div.suggestion", { role: "option", "aria-selected": "false", onpointerdown: (event) => { event.preventDefault(); choose(choice); } }, choice.name))
        : [el("p.small", {}, outcome.kind === "timeout" ? "Loading options failed." : "No options match your search.")]));
      list.hidden = false;
      mark(0);
    } catch (error) { toast(error.message); }
  };
  const soon = () => { clearTimeout(timer); timer = setTimeout(fetchChoices, 150); };
  input.addEventListener("input", () => { chosen = null; soon(); });
  input.addEventListener("focus", soon);
  input.addEventListener("blur", () => (list.hidden = true));
  input.addEventListener("keydown", (event) => {
    if (list.hidden || !list.choices?.length) return;
    const now = [...list.querySelectorAll("[role=option]")].findIndex((node) => node.getAttribute("aria-selected") === "true");
    if (event.key === "ArrowDown") mark(Math.min(now + 1, list.choices.length - 1));
    else if (event.key === "ArrowUp") mark(Math.max(now - 1, 0));
    else if (event.key === "Enter" || event.key === "Tab") choose(list.choices[Math.max(now, 0)]);
    else if (event.key === "Escape") { list.hidden = true; event.stopPropagation(); }
    else return;
    if (event.key !== "Tab") event.preventDefault();
  });
  readers.set(option.name, () => (chosen ? chosen.value : input.value));
  for (const [key, value] of Object.entries({ role: "combobox", "aria-controls": list.id, "aria-autocomplete": "list" })) input.setAttribute(key, value);
  return el("div.completed", {}, input, list);
}
