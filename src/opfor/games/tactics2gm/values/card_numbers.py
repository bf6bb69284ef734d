"""Cards, equipment, terrain and armies by their numbers, and what is printed on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import get_args

from msgspec.structs import replace

from opfor.core.errors import OpforError
from opfor.games.tactics2gm.values import codes
from opfor.games.tactics2gm.values.content import (
    PILES,
    UNIT_TYPES,
    EffectName,
    KindName,
    SupportRow,
    TagName,
    TimingName,
    TokenRow,
    TraitName,
    UnitRow,
)
from opfor.games.tactics2gm.values.lies import WHYS, stances
from opfor.games.tactics2gm.values.movement_points import entry_cost, pace
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.start import new
from opfor.games.tactics2gm.values.state import TerrainPiece, Unit
from opfor.games.tactics2gm.values.unit_classes import (
    DEFENSIVE,
    OFFENSIVE,
    is_armoured,
    token_classes,
    unit_classes,
)

KINDS, TRAITS, EFFECTS = get_args(KindName), get_args(TraitName), get_args(EffectName)
TAGS, TIMINGS = get_args(TagName), get_args(TimingName)
ROLES = ("offensive", "defensive", "both")
USES = ("weapon", "heal", "repair", "self-cover", "smoke", "blind")
TYPES: tuple[str, ...] = UNIT_TYPES


class Numbering:
    """The numbers of cards, tokens, terrain and armies, and their names in that order.

    Cards and terrain follow their names, so that counts are the same pile as a sorted row of
    names; tokens and armies follow the pack. ``bit`` is that of a support card in a set.
    """

    def __init__(self, setting: Setting) -> None:
        cards = setting.cards
        self.cards = sorted({*cards.units, *cards.supports})
        self.tokens = list(cards.tokens)
        self.terrain = sorted(cards.terrain)
        self.armies = list(cards.armies)
        self.card = {name: number for number, name in enumerate(self.cards)}
        self.token = {name: number for number, name in enumerate(self.tokens, start=codes.TOKEN)}
        self.ground: dict[str, int] = {name: number for number, name in enumerate(self.terrain)}
        if len(self.cards) > codes.CARDS:
            raise OpforError(f"{len(self.cards)} kinds of cards: there is room for {codes.CARDS}")
        gap = [""] * (codes.TOKEN - len(self.cards))
        self.arms = [*self.cards, *gap, *self.tokens]
        self.whys = WHYS
        self.stances = [stance.name for stance in stances(setting)]
        self.ground_rows = [cards.terrain[name] for name in self.terrain]
        supports = [name for name in self.cards if name in cards.supports]
        self.bit = {name: number for number, name in enumerate(supports)}

    def counts(self, cards: Mapping[str, int]) -> list[int]:
        return [cards.get(name, 0) for name in self.cards]

    def deck(self, setting: Setting, side: int, army: str) -> list[int]:
        found = setting.decks.get((side, army))
        return self.counts(Counter(found.cards) if found is not None else {})

    def army(self, name: str) -> int:
        """An army of the pack; nothing where chance decides, or at a table that knows none."""
        return self.armies.index(name) if name in self.armies else codes.NOTHING

    def lying(self, piece: TerrainPiece | None) -> int:
        return codes.NOTHING if piece is None else self.ground[piece.card]


def numbering(setting: Setting) -> Numbering:
    """The names of a setting, worked out once."""
    found = setting.__dict__.get("names_known")
    if not isinstance(found, Numbering):
        found = setting.__dict__["names_known"] = Numbering(setting)
    return found


def bits(members: Iterable[str], order: Sequence[str]) -> int:
    """A set as a number: a bit for each member, in their order."""
    return sum(1 << order.index(name) for name in members)


def columns(setting: Setting) -> Mapping[str, list[int]]:
    """What cards and tokens print and what the rules make of it, by name: tokens stand behind the
    cards. A card that is no support has no effect; of all else, nothing is zero."""
    known = numbering(setting)
    cards = [_card(setting, setting.cards.card(name)) for name in known.cards]
    gap: list[dict[str, int]] = [{}] * (codes.TOKEN - len(cards))
    rows = [*cards, *gap, *(_token(setting, row) for row in setting.cards.tokens.values())]
    none = {"effect": codes.NOTHING}
    names = dict.fromkeys(name for row in rows for name in row)
    return {name: [row.get(name, none.get(name, 0)) for row in rows] for name in names}


def _card(setting: Setting, row: UnitRow | SupportRow) -> dict[str, int]:
    """What a card prints, and what the rules make of it."""
    found = {
        "cost": row.cost,
        "points": setting.cards.points(row.id),
        "pile": PILES.index(setting.cards.pile(row.id)),
        "penetration": row.penetration,
        "to_hit": row.to_hit,
    }
    if isinstance(row, SupportRow):
        return found | _support(row, numbering(setting).bit[row.id])
    return found | _unit(setting, row)


def _unit(setting: Setting, row: UnitRow) -> dict[str, int]:
    classes = unit_classes(setting, row)
    standing = Unit(id=1, side=0, card=row.id, cell=0)
    printed = ("movement", "range", "min_range", "damage", "defence", "hp", "blast", "can_fire")
    return {name: int(getattr(row, name)) for name in printed} | {
        "type": TYPES.index(row.type),
        "kind": KINDS.index(row.kind),
        "pace": pace(setting, standing),
        "traits": bits(row.traits, TRAITS),
        "carries": bits(row.carries, TYPES),
        "offensive": int(OFFENSIVE in classes),
        "defensive": int(DEFENSIVE in classes),
        "armoured": int(is_armoured(row)),
    }


def _support(row: SupportRow, number: int) -> dict[str, int]:
    return {
        "type": codes.Type.SUPPORT,
        "effect": EFFECTS.index(row.effect),
        "tag": TAGS.index(row.tag),
        "timing": TIMINGS.index(row.timing),
        "types": bits(row.types or TYPES, TYPES),
        "amount": row.amount,
        "number": number,
    }


def _token(setting: Setting, row: TokenRow) -> dict[str, int]:
    classes = token_classes(setting, row.id)
    printed = ("cost", "range", "min_range", "to_hit", "penetration", "damage", "amount")
    return {name: int(getattr(row, name)) for name in (*printed, "arrow", "ignores_cover")} | {
        "role": ROLES.index(row.role),
        "use": USES.index(row.use),
        "types": bits(row.types, TYPES),
        "offensive": int(OFFENSIVE in classes),
        "defensive": int(DEFENSIVE in classes),
    }


def entry_costs(setting: Setting, known: Numbering) -> list[list[int]]:
    """What it costs a card to enter each terrain, 0 where it may not, as the rules say."""
    units, empty = setting.cards.units, new(setting)
    grounds = [
        replace(empty, terrain=(TerrainPiece(terrain), *empty.terrain[1:]))
        for terrain in known.terrain
    ]
    return [
        [
            entry_cost(setting, state, units[card], 0) or 0 if card in units else 0
            for state in grounds
        ]
        for card in known.cards
    ]
