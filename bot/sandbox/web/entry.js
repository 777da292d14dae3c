// The entry field: ordinary messages, and the list of commands that opens with a slash.
import { commandLine } from "./command.js";
import { ask, avatar, byId, el, toast, world } from "./dom.js";

const SLASH = 1, SUBCOMMAND = 1, GROUP = 2;

/** Put a fresh entry field under the open channel. */
export function showEntry(focus = false) {
  byId("entry-box").replaceChildren(textEntry());
  if (focus) byId("entry").focus();
}

const commandsHere = () => flatten((world.commands[world.open] ?? []).filter((command) => command.type === SLASH));

/** Every command that can be run, with the path of its subcommands. */
function flatten(commands, path = []) {
  return commands.flatMap((command) => {
    const inner = (command.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    const here = [...path, command.name];
    return inner.length ? flatten(inner, here) : [{ path: here.join(" "), description: command.description, options: command.options ?? [] }];
  }).sort((a, b) => a.path.localeCompare(b.path));
}

/** Commands that fit what was typed: those that begin with it first, then those that hold it. */
function fitting(text) {
  const typed = text.slice(1).trim().toLowerCase();
  const found = commandsHere().filter((one) => one.path.includes(typed));
  return [...found.filter((one) => one.path.startsWith(typed)), ...found.filter((one) => !one.path.startsWith(typed))];
}

function textEntry() {
  const list = el("div.suggestions", { role: "listbox", id: "command-list", "aria-label": "Commands", hidden: true });
  const input = el("input", {
    id: "entry", type: "text", autocomplete: "off", maxlength: "2000", placeholder: placeholder(), "aria-label": "Message, or slash for commands",
    role: "combobox", "aria-controls": "command-list", "aria-expanded": "false", "aria-autocomplete": "list",
  });
  let found = [], marked = 0;
  const show = (open) => { list.hidden = !open; input.setAttribute("aria-expanded", String(open)); };
  const mark = (next) => {
    const nodes = [...list.querySelectorAll("[role=option]")];
    marked = Math.max(0, Math.min(nodes.length - 1, next));
    nodes.forEach((node, index) => node.setAttribute("aria-selected", String(index === marked)));
    nodes[marked]?.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", nodes.length ? `command-${marked}` : "");
  };
  const choose = (one, typed = "") => {
    const line = commandLine(one, typed, () => showEntry(true));
    byId("entry-box").replaceChildren(line);
    (line.querySelector(".pill input") ?? line.querySelector(".send")).focus();
  };
  const suggest = () => {
    const text = input.value;
    if (!text.startsWith("/")) return show(false);
    const whole = commandsHere().find((one) => text.startsWith(`/${one.path} `));
    if (whole) return choose(whole, text.slice(whole.path.length + 2));
    found = fitting(text);
    list.replaceChildren(el("p.list-head", {}, text === "/" ? "Commands" : `Commands matching ${text}`), ...found.map(commandRow(choose)));
    if (!found.length) list.append(el("p.small.nothing", {}, "No such command here. Is the bot connected?"));
    show(true);
    mark(0);
  };
  const say = async () => {
    const content = input.value.trim();
    if (!content || content.startsWith("/")) return;
    input.value = "";
    try { await ask("say", { user: world.me.id, channel: world.open, content }); } catch (error) { toast(error.message); input.value = content; }
  };
  input.addEventListener("input", suggest);
  input.addEventListener("blur", () => show(false));
  input.addEventListener("keydown", (event) => {
    const open = !list.hidden;
    if (event.key === "Escape") show(false);
    else if (open && event.key === "ArrowDown") mark(marked + 1);
    else if (open && event.key === "ArrowUp") mark(marked - 1);
    else if (open && (event.key === "Enter" || event.key === "Tab") && found.length) choose(found[marked]);
    else if (event.key === "Enter") say();
    else return;
    event.preventDefault();
  });
  const begin = () => { input.value = "/"; input.focus(); suggest(); };
  const slash = el("button.plain.slash", { type: "button", "aria-label": "Commands", onclick: begin }, "/");
  return el("div.entry", {}, list, slash, input, el("button.plain.send", { type: "button", "aria-label": "Send", onclick: say }, "➤"));
}

function placeholder() {
  const channel = world.channels.get(world.open);
  return `Message ${channel?.type === 1 ? "Chainkeeper" : `${channel?.type === 0 ? "#" : ""}${channel?.name ?? ""}`}`;
}

const commandRow = (choose) => (one, index) => el("div.suggestion.command-row", {
  role: "option", id: `command-${index}`, "aria-selected": "false", onpointerdown: (event) => { event.preventDefault(); choose(one); },
}, avatar(world.bot, ".tiny"), el("span.words", {},
  el("span", {}, el("strong", {}, `/${one.path}`), one.options.map((option) => el(`span.hint${option.required ? "" : ".may"}`, {}, option.name))),
  el("small", {}, one.description)));
