"""What a game looked at again teaches: why it ended so, in a sentence, and what to practise.

The sentence names whichever moved the chance most the way it went: where it began, the choices, or
what came without them; together these lead from a half to the end. A theme is a kind of better act
(``books/themes.toml`` of a game); puzzles of it are those whose right act is of that kind.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from opfor.app.coach.puzzles import shipped
from opfor.app.coach.review import Practice, Review
from opfor.core.game import Game
from opfor.core.parsed_toml import toml_at
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import percent

SAY = PhraseBook.of_the_program("inquiry")
FILE = "themes.toml"
MOST, EACH = 3, 3
"""Themes that are told, and puzzles of each."""
EVEN = 0.5


class _Known(Struct, frozen=True):
    """A puzzle as far as practising goes."""

    number: int
    theme: str
    options: Mapping[str, Any]
    lead: float


def theme_of(game: Game[Any], done: Any, better: Any) -> str:
    """What is practised by doing the one act instead of the other, both as they are kept; empty
    where the game names no theme. Another place for the same unit is one of its own."""
    kinds, kind = _themes(game), _kind(better)
    if (
        kind == _kind(done)
        and kind in kinds.get("same-unit", [])
        and done["unit"] == better["unit"]
    ):
        return "place"
    return next((theme for theme, of in kinds.items() if kind in of and theme != "same-unit"), "")


def practice(game: Game[Any], options: Mapping[str, Any], found: Review) -> tuple[Practice, ...]:
    """The themes in which most was given away, with puzzles of each: those of the same mission or
    mode first, then those that stand out most."""
    lost: dict[str, float] = defaultdict(float)
    for each in found.curve:
        lost[each.theme] += max(0.0, each.best_chance - each.chance)
    told = []
    for theme in sorted(lost, key=lambda theme: -lost[theme]):
        known = [each for each in _puzzles(game) if each.theme == theme and theme]
        known.sort(key=lambda each: (each.options != options, -each.lead))
        if known and lost[theme] > 0:
            numbers = tuple(each.number for each in known[:EACH])
            told.append(Practice(theme, SAY(f"theme-{theme}"), lost[theme], numbers))
    return tuple(told[:MOST])


def verdict(found: Review) -> str:
    """Why it ended as it did; nothing while it goes on."""
    if found.outcome is None:
        return ""
    first = found.curve[0].before
    up = 1 if found.outcome - EVEN > 0 or (found.outcome == EVEN and first < EVEN) else -1
    moved = {"start": first - EVEN, "choices": found.skill, "luck": found.luck}
    most = max(moved, key=lambda each: up * moved[each])
    end = {1.0: "won", EVEN: "drawn"}.get(found.outcome, "lost")
    return SAY(f"verdict-{most}", end=end, **_told(found, most, up))


def _told(found: Review, most: str, up: int) -> dict[str, str]:
    """What the sentence names: the moment that moved it most."""
    curve, places = found.curve, range(len(found.curve))
    if most == "start":
        return {"chance": percent(curve[0].before)}
    by = found.swings if most == "luck" else [each.skill for each in curve]
    place = max(places, key=lambda place: up * by[place])
    each = curve[place]
    before = each.after if most == "luck" else each.before
    said = {"from": percent(before), "to": percent(before + by[place])}
    return {"when": each.when, "done": each.done, **said}


def _kind(plain: Any) -> str:
    return str(plain.get("type", "")) if isinstance(plain, dict) else ""


@cache
def _themes_at(path: Any) -> Mapping[str, Sequence[str]]:
    return toml_at(path) if path.is_file() else {}


def _themes(game: Game[Any]) -> Mapping[str, Sequence[str]]:
    return _themes_at(game.folder / "books" / FILE)


_KEPT: dict[str, tuple[_Known, ...]] = {}


def _puzzles(game: Game[Any]) -> tuple[_Known, ...]:
    if game.id not in _KEPT:
        _KEPT[game.id] = tuple(
            _Known(
                number,
                theme_of(game, each.obvious, each.right[0]),
                each.options,
                each.chance - each.obvious_chance,
            )
            for number, each in enumerate(shipped(game), start=1)
        )
    return _KEPT[game.id]
