/**
 * Another device, another person: a link for each seat, and the door to the network.
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./messages.js").SeatLink} SeatLink
 */
import { close, dialog, refuse } from "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing } from "./lit/lit-html.js";

/** A link for each seat, each with the eyes of that seat alone, and one for onlookers. @param {Game} game */
export function invite(game) {
  return refuse(async () => {
    const { table, seat } = game, told = await game.engine.call("seat_links", { table, seat, address: location.href });
    const page = told.address || `${location.origin}${location.pathname}`, alone = !told.address && /^(localhost|127\.|\[::1)/.test(location.hostname);
    const row = (/** @type {SeatLink} */ each, /** @type {string} */ title) => {
      const address = `${page}?${each.query}`, qr = document.createElement("div");
      qr.className = "qr";
      qr.innerHTML = alone ? "" : each.qr;
      return html`<details class="panel"><summary>${title}</summary>${qr}<p class="row"><a class="btn" data-seat-link=${each.seat || nothing} href=${address}>Open</a><input class="field" readonly aria-label="Link for ${title}" .value=${address} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} /></p></details>`;
    };
    const turn = (/** @type {boolean} */ is_open) => () => refuse(async () => {
      await game.engine.call("network", { is_open });
      made.close();
      await invite(game);
    });
    const door = told.door === "shut"
      ? html`<p class="warn">Only this computer listens: other devices cannot open these links.</p><button class="btn main" data-action="open-network" @click=${turn(true)}>${icon("link")}Open the network</button><p class="small">Then everybody in your network who has a link, with its code, can come in; nobody else.</p>`
      : told.door
        ? html`<p class="row between"><span>The network is open: other devices find this computer at <b>${page}</b></span><button class="btn" data-action="close-network" @click=${turn(false)}>Close it</button></p>`
        : alone ? html`<p class="warn">Only this computer listens: other devices cannot open these links. Start <code>opfor web --host 0.0.0.0</code>, which makes an access code, and open its address here.</p>` : nothing;
    const made = dialog(html`<div class="stack"><h2>Another device, another person</h2>${door}<p class="small">Whoever opens a seat’s link has the eyes of that seat and no others.</p>${told.links.map((each) => row(each, each.title))}${told.own ? row(told.own, "Your own devices: every game kept here") : nothing}${close}</div>`);
  });
}
