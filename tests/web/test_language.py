"""The page in another language: what the engine says and what stands in the page."""

from __future__ import annotations

import re

import pytest
from browser import begin
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
