/**
 * Branches as a tree: what was taken back stays, is called something, looked at and taken up again.
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./messages.js").Branch} Branch
 */
import { close, dialog, refuse } from "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing, render } from "./lit/lit-html.js";

/** @param {Game} game */
export function branches(game) {
  return refuse(async () => {
    const { table, seat } = game;
    let { branches: found } = await game.engine.call("branches", { table, seat });
    let called = 0;
    const made = dialog(nothing);
    const leave = (/** @type {() => unknown} */ to) => () => (made.close(), void to());
    const name = (/** @type {Branch} */ each) => async (/** @type {Event} */ event) => {
      called = 0;
      await game.call(each.line, /** @type {HTMLInputElement} */ (event.target).value);
      ({ branches: found } = await game.engine.call("branches", { table, seat }));
      draw();
    };
    const said = (/** @type {Branch} */ each) => html`<b>${each.name || each.text}</b>${each.name ? html`<small>${each.text}</small>` : nothing}<small>${`Parted at ${each.began}.`}</small><small>${`At its end: ${each.stands}.`}</small>`;
    const row = (/** @type {Branch} */ each) => /** @type {unknown} */ (html`<li data-branch=${each.line}><div class="row">
      ${called === each.line ? html`<input class="field" aria-label="Name" maxlength="80" .value=${each.name} @change=${name(each)} />` : html`<span>${said(each)}</span>`}
      <button class="btn ghost" data-action="rename" title="Name" @click=${() => { called = each.line; draw(); made.querySelector("input")?.focus(); }}>${icon("pen")}<span class="hide">Name</span></button><button class="btn" data-look=${each.line} @click=${leave(() => game.lookAlong(each))}>Look</button><button class="btn" data-take-up=${each.line} @click=${leave(() => game.takeUp(each.line))}>Take up</button></div>${under(each.line)}</li>`);
    /** @param {number} line @returns {unknown} */
    const under = (line) => {
      const on = found.filter((each) => each.on === line);
      return on.length ? html`<ul>${on.map(row)}</ul>` : nothing;
    };
    const draw = () => render(html`<div class="stack"><h2>Branches</h2>${found.length ? html`<ul class="tree"><li><p><b>What counts now</b> <small>${game.headline()}</small></p>${under(0)}</li></ul>` : html`<p class="small">Nothing was undone yet. What you take back stays here as a branch.</p>`}${close}</div>`, made);
    draw();
  });
}
