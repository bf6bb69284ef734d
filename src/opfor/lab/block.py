"""A block: some consecutive games of a variant, played in one go, whoever plays them.

``play_block`` is the one seam for engines: another engine that supports a variant may play the
block instead, and must give the same rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from opfor import fast
from opfor.app.players import PROGRAM, Seated, player_named
from opfor.app.registry import load_game
from opfor.app.search.expert import Expert
from opfor.app.setting_up import prepared
from opfor.core.chance import derived_seed
from opfor.core.codec import decode, unpack
from opfor.core.columns import Overflowed
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.owned import playing
from opfor.lab.playout import Result, Wanted, play_one
from opfor.lab.steps import Measured
from opfor.lab.variant import Variant, game_played

T = TypeVar("T")

ASPECTS, RULES, EVENTS, LEAD = "aspects", "rules", "events", "lead"
TURNS, CONTENT, PLACES, COURSE = "turns", "content", "places", "course"
MEASURES = (ASPECTS, RULES, EVENTS, LEAD, TURNS, CONTENT, PLACES, COURSE)
"""What can be measured beside who won and how long it took: the game's own numbers, rules that
settled decisions, events by kind, changes of lead, numbers by turn, cards and units by name, places
on the map, a fingerprint of all events."""
WATCHED = frozenset({EVENTS, LEAD, TURNS, CONTENT, PLACES, COURSE})
"""What is counted step by step, or event by event."""
OUTCOME = ("game", "seed", "winner", "why", "length")
DRAW = "draw"
MARGIN = "margin"

ANSWERS = 8192
"""About as many answers make a block: 0.3 s and more. Counted, not timed, so that a block is the
same on every machine."""
MOST_BLOCKS = 1000


class Block(Struct, frozen=True):
    """Games ``first`` up to, not including, ``last`` of a variant under the series' seed."""

    variant: Variant
    seed: int
    first: int
    last: int
    measures: tuple[str, ...] = (ASPECTS, RULES)


class Rows(Struct):
    """Columns by name: one row for each game, each count of a game, each turn of a game."""

    games: dict[str, list[Any]]
    counts: dict[str, list[Any]]
    turns: dict[str, list[Any]]


def play_block(block: Block) -> Rows:
    """The rows of a block, by the compiled engine where it plays the variant, else the readable."""
    if not is_over_numbers(block):
        return readable_rows(block)
    if is_watched(block):
        return watched_rows(block)
    _, setting, players = at_table(msgspec.json.encode(block.variant))
    try:
        games, rules = fast.play_block(setting, players, block.seed, block.first, block.last)
    except Overflowed:
        return readable_rows(block)
    kept = {name: column for name, column in games.items() if _is_wanted(name, block.measures)}
    if RULES not in block.measures:
        rules = {name: [] for name in rules}
    what = ["rule"] * len(rules["n"])
    counts = {"game": rules["game"], "what": what, "name": rules["name"], "n": rules["n"]}
    return Rows(kept, counts, {})


def is_over_numbers(block: Block) -> bool:
    """Whether an engine over numbers plays a block: game, players, all that is measured."""
    _, setting, players = at_table(msgspec.json.encode(block.variant))
    can = fast.watches if is_watched(block) else fast.supports
    return can(setting, players)


def is_watched(block: Block) -> bool:
    """Whether the games of a block have to be looked at step by step."""
    return not WATCHED.isdisjoint(block.measures)


def watched_rows(block: Block) -> Rows:
    """The rows of a block whose games an engine over numbers plays step by step."""
    game, setting, players = at_table(msgspec.json.encode(block.variant))
    try:
        games, tongue = fast.watch(setting, players, block.seed, block.first, block.last)
    except Overflowed:
        return readable_rows(block)
    measured = Measured(game, setting, tongue, wanted_by(block.measures))
    with playing(game.owned):
        return rows_of(measured.results(games, block.first), block.measures)


def waits_for_compiling(variant: Variant) -> bool:
    """Whether an engine that is not compiled here would play this, or the lines of an expert."""
    _, setting, players = at_table(msgspec.json.encode(variant))
    played = {s: p.usual if isinstance(p, Expert) else p for s, p in players.items()}
    return fast.waits(setting, played)


def _is_wanted(name: str, measures: tuple[str, ...]) -> bool:
    return name in OUTCOME or ASPECTS in measures or name in measures


def readable_rows(block: Block) -> Rows:
    return rows_of(play_games(block), block.measures)


def played(block: Block) -> bytes:
    """What a worker sends back: the rows, packed."""
    return msgspec.msgpack.encode(with_constants(play_block, block))


def with_constants(play: Callable[[Block], T], block: Block) -> T:
    """Play a block with the constants of its variant in force. What the game refuses, trips over
    or never reads is said in one line."""
    constants = block.variant.constants
    if not constants:
        return play(block)
    try:
        owned = at_table(msgspec.json.encode(block.variant))[0].owned
        with playing(owned):
            found = play(block)
    except OpforError:
        raise
    except Exception as error:  # constants that nobody has thought of
        said = f"the game fails with it ({type(error).__name__}: {error})"
        raise OpforError(f"{block.variant.name}: {said}") from None
    if unused := [key for key in constants if key not in owned.changed]:
        raise OpforError(f"constants: {unused[0]}: no table that the game reads has such a value")
    return found


def unpacked(raw: bytes) -> Rows:
    return unpack(raw, Rows)


def play_games(block: Block, wanted: Wanted | None = None) -> Iterator[Result]:
    """The games of a block, one after the other."""
    game, setting, players = at_table(msgspec.json.encode(block.variant))
    wanted = wanted or wanted_by(block.measures)
    for index in range(block.first, block.last):
        seed = derived_seed(block.seed, index)
        with playing(game.owned):
            result = play_one(game, setting, players, index, seed, wanted)
        yield result


def wanted_by(measures: tuple[str, ...]) -> Wanted:
    return Wanted(
        turns=TURNS in measures or LEAD in measures,
        events=EVENTS in measures,
        content=CONTENT in measures,
        places=PLACES in measures,
        course=COURSE in measures,
    )


@lru_cache(maxsize=8)
def at_table(packed: bytes) -> tuple[Game[Any], Any, dict[str, Seated]]:
    """Game, setting and players of a variant; kept, because some settings take long to prepare.

    Players with other constants are the usual ones, whom compiled engines know, and play with what
    is in force; those of an owner's packs are bound to them.
    """
    variant = decode(packed, Variant)
    game = game_played(variant)
    setting, _, _ = prepared(game, variant.options, variant.rulings)
    of = game if variant.own else load_game(variant.game)
    players = {seat: player_named(of, name) for seat, name in variant.players.items()}
    return game, setting, players


BY_PROGRAMS = 16


def block_size(variant: Variant, seed: int, games: int) -> int:
    """How many games make a block: a power of two, by what the first games take."""
    if any(name.startswith(PROGRAM) for name in variant.players.values()):
        return BY_PROGRAMS  # no game is played by somebody's own program only to see how long it is
    first = Block(variant, seed, 0, min(3, games))
    results = with_constants(lambda block: list(play_games(block)), first)
    answers = [max(1, result.answers) for result in results]
    wanted = ANSWERS * len(answers) // sum(answers)
    size = max(1, 1 << (max(1, wanted).bit_length() - 1))
    while size * MOST_BLOCKS < games:
        size *= 2
    return size


def rows_of(results: Iterator[Result], measures: tuple[str, ...]) -> Rows:
    rows = Rows({name: [] for name in OUTCOME}, {}, {})
    rows.counts = {"game": [], "what": [], "name": [], "n": []}
    for result in results:
        _add_game(rows.games, result, measures)
        if RULES in measures:
            _add_counts(rows.counts, result.index, "rule", result.settled)
        for what, counts in result.counts.items():
            _add_counts(rows.counts, result.index, what, counts)
        if TURNS in measures:
            _add_turns(rows.turns, result)
    return rows


def _add_game(columns: dict[str, list[Any]], result: Result, measures: tuple[str, ...]) -> None:
    columns["game"].append(result.index)
    columns["seed"].append(result.seed)
    columns["winner"].append(result.winner or (DRAW if result.contest else ""))
    columns["why"].append(result.why)
    columns["length"].append(float(result.length))
    for name, value in result.aspects.items():
        if _is_wanted(name, measures):
            columns.setdefault(name, []).append(float(value))
    if COURSE in measures:
        columns.setdefault("course", []).append(result.course)
    if LEAD in measures:
        changes, decided = lead(result)
        columns.setdefault("lead_changes", []).append(changes)
        columns.setdefault("decided", []).append(decided)


def lead(result: Result) -> tuple[int, float]:
    """How often the lead changed hands, and after which share of the turns it did not any more."""
    margins = [turn.get(MARGIN, 0) for turn in result.turns]
    changes, decided, before = 0, 0, 0
    for at, margin in enumerate(margins):
        sign = (margin > 0) - (margin < 0)
        if sign and sign != before:
            changes += before != 0
            before, decided = sign, at
    return changes, decided / max(1, len(margins) - 1)


def _add_counts(
    columns: dict[str, list[Any]], index: int, what: str, counts: dict[str, int]
) -> None:
    for name, n in sorted(counts.items()):
        columns["game"].append(index)
        columns["what"].append(what)
        columns["name"].append(name)
        columns["n"].append(n)


def _add_turns(columns: dict[str, list[Any]], result: Result) -> None:
    for turn, numbers in enumerate(result.turns):
        columns.setdefault("game", []).append(result.index)
        columns.setdefault("turn", []).append(turn)
        for name, value in numbers.items():
            columns.setdefault(name, []).append(float(value))
