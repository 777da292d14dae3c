// The page: who I am, where I can look, what is said there, and the stream of what happens.
import { ask, avatar, byId, channelName, el, toast, world } from "./dom.js";
import { showEntry } from "./entry.js";
import { retime } from "./markdown.js";
import { meMenu, placeMenu, troubleMenu } from "./menu.js";
import { messageNode } from "./message.js";

const TEXT = 0, DM = 1, THREADS = [10, 11, 12], EPHEMERAL = 1 << 6;
const unread = new Map();
const dayOf = new Intl.DateTimeFormat("en", { dateStyle: "long" });
let newFrom = null, forgotten = null;
let typingTimer = 0;

start();

async function start() {
  const people = await ask("users");
  for (const who of people) world.people.set(who.id, who);
  world.bot = people.find((who) => who.bot)?.id;
  const name = new URLSearchParams(location.search).get("as");
  const me = people.find((who) => !who.bot && (who.name.toLowerCase() === name?.toLowerCase() || who.id === name));
  if (!me) return pick(people);
  world.me = me;
  byId("app").hidden = false;
  await load();
  open(location.hash.slice(1).split("/")[0]);
  listen();
  stayAtBottom();
  window.addEventListener("hashchange", () => open(...location.hash.slice(1).split("/")));
  byId("menu").addEventListener("click", () => toggleSidebar());
  byId("place-menu").addEventListener("click", (event) => placeMenu(world.channels.get(world.open), event.currentTarget));
  byId("bot-state").addEventListener("click", (event) => troubleMenu(event.currentTarget));
  byId("veil").addEventListener("click", () => toggleSidebar(false));
  document.addEventListener("keydown", (event) => event.key === "Escape" && toggleSidebar(false));
  setInterval(() => document.querySelectorAll("time[data-style=R]").forEach(retime), 1000);
  setInterval(health, 5000);
  health();
}

function pick(people) {
  byId("pick").hidden = false;
  byId("people").append(...people.filter((who) => !who.bot).map((who) => el("li", {}, el("a", { href: `/?as=${who.name}` }, avatar(who.id), who.name))));
}

async function health() {
  let text = "The stand-in is not running";
  try { text = (await ask("health")).bot_connected ? "Bot connected" : "No bot connected"; } catch { /* said by the text */ }
  const node = byId("bot-state");
  if (node.textContent !== text) node.textContent = text;
  node.className = text === "Bot connected" ? "up" : "down";
}

/** Take over everything that I see from the stand-in. What only I saw is gone when the page begins anew, as with Discord's own client. */
async function load() {
  const state = await ask(`state?user=${world.me.id}`);
  forgotten ??= new Set(state.channels.flatMap((channel) => channel.messages.filter((one) => one.flags & EPHEMERAL).map((one) => one.id)));
  for (const channel of state.channels) channel.messages = channel.messages.filter((one) => !forgotten.has(one.id));
  world.channels = new Map(state.channels.map((channel) => [channel.id, channel]));
  world.commands = state.commands;
  world.me.dms_open = state.me.dms_open;
  showPlaces();
}

// the sidebar ---------------------------------------------------------------------------------------------------------------------

function showPlaces() {
  const every = [...world.channels.values()];
  const texts = every.filter((one) => one.type === TEXT).sort((a, b) => a.position - b.position);
  const threadsOf = (parent) => every.filter((one) => THREADS.includes(one.type) && one.parent_id === parent);
  const rows = texts.flatMap((one) => [place(one), ...threadsOf(one.id).filter((thread) => !thread.thread_metadata.archived || thread.id === world.open).map((thread) => place(thread))]);
  const archived = every.filter((one) => THREADS.includes(one.type) && one.thread_metadata.archived && one.id !== world.open);
  const dms = every.filter((one) => one.type === DM);
  byId("places").replaceChildren(el("h2", {}, "Channels"), el("ul", {}, rows), el("h2", {}, "Direct messages"),
    dms.length ? el("ul", {}, dms.map((one) => place(one))) : el("p.small", {}, "None yet. The bot writes to you when a match needs you."),
    ...(archived.length ? [el("details", {}, el("summary", {}, `Archived threads (${archived.length})`), el("ul", {}, archived.map((one) => place(one))))] : []));
  byId("me").replaceChildren(el("button.who", { type: "button", "aria-haspopup": "menu", onclick: (event) => meMenu(event.currentTarget) }, avatar(world.me.id),
    el("span.words", {}, el("strong", {}, world.me.name), el("small", {}, world.me.dms_open ? "Direct messages open" : "Direct messages closed")), el("span", { "aria-hidden": "true" }, "⋯")));
  const count = [...unread.values()].reduce((sum, one) => sum + one.pings, 0);
  document.title = `${count ? `(${count}) ` : ""}${world.me.name} · ${title(world.channels.get(world.open))}`;
  byId("menu-dot").hidden = !unread.size;
}

const title = (channel) => (!channel ? "Sandbox" : channel.type === TEXT ? `#${channel.name}` : channelName(channel));

function place(channel) {
  const news = unread.get(channel.id);
  const thread = THREADS.includes(channel.type);
  const sign = channel.type === DM ? avatar(world.bot, ".tiny") : el("span.sign", { "aria-hidden": "true" }, thread ? "└" : "#");
  const label = `${thread ? "Thread " : channel.type === DM ? "Direct messages with " : "Channel "}${channelName(channel)}${news ? `, unread${news.pings ? `, ${news.pings} for you` : ""}` : ""}`;
  return el(`li${thread ? ".thread" : ""}`, {}, el(`a.place${news ? ".unread" : ""}`, { href: `#${channel.id}`, "aria-label": label, "aria-current": channel.id === world.open ? "page" : null },
    sign, el("span.label", {}, channelName(channel)), news?.pings ? el("span.badge", {}, String(news.pings)) : news ? el("span.dot") : null));
}

function toggleSidebar(wanted) {
  const shown = wanted ?? !document.body.classList.contains("menu");
  document.body.classList.toggle("menu", shown);
  byId("menu").setAttribute("aria-expanded", String(shown));
}

// the open channel ----------------------------------------------------------------------------------------------------------------

function open(id, messageId) {
  const first = [...world.channels.values()].sort((a, b) => a.type - b.type || a.position - b.position)[0];
  const channel = world.channels.get(id) ?? first;
  byId("nowhere").hidden = Boolean(channel);
  byId("here").hidden = !channel;
  byId("place-menu").hidden = !channel;
  if (!channel) {
    world.open = null;
    byId("place").textContent = byId("topic").textContent = "";
    return showPlaces();
  }
  const same = world.open === channel.id;
  world.open = channel.id;
  newFrom = unread.get(channel.id)?.first ?? null;
  unread.delete(channel.id);
  showTop();
  toggleSidebar(false);
  showPlaces();
  if (!same || !messageId) { showMessages(); showEntry(); }
  const target = messageId && document.querySelector(`[data-message="${messageId}"]`);
  if (target) { target.scrollIntoView({ block: "center" }); target.focus(); target.classList.add("found"); }
}

function showTop() {
  const channel = world.channels.get(world.open);
  const parent = world.channels.get(channel.parent_id);
  const state = channel.thread_metadata?.locked ? " · locked" : channel.thread_metadata?.archived ? " · archived" : "";
  byId("place").textContent = title(channel);
  byId("topic").textContent = parent ? `Thread in #${parent.name}${channel.type === 12 ? " · private" : ""}${state}` : channel.type === DM ? "Only you and the bot see this" : channel.topic ?? "";
}

function showMessages() {
  if (!world.open) return;
  const { messages } = world.channels.get(world.open);
  const log = byId("log");
  log.replaceChildren(el("div.start", {}, el("h2", {}, title(world.channels.get(world.open))), el("p", {}, "This is the beginning. Type / to see what the bot can do.")),
    ...messages.flatMap((message, index) => placed(message, messages[index - 1])));
  toBottom();
}

/** A message with what stands above it: a new day, and where the unread ones begin. */
function placed(message, before) {
  const day = dayOf.format(new Date(message.timestamp));
  const newDay = before && day !== dayOf.format(new Date(before.timestamp));
  const isNew = message.id === newFrom;
  return [newDay ? el("p.divider", {}, day) : null, isNew ? el("p.divider.new", {}, "New") : null, messageNode(message, newDay || isNew ? null : before)].filter(Boolean);
}

const atBottom = () => { const log = byId("log"); return log.scrollHeight - log.scrollTop - log.clientHeight < 80; };

/** Who reads the newest message goes on reading it when the window or the entry field changes its size. */
function stayAtBottom() {
  let stay = true;
  byId("log").addEventListener("scroll", () => (stay = atBottom()));
  new ResizeObserver(() => stay && toBottom()).observe(byId("log"));
}

function toBottom() {
  const log = byId("log");
  log.scrollTop = log.scrollHeight;
  for (const image of log.querySelectorAll("img")) if (!image.complete) image.addEventListener("load", () => (log.scrollTop = log.scrollHeight), { once: true });
}

// what happens --------------------------------------------------------------------------------------------------------------------

/** Take what happens in its order, one after the other: what came while the whole was read again is applied to it afterwards. */
function listen() {
  const source = new EventSource(`/sandbox/events?user=${world.me.id}`);
  let lost = false, before = Promise.resolve();
  source.addEventListener("message", (event) => {
    const { event: name, data } = JSON.parse(event.data);
    before = before.then(() => (HAPPENINGS[name] ?? refresh)(data)).catch((error) => toast(error.message));
  });
  source.addEventListener("error", () => { lost = true; byId("lost").hidden = false; });
  source.addEventListener("open", async () => {
    if (!lost) return;
    lost = false;
    await refresh();
    showMessages();
    byId("lost").hidden = true;
  });
}

async function refresh() {
  await load();
  if (!world.channels.has(world.open)) return open("");
  showTop();
}

const HAPPENINGS = {
  MESSAGE_CREATE: async (message) => {
    if (!world.channels.has(message.channel_id)) await load();
    const channel = world.channels.get(message.channel_id);
    if (!channel) return;
    if (!channel.messages.some((one) => one.id === message.id)) channel.messages.push(message);
    if (message.channel_id === world.open && !document.querySelector(`[data-message="${message.id}"]`)) {
      const stay = atBottom();
      byId("log").append(...placed(message, channel.messages.at(-2)));
      if (stay) toBottom();
    }
    note(message);
  },
  MESSAGE_UPDATE: (message) => {
    const channel = world.channels.get(message.channel_id);
    const index = channel?.messages.findIndex((one) => one.id === message.id) ?? -1;
    if (index < 0) return;
    channel.messages[index] = message;
    if (message.channel_id === world.open) replace(message, channel.messages[index - 1]);
  },
  MESSAGE_DELETE: ({ id, channel_id }) => {
    const channel = world.channels.get(channel_id);
    if (!channel) return;
    channel.messages = channel.messages.filter((one) => one.id !== id);
    if (channel_id === world.open) document.querySelector(`[data-message="${id}"]`)?.remove();
    const news = unread.get(channel_id);
    if (news && !channel.messages.some((one) => BigInt(one.id) >= BigInt(news.first))) { unread.delete(channel_id); showPlaces(); }
  },
  TYPING_START: ({ channel_id }) => {
    if (channel_id !== world.open) return;
    byId("typing").textContent = "Chainkeeper is typing…";
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => (byId("typing").textContent = ""), 8000);
  },
};

/** Mark a place unread, and take the typing note away. */
function note(message) {
  if (message.author.bot) byId("typing").textContent = "";
  if (message.channel_id === world.open || message.author.id === world.me.id) return;
  const before = unread.get(message.channel_id) ?? { pings: 0 };
  const isDm = world.channels.get(message.channel_id)?.type === DM;
  const pings = isDm || message.mentions.some((user) => user.id === world.me.id) ? 1 : 0;
  unread.set(message.channel_id, { first: before.first ?? message.id, pings: before.pings + pings });
  showPlaces();
}

/** Put a changed message in the place of the old one, keeping the focus, an open list apart. */
function replace(message, before) {
  const old = document.querySelector(`[data-message="${message.id}"]`);
  if (!old) return;
  const focused = old.contains(document.activeElement) ? document.activeElement.dataset.id : null;
  const stay = atBottom();
  const node = messageNode(message, before);
  old.replaceWith(node);
  if (focused) (node.querySelector(`[data-id="${CSS.escape(focused)}"]`) ?? node).focus({ preventScroll: true });
  if (stay) toBottom();
}
