"""A drafted mission made fair: the dials that its booklet leaves open are turned until whoever is
measured wins as often as is wished."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from opfor.core.drawing import Turn
from opfor.kit.shares import Rate
from opfor.lab.drawn import turned
from opfor.lab.evening import evened
from opfor.lab.needle import Needle

MOST_TURNS = 3
TRIED_GAMES = 150
"""So many games show what a dial does."""
MOST_GAMES = 400
SECONDS = 20.0


class Aim(Struct, frozen=True):
    """What is wished for, how near is near enough, and under which rulings and seed. ``halves``: a
    draw counts half. ``seconds`` is how long each look may take."""

    target: float
    close: float
    games: int
    seed: int
    rulings: Mapping[str, str]
    halves: bool = False
    seconds: float = SECONDS


class FairDraft(Struct, frozen=True):
    """A mission with what was turned in it, and how often whoever is measured wins it then, on
    the seeds that were used for turning."""

    text: str
    turns: tuple[Turn, ...]
    rate: Rate


def made_fair(game: str, text: str, aim: Aim) -> FairDraft:
    """One dial after the other, as long as it helps: first points and CAPs, then all that is open.
    What cannot be measured is left as it is drafted."""
    turns: list[Turn] = []
    games = min(aim.games, MOST_GAMES)
    needle = _needle(game, text, aim)
    rate = needle.play(aim.seconds, games).rate
    while len(turns) < MOST_TURNS and abs(rate.value - aim.target) > aim.close:
        best = _best(needle, aim, min(games, TRIED_GAMES))
        if best is None:
            break
        text = turned(text, best, needle.drawing)
        turns.append(best)
        needle = _needle(game, text, aim)
        rate = needle.play(aim.seconds, games).rate
    return FairDraft(text, tuple(turns), rate)


def _needle(game: str, text: str, aim: Aim) -> Needle:
    return Needle(game, text, rulings=aim.rulings, seed=aim.seed, halves=aim.halves)


def _best(needle: Needle, aim: Aim, games: int) -> Turn | None:
    """The turn that comes nearest; numbers before units, because fewer games show what they do."""
    off = abs(needle.reading.rate.value - aim.target)
    for wanted in (_is_open_number, _is_open_unit):
        effects = needle.effects(aim.seconds, games, wanted)
        found = evened(needle, effects, aim.target, aim.seconds, games)
        if found is not None and abs(found.rate.value - aim.target) <= max(aim.close, off / 2):
            return found.turn
    return None


def _is_open_number(turn: Turn) -> bool:
    return turn.is_open and turn.number is not None


def _is_open_unit(turn: Turn) -> bool:
    return turn.is_open and turn.number is None
