"""A server of our own and the system's Chromium, for tests that look at the page."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

ROOT = Path(__file__).parents[2]
PATIENCE = 90_000
"""Milliseconds: how long a busy machine may take for anything that the page is to show."""
SLOW = int(os.environ.get("OPFOR_SLOW_PAGE") or 0)
"""Milliseconds by which every answer comes late, to find tests that do not wait: see docs."""
DESK: ViewportSize = {"width": 1280, "height": 800}
HAND: ViewportSize = {"width": 390, "height": 844}
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """Where Chromium is; without it the tests of the page are skipped, and fail in CI."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = os.environ.get("OPFOR_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        line = "no Chromium: install it (Debian: apt-get install chromium) or set OPFOR_CHROMIUM"
        if os.environ.get("CI"):
            pytest.fail(line, pytrace=False)
        pytest.skip(line)
    return found


def node_tool(path: str) -> Path:
    """A file of an npm package that ``check.py`` brings in."""
    found = Path(sys.prefix) / "node_modules" / path
    if not found.is_file():
        line = f"no {path}: python3 check.py tests brings it in where there is npm"
        if os.environ.get("CI"):
            pytest.fail(line, pytrace=False)
        pytest.skip(line)
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        expect.set_options(timeout=PATIENCE)
        if SLOW:
            hinder(browser)
        yield browser
        browser.close()


def hinder(browser: Browser) -> None:
    """Let every page answer late and think slowly: what does not wait for what it needs shows."""
    plain = browser.new_context

    def context(**wishes: Any) -> BrowserContext:
        made = plain(**wishes)
        paged = made.new_page

        def page() -> Page:
            found = paged()
            line = made.new_cdp_session(found)
            line.send("Network.enable")
            late = {"offline": False, "latency": SLOW, "downloadThroughput": -1}
            line.send("Network.emulateNetworkConditions", {**late, "uploadThroughput": -1})
            line.send("Emulation.setCPUThrottlingRate", {"rate": 3})
            return found

        made.new_page = page  # type: ignore[method-assign]
        return made

    browser.new_context = context  # type: ignore[assignment]


@contextmanager
def serving(data: Path, *flags: str, start: Sequence[str] = ("-m", "opfor")) -> Iterator[str]:
    """``opfor web`` in a process of its own; gives the address it prints."""
    command = [sys.executable, *start, "web", "--port", "0", "--no-open", *flags]
    path = f"{ROOT / 'src'}:{os.environ.get('PYTHONPATH', '')}"
    environment = {**os.environ, "OPFOR_DATA": str(data), "PYTHONPATH": path}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    try:
        yield server.stdout.readline().strip()
    finally:
        server.send_signal(signal.SIGTERM)
        ended = server.wait(PATIENCE / 1000)
        server.stdout.close()
    assert ended == 0, "the server ends cleanly"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Any small file server; ``broken`` are names of files that it cannot deliver just now."""

    broken: ClassVar[set[str]] = set()

    def do_GET(self) -> None:
        if self.path.rpartition("/")[2].partition("?")[0] in self.broken:
            self.send_error(503)
            return
        super().do_GET()

    def log_message(self, *_said: Any) -> None:
        pass


@contextmanager
def static(folder: Path) -> Iterator[tuple[str, http.server.ThreadingHTTPServer]]:
    """A folder of files, delivered; gives the address and the server."""
    handler = functools.partial(Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def quiet_port() -> int:
    """A free port that stays free while nobody listens there: the system gives connections none of
    these."""
    for port in range(20_000 + 7 * os.getpid() % 10_000, 32_000):
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


def until(page: Page, holds: str) -> None:
    """Wait until a script says yes. We ask again ourselves: a browser that polls has to evaluate
    text inside the page, which the page's policy refuses from the second time on."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(holds):
        assert time.monotonic() < end, f"never true: {holds}"
        page.wait_for_timeout(50)


def moment(page: Page) -> int:
    return int(page.locator("[data-moment]").get_attribute("data-moment") or 0)


def turn(page: Page) -> str:
    return page.locator("[data-moment]").get_attribute("data-turn") or ""


def settled(page: Page, before: int) -> None:
    """Wait until the moment is another one and nothing is under way."""
    page.wait_for_selector(f'main:not([data-moment="{before}"]):not([data-busy])')


def still(page: Page) -> None:
    """Wait until nothing is under way and the board lies where it stays: whatever changed the room
    for it has been painted."""
    page.wait_for_selector("main:not([data-busy])")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def begin(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("main[data-moment]:not([data-busy])")


def answer(page: Page, number: int = 0, *, watching: bool = False) -> None:
    """Take the answer of that place in the list, and confirm it where that is asked; what comes of
    it is skipped unless somebody is watching."""
    before = moment(page)
    page.locator("[data-offer]").nth(number).click()
    page.wait_for_selector(f'[data-confirm], main:not([data-moment="{before}"])')
    if moment(page) == before:
        page.locator("[data-confirm]").click()
    settled(page, before)
    if not watching:
        skip(page)


def skip(page: Page) -> None:
    """To the end of what is played."""
    if page.locator('[data-play="running"]').count():
        page.keyboard.press("Escape")
        page.wait_for_selector('[data-play="done"]')
