"""A position as both engines have it: the readable state as numbers, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from opfor.core.requests import UNTOLD
from opfor.fast.coh import sizes
from opfor.fast.coh import values as fast
from opfor.fast.coh.barrage_tables import barrages_of, read_barrages
from opfor.fast.coh.mind import CALLED_OFF, TRACK_COMPLETE
from opfor.fast.coh.names import ACTIONS, PLACES, STAGES
from opfor.fast.coh.numbering import numbering
from opfor.fast.coh.solo_states import read_solo, solo_of
from opfor.fast.coh.values import Battle
from opfor.fast.coh.work_tables import read_works, work_of
from opfor.fast.rows import padded, rows_padded
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.state import OFF, UNKNOWN_HIT, Intrusion, Marker, Smoke, State

ENDINGS = {
    fast.LAST_ROUND: "last-round",
    TRACK_COMPLETE: "track-complete",
    CALLED_OFF: "called-off",
}
"""Why a game is over, but for a side that is beaten."""


def read_state(battle: Battle, setting: Setting, state: State) -> None:
    """Take a readable state over."""
    battle.stage = STAGES.index(state.stage)
    battle.round, battle.turn, battle.mover = state.round, state.turn, state.mover
    battle.passes, battle.again = state.passes, int(state.again)
    battle.caps, battle.losses, battle.vp = list(state.caps), list(state.losses), list(state.vp)
    battle.activated = rows_padded(state.activated, sizes.PLAYERS, sizes.UNITS)
    battle.actives = padded((len(group) for group in state.activated), sizes.PLAYERS)
    battle.aps = padded(state.aps, sizes.PLAYERS)
    battle.speaker = list(state.speaker)
    battle.acted, battle.actors = padded(state.acted, sizes.UNITS), len(state.acted)
    battle.action = ACTIONS.index(state.action)
    battle.ended = fast.NOT_ENDED
    _read_counters(battle, setting, state)
    battle.markers = len(state.markers)
    battle.marker_cell = padded((marker.cell for marker in state.markers), sizes.MARKERS)
    battle.holder = padded((marker.side for marker in state.markers), sizes.MARKERS)
    read_works(battle, setting, state.works)
    read_barrages(battle, state.barrages)
    smoke = [0] * sizes.CELLS
    for lying in state.smoke:
        smoke[lying.cell] = lying.density
    battle.smoke, battle.smokes = smoke, len(state.smoke)
    came = state.intrusion or Intrusion(OFF, OFF, 0)
    battle.intruded, battle.intruded_from, battle.intruded_turn = came.cell, came.origin, came.turn
    _read_piles(battle, setting, state)
    if isinstance(setting, SoloSetting) and state.solo is not None:
        read_solo(battle, setting, state, state.solo)


def _read_counters(battle: Battle, setting: Setting, state: State) -> None:
    counters, ids = state.counters, numbering(setting).hit_names
    battle.place = padded((PLACES.index(c.place) for c in counters), sizes.UNITS)
    battle.due = padded((c.due for c in counters), sizes.UNITS)
    battle.cell = padded((c.cell for c in counters), sizes.UNITS, OFF)
    battle.facing = padded((c.facing for c in counters), sizes.UNITS)
    battle.spent = padded((c.spent for c in counters), sizes.UNITS)
    hits = (fast.UNKNOWN_HIT if c.hit == UNKNOWN_HIT else ids.index(c.hit) for c in counters)
    battle.hit = padded(hits, sizes.UNITS)
    battle.carrier = padded((c.carrier for c in counters), sizes.UNITS, OFF)
    battle.carried = sum(c.carrier != OFF for c in counters)
    battle.hidden = padded((c.hidden for c in counters), sizes.UNITS)
    battle.outside = padded((c.outside for c in counters), sizes.UNITS)
    manned, lurking = ([[0] * sizes.CELLS for _ in range(sizes.SIDES)] for _ in range(2))
    for counter in counters:
        if counter.cell != OFF:
            (lurking if counter.hidden else manned)[counter.side][counter.cell] += 1
    battle.manned, battle.lurking = manned, lurking
    battle.lurkers = sum(c.hidden and c.cell != OFF for c in counters)


def _read_piles(battle: Battle, setting: Setting, state: State) -> None:
    known = numbering(setting)
    cards = known.card_names
    battle.stock = padded(_counts((*state.soft, *state.armour), known.hit_names), sizes.HITS)
    battle.stocked = [len(state.soft), len(state.armour)]
    battle.deck, battle.decked = padded(_counts(state.deck, cards), sizes.CARDS), len(state.deck)
    battle.discard = padded(_counts(state.discard, cards), sizes.CARDS)
    hands = [_counts(hand, cards) for hand in state.hands]
    battle.hand = rows_padded(hands, sizes.SIDES, sizes.CARDS)
    battle.held = [len(hand) for hand in state.hands]
    battle.untold = [hand.count(UNTOLD) for hand in state.hands]


def state_of(battle: Battle, setting: Setting) -> State:
    """The readable state of a position."""
    known = numbering(setting)
    begins, cards, hits = known.begins, known.card_names, known.hit_names
    smoke = enumerate(battle.smoke[: battle.cells])
    markers = list(zip(battle.marker_cell, battle.holder, strict=True))[: battle.markers]
    stage: Any = STAGES[battle.stage]
    first, second = (
        (*_pieces(hand, cards), *(UNTOLD,) * untold)
        for hand, untold in zip(battle.hand, battle.untold, strict=True)
    )
    return State(
        stage=stage,
        round=battle.round,
        turn=battle.turn,
        mover=battle.mover,
        passes=battle.passes,
        counters=_counters(battle, begins, hits),
        caps=(battle.caps[0], battle.caps[1]),
        losses=(battle.losses[0], battle.losses[1]),
        vp=(battle.vp[0], battle.vp[1]),
        activated=tuple(
            tuple(battle.activated[p][: battle.actives[p]]) for p in range(battle.players)
        ),
        aps=tuple(battle.aps[: battle.players]),
        speaker=(battle.speaker[0], battle.speaker[1]),
        acted=tuple(battle.acted[: battle.actors]),
        action=ACTIONS[battle.action],
        again=bool(battle.again),
        markers=tuple(Marker(*marker) for marker in markers),
        works=tuple(work_of(battle, setting, work) for work in range(battle.works)),
        smoke=tuple(Smoke(cell, density) for cell, density in smoke if density),
        barrages=barrages_of(battle),
        intrusion=_intrusion(battle),
        soft=_stock(battle, hits, fast.RED),
        armour=_stock(battle, hits, fast.BLUE),
        deck=_pieces(battle.deck, cards),
        discard=_pieces(battle.discard, cards),
        hands=(first, second),
        ended=ending(setting, battle.ended, battle.beaten),
        solo=solo_of(battle, setting, begins) if isinstance(setting, SoloSetting) else None,
    )


def ending(setting: Setting, ended: int, beaten: int) -> str:
    """Why a firefight is over, as the readable state says it."""
    if ended == fast.BEATEN:
        nations = [setting.nation(side) for side in (0, 1) if beaten >> side & 1]
        return f"beaten:{'+'.join(nations)}"
    return ENDINGS.get(ended, "")


def _stock(battle: Battle, hits: Sequence[str], colour: int) -> tuple[str, ...]:
    """The hit counters left for soft targets, or for armour."""
    stock = zip(battle.stock, battle.hit_pile, strict=True)
    return _pieces([n if pile == colour else 0 for n, pile in stock], hits)


def _counters(battle: Battle, begins: State, hits: Sequence[str]) -> tuple[Any, ...]:
    """Every counter as it stands; each row is asked for once."""
    standing = battle.place, battle.cell, battle.facing
    columns = (
        *standing,
        battle.spent,
        battle.hit,
        battle.carrier,
        battle.hidden,
        battle.due,
        battle.outside,
    )
    return tuple(
        replace(
            counter,
            place=PLACES[place],
            cell=cell,
            facing=facing,
            spent=bool(spent),
            hit=hits[hit],
            carrier=carrier,
            hidden=bool(hidden),
            due=due,
            outside=bool(outside),
        )
        for counter, place, cell, facing, spent, hit, carrier, hidden, due, outside in zip(
            begins.counters, *columns, strict=False
        )
    )


def _intrusion(battle: Battle) -> Intrusion | None:
    if battle.intruded == OFF:
        return None
    return Intrusion(battle.intruded, battle.intruded_from, battle.intruded_turn)


def _counts(pieces: Sequence[str], names: Sequence[str]) -> list[int]:
    count = Counter(pieces)
    return [count[name] for name in names]


def _pieces(counts: Sequence[int], names: Sequence[str]) -> tuple[str, ...]:
    pairs = zip(names, counts[: len(names)], strict=True)
    return tuple(name for name, count in pairs for _ in range(count))
