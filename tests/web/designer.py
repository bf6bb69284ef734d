"""Somebody who draws a mission in the page, with a mouse."""

from __future__ import annotations

from pathlib import Path

from browser import still
from playwright.sync_api import Page


class Designer:
    """Somebody who draws, and whose clicks are counted."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.clicks = page, 0
        page.goto(address)
        page.wait_for_selector("main[data-moment]:not([data-busy])")

    def click(self, what: str) -> None:
        self.page.locator(what).first.click()
        self.clicks += 1
        still(self.page)

    def at(self, ref: str) -> tuple[float, float]:
        """Where a hex is on the screen; its lower part, below the counters."""
        box = self.page.locator(f'path[data-ref="{ref}"]').bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] - 4

    def point(self, ref: str) -> None:
        self.page.mouse.click(*self.at(ref))
        self.clicks += 1
        still(self.page)

    def write(self, path: str, text: str) -> None:
        field = self.page.locator(f'[data-path="{path}"] :is(input,textarea)').first
        field.fill(text)
        field.blur()
        self.clicks += 1
        still(self.page)

    def put(self, side: int, kinds: tuple[tuple[str, str], ...]) -> None:
        """Each kind is taken up once and put down as often as it is wanted."""
        self.click(f".seg [data-group]:nth-child({side + 1})")
        for kind in dict.fromkeys(kind for kind, _ in kinds):
            self.click(f'[data-thing="unit:{side}:{kind}"]')
            for other, where in kinds:
                if other == kind:
                    self.point(f"hex:{where}")

    def saved(self, folder: Path) -> Path:
        with self.page.expect_download() as coming:
            self.click('[data-action="save"]')
        path = folder / coming.value.suggested_filename
        coming.value.save_as(path)
        return path


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 12, start[1] + 12)
    page.mouse.move(*end)
    page.mouse.up()
    still(page)
