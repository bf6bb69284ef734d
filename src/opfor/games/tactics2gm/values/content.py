"""Cards of 2GM Tactics as packs write them and as the rules use them.

A pack is four tables (``units``, ``supports``, ``equipment``, ``terrain``), one of printed maps
(``maps``) and one of armies, which says how many copies of each card an army owns.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from opfor.core.errors import BadPack
from opfor.core.owned import kept
from opfor.kit.lessons import LessonTable
from opfor.kit.own_tables import read_table
from opfor.kit.packs import PackTable, read_toml

FOLDER = Path(__file__).parent.parent
PACKS = FOLDER / "packs"
BASE = PACKS / "base"

UnitType = Literal["infantry", "artillery", "tank", "transport", "airplane"]
UNIT_TYPES: tuple[UnitType, ...] = ("infantry", "artillery", "tank", "transport", "airplane")
PILES = ("infantry", "artillery", "tank", "transport", "support")
"""The five piles of an army, in the order of a solo code line."""

KindName = Literal[
    "light", "heavy", "command-group", "special", "medic", "mechanic", "mortar", "sniper",
    "flamethrower", "hmg", "grenades", "bazooka", "gun", "anti-air", "tank", "transport",
    "scout", "fighter", "bomber",
]  # fmt: skip
TraitName = Literal[
    "scout", "no-fire", "command-group", "medic", "mechanic", "anti-air", "mobility",
    "armoured", "ready", "drop",
]  # fmt: skip
TagName = Literal["boost_shooting", "hinder", "damage", "other"]
TimingName = Literal["deployment", "after-miss", "after-shooting"]
EffectName = Literal[
    "hit", "mines", "fire", "promotion", "enigma", "espionage", "replacements", "luck", "ram",
    "ammunition", "barrage", "smoke", "sabotage", "supplies", "march", "heal", "spotter",
    "stun", "halt", "dazzle", "general", "paratroopers",
]  # fmt: skip
HIDDEN = "hidden"
"""Stands for a card a seat may not see."""


class _Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    title: str
    text: str = ""


class UnitRow(_Row, frozen=True, kw_only=True):
    """A unit card. ``to_hit`` is the least D10 roll that hits; ``carries`` what it takes aboard.

    ``blast`` is the distance from the target space within which an airplane's bombs also fall.
    """

    type: UnitType
    kind: KindName
    cost: int = 1
    movement: int = 1
    range: int = 1
    min_range: int = 1
    to_hit: int = 1
    penetration: int = 1
    damage: int = 1
    defence: int = 1
    hp: int = 1
    blast: int = 0
    traits: tuple[TraitName, ...] = ()
    carries: tuple[UnitType, ...] = ()

    @property
    def can_fire(self) -> bool:
        """Whether the card has a weapon at all."""
        return "no-fire" not in self.traits and self.range > 0


class SupportRow(_Row, frozen=True, kw_only=True):
    """A support card; ``types`` limits whom it may affect, ``needs`` names a type it requires.

    ``deck_cost`` is what it counts in a deck where that differs from the cost of playing it.
    """

    cost: int
    effect: EffectName
    tag: TagName
    timing: TimingName = "deployment"
    types: tuple[UnitType, ...] = ()
    needs: UnitType | None = None
    amount: int = 1
    penetration: int = 0
    to_hit: int = 0
    reach: int = 0
    deck_cost: int | None = None


class TokenRow(_Row, frozen=True, kw_only=True):
    """An equipment token: an extra weapon, a healer's bag, or smoke and cover to be used.

    ``arrow`` tokens are flipped when used and come back a turn later.
    """

    cost: int
    role: Literal["offensive", "defensive", "both"]
    types: tuple[UnitType, ...]
    use: Literal["weapon", "heal", "repair", "self-cover", "smoke", "blind"]
    arrow: bool = False
    range: int = 1
    min_range: int = 1
    to_hit: int = 1
    penetration: int = 1
    damage: int = 1
    amount: int = 1
    ignores_cover: bool = False


class TerrainRow(_Row, frozen=True, kw_only=True):
    """Terrain, printed on the map (``letter``) or on a card (``copies`` of it in the deck)."""

    cover: int = 0
    hard: tuple[UnitType, ...] = ()
    blocks: tuple[UnitType, ...] = ()
    hp: int = 0
    defence: int = 1
    cost: int = 1
    capacity: int = 1
    copies: int = 0
    letter: str = ""


class MapRow(_Row, frozen=True, kw_only=True):
    """A printed map: one text per line, first the line nearest the first side."""

    rows: tuple[str, ...]


class ArmyRow(_Row, frozen=True, kw_only=True):
    """An army: copies of each card it owns, and the deck it is usually played with."""

    copies: dict[str, int]
    standard: dict[str, int]


class UnitTable(PackTable, frozen=True, kw_only=True):
    units: tuple[UnitRow, ...]


class SupportTable(PackTable, frozen=True, kw_only=True):
    supports: tuple[SupportRow, ...]


class EquipmentTable(PackTable, frozen=True, kw_only=True):
    equipment: tuple[TokenRow, ...]


class TerrainTable(PackTable, frozen=True, kw_only=True):
    terrain: tuple[TerrainRow, ...]


class MapTable(PackTable, frozen=True, kw_only=True):
    maps: tuple[MapRow, ...]


class ArmyTable(PackTable, frozen=True, kw_only=True):
    armies: tuple[ArmyRow, ...]


TABLES: dict[str, type[Struct]] = {
    "units": UnitTable,
    "supports": SupportTable,
    "equipment": EquipmentTable,
    "terrain": TerrainTable,
    "maps": MapTable,
    "armies": ArmyTable,
    "lessons": LessonTable,
}


class Cards(Struct, frozen=True):
    """Everything printed, by id."""

    units: dict[str, UnitRow]
    supports: dict[str, SupportRow]
    tokens: dict[str, TokenRow]
    terrain: dict[str, TerrainRow]
    maps: dict[str, MapRow]
    armies: dict[str, ArmyRow]

    def card(self, name: str) -> UnitRow | SupportRow:
        """A card of an army deck."""
        return self.units[name] if name in self.units else self.supports[name]

    def points(self, name: str) -> int:
        """What a card counts towards a deck's limit."""
        card = self.card(name)
        if isinstance(card, SupportRow) and card.deck_cost is not None:
            return card.deck_cost
        return card.cost

    def pile(self, name: str) -> str:
        """The pile a card belongs to; airplanes lie with the support cards."""
        unit = self.units.get(name)
        return "support" if unit is None or unit.type == "airplane" else unit.type


UNKNOWN = UnitRow(
    id=HIDDEN, title="face-down card", type="infantry", kind="heavy", cost=2,
    movement=2, range=2, to_hit=6, penetration=2, damage=1, defence=1, hp=2,
)  # fmt: skip
"""What a face-down card is taken for by those who may not look at it."""


@kept
def load_cards(folder: Path = BASE) -> Cards:
    """The cards of the pack in ``folder``, with the owner's in ours; every name an army uses must
    exist."""
    read = read_table if folder == BASE else read_toml
    units = read(folder / "units.toml", UnitTable).units
    supports = read(folder / "supports.toml", SupportTable).supports
    tokens = read(folder / "equipment.toml", EquipmentTable).equipment
    terrain = read(folder / "terrain.toml", TerrainTable).terrain
    maps = read(folder / "maps.toml", MapTable).maps
    armies = read(folder / "armies.toml", ArmyTable).armies
    cards = Cards(
        {HIDDEN: UNKNOWN} | {row.id: row for row in units},
        {row.id: row for row in supports},
        {row.id: row for row in tokens},
        {row.id: row for row in terrain},
        {row.id: row for row in maps},
        {row.id: row for row in armies},
    )
    for army in armies:
        _check_army(folder, cards, army)
    return cards


MOST_COPIES = 999


def _check_army(folder: Path, cards: Cards, army: ArmyRow) -> None:
    where = f"{folder / 'armies.toml'}: army {army.id!r}"
    for name in (*army.copies, *army.standard):
        if name not in cards.units and name not in cards.supports:
            raise BadPack(f"{where} names the unknown card {name!r}")
    for name, count in army.copies.items():
        if count > MOST_COPIES:
            raise BadPack(f"{where}: {count} copies of {name!r}; at most {MOST_COPIES}")
    for name, count in army.standard.items():
        if count > army.copies.get(name, 0):
            raise BadPack(f"{where}: the standard deck has {count} {name!r}, more than there are")


def spread(counts: dict[str, int]) -> tuple[str, ...]:
    """Counts as a sorted tuple of cards: the canonical form of an unordered pile."""
    return tuple(sorted(name for name, n in counts.items() for _ in range(n)))


_HARDEST: dict[int, tuple[Cards, int]] = {}


def hardest_blow(cards: Cards) -> int:
    """The most damage any card or token of the pack can do at once."""
    known = _HARDEST.get(id(cards))
    if known is None or known[0] is not cards:
        most = max(card.damage for card in cards.units.values())
        tokens = (token.damage for token in cards.tokens.values())
        most = max(most, *tokens, *(card.amount for card in cards.supports.values()))
        if len(_HARDEST) > 50:
            _HARDEST.clear()
        known = _HARDEST[id(cards)] = (cards, most)
    return known[1]
