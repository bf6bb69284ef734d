/**
 * Beside a real table: first what is to be done on the board, ticked off by a tap; then one question.
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./messages.js").Now} Now
 * @typedef {Game["todo"][number]} Todo
 */
import { styled } from "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing } from "./lit/lit-html.js";
import { question } from "./panels.js";
import { cutout } from "./cutout.js";
import { ask } from "./tiles.js";

export { option } from "./tiles.js";

await styled("table.css");

const key = (/** @type {Game} */ game) => `opfor-todo-${game.table}`;
const keep = (/** @type {Game} */ game) => localStorage.setItem(key(game), JSON.stringify({ latest: game.view?.latest, todo: game.todo, passed }));
const KEPT = 60; // so many ticks can come back by undo

/** What answering a question has ticked: it was asked after that was done; `by` is the line it was asked at. @type {(Todo & {by: number})[]} */
let passed = [];
let answers = 0, unseen = 0; // how many of the last groups on the list there was no room for

/** A new moment: an answer ticks what was shown before it, and taking it back brings that back; ticks outlive a reload. @param {Game} game @param {Now} now @param {boolean} told */
export function arrived(game, now, told) {
  const answered = game.answered > answers && !now.back[0], { parted } = now.story;
  answers = game.answered;
  if (!told) return begun(game, now);
  const hidden = new Set(unseen ? folded(game.todo).slice(-unseen).flat() : []);
  const open = game.todo.filter(({ done, number }) => !done && number <= parted), again = passed.filter(({ by, number }) => by >= parted && number <= parted);
  passed = passed.filter(({ by }) => by < parted);
  const ticked = answered ? open.filter((each) => !hidden.has(each)) : [];
  passed = [...passed, ...ticked.map((each) => ({ ...each, by: parted }))].slice(-KEPT);
  const left = [...again, ...open.filter((each) => !ticked.includes(each))];
  const turned = now.story.told.findIndex(({ kind }) => kind === "step"); // what comes of one's own act stands before the other side's turn
  const fresh = now.back[0] ? now.back.map((each) => todo(game, each, 0)) : now.story.told.flatMap((each, n) => (each.instruction ? [{ ...todo(game, each, each.number), own: now.story.told.some(({ seat }) => seat === game.me) && !(turned >= 0 && n > turned) }] : []));
  const mine = now.back[0] || now.story.told.some(({ seat }) => seat === game.me); // an act of one's own: what is new comes first
  const turn = Math.max(0, ...game.todo.map((each) => each.turn)) + (mine ? 1 : 0);
  game.todo = [...left, ...fresh.map((each) => ({ ...each, turn }))].sort((a, b) => b.turn - a.turn);
  game.heard = [...new Set(now.story.told.flatMap(({ aloud }) => aloud || []))];
  keep(game);
  speak([...game.heard, ...fresh.map(({ text }) => text)]);
}

/** @param {Game} game @param {{instruction: string, refs: readonly string[]}} said @param {number} number @returns {Todo} */
function todo(game, { instruction: text, refs }, number) {
  const { x, y } = game.stage.shown.get(refs[0] ?? "") ?? {};
  return { text, refs, number, turn: 0, done: false, own: false, from: x === undefined || y === undefined ? null : { x, y } };
}

/** Sat down: the list as it was left; at the first time what to lay out comes first. @param {Game} game @param {Now} now */
async function begun(game, now) {
  const kept = JSON.parse(localStorage.getItem(key(game)) ?? "null");
  const fresh = now.story.told.filter(({ number, instruction }) => instruction && number > (kept?.latest ?? 0)).map((each) => todo(game, each, each.number));
  game.todo = kept ? [...kept.todo, ...fresh] : fresh.slice(-12);
  passed = kept?.passed ?? [];
  if (!kept) {
    const told = await game.engine.call("laid_out", { table: game.table, seat: game.seat }).catch(() => null);
    game.todo.unshift(...(told?.text.split("\n") ?? []).filter(Boolean).map((text) => ({ text, refs: [], number: 0, turn: 0, done: false, own: false, from: null })));
  }
  keep(game);
  game.draw();
}

/** The same several times in a row is one thing to do; where a marker goes further, only where it ends. @param {readonly Todo[]} all */
function folded(all) {
  /** @type {[Todo, ...Todo[]][]} */
  const groups = [];
  for (const each of all) {
    const last = groups.at(-1), before = goes(each) && !each.done ? groups.find(([first]) => !first.done && goes(first) === goes(each)) : undefined;
    if (last?.[0].text === each.text) last.push(each);
    else if (before) before.unshift(each);
    else groups.push([each]);
  }
  return groups;
}

/** What is put on a number: “Set the German CAPs to 5.” @param {Todo} todo */
const goes = ({ text, refs }) => (/^\D+ \d+\.$/.test(text) ? [...refs, text.replace(/\d+\.$/, "")].join() : "");

/** What comes first beside a table. @param {Game} game */
export const now = (game) => html`${game.view?.notices.length && game.sheets && game.todo.some(({ number, done }) => !done && !number) ? html`<p class="compare now"><span>Map or cards are opfor’s own: print them, or lay out yours.</span><button class="btn" data-action="print" @click=${async () => (await import("./printing.js")).print(game)}>Print</button></p>` : nothing}${doing(game)}${game.act || !game.view?.question ? question(game) : ask(game)}${agrees(game)}${before(game)}`;

/** One thing at a time, large; what follows small. @param {Game} game */
function doing(game) {
  const all = folded(game.todo), at = all.findIndex(([first]) => !first.done);
  if (!all.length) return nothing;
  const tick = (/** @type {readonly Todo[]} */ group, done = !group[0]?.done) => {
    for (const each of group) each.done = done;
    keep(game);
    game.draw();
  };
  requestAnimationFrame(fit);
  const left = all.filter(([first]) => !first.done).length, order = at < 0 ? nothing : ordered(game);
  return html`<section class="panel ticks now ${at < 0 ? "all" : ""}" aria-label="Do this on the board">
    <div class="row between"><h2>${at < 0 ? "All done on the board" : "Do this"}</h2>${left ? html`<button class="btn" data-action="all-done" @click=${() => tick(game.todo, true)}>${icon("tick")}${left > 1 ? `All ${left} done` : "Done"}</button>` : all.length ? html`<span class="chip">${all.length}</span>` : nothing}<button class="btn ghost" data-action="voice" aria-pressed=${spoken() ? "true" : "false"} @click=${() => voice(game)}>Aloud</button></div>
    ${order}
    <ol>${all.map((group, n) => {
      const [{ text, refs, done, own }] = group, is = n === at ? "at" : n === at - 1 || (at < 0 && n === all.length - 1) ? "last" : at >= 0 && n > at && !done ? "soon" : "far";
      return html`<li class="${is} ${done ? "done" : ""} ${own ? "y" : ""}"><button role="checkbox" data-instruction=${done ? "done" : "open"} aria-checked=${done ? "true" : "false"} @click=${() => tick(group)} @pointerenter=${() => game.point_out(refs)}>${n === at ? cutout(game, group[0]) : nothing}<i>${done ? icon("tick") : nothing}</i><span>${text}${group.length > 1 && !goes(group[0]) ? ` (${group.length} times)` : ""}</span></button></li>`;
    })}</ol>
  </section>`;
}

/** The question stays on the screen: where there is no room for it, the list goes without its picture, then without its end, which comes up next. */
function fit() {
  const side = document.querySelector(".table .side"), list = side?.querySelector(".ticks"), asked = side?.querySelector(".ask");
  unseen = 0;
  if (!side || !asked || !(list instanceof HTMLElement)) return;
  const soon = [...list.querySelectorAll("li.soon")], isFit = () => asked.getBoundingClientRect().bottom <= side.getBoundingClientRect().bottom;
  for (const each of soon) each.removeAttribute("hidden");
  list.dataset["room"] = "";
  if (!isFit()) list.dataset["room"] = "small";
  while (!isFit() && unseen < soon.length) soon.at(-1 - unseen++)?.setAttribute("hidden", "");
}

/** What the last answer has ticked; a tap brings one back to the list. @param {Game} game */
function before(game) {
  const last = passed.filter(({ by }) => by === passed.at(-1)?.by);
  const back = (/** @type {(typeof passed)[number]} */ one) => {
    passed = passed.filter((each) => each !== one);
    game.todo = [...game.todo, { ...one, done: false }];
    keep(game);
    game.draw();
  };
  return last.length ? html`<details class="before ticks now"><summary>Ticked by your answer: ${last.length}</summary><ol>${last.map((each) => html`<li class="last done"><button data-instruction="passed" @click=${() => back(each)}><i>${icon("tick")}</i><span>${each.text}</span></button></li>`)}</ol></details>` : nothing;
}

/** What the enemy acts by: its card with the line that counts, and what the program drew and rolled. @param {Game} game */
function ordered(game) {
  const card = game.view?.facts.cards.find(({ where, lines }) => where === "opponent" && lines.some(({ state }) => state === "carried-out"));
  const line = card?.lines.find(({ state }) => state === "carried-out")?.text;
  const name = card?.title.replace(/^\d+ /, "") ?? "";
  const said = game.heard.filter((each) => !card || !(each.includes(name) || each.includes(line ?? name))).slice(-3);
  return card || said.length ? html`<div class="order">${card ? html`<p data-ref=${card.ref}><b>${card.title}</b> ${line}</p>` : nothing}${said.map((each) => html`<p>${each}</p>`)}</div>` : nothing;
}

/** The line to compare with the cardboard. @param {Game} game */
const agrees = (game) =>
  game.compare ? html`<p class="compare now"><span>Does the board agree? <b>${game.compare}</b></span>${innerWidth < 700 ? nothing : html`<button class="btn" data-action="compare" @click=${() => check(game)}>Check</button>`}</p>` : nothing;

/** @param {Game} game */
const check = async (game) => (await import("./checking.js")).check(game);

/** What is in reach of the thumb. @param {Game} game */
export function tabs(game) {
  const tab = (/** @type {string} */ name, /** @type {string} */ picture, /** @type {string} */ words) =>
    html`<button role="tab" aria-selected=${game.tab === name ? "true" : "false"} @click=${() => { game.tab = name; game.draw(); }}>${icon(picture)}${words}</button>`;
  const act = (/** @type {string} */ name, /** @type {string} */ words, /** @type {() => unknown} */ does, on = false) =>
    html`<button role="tab" data-action=${name} aria-selected=${on ? "true" : "false"} @click=${does}>${icon(name)}${words}</button>`;
  return html`<nav class="tabs" aria-label="Show"><div role="tablist" aria-label="Show">${tab("now", "die", "Now")}${tab("board", "map", "Board")}${tab("story", "story", "Story")}${game.compare ? act("compare", "Check", () => check(game)) : nothing}${act("why", "Why", () => game.askWhy(), game.tab === "table")}${act("undo", "Undo", () => ((game.tab = "now"), game.undo()))}${act("more", "More", () => game.more())}</div></nav>`;
}

const spoken = () => localStorage.getItem("opfor-voice") === "1";

/** Read aloud from now on, or no more. @param {Game} game */
function voice(game) {
  localStorage.setItem("opfor-voice", spoken() ? "0" : "1");
  speak(game.todo.filter(({ done }) => !done).map(({ text }) => text));
  game.draw();
}

/** @param {readonly string[]} lines */
function speak(lines) {
  if (!("speechSynthesis" in window)) return;
  speechSynthesis.cancel();
  if (spoken() && lines.length) speechSynthesis.speak(new SpeechSynthesisUtterance(lines.join(" ")));
}

/** The screen stays awake while it lies beside the board. */
const wake = () => void (document.visibilityState === "visible" && navigator.wakeLock?.request("screen").catch(() => {}));
document.addEventListener("visibilitychange", wake);
wake();
