/**
 * Dialogs of a game: the menu, links, who rolls, corrections, keys.
 * @typedef {import("./game.js").Game} Game
 */
import { Refused } from "./engine.js";
import { icon } from "./icons.js";
import { html, nothing, render } from "./lit/lit-html.js";

/** Every key with what it does; `?` shows this list. @type {[string, string][]} */
const KEYS = [
  ["m", "to the board; arrow keys go from place to place, Enter points"],
  [". ,", "the next and the last thing that can be chosen on the board"],
  ["a", "to the answers; arrow keys go up and down, Enter answers"],
  ["/", "search the answers"],
  ["Enter", "on the green button: confirm"],
  ["Esc", "cancel, close"],
  ["u r", "undo, redo"],
  ["w", "why did the opponent do that"],
  ["f", "forecast: what the opponent does next"],
  ["h", "hint"],
  ["Space n b", "while the opponent’s turn is played: pause, next, back"],
  ["Esc End", "to the end of it"],
  ["← →", "back and on, event by event; from the present into the replay"],
  ["Space Home End", "in a replay: by itself, to the beginning, to the end"],
  ["+ − 0", "larger, smaller, the whole board"],
  ["g", "go to what is asked"],
  ["c s x", "hide the counters while it is held; what a thing sees; the board alone"],
  ["i", "then point: what is this? A right click or long press tells it too"],
  ["?", "these keys"],
];

/** A style that is fetched late: nothing of it is shown before it is there. @param {string} sheet */
export const styled = (sheet) =>
  new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet;
    link.onload = link.onerror = done;
    document.head.append(link);
  });
await styled("pages.css");

/** Show a dialog; it goes when it is closed. @param {unknown} body */
export function dialog(body) {
  const made = document.createElement("dialog");
  made.addEventListener("close", () => made.remove());
  made.addEventListener("click", (event) => event.target === made && made.close());
  document.body.append(made);
  render(body, made);
  made.showModal();
  return made;
}

/** Do something, and tell in one line what was refused. @param {() => Promise<unknown>} work */
export async function refuse(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tell(error.message);
  }
}

/** @param {string} line */
const tell = (line) => dialog(html`<div class="stack"><p role="alert">${line}</p><form method="dialog"><button class="btn">Close</button></form></div>`);

export const close = html`<form method="dialog"><button class="btn">Close</button></form>`;

export const help = () => void dialog(html`<div class="stack"><h2>Keys</h2><table>${KEYS.map(([key, does]) => html`<tr><th scope="row">${key.split(" ").map((each) => html`<kbd>${each}</kbd> `)}</th><td>${does}</td></tr>`)}</table>${close}</div>`);

/** Everything that needs no button of its own. @param {Game} game */
export function menu(game) {
  const item = (/** @type {string} */ picture, /** @type {string} */ words, /** @type {() => unknown} */ act, /** @type {string} */ name) =>
    html`<button class="btn" data-action=${name} @click=${() => { made.close(); void act(); }}>${icon(picture)}${words}</button>`;
  const narrow = matchMedia("(max-width: 699px)").matches;
  const made = dialog(html`<div class="stack"><h2>${game.view?.title}</h2><div class="opens">
    ${narrow ? html`${item("undo", "Undo", () => game.undo(), "undo")}${item("redo", "Redo", () => game.redo(), "redo")}${item("forecast", "Forecast", () => game.askForecast(), "forecast")}${item("hint", "Hint", () => game.askHint(), "hint")}${item("why", "Why", () => game.askWhy(), "why")}${item("export", "Export the record", () => game.save(), "export")}` : nothing}
    ${item("why", "What is this? Then point at it", async () => (await import("./reference.js")).ask(game), "about")}
    ${item("play", "Replay from the beginning", () => game.replay(1), "replay")}
    ${item("hint", "Review: what cost most, luck and skill", async () => (await game.coached()).review(), "review")}
    ${item("eye", game.coach?.warns ? (game.coach.contest ? "Switch the coach off" : "No more warnings by the coach") : "Warn me before I throw the game away", async () => (await game.coached()).toggle(), "coach")}
    ${item("link", "Link to this position", () => share(game, "position"), "link")}
    ${game.engine.kind === "server" ? item("link", "Another device, another person", async () => (await import("./invitation.js")).invite(game), "join") : nothing}
    ${item("branch", "Branches: what was taken back", async () => (await import("./branches.js")).branches(game), "branches")}
    ${item("die", "Dice and draws: who rolls", () => sources(game), "sources")}
    ${item("list", "Correct a fact by hand", () => correct(game), "adjust")}
    ${item("story", "Print", async () => (await import("./printing.js")).print(game), "print")}
    ${game.sheets && !game.made ? item("story", "Counters to cut out", async () => (await import("./printing.js")).counters(game), "counters") : nothing}
    ${game.sheets && game.engine.kind === "server" && !game.made ? html`<a class="btn" data-action="pdf" download href="api/sheet/${encodeURIComponent(game.table)}?seat=${encodeURIComponent(game.seat)}">${icon("file")}Print and play this (PDF)</a><a class="btn" data-action="pdf-set" download href="api/sheet/${encodeURIComponent(game.table)}?whole=true&seat=${encodeURIComponent(game.seat)}">${icon("file")}Print the whole game (PDF)</a>` : nothing}
    ${item("file", "Report: everything about this moment", () => game.save("report"), "report")}
    ${item("list", "Settings", async () => (await import("./settings.js")).settings(), "settings")}
    ${item("why", "Keys", help, "keys")}
  </div>${close}</div>`);
}

/** @param {Game} game @param {string} what */
function share(game, what) {
  return refuse(async () => {
    const made = await game.engine.call("link", { table: game.table, seat: game.seat, address: location.href, what });
    const address = `${location.origin}${location.pathname}?${made.query}`;
    const qr = document.createElement("div");
    qr.className = "qr";
    qr.innerHTML = made.qr;
    const copy = async (/** @type {Event} */ event) => {
      await navigator.clipboard?.writeText(address);
      /** @type {HTMLElement} */ (event.target).textContent = "Copied";
    };
    dialog(html`<div class="stack"><h2>Link to this position</h2><p class="small">Whoever opens it plays on from here.</p>${made.qr ? qr : nothing}<textarea class="field" readonly aria-label="Link">${address}</textarea><div class="go"><button class="btn" @click=${copy}>${icon("link")}Copy</button>${close}</div></div>`);
  });
}

/** Who rolls and draws what. @param {Game} game */
function sources(game) {
  return refuse(async () => {
    const told = await game.engine.call("branches", { table: game.table, seat: game.seat });
    const made = dialog(html`<div class="stack"><h2>Dice and draws</h2>${told.sources.map((each) => html`<button class="opt" role="switch" aria-checked=${each.at_table ? "true" : "false"} @click=${() => { made.close(); void game.atTable(each.name, !each.at_table); }}><span>${each.said || each.name}<small> ${each.by}</small></span><i class="sw"></i></button>`)}${close}</div>`);
  });
}

/** @param {Game} game */
function correct(game) {
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const text = `${new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text") ?? ""}`.trim();
    made.close();
    void game.adjust(text);
  };
  const made = dialog(html`<form @submit=${submit}><h2>Correct a fact</h2><label>What is right on the board <small>as in the terminal; a wrong line says what would be right</small><input class="field" name="text" required autocomplete="off" /></label><div class="go"><button class="btn" type="button" @click=${() => made.close()}>Cancel</button><button class="btn main">Correct</button></div></form>`);
}
