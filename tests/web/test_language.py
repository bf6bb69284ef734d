"""The page in another language: what the engine says and what stands in the page."""

from __future__ import annotations

import re

import pytest
from browser import answer, begin, still, until
from playwright.sync_api import Page, expect

ENGLISH = re.compile(
    r"\b(the|your|answers|why|unit|units|space|turn|undo|story|board|later)\b", re.I
)


@pytest.mark.parametrize(
    ("language", "asked", "why"),
    [
        ("es", "¿Qué unidad colocas y dónde?", "vale más que Europa Occidental"),
        ("de", "Welche Einheit legst du, und wohin?", "mehr wert als Westeuropa"),
    ],
)
def test_a_game_is_played_in_it(
    page: Page, server: str, language: str, asked: str, why: str
) -> None:
    page.add_init_script(f"localStorage.setItem('opfor-language', '{language}')")
    begin(page, f"{server}?new=blitzkrieg&seed=275")
    expect(page.get_by_text(asked).first).to_be_visible()
    page.locator("[data-action=why]:visible").first.click()
    expect(page.locator("[data-panel=why]")).to_contain_text(why)
    assert page.evaluate("document.documentElement.lang") == language
    plain = page.evaluate("document.body.innerText")
    assert ENGLISH.findall(plain) == []


def test_the_setting_is_kept_and_the_page_fits_a_narrow_screen(page: Page, server: str) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(server)
    page.get_by_role("button", name="Settings").first.click()
    page.locator("[data-setting=language]").select_option("es")
    expect(page.get_by_text("Jugar ya").first).to_be_visible()
    begin(page, f"{server}?new=blitzkrieg&seed=275")
    expect(page.get_by_role("heading", name="¿Qué unidad colocas y dónde?")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("language", "said"), [("fr", "Jouer"), ("it", "Gioca ora")])
def test_the_page_has_french_and_italian_beside_games_in_english(
    page: Page, server: str, language: str, said: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    page.add_init_script(f"localStorage.setItem('opfor-language', '{language}')")
    page.goto(server)
    expect(page.get_by_text(said, exact=True).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    begin(page, f"{server}?new=blitzkrieg&seed=275")
    expect(page.get_by_role("button", name="Airforce 2 to South East Asia").first).to_be_attached()


@pytest.mark.parametrize(
    ("language", "offer"),
    [("es", "Fusileros G01: empezar en J11"), ("de", "Schützengruppe G01 beginnt auf J11")],
)
def test_units_are_named_in_it_on_a_narrow_screen(
    page: Page, server: str, language: str, offer: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    page.add_init_script(f"localStorage.setItem('opfor-language', '{language}')")
    begin(page, f"{server}?new=coh&seed=7&mission=first-light")
    expect(page.get_by_role("button", name=offer)).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


SAID = """() => {
  const names = ["aria-label", "title", "placeholder"];
  const seen = [...document.querySelectorAll("*")].filter((each) => each.checkVisibility());
  const named = seen.flatMap((each) => names.map((name) => each.getAttribute(name) ?? ""));
  return [document.body.innerText, ...named].join("\\n");
}"""
WORD = re.compile(r"[A-Za-z][a-z]{2,}")
CALLED = re.compile(r"'[^']*'|\b(?:[A-Z]|2GM)[A-Z0-9]*-[\w.-]*")
SAME = {
    *["opfor", "Blitzkrieg", "Tactics", "Conflict", "Heroes", "Campaign", "Firefight", "Generator"],
    *["English", "Español", "Deutsch", "Français", "Italiano"],
    *["les", "jeux", "anglais", "giochi", "inglese", "Espa", "Fran", "ais"],
    *["random", "baseline", "greedy", "look", "ahead", "net", "expert"],
}
"""Titles of games, the names of languages, players as they are typed."""
ORDERS = re.compile(
    r"^(\d+\s*)?\[?(If |AI |RE |Hit |Place |Player |End |Execute |Short |CC: ).*", re.M
)


def plain(page: Page, typed: str = "") -> list[str]:
    """What the page says and shows that was never put into a book. Order lines of Conflict of
    Heroes are quoted as they are printed; ``typed`` are options as the game's line says them."""
    until(page, "document.documentElement.lang === 'x-pseudo'")
    said = CALLED.sub("", ORDERS.sub("", page.evaluate(SAID)))
    return sorted(set(WORD.findall(said)) - SAME - set(WORD.findall(typed)))


BEGUN = [
    ("blitzkrieg", "base solo hard regular"),
    ("2gm", "solo battle-royal crossroads americans standard regular"),
    ("coh&mission=first-light", "first-light mission regular"),
]
"""Games with their options as they are typed; games begun in other tests are on the start page."""
TYPED = " ".join(typed for _, typed in BEGUN)


def test_a_language_two_fifths_longer_is_whole_and_fits_a_narrow_screen(
    narrow: Page, server: str
) -> None:
    """Start page, settings, choices, the course, what can be asked: no plain letter, no scrolling
    sideways."""
    narrow.goto(server)
    narrow.get_by_role("button", name="Šéţţíñğš").first.click()
    expect(narrow.locator("[data-setting=language]")).to_be_visible()
    assert plain(narrow, TYPED) == []
    narrow.keyboard.press("Escape")
    narrow.locator("[data-choose=blitzkrieg]").click()
    expect(narrow.locator("dialog[open] [name=seed]")).to_be_attached()
    assert plain(narrow, f"nippon {TYPED}") == []
    assert narrow.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for address in ("?learn=blitzkrieg", "?ask=coh"):
        narrow.goto(f"{server}{address}")
        expect(narrow.locator("main h2, section h2").first).to_be_visible()
        assert plain(narrow, TYPED) == []
        assert narrow.evaluate("document.documentElement.scrollWidth <= innerWidth"), address


@pytest.mark.parametrize(("game", "typed"), BEGUN)
def test_a_game_in_a_longer_language_is_whole_and_fits_a_narrow_screen(
    narrow: Page, server: str, game: str, typed: str
) -> None:
    begin(narrow, f"{server}?new={game}&seed=3")
    answer(narrow)
    for tab in narrow.locator("nav.tabs button").all():
        tab.click()
        still(narrow)
        assert plain(narrow, typed) == []
        assert narrow.evaluate("document.documentElement.scrollWidth <= innerWidth")
