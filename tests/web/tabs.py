"""What a person does in a tab, whichever browser it is: look, point, press keys."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page

SIZE = (1366, 768)
PATIENCE = 120
STATE = """(({dataset: {moment, turn, busy, shown}}) => ({moment: +moment, turn, shown: +shown,
  busy: busy !== undefined, confirm: !!document.querySelector("[data-confirm]"),
  playing: !!document.querySelector('[data-play="running"],[data-play="paused"]')}))(
  document.querySelector("main[data-moment]") ?? {dataset: {moment: 0, busy: ""}})"""
SPOT = """((found) => {
  const each = found.find((each) => each.checkVisibility()) ?? found[0];
  if (!each) return null;
  each.closest(".stage") ?? each.scrollIntoView({block: "nearest"});
  const box = each.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""


class Tab(Protocol):
    faults: list[str]

    def goto(self, address: str) -> None: ...
    def run(self, script: str) -> Any: ...
    def click(self, x: float, y: float) -> None: ...
    def key(self, name: str) -> None: ...
    def picture(self, path: Path) -> None: ...


class Chromium:
    """The same few verbs for the browser of the other tests."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.click, self.key = page.mouse.click, page.keyboard.press

    def goto(self, address: str) -> None:
        self.page.goto(address, wait_until="commit")

    def run(self, script: str) -> Any:
        return self.page.evaluate(script)

    def picture(self, path: Path) -> None:
        self.page.screenshot(path=path)


def state(tab: Tab) -> dict[str, Any]:
    """How it stands once nothing is under way; what is played is skipped."""
    end = time.monotonic() + PATIENCE
    while (found := tab.run(STATE))["busy"] or found["playing"]:
        assert time.monotonic() < end, "never settled"
        if found["playing"]:
            tab.key("Escape")
        time.sleep(0.02)
    assert isinstance(found, dict)
    return found


def changed(tab: Tab, before: dict[str, Any]) -> dict[str, Any]:
    """How it stands once that is not how it stood."""
    end = time.monotonic() + PATIENCE
    while (found := state(tab)) == before:
        assert time.monotonic() < end, "nothing came of it"
        time.sleep(0.02)
    return found


def point(tab: Tab, what: str, number: int = 0) -> bool:
    """Click on one of the things of a kind that can be seen."""
    spot = tab.run(f"{SPOT}([...document.querySelectorAll({what!r})].slice({number}))")
    if spot is None:
        return False
    tab.click(*spot)
    return True
