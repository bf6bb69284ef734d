/**
 * The drawing board: a mission file, what lies on its map, and the strokes that change it. The text
 * is all there is: undo is an earlier text. Knows refs, paths and values; no game.
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./messages.js").OnTheBoard} OnTheBoard
 * @typedef {import("./messages.js").FormPart} Part
 * @typedef {import("./messages.js").Field} Field
 * @typedef {import("./messages.js").Fault} Fault
 * @typedef {import("./messages.js").Thing} Thing
 * @typedef {readonly (string | number)[]} Path
 */
import { dialog, refuse, styled } from "./dialogs.js";
import { screen } from "./draw_screen.js";
import { Balance } from "./draw_balance.js";
import { Paint } from "./draw_paint.js";
import { Refused } from "./engine.js";
import { html, nothing, render } from "./lit/lit-html.js";
import { Stage } from "./stage.js";

const SLACK = 6; // px a finger may tremble
const PIECE = "at:";

/** Open the board on what the address asks for, or on a text. @param {Engine} engine @param {HTMLElement} page @param {string} game @param {string} [text] */
export async function board(engine, page, game, text = "") {
  await styled("draw.css");
  const easel = new Easel(engine, page, game);
  if (text) return easel.open("", text);
  const mission = new URLSearchParams(location.search).get("mission") ?? "";
  const kept = easel.kept();
  if (kept && (kept.mission === mission || !mission)) await easel.open("", kept.text).catch(() => easel.open(mission, ""));
  else if (mission) await easel.open(mission, "");
  else await easel.open("", ""), void easel.choose();
}

export class Easel {
  /** @param {Engine} engine @param {HTMLElement} page @param {string} game */
  constructor(engine, page, game) {
    this.engine = engine;
    this.page = page;
    this.game = game;
    this.text = "";
    this.name = "";
    this.key = "";
    /** @type {string[]} */ this.past = [];
    /** @type {string[]} */ this.future = [];
    /** @type {OnTheBoard["plan"]} */ this.plan = { title: "", ground: null, pieces: [], tags: [], tray: [], parts: [] };
    /** @type {Set<Part | undefined>} */ this.lying = new Set();
    /** @type {readonly Fault[]} */ this.faults = [];
    this.holding = ""; // a thing of the tray that the next click puts down
    this.picked = ""; // a piece, or the path of a part
    /** @type {Field | null} */ this.pointing = null; // a list of places that clicks fill
    this.tab = "tray";
    this.group = "";
    this.said = "";
    this.moment = 0;
    this.busy = 0;
    /** @type {Map<string, readonly string[]>} */ this.fitting = new Map();
    this.queue = Promise.resolve();
    this.balance = new Balance(this);
    this.paint = new Paint(this);
    this.stage = new Stage({
      point: (stack) => this.point(stack),
      look: (ref) => this.say(ref ? this.stage.label(ref) : ""),
      say: (text) => this.say(text),
      carries: (stack) => (this.brush ? this.paint.begin(stack) : stack.find((ref) => ref.startsWith(PIECE)) ?? ""),
      over: (x, y) => this.brush && this.paint.over(x, y),
      drop: (ref, stack) => (this.brush ? this.paint.end() : this.drop(ref, stack)),
    });
    addEventListener("keydown", (event) => this.#key(event));
    this.#dragging();
  }

  // -- the file ---------------------------------------------------------------------------

  /** @param {string} mission @param {string} text @param {{draft?: Record<string, string>, seed?: number, even?: boolean}} [wish] what a generator is told */
  async open(mission, text, wish = {}) {
    const told = await this.engine.call("draw_open", { game: text ? "" : this.game, mission, text, ...wish });
    this.game = told.game;
    this.mission = mission;
    this.past = [];
    this.future = [];
    this.picked = this.holding = "";
    const address = new URLSearchParams({ draw: this.game });
    if (mission && mission.length < 200) address.set("mission", mission);
    history.replaceState(null, "", `?${address}`);
    this.show(told);
  }

  /** What this browser keeps of the last file. @returns {{mission: string, text: string} | null} */
  kept() {
    return JSON.parse(localStorage.getItem(`opfor-draw-${this.game}`) ?? "null");
  }

  /** @param {OnTheBoard} told */
  show(told) {
    this.text = told.text;
    this.name = told.name;
    this.faults = told.faults;
    if (told.plan.parts.length) this.#lay(told);
    this.moment += 1;
    this.fitting.clear();
    localStorage.setItem(`opfor-draw-${this.game}`, JSON.stringify({ mission: this.mission ?? "", text: this.text }));
    document.title = `${this.plan.title} · opfor`;
    this.draw();
    this.balance.begin();
  }

  /** A file that cannot be read leaves what lay there before. @param {OnTheBoard} told */
  #lay(told) {
    this.plan = told.plan;
    if (told.plan.ground) this.stage.setGround(told.plan.ground);
    if (told.key) this.key = told.key;
    this.lying = new Set(told.plan.pieces.map((piece) => this.part(piece.ref)));
    if (this.picked && !this.part(this.picked)) this.picked = "";
    if (this.pointing) this.pointing = this.field(this.pointing.path);
    this.stage.setPieces(told.plan.pieces);
    this.stage.setTags(told.plan.tags);
  }

  /** One thing after the other: what is drawn is drawn on the text of the stroke before. @param {() => Promise<void>} work */
  run(work) {
    this.busy += 1;
    this.draw();
    this.queue = this.queue.then(work).catch((error) => {
      if (!(error instanceof Refused)) throw error;
      this.say(error.message);
    }).finally(() => ((this.busy -= 1), this.draw()));
    return this.queue;
  }

  /** @param {Partial<import("./messages.js").Stroke>[]} strokes */
  strokes(...strokes) {
    return this.run(async () => {
      const before = this.text, whole = strokes.map((each) => ({ how: /** @type {const} */ ("set"), path: [], value: null, thing: "", to: "", ...each }));
      const told = await this.engine.call("draw", { game: this.game, text: before, strokes: whole, ground: this.key });
      if (told.text !== before) this.past.push(before), (this.future = []);
      this.show(told);
    });
  }

  /** @param {string} thing @param {string} [to] */
  put(thing, to = "") {
    return this.strokes({ how: "put", thing, to });
  }

  /** A field filled in; what holds anyway is left out of the file. @param {Field} field @param {unknown} value */
  set(field, value) {
    const usual = JSON.stringify(value) === JSON.stringify(field.usual);
    return this.strokes({ how: "set", path: field.path, value: usual ? null : value });
  }

  /** @param {string[]} from @param {string[]} to */
  #back(from, to) {
    return this.run(async () => {
      const text = from.pop();
      if (text === undefined) return;
      to.push(this.text);
      this.show(await this.engine.call("draw", { game: this.game, text, ground: this.key }));
    });
  }

  undo() {
    return this.#back(this.past, this.future);
  }

  redo() {
    return this.#back(this.future, this.past);
  }

  /** The whole text at once, as somebody has written it. @param {string} text */
  write(text) {
    return this.run(async () => {
      const told = await this.engine.call("draw", { game: this.game, text, ground: this.key });
      if (told.text !== this.text) this.past.push(this.text), (this.future = []);
      this.show(told);
    });
  }

  // -- the map ----------------------------------------------------------------------------

  /** @param {string[]} stack */
  point(stack) {
    const to = stack.find((ref) => this.stage.outlines.has(ref)) ?? "";
    const pieces = stack.filter((ref) => ref.startsWith(PIECE));
    if (this.pointing) return to ? this.#place(to) : undefined;
    if (this.brush) return to ? void this.paint.dab(to) : undefined;
    if (this.holding) return to ? void this.put(this.holding, to) : undefined;
    if (!pieces.length && this.picked.startsWith(PIECE) && to) return void this.put(this.picked, to);
    this.pick(pieces[(pieces.indexOf(this.picked) + 1) % pieces.length] ?? "");
  }

  /** A place more in the list that is being pointed out, or fewer. @param {string} ref */
  #place(ref) {
    const field = this.pointing;
    if (!field) return;
    const name = ref.slice(ref.indexOf(":") + 1), before = /** @type {readonly string[]} */ (field.value ?? []);
    void this.set(field, before.includes(name) ? before.filter((each) => each !== name) : [...before, name]);
  }

  /** @param {string} ref @param {string[]} stack */
  drop(ref, stack) {
    const to = stack.find((each) => this.stage.outlines.has(each));
    if (to) void this.put(ref, to).then(() => this.pick(""));
  }

  /** @param {string} ref */
  pick(ref) {
    this.picked = ref;
    this.holding = "";
    if (ref) this.say(this.part(ref)?.title ?? "");
    this.draw();
  }

  /** @param {string} key */
  hold(key) {
    this.holding = this.holding === key ? "" : key;
    this.picked = "";
    this.pointing = null;
    this.paint.from = "";
    const thing = this.held;
    this.say(thing ? (thing.brush ? `${thing.label}: draw over the map` : `${thing.label}: click a place of the map`) : "");
    this.draw();
  }

  /** What the next click puts down. */
  get held() {
    return this.plan.tray.find((each) => each.key === this.holding);
  }

  /** How what is held paints; nothing where it is put down. */
  get brush() {
    return this.held?.brush ?? "";
  }

  /** The part that a piece or a path belongs to. @param {string} ref @returns {Part | undefined} */
  part(ref) {
    const steps = ref.replace(PIECE, "").split(".");
    for (let n = steps.length; n > 0; n--) {
      const found = this.plan.parts.find((part) => part.path.join(".") === steps.slice(0, n).join("."));
      if (found) return found;
    }
    return undefined;
  }

  /** @param {Path} path */
  field(path) {
    return this.plan.parts.flatMap((part) => part.fields).find((each) => each.path.join(".") === path.join(".")) ?? null;
  }

  /** Whether a part is something that lies on the map. @param {Part} part */
  lies(part) {
    return this.lying.has(part);
  }

  /** Faults at a path or inside it. @param {Path} path */
  wrong(path) {
    const at = path.join(".");
    return this.faults.filter((fault) => fault.path.join(".") === at || fault.path.join(".").startsWith(`${at}.`));
  }

  /** Show where a fault is. @param {Fault} fault */
  seek(fault) {
    const part = this.part(fault.path.join("."));
    const all = this.plan.parts[0];
    if (part && this.lies(part)) this.pick(PIECE + part.path.join("."));
    else this.tab = (part ?? (fault.path.length ? all : undefined))?.group ?? "file";
    this.draw();
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (this.page.querySelector(`[data-path="${CSS.escape(fault.path.join("."))}"] :is(input,textarea,button,select)`))?.focus());
  }

  // -- at hand ----------------------------------------------------------------------------

  /** @param {string} text */
  say(text) {
    this.said = text;
    this.draw();
  }

  draw() {
    render(screen(this), this.page);
    const lit = (this.picked ? this.part(this.picked)?.lit : this.pointing && this.part(this.pointing.path.join("."))?.lit) ?? [];
    const wrong = this.faults.map((fault) => PIECE + fault.path.join("."));
    const bad = this.plan.pieces.filter((piece) => wrong.some((ref) => ref.startsWith(piece.ref) || piece.ref.startsWith(`${ref}.`)));
    this.stage.setLit([...this.paint.lit(), ...lit.map((ref) => ({ ref, kind: "last" })), ...bad.map(({ ref }) => ({ ref, kind: "foe-next" })), ...(this.picked ? [{ ref: this.picked, kind: "picked" }] : [])]);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const from = /** @type {HTMLElement} */ (event.target);
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(from.tagName) || document.querySelector("dialog")) return;
    const deep = event.ctrlKey || event.metaKey;
    if (event.key === "Escape") (this.pointing = null), (this.holding = ""), this.pick("");
    else if ((event.key === "Delete" || event.key === "Backspace") && this.picked.startsWith(PIECE)) void this.put(this.picked);
    else if (event.key === "u" || (deep && event.key === "z" && !event.shiftKey)) void this.undo();
    else if (event.key === "r" || (deep && (event.key === "y" || (event.key === "z" && event.shiftKey)))) void this.redo();
    else return;
    event.preventDefault();
  }

  /** Things of the tray can be carried to the map. */
  #dragging() {
    /** @type {{key: string, x: number, y: number, from: HTMLElement, ghost: HTMLElement | null} | null} */
    let held = null;
    addEventListener("pointerdown", (event) => {
      const from = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-thing]"));
      if (from && event.button === 0 && event.pointerType === "mouse") held = { key: from.dataset["thing"] ?? "", x: event.clientX, y: event.clientY, from, ghost: null };
    });
    addEventListener("pointermove", (event) => {
      if (!held || (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK)) return;
      if (!held.ghost) {
        held.ghost = /** @type {HTMLElement} */ (held.from.cloneNode(true));
        held.ghost.classList.add("lifted");
        document.body.append(held.ghost);
      }
      held.ghost.style.transform = `translate(${event.clientX - 24}px,${event.clientY - 24}px)`;
    });
    addEventListener("pointerup", (event) => {
      const let_go = held;
      held = null;
      if (!let_go?.ghost) return;
      let_go.ghost.remove();
      let_go.from.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
      setTimeout(() => let_go.from.dispatchEvent(new MouseEvent("click")), 0); // takes the listener away where no click followed
      const to = this.stage.stackAt(event.clientX, event.clientY).find((ref) => this.stage.outlines.has(ref));
      if (to) void this.put(let_go.key, to);
    });
  }

  // -- outside ----------------------------------------------------------------------------

  /** What to draw on. */
  async choose() {
    (await import("./draw_choose.js")).choose(this);
  }

  /** What is still being drawn belongs to it. */
  async save() {
    await this.queue;
    (await import("./saving.js")).download(this.name, this.text);
  }

  play() {
    return this.run(async () => {
      const opened = await this.engine.call("draw_play", { game: this.game, text: this.text });
      location.href = `?${new URLSearchParams({ table: opened.table })}`;
    });
  }

  print() {
    return this.run(async () => (await import("./printing.js")).paper(await this.engine.call("draw_printed", { game: this.game, text: this.text })));
  }

  share() {
    return refuse(async () => {
      await this.queue;
      const { query, qr } = await this.engine.call("draw_link", { game: this.game, text: this.text, address: location.href });
      const address = `${location.href.split(/[?#]/)[0]}?${query}`;
      const copy = async (/** @type {Event} */ event) => {
        await navigator.clipboard?.writeText(address);
        /** @type {HTMLElement} */ (event.target).textContent = "Copied";
      };
      const drawn = document.createElement("div");
      drawn.className = "qr";
      drawn.innerHTML = qr;
      dialog(html`<div class="stack"><h2>Share this mission</h2><label>The link holds the whole mission (${address.length} characters)<textarea class="field" readonly data-link .value=${address}></textarea></label>${qr ? drawn : nothing}<div class="row wrap"><button class="btn main" @click=${copy}>Copy</button><button class="btn" data-action="save" @click=${() => this.save()}>Save as a file</button></div><form method="dialog"><button class="btn">Close</button></form></div>`);
    });
  }
}
