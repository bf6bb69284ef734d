"""Ties at a table: which face of a die means whom."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.phrasebook import PhraseBook

ASKS = PhraseBook.of_the_program("conversation")

DICE = (6, 10)


def faces(count: int) -> list[str]:
    """The faces of the smallest die that can tell so many apart, each for one of them in turn; on
    the others it is rolled again. None where no die can."""
    sides = next((each for each in DICE if each >= count), 0)
    return [str(face) for face in range(1, sides - sides % count + 1)]


def faces_said(names: Sequence[str]) -> str:
    """What the faces of a rolled die mean, each name once: ``: 1/4 army 2, 2/5 general``."""
    found: dict[str, list[str]] = {}
    for face, name in enumerate(names, start=1):
        found.setdefault(name, []).append(str(face))
    each = [f"{'/'.join(faces)} {name}" for name, faces in found.items()]
    return f": {', '.join(each)}" if each else ""


def die_said(names: Sequence[str]) -> str:
    """``(d6: 1/3/5 Rifle S01, 2/4/6 Rifle S02)``."""
    shown = faces(len(names))
    if len(names) < 2 or not shown:
        return ""
    each = [f"{'/'.join(shown[n :: len(names)])} {name}" for n, name in enumerate(names)]
    die = next(sides for sides in DICE if sides >= len(names))
    key = "ask-die-again" if len(shown) < die else "ask-die"
    return ASKS(key, die=die, faces=", ".join(each), most=shown[-1])
