// Context menus: of a message, of a person, of a place. Commands of the bot first, then what people and moderators do.
import { ask, byId, el, toast, world } from "./dom.js";
import { perform } from "./message.js";

const ON_USER = 2, ON_MESSAGE = 3, DM = 1, THREADS = [10, 11, 12];

/** Open a menu of `[label, deed, kind]` at a point, or under the element that was pressed. Labels alone are headings. */
export function openMenu(items, at) {
  document.querySelector(".context-menu")?.remove();
  const back = document.activeElement;
  const close = (event) => {
    if (event?.type === "pointerdown" && menu.contains(event.target)) return;
    menu.remove();
    document.removeEventListener("pointerdown", close);
    if (!event) back?.focus({ preventScroll: true });
  };
  const keys = (event) => {
    const nodes = [...menu.querySelectorAll("[role=menuitem]")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) nodes.at((nodes.indexOf(document.activeElement) + step) % nodes.length).focus();
    else if (event.key === "Escape" || event.key === "Tab") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const entry = ([label, deed, kind]) => (deed
    ? el(`button.menu-item${kind ? `.${kind}` : ""}`, { type: "button", role: "menuitem", onclick: () => { close(); deed(); } }, label)
    : el("p.list-head", {}, label));
  const menu = el("div.context-menu", { role: "menu", onkeydown: keys, oncontextmenu: (event) => event.preventDefault() }, items.map(entry));
  document.body.append(menu);
  const { left, bottom } = at instanceof Element ? at.getBoundingClientRect() : { left: at.x, bottom: at.y };
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(bottom + 4, innerHeight - menu.offsetHeight - 8))}px`;
  document.addEventListener("pointerdown", close);
  menu.querySelector("[role=menuitem]")?.focus();
}

const commands = (kind) => (world.commands[world.open] ?? []).filter((command) => command.type === kind);
const headed = (heading, items) => (items.length ? [[heading], ...items] : []);
const moderate = (body) => ask("moderate", body).catch((error) => toast(error.message));

/** What can be done with a message. */
export function messageMenu(message, at) {
  const name = (command) => perform("context", { message: message.id, command: command.name }, { said: command.name });
  openMenu([
    ...headed("Apps", commands(ON_MESSAGE).map((command) => [command.name, () => name(command)])),
    ["Message"],
    ["Copy text", () => copy(document.querySelector(`[data-message="${message.id}"] .content`)?.innerText ?? "")],
    ["Copy message ID", () => copy(message.id)],
    message.flags & 64
      ? ["Dismiss", () => perform("dismiss", { message: message.id })]
      : ["Delete, as a moderator", () => moderate({ do: "delete_message", channel: message.channel_id, message: message.id }), "danger"],
  ], at);
}

/** What can be done with a person. */
export function personMenu(who, at) {
  const run = (command) => perform("context", { channel: world.open, target: who.id, command: command.name }, { said: command.name });
  openMenu([
    ...headed("Apps", commands(ON_USER).map((command) => [command.name, () => run(command)])),
    [who.name],
    ["Mention", () => { const entry = byId("entry"); if (entry) { entry.value += `<@${who.id}> `; entry.focus(); } }],
    ["Copy user ID", () => copy(who.id)],
    ...(who.bot ? [] : [[`Open a tab as ${who.name} ↗`, () => window.open(`/?as=${who.name}`)]]),
  ], at);
}

/** What can be done with the open channel or thread. */
export function placeMenu(channel, at) {
  const act = (deed, more = {}) => () => moderate({ do: deed, channel: channel.id, ...more });
  const thread = THREADS.includes(channel.type);
  const archived = thread && channel.thread_metadata.archived;
  openMenu([
    [thread ? "Thread" : channel.type === DM ? "Direct messages" : "Channel"],
    ["Copy ID", () => copy(channel.id)],
    ...(archived ? [["Bring back", act("unarchive")]] : []),
    ...(thread && !archived ? [["Archive", act("archive")], ["Archive and lock", act("archive", { locked: true })]] : []),
    ...(channel.type === DM ? [] : [
      ["Let the bot write here", act("allow", { permissions: ["send_messages", "send_messages_in_threads"] })],
      ["Forbid the bot to write here", act("forbid", { permissions: ["send_messages", "send_messages_in_threads"] })],
      [`Delete the ${thread ? "thread" : "channel"}`, act("delete_channel"), "danger"],
    ]),
  ], at);
}

/** What can go wrong between the bot and Discord, to be tried while one plays. */
export function troubleMenu(at) {
  const now = (way) => () => trouble({ gateway: way });
  openMenu([
    ["Let something go wrong"],
    ["Break the bot's connection", now("drop")],
    ["Make its session invalid", now("invalid")],
    ["Fail its next request (500)", () => trouble({ way: "500" })],
    ["Lose its next answer", () => trouble({ way: "lost" })],
    ["Storm: a tenth of everything fails", () => trouble({ storm: 0.1, seed: Date.now() % 1000 })],
    ["End all of it", () => ask("faults", undefined, "DELETE").catch((error) => toast(error.message))],
  ], at);
}

const trouble = (body) => ask("faults", body).catch((error) => toast(error.message));

/** Who I am, and who else I could be. */
export function meMenu(at) {
  const { id, dms_open: open } = world.me;
  const others = [...world.people.values()].filter((who) => !who.bot && who.id !== id);
  openMenu([
    ["Open a tab as"],
    ...others.map((who) => [`${who.name} ↗`, () => window.open(`/?as=${who.name}`)]),
    ["You"],
    ["Be someone else in this tab", () => (location.href = "/")],
    [`${open ? "Close" : "Open"} my direct messages`, () => moderate({ do: "dms", user: id, open: !open })],
  ], at);
}

const copy = (text) => navigator.clipboard.writeText(text).catch(() => toast("The browser does not allow copying."));
