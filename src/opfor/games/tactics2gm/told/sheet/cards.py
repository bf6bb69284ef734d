"""The decks as cards, and the counters that stand for them on the field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opfor.core.phrases import capital
from opfor.games.tactics2gm.told.names import CONTENT, SAY
from opfor.games.tactics2gm.told.pictures.style import style
from opfor.games.tactics2gm.told.pictures.unit_cards import (
    HIGH,
    WIDE,
    Held,
    card_defs,
    symbol_of,
    unit_card,
)
from opfor.games.tactics2gm.told.sheet.words import SHEETS
from opfor.games.tactics2gm.told.topics import said_of
from opfor.games.tactics2gm.values.content import ArmyRow, Cards, SupportRow, UnitRow
from opfor.kit.drawing.silhouettes import symbol_defs
from opfor.kit.paper.drawn import banded, paper_style, svg
from opfor.kit.paper.words import lines

CELL = (-HIGH / 2, -HIGH / 2, HIGH, HIGH)
_BAND = "M-31.5-42.6h9.5v15.6h-18.5v-6.6zM15-42.6h16.5l9 9v6.6h-25.5z"
_RULES = r"\.g-[bmivqn]|g-h|g-lost|g-band|g-r\b|g-sh|c-t|face"
_MORE = (
    ".g-n,.g-n2,.g-n3{font-size:11.8px}.g-m{font-size:11.8px}.g-b{stroke:none}.g-sh{display:none}"
    ".face .foe .c-t{fill:#fbf7ea}.face .foe .g-m{fill:#9c3d22}"
)
INWARD = 'class="g-m" x="31"', 'class="g-m" x="27.6"'
"""Where a counter's number stands, so that it clears a cut corner."""
Files = dict[str, str]


def sides(cards: Cards) -> dict[str, str]:
    """How each army is drawn: the first with cut corners, the next with round ones."""
    return {army: ("foe", "you")[n % 2] for n, army in enumerate(cards.armies)}


def numbered(cards: Cards, army: ArmyRow) -> Iterator[tuple[str, UnitRow | SupportRow]]:
    """Every card of an army's box with its number, unit cards by type, then support."""
    order = {name: n for n, name in enumerate([*cards.units, *cards.supports])}
    every = [name for name, count in army.copies.items() for _ in range(count)]
    for n, name in enumerate(sorted(every, key=order.__getitem__), 1):
        yield f"{army.title[:1]}{n}", cards.card(name)


def deck(cards: Cards, army: ArmyRow, files: Files) -> list[dict[str, Any]]:
    """An army's whole box as cards."""
    word = sides(cards)[army.id]
    files.setdefault(f"back-{word}.svg", _badge(word, army.title[:1]))
    back = {"title": titled(army), "tone": word, "picture": f"back-{word}.svg"}
    return [
        _card(number, card, word, files) | {"back": back} for number, card in numbered(cards, army)
    ]


def _card(number: str, card: UnitRow | SupportRow, word: str, files: Files) -> dict[str, Any]:
    is_unit = isinstance(card, UnitRow)
    thing = CONTENT.thing(f"{'units' if is_unit else 'supports'}-{card.id}", card.title)
    text = CONTENT.thing(thing.id, card.title, text=card.text).form("text")
    cost = SAY("ap", n=card.cost)
    plain = {"number": number, "title": capital(thing), "sign": "", "text": text, "lines": [],
             "tone": word}  # fmt: skip
    if not isinstance(card, UnitRow):
        types = said_of("type", card.types) if card.types else ""
        return plain | {
            "tag": SHEETS("card-support"),
            "mark": SHEETS("card-only", types=types) if types else "",
            "picture": "",
            "values": [[SHEETS("card-cost"), str(card.cost)]],
            "text": "",
            "lines": [["▸", text]],
            "foot": [SHEETS(f"timing-{card.timing}"), cost],
        }
    carries = SHEETS("card-carries", types=said_of("type", card.carries)) if card.carries else ""
    return plain | {
        "tag": f"{SAY(f'type-{card.type}')} · {SAY(f'class-{card.kind}')}",
        "mark": ", ".join(SAY(f"trait-{trait}") for trait in card.traits),
        "picture": _silhouette(card, word, files),
        "picture_mm": 17,
        "values": _values(card),
        "foot": [carries, cost],
    }


def _values(card: UnitRow) -> list[list[str]]:
    least = f"{card.min_range}–" if card.min_range > 1 else ""
    shot = [f"{least}{card.range}", f"{card.to_hit}+", str(card.penetration), str(card.damage)]
    fire = shot if card.can_fire else ["–"] * 4
    numbers = [str(card.cost), str(card.movement), *fire, str(card.defence), str(card.hp)]
    names = lines(SHEETS, "card-values")
    return [list(pair) for pair in zip(names, numbers, strict=True)]


def _silhouette(card: UnitRow, word: str, files: Files) -> str:
    symbol = symbol_of(card)
    colour = {"you": "#2f5574", "foe": "#9c3d22"}[word]
    body = f'<use href="#s-{symbol}" fill="{colour}"/>'
    name = f"symbol-{word}-{symbol}.svg"
    files.setdefault(name, svg((-26, -13, 52, 26), body, "", symbol_defs() + card_defs()))
    return name


def _badge(word: str, letter: str) -> str:
    """The army's letter on its shape."""
    return _token(
        f'<g class="{word}"><use class="g-b" href="#g-{word}"/>'
        f'<text class="g-q" y="14">{letter}</text></g>',
        "",
    )


def unit_counters(cards: Cards, army: ArmyRow, files: Files) -> dict[str, Any]:
    """The counters of an army's ground units."""
    word, found = sides(cards)[army.id], []
    back = f"hidden-{word}.svg"
    files[back] = _token(unit_card(None, word, Held("", 0)), "")
    for number, card in numbered(cards, army):
        if isinstance(card, UnitRow) and card.type != "airplane":
            name = f"unit-{number}.svg"
            files[name] = _token(unit_card(card, word, Held(number, card.hp)), word)
            found.append(
                {
                    "front": {"svg": name, "alt": f"{number} {_named(card)}", "tone": word},
                    "back": {"svg": back, "alt": SHEETS("face-down"), "tone": word},
                }
            )
    return {"title": titled(army), "note": SHEETS("unit-note"), "counters": found}


def titled(army: ArmyRow) -> str:
    """``Germans``."""
    return CONTENT.thing(f"armies-{army.id}", army.title).form("title")


def _named(card: UnitRow) -> str:
    return str(CONTENT.thing(f"units-{card.id}", card.title))


def _token(body: str, word: str) -> str:
    """A unit's card as a square counter; the cut-cornered side has a light band above."""
    body = body.replace(*INWARD)
    face = banded(body, _BAND, "g-b") if word == "foe" else body
    square = f'<g transform="scale({HIGH / WIDE:.4f} 1)">{face}</g>'
    return svg(CELL, square, paper_style(style(), _MORE, _RULES), card_defs() + symbol_defs())
