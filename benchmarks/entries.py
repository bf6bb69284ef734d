"""How much a person types beside a real table: ``python benchmarks/entries.py [--games N]``.

Scripted people at scripted tables (``tests/scripted_person.py``) play whole games; every line is
really typed and entered, and every game ends as the cardboard did. A *line* is what is typed before
Enter, an *answer* one fact in it. Exits with 1 over a limit.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from opfor.app.conversation import Table
from opfor.app.registry import load_game
from opfor.app.sources import stays_untold
from opfor.app.start import Start
from opfor.core.requests import Choose, Judge
from tests.scripted_person import Line, Person
from tests.scripted_table import Cardboard

FIRST_SEED = 100


class Played(NamedTuple):
    """A game at a table: ``sources`` at the table (none: the usual ones), whether all is told."""

    title: str
    game: str
    options: Mapping[str, Any]
    player: str
    sources: tuple[str, ...] = ()
    told: bool = False
    most: float = 0
    """Lines for each turn of either side, the set-up left out; 0: no limit."""
    most_of_opponent: float = 0


TABLES = (
    Played("Blitzkrieg!, everything told", "blitzkrieg", {}, "greedy", told=True),
    Played("Blitzkrieg!", "blitzkrieg", {}, "greedy", most=1.25, most_of_opponent=1.5),
    Played("Blitzkrieg!, Nippon", "blitzkrieg", {"board": "nippon"}, "greedy"),
    Played(
        "Conflict of Heroes, first-light", "coh", {"mission": "first-light"}, "baseline", most=3
    ),
    Played(
        "Conflict of Heroes, river-road-6", "coh", {"mission": "river-road-6"}, "baseline", most=3
    ),
    Played(
        "Conflict of Heroes, river-road-6, the dice alone", "coh", {"mission": "river-road-6"},
        "baseline", ("dice",), most=3,
    ),
    Played("2GM Tactics", "2gm", {}, "baseline"),
    Played("2GM Tactics, the dice alone", "2gm", {}, "baseline", ("d10",)),
)  # fmt: skip


class Count(NamedTuple):
    """Lines and answers after the set-up, and how many turns that was."""

    turns: int
    lines: int
    answers: int
    of_opponent: int


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    games = parser.parse_args().games
    print(f"{'':50}{'lines a turn':>14}{'a round':>10}{'opponent':>10}{'answers a turn':>16}")
    over = False
    for played in TABLES:
        counts = [counted(played, FIRST_SEED + n) for n in range(games)]
        turns = sum(each.turns for each in counts)
        a_turn = sum(each.lines for each in counts) / turns
        opponent = 2 * sum(each.of_opponent for each in counts) / turns
        answers = sum(each.answers for each in counts) / turns
        print(
            f"{played.title:<50}{a_turn:>14.2f}{2 * a_turn:>10.2f}{opponent:>10.2f}{answers:>16.2f}"
        )
        over |= 0 < played.most < a_turn or 0 < played.most_of_opponent < opponent
    return int(over)


def counted(played: Played, seed: int) -> Count:
    game = load_game(played.game)
    usual = sorted(set(game.sources) - set(game.tedious))
    sources = played.sources or tuple(usual)
    untold = not played.told and stays_untold(game, sources)
    table = Table.new(
        game,
        Start(
            options=played.options, seed=seed, mode="table", table_sources=sources, untold=untold
        ),
    )
    cardboard = Cardboard(game, played.options, seed, played.player)
    person = Person(table, cardboard)
    person.play()
    ours, theirs = table.session.outcome, game.outcome(cardboard.play.setting, cardboard.play.state)
    assert ours == theirs, f"{played.title}, seed {seed}: another game than on the table"
    lines = after_the_set_up(person.lines)
    own = sum(isinstance(line.asked, Choose | Judge) for line in lines)
    answers = sum(line.answers for line in lines)
    return Count(table.session.state.turn, len(lines), answers, len(lines) - own)


def after_the_set_up(lines: Sequence[Line]) -> list[Line]:
    return [line for line in lines if line.turn]


if __name__ == "__main__":
    sys.exit(main())
