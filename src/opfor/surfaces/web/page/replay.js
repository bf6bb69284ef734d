/**
 * Looking back: any moment by a slider, what happened there, notes, a link, another way from there.
 * @typedef {import("./game.js").Game} Game
 */
import "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing } from "./lit/lit-html.js";

let rolling = 0;

/** The moments worth a stop: where something is told, the beginning and the end. @param {Game} game */
function stops(game) {
  const { told, line } = game.along ?? { told: game.story, line: game.view?.latest ?? 1 };
  return [...new Set([1, ...told.filter((each) => each.text).map((each) => each.number), line])].filter((each) => each <= line).sort((a, b) => a - b);
}

/** To the stop before or after. @param {Game} game @param {number} by */
export async function step(game, by) {
  const at = game.replaying || (game.view?.latest ?? 1);
  const to = by < 0 ? stops(game).findLast((each) => each < at) : stops(game).find((each) => each > at);
  if (to) await game.replay(to);
}

/** Go on by itself, moment after moment; again stops it. @param {Game} game */
export function roll(game) {
  clearInterval(rolling);
  rolling = rolling ? 0 : window.setInterval(() => (game.replaying && game.replaying < (stops(game).at(-1) ?? 0) ? void step(game, 1) : roll(game)), 900);
  game.draw();
}

/** In the place of what is asked: what happened there, and the way. @param {Game} game */
export function slider(game) {
  const at = game.replaying, along = game.along, latest = along?.line ?? game.view?.latest ?? 0;
  const told = (along?.told ?? game.story).filter((each) => each.number === at && each.text).map((each) => each.text);
  const button = (/** @type {string} */ name, /** @type {string} */ picture, /** @type {string} */ words, /** @type {() => unknown} */ act, off = false) =>
    html`<button class="btn" data-action=${name} title=${words} ?disabled=${off} @click=${act}>${icon(picture)}<span class="hide">${words}</span></button>`;
  return html`<section class="prompt scrub" role="group" aria-label="Replay"><p class="f" tabindex="0" aria-live="polite">${along ? html`<b>${`Branch: ${along.name}`}</b> ` : nothing}${told.length ? told.join(" ") : at === 1 ? "The beginning." : "Nothing to tell."}</p>
    <div class="run">${button("roll", rolling ? "pause" : "play", "By itself (Space)", () => roll(game))}${button("back", "back", "Back (←)", () => step(game, -1), at <= 1)}<span class="way"><input type="range" min="1" max=${latest} .value=${`${at}`} aria-label="Moment" @input=${(/** @type {Event} */ event) => game.replay(Number(/** @type {HTMLInputElement} */ (event.target).value))} />${along ? nothing : marks(game, latest)}</span>${button("forward", "next", "Next (→)", () => step(game, 1), at >= latest)}<output>${at} of ${latest}</output></div></section>`;
}

/** What can be done about the moment: a note, a link, another way from there. @param {Game} game */
export function about(game) {
  const { replaying: at, along } = game, next = !along && game.story.find((each) => each.number > at && each.can_undo);
  const note = game.notes.find((each) => each.moment === at)?.text ?? "";
  const write = (/** @type {Event} */ event) => void game.note(at, /** @type {HTMLInputElement} */ (event.target).value);
  const share = async () => {
    await navigator.clipboard?.writeText(location.href);
    game.toast = "The address of this moment is copied.";
    game.draw();
  };
  return html`<section class="panel now" aria-label="Done, notes, another way"><label><span class="hide">Your note</span><input class="field" data-note=${at} placeholder="Your note about this" maxlength="500" .value=${note} @change=${write} /></label>
    <div class="picks"><button class="btn" data-action="present" @click=${() => game.replay(0)}>Done</button>${along ? html`<button class="btn" data-take-up=${along.line} @click=${() => game.takeUp(along.line)}>Take up</button>` : next ? html`<button class="btn" data-action="from-here" title="What came after becomes a branch" @click=${() => game.undo(next.number)}>From here</button>` : nothing}<button class="btn" data-action="branches" @click=${async () => (await import("./branches.js")).branches(game)}>${icon("branch")}Branches</button><button class="btn" data-action="share" @click=${share}>${icon("link")}Copy the address</button></div></section>`;
}

/** Notes and turning points along the way. @param {Game} game @param {number} latest */
function marks(game, latest) {
  const place = (/** @type {number} */ moment) => `left:${((100 * (moment - 1)) / Math.max(1, latest - 1)).toFixed(1)}%`;
  const noted = game.notes.map((each) => ({ moment: each.moment, kind: "noted", text: each.text }));
  const turned = (game.account?.turnings ?? []).map((each) => ({ moment: each.line, kind: each.seat === game.mine ? "y" : "f", text: each.text }));
  return [...noted, ...turned].map((each) => html`<button class="mark-at ${each.kind}" .style=${place(each.moment)} title=${each.text} @click=${() => game.replay(each.moment)}><span class="hide">${each.text}</span></button>`);
}
