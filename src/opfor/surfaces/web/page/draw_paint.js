/** A brush drawn over the map: places, ways from place to place, sides between two. @typedef {import("./draw.js").Easel} Easel */

const STEP = 8; // px between two looks at what lies under the brush

export class Paint {
  /** @param {Easel} easel */
  constructor(easel) {
    this.easel = easel;
    /** @type {string[]} what the brush has gone over */ this.wet = [];
    this.from = ""; // where a way or a side begins, if it is tapped
    this.last = { x: NaN, y: NaN };
  }

  /** @param {string[]} stack */
  begin(stack) {
    this.wet = stack.filter((ref) => this.easel.stage.outlines.has(ref)).slice(0, 1);
    this.last = { x: NaN, y: NaN };
    return "brush";
  }

  /** A fast hand leaves nothing out. @param {number} x @param {number} y */
  over(x, y) {
    const { stage } = this.easel, { x: from, y: down } = this.last;
    const steps = Math.max(1, Math.round(Math.hypot(x - from, y - down) / STEP) || 1);
    for (let n = 1; n <= steps; n++) {
      const at = n === steps ? { x, y } : { x: from + ((x - from) * n) / steps, y: down + ((y - down) * n) / steps };
      const ref = stage.stackAt(at.x, at.y).find((each) => stage.outlines.has(each));
      if (!ref || ref === this.wet.at(-1)) continue;
      if (ref === this.wet.at(-2)) this.wet.pop(); // back again
      else this.wet.push(ref);
    }
    this.last = { x, y };
    this.easel.draw();
  }

  end() {
    const wet = this.wet;
    this.wet = [];
    if (this.easel.brush === "place") return this.#strokes([...new Set(wet)].map((to) => ({ thing: this.easel.holding, to })));
    return this.#strokes(wet.slice(1).map((to, n) => this.#joined(wet[n] ?? "", to)));
  }

  /** One tap: a place, or one end of a way or a side. @param {string} to */
  dab(to) {
    const { easel, from } = this;
    if (easel.brush === "place") return easel.put(easel.holding, to);
    this.from = from && easel.brush === "side" ? "" : to;
    easel.draw();
    return from && from !== to ? this.#strokes([this.#joined(from, to)]) : undefined;
  }

  lit() {
    return [...this.wet, this.from].filter(Boolean).map((ref) => ({ ref, kind: "picked" }));
  }

  /** @param {string} from @param {string} to */
  #joined(from, to) {
    return { thing: `${this.easel.holding}:${from.slice(from.indexOf(":") + 1)}`, to };
  }

  /** @param {{thing: string, to: string}[]} all */
  #strokes(all) {
    this.easel.draw();
    return all.length ? this.easel.strokes(...all.map((each) => ({ how: /** @type {const} */ ("put"), ...each }))) : undefined;
  }
}
