"""A line of sight in words: one sentence that names what hides the far end."""

from __future__ import annotations

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.sight_report import HEAVY, Obstacle, Reason, SightReport, SmokeHexes
from opfor.cardboard.coh.names import SAY, ground
from opfor.kit.masks import members


def sight_in_words(field: Battlefield, report: SightReport, smoke: SmokeHexes | None = None) -> str:
    """``D05 does not see H09: F07 (light woods) hides it.``"""
    said = hidden_by(field, report, smoke or {})
    name = "sight-blocked" if not report.visible else "sight-dimmed" if said else "sight-clear"
    return SAY(name, where=field.name(report.origin), to=field.name(report.target), why=said)


def hidden_by(field: Battlefield, report: SightReport, smoke: SmokeHexes) -> str:
    """``F07 (light woods) hides up to level 1``, for each place on the line."""
    return "; ".join(_obstacle(field, obstacle, smoke) for obstacle in report.obstacles)


def all_seen_in_words(field: Battlefield, origin: int) -> str:
    """``D05 sees 120 of 195 hexes. Hidden from it: A02, A03 …``, whichever list is shorter."""
    seen = field.sight[origin] & ~(1 << origin)
    hidden = [c for c in range(len(field)) if c != origin and not seen >> c & 1]
    shown = members(seen)
    listed = "none" if not hidden else "seen" if len(shown) < len(hidden) else "hidden"
    hexes = ", ".join(map(field.name, shown if listed == "seen" else hidden))
    told = {"n": len(shown), "all": len(field) - 1, "listed": listed, "hexes": hexes or "–"}
    return SAY("sight-all", where=field.name(origin), **told)


def _obstacle(field: Battlefield, obstacle: Obstacle, smoke: SmokeHexes) -> str:
    parts = [
        _hex(field, cell, reason, smoke)
        for cell, reason in zip(obstacle.cells, obstacle.reasons, strict=True)
    ]
    return parts[0] if len(parts) == 1 else SAY("sight-hexside", parts=parts)


def _hex(field: Battlefield, cell: int, reason: Reason, smoke: SmokeHexes) -> str:
    """One hex and why it hides."""
    return SAY(
        f"hides-{reason}",
        where=field.name(cell),
        ground=ground(field.terrain[cell]),
        level=field.level[cell] + (reason == "terrain"),
        density="heavy" if smoke.get(cell) == HEAVY else "light",
    )
