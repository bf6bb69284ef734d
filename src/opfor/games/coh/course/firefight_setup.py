"""Setting a firefight up: counters from the mission, then what the players place themselves."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Draw
from opfor.games.coh.rules.control_and_fieldworks import update_holders
from opfor.games.coh.rules.hidden_units import find_exposed
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import PlaceAt
from opfor.games.coh.values.names import counter_name
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import OFF
from opfor.games.coh.values.untold_cards import in_deck


def set_up(play: CohPlay) -> Procedure[None]:
    """Each side puts its free units down, in the mission's order, then takes its first cards."""
    for side in (0, 1):
        yield from place_units(play, side)
    for side in (0, 1):
        yield from draw_first_cards(play, side)
    update_holders(play)
    find_exposed(play)


def place_units(play: CohPlay, side: int) -> Procedure[None]:
    """Ask where each unit with a set-up area goes: on ground it may enter."""
    for unit, counter in enumerate(play.state.counters):
        if counter.side != side or counter.place != "reserve" or counter.due:
            continue
        area = play.setting.areas[side].get(counter.number, ())
        if not area or counter.carrier != OFF:
            continue
        kind = play.setting.kind(counter)
        fits = [c for c in area if play.setting.tables.entry_extra(kind, c) is not None]
        options = tuple(PlaceAt(unit, cell) for cell in fits or area)
        who = counter_name(play.setting, counter)
        seat = play.setting.owners_seat(unit, side)
        answer = yield Choose(seat, "set-up", options, who)
        facing = play.state.counters[unit].facing
        play.emit(ev.UnitPlaced(unit, answer.cell, facing, counter.hidden))


@cite("COH-1.0-f")
def draw_first_cards(play: CohPlay, side: int) -> Procedure[None]:
    """The hand a side begins with, and what each round brings."""
    row = play.setting.mission.sides[side]
    yield from draw_cards(play, side, row.hand + row.cards_each_round, "COH-1.0-f")


@cite("COH-2.5-f", "GEN-4.0-d")
def draw_cards(play: CohPlay, side: int, count: int, rule: str = "") -> Procedure[None]:
    """Draw action cards; an empty deck is made anew from the discards. The solo AI looks at no
    hand."""
    is_hidden = play.setting.bot == 1 - side
    for _ in range(count):
        if not in_deck(play.state) and play.state.discard:
            play.emit(ev.DeckReshuffled())
        if not in_deck(play.state):
            return
        pool = play.state.deck
        card = yield Draw("action-cards", pool, "action card", rule, hidden=is_hidden)
        play.emit(ev.CardDealt(side, card))
