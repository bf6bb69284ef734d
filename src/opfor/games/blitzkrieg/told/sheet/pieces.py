"""The pieces to cut out: units with the back of their bag, special weapons, markers, stratagems."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from opfor.core.book import load_book
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.pictures.style import style
from opfor.games.blitzkrieg.told.pictures.symbols import UNITS, unit_defs
from opfor.games.blitzkrieg.told.pictures.tokens import token
from opfor.games.blitzkrieg.told.sheet.words import SHEETS
from opfor.games.blitzkrieg.told.topics import STRATAGEM_ROWS
from opfor.games.blitzkrieg.values.options import FOLDER, Setting
from opfor.games.blitzkrieg.values.state import STRATAGEMS
from opfor.kit.drawing.counters import counter_defs
from opfor.kit.paper.drawn import banded, paper_style, svg

CELL = (-24.0, -24.0, 48.0, 48.0)
SIDES = ("foe", "you")
"""The first side is the bot's: cut corners."""
_RULES = r"b-[bufwq]\b|c-t|c-sh|pile|back|letter|bag"
_MORE = (
    ".b-b{stroke:none}.c-sh{display:none}.face .foe .c-t{fill:#fbf7ea}"
    ".face .foe .b-u{stroke:#9c3d22}"
    ".letter{font-size:7.4px;font-weight:700;fill:#fbf7ea}.foe .letter{fill:#9c3d22}"
    ".letter,.bag{font-family:x;text-anchor:middle}.bag{font-size:11px;fill:#fbf7ea}"
    ".pile .b-b{fill:#1d1b12}.back{fill:none;stroke:#fbf7ea;stroke-width:2.4}"
)
_PILE = '<path id="c-pile" d="M-24-24h48v48h-48z"/>'
_BAND = "M-16.4-22.5h32.8l6.1 6.1v17.4h-45v-17.4z"


def counter_blocks(setting: Setting) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """Blocks of counters, and the drawings they show."""
    files: dict[str, str] = {}
    blocks = []
    for side, bag in enumerate(setting.units.bags):
        word, title = SIDES[side], _side(setting, side)
        units = [_unit(setting, files, unit, word, title) for unit in _sorted(setting, bag)]
        blocks.append(_block("first" if side == 0 else "second", units, title))
    pile = _sorted(setting, setting.units.pile)
    research = SHEETS("research")
    weapons = [_unit(setting, files, unit, "pile", research) for unit in pile]
    blocks += [_block("pile", weapons), _block("tracks", _markers(setting))]
    return blocks, files


def _side(setting: Setting, side: int) -> str:
    return say.capital(say.end(setting, side).form("short").removeprefix("the "))


def _sorted(setting: Setting, bag: Iterable[str]) -> list[str]:
    """Every token of a bag, by kind and strength."""
    rows = setting.units.by_id
    return sorted(bag, key=lambda name: (rows[name].kind, rows[name].strength, name))


def _block(name: str, counters: list[dict[str, Any]], side: str = "") -> dict[str, Any]:
    name = f"block-{name}"
    note = SHEETS.form(name, "note")
    return {"title": SHEETS(name, side=side), "note": note, "counters": counters}


def _unit(
    setting: Setting, files: dict[str, str], unit: str, word: str, bag: str
) -> dict[str, Any]:
    """A token, and behind it the back of its bag."""
    front, back = f"unit-{word}-{unit}.svg", f"back-{word}.svg"
    tone = "dark" if word == "pile" else word
    files.setdefault(front, _drawn(token(setting, word, unit), word, bag))
    files.setdefault(back, _drawn(_back(word, bag), word, bag))
    title = str(say.unit(setting, unit))
    return {
        "front": {"svg": front, "alt": title, "tone": tone},
        "back": {"svg": back, "alt": bag, "tone": tone},
    }


def _drawn(body: str, word: str, bag: str) -> str:
    """A token for paper: the first side's has a light band above, so that grey tells it apart."""
    letters = f'<text class="letter" x="-15" y="-13.5">{bag[:2]}</text></g>'
    face = body
    if word in SIDES and "back" not in body:
        face = body.removesuffix("</g>") + letters
        face = banded(face, _BAND, "b-b") if word == "foe" else face
    rules = paper_style(style(), _MORE, _RULES)
    return svg(CELL, face, rules, counter_defs() + _PILE + unit_defs())


def _back(word: str, bag: str) -> str:
    """The letter of the bag in a ring; the same behind every token of it."""
    return (
        f'<g class="{word}"><use class="b-b" href="#c-{word}"/>'
        f'<circle class="back" r="19"/><text class="bag" y="4">{bag}</text></g>'
    )


def _markers(setting: Setting) -> list[dict[str, Any]]:
    """One for each battle track, and the points of both sides."""
    names = [say.theatre_name(setting, theatre.index) for theatre in setting.board.theatres]
    found = [_word(name, SHEETS("battle-track"), "plain") for name in names]
    for side, word in enumerate(SIDES):
        found.append(_word(_side(setting, side), SHEETS("points"), word))
    return found


def _word(title: str, line: str, tone: str) -> dict[str, Any]:
    face = {"title": title, "lines": [line], "tone": tone, "filled": tone != "plain", "points": 7}
    return {"front": face, "back": face}


def stratagem_cards() -> tuple[list[dict[str, Any]], dict[str, str]]:
    """A card for each stratagem with its rule."""
    book = load_book(FOLDER)
    star = svg((-12, -12, 24, 24), f'<path d="{UNITS["leader"]}" fill="#9c3d22"/>')
    cards = []
    for name in STRATAGEMS:
        title = str(say.stratagem(name))
        row = book.rules[STRATAGEM_ROWS[name]]
        parts = row.text.removeprefix(f"{title}.").strip()
        cards.append(_card(title, row.id, parts))
    return cards, {"stratagem.svg": star}


def _card(title: str, rule: str, text: str) -> dict[str, Any]:
    return {
        "number": "",
        "title": title,
        "tag": SHEETS.form("card-stratagem", "tag"),
        "mark": rule,
        "tone": "foe",
        "sign": "",
        "picture": "stratagem.svg",
        "picture_mm": 20,
        "values": [],
        "lines": [["▸", part] for part in text.replace(". ", ".|").split("|")],
        "text": "",
        "foot": [SHEETS.form("card-stratagem", "foot"), ""],
        "back": {"title": SHEETS("card-stratagem"), "tone": "foe", "picture": "stratagem.svg"},
    }
