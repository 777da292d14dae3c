// The list at the side: channels with their threads, direct messages, what is unread there, who I am, and whether the bot is connected.
import { ask, avatar, byId, channelName, el, world } from "./dom.js";
import { meMenu } from "./menu.js";

const TEXT = 0, DM = 1, THREADS = [10, 11, 12];

export const title = (channel) => (!channel ? "Sandbox" : channel.type === TEXT ? `#${channel.name}` : channelName(channel));

/** Draw the whole list. */
export function showPlaces() {
  const every = [...world.channels.values()];
  const texts = every.filter((one) => one.type === TEXT).sort((a, b) => a.position - b.position);
  const threads = every.filter((one) => THREADS.includes(one.type));
  const away = (thread) => thread.thread_metadata.archived && thread.id !== world.open;
  const within = (parent) => threads.filter((thread) => thread.parent_id === parent.id && !away(thread));
  byId("places").replaceChildren(
    el("h2", {}, "Channels"), list(texts.flatMap((one) => [one, ...within(one)])),
    el("h2", {}, "Direct messages"), list(every.filter((one) => one.type === DM), "None yet. The bot writes to you when a match needs you."),
    archive(threads.filter(away)));
  showMe();
  const count = [...world.unread.values()].reduce((sum, one) => sum + one.pings, 0);
  document.title = `${count ? `(${count}) ` : ""}${world.me.name} · ${title(world.channels.get(world.open))}`;
  byId("menu-dot").hidden = !world.unread.size;
}

const list = (channels, otherwise) => (channels.length || !otherwise ? el("ul", {}, channels.map(place)) : el("p.small", {}, otherwise));

const archive = (threads) => (threads.length ? el("details", {}, el("summary", {}, `Archived threads (${threads.length})`), list(threads)) : "");

function place(channel) {
  const news = world.unread.get(channel.id);
  const [kind, sign] = channel.type === TEXT ? ["Channel", "#"] : channel.type === DM ? ["Direct messages with", null] : ["Thread", "└"];
  const pings = news?.pings ? `, ${news.pings} for you` : "";
  const link = {
    href: `#${channel.id}`, "aria-current": channel.id === world.open ? "page" : null,
    "aria-label": `${kind} ${channelName(channel)}${news ? `, unread${pings}` : ""}`,
  };
  return el(`li${kind === "Thread" ? ".thread" : ""}`, {}, el(`a.place${news ? ".unread" : ""}`, link,
    sign ? el("span.sign", { "aria-hidden": "true" }, sign) : avatar(world.bot, ".tiny"), el("span.label", {}, channelName(channel)),
    news?.pings ? el("span.badge", {}, String(news.pings)) : news ? el("span.dot") : null));
}

function showMe() {
  const { id, name, dms_open: open } = world.me;
  byId("me").replaceChildren(el("button.who", { type: "button", "aria-haspopup": "menu", onclick: (event) => meMenu(event.currentTarget) },
    avatar(id), el("span.words", {}, el("strong", {}, name), el("small", {}, `Direct messages ${open ? "open" : "closed"}`)),
    el("span", { "aria-hidden": "true" }, "⋯")));
}

/** On a phone the list is a drawer: open it, close it, or change what it is. */
export function toggleSidebar(wanted) {
  const shown = wanted ?? !document.body.classList.contains("menu");
  document.body.classList.toggle("menu", shown);
  byId("menu").setAttribute("aria-expanded", String(shown));
}

/** Say whether a bot is connected. */
export async function showHealth() {
  let text = "The stand-in is not running";
  try { text = (await ask("health")).bot_connected ? "Bot connected" : "No bot connected"; } catch { /* said by the text */ }
  const node = byId("bot-state");
  if (node.textContent !== text) node.textContent = text;
  node.className = text === "Bot connected" ? "up" : "down";
}
