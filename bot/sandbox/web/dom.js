// The few helpers that everything else builds the page with, and what all parts share.

/** An element with attributes, listeners (onclick: f) and children; strings become text, null is left out. */
export function el(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const node = document.createElement(tag || "div");
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key in node && typeof value !== "string") node[key] = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/**
 * What the page knows: me, the bot's id, people and channels by id, the commands of each channel; what is unread, by channel; the open
 * channel, and where in it the unread messages began.
 */
export const world = {
  me: null, bot: null, people: new Map(), channels: new Map(), commands: {}, unread: new Map(), open: null, newFrom: null,
};

export const byId = (id) => document.getElementById(id);

/** Ask the control API; throws an Error with the reason if it refuses. */
export async function ask(name, body, method = body ? "POST" : "GET") {
  const options = { method, ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }) };
  const response = await fetch(`/sandbox/${name}`, options);
  const data = await response.json();
  if (!response.ok) throw new Error(data.error || response.statusText);
  return data;
}

let toastTimer = 0;

/** Say something that went wrong, for a few seconds. */
export function toast(text) {
  const box = byId("toast");
  box.textContent = text;
  box.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => (box.hidden = true), 6000);
}

export const personName = (id) => world.people.get(String(id))?.name ?? "unknown user";

/** A round picture with the initial. */
export function avatar(id, size = "") {
  const who = world.people.get(String(id));
  return el(`span.avatar${size}`, { style: `--who:${who?.colour ?? "#777"}`, "aria-hidden": "true" }, (who?.name ?? "?")[0]);
}

/** What a channel is called: #table, a thread's name, or the bot in a DM. */
export function channelName(channel) {
  return channel.type === 1 ? "Chainkeeper" : channel.name;
}

/** An emoji of a component: a character, or one of the application's pictures. */
export function emoji(data) {
  if (!data) return null;
  if (data.id) return el("img.emoji", { src: `/emojis/${data.id}`, alt: data.name ?? "" });
  return el("span.emoji", { "aria-hidden": "true" }, data.name ?? "");
}
