/** Drag, wheel, pinch, tap, hold and hover on the stage. @typedef {import("./stage.js").Stage} Stage */

const SLACK = 6; // px a finger may tremble
const HOLD = 480; // ms
const HOVER = 350; // ms

export class Gestures {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    /** @type {Map<number, {x: number, y: number}>} */ this.fingers = new Map();
    this.start = { x: 0, y: 0 };
    this.dragged = false;
    this.held = false;
    this.carried = "";
    this.over = "";
    const on = stage.element;
    on.addEventListener("pointerdown", (event) => this.#down(event));
    on.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel"]) on.addEventListener(name, (event) => this.#up(/** @type {PointerEvent} */ (event)));
    on.addEventListener("pointerleave", () => this.#hover("", 0, 0));
    on.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    on.addEventListener("contextmenu", (event) => event.preventDefault());
    on.addEventListener("touchend", (event) => event.cancelable && event.preventDefault()); // else its click falls on what the tap has opened
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button > 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) return void (this.dragged = true);
    this.start = { x: event.clientX, y: event.clientY };
    this.dragged = this.held = false;
    clearTimeout(this.waiting);
    if (event.pointerType !== "mouse") this.waiting = setTimeout(() => this.#hold(event), HOLD); // a mouse looks by hovering
  }

  /** @param {PointerEvent} event */
  #hold(event) {
    if (this.dragged || !this.fingers.size) return;
    const ref = this.stage.stackAt(event.clientX, event.clientY)[0];
    if (ref) (this.held = true), this.stage.watching.look(ref, event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return this.#passing(event);
    const now = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(now.x - this.start.x, now.y - this.start.y);
    if (!this.dragged && far < SLACK) return;
    if (!this.dragged) {
      this.dragged = true;
      this.carried = this.fingers.size === 1 ? this.stage.watching.carries(this.stage.stackAt(this.start.x, this.start.y)) : "";
      clearTimeout(this.waiting);
      this.stage.element.setPointerCapture(event.pointerId);
      this.stage.element.classList.add("held");
    }
    if (this.carried) this.stage.carry(this.carried, now), this.stage.watching.over?.(now.x, now.y);
    else if (this.fingers.size === 2) this.#pinch(event.pointerId, before, now);
    else this.#pan(now.x - before.x, now.y - before.y);
    this.fingers.set(event.pointerId, now);
  }

  /** @param {number} dx @param {number} dy */
  #pan(dx, dy) {
    this.stage.x += dx;
    this.stage.y += dy;
    this.stage.aimed = this.stage.isWhole ? null : [];
    this.stage.place(false);
  }

  /** @param {number} id @param {{x: number, y: number}} before @param {{x: number, y: number}} now */
  #pinch(id, before, now) {
    const other = [...this.fingers].find(([each]) => each !== id)?.[1];
    if (!other) return;
    const ratio = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    const box = this.stage.element.getBoundingClientRect();
    this.#pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.stage.zoom(ratio, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    clearTimeout(this.waiting);
    if (!this.fingers.delete(event.pointerId) || this.fingers.size) return;
    this.stage.element.classList.remove("held");
    this.stage.place(true);
    if (this.carried) return this.#drop(event);
    if (this.dragged || this.held || event.type === "pointercancel") return;
    const box = this.stage.element.getBoundingClientRect();
    const stack = this.stage.stackAt(event.clientX, event.clientY);
    this.stage.watching.point(stack, event.clientX - box.left, event.clientY - box.top);
  }

  /** @param {PointerEvent} event */
  #drop(event) {
    const ref = this.carried, box = this.stage.element.getBoundingClientRect();
    this.carried = "";
    const stack = this.stage.stackAt(event.clientX, event.clientY);
    this.stage.carry(ref);
    if (event.type !== "pointercancel") this.stage.watching.drop(ref, stack, event.clientX - box.left, event.clientY - box.top);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const box = this.stage.element.getBoundingClientRect();
    this.stage.zoom(Math.exp(-event.deltaY * 0.0016), event.clientX - box.left, event.clientY - box.top);
  }

  /** @param {PointerEvent} event */
  #passing(event) {
    if (event.pointerType !== "mouse") return;
    const ref = this.stage.stackAt(event.clientX, event.clientY)[0] ?? "";
    if (!this.stage.fanned.includes(ref)) this.stage.fan(this.stage.drawn.has(ref) ? ref : "");
    this.#hover(ref, event.clientX, event.clientY);
  }

  /** @param {string} ref @param {number} x @param {number} y */
  #hover(ref, x, y) {
    if (ref === this.over) return;
    this.over = ref;
    clearTimeout(this.hovering);
    this.hovering = setTimeout(() => this.stage.watching.look(ref, x, y), ref ? HOVER : 120);
  }
}
