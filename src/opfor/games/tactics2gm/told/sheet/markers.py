"""Terrain, equipment and markers as counters."""

from __future__ import annotations

from typing import Any

from opfor.games.tactics2gm.told.pictures.style import style
from opfor.games.tactics2gm.told.pictures.terrain import WATERS, terrain, terrain_defs
from opfor.games.tactics2gm.told.sheet.words import BLOCKS
from opfor.games.tactics2gm.values.content import Cards, TerrainRow, TokenRow
from opfor.kit.paper.drawn import paper_style, svg

COPIES = 4
"""Of each equipment token."""
WOUNDS, MORE_WOUNDS, COVERS = 22, 11, 6


def marker_blocks(cards: Cards, files: dict[str, str]) -> list[dict[str, Any]]:
    """Terrain of the deck, equipment, wounds and the rest."""
    laid = [row for row in cards.terrain.values() if row.copies]
    ground = [_terrain(row, files) for row in laid for _ in range(row.copies)]
    tokens = [_token(row) for row in cards.tokens.values() for _ in range(COPIES)]
    named = {"terrain": ground, "tokens": tokens, "markers": _markers(cards)}
    return [
        {"title": BLOCKS[name][0], "note": BLOCKS[name][1], "counters": counters}
        for name, counters in named.items()
    ]


def _face(title: str, *lines: str, tone: str = "plain", filled: bool = False) -> dict[str, Any]:
    return {"title": title, "lines": list(lines), "tone": tone, "filled": filled, "alt": title}


def _terrain(row: TerrainRow, files: dict[str, str]) -> dict[str, Any]:
    picture = f"terrain-{row.id}.svg"
    if row.id not in WATERS:
        files[picture] = svg(
            (-46, -46, 92, 92), terrain(row.id), paper_style(style()), terrain_defs()
        )
    front = _face(row.title, f"cover +{row.cover}" if row.cover else "no cover") | {
        "picture": picture if picture in files else "",
        "points": 6.8,
    }
    toughness = f"{row.hp} HP, defence {row.defence}" if row.hp else "cannot be destroyed"
    back = _face(row.title, f"{row.cost} AP", toughness, _hard(row))
    return {"front": front, "back": back}


def _hard(row: TerrainRow) -> str:
    if row.blocks:
        return f"closed: {', '.join(row.blocks)}"
    return f"hard: {', '.join(row.hard)}" if row.hard else ""


def _token(row: TokenRow) -> dict[str, Any]:
    if row.use == "weapon":
        said = f"range {row.range}, {row.to_hit}+", f"pen. {row.penetration}, damage {row.damage}"
    else:
        said = (row.use.replace("-", " "), f"amount {row.amount}" if row.amount > 1 else "")
    tone = {"offensive": "foe", "defensive": "you"}.get(row.role, "gold")
    front = _face(row.title, *filter(None, said), f"{row.cost} AP", tone=tone)
    back = _face(row.title, "used", "↻ Flip over", tone=tone, filled=True) if row.arrow else front
    return {"front": front, "back": back}


def _markers(cards: Cards) -> list[dict[str, Any]]:
    def pair(one: dict[str, Any], other: dict[str, Any], count: int) -> list[dict[str, Any]]:
        return [{"front": one, "back": other}] * count

    wound = [
        _face(str(n), "wound" if n == 1 else "wounds", tone="gold") | {"points": 15}
        for n in range(1, 5)
    ]
    found = pair(wound[0], wound[1], WOUNDS) + pair(wound[2], wound[3], MORE_WOUNDS)
    cover = [_face(f"+{n}", "harder to hit", tone="go") | {"points": 13} for n in (1, 2)]
    found += pair(cover[0], cover[1], COVERS)
    halted = _face("!", "may not move", tone="dark", filled=True) | {"points": 13}
    found += pair(halted, halted | {"lines": ["may not fire"]}, COVERS)
    for n, army in enumerate(cards.armies.values()):
        tone = ("foe", "you")[n % 2]
        for word in ("AP", "HQ", "Turn"):
            face = _face(word, army.title, tone=tone, filled=True)
            found += pair(face, face, 1)
    stance = _face("Stance", "of the AI", tone="dark", filled=True)
    target = _face("★", "mission target", tone="gold", filled=True) | {"points": 13}
    return found + pair(stance, stance, 1) + pair(target, target, 1)
