"""Take the pictures of the page for the README: ``python docs/pictures.py`` (needs Chromium).

An attack in Conflict of Heroes that is weighed before it counts, on a desk and on a phone. Pictures
are taken anew when the page looks otherwise; look at them before they are kept.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "web"), str(ROOT / "src")]

from browser import answer, begin, launched, serving, still  # noqa: E402 - beside the tests

MISSION = "?new=coh&seed=199514&mission=first-light"
PLACES = ("J08", "J06", "J10", "I06", "I10")
SHOOTER = "G10"
"""The last one that is placed."""
SHOT = re.compile(rf"{SHOOTER} fires at .*(S17|F08)")
SIZES = {"browser": (1280, 800), "browser-phone": (390, 844)}
QUALITY = 82


def main() -> int:
    with launched() as browser, tempfile.TemporaryDirectory() as data:
        for name, size in SIZES.items():
            with serving(Path(data) / name) as address:
                page = opened(browser, size)
                weigh_an_attack(page, address)
                path = ROOT / "docs" / f"{name}.jpg"
                page.screenshot(path=path, type="jpeg", quality=QUALITY)
                page.context.close()
                print(path)
    return 0


def opened(browser: Browser, size: tuple[int, int]) -> Page:
    width, height = size
    room = {"width": width, "height": height}
    return browser.new_context(viewport=room, reduced_motion="reduce").new_page()  # type: ignore[arg-type]


def weigh_an_attack(page: Page, address: str) -> None:
    """Every unit to a hex of its own; then one looks at what it sees and takes aim."""
    begin(page, f"{address}{MISSION}")
    for place in PLACES:
        offers = page.locator("[data-offer]").all_inner_texts()
        answer(page, next(n for n, each in enumerate(offers) if place in each))
    still(page)
    if page.locator(".dock").count():
        page.get_by_role("button", name="Show what a thing sees").click()
        page.locator(f'.stage [data-ref="unit:{SHOOTER}"]').first.hover(force=True)
        expect(page.locator(".tip")).to_be_visible()
    shot = page.locator("[data-offer]").filter(has_text=SHOT).first
    shot.dispatch_event("click")  # the pointer stays where it looks
    expect(page.locator("[data-confirm]")).to_be_visible()
    still(page)
    page.wait_for_timeout(500)


if __name__ == "__main__":
    raise SystemExit(main())
