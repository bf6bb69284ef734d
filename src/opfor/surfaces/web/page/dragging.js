/**
 * Things put by hand: what can be carried, and what it comes to where it is let go. An offered
 * answer goes first; beside a real table anything else is a correction.
 * @typedef {import("./game.js").Game} Game
 */
import { fitting, lit } from "./pointing.js";

const SLACK = 6; // px a finger may tremble

export class Dragger {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** @type {{ref: string, x: number, y: number, from: HTMLElement, ghost: HTMLElement | null} | null} */ this.held = null;
    addEventListener("pointerdown", (event) => this.#down(event));
    addEventListener("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, (event) => this.#up(/** @type {PointerEvent} */ (event)));
  }

  /** The piece of a stack that can be taken up; empty if none. @param {readonly string[]} stack */
  carries(stack) {
    const { game } = this;
    if (game.act || game.past || game.steps.showing) return "";
    const next = lit(game.offers, []);
    return stack.find((ref) => game.stage.drawn.has(ref) && (next.has(ref) || game.beside)) ?? "";
  }

  /** Something was let go over things. @param {string} ref @param {readonly string[]} stack @param {number} x @param {number} y */
  async drop(ref, stack, x, y) {
    const { game } = this, others = stack.filter((each) => each !== ref);
    const hit = others.find((each) => fitting(game.offers, [ref, each]).length);
    if (hit) return game.pick([ref, hit], x, y);
    const to = others.find((each) => game.stage.outlines.has(each));
    if (!to) return;
    await game.run(async () => {
      const text = game.beside ? (await game.engine.call("correction", { table: game.table, seat: game.seat, ref, to })).text : "";
      if (text) game.pop = { offers: [], refs: [], x, y, correct: { text, label: `${game.label(ref).split(",")[0]} to ${game.label(to).split(",")[0]}` } };
      else game.toast = `${game.label(ref).split(",")[0]} cannot go there now.`;
    });
  }

  /** From a list or the hand. @param {PointerEvent} event */
  #down(event) {
    const from = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button[data-ref].legal, .thing[data-ref]"));
    const ref = from?.dataset["ref"] ?? "";
    if (!from || event.button > 0 || !(this.game.beside || lit(this.game.offers, []).has(ref))) return;
    this.held = { ref, x: event.clientX, y: event.clientY, from, ghost: null };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const held = this.held;
    if (!held) return;
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
    if (!held.ghost) {
      held.ghost = /** @type {HTMLElement} */ (held.from.cloneNode(true));
      held.ghost.classList.add("lifted");
      document.body.append(held.ghost);
    }
    held.ghost.style.transform = `translate(${event.clientX - 24}px,${event.clientY - 24}px)`;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const held = this.held, room = this.game.stage.element;
    this.held = null;
    if (!held?.ghost) return;
    held.ghost.remove();
    held.from.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
    setTimeout(() => held.from.dispatchEvent(new MouseEvent("click")), 0); // takes the listener away where no click followed
    const box = room.getBoundingClientRect();
    if (event.type !== "pointercancel") void this.drop(held.ref, this.game.stage.stackAt(event.clientX, event.clientY), event.clientX - box.left, event.clientY - box.top);
  }
}
