/**
 * What others do at the same table: heard of by number, fetched when nothing is under way here.
 * @typedef {import("./game.js").Game} Game
 */
import { Refused } from "./engine.js";

const AGAIN = 2000;

export class News {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.heard = 0;
    this.gone = false;
    const left = game.engine.follow(game.table, game.seat, (moment) => {
      this.heard = Math.max(this.heard, moment);
      void this.fetch();
    });
    this.close = () => {
      this.gone = true;
      left();
    };
  }

  /** Whatever happened since the moment shown. Whoever acts meanwhile is not held up: their own act brings the news, or they are fetched after it. */
  async fetch() {
    const { game, heard } = this, since = game.view?.latest ?? 0;
    if (game.busy || this.gone || heard <= since) return;
    this.heard = 0;
    try {
      const now = await game.engine.call("now", { table: game.table, seat: game.seat, since });
      if (game.busy) this.heard = heard;
      else if (now.view.latest > (game.view?.latest ?? 0)) await game.arrive(now, true);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.heard = heard;
      if (!error.status) setTimeout(() => void this.fetch(), AGAIN); // the server was away
    }
  }
}
