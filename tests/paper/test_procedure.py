"""The printed procedure is the one that is played: its ladders lead to the choice."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from opfor.app.conversation import Table
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.game import Game
from opfor.core.sheet import SheetWish
from opfor.core.trace import Decision
from tests.conformance.cases import at_random
from tests.paper.reading import can_read, pages_of, printed, title_of, type_sizes

DECISIONS = 30
LEAST_TYPE, ROUNDED = 8.5, 0.2
"""Sizes are told in thirds of a point."""
NUMBER = re.compile(r"^\d+ / \d+$")
MOST_PAGES = 2
AIDS: dict[str, tuple[str, dict[str, Any]]] = {
    "blitzkrieg": ("base", {}),
    "2gm": ("battle-royal", {}),
    "coh": ("first-light", {"mission": "first-light"}),
}
"""A mission of each game, and the options that play it."""
ELSEWHERE = ("army", "bid", "stance", "rider")
"""Questions that a table or the rules in short answer."""


def ladders(game: Game[Any], mission: str) -> dict[str, list[list[dict[str, Any]]]]:
    """The rungs that are printed, by question; some ladders are printed in parts."""
    assert game.sheet is not None
    made = game.sheet(SheetWish(mission=mission, only=("procedure",)))
    found: dict[str, list[list[dict[str, Any]]]] = {}
    for part in json.loads(made.files["sheet.json"])["parts"]:
        for piece in part["pieces"]:
            if piece["type"] == "ladder":
                found.setdefault(piece["name"], []).append(piece["rungs"])
    return found


def decisions(game: Game[Any], options: dict[str, Any]) -> Iterator[Decision]:
    """What the opponent decides in games against somebody who plays at random."""
    for seed in count(11):
        table = Table.new(game, Start(options=options, seed=seed))
        respond, last = at_random(seed + 1), list[Decision]()
        while table.session.pending is not None:
            table.session.answer(respond(table.session.pending))
            if (made := table.session.decisions()) != last:
                yield from made
                last = made


def is_found(decision: Decision, rungs: list[dict[str, Any]]) -> bool:
    """Whether the steps that narrowed it are rungs of the ladder, one below the other."""
    left = iter(rungs)
    for step in decision.steps:
        if step.applied and step.dropped:
            rung = next((r for r in left if step.rule in r["rules"]), None)
            if rung is None:
                return False
            if "words the line says" in rung["text"]:
                left = iter([rung, *left])  # several words of one line
    return True


@pytest.mark.rule("X-3")
@pytest.mark.parametrize("name", AIDS)
def test_every_choice_is_found_on_the_printed_ladders(name: str) -> None:
    game, (mission, options) = load_game(name), AIDS[name]
    told = ladders(game, mission)
    asked = [
        each
        for each in islice(decisions(game, options), 10 * DECISIONS)
        if each.question not in ELSEWHERE and len(each.candidates) > 1
    ][:DECISIONS]
    assert len(asked) >= 20
    for decision in asked:
        assert decision.question in told, decision.question
        assert any(is_found(decision, rungs) for rungs in told[decision.question]), decision


@can_read
@pytest.mark.parametrize("paper", ["a4", "us-letter"])
@pytest.mark.parametrize("name", AIDS)
def test_it_is_read_at_arms_length_and_fits_two_pages(
    name: str, paper: str, tmp_path: Path
) -> None:
    wish = SheetWish(mission=AIDS[name][0], paper=paper, only=("procedure",))
    path = printed(wish, tmp_path, name)
    small = {word for size, word in type_sizes(path).items() if size < LEAST_TYPE - ROUNDED}
    assert all(NUMBER.match(word) or word == title_of(path) for word in small), small
    assert len(pages_of(path)) <= MOST_PAGES


@can_read
def test_a_field_and_its_aid_say_what_a_table_cannot_see(tmp_path: Path) -> None:
    """Each of these was missing when a person first decided from the page alone."""
    wish = SheetWish(mission="battle-royal", only=("procedure", "fields"))
    told = " ".join(page.text for page in pages_of(printed(wish, tmp_path, "2gm")))
    for near in ("one step from 1.5 and 1.6", "one step from 6.5 and 6.6"):
        assert near in told
    for said in (
        "a D10 shows 1 to 5",
        "in turns 1 to 3",
        "somebody to help, the stance",
        "mechanics",
    ):
        assert said.lower() in told.lower(), said
