"""Terrain, equipment and markers as counters."""

from __future__ import annotations

from typing import Any

from opfor.core.phrases import capital
from opfor.games.tactics2gm.told.names import CONTENT, SAY
from opfor.games.tactics2gm.told.pictures.style import style
from opfor.games.tactics2gm.told.pictures.terrain import WATERS, terrain, terrain_defs
from opfor.games.tactics2gm.told.sheet.cards import titled
from opfor.games.tactics2gm.told.sheet.words import SHEETS
from opfor.games.tactics2gm.told.topics import said_of
from opfor.games.tactics2gm.values.content import Cards, TerrainRow, TokenRow
from opfor.kit.paper.drawn import paper_style, svg
from opfor.kit.paper.words import lines

COPIES = 4
"""Of each equipment token."""
WOUNDS, MORE_WOUNDS, COVERS = 22, 11, 6


def marker_blocks(cards: Cards, files: dict[str, str]) -> list[dict[str, Any]]:
    """Terrain of the deck, equipment, wounds and the rest."""
    laid = [row for row in cards.terrain.values() if row.copies]
    ground = [_terrain(row, files) for row in laid for _ in range(row.copies)]
    tokens = [_token(row) for row in cards.tokens.values() for _ in range(COPIES)]
    named = {"terrain": ground, "equipment": tokens, "markers": _markers(cards)}
    return [
        {"title": SHEETS(f"block-{name}"), "note": SHEETS.form(f"block-{name}", "note"),
         "counters": counters}
        for name, counters in named.items()
    ]  # fmt: skip


def _face(title: str, *lines: str, tone: str = "plain", filled: bool = False) -> dict[str, Any]:
    return {"title": title, "lines": list(lines), "tone": tone, "filled": filled, "alt": title}


def _terrain(row: TerrainRow, files: dict[str, str]) -> dict[str, Any]:
    picture = f"terrain-{row.id}.svg"
    if row.id not in WATERS:
        files[picture] = svg(
            (-46, -46, 92, 92), terrain(row.id), paper_style(style()), terrain_defs()
        )
    title = capital(CONTENT.thing(f"terrain-{row.id}", row.title))
    cover = SHEETS("terrain-cover", n=row.cover) if row.cover else SHEETS("terrain-no-cover")
    front = _face(title, cover) | {
        "picture": picture if picture in files else "",
        "points": 6.8,
    }
    toughness = SAY("page-hp", hp=row.hp, defence=row.defence)
    lasts = SHEETS("terrain-hp", hp=toughness) if row.hp else SHEETS("terrain-for-good")
    return {"front": front, "back": _face(title, SAY("ap", n=row.cost), lasts, _hard(row))}


def _hard(row: TerrainRow) -> str:
    if row.blocks:
        return SHEETS("terrain-closed", types=said_of("type", row.blocks))
    return SHEETS("terrain-hard", types=said_of("type", row.hard)) if row.hard else ""


def _token(row: TokenRow) -> dict[str, Any]:
    title = capital(CONTENT.thing(f"equipment-{row.id}", row.title))
    name = "token-weapon" if row.use == "weapon" else f"token-{row.use}"
    values = {field: getattr(row, field) for field in ("range", "to_hit", "penetration", "damage")}
    said = SHEETS(name, amount=row.amount, **values).splitlines()
    tone = {"offensive": "foe", "defensive": "you"}.get(row.role, "gold")
    front = _face(title, *said, SAY("ap", n=row.cost), tone=tone)
    used = lines(SHEETS, "token-used")
    back = _face(title, *used, tone=tone, filled=True) if row.arrow else front
    return {"front": front, "back": back}


def _markers(cards: Cards) -> list[dict[str, Any]]:
    def pair(one: dict[str, Any], other: dict[str, Any], count: int) -> list[dict[str, Any]]:
        return [{"front": one, "back": other}] * count

    wound = [
        _face(str(n), SHEETS("marker-wounds", n=n), tone="gold") | {"points": 15}
        for n in range(1, 5)
    ]
    found = pair(wound[0], wound[1], WOUNDS) + pair(wound[2], wound[3], MORE_WOUNDS)
    harder = SHEETS("marker-cover")
    cover = [_face(f"+{n}", harder, tone="go") | {"points": 13} for n in (1, 2)]
    found += pair(cover[0], cover[1], COVERS)
    halted = _face("!", SHEETS("marker-no-move"), tone="dark", filled=True) | {"points": 13}
    found += pair(halted, halted | {"lines": [SHEETS("marker-no-fire")]}, COVERS)
    for n, army in enumerate(cards.armies.values()):
        tone = ("foe", "you")[n % 2]
        for word in ("ap", "hq", "turn"):
            face = _face(SHEETS(f"marker-{word}"), titled(army), tone=tone, filled=True)
            found += pair(face, face, 1)
    stance = _face(*SHEETS("marker-stance").splitlines(), tone="dark", filled=True)
    target = _face("★", SHEETS("marker-target"), tone="gold", filled=True) | {"points": 13}
    return found + pair(stance, stance, 1) + pair(target, target, 1)
