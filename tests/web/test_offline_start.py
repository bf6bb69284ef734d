"""A page that was opened once starts without a network, in Chromium and in Firefox."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import static
from firefox import fox
from playwright.sync_api import Browser
from tabs import SIZE, Chromium, Tab, changed, point, state

pytestmark = pytest.mark.slow
ENOUGH = 180
KEPT = """(async () => navigator.serviceWorker.controller !== null
  && (await caches.match("memory")) !== undefined)()"""


@pytest.fixture(params=["chromium", "firefox"])
def tab(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Tab]:
    if request.param == "firefox":
        with fox(tmp_path / "fox", SIZE) as found:
            yield found
        return
    browser: Browser = request.getfixturevalue("browser")
    context = browser.new_context(reduced_motion="reduce")
    yield Chromium(context.new_page())
    context.close()


def answered(tab: Tab) -> int:
    """The first answer that is offered; the moment that comes of it."""
    before = state(tab)
    assert point(tab, "[data-offer]"), "no answer is offered"
    now = changed(tab, before)
    if now["moment"] == before["moment"]:
        assert point(tab, "[data-confirm]")
        now = changed(tab, now)
    return int(now["moment"])


def until(tab: Tab, holds: str) -> None:
    end = time.monotonic() + ENOUGH
    while not tab.run(holds):
        assert time.monotonic() < end, f"never true: {holds}"
        time.sleep(0.1)


def test_a_game_goes_on_where_nobody_answers(tab: Tab, built: Path) -> None:
    with static(built.parent) as (address, server):
        tab.goto(f"{address}{built.name}/?new=blitzkrieg&seed=7")
        moment = answered(tab)
        until(tab, KEPT)
        server.shutdown()
        server.server_close()
        tab.goto(tab.run("location.href"))
        assert state(tab)["moment"] == moment
        until(tab, "document.querySelector('main').dataset.engine === 'compiled'")
        assert answered(tab) > moment
        assert tab.faults == []
