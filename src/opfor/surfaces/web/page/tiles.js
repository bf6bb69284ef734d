/**
 * One question beside a table, answered by tiles: dice as they lie, then the unit, then the place.
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./messages.js").Offer} Offer
 * @typedef {{name: string, picture: Node | null, ref: string, offers: readonly Offer[]}} Tile
 */
import { icon } from "./icons.js";
import { html, nothing } from "./lit/lit-html.js";
import { answers, rule } from "./panels.js";
import { awaited, fitting } from "./pointing.js";

const FEW = 6, MANY = 26, ROWS = 8, WIDE = 3; // rows of tiles that a phone has room for below the list
const SHORT = 12; // among more tiles than these each is as short as its unit's name, its place comes next
/** What was tapped so far, at which moment. @type {{moment: number, taken: Tile[], faces: number[]}} */
let tapped = { moment: -1, taken: [], faces: [] };
let spelt = false; // whether all answers are shown in words

/** @param {Game} game */
export function ask(game) {
  const view = /** @type {import("./messages.js").View} */ (game.view), asked = view.question;
  if (!asked) return nothing;
  if (tapped.moment !== view.moment) tapped = { moment: view.moment, taken: [], faces: [] };
  const picks = asked.dice > 0 && asked.offers.some(({ consequence }) => consequence); // a die that picks one of several: its faces say whom
  const [first, ...more] = asked.text.split(picks ? /: (?=1[ /])/ : / (?=\()/);
  return html`<section class="panel ask now" aria-labelledby="asked"><h2 id="asked" tabindex="-1">${first}${more.length && asked.kind !== "tie" && !picks ? html` <small>${more.join(" ")}</small>` : nothing}</h2>${asked.rule ? html`<p class="small">${rule(game, asked.rule)}</p>` : nothing}${asked.kind === "roll" ? dice(game, asked) : asked.kind === "choose" ? choice(game) : draws(game)}</section>`;
}

/** Every die has a row; another face can be tapped until all of them lie. @param {Game} game @param {import("./messages.js").Asking} asked */
function dice(game, asked) {
  const tap = (/** @type {number} */ die, /** @type {number} */ face) => {
    tapped.faces[die] = face;
    if (Object.keys(tapped.faces).length < asked.dice) return game.draw();
    game.rolled = tapped.faces.slice(0, -1);
    void game.roll(/** @type {number} */ (tapped.faces.at(-1)), asked.dice);
    tapped.faces = [];
  };
  const means = (/** @type {number} */ face) => asked.offers.find(({ number }) => number === face)?.consequence ?? "";
  return Array.from({ length: asked.dice }, (_, die) => html`<div class="dice ${asked.sides > 6 ? "ten" : means(1) ? "named" : ""}" role="group" aria-label=${asked.dice > 1 ? `Die ${die + 1} of ${asked.dice}` : "What the die shows"}>${Array.from({ length: asked.sides }, (_, n) => html`<button class="btn die ${tapped.faces[die] === n + 1 ? "on" : ""}" data-offer=${n + 1} aria-pressed=${tapped.faces[die] === n + 1 ? "true" : "false"} @click=${() => tap(die, n + 1)}>${n + 1}${means(n + 1) ? html` <small>${means(n + 1)}</small>` : nothing}</button>`)}</div>`);
}

/** @param {Game} game */
const draws = (game) => html`<div class="tiles short">${fitting(game.offers, game.picked).map((offer) => leaf(game, offer, offer.label))}</div>`;

/** A card of one's own box that nobody has typed yet: what is printed on it, then it is drawn. @param {Game} game @param {Offer} offer */
async function type(game, offer) {
  const who = { table: game.table, seat: game.seat }, source = game.view?.question?.source ?? "";
  const [{ fill }, form] = await Promise.all([import("./box.js"), game.engine.call("drawn_form", { ...who, source })]);
  fill(form, { [form.key]: offer.typed.replace(/^0+/, "") }, async (fields) => {
    await game.arrive(await game.engine.call("learn", { ...who, moment: game.view?.moment ?? 0, source, fields }), true);
    const known = game.offers.find(({ typed }) => typed === offer.typed);
    if (known && !known.untyped) await game.choose(known);
  });
}

/** Unit, then place. @param {Game} game */
function choice(game) {
  const left = fitting(game.offers, game.picked).filter((offer) => tapped.taken.every((tile) => tile.offers.includes(offer)));
  const tiles = split(game, left), all = game.offers.length;
  const again = () => {
    tapped.taken = [];
    game.cancel();
  };
  const take = (/** @type {Tile} */ tile) => {
    tapped.taken.push(tile);
    if (tile.ref) game.pick([...game.picked, tile.ref], 20, 20);
    game.pop = null;
    game.draw();
  };
  const names = chosen(game);
  return html`${names.length ? html`<div class="picks">${names.map((name) => html`<span class="chip">${name}</span>`)}<button class="btn" data-action="again" @click=${again}>${icon("close")}<span>Start again</span></button></div>` : nothing}
    ${tiles ? html`<div class="tiles">${tiles.map((tile) => (tile.offers.length === 1 && tile.offers[0] && (tiles.length <= SHORT || !tile.offers[0].refs.length) ? leaf(game, tile.offers[0], tile.offers[0].label) : html`<button class="btn tile" data-ref=${tile.ref || nothing} @click=${() => take(tile)}>${tile.picture ?? nothing}<span>${tile.name}</span></button>`))}</div>` : leaves(game, left)}
    ${all > FEW ? html`<details class="all" ?open=${spelt} @toggle=${(/** @type {Event} */ event) => { const { open } = /** @type {HTMLDetailsElement} */ (event.target); if (open !== spelt) (spelt = open), game.draw(); }}><summary>All ${all} answers in words</summary>${spelt ? answers(game) : nothing}</details>` : nothing}`;
}

/** What to tap first among many; nothing where all that is left can be shown. @param {Game} game @param {readonly Offer[]} left @returns {Tile[] | null} */
function split(game, left) {
  if (left.length <= FEW) return null;
  const kinds = by(left, ({ group }) => group), inside = tapped.taken.length + game.picked.length > 0;
  const rows = [...kinds.values()].reduce((sum, offers) => sum + Math.ceil(offers.length / WIDE) + 0.5, 0);
  if (inside && kinds.size > 1 && kinds.size < left.length && rows > ROWS) return tiled(kinds, (kind) => ({ name: kind, picture: null, ref: "" }));
  const shared = (left.find(({ refs }) => refs.length)?.refs ?? []).filter((ref) => left.every(({ refs }) => !refs.length || refs.includes(ref)));
  const typed = by(left, ({ typed: words, refs }) => (refs.length ? (words.split(" ")[0] ?? "") : words));
  if (shared.length && !tapped.taken.length && !game.picked.length && typed.size > 1 && typed.size < left.length) return tiled(typed, (word) => ({ name: capital(word.replaceAll("-", " ")), picture: null, ref: "" }));
  const refs = by(left, (offer) => awaited(offer, [...game.picked, ...shared]) ?? `=${offer.number}`);
  if (refs.size < 2 || refs.size === left.length || (inside && left.length <= MANY)) return left.length <= MANY || typed.size < 2 ? null : tiled(typed, (word) => ({ name: capital(word), picture: null, ref: "" }));
  return tiled(refs, (ref) => ({ name: short(game.label(ref)), picture: game.picture(ref), ref }));
}

/** @param {Map<string, Offer[]>} groups @param {(key: string) => Omit<Tile, "offers">} tile */
const tiled = (groups, tile) => [...groups].map(([key, offers]) => ({ ...tile(key), offers }));

/** @param {readonly Offer[]} offers @param {(offer: Offer) => string} key */
function by(offers, key) {
  /** @type {Map<string, Offer[]>} */
  const found = new Map();
  for (const offer of offers) found.set(key(offer), [...(found.get(key(offer)) ?? []), offer]);
  return found;
}

/** The answers that are left, under their headings, without the words that all of them have. @param {Game} game @param {readonly Offer[]} left */
const leaves = (game, left) =>
  [...by(left, ({ group }) => group)].map(([group, offers]) => {
    const first = offers[0]?.label ?? "", kin = offers.map(({ label }) => label).filter((label) => label.split(" ").slice(0, 3).join() === first.split(" ").slice(0, 3).join());
    const cut = beginning(kin.length > 1 ? kin : [first], named(game));
    const rest = (/** @type {string} */ label) => label.slice(label.startsWith(first.slice(0, cut)) ? cut : beginning([label], named(game)));
    const places = by(offers, ({ label }) => (offers.length > FEW ? (/^[^,(]+, (?=\S)/.exec(rest(label))?.[0] ?? "") : ""));
    const heads = places.size > 1 && places.size < offers.length && !places.has("");
    const same = heads || offers.length < 2 ? 0 : ending(offers.map(({ label }) => capital(rest(label))));
    return html`${group && offers.length < left.length ? html`<h3>${group}${same ? first.slice(-same) : nothing}</h3>` : same ? html`<h3>${capital(first.slice(-same).trim())}</h3>` : nothing}${heads ? [...places].map(([place, those]) => spots(game, place.slice(0, -2), those, (label) => capital(rest(label).slice(place.length)))) : html`<div class="tiles">${offers.map((offer) => leaf(game, offer, capital(rest(offer.label).slice(0, same ? -same : undefined))))}</div>`}`;
  });

/** The answers at one place, under its name and what is so of all of them. @param {Game} game @param {string} place @param {readonly Offer[]} offers @param {(label: string) => string} rest */
function spots(game, place, offers, rest) {
  const [{ consequence = "" } = {}] = offers, shared = offers.every((offer) => offer.consequence === consequence) ? consequence : "";
  const said = offers.map(({ label }) => rest(label)), same = shortened(said);
  return html`<h3>${place}${shared ? html` <small>${shared}</small>` : nothing}</h3><div class="tiles short">${offers.map((offer, n) => leaf(game, shared ? { ...offer, consequence: "" } : offer, said[n]?.slice(same) ?? ""))}</div>`;
}

/** How long the words are that all of several begin with, but for one word. @param {readonly string[]} said */
function shortened([first = "", ...others]) {
  let same = others.length ? first.lastIndexOf(" ") + 1 : 0;
  while (same && !others.every((each) => each.startsWith(first.slice(0, same)))) same = first.lastIndexOf(" ", same - 2) + 1;
  return same;
}

/**
 * A follow-up question of an act, by tiles: without the words that all its answers begin with.
 * @param {Game} game @param {import("./messages.js").ActChoice} choice @param {number} at @param {string} asked @param {(option: import("./messages.js").ActOption) => string} label
 */
export function option(game, choice, at, asked, label) {
  const said = choice.options.map((each) => label(each).split(/\. (?=[A-Z])/)[0] ?? ""), same = shortened(said);
  return html`<div class="opt pick" role="radiogroup" aria-label=${asked}><span>${asked}</span><div class="tiles">${choice.options.map((each, n) => html`<button class="btn tile" role="radio" aria-checked=${each.number === choice.chosen ? "true" : "false"} @click=${() => game.set(at, each.number)}><span>${capital(said[n]?.slice(same) ?? "")}</span></button>`)}</div></div>`;
}

/** What was tapped so far, by name. @param {Game} game */
const chosen = (game) => [...new Set([...tapped.taken.map(({ name }) => name), ...game.picked.map((ref) => short(game.label(ref)))])];

/** The same as labels may begin with it. @param {Game} game */
const named = (game) => [...chosen(game), ...game.picked.map((ref) => game.name(ref))];

/** How much of several labels says the same: up to the last “to”, “at” or colon, or what was tapped. @param {readonly string[]} labels @param {readonly string[]} names */
function beginning(labels, names) {
  const [first = "", ...rest] = labels, name = names.find((each) => labels.every((label) => label.startsWith(`${each} `)));
  if (!rest.length) return name ? name.length + 1 : 0;
  let same = 0;
  while (rest.every((label) => label[same] === first[same]) && same < first.length) same += 1;
  return /^.*(?: to | at |: |\bfires |\bshoots )/s.exec(first.slice(0, same))?.[0].length ?? (name ? name.length + 1 : 0);
}

/** How much all labels say the same at their end: from the first “to” or “at” of it. @param {readonly string[]} labels */
function ending([first = "", ...rest]) {
  let same = 0;
  while (same < first.length && rest.every((label) => label.at(-1 - same) === first.at(-1 - same))) same += 1;
  const tail = same ? first.slice(-same) : "", at = /^[^ ]*(?= (?:to|at) )/.exec(tail)?.[0].length ?? tail.length;
  return tail.length - at;
}

/** @param {Game} game @param {Offer} offer @param {string} label */
function leaf(game, offer, label) {
  const said = capital(label.slice(beginning([label], named(game)))).replace(` (${offer.cost})`, "").split(/\. (?=[A-Z])/)[0] ?? "";
  const words = said.length > 40 ? said.split(": ")[0] : said;
  return html`<button class="btn tile" data-offer=${offer.number} @click=${() => (offer.untyped ? game.run(() => type(game, offer)) : game.choose(offer))} @pointerenter=${() => game.preview(offer)} @pointerleave=${() => game.preview(null)}><span>${words}${offer.consequence ? html` <small>${offer.consequence}</small>` : nothing}</span>${offer.odds ? html`<em>${offer.odds}</em>` : nothing}${offer.cost ? html`<em>${offer.cost}</em>` : nothing}</button>`;
}

const capital = (/** @type {string} */ words) => words.charAt(0).toUpperCase() + words.slice(1);
const short = (/** @type {string} */ label) => capital(label.split(",")[0] ?? "");
