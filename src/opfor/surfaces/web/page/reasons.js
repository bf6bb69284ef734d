/**
 * Why, why not, rules and forecasts: fetched when they are first asked for.
 * @typedef {import("./game.js").Game} Game
 */
import "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing } from "./lit/lit-html.js";
import { percent, rule } from "./panels.js";

/** Why: short first, then the ladder. @param {Game} game */
export function why(game) {
  return html`<section class="panel why later" data-panel="why" aria-label="Why" ?hidden=${!game.why && !game.whyNot && !game.rule}>
    <div class="row between"><h2>Why</h2><button class="btn ghost" @click=${() => { game.why = game.whyNot = game.rule = null; game.draw(); }}>${icon("close")}<span class="hide">Close</span></button></div>
    ${game.whyNot ? html`<div class="answer">${game.whyNot.lines.map((line) => html`<p>${line}</p>`)}${game.whyNot.rules.map((id) => html`${rule(game, id)} `)}</div>` : nothing}
    ${game.rule ? rulePage(game, game.rule) : nothing}
    ${game.why ? html`${game.why.said.map((line) => html`<p class="lead">${line}</p>`)}${game.why.reasons.map((reason, at) => ladder(game, reason, at))}<p class="small">Point at anything on the board to ask why not.</p>` : nothing}
  </section>`;
}

/** @param {Game} game @param {import("./messages.js").Reason} reason @param {number} at */
const ladder = (game, reason, at) => html`<div>
  <h3 class="row"><i class="num">${at + 1}</i>${reason.title}</h3>
  <p class="lead">${reason.short}</p>
  <ol class="ladder">${reason.rungs.map((rung) => html`<li class=${rung.decided ? "won" : rung.applied && rung.dropped.length ? "" : "same"}>
    <div class="row between"><span>${rung.title}${rung.dropped.length ? nothing : html` <small>${rung.applied ? "all stay" : "would leave nobody, so it is passed over"}</small>`}</span>${rule(game, rung.rule)}</div>
    <div class="chips" ?hidden=${!rung.dropped.length}>${rung.kept.map((each) => html`<b class="chip k">${each.label}${each.value ? `: ${each.value}` : ""}</b>`)}${rung.dropped.map((each) => html`<span class="chip d"><s>${each.label}</s> ${each.value}</span>`)}</div>
  </li>`)}</ol>
  ${reason.chance ? html`<p class="small">${reason.chance}</p>` : nothing}
  ${others(game, reason)}
</div>`;

/** Why not the others. @param {Game} game @param {import("./messages.js").Reason} reason */
function others(game, reason) {
  const fell = new Map(reason.rungs.flatMap((rung) => rung.dropped).filter((each) => each.ref).map((each) => [each.ref, each]));
  if (!fell.size) return nothing;
  return html`<div class="chips">${[...fell.values()].slice(0, 12).map((each) => html`<button class="btn" @click=${() => game.askWhyNot(each.ref)}>Why not ${each.label}?</button>`)}</div>`;
}

/** @param {Game} game @param {import("./messages.js").RulePage} page */
const rulePage = (game, page) => html`<div class="ruletext"><b data-rule=${page.id}>${page.id}</b> <b>${page.title}</b>
${page.text}${page.ruling ? html`<p><b>Played:</b> ${page.ruling}</p>` : nothing}${page.other ? html`<p><b>Instead:</b> ${page.other}</p>` : nothing}
${page.rungs.length ? html`<ul class="small">${page.rungs.map((rung) => html`<li>${rung}</li>`)}</ul>` : nothing}${page.decided.length ? html`<small>Decided ${page.decided.length} ${page.decided.length === 1 ? "time" : "times"} in this game ${page.decided.slice(-6).map((line) => html`<button class="rule" @click=${() => game.askWhy(line, null)}>at ${line}</button> `)}</small>` : nothing}</div>`;

/** What the opponent does next, with odds. @param {Game} game */
export function forecast(game) {
  const told = game.forecast;
  return html`<section class="panel forecast later" data-panel="forecast" aria-label="Forecast" ?hidden=${!told}>${told
    ? html`<div class="row between"><h2>${told.after || "The opponent next, as things stand"}</h2><button class="btn ghost" @click=${() => { game.forecast = null; game.relight(); }}>${icon("close")}<span class="hide">Close</span></button></div>
      <ul class="bars">${told.outcomes.map((each) => html`<li data-ref=${each.refs.at(-1) ?? nothing}><span title=${each.because.join(" ")}>${each.label}${each.consequence ? html` <small>${each.consequence}</small>` : nothing}</span><b>${percent(each.probability)}</b><span class="bar-of"><i .style=${`width:${(100 * each.probability).toFixed(1)}%`}></i></span></li>`)}</ul>
      ${told.assumptions.map((each) => html`<p class="small">${each}</p>`)}`
    : nothing}</section>`;
}
