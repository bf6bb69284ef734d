/** The drawing board on the screen: bar, map, tray, forms, faults. @typedef {import("./draw.js").Easel} Easel */
import { form } from "./draw_fields.js";
import { icon, sign } from "./icons.js";
import { html, nothing } from "./lit/lit-html.js";

/** @param {Easel} easel */
export function screen(easel) {
  const { faults } = easel;
  return html`<div class="game easel" data-tab=${easel.tab}>
    <header class="bar"><a class="home" href="./" aria-label="Start page">${sign()}</a>
      <div class="what"><h1>${easel.plan.title || easel.name}</h1><small>${easel.name}${faults.length ? html` · <button class="link foe-t" data-faults=${faults.length} @click=${() => faults[0] && easel.seek(faults[0])}>${faults.length === 1 ? "1 fault" : `${faults.length} faults`}</button>` : " · sound"}</small></div>
      ${easel.balance.gauge()}${tools(easel)}
    </header>
    <main class="play" data-moment=${easel.moment} data-busy=${easel.busy ? "" : nothing}>
      <div class="prompt"><p role="status">${easel.said || hint(easel)}</p><div class="ctl"><button class="btn" title="Whole board" @click=${() => easel.stage.fit()}>${icon("fit")}<span class="hide">Whole board</span></button></div></div>
      <section class="map" aria-label="Map">${easel.stage.element}</section>
      <aside class="side" aria-label="What is drawn">${tabs(easel)}${wrongs(easel)}${easel.picked ? chosen(easel) : panel(easel)}</aside>
    </main>
  </div>`;
}

/** @param {Easel} easel */
const hint = (easel) => (easel.pointing ? `${easel.pointing.label}: click places of the map; click one again to take it out` : easel.plan.pieces.length > 3 ? "Drag a counter, or click it and then a place." : "Click a counter of the tray, then a place of the map.");

/** @param {Easel} easel */
function tools(easel) {
  const tool = (/** @type {string} */ name, /** @type {string} */ picture, /** @type {string} */ words, /** @type {() => unknown} */ act, off = false) =>
    html`<button class="btn ghost" data-action=${name} title=${words} ?disabled=${off} @click=${act}>${icon(picture)}<span class="hide">${words}</span></button>`;
  const broken = easel.faults.length > 0;
  return html`<nav class="tools" aria-label="File">${tool("undo", "undo", "Undo", () => easel.undo(), !easel.past.length)}${tool("redo", "redo", "Redo", () => easel.redo(), !easel.future.length)}${tool("open", "file", "Open another", () => easel.choose())}${tool("save", "export", "Save the file", () => easel.save())}${tool("share", "link", "Share", () => easel.share())}${tool("print", "story", "Print", () => easel.print(), broken)}<button class="btn main" data-action="play" ?disabled=${broken} @click=${() => easel.play()}>Play</button></nav>`;
}

/** @param {Easel} easel */
function tabs(easel) {
  const groups = [...new Set(easel.plan.parts.filter((part) => !easel.lies(part)).map((part) => part.group))];
  /** @type {[string, string][]} */
  const all = [["tray", "Counters"], ...groups.map((each) => /** @type {[string, string]} */ ([each, each])), ["balance", "Balance"], ["file", "File"]];
  const go = (/** @type {string} */ name) => () => { easel.tab = name; easel.pointing = null; easel.said = ""; easel.pick(""); };
  return html`<div class="tabs wraps" role="tablist">${all.map(([name, words]) => html`<button role="tab" data-tab-of=${name} aria-selected=${!easel.picked && easel.tab === name ? "true" : "false"} @click=${go(name)}>${words}</button>`)}</div>`;
}

/** Every fault with its way to it, and what could stand there. @param {Easel} easel */
function wrongs(easel) {
  if (!easel.faults.length) return nothing;
  return html`<details class="panel faults" ?open=${easel.faults.length < 3}><summary>${easel.faults.length === 1 ? "One fault" : `${easel.faults.length} faults`}</summary><ul>${easel.faults.map((fault) => html`<li data-fault=${fault.path.join(".")}><button class="line" @click=${() => easel.seek(fault)}>${fault.where ? html`<b>${fault.where}</b> ` : nothing}${fault.what}</button>${fit(easel, fault)}</li>`)}</ul></details>`;
}

/** @param {Easel} easel @param {import("./messages.js").Fault} fault */
export function fit(easel, fault) {
  if (!fault.could_be.length || !fault.path.length) return nothing;
  const numbers = fault.could_be.every((each) => /^\d+$/.test(each));
  const take = (/** @type {string} */ each) => () => easel.strokes({ path: fault.path, value: numbers ? Number(each) : each });
  return html`<div class="chips fits">${fault.could_be.slice(0, 12).map((each) => html`<button class="chip" data-fit=${each} @click=${take(each)}>${each}</button>`)}</div>`;
}

/** @param {Easel} easel */
function chosen(easel) {
  const part = easel.part(easel.picked);
  return part ? html`<section class="panel" data-panel="part"><div class="row between"><h2>${part.title}</h2><button class="btn ghost" aria-label="Close" data-action="close" @click=${() => easel.pick("")}>${icon("close")}</button></div>${form(easel, part)}</section>` : nothing;
}

/** @param {Easel} easel */
function panel(easel) {
  if (easel.tab === "tray") return [tray(easel), placed(easel)];
  if (easel.tab === "balance") return easel.balance.panel();
  if (easel.tab === "file") return file(easel);
  const parts = easel.plan.parts.filter((part) => part.group === easel.tab && !easel.lies(part));
  const open = parts.length <= 4;
  return parts.map((part) => open ? html`<section class="panel"><h2>${part.title}</h2>${form(easel, part)}</section>` : folded(easel, part));
}

/** One of many, opened when it is clicked. @param {Easel} easel @param {import("./messages.js").FormPart} part */
function folded(easel, part) {
  const filled = part.fields.flatMap((field) => (Array.isArray(field.value) ? field.value : []));
  const wrong = easel.wrong(part.path).length > 0;
  return html`<details class="panel space ${wrong ? "wrong" : ""}" data-part=${part.path.join(".")}><summary>${part.title}${filled.length ? html`<small>${filled.join("; ")}</small>` : nothing}</summary>${form(easel, part)}</details>`;
}

/** @param {Easel} easel */
function tray(easel) {
  const groups = [...new Set(easel.plan.tray.map((each) => each.group))];
  const at = groups.includes(easel.group) ? easel.group : groups[0];
  const pick = (/** @type {string} */ group) => () => { easel.group = group; easel.draw(); };
  return html`<section class="panel" data-panel="tray"><div class="seg" role="radiogroup" aria-label="Tray">${groups.map((group) => html`<button role="radio" data-group=${group} aria-checked=${group === at ? "true" : "false"} @click=${pick(group)}>${group}</button>`)}</div>
    <div class="things">${easel.plan.tray.filter((each) => each.group === at).map((each) => html`<button class="thing ${easel.holding === each.key ? "picked" : ""}" data-thing=${each.key} title=${each.label} ?disabled=${!each.left} @click=${() => easel.hold(each.key)}><svg viewBox="-34 -42 68 84" aria-hidden="true" .innerHTML=${each.svg}></svg><span>${each.label}<small>${each.left > 1 ? `${each.left} left` : each.left ? "" : "none left"}</small></span></button>`)}</div></section>`;
}

/** @param {Easel} easel */
function placed(easel) {
  const parts = easel.plan.parts.filter((part) => easel.lies(part));
  if (!parts.length) return nothing;
  return html`<details class="panel"><summary>On the map (${parts.length})</summary><ul class="placed">${parts.map((part) => html`<li><button class="line" data-placed=${part.path.join(".")} @click=${() => easel.pick(`at:${part.path.join(".")}`)}>${part.title}</button></li>`)}</ul></details>`;
}

/** @param {Easel} easel */
function file(easel) {
  const write = (/** @type {Event} */ event) => easel.write(/** @type {HTMLTextAreaElement} */ (event.target).value);
  return html`<section class="panel stack"><label>${easel.name}, as it is saved<textarea class="field" data-text rows="26" spellcheck="false" .value=${easel.text} @change=${write}></textarea></label><div class="row wrap"><button class="btn" @click=${() => easel.save()}>Save the file</button><button class="btn" @click=${() => easel.choose()}>Open another …</button></div></section>`;
}
