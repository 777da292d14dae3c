// Discord's markdown to DOM nodes: blocks by line, then inline marks. No HTML is ever parsed.
import { el, personName, world } from "./dom.js";

const CODE = /```(?:[\w+-]+\n)?\n*([^]+?)\n*```\n?/g;

/** Render text into a fragment: blocks of code first, wherever they stand, and between them everything else. */
export function markdown(text) {
  const fragment = document.createDocumentFragment();
  let at = 0;
  for (const found of text.matchAll(CODE)) {
    fragment.append(blocks(text.slice(at, found.index).replace(/\n$/, "")), el("pre", {}, el("code", {}, found[1])));
    at = found.index + found[0].length;
  }
  fragment.append(blocks(text.slice(at)));
  return fragment;
}

function blocks(text) {
  const fragment = document.createDocumentFragment();
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) fragment.append(el("p", {}, inlineLines(paragraph)));
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    let found;
    if ((found = /^(#{1,3}) +(.+)$/.exec(line))) {
      flush();
      fragment.append(el(`h${found[1].length + 2}.md${found[1].length}`, {}, inline(found[2])));
    } else if ((found = /^-# +(.+)$/.exec(line))) {
      flush();
      fragment.append(el("p.small", {}, inline(found[1])));
    } else if (/^>(>>)? /.test(line)) {
      flush();
      const quoted = [];
      if (line.startsWith(">>> ")) quoted.push(line.slice(4), ...lines.splice(at + 1));
      else while (at < lines.length && lines[at].startsWith("> ")) quoted.push(lines[at++].slice(2));
      if (!line.startsWith(">>> ")) at--;
      fragment.append(el("blockquote", {}, markdown(quoted.join("\n"))));
    } else if (/^ *([-*]|\d+\.) +\S/.test(line)) {
      flush();
      const items = [];
      while (at < lines.length && /^ *([-*]|\d+\.) +\S/.test(lines[at])) items.push(lines[at++]);
      at--;
      fragment.append(list(items, 0).node);
    } else if (line.trim() === "") {
      flush();
      if (at > 0 && at < lines.length - 1) fragment.append(el("div.gap"));
    } else paragraph.push(line);
  }
  flush();
  return fragment;
}

/** Nested lists by indentation; returns the node and how many lines it took. */
function list(items, from) {
  const depth = (line) => /^ */.exec(line)[0].length;
  const own = depth(items[from]);
  const first = /^ *(\d+)\. /.exec(items[from]);
  const node = el(first ? "ol" : "ul", first ? { start: Number(first[1]) } : {});
  let at = from;
  while (at < items.length && depth(items[at]) >= own) {
    if (depth(items[at]) > own + 1) {
      const inner = list(items, at);
      (node.lastElementChild ?? node).append(inner.node);
      at += inner.taken;
    } else {
      if (Boolean(first) !== /^ *\d+\. /.test(items[at])) break;
      node.append(el("li", {}, inline(items[at].replace(/^ *([-*]|\d+\.) +/, ""))));
      at++;
    }
  }
  if (at < items.length && depth(items[at]) >= own) {
    const rest = list(items, at);
    return { node: el("div", {}, node, rest.node), taken: at - from + rest.taken };
  }
  return { node, taken: at - from };
}

const inlineLines = (lines) => lines.flatMap((line, index) => (index ? [el("br"), ...inline(line)] : inline(line)));

const MARKS = [
  [/\\([\\`*_~|<>#\-.[\]()@:!])/, (m) => m[1]],
  [/``(.+?)``|`([^`]+)`/, (m) => el("code", {}, m[1] ?? m[2])],
  [/\*\*(.+?)\*\*(?!\*)/, (m) => el("strong", {}, inline(m[1]))],
  [/__(.+?)__(?!_)/, (m) => el("u", {}, inline(m[1]))],
  [/\*(?!\s)([^*]+?)\*/, (m) => el("em", {}, inline(m[1]))],
  [/(?<!\w)_(?!\s)([^_]+?)_(?!\w)/, (m) => el("em", {}, inline(m[1]))],
  [/~~(.+?)~~/, (m) => el("s", {}, inline(m[1]))],
  [/\|\|(.+?)\|\|/, (m) => spoiler(m[1])],
  [/\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2], inline(m[1]))],
  [/<@!?(\d+)>/, (m) => el(`span.mention${m[1] === world.me?.id ? ".mine" : ""}`, {}, `@${personName(m[1])}`)],
  [/<#(\d+)>/, (m) => el("a.mention", { href: `#${m[1]}` }, `#${world.channels.get(m[1])?.name ?? "unknown"}`)],
  [/<\/([^:>]+):\d+>/, (m) => el("span.mention", {}, `/${m[1]}`)],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/<a?:(\w+):(\d+)>/, (m) => el("img.emoji", { src: `/emojis/${m[2]}`, alt: m[1] })],
  [/<(https?:\/\/[^\s>]+)>|(https?:\/\/[^\s<>)]+[^\s<>).,;:!?])/, (m) => link(m[1] ?? m[2], [m[1] ?? m[2]])],
  [/`[^`\s]+`/, (m) => el("code", {}, m[0].slice(1, -1))],
];

/** Inline marks: the earliest match wins, its inside is rendered in turn. */
export function inline(text) {
  const nodes = [];
  while (text) {
    let best = null;
    for (const [pattern, make] of MARKS) {
      const match = pattern.exec(text);
      if (match && (!best || match.index < best.match.index)) best = { match, make };
    }
    if (!best) return [...nodes, text];
    if (best.match.index) nodes.push(text.slice(0, best.match.index));
    nodes.push(best.make(best.match));
    text = text.slice(best.match.index + best.match[0].length);
  }
  return nodes;
}

const link = (href, children) => {
  const local = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?/.exec(href);
  if (local) return el("a", { href: `#${local[1]}${local[2] ? `/${local[2]}` : ""}` }, children);
  return el("a", { href, target: "_blank", rel: "noreferrer noopener" }, children);
};

const spoiler = (text) =>
  el("button.spoiler", { type: "button", "aria-label": "Spoiler, press to show", onclick: (event) => {
    const shown = el("span.spoiler-shown", {}, inline(text));
    event.currentTarget.replaceWith(shown);
  } }, inline(text));

const FORMATS = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

function timestamp(seconds, style) {
  const node = el("time.stamp", { datetime: new Date(seconds * 1000).toISOString(), "data-at": String(seconds), "data-style": style });
  node.title = new Intl.DateTimeFormat("en", FORMATS.F).format(new Date(seconds * 1000));
  retime(node);
  return node;
}

/** Write a timestamp anew: relative ones change while one looks. */
export function retime(node) {
  const seconds = Number(node.dataset.at);
  const style = node.dataset.style;
  const text = style === "R" ? relative(seconds - Date.now() / 1000) : new Intl.DateTimeFormat("en", FORMATS[style]).format(new Date(seconds * 1000));
  if (node.textContent !== text) node.textContent = text;
}

function relative(seconds) {
  const format = new Intl.RelativeTimeFormat("en", { numeric: "always" });
  const units = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? units.at(-1);
  return format.format(Math.round(seconds / size), unit);
}
