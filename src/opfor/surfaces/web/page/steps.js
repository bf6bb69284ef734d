/**
 * What happened since a person's answer, one step at a time: the board as it was then, the things
 * it was about lit. It never stands in the way: the next question can be answered at any time.
 * @typedef {import("./messages.js").Told} Told
 * @typedef {import("./messages.js").View} View
 * @typedef {import("./game.js").Game} Game
 */

const PACE = 900; // ms a step at speed 1

export class Steps {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** @type {readonly Told[]} */ this.told = [];
    this.at = -1;
    this.speed = Number(localStorage.getItem("opfor-speed") ?? "1") || 1;
    this.running = false;
    /** @type {View | null} */ this.view = null;
    this.waiting = 0;
  }

  /** Whether a moment before the last one is on the board. */
  get showing() {
    return this.view !== null;
  }

  /** @param {readonly Told[]} told */
  take(told) {
    this.stop();
    const theirs = told.some((each) => each.seat !== this.game.me);
    this.told = theirs ? told : [];
    this.at = this.told.length - 1;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches || localStorage.getItem("opfor-steps") === "still";
    if (this.told.length > 1 && !still) (this.at = -1), this.play();
  }

  /** Things the present step is about. */
  refs() {
    return this.told[this.at]?.refs ?? [];
  }

  play() {
    this.running = true;
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => void this.next(true), this.at < 0 ? 60 : PACE / this.speed);
  }

  stop() {
    this.running = false;
    clearTimeout(this.waiting);
    this.view = null;
  }

  pause() {
    this.running = false;
    clearTimeout(this.waiting);
    this.game.draw();
  }

  /** @param {boolean} [onward] */
  async next(onward = false) {
    if (this.at >= this.told.length - 1) return this.skip();
    await this.go(this.at + 1);
    if (onward && this.running) this.play();
  }

  async back() {
    this.pause();
    if (this.at > 0) await this.go(this.at - 1);
  }

  /** Show one step. @param {number} at */
  async go(at) {
    const told = this.told;
    const step = told[at], latest = this.game.view;
    if (!step || !latest) return;
    const last = at === told.length - 1;
    const view = last ? null : await this.game.engine.call("view", { table: this.game.table, seat: this.game.seat, moment: step.number }).catch(() => null);
    if (this.told !== told) return; // something was answered meanwhile
    this.at = at;
    this.view = view;
    this.game.show(view ?? latest);
    if (step.refs.length) this.game.stage.goTo(step.refs, false);
    if (last) this.pause();
    this.game.draw();
    setTimeout(() => {
      const now = /** @type {HTMLElement | null} */ (document.querySelector(".steps li.now"));
      now?.parentElement?.scrollTo({ top: now.offsetTop - now.parentElement.offsetTop - 40 });
    }, 0);
  }

  /** To the present. */
  skip() {
    this.stop();
    this.at = this.told.length - 1;
    if (this.game.view) this.game.show(this.game.view);
    this.game.draw();
  }

  /** Away with it. */
  done() {
    this.skip();
    this.told = [];
    this.game.show(/** @type {View} */ (this.game.view));
    this.game.draw();
  }

  faster() {
    this.speed = this.speed >= 4 ? 1 : this.speed * 2;
    localStorage.setItem("opfor-speed", `${this.speed}`);
    this.game.draw();
  }
}
