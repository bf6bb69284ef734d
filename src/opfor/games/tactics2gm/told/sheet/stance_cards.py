"""The stances as cards: the one in force lies beside the field, so that nobody turns pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opfor.core.book import load_book
from opfor.core.phrases import capital
from opfor.games.tactics2gm.told.names import CONTENT
from opfor.games.tactics2gm.told.sheet.words import SHEETS
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.numbers import Numbers
from opfor.games.tactics2gm.values.scenario_line import AiKindName
from opfor.games.tactics2gm.values.stances import STANCES, Stance
from opfor.kit.drawing.emblem import emblem
from opfor.kit.paper.drawn import svg

TONE, COLOUR = "dark", "#1d1a14"
BACK = "stance-back.svg"


def bands(kind: AiKindName, numbers: Numbers) -> Iterator[tuple[str, Stance]]:
    """Each stance of a kind of AI with the totals that bring it: ``3–4``."""
    low = ""
    for stance, end in zip(STANCES[kind], [*numbers.stance.bands, 0], strict=True):
        yield f"{low or '…'}–{end}" if end else f"{low}+", stance
        low = str(end + 1)


def stance_cards(kind: AiKindName, numbers: Numbers, files: dict[str, str]) -> list[dict[str, Any]]:
    """A card for each stance of a kind of AI."""
    files[BACK] = _sign("AI")
    return [_card(kind, band, stance, files) for band, stance in bands(kind, numbers)]


def _card(kind: AiKindName, band: str, stance: Stance, files: dict[str, str]) -> dict[str, Any]:
    book = load_book(FOLDER)
    rows = [book.rules[name] for name in (stance.movement, stance.deployment, stance.shooting)]
    thing = CONTENT.thing(f"stances-{stance.code}", stance.title, aim=stance.aim)
    picture = f"stance-{stance.code}.svg"
    files[picture] = _sign("".join(word[0] for word in stance.title.split()))
    first = "offensive" if stance.is_offensive else "defensive"
    return {
        "number": "",
        "title": capital(thing),
        "tag": SHEETS(f"ai-{kind}"),
        "mark": f"D10 {band}",
        "tone": TONE,
        "sign": "",
        "picture": picture,
        "picture_mm": 11,
        "values": [],
        "lines": [["▸", row.text] for row in rows],
        "text": "",
        "foot": [SHEETS("card-stance-first", first=first), stance.code],
        "back": {"title": SHEETS("card-stance"), "tone": TONE, "picture": BACK},
    }


def _sign(letters: str) -> str:
    return svg((-24, -24, 48, 48), emblem(letters).replace("currentColor", COLOUR))
