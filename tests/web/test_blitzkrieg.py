"""A whole game of Blitzkrieg! in the page."""

from __future__ import annotations

from browser import answer, begin, moment, turn
from playwright.sync_api import Page, expect


def test_a_whole_game_by_the_list_of_answers(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    while turn(page) == "person":
        answer(page)
    assert turn(page) == "over"
    expect(page.get_by_label("Outcome")).to_be_visible()


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
    page.wait_for_selector(f'main:not([data-moment="{answered}"])')
    undone = moment(page)
    assert undone > answered
    page.locator('[data-action="redo"]').click()
    page.wait_for_selector(f'main:not([data-moment="{undone}"])')
    expect(page.locator("#asked")).to_have_text(asked)
