"""The engine inside the page: from static files, without a network, the same record."""

from __future__ import annotations

import http.server
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import answer, begin, moment, serving, static, turn, until
from playwright.sync_api import Page

SLOW = 120_000
MOST = 9_500_000
"""Bytes of the page with its engine, all files."""


@pytest.fixture
def files(built: Path) -> Iterator[tuple[str, http.server.ThreadingHTTPServer]]:
    """The folder, not at the root of its server."""
    with static(built.parent) as (address, server):
        yield f"{address}{built.name}/", server


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
    until(page, "navigator.serviceWorker.ready.then(() => caches.keys()).then(k => k.length)")
    until(page, "caches.match('memory').then(kept => kept !== undefined)")
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
