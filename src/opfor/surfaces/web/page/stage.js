/**
 * The board: a still ground painted once, pieces and outlines over it, moved by one transform.
 * Knows refs, paths and markup; no game.
 * @typedef {import("./messages.js").Ground} Ground
 * @typedef {import("./messages.js").Piece} Piece
 * @typedef {import("./messages.js").Outline} Outline
 * @typedef {{ref: string, kind: string, side?: string}} Lit
 * @typedef {{ref: string, text: string, kind?: string}} Tag
 * @typedef {{point: (stack: string[], x: number, y: number) => void, look: (ref: string, x: number, y: number) => void, say: (text: string) => void, carries: (stack: string[]) => string, over?: (x: number, y: number) => void, drop: (ref: string, stack: string[], x: number, y: number) => void}} Watching
 */
import { Gestures } from "./gestures.js";
import { themed } from "./wishes.js";

const SVG = "http://www.w3.org/2000/svg";
const COMFORT = 46; // px: the least size of a thing that is asked for
const GLIDE = 260; // ms

/** @param {string} name @param {Record<string, string>} [attributes] @returns {SVGElement} */
export function shape(name, attributes = {}) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

export class Stage {
  /** @param {Watching} watching */
  constructor(watching) {
    this.watching = watching;
    this.element = document.createElement("div");
    this.element.className = "stage";
    this.element.tabIndex = 0;
    this.element.setAttribute("role", "application");
    this.element.setAttribute("aria-roledescription", "board");
    this.world = document.createElement("div");
    this.world.className = "world";
    this.picture = document.createElement("img");
    this.picture.alt = "";
    this.picture.draggable = false;
    this.top = /** @type {SVGSVGElement} */ (shape("svg", { "aria-hidden": "true" }));
    this.defs = shape("defs");
    this.outlined = shape("g");
    this.under = shape("g", { class: "lit" });
    this.pieces = shape("g");
    this.rings = shape("g");
    this.played = shape("g", { class: "played" });
    this.tags = shape("g");
    this.halted = 0;
    this.red = false; // whether who looks plays the side that is red
    /** @type {readonly string[]} the pieces of a stack that lies open */ this.fanned = [];
    this.top.append(this.defs, this.outlined, this.under, this.pieces, this.rings, this.played, this.tags);
    this.world.append(this.picture, this.top);
    this.element.append(this.world);
    /** @type {Ground | null} */ this.ground = null;
    /** @type {Map<string, Outline>} */ this.outlines = new Map();
    /** @type {Map<string, SVGElement>} */ this.drawn = new Map();
    /** @type {Map<string, Piece>} */ this.shown = new Map();
    /** @type {readonly Lit[]} */ this.litNow = [];
    /** @type {string} */ this.cursor = "";
    this.sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.committed = 0;
    /** @type {readonly string[] | null} what was brought into view; nothing once a person moved the board, null while all of it is */ this.aimed = null;
    this.gestures = new Gestures(this);
    this.element.addEventListener("keydown", (event) => this.#key(event));
    new ResizeObserver(() => this.#resized()).observe(this.element);
  }

  /** The still layer; nothing happens if it is the one that lies there. @param {Ground} ground */
  setGround(ground) {
    if (this.ground?.key === ground.key) return;
    const same = this.ground?.width === ground.width && this.ground.height === ground.height; // painted anew: it stays in view as it is
    this.ground = ground;
    const style = themed(ground.style ?? "", this.red);
    this.sheet.replaceSync(style);
    const size = `0 0 ${ground.width} ${ground.height}`;
    const text = `<svg xmlns="${SVG}" viewBox="${size}" width="${ground.width}" height="${ground.height}"><style>${style}</style>${ground.svg}</svg>`;
    if (this.picture.src) URL.revokeObjectURL(this.picture.src);
    this.picture.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    this.top.setAttribute("viewBox", size);
    this.defs.innerHTML = ground.defs;
    this.outlines = new Map(ground.outlines.map((each) => [each.ref, each]));
    this.outlined.replaceChildren(...ground.outlines.map((each) => shape("path", { class: "outline", "data-ref": each.ref, d: each.path })));
    this.shown.clear();
    this.drawn.clear();
    this.pieces.replaceChildren();
    this.cursor = "";
    if (!same) this.fit();
  }

  /** The moving layer: pieces glide to where they are now. @param {readonly Piece[]} pieces */
  setPieces(pieces) {
    this.fan("");
    const now = new Set(pieces.map((piece) => piece.ref));
    for (const ref of this.drawn.keys()) if (!now.has(ref)) this.drop(ref);
    for (const piece of [...pieces].sort((a, b) => a.z - b.z || a.y - b.y)) this.put(piece);
    this.setLit(this.litNow);
  }

  /** One piece as it is now, above all that were put before. @param {Piece} piece */
  put(piece) {
    const before = this.shown.get(piece.ref);
    const drawn = this.drawn.get(piece.ref) ?? shape("g", { "data-ref": piece.ref });
    drawn.setAttribute("class", `piece ${piece.side}`);
    if (before?.svg !== piece.svg) drawn.innerHTML = piece.svg;
    if (before?.x !== piece.x || before?.y !== piece.y) drawn.style.transform = `translate(${piece.x}px,${piece.y}px)`;
    if (this.pieces.lastChild !== drawn) this.pieces.append(drawn);
    this.drawn.set(piece.ref, drawn);
    this.shown.set(piece.ref, piece);
  }

  /** @param {string} ref */
  drop(ref) {
    this.drawn.get(ref)?.remove();
    this.drawn.delete(ref);
    this.shown.delete(ref);
  }

  /** Open the stack a piece lies in: beside each other, each can be read and chosen. Without a piece it closes. @param {string} ref */
  fan(ref) {
    if (this.fanned.includes(ref)) return;
    for (const each of this.fanned) this.carry(each);
    const piece = this.shown.get(ref), place = piece ? this.#placeOf(piece) : this.outlines.has(ref) ? ref : "";
    const open = place ? this.stackOn(place).filter((each) => this.shown.get(each)?.side).reverse() : [];
    this.fanned = open.length > 1 ? open : [];
    const middle = this.middle(place), half = (this.fanned.length - 1) / 2;
    for (const [n, each] of this.fanned.entries()) {
      const drawn = this.drawn.get(each);
      if (!drawn || !middle) continue;
      drawn.style.transform = `translate(${middle.x + (n - half) * 54}px,${this.shown.get(each)?.y ?? middle.y}px)`;
      this.pieces.append(drawn);
    }
  }

  /** Whether a point of the screen is meant as the side of a place that faces another. @param {string} from @param {readonly string[]} stack @param {number} x @param {number} y */
  isEdge(from, stack, x, y) {
    const start = this.shown.get(from), to = this.outlines.get(stack.find((ref) => this.outlines.has(ref)) ?? "");
    const origin = start && this.outlines.get(this.#placeOf(start));
    if (!origin || !to || origin === to) return false;
    const at = { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
    return Math.hypot(at.x - (origin.x + to.x) / 2, at.y - (origin.y + to.y) / 2) < Math.hypot(at.x - to.x, at.y - to.y);
  }

  /** Nothing moves any more; whatever was on its way is there. */
  halt() {
    this.halted += 1;
    for (const each of this.top.getAnimations({ subtree: true })) each.finish();
  }

  /** Things that are lit, and why; later ones lie above. @param {readonly Lit[]} lit */
  setLit(lit) {
    this.litNow = lit;
    const all = this.cursor && document.activeElement === this.element ? [...lit, { ref: this.cursor, kind: "cursor" }] : lit;
    const under = [], rings = [];
    for (const drawn of this.top.querySelectorAll("[data-ref].legal")) drawn.classList.remove("legal");
    for (const { ref, kind, side } of all) {
      const outline = this.outlines.get(ref);
      if (outline) {
        if (kind === "picked" || kind === "legal") under.push(shape("path", { class: "halo", d: outline.path }));
        under.push(shape("path", { class: `${kind} k-${kind} ${side ?? ""}`, d: outline.path }));
      }
      const ring = this.#ring(ref, kind);
      if (ring) rings.push(ring);
      if (kind === "legal") for (const drawn of this.top.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) drawn.classList.add("legal");
    }
    this.under.replaceChildren(...under);
    this.rings.replaceChildren(...rings);
  }

  /** @param {string} ref @param {string} kind */
  #ring(ref, kind) {
    const drawn = /** @type {SVGGraphicsElement | undefined} */ (this.drawn.get(ref));
    const piece = this.shown.get(ref);
    if (!drawn || !piece) return null;
    const box = drawn.getBBox();
    if (!box.width) return null;
    const ring = shape("rect", { class: `ring ${kind}`, x: `${box.x - 3}`, y: `${box.y - 3}`, width: `${box.width + 6}`, height: `${box.height + 6}`, rx: "9" });
    ring.style.transform = `translate(${piece.x}px,${piece.y}px)`;
    return ring;
  }

  /** Words at things: odds, reasons. @param {readonly Tag[]} tags */
  setTags(tags) {
    this.tags.replaceChildren(...tags.flatMap((tag) => {
      const at = this.middle(tag.ref);
      if (!at) return [];
      const up = this.stackOn(tag.ref).length > 1 || this.shown.has(tag.ref) || tag.kind ? 38 : 0;
      const made = shape("g", { class: `tag ${tag.kind ?? ""}`, transform: `translate(${at.x} ${at.y - up})` });
      const wide = 14 + tag.text.length * 7.4;
      const words = shape("text", { y: "4.5" });
      words.textContent = tag.text;
      made.append(shape("rect", { x: `${-wide / 2}`, y: "-11", width: `${wide}`, height: "22", rx: "6" }), words);
      return [made];
    }));
  }

  /** A line through things, below the words at them. @param {readonly string[]} refs @param {string} kind */
  arrow(refs, kind) {
    const points = refs.flatMap((ref) => this.middle(ref) ?? []).map(({ x, y }) => `${x} ${y}`);
    if (points.length > 1) this.tags.prepend(shape("path", { class: `deed ${kind}`, d: `M${points.join("L")}` }));
  }

  /** @param {string} ref @returns {{x: number, y: number} | null} */
  middle(ref) {
    return this.shown.get(ref) ?? this.outlines.get(ref) ?? null;
  }

  /** What a thing is called in a word or two. @param {string} ref */
  name(ref) {
    return this.shown.get(ref)?.name ?? "";
  }

  /** What is said of a thing. @param {string} ref */
  label(ref) {
    return this.shown.get(ref)?.label ?? this.outlines.get(ref)?.label ?? "";
  }

  /** The refs under a point of the screen, topmost first. @param {number} x @param {number} y */
  stackAt(x, y) {
    const found = document.elementsFromPoint(x, y).map((each) => each.closest("[data-ref]")?.getAttribute("data-ref") ?? "");
    return [...new Set(found.filter((ref) => ref && (this.drawn.has(ref) || this.outlines.has(ref))))];
  }

  /** Hold a piece under the finger; without a place it goes back to its own. @param {string} ref @param {{x: number, y: number}} [at] */
  carry(ref, at) {
    const drawn = this.drawn.get(ref), piece = this.shown.get(ref), box = this.element.getBoundingClientRect();
    if (!drawn || !piece) return;
    drawn.classList.toggle("carried", at !== undefined);
    const { x, y } = at ? { x: (at.x - box.left - this.x) / this.scale, y: (at.y - box.top - this.y) / this.scale } : piece;
    drawn.style.transform = `translate(${x}px,${y}px)`;
  }

  // -- moving about -----------------------------------------------------------------------

  /** The whole board in view. */
  fit() {
    const { clientWidth: wide, clientHeight: high } = this.element;
    this.aimed = null;
    if (!this.ground || !wide || !high) return;
    this.scale = this.smallest();
    this.x = (wide - this.ground.width * this.scale) / 2;
    this.y = (high - this.ground.height * this.scale) / 2;
    this.place(true);
  }

  smallest() {
    const { clientWidth: wide, clientHeight: high } = this.element;
    return this.ground ? Math.min(wide / this.ground.width, high / this.ground.height) : 1;
  }

  /** Whether all of the board is in view; then it fits itself again whenever its room changes. */
  get isWhole() {
    return this.scale <= this.smallest() * 1.01;
  }

  /** Bring things into view, large enough to be pointed at; stay where they are already. @param {readonly string[]} refs @param {boolean} [enlarge] */
  goTo(refs, enlarge = true) {
    const spots = refs.map((ref) => this.middle(ref)).filter((at) => at !== null);
    const { clientWidth: wide, clientHeight: high } = this.element;
    if (!spots.length || !wide || !this.ground) return;
    const xs = spots.map((at) => at.x), ys = spots.map((at) => at.y);
    const [left, right] = [Math.max(0, Math.min(...xs) - 60), Math.min(this.ground.width, Math.max(...xs) + 60)];
    const [top, bottom] = [Math.max(0, Math.min(...ys) - 60), Math.min(this.ground.height, Math.max(...ys) + 60)];
    const room = Math.min(wide / (right - left), high / (bottom - top));
    let scale = this.scale;
    if (enlarge) scale = Math.max(scale, this.comfort());
    if (scale > room) scale = Math.max(room, this.smallest());
    const within = left * this.scale + this.x > -1 && right * this.scale + this.x < wide + 1 && top * this.scale + this.y > -1 && bottom * this.scale + this.y < high + 1;
    if (within && scale <= this.scale * 1.01) return void (this.aimed &&= refs);
    this.scale = scale;
    this.aimed = this.isWhole ? null : refs;
    this.x = wide / 2 - ((left + right) / 2) * scale;
    this.y = high / 2 - ((top + bottom) / 2) * scale;
    this.glide();
  }

  /** The scale at which an outline is large enough for a finger. */
  comfort() {
    const first = /** @type {SVGGraphicsElement | null} */ (this.outlined.querySelector("path"));
    const box = first?.getBBox();
    return box?.width ? Math.max(this.smallest(), Math.min(2.5, COMFORT / Math.min(box.width, box.height))) : this.smallest();
  }

  glide() {
    this.world.style.transition = `transform ${GLIDE}ms ease-out`;
    this.place(false);
    setTimeout(() => (this.world.style.removeProperty("transition"), this.place(true)), GLIDE + 20);
  }

  /** Put the world where it belongs; `whole` has it painted again at its true size. @param {boolean} whole */
  place(whole) {
    if (!this.ground) return;
    this.#keepIn();
    if (whole && this.committed !== this.scale) {
      this.committed = this.scale;
      this.world.style.width = `${this.ground.width * this.scale}px`;
      this.world.style.height = `${this.ground.height * this.scale}px`;
      this.element.dataset["detail"] = this.scale * 48 < 26 ? "least" : this.scale * 48 < 36 ? "less" : "all";
    }
    const ratio = this.committed ? this.scale / this.committed : 1;
    this.world.style.transform = `translate(${this.x}px,${this.y}px) scale(${ratio})`;
  }

  #keepIn() {
    if (!this.ground) return;
    const { clientWidth: wide, clientHeight: high } = this.element;
    const kept = (/** @type {number} */ at, /** @type {number} */ room, /** @type {number} */ size) =>
      size <= room ? (room - size) / 2 : Math.min(24, Math.max(at, room - size - 24));
    this.x = kept(this.x, wide, this.ground.width * this.scale);
    this.y = kept(this.y, high, this.ground.height * this.scale);
  }

  /** @param {number} by @param {number} [x] @param {number} [y] */
  zoom(by, x = this.element.clientWidth / 2, y = this.element.clientHeight / 2) {
    const scale = Math.min(4, Math.max(this.smallest(), this.scale * by));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.aimed = this.isWhole ? null : [];
    this.place(false);
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.place(true), 160);
  }

  #resized() {
    if (!this.aimed || this.scale < this.smallest()) return this.fit();
    this.place(true);
    this.goTo(this.aimed, false);
    this.world.style.removeProperty("transition"); // at once: the board lies still when its room does
    this.place(true);
  }

  // -- by keyboard ------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  #key(event) {
    const way = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] })[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (way) this.#step(way);
    else if (event.key === "Enter" || event.key === " ") this.#pointHere();
    else if (event.key === "." || event.key === ",") this.nextLegal(event.key === "." ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** From outline to outline: the nearest one that way. @param {[number, number]} way */
  #step([dx, dy]) {
    const from = this.middle(this.cursor);
    if (!from) return this.moveCursor(this.litNow.find((each) => each.kind === "legal" && this.middle(each.ref))?.ref ?? [...this.outlines.keys()][0] ?? "");
    let best = "", least = Infinity;
    for (const to of this.outlines.values()) {
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      if (along > 1 && along + 2.5 * aside < least && to.ref !== this.cursor) (best = to.ref), (least = along + 2.5 * aside);
    }
    if (best) this.moveCursor(best);
  }

  /** @param {number} by */
  nextLegal(by) {
    const legal = this.litNow.filter((each) => each.kind === "legal" && this.middle(each.ref)).map((each) => each.ref);
    if (legal.length) this.moveCursor(/** @type {string} */ (legal.at((legal.indexOf(this.cursor) + by) % legal.length)));
  }

  /** @param {string} ref */
  moveCursor(ref) {
    this.cursor = ref;
    this.setLit(this.litNow);
    this.goTo([ref], false);
    const legal = new Set(this.litNow.filter((each) => each.kind === "legal").map((each) => each.ref));
    const said = this.stackOn(ref).map((each) => this.label(each) + (legal.has(each) ? ", can be chosen" : ""));
    this.watching.say(said.reverse().join(". "));
    this.watching.look(ref, 0, 0);
  }

  /** A place with what stands on it, topmost first. @param {string} ref */
  stackOn(ref) {
    if (!this.outlines.has(ref)) return [ref];
    const on = [...this.shown.values()].filter((piece) => this.#placeOf(piece) === ref);
    return [...on.sort((a, b) => b.z - a.z).map((piece) => piece.ref), ref];
  }

  /** @param {Piece} piece */
  #placeOf(piece) {
    let best = "", least = 2500;
    for (const each of this.outlines.values()) {
      const far = (each.x - piece.x) ** 2 + (each.y - piece.y) ** 2;
      if (far < least) (best = each.ref), (least = far);
    }
    return best;
  }

  #pointHere() {
    const at = this.middle(this.cursor);
    if (at) this.watching.point(this.stackOn(this.cursor), at.x * this.scale + this.x, at.y * this.scale + this.y);
  }
}
