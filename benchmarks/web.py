"""The page and its engines: first paint, bytes, frames, starts and answers of the engine inside.

    python benchmarks/web.py [--pages FOLDER]

``--pages`` measures a folder made by ``build_pages.py``: starts by the clock and by processor time
of the whole browser, then answers in all three games. Many tables at one server: ``web_load.py``.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import json
import os
import re
import statistics
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "web"))

from browser import FLAGS, chromium, serving
from playwright.sync_api import BrowserContext, Page, sync_playwright

from opfor.app.registry import load_game
from opfor.surfaces.web.asks import New
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.pages import delivered
from opfor.surfaces.web.shelf import Files

TWO_BOARDS = "two-hills"
FOUR = '["1", "3", "5", "11"]'


def call(address: str, name: str, **asked: Any) -> Any:
    body = json.dumps(asked).encode()
    kind = {"content-type": "application/json"}
    request = urllib.request.Request(f"{address}api/{name}", body, kind)
    with urllib.request.urlopen(request, timeout=60) as reply:
        return json.loads(reply.read())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        four = four_boards(Path(data))
        with serving(Path(data)) as address:
            one = call(address, "new", game="coh", options={"mission": "first-light"}, seed=7)
            seen(address, {"one board": one["table"], "four boards": four})
    weight()
    if options.pages:
        inside(options.pages)


def four_boards(data: Path) -> str:
    """A game on four joined boards, kept where the server will find it."""
    game = load_game("coh")
    found = next((Path(game.folder).parents[1]).rglob(f"{TWO_BOARDS}.toml"))
    text = re.sub(r"^maps = .*$", f"maps = {FOUR}", found.read_text(), flags=re.MULTILINE)
    mission = data / f"{TWO_BOARDS}.toml"
    mission.write_text(text)
    desk = Desk(Files(data / "saves"))
    made = desk._new(game, {"mission": str(mission)}, New("coh", seed=7), "")
    desk.sleep(made.table)
    return made.table


PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def weight() -> None:
    """What is delivered for a game before anything is opened."""
    index = delivered()["index.html"].decode()
    loaded = [*re.findall(r'modulepreload" href="([a-z_]+\.js)"', index), "look.css"]
    size = sum(len(delivered()[name]) for name in loaded) / 1000
    print(f"scripts and styles of a game: {size:.1f} kB as they are, uncompressed")


def seen(address: str, tables: dict[str, str]) -> None:
    """First paint, bytes and frames in the test browser."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, table in tables.items():
            call(address, "now", table=table)
            page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
            page.goto(f"{address}?table={table}", wait_until="commit")
            page.wait_for_selector(".stage img")
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => done()))")
            taken = page.evaluate("performance.now()")
            page.wait_for_timeout(300)
            size = page.evaluate(WIRE) / 1000
            paint = page.evaluate(PAINT) / 1000
            print(
                f"{name}: first paint {paint:.2f} s, board on the screen {taken / 1000:.2f} s, "
                f"{size:.0f} kB on the wire"
            )
            print(f"{name}: panning {frames(page):.0f} frames/s")
            page.context.close()
        browser.close()


WIRE = """() => ["navigation", "resource"].flatMap(kind => performance.getEntriesByType(kind))
    .reduce((sum, each) => sum + each.transferSize, 0)"""


def frames(page: Page) -> float:
    """Drag the board about for two seconds and count."""
    page.evaluate(
        "() => { window.n = 0; const f = () => { window.n++; requestAnimationFrame(f); }; f(); }"
    )
    page.mouse.move(500, 450)
    page.mouse.wheel(0, -900)
    page.wait_for_timeout(500)
    page.mouse.down()
    start, before = time.monotonic(), page.evaluate("window.n")
    step = 0
    while time.monotonic() - start < 2:
        step += 1
        page.mouse.move(500 + 200 * ((step % 40) / 40), 450 + 100 * ((step % 25) / 25))
    counted = page.evaluate("window.n") - before
    page.mouse.up()
    return float(counted / (time.monotonic() - start))


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Any small file server."""

    def log_message(self, *_said: Any) -> None:
        pass


def inside(folder: Path) -> None:
    """The engine in the page: starts and answers."""
    handler = functools.partial(Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"page engine: {size / 1e6:.1f} MB on the wire")
    with sync_playwright() as play, tempfile.TemporaryDirectory() as profile:
        context = play.chromium.launch_persistent_context(
            profile, executable_path=chromium(), args=FLAGS, reduced_motion="reduce"
        )
        starts(context, address, profile)
        page = context.new_page()
        page.goto(f"{address}look.css")
        for game in ("blitzkrieg", "2gm", "coh"):
            taken = sorted(page.evaluate(ANSWERS, [game, 60]))
            print(
                f"page engine, {game}: answer median {statistics.median(taken):.0f} ms, "
                f"95 % {taken[int(0.95 * len(taken))]:.0f} ms, worst {taken[-1]:.0f} ms"
            )
        context.close()
    server.shutdown()


def starts(context: BrowserContext, address: str, profile: str) -> None:
    """To the first question of a game: nothing kept, then as the page remembers it."""
    page = context.new_page()
    for name in ("cold start", "second start", "third start"):
        spent, start = processor_seconds(profile), time.monotonic()
        page.goto(f"{address}?new=blitzkrieg&seed=7", wait_until="commit")
        page.wait_for_selector("[data-moment]", timeout=60_000)
        clock, spent = time.monotonic() - start, processor_seconds(profile) - spent
        print(f"page engine: {name} {clock:.1f} s, {spent:.1f} s of processor time")
        page.wait_for_timeout(2000)
    page.close()


def processor_seconds(profile: str) -> float:
    """Of all processes of the browser with that profile."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*"):
        try:
            if profile in (path / "cmdline").read_text():
                said = (path / "stat").read_text().rsplit(")", 1)[1].split()
                ticks += int(said[11]) + int(said[12])
        except OSError:
            continue
    return ticks / os.sysconf("SC_CLK_TCK")


ANSWERS = """async ([game, count]) => {
    const worker = new Worker("page_worker.js", { type: "module" });
    const waiting = new Map();
    let number = 0;
    worker.onmessage = ({ data }) => waiting.get(data.number)?.(data);
    const call = (name, asked) => new Promise((done) => {
        waiting.set(++number, ({ text, error }) => done(error ? { error } : JSON.parse(text).ok));
        worker.postMessage({ number, name, body: JSON.stringify(asked) });
    });
    const { table } = await call("new", { game, seed: 7, offered: true });
    let { view } = await call("now", { table });
    const taken = [];
    while (taken.length < count && view.question) {
        const path = [view.question.offers[taken.length % view.question.offers.length].number];
        const start = performance.now();
        view = (await call("answer", { table, moment: view.moment, path })).view;
        taken.push(performance.now() - start);
    }
    worker.terminate();
    return taken;
}"""


if __name__ == "__main__":
    main()
