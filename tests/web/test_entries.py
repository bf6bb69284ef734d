"""How many taps and seconds a turn takes on a phone: counted by somebody who only does what is
asked, taps what is in reach and ticks a list only where it stands in the way."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest
from browser import begin, moment, settled, still, turn
from hand import is_in_reach, tap
from playwright.sync_api import Locator, Page, expect

ASKED = """() => document.querySelector("[data-confirm]") ? "confirm"
    : document.querySelector(".ask .dice") ? "dice"
    : /(production\\)|reserve).*drawn/.test(asked.textContent) ? "further"
    : /what was drawn|chance pick/.test(asked.textContent) ? "chance" : "choose\""""
READ = """wanted => [...document.querySelectorAll(wanted)]
    .filter(each => each.checkVisibility()).map(each => each.textContent.trim())"""
DONE, ASKING = 'li:not(.y) > [data-instruction="open"] > span, .ticks .order p', "#asked"
TAP, WORDS = 0.8, 250 / 60
"""Seconds a tap takes, and words read in a second."""


class Person:
    """Somebody at a table; ``turns`` holds what was tapped from an act of theirs to the next:
    ``dice``, ``chance`` (draws and ties), ``further`` units the bot got, ``tick``, ``choose``,
    ``confirm``, and ``words`` read of the opponent's turn: what it does, by which card, and what is
    asked for it; a question that was asked before is known."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turns: list[Counter[str]] = [Counter()]
        self.read: set[str] = set()
        self.known: set[str] = set()
        self.number = 0

    def play(self, turns: int) -> list[Counter[str]]:
        """The bot's turns: those in which it took something of the person."""
        while len(self.bots()) < turns and turn(self.page) == "person":
            self.answer()
        return self.bots()

    def bots(self) -> list[Counter[str]]:
        return [taps for taps in self.turns[1:-1] if taps["dice"] or taps["chance"]]

    def answer(self) -> None:
        still(self.page)
        before, self.number, taps = moment(self.page), self.number + 1, self.turns[-1]
        asked = self.page.evaluate(ASKED)
        shown = set(self.page.evaluate(READ, DONE))
        question = set(self.page.evaluate(READ, ASKING)) - self.known
        self.known |= question
        fresh = shown - self.read | (set() if asked in ("choose", "confirm") else question)
        taps["words"] += sum(len(text.split()) for text in fresh)
        self.read = shown
        for button in self.wanted(asked):
            self.tap(button)
            taps[asked] += 1
        (still if asked == "choose" else lambda page: settled(page, before))(self.page)
        if asked in ("choose", "confirm") and moment(self.page) != before:
            self.turns.append(Counter())

    def wanted(self, asked: str) -> list[Locator]:
        if asked == "confirm":
            return [self.page.locator("[data-confirm]")]
        if asked == "dice":
            rows = self.page.locator(".ask .dice")
            return [
                rows.nth(row).locator(".die").nth((self.number + row) % 6)
                for row in range(rows.count())
            ]
        tiles = self.page.locator(".ask .tile")
        return [tiles.nth(self.number % tiles.count())]

    def tap(self, button: Locator) -> None:
        done = self.page.locator('[data-action="all-done"]')
        if not is_in_reach(button) and done.count():
            tap(done)
            self.turns[-1]["tick"] += 1
            still(self.page)
        assert is_in_reach(button), f"a swipe is needed for {button.inner_text()}"
        tap(button)


@pytest.mark.parametrize(
    ("address", "turns", "kinds", "most", "seconds"),
    [
        ("new=blitzkrieg", 7, ("chance", "tick"), 2, 15),
        ("new=coh&mission=first-light", 8, ("choose", "confirm", "tick"), 4, 25),
        ("new=2gm", 6, ("dice", "chance", "tick"), 5, 30),
    ],
)
def test_a_turn_takes_few_taps_and_little_time(
    phone: Page,
    server: str,
    address: str,
    turns: int,
    kinds: tuple[str, ...],
    most: float,
    seconds: float,
) -> None:
    """The bot's turn of Blitzkrieg! beside its dice (stratagem and unit, and one tap for every
    further unit it gets), an exchange of Conflict of Heroes beside its dice, an AI turn of 2GM
    Tactics with everything."""
    begin(phone, f"{server}?{address}&seed=7&chance=table")
    found = Person(phone).play(turns)
    assert len(found) == turns
    assert mean(sum(taps[kind] for kind in kinds) for taps in found) <= most, found
    lasts = [
        taps["words"] / WORDS
        + TAP * sum(taps[kind] for kind in ("dice", "chance", "further", "tick"))
        for taps in found
    ]
    assert mean(lasts) <= seconds, lasts


def test_answering_ticks_what_came_before_and_undo_brings_it_back(phone: Page, server: str) -> None:
    begin(phone, f"{server}?new=blitzkrieg&seed=7&chance=table")
    ticks, passed = phone.get_by_label("Do this on the board"), phone.locator(".before")
    expect(ticks).to_contain_text("Lay out the board")

    def answer() -> None:
        before = moment(phone)
        phone.locator(".ask .tile").first.tap()
        settled(phone, before)
        expect(phone.locator(".ticks li.at")).not_to_contain_text("Lay out the board")
        expect(passed).to_contain_text("Lay out the board")

    answer()
    before = moment(phone)
    phone.locator('.tabs [data-action="undo"]').tap()
    settled(phone, before)
    expect(ticks).to_contain_text("Lay out the board")
    expect(passed).to_have_count(0)
    answer()
    passed.locator("summary").tap()
    passed.locator("[data-instruction]", has_text="Lay out the board").tap()
    expect(ticks).to_contain_text("Lay out the board")
    phone.reload()
    still(phone)
    expect(ticks).to_contain_text("Lay out the board")
