"""By finger: a tap does what was meant by it, and nothing else."""

from __future__ import annotations

import pytest
from browser import answer, begin, moment, settled, still
from hand import tap
from playwright.sync_api import Page, expect


def test_the_click_of_a_tap_never_falls_on_what_the_tap_opened(phone: Page, server: str) -> None:
    """A tap on a unit lists its acts below the finger; it picks none of them."""
    begin(phone, f"{server}?new=coh&seed=199514&mission=first-light")
    number = 0
    while phone.locator("#asked").inner_text().startswith("Where does"):
        answer(phone, number)
        number += 1
    before = moment(phone)
    opened = 0
    for unit in ("G01", "G02", "G03", "G09", "G10"):
        still(phone)
        place = phone.locator(f'.stage [data-ref="unit:{unit}"]').first.bounding_box()
        assert place is not None
        phone.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        still(phone)
        opened += phone.locator(".picks").count()
        expect(phone.locator("[data-confirm]")).to_have_count(0)
        phone.keyboard.press("Escape")
    assert opened
    assert moment(phone) == before


def test_an_act_takes_two_taps(phone: Page, server: str) -> None:
    begin(phone, f"{server}?new=coh&seed=199514&mission=first-light")
    before = moment(phone)
    goal = phone.locator('.stage .outline[data-ref="hex:J06"]')
    for _ in range(2):
        still(phone)
        box = goal.bounding_box()
        assert box is not None
        phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        phone.wait_for_selector(f'[data-confirm], main:not([data-moment="{before}"])')
    settled(phone, before)


def finger(page: Page, *ways: list[tuple[float, float]]) -> None:
    """Fingers that go down together, along their ways, and up."""
    session = page.context.new_cdp_session(page)

    def send(kind: str, points: list[tuple[float, float]]) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    send("touchStart", [way[0] for way in ways])
    for spots in zip(*(way[1:] for way in ways), strict=True):
        send("touchMove", list(spots))
    send("touchEnd", [])


def to_the_board(page: Page) -> None:
    """The board behind its tab, once it lies still."""
    page.get_by_role("tab", name="Board").tap()
    before = None
    while before != (before := page.locator(".world").bounding_box()):
        still(page)


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def between(start: tuple[float, float], end: tuple[float, float]) -> list[tuple[float, float]]:
    (x, y), (right, down) = start, end
    return [(x + (right - x) * n / 6, y + (down - y) * n / 6) for n in range(7)]


def test_a_counter_that_lies_elsewhere_is_dragged_there(phone: Page, server: str) -> None:
    begin(phone, f"{server}?new=coh&mission=first-light&seed=7&chance=table")
    to_the_board(phone)
    unit, goal = '.stage [data-ref="unit:S02"]', '.outline[data-ref="hex:E06"]'
    before = phone.locator(unit).get_attribute("style")
    finger(phone, between(middle(phone, unit), middle(phone, goal)))
    expect(phone.locator('[data-action="correct"]')).to_be_visible()
    phone.wait_for_timeout(600)  # the browser takes a tap at once for the end of the swipe
    phone.locator('[data-action="correct"]').tap()
    expect(phone.locator(unit)).not_to_have_attribute("style", str(before))


def test_two_fingers_enlarge_the_board_and_one_that_rests_looks_closer(
    phone: Page, server: str
) -> None:
    begin(phone, f"{server}?new=coh&mission=first-light&seed=7&chance=table")
    to_the_board(phone)
    session = phone.context.new_cdp_session(phone)
    x, y = middle(phone, '.stage [data-ref="unit:S01"]')
    point = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    session.send("Input.dispatchTouchEvent", point)
    expect(phone.locator(".tip")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    still(phone)
    expect(phone.locator("[data-confirm], .pop")).to_have_count(0)
    x, y = middle(phone, ".stage")
    wide = phone.locator(".world").evaluate("each => each.getBoundingClientRect().width")
    finger(phone, between((x - 20, y), (x - 120, y)), between((x + 20, y), (x + 120, y)))
    still(phone)
    assert phone.locator(".world").evaluate("each => each.getBoundingClientRect().width") > wide


@pytest.mark.parametrize("address", ["new=blitzkrieg", "new=coh&mission=first-light", "new=2gm"])
def test_what_is_tapped_is_large_enough_for_a_finger(
    phone: Page, server: str, address: str
) -> None:
    begin(phone, f"{server}?{address}&seed=7&chance=table")
    for number in range(6):
        still(phone)
        small = phone.evaluate(
            """() => [...document.querySelectorAll("button, a[href], select, summary, input")]
            .filter(each => each.checkVisibility() && !each.matches(".rule, .hide"))
            .map(each => [each.textContent.trim().slice(0, 30), each.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.height < 44 || box.width < 44))
            .map(([name, box]) => `${name} ${box.width} × ${box.height}`)"""
        )
        assert small == []
        before = moment(phone)
        if phone.locator('[data-action="all-done"]').count():
            tap(phone.locator('[data-action="all-done"]'))
            continue
        tap(phone.locator(".ask [data-offer]").nth(number % 2))
        phone.wait_for_selector(f'[data-confirm], main:not([data-moment="{before}"])')
        if moment(phone) == before:
            phone.locator("[data-confirm]").tap()
        settled(phone, before)
