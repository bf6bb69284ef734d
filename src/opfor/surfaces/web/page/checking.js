/**
 * Whether the table lies as the program has it: fact by fact, the most doubtful first, each set right by touch.
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./messages.js").Fact} Fact
 */
import { dialog, refuse } from "./dialogs.js";
import { html, nothing, render } from "./lit/lit-html.js";

/** @param {Game} game */
export function check(game) {
  return refuse(async () => {
    const made = dialog(nothing);
    const show = async () => {
      const { facts } = await game.engine.call("facts", { table: game.table, seat: game.seat });
      render(html`<div class="stack check"><h2>Does it lie so?</h2><ol>${facts.map((fact) => row(fact))}</ol><form method="dialog"><button class="btn main">All agrees</button></form></div>`, made);
    };
    const set = async (/** @type {Fact} */ fact, /** @type {string} */ value) => {
      await game.adjust(fact.mend.replace("{}", value));
      await show();
    };
    const row = (/** @type {Fact} */ fact) => html`<li><span>${fact.what}<b>${fact.value}</b></span>${fact.mend ? setter(fact, set) : nothing}</li>`;
    await show();
  });
}

/** A number goes up and down by a tap; everything else is written. @param {Fact} fact @param {(fact: Fact, value: string) => unknown} set */
function setter(fact, set) {
  const number = /^-?\d+$/.test(fact.value) ? Number(fact.value) : null;
  const step = (/** @type {number} */ by, /** @type {string} */ sign) => html`<button class="btn" aria-label="${fact.what}: ${Number(fact.value) + by}" @click=${() => set(fact, `${Number(fact.value) + by}`)}>${sign}</button>`;
  if (number !== null) return html`<div class="row">${step(-1, "−")}${step(1, "+")}</div>`;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    void set(fact, `${new FormData(/** @type {HTMLFormElement} */ (event.target)).get("value") ?? ""}`.trim());
  };
  return html`<form class="row" @submit=${submit}><input class="field" name="value" aria-label=${fact.what} .value=${fact.value} autocomplete="off" /><button class="btn">Set</button></form>`;
}
