"""How what lies on the map may be set right by touch: whole corrections, each with its words."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.cardboard.coh.counters.numbers import PILE_OF
from opfor.core.compared import NONE, Fact
from opfor.games.coh.told import names as say
from opfor.games.coh.told.names import SAY
from opfor.games.coh.told.positions.ground import DENSITIES, NAMES
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_state import SoloState
from opfor.games.coh.values.state import Counter, State
from opfor.kit.hexes import FACINGS

Mend = tuple[str, str]
"""A correction as it is typed, and how the thing lies then."""


def lying_open(state: State) -> list[Counter]:
    """The counters on the cardboard map: whoever is in hiding lies beside it."""
    return [c for c in state.counters if c.place == "map" and not c.hidden]


def of_place(setting: Setting, one: Counter) -> Iterator[Mend]:
    """Turned where it stands, or off the map; elsewhere it is put by pointing."""
    if not setting.kind(one).has("rumored"):
        here = setting.field.name(one.cell)
        for each in FACINGS:
            if each.value != one.facing:
                facing = box.facing(each.value)
                yield f"{one.id} {here} {each.name}", SAY("way-facing", facing=facing)
    yield f"{one.id} destroyed", SAY("way-gone")


def of_side(one: Counter) -> Iterator[Mend]:
    side = "fresh" if one.spent else "spent"
    yield f"{one.id} {side}", SAY("way-side", side=side)


def of_hit(setting: Setting, one: Counter) -> Iterator[Mend]:
    """None, or one of the pile for such units."""
    kind = setting.kind(one)
    if kind.has("rumored"):
        return
    if one.hit:
        yield f"{one.id} unhit", SAY("way-none")
    piles = {PILE_OF[kind.front_colour], PILE_OF[kind.flank_colour]}
    for name, hit in setting.hits.items():
        if not hit.destroys and name != one.hit and hit.pile in piles:
            yield f"{one.id} hit {name}", str(say.hit(setting, name))


def of_control(setting: Setting, where: str) -> Iterator[Mend]:
    for side in (0, 1):
        nation = setting.nation(side)
        yield f"control {where} {nation}", str(box.nation(nation))
    yield f"control {where} {NONE}", SAY("way-none")


def of_smoke(where: str) -> Iterator[Mend]:
    for density in (*DENSITIES, NONE):
        yield f"smoke {where} {density}", SAY("way-smoke", density=density)


def of_work(where: str) -> Iterator[Mend]:
    yield f"work {where} {NONE}", SAY("way-none")


def of_hand(setting: Setting, state: State, side: int) -> Iterator[Mend]:
    """A card more, a card fewer."""
    nation = setting.nation(side)
    for sign, pile in (("-", state.hands[side]), ("+", state.deck)):
        for card in sorted(set(pile) & action_cards().keys()):
            named = f"{card} {action_cards()[card].title}"
            yield f"hand {nation} {sign}{card}", _card(sign, named)


def _card(sign: str, card: str) -> str:
    """What a pile becomes without a card that is in it, or with one that is not."""
    return SAY("way-card", held="yes" if sign == "-" else "no", card=card)


def of_orders(solo: SoloState) -> tuple[list[Mend], list[Mend]]:
    """Of the card that counts, of the draw pile."""
    counts = [(f"order {card}", card) for card in sorted({*solo.orders, *solo.used})]
    piled = [(f"orders -{card}", _card("-", card)) for card in solo.orders]
    piled += [(f"orders +{card}", _card("+", card)) for card in solo.used]
    return [*counts, (f"order {NONE}", SAY("way-none"))], piled


def missing(setting: Setting, state: State) -> Iterator[Fact]:
    """What might lie on the map and does not: units, works, smoke, control markers."""
    for one in state.counters:
        if one.place != "map" and not setting.kind(one).has("rumored"):
            yield _more(str(say.counter(setting, one)), f"{one.id} {{}}")
    for side in (0, 1):
        nation = setting.nation(side)
        yield _more(SAY("more-control", who=box.nation(nation)), f"control {{}} {nation}")
    for kind, name in NAMES.items():
        for each in FACINGS if setting.works[kind].has_facing else (None,):
            facing, typed = (
                (box.facing(each.value), f" {each.name}") if each is not None else ("none", "")
            )
            said = SAY("more-work", work=box.work(kind), facing=facing)
            yield _more(said, f"work {{}} {name}{typed}")
    for density in DENSITIES:
        yield _more(SAY("way-smoke", density=density), f"smoke {{}} {density}")


def _more(what: str, mend: str) -> Fact:
    return Fact(what, "", mend, onto="hex")
