"""The page and its engines: first paint, bytes, answers of many tables, memory, frames, starts.

    python benchmarks/web.py [--tables 50] [--seconds 20] [--pages FOLDER]

The load is a mix: half of the tables Blitzkrieg!, a quarter 2GM Tactics, a quarter Conflict of
Heroes; each answers every two seconds. ``--pages`` also measures a folder made by
``build_pages.py``.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import json
import random
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
from playwright.sync_api import Page, sync_playwright

MIX = ("blitzkrieg", "2gm", "blitzkrieg", "coh")


def call(address: str, name: str, **asked: Any) -> Any:
    body = json.dumps(asked).encode()
    kind = {"content-type": "application/json"}
    request = urllib.request.Request(f"{address}api/{name}", body, kind)
    with urllib.request.urlopen(request, timeout=60) as reply:
        return json.loads(reply.read())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pages", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address:
        seen(address)
        load(address, options.tables, options.seconds)
    if options.pages:
        inside(options.pages)


def seen(address: str) -> None:
    """First paint, bytes and frames in the test browser."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, mission in (("one board", "first-light"), ("four boards", four_boards(address))):
            if not mission:
                continue
            table = call(address, "new", game="coh", options={"mission": mission}, seed=7)["table"]
            call(address, "now", table=table)
            page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
            page.goto(f"{address}?table={table}", wait_until="commit")
            page.wait_for_selector(".stage img")
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => done()))")
            taken = page.evaluate("performance.now()")
            page.wait_for_timeout(300)
            size = page.evaluate(WIRE) / 1000
            print(f"{name}: board on the screen {taken / 1000:.2f} s, {size:.0f} kB on the wire")
            print(f"{name}: panning {frames(page):.0f} frames/s")
            page.context.close()
        browser.close()


def four_boards(address: str) -> str:
    """The mission with the largest map among those offered."""
    values = call(address, "choices", game="coh")["options"][0]["values"]
    best, most = "", 0.0
    for each in values:
        table = call(address, "new", game="coh", options={"mission": each["value"]}, seed=7)
        view = call(address, "view", table=table["table"])
        key = view["ground"]
        with urllib.request.urlopen(f"{address}api/ground/{table['table']}/{key}") as reply:
            ground = json.loads(reply.read())
        if ground["width"] * ground["height"] > most:
            best, most = each["value"], ground["width"] * ground["height"]
    return best


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


def load(address: str, tables: int, seconds: float) -> None:
    """Many tables at once."""
    names = [call(address, "new", game=MIX[n % len(MIX)], seed=n)["table"] for n in range(tables)]
    taken: list[float] = []
    faults: list[str] = []
    end = time.monotonic() + seconds

    def plays(number: int, table: str) -> None:
        pick = random.Random(number)
        time.sleep(pick.uniform(0, 2))
        view = call(address, "now", table=table)["view"]
        while time.monotonic() < end and view["question"]:
            path = [pick.choice(view["question"]["offers"])["number"]]
            start = time.monotonic()
            try:
                view = call(address, "answer", table=table, moment=view["moment"], path=path)[
                    "view"
                ]
                taken.append(time.monotonic() - start)
            except OSError as error:
                faults.append(str(error))
                view = call(address, "now", table=table)["view"]
            time.sleep(max(0.0, 2 - (time.monotonic() - start)))

    threads = [threading.Thread(target=plays, args=each, daemon=True) for each in enumerate(names)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    taken.sort()
    median, late = statistics.median(taken), taken[int(0.95 * len(taken))]
    print(f"{tables} tables, an answer every 2 s: {len(taken)} answers, {len(faults)} faults")
    print(f"answer to new view: median {1000 * median:.0f} ms, 95 % {1000 * late:.0f} ms")


def inside(folder: Path) -> None:
    """The engine in the page: starts and answers."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(folder))
    handler.log_message = lambda *_: None  # type: ignore[attr-defined]
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_context(reduced_motion="reduce").new_page()
        for name in ("cold start", "second start"):
            start = time.monotonic()
            page.goto(f"{address}?new=blitzkrieg&seed=7", wait_until="commit")
            page.wait_for_selector("[data-moment]", timeout=60_000)
            print(f"page engine: {name} {time.monotonic() - start:.1f} s")
        print(f"page engine: {size / 1e6:.1f} MB on the wire")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
