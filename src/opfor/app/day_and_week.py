"""The position of the day and the game of the week: by the date alone, the same for everybody.

Nothing here asks what day it is; a surface does, and says it. Nothing leaves the machine: what is
to be shared is a line of text that holds the whole game.
"""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec
from msgspec import Struct

from opfor.app.coach.puzzles import Puzzle
from opfor.app.conversation import Eyes, Table
from opfor.app.conversation.history.ways import Way, followed, way_to
from opfor.app.registry import listings, load_game
from opfor.core.chance import outcome as chance_outcome
from opfor.core.codec import decode
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.links import packed, unpacked
from opfor.core.mission_card import SOLO_LEVELS

MARK = "opfor-week:"
"""What a line to share begins with."""
HARDEST = 5
SEEDS = 1_000_000


def position_of(game: Game[Any], day: date, count: int) -> int:
    """The number of that day's puzzle among ``count``: none comes again before all have been."""
    turn, place = divmod(day.toordinal(), count)
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = chance_outcome(turn, f"day:{game.id}", last, last + 1)
        order[last], order[other] = order[other], order[last]
    return order[place] + 1


def rated(puzzle: Puzzle, among: list[Puzzle]) -> int:
    """How hard it is, 1 to 5: the less the best act stands out among all of the store."""
    margins = sorted(each.chance - each.second for each in among)
    easier = sum(margin > puzzle.chance - puzzle.second for margin in margins)
    return 1 + min(HARDEST - 1, HARDEST * easier // len(margins))


class WeekGame(Struct, frozen=True):
    """What is played in a week: ``week`` is ``2026-W47``."""

    week: str
    game: str
    title: str
    options: dict[str, Any]
    seed: int


def week_of(day: date) -> str:
    year, number, _ = day.isocalendar()
    return f"{year}-W{number:02d}"


def game_of_week(week: str, game_id: str = "") -> WeekGame:
    """Game (where none is named), mission, level and seed follow from the name of the week."""
    known = [name for name in sorted(listings()) if not game_id or name == game_id]
    games = [game for name in known if (game := load_game(name)).missions(())]
    if not games:
        raise OpforError(f"{game_id or 'no game'}: has no missions to play in a week")
    game = games[_lot(week, "game", len(games))]
    cards = [card for card in game.missions(()) if len(card.tasks) <= 1]
    card = cards[_lot(week, f"mission:{game.id}", len(cards))]
    levels = [level for level in card.levels if level in SOLO_LEVELS] or ["regular"]
    level = levels[_lot(week, f"level:{game.id}", len(levels))]
    seed = _lot(week, f"seed:{game.id}", SEEDS)
    title = f"{card.title} ({level})"
    return WeekGame(week, game.id, title, {**card.options, "level": level}, seed)


def _lot(week: str, stream: str, sides: int) -> int:
    year, _, number = week.partition("-W")
    return chance_outcome(int(year) * 100 + int(number), stream, 0, sides)


def line_to_share(eyes: Eyes, week: WeekGame) -> str:
    """The whole game in a line, with its result in front."""
    result = _result(eyes.table)
    way = msgspec.json.encode(way_to(eyes)).decode()
    return f"{MARK}{week.week} {week.game} {result} {packed(way)}"


class SharedGame(Struct, frozen=True):
    """A line that was read and played again."""

    week: WeekGame
    result: str
    answers: int


def played_again(line: str) -> SharedGame:
    """Follow a shared line to its end; one that is not what it says is refused."""
    parts = line.strip().removeprefix(MARK).split()
    if len(parts) != 4:
        raise OpforError("the line is not whole: week, game, result and the game itself")
    name, game_id, result, link = parts
    try:
        week = game_of_week(name, game_id)
        way = decode(unpacked(link, "a game"), Way)
    except (ValueError, msgspec.DecodeError):
        raise OpforError(f"{name}: no week, or the line was changed") from None
    table = followed(way, lambda _lines: None)
    header = table.header
    meant = dict(week.options)
    if (header.game, header.seed) != (week.game, week.seed) or any(
        header.options.get(key) != value for key, value in meant.items()
    ):
        raise OpforError(f"{name}: that week another game was played")
    if table.session.outcome is None:
        raise OpforError(f"{name}: the game in the line is not over")
    if _result(table) != result:
        raise OpforError(f"{name}: the line says {result}, the game says {_result(table)}")
    return SharedGame(week, result, len(way.answers))


def _result(table: Table) -> str:
    """``won-7:3``: of the person who plays alone."""
    outcome, seat = table.session.outcome, table.people[0]
    if outcome is None:
        raise OpforError("the game is not over")
    word = "draw" if outcome.winner is None else "won" if outcome.winner == seat else "lost"
    own = outcome.scores.get(seat)
    others = [score for other, score in outcome.scores.items() if other != seat]
    return word if own is None or not others else f"{word}-{own}:{others[0]}"
