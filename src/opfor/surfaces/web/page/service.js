/** Keeps the whole page for use without a network; a new version replaces it when it is complete. */
const listed = fetch("files.json", { cache: "no-store" }).then((reply) => reply.json());

self.addEventListener("install", (event) => {
  event.waitUntil(listed.then(async ({ version, files }) => {
    const kept = await caches.open(`opfor-${version}`);
    await kept.addAll(["./", "files.json", ...files]);
    await self.skipWaiting();
  }));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(listed.then(async ({ version }) => {
    for (const name of await caches.keys()) if (name.startsWith("opfor-") && name !== `opfor-${version}`) await caches.delete(name);
    await self.clients.claim();
  }).catch(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(caches.match(request, { ignoreSearch: true }).then((found) => found ?? fetch(request)));
});
