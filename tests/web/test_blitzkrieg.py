"""A whole game of Blitzkrieg! in the page: by the list, by pointing, back and forth."""

from __future__ import annotations

import re

from browser import answer, begin, moment, settled, still, turn
from playwright.sync_api import Page, expect

LIT = ".dock .legal[data-ref], .stage .legal[data-ref], .chip.legal[data-ref]"


def test_a_whole_game_by_the_list_of_answers(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    while turn(page) == "person":
        answer(page)
    assert turn(page) == "over"
    won = re.compile(r"^You (won|lost), \d+ to \d+$")
    expect(page.get_by_label("Outcome").locator("h2")).to_have_text(won)
    look_back(page)


def look_back(page: Page) -> None:
    """From the account to a turning point, with a note about it; then the same game again."""
    account = page.get_by_label("Account")
    expect(account).to_contain_text("Where the points came from")
    account.locator("[data-look]").first.click()
    note = page.locator("[data-note]")
    note.fill("Here it turned")
    note.press("Tab")
    expect(page.locator(".mark-at.noted")).to_have_attribute("title", "Here it turned")
    page.reload()
    expect(page.locator("[data-note]")).to_have_value("Here it turned")
    page.locator('[data-action="present"]').click()
    page.locator('[data-action="same"]').click()
    page.wait_for_selector('[data-turn="person"]')


def test_a_whole_game_by_pointing(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=11")
    while turn(page) == "person":
        before = moment(page)
        point(page, before)
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
        settled(page, before)
    assert turn(page) == "over"


def point(page: Page, before: int) -> None:
    """Point at what is lit until one act is left; what no thing stands for is in the list."""
    for _ in range(4):
        still(page)
        if page.locator("[data-confirm]").count() or moment(page) != before:
            return
        if page.locator(".pop button").count():
            page.locator(".pop button").first.click()
        elif page.locator(LIT).count():
            page.locator(LIT).first.click(force=True)
        else:
            page.locator("[data-offer]").first.click()
    still(page)


def test_a_reload_goes_on_with_the_game_on_the_screen(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    answer(page)
    before = moment(page)
    page.reload()
    page.wait_for_selector(f'[data-moment="{before}"]')


def test_undo_and_redo(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    answer(page)
    answered, asked = moment(page), page.locator("#asked").inner_text()
    page.locator('[data-action="undo"]').first.click()
    settled(page, answered)
    undone = moment(page)
    assert undone > answered
    page.locator('[data-action="redo"]').click()
    settled(page, undone)
    expect(page.locator("#asked")).to_have_text(asked)


def test_a_branch_can_be_taken_up_again(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    answer(page, 0)
    first = page.locator('[data-panel="news"]').inner_text()
    answered = moment(page)
    page.locator("[data-undo-to]").first.click()
    settled(page, answered)
    answer(page, 1)
    before = moment(page)
    page.locator('[data-action="more"]').click()
    page.locator('[data-action="branches"]').click()
    page.locator("[data-take-up]").first.click()
    settled(page, before)
    assert page.locator('[data-panel="news"]').inner_text() == first


def test_a_forecast_adds_up_and_stands_on_the_board(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=11")
    while "place" not in page.locator("#asked").inner_text():
        answer(page)
    page.locator('[data-action="forecast"]').click()
    shares = page.locator('[data-panel="forecast"] .bars b')
    expect(shares.first).to_contain_text("%")
    expect(page.locator(".stage .tag.foe").first).to_be_visible()


def test_a_moment_of_the_past_can_be_looked_at(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    answer(page)
    answer(page)
    pieces = page.locator(".stage .piece").count()
    page.locator('[data-action="more"]').click()
    page.locator('[data-action="replay"]').click()
    expect(page.get_by_label("Moment")).to_have_value("1")
    expect(page.locator(".stage .piece")).not_to_have_count(pieces)
    page.reload()
    page.wait_for_selector(".scrub")
    expect(page.get_by_label("Moment")).to_have_value("1")
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".stage .piece")).to_have_count(pieces)


def test_a_whole_game_by_keyboard_alone(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=3")
    while turn(page) == "person":
        before = moment(page)
        page.keyboard.press("a")
        page.keyboard.press("Enter")
        page.wait_for_selector(f'[data-confirm], main:not([data-moment="{before}"])')
        if moment(page) == before:
            expect(page.locator("[data-confirm]")).to_be_focused()
            page.keyboard.press("Enter")
        settled(page, before)
    assert turn(page) == "over"
