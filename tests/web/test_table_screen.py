"""The companion in the hand: what to do first, then one question, all of it by finger."""

from __future__ import annotations

import pytest
from browser import HAND, begin, moment, settled, still, turn
from playwright.sync_api import Locator, Page, expect

TABLES = {
    "blitzkrieg": "new=blitzkrieg&seed=7&chance=table",
    "coh": "new=coh&mission=first-light&seed=7&chance=table",
    "2gm": "new=2gm&seed=7&chance=table",
}


def act(page: Page, number: int = 0) -> str:
    """One tap of somebody who does what is asked: tick, dice, a tile, the green button; what it
    was."""
    still(page)
    before = moment(page)
    done, confirm, dice = (
        page.locator(each) for each in ('[data-action="all-done"]', "[data-confirm]", ".ask .dice")
    )
    if done.count():
        done.tap()
        return "tick"
    if confirm.count():
        confirm.tap()
        settled(page, before)
        return "confirm"
    if dice.count():
        for row in range(dice.count()):
            faces = dice.nth(row).locator(".die")
            faces.nth((number + row) % faces.count()).tap()
        settled(page, before)
        return "dice"
    tiles = page.locator(".ask .tile")
    tile = tiles.nth(number % tiles.count())
    assert is_in_reach(tile), "no swipe is needed"
    tile.tap()
    still(page)
    return "tile"


def is_in_reach(thing: Locator) -> bool:
    """Whether it lies on the screen as it is, large enough for a finger."""
    box = thing.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["width"] >= 44
    return box["y"] + box["height"] <= HAND["height"] - 54


def test_a_whole_game_of_blitzkrieg_by_taps_without_a_swipe(phone: Page, server: str) -> None:
    begin(phone, f"{server}?{TABLES['blitzkrieg']}")
    taps = 0
    while turn(phone) == "person":
        act(phone, taps)
        taps += 1
    assert turn(phone) == "over"


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
    phone.locator('[data-instruction="open"]:visible').first.tap()
    phone.locator('[data-instruction="open"]:visible').first.tap()
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
    first.locator(".die").nth(5).tap()
    first.locator(".die").nth(0).tap()
    expect(first.locator('.die[aria-pressed="true"]')).to_have_text("1")
    before = moment(phone)
    phone.locator(".ask .dice").nth(1).locator(".die").nth(1).tap()
    settled(phone, before)
    phone.get_by_role("tab", name="Story").tap()
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
    shown, lies_so = phone.locator(".check"), phone.locator('[data-action="lies-so"]')

    def put(what: str, where: str) -> None:
        shown.locator('[data-action="more-lies"]').tap()
        shown.get_by_role("button", name=what, exact=True).tap()
        place = shown.locator(f'[data-place="hex:{where}"]')
        place.dispatch_event("click")

    unit = shown.locator("li", has_text="Rifle G01")
    expect(unit).to_be_visible()
    unit.tap()
    shown.get_by_role("button", name="facing SE").tap()
    expect(unit).to_contain_text("I04 SE")
    put("mines", "K04")
    expect(shown.locator("li", has_text="Mines at K04")).to_be_visible()
    put("hasty defence", "L04")
    expect(shown.get_by_role("alert")).to_contain_text("nobody on foot in L04")
    unit.tap()
    shown.locator('[data-place="hex:L04"]').dispatch_event("click")
    expect(unit).to_contain_text("L04 SE")
    unit.tap()
    shown.get_by_role("button", name="off the map").tap()
    expect(unit).to_have_count(0)
    at, parts = map(int, shown.locator(".chip").inner_text().split("/"))
    for _ in range(at, parts + 1):
        lies_so.tap()
    expect(shown).to_have_count(0)
    expect(phone.locator(".ask")).to_be_visible()
