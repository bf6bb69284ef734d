/**
 * What keeps the page on a device: a worker for use without a network, newer builds, room for the
 * games, a place among the programs.
 */

/** The build this page is of. */
export const version = document.querySelector('meta[name="opfor-version"]')?.getAttribute("content") ?? "";
const RARELY = 3_600_000;

/** What the browser offers for installing the page, once it does. @type {{prompt: () => Promise<unknown>} | null} */
let offer = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = /** @type {any} */ (event);
  dispatchEvent(new Event("opfor-installable"));
});

/** Whether it can be installed by one tap. */
export const installable = () => offer !== null;

/** Apple's browsers install by their own menu alone. */
export const byHand = () => /iPhone|iPad/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;

export async function install() {
  await offer?.prompt();
  offer = null;
}

/** Keep the page for use without a network, and look for a newer one now and then. */
export async function keep() {
  try {
    const kept = await navigator.serviceWorker?.register("service.js");
    if (!kept) return;
    watch(kept);
    const look = () => void kept.update().catch(() => {});
    setInterval(look, RARELY);
    addEventListener("online", look);
    await navigator.storage?.persist?.();
  } catch {
    // from a place without such storage the page works with a network only
  }
}

/** Offer a newer build as soon as it waits, whole; the page is loaded anew when it is taken. @param {ServiceWorkerRegistration} kept */
function watch(kept) {
  const look = () => kept.waiting && navigator.serviceWorker.controller && offered(kept.waiting);
  const follow = () => kept.installing?.addEventListener("statechange", look);
  kept.addEventListener("updatefound", follow);
  follow();
  look();
}

/** @param {ServiceWorker} waiting */
function offered(waiting) {
  document.querySelector(".newer")?.remove();
  const made = document.createElement("p");
  made.className = "newer";
  made.setAttribute("role", "status");
  const take = document.createElement("button");
  take.className = "btn main";
  take.dataset.action = "update";
  take.textContent = "New version: tap to use it";
  take.addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    take.disabled = true;
    waiting.postMessage("take");
  });
  made.append(take);
  document.body.append(made);
}

/** When a server that was away answers again. */
export async function returned() {
  for (;;) {
    await new Promise((done) => setTimeout(done, 2000));
    if ((await fetch("healthz", { cache: "no-store" }).catch(() => null))?.ok) return;
  }
}
