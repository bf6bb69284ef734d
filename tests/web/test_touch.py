"""By finger: a tap does what was meant by it, and nothing else."""

from __future__ import annotations

from browser import answer, begin, moment, still
from playwright.sync_api import Page, expect


def test_the_click_of_a_tap_never_falls_on_what_the_tap_opened(phone: Page, server: str) -> None:
    """A tap on a unit lists its acts below the finger; it picks none of them."""
    begin(phone, f"{server}?new=coh&seed=199514&mission=first-light")
    number = 0
    while phone.locator("#asked").inner_text().startswith("Set up"):
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
