"""The companion in the hand: what to do first, then one question, all of it by finger."""

from __future__ import annotations

import pytest
from browser import begin, moment, settled, still
from hand import act, tap
from playwright.sync_api import Page, expect

TABLES = {
    "blitzkrieg": "new=blitzkrieg&seed=7&chance=table",
    "coh": "new=coh&mission=first-light&seed=7&chance=table",
    "2gm": "new=2gm&seed=7&chance=table",
}


@pytest.mark.parametrize("game", TABLES)
def test_what_is_to_be_done_stands_first_and_no_list_is_trapped(
    phone: Page, server: str, game: str
) -> None:
    begin(phone, f"{server}?{TABLES[game]}")
    number = 0
    while number < 24 or not phone.locator('[data-action="all-done"]').count():
        act(phone, number)
        number += 1
    order = phone.locator(".side > .now").evaluate_all(
        """all => all.filter(each => each.checkVisibility())
        .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map(each => each.className)"""
    )
    assert "ticks" in order[0]
    assert "ask" in order[1]
    trapped = phone.evaluate(
        """() => [...document.querySelectorAll(".side *")].filter(each =>
        each.scrollHeight > each.clientHeight + 2 && each.clientHeight
        && /auto|scroll/.test(getComputedStyle(each).overflowY)).map(each => each.className)"""
    )
    assert trapped == []


def test_ticks_survive_a_reload(phone: Page, server: str) -> None:
    """The list is whole once the page is settled, however long a busy server takes for it."""
    phone.route("**/api/laid_out", lambda route: (phone.wait_for_timeout(400), route.continue_()))
    begin(phone, f"{server}?{TABLES['blitzkrieg']}")
    steps = phone.locator("[data-instruction]")
    expect(steps.first).to_have_attribute("data-instruction", "open")
    count = steps.count()
    for _ in range(2):
        tap(phone.locator('[data-instruction="open"]:visible').first)
    expect(phone.locator('[data-instruction="done"]')).to_have_count(2)
    phone.reload()
    still(phone)
    expect(phone.locator('[data-instruction="done"]')).to_have_count(2)
    expect(steps).to_have_count(count)


def test_the_step_shows_what_to_move_from_where_to_where(phone: Page, server: str) -> None:
    begin(phone, f"{server}?{TABLES['coh']}")
    for number in range(12):
        act(phone, number)
    while not phone.locator(".cutout .way").count():
        act(phone, 2)
    expect(phone.locator(".cutout .goal")).to_be_visible()


def test_the_first_of_two_dice_can_be_changed(phone: Page, server: str) -> None:
    begin(phone, f"{server}?{TABLES['coh']}")
    number = 0
    while phone.locator(".ask .dice").count() < 2:
        number += act(phone, number) != "tick"
    first = phone.locator(".ask .dice").nth(0)
    tap(first.locator(".die").nth(5))
    tap(first.locator(".die").nth(0))
    expect(first.locator('.die[aria-pressed="true"]')).to_have_text("1")
    before = moment(phone)
    tap(phone.locator(".ask .dice").nth(1).locator(".die").nth(1))
    settled(phone, before)
    tap(phone.get_by_role("tab", name="Story"))
    expect(phone.locator('[data-panel="news"]')).to_contain_text("1 + 2")


def test_units_can_be_pointed_at_on_the_board(phone: Page, server: str) -> None:
    begin(phone, f"{server}?{TABLES['coh']}")
    act(phone)
    phone.get_by_role("tab", name="Board").tap()
    still(phone)
    before = moment(phone)
    box = phone.locator('.outline[data-ref="hex:J08"]').bounding_box()
    assert box is not None
    phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    phone.locator("[data-confirm]").tap()
    settled(phone, before)
    expect(phone.locator('.stage [data-ref="unit:G01"]')).to_be_visible()


def test_the_table_is_compared_region_by_region_and_set_right_by_touch(
    phone: Page, server: str
) -> None:
    """Turned, put on the map, refused, moved, taken off: each by two or three taps."""
    begin(phone, f"{server}?{TABLES['coh']}")
    compare = phone.locator('[data-action="compare"]')
    number = 0
    while not compare.count():
        number += act(phone, number) != ""
    compare.tap()
    shown = phone.locator(".check")

    def put(what: str, where: str) -> None:
        tap(shown.locator('[data-action="more-lies"]'))
        tap(shown.get_by_role("button", name=what, exact=True))
        shown.locator(f'[data-place="hex:{where}"]').dispatch_event("click")

    unit = shown.locator("li", has_text="Rifle G01")
    tap(unit.locator(".line"))
    tap(unit.get_by_role("button", name="facing SE"))
    expect(unit).to_contain_text("I04 SE")
    put("mines", "K04")
    expect(shown.locator("li", has_text="Mines at K04")).to_be_visible()
    put("hasty defence", "L04")
    expect(shown.get_by_role("alert")).to_contain_text("nobody on foot in L04")
    tap(unit.locator(".line"))
    shown.locator('[data-place="hex:L04"]').dispatch_event("click")
    expect(unit).to_contain_text("L04 SE")
    tap(unit.get_by_role("button", name="off the map"))
    expect(unit).to_have_count(0)
    while (shown := phone.locator("dialog[open] .check")).count():
        tap(shown.locator('[data-action="lies-so"]'))
    expect(phone.locator(".ask")).to_be_visible()
