"""What a game offers to play: missions, scenarios and modes, their levels, and what players win.

Two players of the program were measured at each level: the baseline, which plays fast and sensibly,
and the expert, which looks ahead. Draws count half; the margins are 95 % intervals.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json, declare_packs
from opfor.app.missions import Listed, document, listed
from opfor.app.own_content import with_packs
from opfor.app.registry import load_game
from opfor.core.game import Game
from opfor.core.phrasebook import PhraseBook
from opfor.kit.levels import level_lines
from opfor.surfaces.cli.output import print_json

SAY = PhraseBook.of_the_program("missions")


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("game", metavar="GAME")
    declare_json(parser)
    declare_packs(parser)


def run(arguments: Arguments) -> int:
    game = with_packs(load_game(arguments.game), arguments.pack)
    if arguments.json:
        print_json(document(game))
        return 0
    for mission in listed(game):
        print("\n".join(_lines(mission)))
    return 0


def _lines(mission: Listed) -> Iterator[str]:
    card = mission.card
    about = [card.kind, card.place, card.date]
    about.append(SAY("minutes", n=card.minutes) if card.minutes else "")
    about.append(SAY("for-people", n=card.persons) if card.persons > 1 else "")
    yield f"{card.name}: {card.title} ({', '.join(each for each in about if each)})"
    yield from (f"  {line}" for line in level_lines(card, {card.name: mission.won}))
