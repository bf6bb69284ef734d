"""A whole game of each kind with each engine, in Chromium and in Firefox: by the list of answers
and on the map in turn, with the picture compared and nothing above the board."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import static
from firefox import fox
from playwright.sync_api import Browser
from tabs import SIZE, Chromium, Tab, changed, point, state
from test_room import COVERED, CUT
from test_stage import DRAWN

pytestmark = pytest.mark.slow
GAMES = {
    "blitzkrieg": "new=blitzkrieg&seed=7",
    "coh": "new=coh&mission=first-light&seed=7",
    "2gm": "new=2gm&seed=5",
}
PICTURES = os.environ.get("OPFOR_PICTURES")
"""A folder for a picture of every tenth moment, to be looked at."""
LIT = ".stage .outline.legal, .dock .legal[data-ref]"
SAME = f"""(async () => {{
  const table = new URLSearchParams(location.search).get("table");
  const moment = +document.querySelector("main").dataset.shown;
  const asked = {{method: "POST", headers: {{"content-type": "application/json"}},
    body: JSON.stringify({{table, moment}})}};
  const {{pieces}} = await (await fetch("api/view", asked)).json();
  return ({DRAWN})(pieces);
}})()"""


@pytest.fixture(scope="module", params=["chromium", "firefox"])
def tab(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tab]:
    if request.param == "firefox":
        with fox(tmp_path_factory.mktemp("fox"), SIZE) as found:
            yield found
        return
    browser: Browser = request.getfixturevalue("browser")
    wide, high = SIZE
    context = browser.new_context(viewport={"width": wide, "height": high}, reduced_motion="reduce")
    yield Chromium(context.new_page())
    context.close()


@pytest.fixture(scope="module", params=["server", "page"])
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where the engine is in a server, and where it is in the page."""
    if request.param == "server":
        yield request.getfixturevalue("server")
        return
    with static(request.getfixturevalue("built")) as (found, _):
        yield found


def answer(tab: Tab, number: int) -> None:
    """By pointing where that comes to something, else by the list."""
    before = now = state(tab)
    for _ in range(2 if number % 2 else 0):
        if now == before and point(tab, LIT):
            now = state(tab)
    if now == before:
        tab.key("Escape")
        offers = tab.run("document.querySelectorAll('[data-offer]').length")
        assert point(tab, "[data-offer]", number % offers), "no answer is offered"
        now = changed(tab, before)
    if now["moment"] == before["moment"]:
        assert point(tab, "[data-confirm]")
        changed(tab, now)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(tab: Tab, address: str, game: str, request: pytest.FixtureRequest) -> None:
    name = request.node.callspec.id
    tab.goto(f"{address}?{GAMES[game]}")
    number = 0
    while (now := state(tab))["turn"] == "person":
        assert now["shown"] == now["moment"]
        assert tab.run(f"({COVERED})()") == []
        assert tab.run(f"({CUT})()") == 0
        if "server" in name:
            assert tab.run(SAME) == 0
        if PICTURES and number % 10 == 0:
            tab.picture(Path(PICTURES) / f"{name}-{number:03}.png")
        answer(tab, number)
        number += 1
    if PICTURES:
        tab.picture(Path(PICTURES) / f"{name}-over.png")
    assert now["turn"] == "over"
    assert tab.faults == []
