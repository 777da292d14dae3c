// The messages of the open channel: drawn anew, added to, changed and taken away, without moving under the reader's eyes.
import { byId, el, world } from "./dom.js";
import { messageNode } from "./message.js";
import { title } from "./sidebar.js";

const dayOf = new Intl.DateTimeFormat("en", { dateStyle: "long" });

/** Where the address leads to a game against the computer. */
export const PRACTICE = "practice";

const nodeOf = (id) => document.querySelector(`[data-message="${id}"]`);

/** Draw all messages of the open channel. */
export function showMessages() {
  const channel = world.channels.get(world.open);
  if (!channel) return;
  byId("log").replaceChildren(
    el("div.start", {}, el("h2", {}, title(channel)), el("p", {}, "This is the beginning. Type / to see what the bot can do."), alone(channel)),
    ...channel.messages.flatMap((message, index) => placed(message, channel.messages[index - 1])));
  toBottom();
}

/** The way into a game against the computer, where the bot has such: whoever is alone here needs no second tab. */
function alone(channel) {
  const match = (world.commands[channel.id] ?? []).find((command) => command.name === "match");
  if (!match?.options?.some((option) => option.name === "practice")) return null;
  return el("p.alone", {}, el("a.go", { href: `#${PRACTICE}` }, "Play against the computer"),
    el("span", {}, "One tab is enough for that. To be two people, open a tab for each: your name, below the channels, has the others."));
}

/** A message with what stands above it: a new day, and where the unread ones begin. */
function placed(message, before) {
  const day = dayOf.format(new Date(message.timestamp));
  const newDay = before && day !== dayOf.format(new Date(before.timestamp));
  const isNew = message.id === world.newFrom;
  const above = [newDay ? el("p.divider", {}, day) : null, isNew ? el("p.divider.new", {}, "New") : null];
  return [...above.filter(Boolean), messageNode(message, newDay || isNew ? null : before)];
}

/** Add a message at the end, unless it is there. */
export function append(message, before) {
  if (nodeOf(message.id)) return;
  const stay = atBottom();
  byId("log").append(...placed(message, before));
  if (stay) toBottom();
}

/** Put a changed message in the place of the old one, keeping the focus, an open list apart. */
export function replace(message, before) {
  const old = nodeOf(message.id);
  if (!old) return;
  const focused = old.contains(document.activeElement) ? document.activeElement.dataset.id : null;
  const stay = atBottom();
  const node = messageNode(message, before);
  old.replaceWith(node);
  if (focused) (node.querySelector(`[data-id="${CSS.escape(focused)}"]`) ?? node).focus({ preventScroll: true });
  if (stay) toBottom();
}

/** Take a message away. */
export const remove = (id) => nodeOf(id)?.remove();

/** Bring a message into sight, as a link to it does. */
export function find(id) {
  const node = nodeOf(id);
  node?.scrollIntoView({ block: "center" });
  node?.focus();
  node?.classList.add("found");
}

const atBottom = () => byId("log").scrollHeight - byId("log").scrollTop - byId("log").clientHeight < 80;

/** Who reads the newest message goes on reading it when the window or the entry field changes its size. */
export function stayAtBottom() {
  let stay = true;
  byId("log").addEventListener("scroll", () => (stay = atBottom()));
  new ResizeObserver(() => stay && toBottom()).observe(byId("log"));
}

function toBottom() {
  const log = byId("log");
  const down = () => (log.scrollTop = log.scrollHeight);
  down();
  for (const image of log.querySelectorAll("img")) if (!image.complete) image.addEventListener("load", down, { once: true });
}
