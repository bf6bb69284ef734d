"""Whole games beside a real table, by taps on a phone and a tablet, with everything that goes wrong
there: a wrong die, a wrong unit, an act taken back, a board that lies otherwise, a page loaded
again, a phone without a network, a server killed. After each of them it lies as before.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser import (
    HAND,
    PATIENCE,
    ROOT,
    begin,
    moment,
    quiet_port,
    settled,
    static,
    still,
    turn,
    until,
)
from hand import act, tap
from playwright.sync_api import Browser, Page, ViewportSize, expect

TABLET: ViewportSize = {"width": 820, "height": 1180}
GAMES = {
    "blitzkrieg": "new=blitzkrieg&seed=7&chance=table",
    "coh": "new=coh&mission=first-light&seed=7&chance=table",
    "2gm": "new=2gm&seed=7&chance=table",
}
EVERY = 6
"""Taps from one mistake to the next."""
SHORT, WHOLE = 7 * EVERY, 100_000
"""Taps of the piece that is part of every check, and of a whole game."""


class Place:
    """A server that may die and comes back where it was, with its games."""

    def __init__(self, data: Path) -> None:
        self.data, self.port = data, str(quiet_port())
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "opfor", "web", "--port", self.port, "--no-open"]
        path = f"{ROOT / 'src'}:{os.environ.get('PYTHONPATH', '')}"
        known = {**os.environ, "OPFOR_DATA": str(self.data), "PYTHONPATH": path}
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=known)
        assert self.server.stdout is not None
        self.address = self.server.stdout.readline().strip()

    def die(self, by: int = signal.SIGKILL) -> None:
        self.server.send_signal(by)
        self.server.wait(PATIENCE / 1000)
        assert self.server.stdout is not None
        self.server.stdout.close()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    found = Place(tmp_path)
    yield found
    found.die(signal.SIGTERM)


CHOSEN = '[data-action="again"], [data-confirm]'
"""Something is chosen in part: only on this screen."""
Standing = tuple[str, ...]
"""What is asked, what can be answered and what is still to be done."""


def standing(page: Page) -> Standing:
    still(page)
    wanted = "#asked, .ask .tile, .ask .die, li [data-instruction=open] > span"
    return tuple(page.locator(wanted).all_inner_texts())


def taken_back(page: Page) -> None:
    """What was entered last."""
    before = moment(page)
    undo = ".tabs" if page.locator(".tabs").count() else ".tools"
    tap(page.locator(f'{undo} [data-action="undo"]'))
    settled(page, before)


class Clumsy:
    """Somebody to whom every mistake happens, one after the other; ``made`` counts them."""

    def __init__(self, page: Page, place: Place | None, seed: int) -> None:
        self.page, self.place, self.luck = page, place, random.Random(seed)
        self.made: Counter[str] = Counter()
        self.taps = 0
        here = self.wrong_answer, self.wrong_unit, self.drift, self.reload
        away = (self.offline, self.kill) if place else (self.dead_tab,)
        self.kinds: tuple[Callable[[], bool], ...] = (*here, *away)
        self.next = 0

    def play(self, most: int) -> None:
        while turn(self.page) == "person" and self.taps < most:
            self.taps += 1
            if self.taps % EVERY == 0:
                self.stumble()
            act(self.page, self.luck.randrange(60))

    def stumble(self) -> None:
        """The mistake whose turn it is; one that is not possible now waits, the next is made."""
        still(self.page)
        for at in range(len(self.kinds)):
            kind = self.kinds[(self.next + at) % len(self.kinds)]
            if kind():
                self.made[kind.__name__] += 1
                self.next += at + 1
                return

    def wrong_answer(self) -> bool:
        """A die or a draw that was another one: given, seen, taken back."""
        page = self.page
        answers = page.locator(".ask .die, .ask [data-offer]")
        if page.locator(".ask .dice").count() > 1 or page.locator(CHOSEN).count():
            return False
        if not answers.count():
            return False
        done = page.locator('[data-action="all-done"]')
        if done.count():
            tap(done)
        before, now = standing(page), moment(page)
        tap(answers.nth(self.luck.randrange(answers.count())))
        still(page)
        if page.locator("[data-confirm]").count():
            tap(page.locator("[data-confirm]"))
        settled(page, now)
        taken_back(page)
        back = standing(page)
        assert [each for each in back if each in before] == list(before), (before, back)
        return True

    def wrong_unit(self) -> bool:
        """A unit that was not meant: tapped, then another is wanted."""
        page = self.page
        units = page.locator(".ask .tile:not([data-offer])")
        if page.locator(CHOSEN).count() or not units.count():
            return False
        before = standing(page)
        tap(units.nth(self.luck.randrange(units.count())))
        still(page)
        for way in (".ask .go .btn:not([data-confirm])", '[data-action="again"]'):
            if page.locator(way).count():
                tap(page.locator(way))
        assert standing(page) == before
        return True

    def drift(self) -> bool:
        """Something lies elsewhere, and is found and set right by touch."""
        page = self.page
        if not page.locator('[data-action="compare"]').count():
            return False
        tap(page.locator('[data-action="compare"]'))
        check = page.locator("dialog[open] .check")
        check.wait_for()
        facts = check.locator("li .line")
        fact = facts.nth(self.luck.randrange(facts.count()))
        tap(fact)
        now, ways = moment(page), check.locator("li.open :is(.tile, .row .btn)")
        if not ways.count():
            tap(fact)
        else:
            tap(ways.nth(self.luck.randrange(ways.count())))
            settled(page, now)
        while check.count():
            tap(check.locator('[data-action="lies-so"]'))
        expect(check).to_have_count(0)
        if moment(page) != now:
            taken_back(page)
        return True

    def reload(self) -> bool:
        page = self.page
        if page.locator(CHOSEN).count():
            return False
        before, now = standing(page), moment(page)
        page.reload()
        page.wait_for_selector("main[data-moment]:not([data-busy])")
        assert (standing(page), moment(page)) == (before, now)
        return True

    def offline(self) -> bool:
        """A tap that reaches nobody says so, and the next one counts."""
        page = self.page
        return self._away(lambda: page.context.set_offline(True),
                          lambda: page.context.set_offline(False))  # fmt: skip

    def kill(self) -> bool:
        assert self.place is not None
        return self._away(self.place.die, self.place.start)

    def dead_tab(self) -> bool:
        """The browser gives up the page while an answer is under way; it is opened again."""
        page = self.page
        leaf = page.locator(".ask .die, .ask [data-offer]")
        if not leaf.count() or page.locator(".ask .dice").count() > 1:
            return False
        now, address = moment(page), page.url
        leaf.first.tap()
        page.close()
        self.page = page.context.new_page()
        begin(self.page, address)
        assert moment(self.page) >= now
        return True

    def _away(self, go: Callable[[], object], come: Callable[[], object]) -> bool:
        page = self.page
        leaf = page.locator(".ask .die, .ask [data-offer]")
        if not leaf.count() or page.locator(".ask .dice").count() > 1:
            return False
        before, now = standing(page), moment(page)
        go()
        tap(leaf.first)
        expect(page.locator(".toast")).to_contain_text("Nothing is lost")
        come()
        assert (standing(page), moment(page)) == (before, now)
        return True


@pytest.mark.parametrize(
    ("game", "size", "most"),
    [
        ("blitzkrieg", TABLET, SHORT),
        *(
            pytest.param(game, size, WHOLE, marks=pytest.mark.slow)
            for game in GAMES
            for size in (HAND, TABLET)
        ),
    ],
)
def test_a_game_by_taps_survives_every_mistake(
    browser: Browser, place: Place, game: str, size: ViewportSize, most: int
) -> None:
    context = browser.new_context(reduced_motion="reduce", viewport=size, has_touch=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    begin(page, f"{place.address}?{GAMES[game]}")
    person = Clumsy(page, place, seed=size["width"])
    person.play(most)
    assert faults == []
    assert set(person.made) >= {"wrong_answer", "drift", "reload", "offline", "kill"}
    assert turn(page) == ("over" if most == WHOLE else "person")
    context.close()
    verified(place.data)


@pytest.mark.slow
def test_a_game_in_the_page_itself_needs_no_network_and_outlives_its_tab(
    browser: Browser, built: Path
) -> None:
    context = browser.new_context(reduced_motion="reduce", viewport=HAND, has_touch=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    with static(built) as (address, _):
        begin(page, f"{address}?{GAMES['blitzkrieg']}")
        until(page, "navigator.serviceWorker.controller !== null")
    context.set_offline(True)
    person = Clumsy(page, None, seed=7)
    person.play(WHOLE)
    assert turn(person.page) == "over"
    assert set(person.made) >= {"wrong_answer", "drift", "reload", "dead_tab"}
    context.close()


def verified(data: Path) -> None:
    """What was kept says under today's rules what it said."""
    (kept,) = data.rglob("*.opfor.jsonl")
    command = [sys.executable, "-m", "opfor", "verify", str(kept)]
    said = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert said.returncode == 0, said.stdout + said.stderr
