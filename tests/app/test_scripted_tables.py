"""Scripted people at scripted tables: whatever they tell, mistype and take back, the program plays
the game that lies on the table, and few lines are enough."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.app.conversation import Table
from opfor.app.registry import load_game
from opfor.app.sources import stays_untold
from opfor.app.start import Start
from opfor.core.codec import convert
from opfor.core.errors import OpforError
from opfor.core.fold import verify
from opfor.core.requests import Request
from tests.scripted_person import Person
from tests.scripted_table import Cardboard

GAMES: list[tuple[str, dict[str, Any], str]] = [
    ("blitzkrieg", {}, "greedy"),
    ("blitzkrieg", {"board": "nippon", "difficulty": "hard"}, "random"),
    ("coh", {"mission": "first-light"}, "baseline"),
    ("2gm", {}, "baseline"),
]


class Clumsy(Person):
    """Types nonsense now and then, and something else that has to be taken back."""

    def _type(self, asked: Request, text: str) -> bool:
        number = len(self.lines)
        eyes = self.table.seen_by()
        if number % 5 == 0:
            with pytest.raises(OpforError):
                eyes.enter(f"zzz {text}")
            before = self.table.moment
            try:
                eyes.enter(f"{text} zzz", sure=True)
                eyes.undo()  # the last word was waiting for dice
            except OpforError:
                assert self.table.moment == before
        if number % 7 == 0:
            others = [offer for offer in eyes.offers() if offer.typed != text]
            if others:
                eyes.answer(self.table.moment, [others[-1].number])
                eyes.undo()
        return super()._type(asked, text)


def played(
    game_id: str, options: dict[str, Any], player: str, seed: int, kind: type[Person] = Person
) -> Person:
    game = load_game(game_id)
    sources = tuple(sorted(set(game.sources) - set(game.tedious)))
    table = Table.new(
        game,
        Start(
            options=options,
            seed=seed,
            mode="table",
            table_sources=sources,
            untold=stays_untold(game, sources),
        ),
    )
    person = kind(table, Cardboard(game, options, seed, player))
    person.play()
    return person


def is_as_on_the_table(person: Person) -> bool:
    session, play = person.table.session, person.cardboard.play
    if session.sources.untold:
        kept = [
            session.game.kept_back(session.setting, session.state, s) for s in session.game.untold
        ]
        return any(kept) and session.outcome == session.game.outcome(play.setting, play.state)
    return session.state == play.state


@pytest.mark.parametrize(("game_id", "options", "player"), GAMES)
@pytest.mark.parametrize("kind", [Person, Clumsy])
def test_the_game_is_the_one_on_the_table(
    game_id: str, options: dict[str, Any], player: str, kind: type[Person]
) -> None:
    person = played(game_id, options, player, 5, kind)
    assert is_as_on_the_table(person)
    session = person.table.session
    start = convert(session.header.start, session.game.state)
    assert verify(session.game, session.setting, start, session.history.entries) is None


MOST_LINES = {"blitzkrieg": 1.2, "coh": 2.5, "2gm": 4.0}
"""Lines a turn, of either side."""


@pytest.mark.parametrize(("game_id", "options", "player"), [GAMES[0], GAMES[2], GAMES[3]])
def test_a_turn_takes_few_lines(game_id: str, options: dict[str, Any], player: str) -> None:
    """Everything typed after the set-up: acts with their dice, draws, ties, mistakes mended."""
    people = [played(game_id, options, player, seed) for seed in (100, 102)]
    lines = sum(bool(line.turn) for person in people for line in person.lines)
    turns = sum(person.table.session.state.turn for person in people)
    assert lines / turns <= MOST_LINES[game_id]


def test_a_line_may_go_through_the_phases_of_ones_turn() -> None:
    """A second act begins with the word of the first; *done* ends a phase the line has acted in."""
    person = played("2gm", {}, "baseline", 100)
    assert any(
        line.text.count("move ") > 1 and " done deploy " in line.text for line in person.lines
    )
