"""Cards, equipment and terrain as rows of numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, get_args

from msgspec.structs import replace

from opfor.fast.rows import padded, rows_padded
from opfor.fast.tactics2gm import names as fast
from opfor.fast.tactics2gm.battle import Battle
from opfor.games.tactics2gm.course.setup import new
from opfor.games.tactics2gm.rules.movement import entry_cost, pace
from opfor.games.tactics2gm.rules.unit_classes import (
    DEFENSIVE,
    OFFENSIVE,
    is_armoured,
    token_classes,
    unit_classes,
)
from opfor.games.tactics2gm.values.content import (
    HIDDEN,
    PILES,
    UNIT_TYPES,
    Cards,
    Effect,
    Kind,
    SupportRow,
    Tag,
    Timing,
    TokenRow,
    Trait,
    UnitRow,
)
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import TerrainPiece, Unit

KINDS, TRAITS, EFFECTS = get_args(Kind), get_args(Trait), get_args(Effect)
TAGS, TIMINGS = get_args(Tag), get_args(Timing)
ROLES = ("offensive", "defensive", "both")
USES = ("weapon", "heal", "repair", "self-cover", "smoke", "blind")
TYPES: tuple[str, ...] = UNIT_TYPES


class Numbering:
    """The numbers of cards, tokens, terrain and armies, and their names in that order.

    Cards and terrain follow their names, so that counts are the same pile as a sorted row of
    names; tokens and armies follow the pack. ``bit`` is that of a support card in a set.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = sorted({*cards.units, *cards.supports})
        self.tokens = list(cards.tokens)
        self.terrain = sorted(cards.terrain)
        self.armies = list(cards.armies)
        self.card = {name: number for number, name in enumerate(self.cards)}
        self.token = {name: number for number, name in enumerate(self.tokens, start=fast.TOKEN)}
        self.ground: dict[str, int] = {name: number for number, name in enumerate(self.terrain)}
        supports = [name for name in self.cards if name in cards.supports]
        self.bit = {name: number for number, name in enumerate(supports)}


_KNOWN: list[tuple[Cards | None, Numbering | None]] = [(None, None)]
"""The cards numbered last: a game asks for the same ones throughout."""


def numbering(setting: Setting) -> Numbering:
    """The numbers of a setting's cards."""
    cards, known = _KNOWN[0]
    if known is None or cards is not setting.cards:
        known = Numbering(setting.cards)
        _KNOWN[0] = setting.cards, known
    return known


def card_ids(setting: Setting) -> list[str]:
    """Units and supports in the order of their numbers."""
    return numbering(setting).cards


def terrain_ids(setting: Setting) -> list[str]:
    """Terrain cards in the order of their numbers."""
    return numbering(setting).terrain


def bits(members: Iterable[str], order: Sequence[str]) -> int:
    """A set as a number: a bit for each member, in their order."""
    return sum(1 << order.index(name) for name in members)


def fill_cards(battle: Battle, setting: Setting) -> None:
    ids = card_ids(setting)
    battle.cards = len(ids)
    battle.hidden_card, battle.dropper = ids.index(HIDDEN), ids.index("c47")
    cards = [_card(setting, setting.cards.card(name)) for name in ids]
    for name in cards[0]:
        whole: list[int] = getattr(battle, name)
        setattr(battle, name, padded((card[name] for card in cards), len(whole)))
    battle.entry_costs = _entry_costs(setting)


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
        return _NO_UNIT | found | _support(row, numbering(setting).bit[row.id])
    return _NO_SUPPORT | found | _unit(setting, row)


_NO_UNIT = dict.fromkeys(
    (
        *("kind", "movement", "pace", "range", "min_range", "damage", "defence", "hp", "blast"),
        *("traits", "carries", "can_fire", "offensive", "defensive", "armoured"),
    ),
    0,
)
_NO_SUPPORT = dict.fromkeys(("tag", "timing", "types", "amount", "number"), 0)
_NO_SUPPORT |= {"effect": fast.NOTHING}


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
        "type": fast.SUPPORT,
        "effect": EFFECTS.index(row.effect),
        "tag": TAGS.index(row.tag),
        "timing": TIMINGS.index(row.timing),
        "types": bits(row.types or TYPES, TYPES),
        "amount": row.amount,
        "number": number,
    }


def fill_tokens(battle: Battle, setting: Setting) -> None:
    """Tokens stand in the same columns behind the cards."""
    rows = list(setting.cards.tokens.values())
    battle.tokens = len(rows)
    for at, row in enumerate(rows, start=fast.TOKEN):
        for name, value in _token(setting, row).items():
            column: Any = getattr(battle, name)
            setattr(battle, name, [*column[:at], value, *column[at + 1 :]])


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


def fill_terrain(battle: Battle, setting: Setting) -> None:
    rows = [setting.cards.terrain[name] for name in terrain_ids(setting)]
    battle.terrains = len(rows)
    battle.cover_of = padded((row.cover for row in rows), fast.TERRAINS)
    battle.terrain_hp = padded((row.hp for row in rows), fast.TERRAINS)
    battle.terrain_defence = padded((row.defence for row in rows), fast.TERRAINS)
    battle.terrain_cost = padded((row.cost for row in rows), fast.TERRAINS)
    battle.capacity = padded((row.capacity for row in rows), fast.TERRAINS)
    battle.copies = padded((row.copies for row in rows), fast.TERRAINS)
    battle.in_the_way = padded((bool(row.blocks) for row in rows), fast.TERRAINS)
    out = setting.numbers.bid.no_terrain
    battle.not_for_bids = padded((row.id in out for row in rows), fast.TERRAINS)


def _entry_costs(setting: Setting) -> list[list[int]]:
    """What it costs a card to enter each terrain, 0 where it may not, as the rules say."""
    units, empty = setting.cards.units, new(setting)
    grounds = [
        replace(empty, terrain=(TerrainPiece(terrain), *empty.terrain[1:]))
        for terrain in terrain_ids(setting)
    ]
    found = [
        [
            entry_cost(setting, state, units[card], 0) or 0 if card in units else 0
            for state in grounds
        ]
        for card in card_ids(setting)
    ]
    return rows_padded(found, fast.CARDS, fast.TERRAINS)
