"""Events of a generation as sentences, and as instructions to people with cardboard."""

from __future__ import annotations

from opfor.core.phrases import amount
from opfor.games.coh_generator.told.card_words import rule_half
from opfor.games.coh_generator.values import events as e
from opfor.games.coh_generator.values.ground import shown
from opfor.games.coh_generator.values.names import (
    SECTIONS,
    bottom_text,
    cap_change,
    map_name,
    player_name,
    role_name,
    unit_name,
    unit_names,
)
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import UNSEEN, State


def event(setting: Setting, state: State, happened: e.Event) -> str:
    """One sentence; empty for what nobody needs to hear of."""
    return (
        _set_up(happened)
        or _cards(setting, happened)
        or _map(state, happened)
        or _rest(setting, happened)
    )


def _set_up(happened: e.Event) -> str:
    match happened:
        case e.InitiativeWon(player):
            return "" if player == "player" else f"{player_name(player)} has the initiative."
        case e.SidesTaken(roles, lead):
            told = [f"{player_name(who)} plays {role_name(role)}" for role, who in roles.items()]
            if len(set(roles.values())) == 1:
                return f"The {lead.capitalize()} side begins; you choose for both sides."
            return f"{_capital(', '.join(told))}; the {lead.capitalize()} side begins."
        case e.MapLaid(placed, edges):
            moved = "; entry moves one map out for " + ", ".join(map(role_name, edges))
            return f"{_capital(map_name(placed.board))} is laid{moved if edges else ''}."
        case e.MapSwitched(old, new):
            return f"{_capital(map_name(new))} takes the place of map {old}."
        case e.EdgeTaken(role, edge):
            return f"{role_name(role)} enters by the {edge[0][1]} edge."
        case e.StageReached(stage):
            return "The firefight is ready." if stage == "done" else ""
        case e.PoolsDiscarded():
            return "All cards are played; what is left of decks and counters goes away."
    return ""


def _cards(setting: Setting, happened: e.Event) -> str:
    match happened:
        case e.CardDealt(role, card):
            if card == UNSEEN:
                return ""  # how many cards others hold stands on the board
            drawn = setting.card(setting.plan.seat(role).side, card)
            units = bottom_text(setting.plan.seat(role).side, drawn.bottom)
            return f"{role_name(role)} draws card {card}: {drawn.top.title}, or {units}"
        case e.ActionCardDrawn(role, card):
            return f"{role_name(role)} draws {'an Action Card' if card == UNSEEN else card}."
        case e.CardReturned(role, card):
            return f"{role_name(role)} puts card {card} back on top."
        case e.CardPlayed(play, _):
            if play.half == "bottom":
                return f"{role_name(play.role)} plays card {play.card} for its Units."
            top = setting.card(play.side, play.card).top
            return f"{role_name(play.role)} plays card {play.card}, {top.title}: {top.text}"
        case e.ConditionDrawn(card):
            return f"{setting.content.conditions[card].title} is drawn."
        case e.ConditionPlayed(_, card, half, _):
            condition = setting.content.conditions[card]
            part = condition.top if half == "top" else condition.bottom
            return f"{condition.title} is played for its {half}: {part.text}"
        case e.CapsChanged(change, caps):
            by = cap_change(change.by)
            return f"{role_name(change.role)}: {by}, now {amount(caps, 'CAP')}."
        case e.RateChanged(role, rate):
            return f"{role_name(role)} will draw {amount(rate, 'Action Card')} a round."
        case e.RoundsChanged(rounds):
            return f"The firefight will last {rounds} rounds."
    return ""


def _map(state: State, happened: e.Event) -> str:
    match happened:
        case e.UnitsGained(units):
            side, names = units[0].side, unit_names(units[0].side, [u.unit for u in units])
            joins = f"join{'s' * (len(units) == 1)} the {side.capitalize()}s"
            return f"{names} {joins}{f' in round {units[0].round}' if units[0].round else ''}."
        case e.UnitPlaced(side, unit, hex_, facing, hidden):
            if hidden:
                place = "" if hex_ == UNSEEN else f" at {shown(state, hex_)}"
                return f"{side.capitalize()} {unit_name(side, unit)} hides{place}."
            name = f"{side.capitalize()} {unit_name(side, unit)}"
            return f"{name} is placed on {shown(state, hex_)}, facing {facing}."
        case e.UnitSheltered(side, unit, inside):
            return f"{unit_name(side, unit)} {'goes inside' if inside else 'stays outside'}."
        case e.UnitTurned(side, unit, facing):
            return f"{unit_name(side, unit)} turns to face {facing}."
        case e.UnitsCupped(side, units):
            return f"Into the cup of rumours: {unit_names(side, units)}."
        case e.MarkerPlaced(marker):
            hex_ = shown(state, marker.hex)
            return f"A {marker.owner.capitalize()} Control Marker lies on {hex_}."
        case e.WorkPlaced(work):
            return f"{work.kind.replace('-', ' ').capitalize()} on {shown(state, work.hex)}."
        case e.CounterMoved(what, _, hex_):
            return f"A {what} that could not stay moves to {shown(state, hex_)}."
        case e.TruckRouted(route):
            truck = unit_name(route.side, route.unit)
            if not route.road:
                return f"{truck} has no road left to drive along."
            return f"{truck} drives from the {route.entrance[1]} edge to the {route.exit[1]} edge."
    return ""


def _rest(setting: Setting, happened: e.Event) -> str:
    match happened:
        case e.CounterDrawn(counter):
            return f"A Defense Counter is drawn: {_faces(setting, counter)}."
        case e.CounterKept(counter):
            return f"There is no place for {_faces(setting, counter)}."
        case e.WorkRemoved():
            return "The hidden mine becomes a rumour."
        case e.ScoreAdded(score):
            return f"The {score.side.capitalize()}s can score by card {score.card}."
        case e.PointsGiven(side, vp):
            return f"The {side.capitalize()}s begin with {amount(vp, 'VP')} more."
        case e.RuleAdded(rule):
            return "" if rule.key else f"In force: {rule_half(setting.content, rule).text}"
        case e.UnitsChosen(_, units):
            return f"Chosen: {', '.join(unit.replace('-', ' ') for unit in units)}."
        case e.ArtilleryGained(side, strikes):
            return f"The {side.capitalize()}s have {amount(strikes, 'artillery strike')} a round."
        case e.MissionDeveloped(solo):
            tiles = [f"{tile} {setting.content.tiles[solo.ai][tile].title}" for tile in solo.tiles]
            return (
                f"You command the {solo.player.capitalize()}s. The AI commands the "
                f"{solo.ai.capitalize()}s by the {solo.sheet} side of its sheet, "
                f"with tiles {', '.join(tiles) or 'none'}."
            )
    return ""


def instruct(setting: Setting, state: State, happened: e.Event) -> str:
    """What to do at the table; the sentence of the event where something is to be done."""
    match happened:
        case e.CardPlayed(play, section):
            if not section:
                return f"Discard {play.side.capitalize()} card {play.card}."
            return f"Put {play.side.capitalize()} card {play.card} under {SECTIONS[section]}."
        case e.CapsChanged(change, caps):
            return f"Put the CAP marker of {role_name(change.role)} on {caps}."
        case e.CardReturned(role, card):
            return f"Put {role_name(role)} card {card} back on top of its deck."
        case e.UnitsGained() | e.UnitPlaced() | e.MarkerPlaced() | e.WorkPlaced() | e.MapLaid():
            return event(setting, state, happened)
        case e.RoundsChanged(rounds):
            return f"Put the end mark on round {rounds}."
        case e.PoolsDiscarded():
            return "Put decks and counters away; the round marker goes on 1."
        case e.MissionDeveloped(solo):
            return f"Turn the Mission Sheet to its {solo.sheet} side and lay the tiles."
    return ""


def _faces(setting: Setting, counter: str) -> str:
    faces = setting.content.counters[counter].faces
    return " or ".join(face.replace("-", " ") for face in faces)


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
