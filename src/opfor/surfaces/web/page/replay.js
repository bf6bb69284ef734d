/**
 * Looking back: any moment by a slider, what happened there, notes, a link, another way from there.
 * @typedef {import("./game.js").Game} Game
 */
import "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing } from "./lit/lit-html.js";

let rolling = 0;

/** Go on by itself, moment after moment; again stops it. @param {Game} game */
export function roll(game) {
  clearInterval(rolling);
  rolling = rolling ? 0 : window.setInterval(() => (game.replaying && game.replaying < (game.view?.latest ?? 0) ? void game.replay(game.replaying + 1) : roll(game)), 900);
  game.draw();
}

/** @param {Game} game */
export function slider(game) {
  const at = game.replaying, latest = game.view?.latest ?? 0;
  const to = (/** @type {number} */ moment) => () => game.replay(moment);
  const told = game.story.filter((each) => each.number === at && each.text).map((each) => each.text);
  const note = game.notes.find((each) => each.moment === at)?.text ?? "";
  const next = game.story.find((each) => each.number > at && each.can_undo);
  const write = (/** @type {Event} */ event) => void game.note(at, /** @type {HTMLInputElement} */ (event.target).value);
  const share = async (/** @type {Event} */ event) => {
    await navigator.clipboard?.writeText(location.href);
    game.toast = "The address of this moment is copied.";
    game.draw();
  };
  return html`<div class="scrub" role="group" aria-label="Replay">
    <p class="told" tabindex="0" aria-live="polite">${told.length ? told.join(" ") : at === 1 ? "The beginning." : "Nothing to tell."}</p>
    <div class="line"><button class="btn" data-action="roll" title="By itself (Space)" aria-pressed=${rolling ? "true" : "false"} @click=${() => roll(game)}>${icon(rolling ? "pause" : "play")}<span class="hide">By itself</span></button><button class="btn" data-action="back" @click=${to(at - 1)} ?disabled=${at <= 1}>${icon("back")}<span class="hide">Back</span></button><span class="way"><input type="range" min="1" max=${latest} .value=${`${at}`} aria-label="Moment" @input=${(/** @type {Event} */ event) => game.replay(Number(/** @type {HTMLInputElement} */ (event.target).value))} />${marks(game, latest)}</span><button class="btn" data-action="forward" @click=${to(at + 1)} ?disabled=${at >= latest}>${icon("next")}<span class="hide">Next</span></button><output>${at} of ${latest}</output></div>
    <div class="line"><label class="grow"><span class="hide">Your note</span><input class="field" data-note=${at} placeholder="Your note about this" maxlength="500" .value=${note} @change=${write} /></label>
      <button class="btn" data-action="share" title="Copy the address of this moment" @click=${share}>${icon("link")}<span class="hide">Copy the address of this moment</span></button>
      ${next ? html`<button class="btn" data-action="from-here" title="What came after becomes a branch" @click=${() => game.undo(next.number)}>From here</button>` : nothing}
      <button class="btn" data-action="present" @click=${to(0)}>Done</button></div>
  </div>`;
}

/** Notes and turning points along the way. @param {Game} game @param {number} latest */
function marks(game, latest) {
  const place = (/** @type {number} */ moment) => `left:${((100 * (moment - 1)) / Math.max(1, latest - 1)).toFixed(1)}%`;
  const noted = game.notes.map((each) => ({ moment: each.moment, kind: "noted", text: each.text }));
  const turned = (game.account?.turnings ?? []).map((each) => ({ moment: each.line, kind: each.seat === game.me ? "y" : "f", text: each.text }));
  return [...noted, ...turned].map((each) => html`<button class="mark-at ${each.kind}" .style=${place(each.moment)} title=${each.text} @click=${() => game.replay(each.moment)}><span class="hide">${each.text}</span></button>`);
}
