"""How sides, units, spaces and effects are called in sentences: things of the phrase book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from opfor.core.phrasebook import PhraseBook, Thing
from opfor.core.phrases import capital as capital
from opfor.core.phrases import listed as listed
from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.values.content import Space
from opfor.games.blitzkrieg.values.options import FOLDER, Setting
from opfor.games.blitzkrieg.values.state import HIDDEN, STRATAGEM_TITLES, State
from opfor.kit.modes import Mode

SAY = PhraseBook(FOLDER / "words", "told")
ORDINALS = 8
NAMELESS = (HIDDEN, UNTOLD)
"""Units nobody can name: not seen by who looks, or told by nobody."""


def side(setting: Setting, number: int) -> Thing:
    """``the bot``, ``you``, ``the Axis``."""
    if setting.bot is not None:
        return SAY.thing("bot" if number == setting.bot else "you")
    return end(setting, number)


def end(setting: Setting, number: int) -> Thing:
    """The end of a track as printed: always the side, never "you"."""
    row = setting.board.side_rows[number]
    return SAY.thing(row.id, row.title, person="many" if row.plural else "one")


def unit(setting: Setting, name: str) -> Thing:
    """``army 2``, ``nuclear bomb 7``; a hidden one is ``a unit``."""
    row = setting.units.by_id.get(name)
    title = row.title if row is not None else "" if name in NAMELESS else name
    return SAY.thing(f"unit-{name}", title)


def owned(setting: Setting, number: int, name: str) -> Thing:
    """``the bot's army 2``."""
    return SAY.thing("owned-unit", who=side(setting, number), unit=unit(setting, name))


def stratagem(name: str | None) -> Thing:
    known = name if name in STRATAGEM_TITLES else "none"
    return SAY.thing(f"stratagem-{known}")


def effect_name(space: Space) -> str:
    """``propaganda 2``, ``strategic advantage +3``, ``no effect``."""
    effect = SAY.thing(f"effect-{space.effect}")
    if space.effect.endswith("advantage"):
        return SAY("effect-plus", effect=effect, n=space.amount)
    if space.effect == "propaganda" or space.amount > 1:
        return SAY("effect-times", effect=effect, n=space.amount)
    return str(effect)


def terrain(space: Space) -> Thing:
    return SAY.thing(f"terrain-{space.terrain}")


def board(setting: Setting) -> Thing:
    return SAY.thing(f"board-{setting.board.id}", setting.board.title)


def theatre(setting: Setting, number: int) -> Thing:
    row = setting.board.theatres[number]
    return SAY.thing(f"theatre-{row.id}", row.title, kind="theatre")


def theatre_name(setting: Setting, number: int) -> str:
    return str(theatre(setting, number))


def space_name(setting: Setting, space: int, *, campaign: bool = False) -> Thing:
    """``Western Europe, space 1 (industrial production)``; with its campaign if asked."""
    where = setting.board.spaces[space]
    told = {"theatre": theatre(setting, where.theatre), "n": where.position, "kind": "space"}
    if campaign and len(setting.board.theatres[where.theatre].campaigns) > 1:
        told["campaign"] = where.campaign + 1
        return SAY.thing("space-of-campaign", effect=effect_name(where), **told)
    return SAY.thing("space", effect=effect_name(where), **told)


def spot(setting: Setting, space: int) -> str:
    """``Western Europe, space 1``: of the open campaign."""
    where = setting.board.spaces[space]
    return SAY("spot", theatre=theatre(setting, where.theatre), n=where.position)


def is_open(setting: Setting, state: State, space: int) -> bool:
    """Whether a space belongs to its theatre's open campaign."""
    where = setting.board.spaces[space]
    return state.campaigns[where.theatre] == where.campaign


def ordinal(number: int) -> Thing | str:
    """``first`` for 1."""
    return SAY.thing(f"ordinal-{number}") if number <= ORDINALS else SAY("ordinal", n=number)


def lead(setting: Setting, track: int) -> str:
    """``the bot leads by 4``, ``tied``."""
    if track == 0:
        return SAY("tied")
    return SAY("lead", who=side(setting, 0 if track > 0 else 1), n=abs(track))


def counted(setting: Setting, units: Sequence[str]) -> str:
    """Unordered tokens: ``3 × army 1, 1 × general``; nameless ones are only counted."""
    shown = Counter(units)
    hidden, untold = shown.pop(HIDDEN, 0), shown.pop(UNTOLD, 0)
    names = [
        SAY("counted-unit", n=n, unit=unit(setting, name)) for name, n in sorted(shown.items())
    ]
    if hidden:
        names.append(SAY("hidden-units", n=hidden))
    if untold:
        names.append(SAY("untold-units", n=untold))
    return ", ".join(names) or SAY("empty")


def cause(why: str) -> str:
    """Why a marker moved or points were scored: ``tactical advantage``."""
    known = f"cause-{why}"
    return SAY(known) if SAY.has(known) else why.replace("-", " ")


def mode_title(mode: Mode) -> str:
    """What a way to play is called."""
    return SAY(f"mode-{mode.name}")
