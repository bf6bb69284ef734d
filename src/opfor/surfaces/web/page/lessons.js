/**
 * Learning: the list of lessons, a step beside the board, a first game that is led. Fetched when it is first asked.
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {(engine: Engine, table: string, seat: string) => Promise<void>} Play
 */
import "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing, render } from "./lit/lit-html.js";

const TURNS = 3;
const kept = (/** @type {string} */ game) => `opfor-learned-${game}`;
const learned = (/** @type {string} */ game) => new Set((localStorage.getItem(kept(game)) ?? "").split(" ").filter(Boolean));

/** What the address asks for: a course, a lesson with its step, or the first game. @param {Engine} engine @param {HTMLElement} page @param {string} named @param {Play} play */
export async function learn(engine, page, named, play) {
  const [game = "", lesson, step] = named.split(":");
  if (!lesson) return course(engine, page, game);
  if (lesson === "first") {
    const { first: options } = await engine.call("course", { game });
    const { table } = await engine.call("new", { game, seed: null, options, rulings: {}, players: [], chance: [], offered: true });
    history.replaceState(null, "", `?${new URLSearchParams({ table, led: game })}`);
    return play(engine, table, "");
  }
  const set = await engine.call("lesson", { game, lesson, step: Number(step ?? 0) });
  history.replaceState(null, "", `?${new URLSearchParams({ table: set.table, lesson: `${game}:${lesson}:${set.step}` })}`);
  await play(engine, set.table, "");
}

/** @param {Engine} engine @param {HTMLElement} page @param {string} game */
async function course(engine, page, game) {
  const told = await engine.call("course", { game });
  const known = learned(game), next = told.lessons.find((each) => !known.has(each.id)) ?? told.lessons[0];
  document.title = `${told.title} · opfor`;
  render(html`<main class="start"><header><a class="btn" href="./">Start page</a><h1>${told.title}</h1></header>
    <section class="box"><h2>How one wins</h2>${told.goal.map((line) => html`<p>${line}</p>`)}<div class="row wrap"><a class="btn main" data-action="go-on" href="?learn=${game}:${next?.id}">${known.size ? "Go on with the course" : "Begin the course"}</a><a class="btn" data-action="first" href="?learn=${game}:first">A first game, led</a><a class="btn" href="?reference=${game}">Look things up</a><a class="btn" href="?new=${game}&guide=1&offered=1">How this page works</a></div></section>
    <section class="box ticks"><h2>Lessons</h2><ol>${told.lessons.map((each, at) => html`<li><a class="btn ghost" data-lesson=${each.id} href="?learn=${game}:${each.id}">${known.has(each.id) ? "✓" : at + 1} ${each.title}</a></li>`)}</ol></section></main>`, page);
}

/** Sit beside a game: a step of a lesson, or a first game. @param {Game} game */
export async function beside(game) {
  const asked = new URLSearchParams(location.search), lesson = asked.get("lesson"), led = asked.get("led");
  if (lesson) game.guide = { guide: await step(game, lesson) };
  else if (led) game.guide = { guide: await first(game, led) };
  game.guided = lesson || led ? 0 : -1;
  game.draw();
}

/** @param {Game} game */
const close = (game) => html`<button class="btn ghost" data-action="leave" @click=${() => { game.guided = -1; game.draw(); }}>${icon("close")}<span class="hide">Leave</span></button>`;

/** @param {Game} game @param {string} named */
async function step(game, named) {
  const [of = "", lesson = "", at] = named.split(":"), number = Number(at ?? 0);
  const told = await game.engine.call("lesson", { game: of, lesson, step: number, table: game.table });
  let seen = "", said = "", done = false, shown = false;
  /** @type {Set<string>} */ const questions = new Set();
  const judge = async () => {
    const found = await game.engine.call("tried", { table: game.table, seat: game.seat, game: of, lesson, step: number, since: told.since, asked: [...questions] });
    if (found.done || !found.goes_on) (said = found.said), (done = found.done);
    if (done && number + 1 >= told.steps) localStorage.setItem(kept(of), [...learned(of).add(lesson)].join(" "));
    game.draw();
  };
  return () => {
    for (const [name, asked] of /** @type {[string, unknown][]} */ ([["why", game.why], ["why not", game.whyNot], ["forecast", game.forecast], ["look", game.lookedUp]])) if (asked) questions.add(name);
    const now = `${game.view?.moment} ${[...questions].join()}`;
    if (now !== seen && !done && !game.busy) {
      const first = !seen;
      seen = now;
      if (!first || questions.size || (game.view?.moment ?? 0) > told.since) void judge();
    }
    const next = number + 1 < told.steps ? `${of}:${lesson}:${number + 1}` : told.following ? `${of}:${told.following}` : of;
    return html`<section class="panel guide now" data-panel="lesson" data-lesson-state=${done ? "done" : said ? "wrong" : "open"} aria-label="Lesson"><div class="row between"><b>${told.title}${told.steps > 1 ? ` · ${number + 1} of ${told.steps}` : ""}</b>${close(game)}</div>
      <p>${told.text}</p>${said ? html`<p aria-live="polite"><b>${said}</b></p>` : nothing}${shown ? html`<p class="small">${told.answer}</p>` : nothing}
      <div class="row wrap">${done ? html`<a class="btn main" data-action="next-step" href="?learn=${next}">Next</a>` : said ? html`<a class="btn" data-action="again" href="?learn=${named}">Try again</a>` : nothing}${done ? nothing : html`<button class="btn" data-action="show" @click=${() => { shown = true; game.draw(); }}>Show me</button>`}<a class="btn" href="?learn=${of}">All lessons</a></div></section>`;
  };
}

/** The goal first; then the coach at one's elbow for some turns; then it steps back. @param {Game} game @param {string} of */
async function first(game, of) {
  const told = await game.engine.call("course", { game: of });
  const key = `opfor-led-${game.table}`, picture = document.createElement("div");
  const { svg } = await game.engine.call("cover", { game: of });
  const image = new Image();
  image.alt = "";
  if (svg) image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  picture.className = "art";
  picture.append(image);
  let begun = localStorage.getItem(key) !== null, hinted = -1, last = "";
  return () => {
    const turns = Number(localStorage.getItem(key) ?? 0), moment = game.view?.moment ?? 0;
    const begin = () => { begun = true; localStorage.setItem(key, "0"); game.draw(); };
    if (!begun) return html`<section class="panel guide now" data-panel="goal" aria-label="Goal"><div class="row between"><h2>How one wins</h2>${close(game)}</div>${picture}${told.goal.map((line) => html`<p>${line}</p>`)}<button class="btn main" data-action="begin" @click=${begin}>${told.led[0]}</button></section>`;
    if (turns < TURNS && game.view?.turn === "person" && !game.busy && !game.act && hinted !== moment) {
      const now = game.view.facts.when.match(/\d+/g)?.join() ?? "";
      if (last && now !== last) localStorage.setItem(key, `${turns + 1}`);
      (last = now), (hinted = moment);
      void game.askHint();
    }
    const over = Number(localStorage.getItem(key) ?? 0) >= TURNS;
    return html`<section class="panel guide now" data-panel="led" aria-label="Led"><div class="row between"><span class="chip">${over ? "" : `${Math.min(turns + 1, TURNS)} / ${TURNS}`}</span>${close(game)}</div><p aria-live="polite">${over ? told.led[3] : turns ? told.led[2] : told.led[1]}</p></section>`;
  };
}
