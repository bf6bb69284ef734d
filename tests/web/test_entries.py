"""How many taps a turn takes on a phone: counted by somebody who only does what is asked."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest
from browser import begin, moment, settled, still, turn
from playwright.sync_api import Page

ASKED = """() => document.querySelector(".ask .dice") ? "dice"
    : /what was drawn|chance pick/.test(document.getElementById("asked").textContent) ? "chance"
    : "choose\""""


def counted(page: Page, cycles: int) -> list[Counter[str]]:
    """What was tapped between one act of one's own and the next, cycle by cycle: ``dice``,
    ``chance`` (draws and ties), ``tick``, ``own`` tiles and ``confirm``."""
    found: list[Counter[str]] = [Counter()]
    number = 0
    while len(found) <= cycles and turn(page) == "person":
        still(page)
        before, number, taps = moment(page), number + 1, found[-1]
        confirm, done = page.locator("[data-confirm]"), page.locator('[data-action="all-done"]')
        asked = "confirm" if confirm.count() else page.evaluate(ASKED)
        if asked == "confirm":
            confirm.tap()
        elif asked == "dice":
            rows = page.locator(".ask .dice")
            for row in range(rows.count()):
                rows.nth(row).locator(".die").nth((number + row) % 6).tap()
            taps["dice"] += rows.count() - 1
        elif asked == "choose" and done.count():
            done.tap()
            taps["tick"] += 1
            found.append(Counter())
            continue
        else:
            tiles = page.locator(".ask .tile")
            tiles.nth(number % tiles.count()).tap()
        taps[asked] += 1
        if asked == "choose":
            still(page)
        else:
            settled(page, before)
    return found[1:-1]


@pytest.mark.parametrize(
    ("address", "cycles", "kinds", "most"),
    [
        ("new=blitzkrieg&seed=7", 9, ("tick",), 1),
        ("new=blitzkrieg&seed=7", 9, ("chance", "tick"), 3.2),
        ("new=coh&mission=first-light&seed=7", 14, ("choose", "confirm", "tick"), 4),
        ("new=2gm&seed=7", 8, ("dice", "chance", "tick"), 5),
    ],
)
def test_a_turn_takes_few_taps(
    phone: Page, server: str, address: str, cycles: int, kinds: tuple[str, ...], most: float
) -> None:
    """The bot's turn of Blitzkrieg! beside its dice, an exchange of Conflict of Heroes beside its
    dice, an AI turn of 2GM Tactics with everything."""
    begin(phone, f"{server}?{address}&chance=table")
    found = counted(phone, cycles)
    assert mean(sum(taps[kind] for kind in kinds) for taps in found) <= most, found
