// Components of a message: Components V2 and classic rows.
import { el, emoji, world } from "./dom.js";
import { markdown } from "./markdown.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

/** All components of a message. `act(component, values)` sends a click or a choice and resolves when it was answered. */
export function components(parts, act) {
  return parts.map((part) => component(part, act));
}

function component(part, act) {
  switch (part.type) {
    case 1: return el("div.row", {}, part.components.map((child) => component(child, act)));
    case 2: return button(part, act);
    case 3: case 5: case 6: case 7: case 8: return select(part, act);
    case 9: return el("div.section", {}, el("div.texts", {}, components(part.components, act)), component(part.accessory, act));
    case 10: return el("div.text", {}, markdown(part.content));
    case 11: return picture(part, "thumbnail");
    case 12: return el(`div.gallery.n${Math.min(part.items.length, 4)}`, {}, part.items.map((item) => picture(item, "item")));
    case 13: return el("a.file", { href: part.file.url, target: "_blank", download: part.name }, part.name, el("small", {}, ` ${size(part.size)}`));
    case 14: return el(`hr.space${part.spacing ?? 1}${part.divider === false ? ".blank" : ""}`);
    case 17: return container(part, act);
    default: return el("p.small", {}, `(a component of type ${part.type})`);
  }
}

export const size = (bytes) => (bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`);

function container(part, act) {
  const colour = part.accent_color === null || part.accent_color === undefined ? null : `#${part.accent_color.toString(16).padStart(6, "0")}`;
  const node = el(`div.container${colour ? ".accent" : ""}`, colour ? { style: `--accent:${colour}` } : {}, components(part.components, act));
  return part.spoiler ? el("details.hidden-part", {}, el("summary", {}, "Spoiler"), node) : node;
}

/** A picture with its alternative text; pressing it shows it large. */
export function picture(item, kind) {
  const { url, width, height } = item.media;
  const alt = item.description ?? "";
  const image = el("img", { src: url, alt, loading: "lazy", width, height });
  const label = alt ? `Enlarge: ${alt}` : "Enlarge the picture";
  const node = el(`button.${kind}`, { type: "button", title: alt, "aria-label": label, onclick: () => enlarge(url, alt) }, image,
    alt ? el("span.alt", { "aria-hidden": "true" }, "ALT") : null);
  return item.spoiler ? el("details.hidden-part", {}, el("summary", {}, "Spoiler"), node) : node;
}

function enlarge(url, alt) {
  const close = () => { dialog.close(); dialog.remove(); };
  const dialog = el("dialog.large", { "aria-label": alt || "Picture", onclick: close, onclose: () => dialog.remove() },
    el("img", { src: url, alt }), alt ? el("p", {}, alt) : null, el("button.secondary", { type: "button" }, "Close"));
  document.body.append(dialog);
  dialog.showModal();
}

function button(part, act) {
  const style = STYLES[part.style];
  const inside = [emoji(part.emoji), part.label ? el("span", {}, part.label) : null];
  const name = part.label ? null : part.emoji?.name;
  if (part.style === 5) {
    const link = { href: localLink(part.url), rel: "noopener", "aria-label": name, target: part.url.includes("discord.com/channels/") ? null : "_blank" };
    return el("a.button.link", link, inside, el("span", { "aria-hidden": "true" }, "↗"));
  }
  return el(`button.button.${style}`, {
    type: "button", disabled: Boolean(part.disabled), "aria-label": name, "data-id": part.custom_id,
    onclick: async (event) => {
      const node = event.currentTarget;
      if (node.getAttribute("aria-busy") === "true") return;
      node.setAttribute("aria-busy", "true");
      try { await act(part, null); } finally { node.removeAttribute("aria-busy"); }
    },
  }, inside);
}

function localLink(url) {
  const found = /discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?/.exec(url);
  return found ? `#${found[1]}${found[2] ? `/${found[2]}` : ""}` : url;
}

/** Options of a select: its own, or the people or channels. */
function optionsOf(part) {
  if (part.type === 3) return part.options;
  const chosen = new Set((part.default_values ?? []).map((value) => String(value.id)));
  const option = (value, label, description = null) => ({ label, value, description, default: chosen.has(value) });
  const channels = [...world.channels.values()].filter((one) => one.type !== 1);
  if (part.type === 8) return channels.map((one) => option(one.id, `#${one.name}`));
  return [...world.people.values()].map((who) => option(who.id, who.name, who.bot ? "App" : null));
}

function select(part, act) {
  const options = optionsOf(part);
  const [least, most] = [part.min_values ?? 1, part.max_values ?? 1];
  let chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const label = el("span.chosen");
  const box = el("div.select");
  const opener = el("button.opener", {
    type: "button", disabled: Boolean(part.disabled), "aria-haspopup": "listbox", "aria-expanded": "false", "data-id": part.custom_id,
    "aria-label": part.placeholder ?? null,
    onclick: () => (box.querySelector(".options") ? close(true) : open()),
  }, label, el("span.arrow", { "aria-hidden": "true" }, "▾"));
  const show = () => {
    const names = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    label.textContent = names.join(", ") || part.placeholder || "Make a selection";
    label.classList.toggle("placeholder", !names.length);
    opener.setAttribute("aria-label", [part.placeholder, names.join(", ")].filter(Boolean).join(": ") || "Select");
  };
  const send = async () => {
    opener.setAttribute("aria-busy", "true");
    try { await act(part, [...chosen]); } finally { opener.removeAttribute("aria-busy"); }
  };
  const close = (keep) => {
    const panel = box.querySelector(".options");
    if (!panel) return;
    const marked = new Set([...panel.querySelectorAll("[aria-selected=true]")].map((node) => node.dataset.value));
    panel.remove();
    opener.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside);
    const changed = marked.size !== chosen.size || [...marked].some((value) => !chosen.has(value));
    if (keep && most > 1 && changed && marked.size >= least) { chosen = marked; show(); send(); }
  };
  const outside = (event) => { if (!box.contains(event.target)) close(true); };
  const open = () => {
    const panel = optionPanel(options, chosen, most, (value) => {
      if (most > 1) return;
      const same = chosen.has(value);
      chosen = new Set([value]);
      close(false);
      show();
      opener.focus();
      if (!same || !options.find((option) => option.value === value)?.default) send();
    }, () => close(true), () => { close(false); opener.focus(); });
    box.append(panel);
    opener.setAttribute("aria-expanded", "true");
    document.addEventListener("pointerdown", outside);
    panel.querySelector("[aria-selected=true], [role=option]")?.focus();
    panel.scrollIntoView({ block: "nearest" });
  };
  box.append(opener);
  show();
  return box;
}

/** The open list: arrows move, Enter or a click marks, Escape leaves it as it was. */
function optionPanel(options, chosen, most, pick, done, cancel) {
  const mark = (node) => {
    const marked = panel.querySelectorAll("[aria-selected=true]").length;
    const on = node.getAttribute("aria-selected") === "true";
    if (most > 1 && !on && marked >= most) return;
    node.setAttribute("aria-selected", String(!on));
    pick(node.dataset.value);
  };
  const move = (from, step) => {
    const nodes = [...panel.querySelectorAll("[role=option]")];
    nodes[Math.max(0, Math.min(nodes.length - 1, nodes.indexOf(from) + step))]?.focus();
  };
  const keys = (event) => {
    if (event.key === "ArrowDown") move(event.target, 1);
    else if (event.key === "ArrowUp") move(event.target, -1);
    else if (event.key === "Home") move(event.target, -99);
    else if (event.key === "End") move(event.target, 99);
    else if (event.key === "Escape") cancel();
    else if ((event.key === "Enter" || event.key === " ") && event.target.role === "option") mark(event.target);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const panel = el("div.options", { onkeydown: keys },
    el("div.list", { role: "listbox", "aria-multiselectable": most > 1 ? "true" : null, "aria-label": "Options" },
      options.map((option) => el(`div.option${most > 1 ? ".many" : ""}`, {
        role: "option", tabindex: "-1", "data-value": option.value, "aria-selected": String(chosen.has(option.value)),
        onclick: (event) => mark(event.currentTarget),
      }, emoji(option.emoji), el("span.words", {}, el("span", {}, option.label), option.description ? el("small", {}, option.description) : null)))),
    most > 1 ? el("button.button.primary.done", { type: "button", onclick: done }, "Done") : null);
  return panel;
}
