"""Ways to play a game, as ``books/modes.toml`` lists them: what begins each, and its levels.

A mode fits options that say what it says; of several the one that says most. A level is a set of
options: what a designer would turn, never a rule of the opponent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from opfor.core.errors import OpforError, one_of
from opfor.core.mission_card import OWN, MissionCard
from opfor.core.owned import kept
from opfor.kit.levels import SAY, level_lines, measured
from opfor.kit.packs import read_toml

FILE = Path("books", "modes.toml")


class Mode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to play. ``levels`` gives the options each level sets."""

    name: str
    title: str
    kind: str
    levels: dict[str, dict[str, Any]]
    options: dict[str, Any] = {}
    boards: tuple[str, ...] = ()
    minutes: int = 0
    tasks: dict[str, str] = {}

    def fits(self, options: Any) -> bool:
        """Whether these options play it."""
        return all(getattr(options, name) == value for name, value in self.options.items())


class Modes(Struct, frozen=True, forbid_unknown_fields=True):
    """``books/modes.toml``."""

    modes: tuple[Mode, ...]


@kept
def modes_in(folder: Path) -> tuple[Mode, ...]:
    """The modes of the game in a folder."""
    return read_toml(folder / FILE, Modes).modes


Called = Callable[[Mode], str]
"""What a mode is called; a game with a phrase book asks that."""


def as_listed(mode: Mode) -> str:
    """What the list calls it."""
    return mode.title


def levels_of(modes: Sequence[Mode], options: Any) -> Mapping[str, Mapping[str, Any]]:
    """The levels of the mode that fits the options best; options set by hand are a level, too."""
    fitting = [mode for mode in modes if mode.fits(options)]
    best = max(fitting, key=lambda mode: len(mode.options), default=None)
    return {} if best is None else {**best.levels, OWN: {}}


def level_sets(ways: Iterable[Mapping[str, Mapping[str, Any]]], level: str) -> Mapping[str, Any]:
    """What a level sets in the first of some ways to play that has it; nothing where none is
    listed, as on a board of one's own."""
    known = list(ways)
    names = dict.fromkeys(name for levels in known for name in levels if name != OWN)
    if names and level not in (*names, OWN):
        raise OpforError(one_of("level", level, list(names)))
    return next((levels[level] for levels in known if level in levels), {})


def said(sets: Mapping[str, Any]) -> str:
    """``difficulty hard, extra-vp 4``."""
    return ", ".join(f"{name.replace('_', '-')} {value}" for name, value in sets.items())


Told = Callable[[Mapping[str, Any]], str]
"""What a level sets: as options are typed, or in the words of a game."""


def mode_card(mode: Mode, called: Called = as_listed, told: Told = said) -> MissionCard:
    """A mode as a person chooses it."""
    return MissionCard(
        name=mode.name,
        title=called(mode),
        kind=mode.kind,
        options=mode.options,
        boards=mode.boards,
        minutes=mode.minutes,
        tasks=mode.tasks,
        levels={level: told(sets) for level, sets in mode.levels.items()},
    )


def levels_piece(
    folder: Path, option: str, value: str, usual: str, called: Called, told: Told
) -> list[dict[str, Any]]:
    """The levels of every mode of a board or scenario, for a printed sheet."""
    known, modes = measured(folder), modes_in(folder)
    fitting = [mode for mode in modes if mode.options.get(option, usual) == value]
    return [
        {
            "type": "words",
            "title": SAY("levels-of", title=card.title),
            "lines": level_lines(card, known),
        }
        for card in (mode_card(mode, called, told) for mode in fitting)
    ]
