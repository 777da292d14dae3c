// The page: who I am, what I see, which channel is open, and the stream of what happens.
import { ask, avatar, byId, el, toast, world } from "./dom.js";
import { showEntry } from "./entry.js";
import { append, find, PRACTICE, remove, replace, showMessages, stayAtBottom } from "./log.js";
import { retime } from "./markdown.js";
import { placeMenu, troubleMenu } from "./menu.js";
import { showHealth, showPlaces, title, toggleSidebar } from "./sidebar.js";

const DM = 1, PRIVATE_THREAD = 12, EPHEMERAL = 1 << 6;
let forgotten = null;
let typingTimer = 0;

start();

async function start() {
  const people = await ask("users");
  for (const who of people) world.people.set(who.id, who);
  world.bot = people.find((who) => who.bot)?.id;
  const name = new URLSearchParams(location.search).get("as");
  world.me = people.find((who) => !who.bot && (who.name.toLowerCase() === name?.toLowerCase() || who.id === name));
  if (!world.me) return pick(people.filter((who) => !who.bot));
  byId("app").hidden = false;
  await load();
  go();
  listen();
  stayAtBottom();
  window.addEventListener("hashchange", go);
  byId("menu").addEventListener("click", () => toggleSidebar());
  byId("place-menu").addEventListener("click", (event) => placeMenu(world.channels.get(world.open), event.currentTarget));
  byId("bot-state").addEventListener("click", (event) => troubleMenu(event.currentTarget));
  byId("veil").addEventListener("click", () => toggleSidebar(false));
  document.addEventListener("keydown", (event) => event.key === "Escape" && toggleSidebar(false));
  setInterval(() => document.querySelectorAll("time[data-style=R]").forEach(retime), 1000);
  setInterval(showHealth, 5000);
  showHealth();
}

/** Go where the address says: to a channel, perhaps to a message in it, or into a game against the computer. */
function go() {
  const [place, message] = location.hash.slice(1).split("/");
  return place === PRACTICE ? practise() : open(place, message);
}

/** Begin a game against the computer in my direct messages, and go there. Reading the page again begins no other one. */
async function practise() {
  history.replaceState(null, "", location.pathname + location.search);
  if (!world.open) open("");
  try {
    const { message } = await ask("command", { user: world.me.id, channel: "dm", command: "match practice", options: {} });
    if (!message) throw new Error("The application did not respond.");
    await load();
    location.hash = message.channel_id;
  } catch (error) {
    toast(error.message);
  }
}

function pick(people) {
  byId("pick").hidden = false;
  byId("people").append(...people.map((who) => el("li", {}, el("a", { href: `/?as=${who.name}` }, avatar(who.id), who.name))));
}

/** Take over everything that I see from the stand-in. What only I saw is gone when the page begins anew, as with Discord's own client. */
async function load() {
  const state = await ask(`state?user=${world.me.id}`);
  const messages = state.channels.flatMap((channel) => channel.messages);
  forgotten ??= new Set(messages.filter((one) => one.flags & EPHEMERAL).map((one) => one.id));
  for (const channel of state.channels) channel.messages = channel.messages.filter((one) => !forgotten.has(one.id));
  world.channels = new Map(state.channels.map((channel) => [channel.id, channel]));
  world.commands = state.commands;
  world.me.dms_open = state.me.dms_open;
  showPlaces();
}

// the open channel ----------------------------------------------------------------------------------------------------------------

/** Open a channel, or the first one; with a message, bring that into sight. */
function open(id, messageId) {
  const first = [...world.channels.values()].sort((a, b) => a.type - b.type || a.position - b.position)[0];
  const channel = world.channels.get(id) ?? first;
  const same = world.open === channel?.id;
  world.open = channel?.id ?? null;
  world.newFrom = world.unread.get(world.open)?.first ?? null;
  world.unread.delete(world.open);
  showTop();
  toggleSidebar(false);
  showPlaces();
  if (channel && !(same && messageId)) {
    showMessages();
    showEntry();
  }
  if (messageId) find(messageId);
}

function showTop() {
  const channel = world.channels.get(world.open);
  byId("nowhere").hidden = Boolean(channel);
  byId("here").hidden = byId("place-menu").hidden = !channel;
  byId("place").textContent = channel ? title(channel) : "";
  byId("topic").textContent = channel ? topic(channel) : "";
}

function topic(channel) {
  const parent = world.channels.get(channel.parent_id);
  if (!parent) return channel.type === DM ? "Only you and the bot see this" : channel.topic ?? "";
  const { locked, archived } = channel.thread_metadata;
  const state = locked ? " · locked" : archived ? " · archived" : "";
  return `Thread in #${parent.name}${channel.type === PRIVATE_THREAD ? " · private" : ""}${state}`;
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
  if (world.channels.has(world.open)) showTop();
  else open("");
}

const HAPPENINGS = {
  MESSAGE_CREATE: async (message) => {
    if (!world.channels.has(message.channel_id)) await load();
    const channel = world.channels.get(message.channel_id);
    if (!channel) return;
    if (!channel.messages.some((one) => one.id === message.id)) channel.messages.push(message);
    if (message.author.id === world.bot) byId("typing").textContent = "";
    if (message.channel_id === world.open) append(message, channel.messages.at(-2));
    else if (message.author.id !== world.me.id) markUnread(channel, message);
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
    if (channel_id === world.open) remove(id);
    const news = world.unread.get(channel_id);
    if (!news || channel.messages.some((one) => BigInt(one.id) >= BigInt(news.first))) return;
    world.unread.delete(channel_id);
    showPlaces();
  },
  TYPING_START: ({ channel_id }) => {
    if (channel_id !== world.open) return;
    byId("typing").textContent = "Chainkeeper is typing…";
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => (byId("typing").textContent = ""), 8000);
  },
};

function markUnread(channel, message) {
  const before = world.unread.get(channel.id) ?? { first: message.id, pings: 0 };
  const forMe = channel.type === DM || message.mentions.some((user) => user.id === world.me.id);
  world.unread.set(channel.id, { ...before, pings: before.pings + Number(forMe) });
  showPlaces();
}
