/**
 * A game on the whole screen: bar, board, panels, dock, tabs.
 * @typedef {import("./game.js").Game} Game
 */
import { icon, sign } from "./icons.js";
import { version } from "./keeping.js";
import { html, nothing } from "./lit/lit-html.js";
import * as panels from "./panels.js";

/** @param {Game} game */
export function screen(game) {
  const view = game.view;
  if (!view) return html`<p class="start" role="status">Opening the game …</p>`;
  if (game.curtain) return html`<main class="curtain" data-moment=${view.moment} data-turn=${view.turn}><h1>${game.curtain}</h1><p>Hand the screen over; what was shown is covered.</p><button class="btn main" data-action="sit" @click=${() => { game.curtain = ""; game.draw(); setTimeout(() => game.placed(), 0); }}>I am here</button></main>`;
  const narrow = innerWidth < 700, wide = innerWidth >= 1100, past = game.replaying ? game.replayer : undefined, scrub = past?.slider(game);
  return html`<div class="game ${game.beside ? "table" : ""} ${game.bare ? "bare" : ""} ${view.is_red ? "red" : ""}" data-tab=${game.tab}>
    <header class="bar"><a class="home" href="./" aria-label="Start page">${sign()}</a>
      <div class="what"><h1>${view.title}</h1><small title=${view.subtitle}>${game.headline()}</small></div>
      ${scores(game)}${means(game)}${wide ? track(game) : nothing}${tools(game)}
    </header>
    ${wide ? nothing : track(game)}
    <main class="play" data-version=${version} data-engine=${game.strength || nothing} data-moment=${view.moment} data-shown=${game.seen?.moment ?? view.moment} data-within=${game.seen?.within ?? nothing} data-turn=${view.turn} data-busy=${game.busy || game.coming ? "" : nothing}>
      ${game.beside ? nothing : scrub ?? panels.prompt(game, narrow ? ctl(game) : game.bare ? tip(game) : nothing)}<section class="map" aria-label="Board">${game.coach?.bar() ?? nothing}${game.stage.ground?.width ? game.stage.element : html`<pre class="sheet" tabindex="0">${view.board_text}</pre>`}
      </section>
      <aside class="side" aria-label="Question and story">
        ${narrow || game.beside ? nothing : tabs(game, ["now", "story", "table"])}${pop(game)}
        ${game.beside ? scrub : nothing}${past?.about(game) ?? nothing}
        ${game.guided >= 0 && game.guide ? game.guide.guide(game) : nothing}${view.outcome && game.ending ? game.ending.ending(game) : nothing}${notices(game, view)}
        ${narrow && !game.act && (game.tab === "hand" || game.isAskedByHand()) ? html`<div class="panel holding now">${panels.holdings(game, true)}</div>` : nothing}
        ${game.beside && game.aside ? game.aside.now(game) : past ? nothing : panels.question(game)}${game.beside ? nothing : panels.steps(game)}
        ${game.coach?.panels() ?? nothing}${game.reasons?.why(game) ?? nothing}${game.reasons?.forecast(game) ?? nothing}
        ${panels.cards(game)}${panels.story(game)}
        <div class="panel lists facts later">${panels.holdings(game, false)}</div>${panels.boardText(game)}${tip(game)}
      </aside>
      ${narrow ? nothing : html`<footer class="dock" aria-label="Hand"><div class="row wrap">${panels.holdings(game, true)}</div>${ctl(game)}</footer>`}
    </main>
    ${!narrow ? nothing : game.beside && game.aside ? game.aside.tabs(game) : tabs(game)}
    <p class="hide" role="status">${game.said}</p>
    <p class="toast" role="alert">${game.toast}</p>
  </div>`;
}

/** What is to be known from the start; beside a table it goes once it is read. @param {Game} game @param {import("./messages.js").View} view */
function notices(game, { notices: all }) {
  const key = `opfor-read-${game.table}`, read = JSON.parse(localStorage.getItem(key) ?? "[]");
  const done = (/** @type {string} */ each) => (localStorage.setItem(key, JSON.stringify([...read, each])), game.draw());
  return all.filter((each) => !game.beside || !read.includes(each)).map((each) => html`<p class="warn now"><span>${each}</span>${game.beside ? html`<button class="btn" data-action="read" @click=${() => done(each)}>OK</button>` : nothing}</p>`);
}

/** What the board shows: all of it, what is asked, what a thing sees; without counters, without the panel. @param {Game} game */
function ctl(game) {
  const hide = (/** @type {boolean} */ on) => () => game.stage.element.classList.toggle("uncovered", on);
  const button = (/** @type {string} */ picture, /** @type {string} */ words, /** @type {() => unknown} */ act, /** @type {boolean | undefined} */ on = undefined) =>
    html`<button class="btn" title=${words} aria-pressed=${on === undefined ? nothing : on ? "true" : "false"} @click=${act}>${icon(picture)}<span class="hide">${words}</span></button>`;
  return html`<div class="ctl"><button class="btn" data-action="uncover" title="Hide the counters while this is held (c)" @pointerdown=${hide(true)} @pointerup=${hide(false)} @pointerleave=${hide(false)}>${icon("ghost")}<span class="hide">Hide the counters while this is held</span></button>${button("fit", "Whole board (0)", () => game.stage.fit())}${button("aim", "Go to what is asked (g)", () => game.goToAsked())}${button("eye", "Show what a thing sees (s)", () => game.toggleSight(), game.sight)}${innerWidth < 700 ? nothing : button("panel", "Board alone (x)", () => game.toggleBare(), game.bare)}</div>`;
}

/** @param {Game} game */
function scores(game) {
  const all = game.seen?.facts.scores ?? [];
  if (!all.length) return nothing;
  const isMine = (/** @type {{seat: string}} */ { seat }) => seat === game.mine, found = [...all].sort((a, b) => Number(isMine(b)) - Number(isMine(a)));
  const said = found.map((each) => `${each.title} ${each.value}${each.of ? ` of ${each.of}` : ""}`).join(", ");
  return html`<div class="score" role="img" aria-label=${said}>${found.map((each, at) => html`<span class=${isMine(each) ? "y" : "f"}>${at ? nothing : html`<small>${each.title}</small>`}${each.value}${at ? html`<small>${each.title}</small>` : nothing}</span>`)}</div>`;
}

/** @param {Game} game */
const means = (game) => {
  const found = (game.seen?.facts.means ?? []).filter((each) => !each.seat || each.seat === game.me);
  return found.length ? html`<div class="means">${found.map((each) => html`<span data-ref=${each.ref}><b>${each.left}</b> ${each.title}${each.of && each.of <= 12 ? html`<span class="pips" aria-hidden="true">${Array.from({ length: each.of }, (_, n) => html`<i class=${n < each.left ? "" : "off"}></i>`)}</span>` : nothing}</span>`)}</div>` : nothing;
};

/** The first track; the others are on the board or in the lists. @param {Game} game */
function track(game) {
  const found = game.seen?.facts.tracks[0];
  if (!found) return nothing;
  return html`<section class="track" data-ref=${found.ref} aria-label="${found.title}: ${found.said}"><ol aria-hidden="true">${found.spaces.map((space, at) => html`<li class="${at === found.at ? "here" : ""} ${space.kind}" title="${space.label} ${space.note}">${space.kind || at === found.at ? space.label : ""}</li>`)}</ol><p>${found.said}</p></section>`;
}

/** @param {Game} game */
function tools(game) {
  const view = /** @type {import("./messages.js").View} */ (game.view);
  const tool = (/** @type {string} */ name, /** @type {string} */ words, /** @type {() => unknown} */ act, off = false) =>
    html`<button class="btn ghost" data-action=${name} title=${words} ?disabled=${off} @click=${act}>${icon(name)}<span class="hide">${words}</span></button>`;
  return html`<nav class="tools" aria-label="Game">
    ${tool("undo", "Undo", () => game.undo(), !view.can_undo)}${tool("redo", "Redo", () => game.redo(), !view.can_redo)}${tool("forecast", "Forecast", () => game.askForecast())}${tool("hint", "Hint", () => game.askHint())}${tool("why", "Why", () => game.askWhy())}${tool("export", "Export the record", () => game.save())}${tool("more", "More", () => game.more())}
  </nav>`;
}

/** @param {Game} game */
function tip(game) {
  const told = game.details;
  if (!told || !(told.lines.length || told.label)) return nothing;
  return html`<div class="tip">${told.label ? html`<p><b>${told.label}</b></p>` : nothing}${told.lines.map((line) => html`<p>${line}</p>`)}${told.topic ? html`<p>${told.topic.text} ${told.topic.numbers.map((pair) => pair.join(" ")).join("; ")}</p>` : nothing}</div>`;
}

/** Which of several is meant. @param {Game} game */
function pop(game) {
  const at = game.pop;
  if (!at) return nothing;
  return html`<div class="pop panel now" role="menu" aria-label="Which?">
    ${at.refs.map((ref) => html`<button class="btn" role="menuitem" @click=${() => game.pick([...game.picked, ref], at.x, at.y)}>${game.label(ref)}</button>`)}
    ${at.offers.map((offer) => html`<button class="btn" role="menuitem" @click=${() => game.choose(offer, true)}>${offer.label}</button>`)}
    ${at.correct ? html`<button class="btn" role="menuitem" data-action="correct" @click=${() => game.adjust(at.correct?.text ?? "")}>Correct: ${at.correct.label}</button><button class="btn" role="menuitem" @click=${() => game.cancel()}>Leave it</button>` : nothing}
  </div>`;
}

/** What the panel shows. @param {Game} game @param {readonly string[]} [shown] */
function tabs(game, shown = ["now", "story", "table", "hand", "more"]) {
  const hand = (game.view?.facts.cards ?? []).filter((card) => card.where === "hand").length;
  const all = /** @type {[string, string, string][]} */ ([["now", "map", "Now"], ["story", "story", "Story"], ["table", "card", "Table"], ["hand", "hand", hand ? `Hand ${hand}` : "Hand"], ["more", "more", "More"]]);
  const turn = (/** @type {string} */ name) => () => (name === "more" ? game.more() : ((game.tab = name), game.draw()));
  return html`<nav class="tabs" aria-label="Show"><div role="tablist" aria-label="Show">${all.filter(([name]) => shown.includes(name)).map(([name, picture, words]) => html`<button role="tab" data-action=${name === "more" ? "more" : nothing} aria-selected=${game.tab === name ? "true" : "false"} @click=${turn(name)}>${icon(picture)}${words}</button>`)}</div></nav>`;
}
