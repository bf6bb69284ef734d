"""Setting a firefight up: counters from the mission, then what the players place themselves."""

from __future__ import annotations

from opfor.cardboard.coh.counters.action_cards import deck_of
from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.missions.first_hits import first_hits, pile_left
from opfor.cardboard.coh.missions.mission import Force, Mission
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Draw
from opfor.games.coh.rules.control_and_fieldworks import update_holders
from opfor.games.coh.rules.hidden_units import find_exposed
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import PlaceAt
from opfor.games.coh.values.names import counter_name
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import OFF, Counter, Marker, Smoke, State, Work
from opfor.games.coh.values.teams import Teams
from opfor.games.coh.values.untold_cards import in_deck
from opfor.kit.hexes import Facing


@cite("COH-1.0-a", "COH-1.0-b", "COH-1.0-d", "COH-1.0-f")
def new(setting: Setting) -> State:
    """The state before anybody has placed anything: counters, CAPs, VPs, piles, deck."""
    mission, field = setting.mission, setting.field
    counters: list[Counter] = []
    for side, row in enumerate(mission.sides):
        for force in row.forces:
            counters += _counters(setting, side, force, counters)
    nations = [row.nation for row in mission.sides]
    players = setting.teams.players if setting.teams else len(mission.sides)
    return State(
        counters=tuple(counters),
        caps=(mission.sides[0].caps, mission.sides[1].caps),
        vp=(mission.sides[0].vp, mission.sides[1].vp),
        markers=tuple(Marker(field.cell(c.hex), nations.index(c.owner)) for c in mission.control),
        works=tuple(_works(setting, mission)),
        smoke=tuple(Smoke(field.cell(row.hex), row.density) for row in mission.smoke),
        soft=pile_left("soft", first_hits(mission)),
        armour=pile_left("armour", first_hits(mission)),
        deck=deck_of(mission.cards),
        activated=((),) * players,
        aps=(0,) * players,
    )


def _counters(setting: Setting, side: int, force: Force, before: list[Counter]) -> list[Counter]:
    nation = setting.nation(side)
    facing = Facing[force.facing] if force.facing else Facing.N
    found = []
    for number in force.numbers:
        carrier = next(
            (i for i, c in enumerate(before) if c.side == side and c.number == force.rides), OFF
        )
        vehicle = before[carrier] if carrier != OFF else None
        cell = setting.field.cell(force.hex) if force.hex else OFF
        found.append(
            Counter(
                id=f"{nation[0].upper()}{number:02d}",
                unit=kind_numbered(nation, number).id,
                side=side,
                number=number,
                place=vehicle.place if vehicle else "map" if force.hex else "reserve",
                cell=vehicle.cell if vehicle else cell,
                facing=int(vehicle.facing if vehicle else facing),
                spent=force.spent,
                hit=force.hit,
                hidden=force.hidden,
                carrier=carrier,
                due=force.enters,
                outside=force.outside,
            )
        )
    return found


def _works(setting: Setting, mission: Mission) -> list[Work]:
    nations = [row.nation for row in mission.sides]
    return [
        Work(
            row.kind,
            setting.field.cell(row.hex),
            int(Facing[row.facing]),
            nations.index(row.owner),
            row.hidden,
        )
        for row in mission.works
    ]


def set_up(play: CohPlay) -> Procedure[None]:
    """Each side puts its free units down, in the mission's order, then takes its first cards."""
    for side in (0, 1):
        yield from place_units(play, side)
    for side in (0, 1):
        yield from draw_first_cards(play, side)
    update_holders(play)
    find_exposed(play)


def _owners_seat(play: CohPlay, unit: int, side: int) -> str:
    """Who puts a unit down: its own player."""
    teams: Teams | None = play.setting.teams
    if teams is None:
        return str(play.setting.seats[side])
    return teams.seats[side][teams.owners[unit] // 2]


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
        answer = yield Choose(_owners_seat(play, unit, side), "set-up", options, who)
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
