"""Several devices at one table."""

from __future__ import annotations

from browser import answer, begin, moment
from playwright.sync_api import Browser, Page


def test_another_device_sees_what_happens_at_the_table(
    page: Page, browser: Browser, server: str
) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    context = browser.new_context()
    other = context.new_page()
    begin(other, page.url)
    answer(page)
    other.wait_for_selector(f'[data-moment="{moment(page)}"]', timeout=5000)
    answer(other)
    page.wait_for_selector(f'[data-moment="{moment(other)}"]', timeout=5000)
    context.close()
