/** What somebody wants on this device: look, size, sounds, confirmations, pace. */
import { dialog } from "./dialogs.js";
import { html } from "./lit/lit-html.js";
import { apply } from "./wishes.js";

/** @type {[string, string][]} */
const PACES = [["0.5", "slowly"], ["", "usual"], ["2", "fast"], ["99", "at once"]];
/** @type {[string, string, string, [string, string][]][]} */
const SETTINGS = [
  ["language", "opfor-language", "Language", [["", "as the browser has it"], ["en", "English"], ["es", "Español"], ["de", "Deutsch"], ["fr", "Français (les jeux en anglais)"], ["it", "Italiano (i giochi in inglese)"]]],
  ["theme", "opfor-theme", "Light or dark", [["", "as the system has it"], ["light", "light"], ["dark", "dark"]]],
  ["colours", "opfor-colours", "Colours", [["", "usual"], ["strong", "strong blue and orange, easy to tell apart"]]],
  ["text-size", "opfor-text-size", "Size of text", [["", "usual"], ["115", "larger"], ["130", "large"], ["150", "largest"]]],
  ["sound", "opfor-sound", "Sounds", [["", "off"], ["on", "on"]]],
  ["confirm", "opfor-confirm", "Before an act counts", [["", "a second click on the goal is enough"], ["always", "always ask for the green button"]]],
  ["speed", "opfor-speed", "The opponent’s turn", [["0.5", "slowly"], ["", "usual"], ["2", "fast"], ["4", "very fast"], ["100", "show the end at once"]]],
  ["speed-moves", "opfor-speed-moves", "In it, counters move", PACES],
  ["speed-shots", "opfor-speed-shots", "In it, shots and dice go", PACES],
];

/** Show them; each counts at once. */
export function settings() {
  const set = (/** @type {string} */ key) => (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    value ? localStorage.setItem(key, value) : localStorage.removeItem(key);
    apply();
    if (key === "opfor-language") location.reload();
  };
  dialog(html`<div class="stack"><h2>Settings</h2><p class="small">They are kept on this device.</p>${SETTINGS.map(([name, key, title, values]) => html`<label>${title}<select class="field" data-setting=${name} @change=${set(key)}>${values.map(([value, said]) => html`<option value=${value} ?selected=${(localStorage.getItem(key) ?? "") === value}>${said}</option>`)}</select></label>`)}<form method="dialog"><button class="btn">Close</button></form></div>`);
}
