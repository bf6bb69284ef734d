/**
 * A game looked at again: the curve of winning chances, costly acts, what turned it, luck and skill.
 * @typedef {import("./coach.js").Coach} Coach
 * @typedef {import("./messages.js").Review} Review
 * @typedef {import("./messages.js").Judged} Judged
 */
import { icon } from "./icons.js";
import { html, nothing, svg } from "./lit/lit-html.js";
import { percent } from "./panels.js";

const WIDE = 340, HIGH = 150, LEFT = 26, LOW = 132, ROOM = 120;

/** @param {number} change */
const points = (change) => `${change < 0 ? "−" : "+"}${Math.round(Math.abs(100 * change))}`;

/** @param {Coach} coach */
export function review(coach) {
  const told = coach.told, found = told?.review;
  const close = html`<button class="btn ghost" data-action="close-review" @click=${() => coach.close()}>${icon("close")}<span class="hide">${coach.reviewing ? "Stop" : "Close"}</span></button>`;
  return html`<section class="panel review now" data-panel="review" aria-label="Review"><div class="row between"><h2>Your chance to win</h2>${close}</div>
    ${coach.reviewing ? html`<p class="small" role="status">Looking at choice ${told?.done ?? 0} of ${told?.total ?? "…"} <progress max=${told?.total || 1} value=${told?.done ?? 0}></progress></p>` : nothing}
    ${found ? body(coach, found) : coach.reviewing ? nothing : html`<p>There is no choice in this game to look at.</p>`}</section>`;
}

/** @param {Coach} coach @param {Review} found */
function body(coach, found) {
  const marked = marks(found);
  const mistakes = marked.filter((each) => each.kind === "f"), turns = marked.filter((each) => each.kind !== "f");
  return html`<p><b translate="no">${found.title}</b></p>${found.ended.map((line) => html`<p>${line}</p>`)}${found.verdict && !coach.reviewing ? html`<p data-verdict>${found.verdict}</p>` : nothing}
    ${curve(coach, found, marked)}
    <p>${summary(found)}</p>${found.sources.length ? html`<p class="small" data-sources>${found.sources.map((each, at) => `${at ? ", " : ""}${each.said} ${points(each.luck)}`)}</p>` : nothing}<p class="small" data-whose>The chances are those of somebody who goes on like the baseline player, fast and sensible; who plays better has more.</p>
    <h2>What cost most</h2>${mistakes.length ? html`<ol class="turns">${[...mistakes].sort((a, b) => a.change - b.change).map((each) => html`<li class="f"><b>${each.number}</b><span>${each.choice.done} <small>${each.choice.when}, ${percent(each.choice.chance)}</small><br />Better: ${each.choice.best} <small>${percent(each.choice.best_chance)}</small></span><em>${points(each.change)}</em>${look(coach, each.choice)}</li>`)}</ol>` : html`<p class="small">No act stands out as a mistake.</p>`}
    ${turns.length ? html`<h2>What turned it</h2><ol class="turns">${turns.map((each) => html`<li class=${each.kind}><b>${each.number}</b><span>${happened(coach, found, each.place)} <small>${each.choice.when}</small></span><em>${points(each.change)}</em>${look(coach, each.choice)}</li>`)}</ol>` : nothing}
    ${found.practice.length && !coach.reviewing ? html`<h2>To practise</h2><ul data-practice>${found.practice.map((each) => html`<li class="picks"><span>${each.said}</span> ${each.puzzles.map((number) => html`<a class="btn" href=${`?puzzle=${found.game}:${number}`}>${number}</a> `)}</li>`)}</ul>` : nothing}
    ${found.parts.length ? html`<h2>Choices and luck</h2><table><tr><th></th><th>Choices</th><th>skill</th><th>luck</th></tr>${found.parts.map((part) => html`<tr><td>${part.title}</td><td>${part.choices}</td><td>${points(part.skill)}</td><td>${points(part.luck)}</td></tr>`)}</table>` : nothing}
    <p class="small">In points of a hundred. Chances are those of somebody who goes on like the baseline player, found by playing on from each moment; a good player has more. Skill is what your choices added to them or took away, luck all the rest, and together they lead from the first chance to the outcome.</p>`;
}

/** @param {Coach} coach @param {Judged} choice */
const look = (coach, choice) => html`<button class="btn" data-look=${choice.moment} @click=${() => looked(coach, choice)}>Look</button>`;

/** The board at a choice, with what was done and what was better. @param {Coach} coach @param {Judged} choice */
async function looked(coach, choice) {
  const { game } = coach, { stage } = game;
  await game.replay(choice.moment);
  const costly = coach.told?.review?.worst.some((each) => each.entry === choice.entry);
  const acts = [{ text: "done", kind: "foe-next", refs: choice.done_refs }, ...(costly ? [{ text: "better", kind: "legal", refs: choice.best_refs }] : [])];
  stage.setLit([...(game.seen?.marks ?? []), ...acts.flatMap(({ kind, refs }) => refs.map((ref) => ({ ref, kind })))]);
  stage.setTags(acts.flatMap(({ text, refs }) => refs.slice(-1).map((ref) => ({ ref, text }))));
  for (const { text, refs } of acts) stage.arrow(refs, text);
}

/** @param {Review} found */
function summary(found) {
  const first = found.curve[0]?.before ?? 0;
  const end = found.outcome === null ? "it is not over" : found.outcome === 1 ? "it was won" : found.outcome === 0 ? "it was lost" : "it was a draw";
  return `From ${percent(first)} at first, as the baseline player would go on: your choices ${points(found.skill)}, luck and the opponent ${points(found.luck)}; ${end}.`;
}

/** The moments worth a number, in their order. @param {Review} found */
function marks(found) {
  const costly = new Set(found.worst.map((each) => each.entry));
  return found.curve
    .map((choice, place) => ({ choice, place, swing: found.swings[place] ?? 0 }))
    .filter(({ choice, place, swing }) => costly.has(choice.entry) || (found.turnings.includes(place) && Math.abs(swing) >= 0.05))
    .map(({ choice, place, swing }, at) => {
      const lost = costly.has(choice.entry);
      return { choice, place, number: at + 1, kind: lost ? "f" : swing > 0 ? "y" : "n", change: lost ? choice.chance - choice.best_chance : swing };
    });
}

/** What happened after a choice, in short. @param {Coach} coach @param {Review} found @param {number} place */
function happened(coach, found, place) {
  const from = found.curve[place]?.moment ?? 0, until = found.curve[place + 1]?.moment ?? Infinity;
  const told = coach.game.story.filter((each) => each.number > from && each.number <= until && each.text && each.decision === null);
  const theirs = told.filter((each) => each.seat && each.seat !== coach.game.me);
  const said = (theirs.length ? theirs : told).slice(0, 3).map((each) => each.text).join(" ");
  return said.length > 160 ? `${said.slice(0, 158).replace(/\s\S*$/, "")} …` : said;
}

/** The chance at every choice; marks are numbered as in the lists. @param {Coach} coach @param {Review} found @param {ReturnType<typeof marks>} marked */
function curve(coach, found, marked) {
  const last = Math.max(1, found.curve.length - (found.outcome === null ? 1 : 0));
  const x = (/** @type {number} */ place) => LEFT + ((WIDE - LEFT - 12) * place) / last, y = (/** @type {number} */ chance) => LOW - ROOM * chance;
  const line = found.curve.map((each, at) => `${x(at).toFixed(1)} ${y(each.chance).toFixed(1)}`);
  if (found.outcome !== null) line.push(`${x(last).toFixed(1)} ${y(found.outcome).toFixed(1)}`);
  const said = `Your chance to win at ${found.curve.length} choices: ${percent(found.curve[0]?.before ?? 0)} at first, ${percent(found.outcome ?? found.curve.at(-1)?.chance ?? 0)} at last`;
  const mark = (/** @type {(typeof marked)[number]} */ each) => {
    const at = `translate(${x(each.place).toFixed(1)} ${y(each.choice.chance).toFixed(1)})`;
    return svg`<g class="at ${each.kind}" transform=${at} @click=${() => coach.game.replay(each.choice.moment)}>${each.kind === "f" ? svg`<rect x="-9" y="-9" width="18" height="18" rx="4" />` : svg`<circle r="9.5" />`}<text y="4">${each.number}</text></g>`;
  };
  return html`<svg class="curve chances" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${said}>
    ${[0, 0.25, 0.5, 0.75, 1].map((level) => svg`<path class="axis ${level === 0.5 ? "half" : ""}" d="M${LEFT} ${y(level)}H${WIDE - 10}" />${level * 2 === Math.round(level * 2) ? svg`<text x=${LEFT - 5} y=${y(level) + 4}>${100 * level}</text>` : nothing}`)}
    <path class="below" d="M${LEFT} ${y(0.5)}L${line.join("L")}L${x(last).toFixed(1)} ${y(0.5)}Z" /><path class="y" d="M${line.join("L")}" />${marked.map(mark)}</svg>`;
}
