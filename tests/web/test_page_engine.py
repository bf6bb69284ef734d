"""The engine inside the page: from static files, without a network, the same record."""

from __future__ import annotations

import functools
import http.server
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import ROOT, answer, begin, moment, serving, turn
from playwright.sync_api import Page

SLOW = 120_000
MOST = 9_000_000
"""Bytes of the page with its engine, all files."""


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The static folder, made by the command that makes it; its parts are fetched once."""
    folder = tmp_path_factory.mktemp("pages") / "page"
    parts = Path(os.environ.get("OPFOR_PARTS") or Path.home() / ".cache" / "opfor" / "parts")
    make = "import sys, build_pages; sys.exit(build_pages.main(sys.argv[1:]))"
    made = subprocess.run(
        [sys.executable, "-c", make, str(folder), "--parts", str(parts)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        line = f"no page with its engine inside: {made.stderr.strip().splitlines()[-1]}"
        if os.environ.get("CI"):
            pytest.fail(line, pytrace=False)
        pytest.skip(line)
    return folder


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Any small file server."""

    def log_message(self, *_said: Any) -> None:
        pass


@pytest.fixture
def files(built: Path) -> Iterator[tuple[str, http.server.ThreadingHTTPServer]]:
    """The folder, not at the root of its server."""
    handler = functools.partial(Quiet, directory=str(built.parent))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/{built.name}/", server
    server.shutdown()
    server.server_close()
    thread.join()


def exported(page: Page) -> str:
    with page.expect_download() as download:
        page.locator('[data-action="export"]').click()
    return download.value.path().read_text(encoding="utf-8")


def test_the_whole_page_is_small_enough_to_be_fetched(built: Path) -> None:
    assert sum(path.stat().st_size for path in built.rglob("*") if path.is_file()) < MOST


def test_a_game_without_a_network_and_its_record(
    page: Page, files: tuple[str, http.server.ThreadingHTTPServer], tmp_path: Path, opfor: Any
) -> None:
    page.set_default_timeout(SLOW)
    address, server = files
    page.goto(f"{address}?new=blitzkrieg&seed=7", wait_until="commit")
    page.wait_for_selector("main[data-moment]:not([data-busy])")
    answer(page)
    page.wait_for_function(
        "navigator.serviceWorker.ready.then(() => caches.keys()).then(k => k.length)"
    )
    page.wait_for_function("caches.match('memory').then(kept => kept !== undefined)")
    page.context.set_offline(True)
    server.shutdown()
    answer(page)
    page.locator('[data-action="more"]').click()
    page.locator('[data-action="link"]').click()
    page.wait_for_selector(".qr svg")
    page.keyboard.press("Escape")
    before = moment(page)
    page.reload()
    page.wait_for_selector(f'[data-moment="{before}"]')
    while turn(page) == "person":
        answer(page)
    record = exported(page)
    kept = tmp_path / "page.opfor.jsonl"
    kept.write_text(record, encoding="utf-8")
    assert opfor("verify", str(kept)).code == 0
    assert record.splitlines()[1:] == served(page, tmp_path).splitlines()[1:]


def served(page: Page, tmp_path: Path) -> str:
    """The same game, answered alike, with the engine in a server."""
    context = page.context.browser.new_context(reduced_motion="reduce")  # type: ignore[union-attr]
    context.set_default_timeout(SLOW)
    other = context.new_page()
    with serving(tmp_path / "data") as address:
        begin(other, f"{address}?new=blitzkrieg&seed=7")
        while turn(other) == "person":
            answer(other)
        record = exported(other)
    context.close()
    return record
