"""What is printed on the counters, and which silhouette stands for a unit."""

from __future__ import annotations

from opfor.cardboard.coh.counters.units import UnitKind
from opfor.kit.drawing.counters import Face

SILHOUETTE_OF = {
    "rifle": "rifle",
    "smg": "smg",
    "lmg": "lmg",
    "hmg": "mg",
    "mmg": "mg",
    "pioneer": "pioneer",
    "nkvd": "nkvd",
    "tank-hunters": "hunters",
    "mortar-50": "mortar",
    "ig-18": "gun",
    "ig-76": "gun",
    "flak18": "flak",
    "wagon": "wagon",
    "protze-36": "car",
    "sdkfz-232": "car",
    "ba-10": "car",
    "demag-38": "halftrack",
    "sdkfz-251": "halftrack",
    "t-35": "tank-heavy",
    "kv-1a": "tank-heavy",
    "kv-2": "tank-heavy",
    "b2f": "tank-heavy",
    "t-34a": "tank",
    "t-34b": "tank",
}
"""By the id without its nation; the others, and an owner's own, go by what they can do."""
THICK = 16
"""From this front DR on a turret is that of a medium tank."""


def silhouette_of(kind: UnitKind) -> str:
    """The silhouette of a unit: by its id, else by body, weapon and armour."""
    known = SILHOUETTE_OF.get(kind.id.partition("-")[2])
    if kind.has("rumored"):
        return "rumor"
    if known:
        return known
    if kind.kind == "vehicle":
        return _vehicle(kind)
    if kind.kind == "gun":
        return "at-gun" if (kind.blue or 0) > (kind.red or 0) else "gun"
    if kind.has("mortar"):
        return "mortar-heavy"
    return "mg" if kind.is_poor_in_close_combat else "rifle"


def _vehicle(kind: UnitKind) -> str:
    if not kind.is_combat_effective:
        return "truck"
    if kind.movement == "wheeled":
        return "car"
    if not kind.has("turret"):
        return "assault-gun"
    return "tank" if kind.front_dr >= THICK else "tank-light"


def face(kind: UnitKind, name: str) -> Face:
    """Costs above; AR (red, and blue behind it if there is one), range and front DR below."""
    if kind.has("rumored"):
        return Face("rumor", name)
    armed = kind.is_armed and kind.is_combat_effective
    attack = f"{kind.red}/{kind.blue}" if (kind.blue or 0) > 0 else str(kind.red)
    return Face(
        silhouette_of(kind),
        name,
        attack if armed else "",
        str(kind.range) if armed else "",
        str(kind.front_dr),
        (str(kind.attack_cost) if armed else "", str(kind.move_cost)),
        str(kind.flank_dr),
        kind.front_colour == "blue",
    )
