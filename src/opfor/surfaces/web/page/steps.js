/**
 * What happened since a person's answer as a play: one entry, one picture, the state after it. It
 * never stands in the way: the next question can be answered at any time.
 * @typedef {import("./messages.js").Beat} Beat
 * @typedef {import("./messages.js").View} View
 * @typedef {import("./game.js").Game} Game
 */
import { lasts, perform } from "./motions.js";
import { sound } from "./wishes.js";

const LONGEST = 13500; // ms for a whole play at the usual speed
const SHORTEST = 500; // ms to look at one entry
const LETTER = 22; // ms to read a letter

export class Steps {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** @type {readonly Beat[]} */ this.beats = [];
    this.changed = "";
    this.at = -1; // the entry that is told
    this.rested = -1; // the entry whose picture is shown
    this.sentence = -1; // the one of its sentences that is told; all of them where nothing goes on by itself
    this.hurry = () => {}; // leaves the sentence that is being read
    this.running = false;
    this.going = 0;
    /** @type {View | null} what is on the board, while that is not the present */ this.view = null;
    /** @type {Map<number, Promise<View | null>>} */ this.fetched = new Map();
    this.waiting = 0;
  }

  get speed() {
    return Number(localStorage.getItem("opfor-speed")) || 1;
  }

  /** Whether a moment before the last one is on the board. */
  get showing() {
    return this.view !== null && this.view !== this.game.view;
  }

  /** "running", "paused" or "done"; empty where nothing is played. */
  get state() {
    return !this.beats.length ? "" : this.running ? "running" : this.view ? "paused" : "done";
  }

  get still() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Play what came, from the picture that is on the board. @param {import("./messages.js").Played} played @param {View | null} before */
  take(played, before) {
    this.stop();
    this.beats = played.beats;
    this.changed = played.changed;
    this.fetched.clear();
    this.at = this.rested = this.beats.length - 1;
    if (!this.beats.length || !before || this.speed > 99) return;
    this.view = before;
    this.at = this.rested = -1;
    this.play();
  }

  /** How much faster than written an entry goes, so that nobody waits too long. */
  get pace() {
    const whole = this.beats.reduce((sum, beat) => sum + SHORTEST + LETTER * beat.said.join("").length + lasts(beat.motions), 0);
    return this.speed * Math.max(1, whole / LONGEST);
  }

  /** Things the present entry is about. */
  refs() {
    return this.view ? (this.beats[this.at]?.refs ?? []) : [];
  }

  play() {
    if (!this.view) (this.at = this.rested = -1);
    this.running = true;
    clearTimeout(this.waiting);
    const beat = this.beats[this.at];
    this.waiting = window.setTimeout(() => void this.next(true), beat ? (SHORTEST + LETTER * (beat.said.at(-1)?.length ?? 0)) / this.pace : 0);
    this.game.draw();
  }

  stop() {
    this.running = false;
    this.sentence = -1;
    this.going += 1;
    clearTimeout(this.waiting);
    this.game.stage.halt();
    this.view = null;
  }

  pause() {
    this.running = false;
    this.sentence = -1;
    clearTimeout(this.waiting);
    this.hurry();
    if (this.at < 0) void this.next();
    this.game.draw();
  }

  toggle() {
    this.running ? this.pause() : this.play();
  }

  /** @param {boolean} [onward] */
  async next(onward = false) {
    if (this.at >= this.beats.length - 1) return this.end();
    await this.go(this.at + 1, true);
    if (onward && this.running) this.play();
  }

  /** From the present to its last entry. */
  again() {
    this.view = this.game.view;
    this.pause();
  }

  async back() {
    this.pause();
    if (this.at > 0) await this.go(this.at - 1, false);
  }

  /** The picture after an entry; of the last one that is the present. @param {number} at */
  #after(at) {
    const beat = this.beats[at], { view, engine, table, seat } = this.game;
    if (!beat || !view) return Promise.resolve(null);
    if (beat.until >= view.moment && beat.within === null) return Promise.resolve(view);
    const found = this.fetched.get(at) ?? engine.call("view", { table, seat, moment: beat.until, within: beat.within }).catch(() => null);
    this.fetched.set(at, found);
    return found;
  }

  /** Show one entry. @param {number} at @param {boolean} onward */
  async go(at, onward) {
    const going = (this.going += 1), beat = this.beats[at], { game } = this;
    game.stage.halt();
    const view = await this.#after(at);
    if (going !== this.going || !beat || !view) return;
    void this.#after(at + 1);
    this.at = at;
    game.stage.played.replaceChildren();
    if (beat.refs.length) game.stage.goTo(beat.refs, false);
    game.relight();
    const pace = onward && !this.still ? Math.max(0.5, this.pace) : 0;
    for (const at of beat.said.length ? beat.said.keys() : [0]) {
      await this.#tell(beat, at, view, pace);
      if (going !== this.going) return;
    }
    this.view = view;
    this.rested = at;
    await game.lay(view).catch(() => {});
    game.show(view);
    game.draw();
  }

  /** One sentence with its motions, and the time to read it; the last is read while its picture stays. @param {Beat} beat @param {number} at @param {View} view @param {number} pace */
  async #tell(beat, at, view, pace) {
    const { stage } = this.game, going = this.going, told = () => going === this.going && this.running;
    if (told()) {
      this.sentence = at;
      stage.played.replaceChildren();
      this.game.draw();
    }
    await perform(stage, beat.motions.filter((_, n) => beat.spoken[n] === at), view.pieces, pace);
    if (!told() || at >= beat.said.length - 1) return;
    await new Promise((done) => setTimeout((this.hurry = () => done(0)), (LETTER * (beat.said[at] ?? "").length) / this.pace));
  }

  /** What is told of the present entry. */
  get told() {
    const said = this.beats[this.at]?.said ?? [];
    return this.sentence < 0 ? said.join(" ") : (said[this.sentence] ?? "");
  }

  /** To the present, where the next question is. */
  end() {
    this.stop();
    this.at = this.rested = this.beats.length - 1;
    if (this.game.view?.turn === "person") sound("yours");
    if (this.game.view) this.game.arrived();
  }

  faster() {
    localStorage.setItem("opfor-speed", `${this.speed >= 4 ? 0.5 : this.speed * 2}`);
    this.game.draw();
  }
}
