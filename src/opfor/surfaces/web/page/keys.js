/** The keyboard: keys of the game, and moving through the list of answers. @typedef {import("./game.js").Game} Game */

/** Up and down in the list of answers, from the search field too. @param {KeyboardEvent} event */
export function answerKeys(event) {
  if (!["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) return;
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const all = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[data-offer]")]);
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : at + (event.key === "ArrowDown" ? 1 : -1);
  event.preventDefault();
  if (to < 0) return document.getElementById("search")?.focus();
  all[Math.min(to, all.length - 1)]?.focus();
}

/** Keys that work anywhere but in a field. @param {KeyboardEvent} event @param {Game} game @param {() => unknown} help */
export function gameKeys(event, game, help) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const { steps } = game, typing = target.matches("input:not([type=range]),textarea,select");
  const played = steps.view && /** @type {Record<string, () => unknown>} */ ({ Escape: () => steps.end(), ...(typing ? {} : { End: () => steps.end(), " ": () => steps.toggle(), n: () => (steps.pause(), steps.next()), b: () => steps.back(), ...(target.closest(".stage") ? {} : { ArrowRight: () => (steps.pause(), steps.next()), ArrowLeft: () => steps.back() }) }) })[event.key];
  if (played) {
    event.preventDefault();
    event.stopPropagation();
    return void played();
  }
  const past = !typing && game.replaying && /** @type {Record<string, () => unknown>} */ ({ ArrowLeft: () => game.leaf(-1), ArrowRight: () => game.leaf(1), Home: () => game.replay(1), End: () => game.replay(game.along?.line ?? game.view?.latest ?? 1), " ": () => game.replayer?.roll(game), Escape: () => game.replay(0) })[event.key];
  if (past) {
    event.preventDefault();
    event.stopPropagation();
    return void past();
  }
  if (event.key === "Escape") return game.cancel();
  if (typing) return;
  if (event.key === "ArrowLeft" && !target.closest(".stage,[role=radiogroup],[role=tablist]") && !game.beside) {
    event.preventDefault();
    return void game.leaf(-1);
  }
  const next = (/** @type {number} */ by) => (game.preview(null), game.stage.element.focus(), game.stage.nextLegal(by));
  const done = /** @type {Record<string, () => unknown>} */ ({
    m: () => game.stage.element.focus(),
    a: () => /** @type {HTMLElement | null} */ (document.querySelector("[data-offer]"))?.focus(),
    "/": () => document.getElementById("search")?.focus(),
    u: () => game.undo(), r: () => game.redo(), w: () => game.askWhy(), f: () => game.askForecast(), h: () => game.askHint(),
    b: () => steps.state && steps.again(), p: () => steps.state && steps.toggle(),
    "+": () => game.stage.zoom(1.25), "-": () => game.stage.zoom(0.8), 0: () => game.stage.fit(), g: () => game.goToAsked(), s: () => game.toggleSight(), x: () => game.toggleBare(), c: () => game.stage.element.classList.add("uncovered"),
    ".": () => next(1), ",": () => next(-1), i: async () => (await import("./reference.js")).ask(game), "?": help,
  })[event.key];
  if (!done) return;
  event.preventDefault();
  event.stopPropagation();
  void done();
}
