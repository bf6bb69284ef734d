/**
 * Keeps the whole page for use without a network. The worker carries the fingerprint of its build, so
 * that a browser sees a new one; that is fetched beside the old, and waits until somebody takes it.
 */
const BUILD = { version: "", kind: "server", files: {} };
const HOME = `opfor-${BUILD.version}`;
const INDEX = "index.html";

self.addEventListener("install", (event) => event.waitUntil(gathered()));
self.addEventListener("activate", (event) => event.waitUntil(settled()));
self.addEventListener("message", ({ data }) => data === "take" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  const name = new URL(url).pathname.slice(new URL(registration.scope).pathname.length) || INDEX;
  if (name in BUILD.files) event.respondWith(BUILD.kind === "page" ? first(name, event.request) : last(name, event.request));
});

/** All files of this build or none; what came before an interruption is not fetched again. */
async function gathered() {
  const kept = await caches.open(HOME);
  await Promise.all(Object.entries(BUILD.files).map(async ([name, sum]) => {
    if (!(await kept.match(name))) await kept.put(name, await found(name, sum));
  }));
}

/** A file of this build: from the build before where it is the same, else from the network. */
async function found(name, sum) {
  for (const other of await builds()) {
    const had = await (await caches.open(other)).match(name);
    if (had && (await isWhole(had.clone(), sum))) return had;
  }
  for (const cache of ["default", "reload"]) {
    const reply = await fetch(name, { cache });
    if (reply.ok && (await isWhole(reply.clone(), sum))) return reply;
  }
  throw new Error(`${name} is not of this build`);
}

/** Whether it is the file that was built; one that the server says it has packed cannot be told. */
async function isWhole(reply, sum) {
  const digest = await crypto.subtle.digest("SHA-256", await reply.arrayBuffer());
  const read = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return read.startsWith(sum) || (reply.url.endsWith(".gz") && reply.headers.get("content-encoding") === "gzip");
}

/** Builds that were kept before this one. */
const builds = async () => (await caches.keys()).filter((name) => name.startsWith("opfor-") && name !== HOME);

async function settled() {
  for (const name of await builds()) await caches.delete(name);
  if (BUILD.kind === "page") await self.clients.claim();
}

/** As it is kept: the page and its engine are always of one build. */
const first = async (name, request) => (await (await caches.open(HOME)).match(name)) ?? fetch(request);

/** As the server has it; as it is kept while the server is away. */
async function last(name, request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(HOME)).match(name);
    if (kept) return kept;
    throw error;
  }
}
