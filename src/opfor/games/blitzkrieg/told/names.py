"""How sides, units, spaces and effects are called in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from opfor.core.phrases import amount
from opfor.core.phrases import capital as capital
from opfor.core.phrases import listed as listed
from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.values.content import Space
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import HIDDEN, STRATAGEM_TITLES, State

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")

NAMELESS = {HIDDEN: "a unit", UNTOLD: "a unit not told"}
"""Units nobody can name: not seen by who looks, or told by nobody."""
TERRAIN_WORDS = {"land": "land", "sea": "sea", "either": "land or sea"}


def side_name(setting: Setting, side: int) -> str:
    """``the bot``, ``you``, ``the Axis``."""
    if setting.bot is not None:
        return "the bot" if side == setting.bot else "you"
    return setting.board.side_rows[side].title


def possessive(setting: Setting, side: int) -> str:
    """``the bot's``, ``your``, ``the Allies'``."""
    name = side_name(setting, side)
    if name == "you":
        return "your"
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def end_name(setting: Setting, side: int) -> str:
    """The end of a track as printed: always the side, never "you"."""
    return setting.board.side_rows[side].title


def does(setting: Setting, side: int, verb: str) -> str:
    """Subject and verb that begin a sentence: ``The bot places``, ``You place``."""
    return capital(clause(setting, side, verb))


def clause(setting: Setting, side: int, verb: str) -> str:
    """Subject and verb inside a sentence: ``the bot places``, ``the Allies place``."""
    name = side_name(setting, side)
    plural = name == "you" or (setting.bot is None and setting.board.side_rows[side].plural)
    return f"{name} {verb if plural else _third_person(verb)}"


def _third_person(verb: str) -> str:
    head, _, tail = verb.partition(" ")
    irregular = {"have": "has", "are": "is", "do": "does", "were": "was"}
    if head in irregular:
        head = irregular[head]
    else:
        head += "es" if head.endswith(("s", "x", "ch", "sh")) else "s"
    return f"{head} {tail}".strip()


def unit_name(setting: Setting, unit: str) -> str:
    """``army 2``, ``nuclear bomb 7``; a hidden one is ``a unit``."""
    row = setting.units.by_id.get(unit)
    return row.title if row is not None else NAMELESS.get(unit, unit)


def stratagem_name(stratagem: str | None) -> str:
    return STRATAGEM_TITLES.get(stratagem or "", "none")


def effect_name(space: Space) -> str:
    """``propaganda 2``, ``strategic advantage +3``, ``no effect``."""
    words = space.effect.replace("-", " ")
    if space.effect == "none":
        return "no effect"
    if space.effect.endswith("advantage"):
        return f"{words} +{space.amount}"
    if space.effect == "propaganda":
        return f"propaganda {space.amount}"
    return f"{words} {space.amount}" if space.amount > 1 else words


def theatre_name(setting: Setting, theatre: int) -> str:
    return setting.board.theatres[theatre].title


def space_name(setting: Setting, space: int, *, campaign: bool = False) -> str:
    """``Western Europe, space 1 (industrial production)``; with its campaign if asked."""
    where = setting.board.spaces[space]
    theatre = setting.board.theatres[where.theatre]
    row = f", campaign {where.campaign + 1}" if campaign and len(theatre.campaigns) > 1 else ""
    return f"{theatre.title}{row}, space {where.position} ({effect_name(where)})"


def is_open(setting: Setting, state: State, space: int) -> bool:
    """Whether a space belongs to its theatre's open campaign."""
    where = setting.board.spaces[space]
    return state.campaigns[where.theatre] == where.campaign


def ordinal(number: int) -> str:
    """``first`` for 1."""
    return ORDINALS[number - 1] if number <= len(ORDINALS) else f"number {number}"


def steps(number: int) -> str:
    return amount(number, "step")


def points(number: int) -> str:
    return amount(number, "victory point")


def lead(setting: Setting, track: int) -> str:
    """``the bot leads by 4``, ``tied``."""
    if track == 0:
        return "tied"
    return f"{clause(setting, 0 if track > 0 else 1, 'lead')} by {abs(track)}"


def counted(setting: Setting, units: Sequence[str]) -> str:
    """Unordered tokens: ``3 × army 1, 1 × general``; nameless ones are only counted."""
    shown = Counter(units)
    hidden, untold = shown.pop(HIDDEN, 0), shown.pop(UNTOLD, 0)
    names = [f"{n} × {unit_name(setting, unit)}" for unit, n in sorted(shown.items())]
    if hidden:
        names.append(amount(hidden, "hidden unit"))
    if untold:
        names.append(f"{untold} not told")
    return ", ".join(names) or "empty"


def cause(why: str) -> str:
    """Why a marker moved or points were scored: ``tactical advantage``."""
    closed = "the bot closed the campaign before"
    return closed if why == "bot-closed-before" else why.replace("-", " ")
