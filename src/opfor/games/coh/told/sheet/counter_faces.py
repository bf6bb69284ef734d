"""Unit counters for paper: the drawing of the screen, fresh in front and spent behind, with what a
table needs besides: how it moves, its flank, a tip that shows its front."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.counters.units import RUMORED, UnitKind
from opfor.cardboard.coh.pictures.faces import face
from opfor.games.coh.told.sheet.paper import SAY
from opfor.kit.drawing.counter_rows import rows
from opfor.kit.drawing.counters import CounterCondition, Face, counter, counter_defs
from opfor.kit.drawing.look import style
from opfor.kit.drawing.markers import flag, smoke, work
from opfor.kit.drawing.piece_style import PIECE_COLOURS
from opfor.kit.drawing.silhouettes import symbol_defs
from opfor.kit.paper.drawn import banded, paper_style, svg

CELL = (-24.0, -24.0, 48.0, 48.0)
WORDS = {"german": "you", "soviet": "foe"}
_FOE, _PAPER = PIECE_COLOURS["foe"][0], PIECE_COLOURS["paper"][0]
_BAND = "M-16.4-22.5h32.8l6.1 6.1v5.2h-45v-5.2z"
_TIP = '<path class="c-tip" d="M-3.6-20.9L0-23.6L3.6-20.9z"/>'
_MORE = (
    f".c-sh{{display:none}}.c-flank{{display:inline}}.c-b{{stroke-width:1}}.c-tip{{fill:{_PAPER}}}"
    f".face .foe .c-t{{fill:{_PAPER}}}.face .foe .c-w,.face .c-tip{{fill:{_FOE}}}"
    f".face .foe .c-flank{{fill:{_PAPER}}}.face .foe.spent .c-t{{fill:{_FOE}}}"
    f".face .foe.spent .c-w{{fill:{_PAPER}}}.face .foe.spent .c-flank{{fill:{_FOE}}}"
    f".spent-tip .c-tip{{fill:{PIECE_COLOURS['you'][0]}}}.face.spent-tip .c-tip{{fill:{_PAPER}}}"
)
_RULES = r"\.c-|face|spent"
Files = dict[str, str]


def unit_pair(kind: UnitKind, name: str, files: Files, more: str = "") -> dict[str, Any]:
    """A unit, fresh and spent."""
    printed = _face(kind, name, more)
    word = WORDS[kind.nation]
    pair = {}
    for side, spent in (("front", False), ("back", True)):
        file = f"unit-{name}{'-spent' * spent}.svg"
        files[file] = _drawn(printed, word, spent)
        said = f"{name} {box.unit_kind(kind)}"
        alt = SAY("alt-spent", unit=said) if spent else said
        pair[side] = {"svg": file, "alt": alt, "tone": word}
    return pair


def _face(kind: UnitKind, name: str, more: str) -> Face:
    """What the screen shows, and how the unit moves."""
    shown = face(kind, name)
    bonus = "".join(SAY(f"letter-{each}") for each in kind.bonus_moves)
    costs = shown.costs[0], f"{shown.costs[1]}{SAY(f'letter-{kind.movement}')}"
    if kind.indirect_cost and shown.costs[0]:
        costs = f"{shown.costs[0]}/{kind.indirect_cost}", costs[1]
    least = f"{kind.minimum_range}–" if kind.minimum_range and shown.range else ""
    return replace(
        shown,
        costs=costs,
        range=least + shown.range,
        poor="red" in kind.boxed,
        beside=f"+{bonus}" if bonus else more,
    )


def rumor_pair(files: Files) -> dict[str, Any]:
    """A Rumored Enemy, fresh and spent."""
    pair = {}
    for side, spent in (("front", False), ("back", True)):
        file = f"rumor{'-spent' * spent}.svg"
        files[file] = _drawn(face(RUMORED, "RE"), "foe", spent)
        pair[side] = {"svg": file, "alt": SAY("alt-rumor", spent=spent), "tone": "foe"}
    return pair


def _drawn(printed: Face, word: str, spent: bool) -> str:
    body = counter(printed, word, CounterCondition(spent=spent), rows)
    if printed.symbol != "rumor":
        body = body.removesuffix("</g>") + _TIP + "</g>"
        body = banded(body, _BAND, "c-b") if word == "foe" else body
        body = f'<g class="{"spent-tip" if spent and word == "you" else "tip"}">{body}</g>'
        if word == "foe" and spent:
            body = body.replace('class="face"', 'class="face spent-tip"')
    return svg(CELL, body, _style(), counter_defs() + symbol_defs([printed.symbol]))


@cache
def _style() -> str:
    return paper_style(style(), _MORE, _RULES)


def picture(name: str, files: Files) -> str:
    """A fortification, smoke or a flag as on the map, for a counter of its own."""
    file = f"marker-{name}.svg"
    if file not in files:
        drawn = {
            "smoke-1": lambda: smoke(1),
            "smoke-2": lambda: smoke(2),
            "flag-you": lambda: flag("you"),
            "flag-foe": lambda: flag("foe"),
        }.get(name, lambda: work(name))()
        files[file] = svg((-42, -42, 84, 84), drawn, paper_style(style(), "", r"\.k-|k-"))
    return file
