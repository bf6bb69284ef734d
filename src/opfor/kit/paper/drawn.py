"""Drawings for print: the same as on screen in the light colours, with type that is there."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from opfor.core.errors import OpforError
from opfor.core.language import ENGLISH, language
from opfor.core.phrasebook import NO_VALUES
from opfor.core.sheet import Sheet
from opfor.kit.drawing.pen import num
from opfor.kit.drawing.style import literal
from opfor.kit.paper.words import SAY, paper_words

TEMPLATES = Path(__file__).parent / "templates"
PRINT_FONT = '"Source Sans Pro"'
_FAMILY = re.compile(r"font-family:[^;}]*")
_SHORT = re.compile(r"(font:\d+ \d+px )[^;}]*")


@cache
def paper_style(style: str, more: str = "", only: str = "") -> str:
    """A style sheet for paper: no variables, no second set of colours, one family of type. With
    ``only`` just the rules whose selectors match it: a small drawing need not carry them all."""
    rules = re.findall(r"[^{}]+\{[^{}]*\}", literal(style) + more)
    kept = [rule for rule in rules if not only or re.search(only, rule.partition("{")[0])]
    plain = _FAMILY.sub(f"font-family:{PRINT_FONT}", "".join(kept))
    return _SHORT.sub(rf"\g<1>{PRINT_FONT}", plain)


def svg(box: tuple[float, float, float, float], body: str, style: str = "", defs: str = "") -> str:
    """A drawing by itself."""
    view = " ".join(num(value) for value in box)
    head = f"<style>{style}</style>" * bool(style) + f"<defs>{defs}</defs>" * bool(defs)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{num(box[2])}" '
        f'height="{num(box[3])}">{head}{body}</svg>\n'
    )


def banded(face: str, band: str, body: str) -> str:
    """A piece with a light band behind what stands above on it: in grey it tells its side from the
    other, whose colour is as dark. ``body`` is the class of the shape that the band lies on."""
    at = face.index("/>", face.index(f'class="{body}"')) + 2
    return f'<g class="face">{face[:at]}<path class="c-t" d="{band}"/>{face[at:]}</g>'


def on_paper(
    data: dict[str, Any],
    files: Mapping[str, str],
    *folders: Path,
    words: Mapping[str, str] = NO_VALUES,
) -> Sheet:
    """A sheet of these parts, set by the templates that games share and by those of the game's
    own ``folders``; ``words`` are what these say."""
    if not data["parts"]:
        raise OpforError(SAY("nothing-to-print", title=data["title"]))
    spoken = ENGLISH if language().startswith("x-") else language()
    told = {"language": spoken, "words": {**paper_words(), **words}}
    texts = {
        path.name: path.read_text(encoding="utf-8")
        for folder in (TEMPLATES, *folders)
        for path in sorted(folder.glob("*.typ"))
    }
    return Sheet({**texts, **files, "sheet.json": json.dumps(data | told)})
