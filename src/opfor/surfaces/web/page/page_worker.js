/**
 * The worker of the engine inside the page. Games are files of a folder that is written back to
 * the browser's storage before an answer is acknowledged.
 */
const CHANGING = new Set(["rename", "remove", "new", "open", "answer", "undo", "redo", "adjust", "at_table", "take_up", "play_mission", "note", "again", "hint", "warn", "puzzle"]);
const fetchAsIs = globalThis.fetch;

/** What Python and the games need before the first game; it is in the memory that is kept. */
const WARM = "argparse bisect contextlib copy dataclasses datetime decimal difflib enum fractions functools hashlib hmac importlib.metadata inspect json pathlib random secrets tempfile threading tomllib typing uuid lark";
const MEMORY = "memory";

/** Big files come compressed and are unpacked here, whatever the file server does. @param {string} address @param {(address: string) => Promise<Response>} get */
async function unpacked(address, get = counted) {
  const reply = await get(`${address}.gz`);
  if (!reply.ok || !reply.body) throw new Error(`${address} is missing (${reply.status})`);
  return reply.headers.get("content-encoding") === "gzip" ? reply.body : reply.body.pipeThrough(new DecompressionStream("gzip"));
}

/** Sizes of the files, and how much of them has come: a page that is opened first fetches 9 MB. @type {Promise<Record<string, number>>} */
const sizes = fetchAsIs("files.json").then((reply) => reply.json()).catch(() => ({}));
let come = 0;

/** A file, told about while it comes. @param {string} address */
async function counted(address) {
  const reply = await fetchAsIs(address), all = await sizes;
  const total = Object.entries(all).reduce((sum, [name, size]) => sum + (name.endsWith(".gz") && name !== "engines.gz" ? size : 0), 0);
  const told = new TransformStream({ transform: (part, on) => {
    come += part.byteLength;
    postMessage({ share: Math.min(come / (total || Infinity), 1) });
    on.enqueue(part);
  } });
  return new Response(reply.body?.pipeThrough(told), { status: reply.status, headers: reply.headers });
}

/** @param {any} wanted @param {any} [how] */
globalThis.fetch = async (wanted, how) => {
  const address = String(wanted.url ?? wanted);
  if (!/\.(wasm|zip)$/.test(address)) return fetchAsIs(wanted, how);
  return new Response(await unpacked(address), { headers: { "content-type": address.endsWith(".zip") ? "application/zip" : "application/wasm" } });
};

async function begin() {
  const packages = unpacked("packages").then((body) => new Response(body).arrayBuffer());
  const storage = kept();
  const memory = await storage.then((found) => found?.match(MEMORY)).catch(() => undefined);
  const python = await started(memory).catch((error) => {
    if (!memory) throw error;
    return started(undefined); // what was kept does not fit this browser any more
  });
  lay(python, await packages);
  if (!memory) {
    python.runPython(`import sys; sys.path.insert(0, "/packages")\nfor name in "${WARM}".split(): __import__(name)`);
    await remember(python, await storage);
  }
  python.FS.mkdirTree("/data");
  python.FS.mount(python.FS.filesystems.IDBFS, {}, "/data");
  await synced(python, true);
  const inside = python.pyimport("opfor.surfaces.web.inside");
  return { python, inside, asked: (/** @type {string} */ name, /** @type {string} */ body, /** @type {string} */ language) => inside.asked(name, body, language) };
}

/** Python, from nothing or as it was remembered. @param {Response | undefined} memory */
async function started(memory) {
  // @ts-ignore: a part that is put beside this file when the page is built
  const { loadPyodide } = await import("./pyodide.mjs");
  const how = memory ? { _loadSnapshot: memory.arrayBuffer() } : { _makeSnapshot: true };
  const createPyodideModule = await glue();
  return loadPyodide({ createPyodideModule, indexURL: new URL("./", location.href).href, env: { OPFOR_DATA: "/data", HOME: "/" }, ...how });
}

/** What joins Python to the browser: 1.2 MB that come compressed as the rest does. */
async function glue() {
  const text = await new Response(await unpacked("pyodide.asm.mjs")).text();
  const here = JSON.stringify(new URL("pyodide.asm.mjs", location.href).href);
  const address = URL.createObjectURL(new Blob([text.replaceAll("import.meta.url", here)], { type: "text/javascript" }));
  return (await import(address)).default;
}

/** Where this version of the page is kept; another version has another place. */
const kept = async () => globalThis.caches?.open(`opfor-${self.name}`);

/** Keep Python's memory as it is before anything of a person is in it: the next start begins there. @param {any} python @param {Cache | undefined} storage */
async function remember(python, storage) {
  try {
    const memory = storage && python.makeMemorySnapshot();
    if (memory) void storage.put(MEMORY, new Response(memory)).catch(() => {});
  } catch {
    // then the next start is as long as this one
  }
}

/** Write the files of the packages: a list of names and sizes, then their bodies. @param {any} python @param {ArrayBuffer} bundle */
function lay(python, bundle) {
  const size = new DataView(bundle).getUint32(0, true), bytes = new Uint8Array(bundle);
  /** @type {[string, number][]} */
  const listed = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + size)));
  const folders = new Set();
  let at = 4 + size;
  for (const [name, length] of listed) {
    const path = `/packages/${name}`, folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) python.FS.mkdirTree(folder), folders.add(folder);
    python.FS.writeFile(path, bytes.subarray(at, (at += length)));
  }
}

/** @param {any} python @param {boolean} fromStorage */
const synced = (python, fromStorage) =>
  new Promise((done, failed) => python.FS.syncfs(fromStorage, (/** @type {Error | null} */ error) => (error ? failed(error) : done(null))));

const engine = begin();
engine.then(() => postMessage({ ready: true }), (error) => postMessage({ failed: `The engine did not start: ${error}` }));
let last = Promise.resolve();
onmessage = ({ data }) => {
  last = last.then(() => (data.engines ? strengthened() : answer(data)));
};

/** Lay the compiled engines beside the packages, where Python finds them when the coach is first asked. Without them all works, and thinks for longer. */
async function strengthened() {
  try {
    const { python, inside } = await engine;
    lay(python, await new Response(await unpacked("engines", fetchAsIs)).arrayBuffer());
    postMessage({ engines: inside.strengthened() });
  } catch (error) {
    postMessage({ engines: `${/** @type {any} */ (error).message ?? error}`.trim().split("\n").at(-1) });
  }
}

/** @param {{number: number, name: string, body: string, language: string}} call */
async function answer({ number, name, body, language }) {
  try {
    const { python, asked } = await engine;
    const text = asked(name, body, language);
    if (CHANGING.has(name)) await synced(python, false).catch((error) => { throw new Error(`The browser could not store the game (${error}). Free some space and try again.`); });
    postMessage({ number, text });
  } catch (error) {
    const lines = `${/** @type {any} */ (error).message ?? error}`.trim().split("\n");
    postMessage({ number, error: lines.at(-1) });
  }
}
