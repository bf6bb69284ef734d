"""The ladder for people: what to play from gentle to hard, how strong somebody is, what comes next.

``books/rungs.toml`` of a game says what its rungs are, ``books/rungs.json`` what players win there
(``benchmarks/rungs.py`` measures it). A rating follows from the games that are kept and nothing
else: rungs that were played, and missions at a level that was measured.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from opfor.app.conversation.history.tape import Tape
from opfor.app.missions import listed
from opfor.app.rating import Rating, after, chance, rung_rating
from opfor.app.results import end_of
from opfor.app.setting_up import decode_options
from opfor.app.store import list_saves
from opfor.core.codec import decode, to_plain
from opfor.core.door import is_whole
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.record import Hinted
from opfor.kit.levels import Won
from opfor.kit.packs import read_toml

RUNGS, MEASURED = Path("books", "rungs.toml"), Path("books", "rungs.json")
BASELINE = "baseline"
SCORES = {"won": 1.0, "draw": 0.5, "lost": 0.0}
EVEN = 0.5


class Rung(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to play; ``won`` is what each player that was measured wins."""

    name: str
    title: str
    options: dict[str, Any]
    won: dict[str, Won] = {}

    @property
    def rating(self) -> float:
        return rung_rating(self.won[BASELINE].value)


class Rungs(Struct, frozen=True, forbid_unknown_fields=True):
    """``books/rungs.toml``."""

    rungs: tuple[Rung, ...]


class Played(Struct, frozen=True):
    """A game that is over: what was played, how it ended, whether the coach was asked."""

    options: Mapping[str, Any]
    score: float
    is_hinted: bool = False


class Climbed(Struct, frozen=True):
    """A rung, this person's chance there, and how they did."""

    rung: Rung
    chance: float
    played: int = 0
    won: int = 0


class Standing(Struct, frozen=True):
    """Where a person stands: ``games`` that counted; ``next`` is the rung nearest to a half."""

    rating: Rating
    games: int
    rungs: tuple[Climbed, ...]
    next: Climbed


def rungs_of(game: Game[Any]) -> tuple[Rung, ...]:
    """The rungs that were measured, gentlest first; what shares a folder with a game has none."""
    fields = set(game.options.__struct_fields__)
    return tuple(rung for rung in _rungs_in(game.folder) if fields >= set(rung.options))


@cache
def _rungs_in(folder: Path) -> tuple[Rung, ...]:
    if not (folder / RUNGS).is_file() or not (folder / MEASURED).is_file():
        return ()
    raw = (folder / MEASURED).read_bytes()
    measured = decode(raw, dict[str, dict[str, Won]])
    found = read_toml(folder / RUNGS, Rungs).rungs
    known = [msgspec.structs.replace(r, won=measured[r.name]) for r in found if r.name in measured]
    return tuple(sorted(known, key=lambda rung: rung.rating))


def played_in(tape: Tape) -> Played | None:
    """What a record tells; nothing of a game under way."""
    score = SCORES.get(end_of(tape))
    if score is None:
        return None
    hinted = any(isinstance(line, Hinted) for line in tape.history.lines)
    return Played(tape.header.options, score, hinted)


def kept_games(game: Game[Any]) -> Iterator[Played]:
    """The games kept on this machine that count, oldest first."""
    known = _measured(game) if rungs_of(game) else {}
    saves = [each for each in list_saves() if each.header.game == game.id]
    for save in reversed(saves):
        if _faced(game, known, save.header.options) is not None:
            with suppress(OpforError):
                found = played_in(Tape.read(save.path))
                if found is not None:
                    yield found


def counts(game: Game[Any], options: Mapping[str, Any]) -> bool:
    """Whether a game told these options says something about whoever plays it."""
    return bool(rungs_of(game)) and _faced(game, _measured(game), options) is not None


def standing(game: Game[Any], games: Iterable[Played]) -> Standing:
    """What games, oldest first, come to; those in which the coach was asked say nothing."""
    rungs = rungs_of(game)
    if not rungs:
        raise OpforError(f"{game.id}: has no ladder")
    person, counted, ends = Rating(), 0, {rung.name: [0, 0] for rung in rungs}
    known = _measured(game)
    for each in games:
        found = _faced(game, known, each.options)
        if found is None or each.is_hinted:
            continue
        name, rating = found
        person, counted = after(person, rating, each.score), counted + 1
        if name:
            ends[name][0] += 1
            ends[name][1] += each.score == 1
    climbed = [Climbed(r, chance(person, r.rating), *ends[r.name]) for r in rungs]
    nearest = min(climbed, key=lambda each: abs(each.chance - EVEN))
    return Standing(person, counted, tuple(climbed), nearest)


def rung_named(game: Game[Any], name: str) -> Rung:
    """By its name or its number, counted from the gentlest."""
    rungs = rungs_of(game)
    if is_whole(name) and 0 < int(name) <= len(rungs):
        return rungs[int(name) - 1]
    found = next((rung for rung in rungs if rung.name == name), None)
    if found is None:
        names = ", ".join(rung.name for rung in rungs)
        raise OpforError(f"{name!r} is no rung of {game.id}; choose 1 to {len(rungs)} or {names}")
    return found


Known = Mapping[str, tuple[str, float]]
"""By the options of a record: the rung, if it is one, and its rating."""


def _faced(game: Game[Any], known: Known, options: Mapping[str, Any]) -> tuple[str, float] | None:
    """The rung that was played (or none) and its rating; nothing where nobody measured it."""
    try:
        return known.get(_key(game, options))
    except OpforError:
        return None


def _measured(game: Game[Any]) -> Known:
    """Missions at their levels, and the rungs."""
    found: dict[str, tuple[str, float]] = {}
    for mission in listed(game):
        for level, won in mission.won.items():
            if BASELINE in won and len(mission.card.tasks) <= 1:
                options = {**mission.card.options, "level": level}
                found[_key(game, options)] = ("", rung_rating(won[BASELINE].value))
    for rung in rungs_of(game):
        found[_key(game, rung.options)] = (rung.name, rung.rating)
    return found


def _key(game: Game[Any], options: Mapping[str, Any]) -> str:
    """Options in full, whatever a record of an older day left out."""
    plain = to_plain(decode_options(game, options))
    return msgspec.json.encode(plain, order="sorted").decode()
