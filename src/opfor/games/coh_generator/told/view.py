"""What each seat may see of a generation, and what must never change in number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.core.cite import cite
from opfor.core.game import Seat
from opfor.core.later import SpokenMapping
from opfor.core.trace import Decision
from opfor.games.coh_generator.rules.hidden_units import AMBUSH_MINE
from opfor.games.coh_generator.told import names as say
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.values import events as e
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import UNSEEN, State, UnitAt

PARTNERS = ("", "-1", "-2")


def seats(setting: Setting) -> Sequence[Seat]:
    """One seat a player; a solo mission has one for both sides."""
    if setting.options.solo:
        return [Seat("player", SAY("seat-alone"))]
    return [Seat(player, say.player(player)) for player in setting.players]


@cite("GEN-2.1-c")
def view(setting: Setting, state: State, seat: str) -> State:
    """Hands, drawn Action Cards and hidden places of others are replaced; record boards, tracks
    and everything on the map are open. What others hold goes back among their unseen cards."""
    own = {role for role, player in state.roles.items() if player == seat}
    if not state.roles or own == set(state.roles):
        return state
    sides = {role.partition("-")[0] for role in own}
    hands, decks = dict(state.hands), dict(state.decks)
    for role, hand in state.hands.items():
        if role not in own and UNSEEN not in hand:
            hands[role] = (UNSEEN,) * len(hand)
            for other in setting.plan.roles(role.partition("-")[0]):
                unseen = {*decks[other], *hand} & set(setting.plan.seat(other).cards)
                decks[other] = tuple(sorted(unseen | set(decks[other])))
    action = {r: h if r in own else (UNSEEN,) * len(h) for r, h in state.action_hands.items()}
    return replace(
        state,
        hands=hands,
        decks=decks,
        action_hands=action,
        units=tuple(_seen(unit, sides) for unit in state.units),
        works=tuple(w for w in state.works if w.side in sides or not w.hidden),
        sites=tuple(s for s in state.sites if s.side in sides),
    )


def _seen(unit: UnitAt, sides: set[str]) -> UnitAt:
    if unit.where == "hidden" and unit.side not in sides:
        return replace(unit, hex=UNSEEN, facing="")
    return unit


def heard(setting: Setting, event: Any, seat: str) -> Any:
    """Cards dealt to others and hidden places stay secret."""
    if setting.options.solo:
        return event
    if isinstance(event, e.CounterMoved) and event.what == "site":
        return None
    if getattr(event, "player", seat) in (seat, ""):
        return event
    match event:
        case e.UnitPlaced(hidden=True):
            return replace(event, hex=UNSEEN, facing="")
        case e.WorkPlaced() | e.SiteRecorded():
            return None
        case e.CardDealt() | e.ActionCardDrawn():
            return replace(event, card=UNSEEN)
    return event


def heard_decision(setting: Setting, decision: Decision, _seat: str) -> Decision | None:
    """Where a hiding place goes stays secret."""
    hides = decision.details.get("what") == "site"
    return None if hides and not setting.options.solo else decision


def _deck(role: str) -> str:
    return SAY("chance-of-cards", role=say.role(role))


SOURCES = SpokenMapping(
    {
        **{
            name: partial(SAY, f"chance-of-{name.replace(' ', '-')}")
            for name in (
                *("initiative", "condition cards", "defense counters", "action cards"),
                *("side die", "sheet die", "command cards", "tie"),
            )
        },
        **{f"{side}{n} cards": partial(_deck, f"{side}{n}") for side in NATIONS for n in PARTNERS},
    }
)
"""Every source of chance, in words."""


@cite("X-8")
def inventory(setting: Setting, state: State) -> Mapping[str, int]:
    """Generator cards, Condition Cards and Defense Counters, wherever they are."""
    pieces: Counter[str] = Counter()
    conditions = setting.content.conditions
    for side, record in state.records.items():
        filed = [*record.units, *record.victory, *record.special]
        for seat in setting.plan.seats:
            if seat.side == side:
                filed += _cards_of(state, seat.role) if state.decks else seat.cards
        pieces[side] = len({card for card in filed if card not in conditions})
    records = state.records.values()
    kept = [c for r in records for c in (*r.special, *r.beside) if c in conditions]
    zones = (state.condition_deck, state.condition_hand, state.condition_discard, kept)
    pieces["conditions"] = sum(len(zone) for zone in zones)
    works = [w.counter for w in state.works if w.counter != AMBUSH_MINE]
    pieces["counters"] = sum(map(len, (state.pool, state.drawn, state.pool_discard, works)))
    pieces["action cards"] = len(state.action_deck) + sum(map(len, state.action_hands.values()))
    return dict(pieces)


def _cards_of(state: State, role: str) -> list[str]:
    zones = (state.decks, state.tops, state.hands, state.discards)
    return [card for zone in zones for card in zone[role]]
