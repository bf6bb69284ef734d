/**
 * The panels beside the board. Each draws one thing from the game on the screen.
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./messages.js").Offer} Offer
 * @typedef {import("./messages.js").Act} Act
 * @typedef {import("./messages.js").Told} Told
 */
import { icon } from "./icons.js";
import { html, nothing } from "./lit/lit-html.js";
import { fitting, matching } from "./pointing.js";
import { answerKeys } from "./keys.js";

export const percent = (/** @type {number} */ chance) => (chance > 0 && chance < 0.005 ? "< 1 %" : `${Math.round(100 * chance)} %`);

/** A rule id that opens the rule. @param {Game} game @param {string} id */
export const rule = (game, id) => (id ? html`<button class="rule" data-rule=${id} @click=${() => game.askRule(id)}>${id}</button>` : nothing);

/** What is asked, and every answer. @param {Game} game */
export function question(game) {
  const asked = game.view?.question;
  if (!asked) return nothing;
  if (game.act) return html`<section class="panel ask now" aria-label="Confirm"><h2 class="hide" id="asked">${asked.text}</h2>${act(game, game.act)}</section>`;
  return html`<section class="panel ask now" aria-labelledby="asked">
    <h2 id="asked" tabindex="-1">${asked.text}</h2>
    ${asked.rule ? html`<p class="small">${rule(game, asked.rule)}</p>` : nothing}
    ${picks(game)}${asked.kind === "roll" ? dice(game, asked) : answers(game)}
  </section>`;
}

/** @param {Game} game */
const picks = (game) =>
  game.picked.length
    ? html`<div class="picks">${game.picked.map((ref) => html`<span class="chip">${game.name(ref)}</span>`)}<button class="btn" @click=${() => game.cancel()}>${icon("close")}<span>Start again</span></button></div>`
    : nothing;

/** Dice by tap: one after the other, where several are rolled. @param {Game} game @param {import("./messages.js").Asking} asked */
function dice(game, asked) {
  const rolled = game.rolled, sides = Array.from({ length: asked.sides }, (_, n) => n + 1);
  const tap = (/** @type {number} */ face) => game.roll(face, asked.dice);
  return html`${asked.dice > 1 ? html`<p class="small" aria-live="polite">die ${rolled.length + 1} of ${asked.dice}${rolled.length ? `, so far ${rolled.join(", ")}` : ""}</p>` : nothing}
    <div class="dice" role="group" aria-label="What the die shows">${sides.map((face) => html`<button class="btn die" data-offer=${face} @click=${() => tap(face)}>${face}</button>`)}</div>`;
}

/** The answers by who or what acts first, with a search; what ends something stays in sight below. @param {Game} game */
export function answers(game) {
  const all = game.offers, bare = all.some((offer) => offer.refs.length) ? all.filter((offer) => !offer.refs.length) : [];
  const left = matching(fitting(all, game.picked).filter((offer) => !bare.includes(offer)), game.search);
  /** @type {Map<string, Offer[]>} */
  const groups = new Map();
  for (const offer of left) groups.set(offer.refs[0] ?? offer.group, [...(groups.get(offer.refs[0] ?? offer.group) ?? []), offer]);
  const typed = (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && left[0] && (event.preventDefault(), game.choose(left[0]));
  return html`<div class="answers" @keydown=${answerKeys}>
    ${all.length > 6
      ? html`<label><span class="hide">Search the ${all.length} answers</span><input id="search" class="field" type="search" autocomplete="off" placeholder="Search ${all.length} answers" .value=${game.search} @keydown=${typed} @focus=${(/** @type {Event} */ event) => innerWidth < 700 && /** @type {Element} */ (event.target).scrollIntoView()} @input=${(/** @type {InputEvent} */ event) => { game.search = /** @type {HTMLInputElement} */ (event.target).value; game.draw(); }} /></label>`
      : nothing}
    <ol aria-label="Answers" class=${game.view?.question?.kind === "choose" ? "" : "tiles"}>${[...groups].map(([ref, offers], n) => html`${groups.size > 1 && ref ? html`<li><h3>${game.stage.label(ref) || ref.includes(":") ? game.name(ref) : ref}</h3></li>` : nothing}${offers.map((offer, at) => html`<li>${answer(game, offer, n + at === 0)}</li>`)}`)}</ol>
    ${left.length || bare.length ? nothing : html`<p class="small">No answer says that.</p>`}
    ${bare.length ? html`<div class="foot">${bare.map((offer, at) => answer(game, offer, !left.length && !at))}<small>${undone(game)}</small></div>` : nothing}
  </div>`;
}

/** Who could still act. @param {Game} game */
function undone(game) {
  const names = [...new Set(game.offers.flatMap((offer) => offer.refs.slice(0, 1)))].map((ref) => game.name(ref));
  return `Still to be chosen: ${names.slice(0, 4).join(", ")}${names.length > 4 ? `, +${names.length - 4}` : ""}.`;
}

/** @param {Game} game @param {Offer} offer @param {boolean} first */
function answer(game, offer, first) {
  const [label, ...rest] = offer.label.split(/\. (?=[A-Z])/);
  const more = [...rest, offer.consequence, offer.usual ? "usual" : ""].filter(Boolean).join(" · ");
  return html`<button class="offer ${offer.number === game.coach?.best ? "at" : ""}" data-offer=${offer.number} tabindex=${first ? 0 : -1} @click=${() => game.choose(offer)} @pointerenter=${() => game.preview(offer)} @pointerleave=${() => game.preview(null)} @focus=${() => game.preview(offer)}>
    <span>${label}${more ? html` <small>${more}</small>` : nothing}</span>${offer.odds ? html`<em>${offer.odds}</em>` : nothing}${offer.cost ? html`<em class="cost">${offer.cost}</em>` : nothing}</button>`;
}

/** One act, one panel, one green button. @param {Game} game @param {Act} act */
function act(game, act) {
  const pictures = act.refs.map((ref) => game.picture(ref)).filter(Boolean);
  const [title, ...more] = act.title.split(/\. (?=[A-Z])/);
  const group = game.offers.find((offer) => offer.number === act.path[0])?.group;
  const button = act.button.length > 38 ? [group || "Confirm", act.cost].filter(Boolean).join(" · ") : act.button;
  return html`<div class="act">
    <div class="head">${pictures[0] ?? nothing}<div><h3>${title}</h3>${(act.sums.length ? [act.consequence] : [...more, act.consequence]).filter(Boolean).map((each) => html`<small>${each} </small>`)}</div>${pictures.length > 1 ? pictures.at(-1) : nothing}</div>
    ${act.odds.length ? html`<div class="odds">${act.odds.slice(0, 6).map((each) => html`<div class=${each.is_risk ? "risk" : ""}><small>${each.label}</small><b>${percent(each.probability)}</b></div>`)}</div>` : nothing}
    ${act.sums.length ? html`<p class="sum">${act.sums.join(" · ")}</p>` : nothing}
    ${act.warnings.map((each) => html`<p class="warn">${each}</p>`)}${act.later.length ? html`<p class="small">After the roll you may still be asked: ${act.later.join(", ")}.</p>` : nothing}
    ${act.choices.length ? html`<div class="opts">${act.choices.map((choice, at) => option(game, choice, at))}</div>` : nothing}
    <div class="go"><button class="btn" @click=${() => game.cancel()}>${icon("close")}<span class="hide">Cancel</span></button><button class="btn main" data-confirm id="confirm" @click=${() => game.confirm()}>${button}</button></div>
  </div>`;
}

const NO = /^(no|none|nobody|without|do not|done|stop)\b/i;

/** A follow-up question: a switch, a few buttons, or a list. @param {Game} game @param {import("./messages.js").ActChoice} choice @param {number} at */
function option(game, choice, at) {
  const asked = choice.title.replace(/ \(.{40,}/s, "");
  const off = choice.options.find((each) => NO.test(each.label) || NO.test(each.typed));
  const on = choice.options.find((each) => each !== off);
  const label = (/** @type {import("./messages.js").ActOption} */ each) => {
    const told = each.chances.find((chance) => choice.options.some((other) => other.chances.some((its) => its.key === chance.key && its.probability !== chance.probability)));
    return told ? `${each.label} · ${told.label} ${percent(told.probability)}` : each.label;
  };
  if (choice.options.length === 2 && off && on) {
    const is = choice.chosen === on.number;
    const name = on.label.length > 4 ? label(on) : asked;
    return html`<button class="opt" role="switch" aria-checked=${is ? "true" : "false"} @click=${() => game.set(at, is ? off.number : on.number)}><span>${name}${name === asked ? nothing : html` <small>${asked}</small>`}</span><i class="sw"></i></button>`;
  }
  if (choice.options.length <= 4 && choice.options.every((each) => each.label.length <= 9))
    return html`<div class="opt" role="radiogroup" aria-label=${asked}><span>${asked}</span><div class="seg">${choice.options.map((each) => html`<button role="radio" aria-checked=${each.number === choice.chosen ? "true" : "false"} @click=${() => game.set(at, each.number)}>${each.label}</button>`)}</div></div>`;
  if (game.aside) return game.aside.option(game, choice, at, asked, label);
  return html`<label class="opt pick"><span>${asked}</span><select @change=${(/** @type {Event} */ event) => game.set(at, Number(/** @type {HTMLSelectElement} */ (event.target).value))}>${choice.chosen < 0 ? html`<option value="-1" selected disabled>choose …</option>` : nothing}${choice.options.map((each) => html`<option value=${each.number} ?selected=${each.number === choice.chosen}>${label(each)}</option>`)}</select></label>`;
}

/** A long reason told in short; all of it is behind “why”. @param {{text: string, decision: number | null}} told */
const brief = ({ text, decision }) => (decision !== null && text.length > 150 ? text.replace(/; then .*/s, " …") : text);

/** What is told in the line above the board: the play, and what it changed; else what is asked. @param {Game} game */
export function prompt(game, /** @type {unknown} */ aside = nothing) {
  const { beats, at, rested, state, running, speed, changed } = game.steps, beat = beats[at], played = state === "running" || state === "paused";
  const button = (/** @type {string} */ name, /** @type {string} */ picture, /** @type {string} */ words, /** @type {() => unknown} */ act, off = false) =>
    html`<button class="btn" data-action=${name} title=${words} ?disabled=${off} @click=${act}>${icon(picture)}<span class="hide">${words}</span></button>`;
  const card = played && beat?.motions.find((each) => each.kind === "card" && each.at);
  return html`<section class="prompt ${state}" aria-label=${state ? "What happened, step by step" : "What is asked"} data-play=${state || nothing} data-step=${state ? rested + 1 : nothing} data-steps=${state ? beats.length : nothing}>
    ${played ? html`<span class="chip">${Math.max(at, 0) + 1} of ${beats.length}</span><p class=${beat?.seat === game.mine ? "y" : "f"} tabindex="0">${card ? html`<b class="drawn" data-card=${card.at}>${game.name(card.at)}</b> ` : nothing}${game.steps.told}</p>` : html`<p>${game.view?.question?.text ?? game.view?.outcome?.lines[0] ?? ""}${changed && state ? html`<small><b>What changed:</b> ${changed}</small>` : nothing}</p>`}${aside}
    ${state ? html`<div class="run">${button("back", "back", "Step back (b)", () => (played ? game.steps.back() : game.steps.again()), played && at < 1)}${played ? html`${button("pause", running ? "pause" : "play", running ? "Pause (Space)" : "Play (Space)", () => game.steps.toggle())}${button("next", "next", "Next (n)", () => (game.steps.pause(), game.steps.next()))}<button class="btn" aria-label="Speed ${speed}" @click=${() => game.steps.faster()}>${speed}×</button><button class="btn" data-action="skip" title="To my turn (Esc)" @click=${() => game.steps.end()}>Skip</button>` : nothing}</div>` : nothing}
  </section>`;
}

/** The entries of the play, each with its reasons folded inside. @param {Game} game */
export function steps(game) {
  const { beats, at, view, changed } = game.steps;
  if (!beats.length) return nothing;
  const look = (/** @type {number} */ n) => (game.steps.pause(), game.steps.go(n, false));
  return html`<section class="panel steps now" aria-label="Since your answer"><h2>Since your answer</h2>
    <ol>${beats.map((beat, n) => html`<li class="${view && n === at ? "now" : view && n > at ? "later" : ""} ${beat.seat === game.mine ? "y" : "f"}"><button data-beat=${n} @click=${() => look(n)}>${beat.said.map((each) => html`<span>${each} </span>`)}</button>${beat.reasons.length ? html`<details><summary>why</summary>${beat.reasons.map((each) => html`<p>${brief(each)} <button class="rule" @click=${() => game.askWhy(each.number, each.decision)}>all of it</button></p>`)}</details>` : nothing}</li>`)}</ol>${changed && !view ? html`<p class="small"><b>What changed:</b> ${changed}</p>` : nothing}
  </section>`;
}

/** Cards that lie open: those with words whole, the others by name. @param {Game} game */
export function cards(game) {
  const open = (game.seen?.facts.cards ?? []).filter((card) => card.where !== "hand");
  const told = open.filter((card) => card.text || card.lines.length), named = open.filter((card) => !told.includes(card));
  return html`${told.map((card) => html`<article class="panel ocard facts later ${card.where}" data-ref=${card.ref}>
    <header><span>${card.title}</span><small>${card.kind}</small></header>${card.text ? html`<p>${card.text}</p>` : nothing}
    ${card.lines.length ? html`<ol>${card.lines.map((line) => html`<li class=${line.state}><span>${line.text}</span>${line.state ? html`<span class="hide">${line.state.replace("-", " ")}</span>` : nothing}</li>`)}</ol>` : nothing}
  </article>`)}${named.length ? html`<div class="panel facts later chips">${named.map((card) => html`<button class="chip named ${card.kind} ${game.litClass(card.ref)}" data-ref=${card.ref} @click=${() => game.point([card.ref], 20, 20)}>${card.title}${card.kind ? html`<small>${card.kind}</small>` : nothing}</button>`)}</div>` : nothing}`;
}

/** Hand and lists. @param {Game} game @param {boolean} pointable */
export function holdings(game, pointable) {
  const facts = game.seen?.facts;
  if (!facts) return [];
  const hand = facts.cards.filter((card) => card.where === "hand");
  const lists = facts.lists.filter((list) => list.items.length && game.isPointable(list) === pointable);
  return [
    pointable && hand.length ? html`<div class="hand" role="group" aria-label="Your hand">${hand.map((card) => html`<button class="hcard ${game.litClass(card.ref)}" data-ref=${card.ref} @click=${() => game.point([card.ref], 20, 20)}><b>${card.title}</b>${card.text || card.lines.map((line) => line.text).join(" ")}</button>`)}</div>` : nothing,
    ...lists.map((list) => html`<div data-ref=${list.ref || nothing}><h2 class="list">${list.title}</h2><div class="hand">${list.items.map((item) => thing(game, item))}</div></div>`),
  ];
}

/** @param {Game} game @param {import("./messages.js").ListedItem} item */
const thing = (game, item) =>
  item.ref
    ? html`<button class="thing ${item.svg ? "" : "text"} ${game.litClass(item.ref)}" data-ref=${item.ref} title="${item.label} ${item.note}" @click=${() => game.point([item.ref], 20, 20)}>${game.drawing(item.svg)}${item.svg ? html`<span class="hide">${item.label} ${item.note}</span>` : html`<span>${item.label}${item.note ? html`<small>${item.note}</small>` : nothing}</span>`}</button>`
    : html`<p class="line">${item.label}${item.note ? html` <small>${item.note}</small>` : nothing}</p>`;

/** The story: the last turn first, each as it went. @param {Game} game */
export function story(game) {
  /** @type {Told[][]} */
  const turns = [];
  for (const each of game.story.slice(-160)) {
    if (each.kind === "step" || !turns.length) turns.unshift([]);
    if (each.text) turns[0]?.push(each);
  }
  const told = turns.flat().slice(0, 60);
  return html`<section class="panel story later" data-panel="news" aria-label="Story"><div class="row between"><h2>Story</h2></div><ol>${told.map((each) => html`<li class="${each.seat === game.mine ? "y" : each.seat ? "f" : ""} ${each.number === game.replaying ? "now" : ""}"><button class="line" data-moment-line=${each.number} title="Look at this moment" @click=${() => game.replay(each.number)}>${brief(each)}</button>${each.decision !== null ? html`<button class="btn" data-action="why-line" @click=${() => game.askWhy(each.number, each.decision)}>why</button>` : nothing}${each.can_undo ? html`<button class="btn" data-undo-to=${each.number} title=${`takes back ${game.story.filter((told) => told.number >= each.number && told.text).length} lines of the story`} @click=${() => game.undo(each.number)}>${icon("undo")}to here</button>` : nothing}</li>`)}</ol></section>`;
}

/** The position in words. @param {Game} game */
export const boardText = (game) => html`<details class="panel board-text facts later" data-panel="board-text"><summary>The position in words</summary><pre tabindex="0">${game.seen?.board_text ?? ""}</pre></details>`;
