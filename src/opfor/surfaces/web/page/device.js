/**
 * The lines about this device on the start page: installing, a copy of all games and back.
 * @typedef {import("./engine.js").Engine} Engine
 */
import { dialog, refuse } from "./dialogs.js";
import { icon } from "./icons.js";
import { byHand, install, installable, version } from "./keeping.js";
import { html, nothing, render } from "./lit/lit-html.js";
import { download } from "./saving.js";

/** Show them, and again when something about them has changed. @param {Engine} engine @param {HTMLElement} place @param {() => Promise<void>} again */
export function show(engine, place, again) {
  let said = "";
  const draw = () => render(lines(engine, said, again), place);
  addEventListener("opfor-installable", draw);
  draw();
  if (engine.kind === "page") void engine.strengthened().then((why) => {
    said = why ? `The coach thinks with the readable engines: ${why}.` : "The coach thinks with the compiled engines.";
    draw();
  });
}

/** @param {Engine} engine @param {string} said @param {() => Promise<void>} again */
const lines = (engine, said, again) => html`<div class="opens" data-version=${version}>
  ${installable() ? html`<button class="btn" data-action="install" @click=${install}>${icon("file")}Install on this device</button>` : nothing}
  <button class="btn" data-action="backup" @click=${() => refuse(() => saved(engine))}>${icon("export")}Back up all games</button>
  <label class="btn">${icon("undo")}Bring a backup back<input class="hide" type="file" data-action="restore" accept=".json" @change=${(/** @type {Event} */ event) => refuse(() => brought(engine, /** @type {HTMLInputElement} */ (event.target), again))} /></label>
  ${said ? html`<p class="small" data-strength>${said}</p>` : nothing}
  ${byHand() ? html`<p class="small">To install: Share, then “Add to Home Screen”.</p>` : nothing}</div>`;

/** @param {Engine} engine */
async function saved(engine) {
  const { name, text } = await engine.call("backup", {});
  download(name, text);
  const left = Object.keys(JSON.parse(text).left_out ?? {});
  if (left.length) tell([`Not in it, because they could not be read: ${left.join(", ")}`]);
}

/** @param {Engine} engine @param {HTMLInputElement} field @param {() => Promise<void>} again */
async function brought(engine, field, again) {
  const file = field.files?.[0];
  field.value = "";
  if (!file) return;
  const { taken, known, refused, why } = await engine.call("restore", { text: await file.text() });
  await again();
  tell([`${taken} brought back.`, known ? `${known} were here already.` : "", refused ? `${refused} refused:` : "", refused ? why : ""]);
}

/** @param {string[]} lines */
const tell = (lines) => dialog(html`<div class="stack"><p role="status">${lines.map((line) => html`${line} `)}</p><form method="dialog"><button class="btn">Close</button></form></div>`);
