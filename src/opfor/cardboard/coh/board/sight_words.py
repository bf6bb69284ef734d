"""A line of sight in words: one sentence that names what hides the far end."""

from __future__ import annotations

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.sight_report import HEAVY, Obstacle, Reason, SightReport, SmokeHexes
from opfor.kit.masks import members


def sight_in_words(field: Battlefield, report: SightReport, smoke: SmokeHexes | None = None) -> str:
    """``D05 does not see H09: F07 (light woods) hides it.``"""
    origin, target = field.name(report.origin), field.name(report.target)
    said = "; ".join(_obstacle(field, obstacle, smoke or {}) for obstacle in report.obstacles)
    if not report.visible:
        return f"{origin} does not see {target}: {said}."
    if said:
        return f"{origin} sees {target}, dimmed: {said}."
    return f"{origin} sees {target}: nothing between hides it."


def all_seen_in_words(field: Battlefield, origin: int) -> str:
    """``D05 sees 120 of 195 hexes. Hidden from it: A02, A03 …``, whichever list is shorter."""
    seen = field.sight[origin] & ~(1 << origin)
    hidden = [c for c in range(len(field)) if c != origin and not seen >> c & 1]
    shown = members(seen)
    said = f"{field.name(origin)} sees {len(shown)} of {len(field) - 1} hexes."
    if not hidden:
        return said
    if len(shown) < len(hidden):
        return f"{said} These: {', '.join(map(field.name, shown)) or 'none'}."
    return f"{said} Hidden from it: {', '.join(map(field.name, hidden))}."


def _obstacle(field: Battlefield, obstacle: Obstacle, smoke: SmokeHexes) -> str:
    parts = [
        _hex(field, cell, reason, smoke)
        for cell, reason in zip(obstacle.cells, obstacle.reasons, strict=True)
    ]
    if len(parts) == 1:
        return parts[0]
    return "along the hexside both hide: " + " and ".join(parts)


def _hex(field: Battlefield, cell: int, reason: Reason, smoke: SmokeHexes) -> str:
    """One hex and why it hides."""
    name, level, title = field.name(cell), field.level[cell], field.terrain[cell].title
    if reason == "smoke":
        return f"{name} ({'heavy' if smoke.get(cell) == HEAVY else 'light'} smoke)"
    if reason == "blind-spot":
        return f"{name} ({title}) leaves a blind spot right behind it"
    if reason == "terrain":
        return f"{name} ({title}) hides up to level {level + 1}"
    if reason == "plateau":
        return f"{name} lies as high (level {level}) as the higher end"
    return f"{name} rises to level {level}"
