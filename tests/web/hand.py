"""A hand beside a real table: what is asked is done, one tap after the other."""

from __future__ import annotations

from browser import moment, settled, still, until
from playwright.sync_api import Locator, Page

LISTEN = """() => {
    window.opforHeard = false;
    addEventListener("click", () => (window.opforHeard = true), { capture: true, once: true });
}"""


def tap(button: Locator) -> None:
    """Tap, and wait until the page has heard of it: the click of a tap comes a moment later, and
    what is tapped before it would be tapped on what is about to go."""
    button.wait_for()
    button.page.evaluate(LISTEN)
    button.tap()
    until(button.page, "window.opforHeard")


def is_in_reach(button: Locator) -> bool:
    """Whether it lies on the screen as it is, above the tabs of a phone, large enough for a
    finger."""
    box, size = button.bounding_box(), button.page.viewport_size
    assert box is not None
    assert size is not None
    assert min(box["height"], box["width"]) >= 44, button.inner_text()
    return box["y"] + box["height"] <= size["height"] - (54 if size["width"] < 700 else 0)


def act(page: Page, number: int = 0) -> str:
    """One tap of somebody who does what is asked: tick, dice, a tile, the green button; what it
    was."""
    still(page)
    before = moment(page)
    done, confirm, dice = (
        page.locator(each) for each in ('[data-action="all-done"]', "[data-confirm]", ".ask .dice")
    )
    if done.count():
        tap(done)
        return "tick"
    if confirm.count():
        tap(confirm)
        settled(page, before)
        return "confirm"
    if dice.count():
        for row in range(dice.count()):
            faces = dice.nth(row).locator(".die")
            tap(faces.nth((number + row) % faces.count()))
        settled(page, before)
        return "dice"
    tiles = page.locator(".ask .tile")
    tile = tiles.nth(number % tiles.count())
    assert is_in_reach(tile), f"a swipe is needed for {tile.inner_text()}"
    tap(tile)
    still(page)
    return "tile"
