"""Missions as cards: what awaits one, how hard it is, how often it was won."""

from __future__ import annotations

from browser import moment
from playwright.sync_api import Page, expect

from opfor.app.missions import Listed
from opfor.core.mission_card import MissionCard
from opfor.kit.levels import Won
from opfor.surfaces.web.mission_cards import told_of


def test_a_level_tells_what_was_measured_at_it() -> None:
    card = MissionCard(
        name="ford", title="The Ford", kind="solo", options={"solo": True}, minutes=30,
        levels={"regular": "", "veteran": "2 CAPs fewer"},
    )  # fmt: skip
    told = told_of(Listed(card, {"veteran": {"baseline": Won(0.41, 0.39, 0.43, 1000)}}), ["a"])
    assert (told.about, told.options, told.tables) == ("30 minutes", {"solo": "true"}, ("a",))
    regular, veteran = told.levels
    assert regular.won is None
    assert (veteran.won, veteran.said, veteran.changes) == (0.41, "41 % ± 2", "2 CAPs fewer")


def test_a_card_tells_a_mission_and_begins_it(page: Page, server: str) -> None:
    page.goto(server)
    page.locator('[data-missions="coh"]').click()
    card = page.locator('[data-mission="first-light"]')
    expect(card).to_contain_text("First Light")
    expect(card).to_contain_text("20 minutes")
    expect(card).to_contain_text("junction at G08")
    expect(card.locator("img")).to_be_visible()
    card.locator("[data-level]").first.click()
    page.wait_for_selector("main[data-moment]:not([data-busy])")
    assert moment(page) > 0
    table = page.evaluate("() => new URLSearchParams(location.search).get('table')")
    page.evaluate("(table) => localStorage.setItem(`opfor-result-${table}`, 'won')", table)
    page.goto(f"{server}?missions=coh")
    expect(page.locator('[data-mission="first-light"] [data-record]')).to_contain_text("won 1")


def test_a_level_brings_its_setting(page: Page, server: str) -> None:
    page.goto(f"{server}?missions=blitzkrieg")
    card = page.locator('[data-mission="base"]')
    card.locator('[data-level="veteran"]').click()
    page.wait_for_selector("main[data-moment]:not([data-busy])")
    expect(page.locator(".bar small[title*=veteran]")).to_be_visible()
