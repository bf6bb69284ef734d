"""Events of a generation as sentences, and as instructions to people with cardboard."""

from __future__ import annotations

from opfor.games.coh.generator import events as e
from opfor.games.coh.generator.ground import shown
from opfor.games.coh.generator.options import Setting
from opfor.games.coh.generator.state import UNSEEN, State


def event(setting: Setting, state: State, happened: e.Event) -> str:
    """One sentence; empty for what nobody needs to hear of."""
    return (
        _set_up(happened) or _cards(setting, happened) or _map(state, happened) or _rest(happened)
    )


def _set_up(happened: e.Event) -> str:
    match happened:
        case e.InitiativeWon(player):
            return f"{_player(player)} has the initiative."
        case e.SidesTaken(roles, lead):
            told = ", ".join(f"{_role(role)}: {_player(who)}" for role, who in roles.items())
            return f"{told}; the {lead.capitalize()} side begins."
        case e.MapLaid(placed, edges):
            moved = "; entry moves one map out for " + ", ".join(edges) if edges else ""
            return f"Map {placed.board} is laid{moved}."
        case e.MapSwitched(old, new):
            return f"Map {new} takes the place of map {old}."
        case e.EdgeTaken(role, edge):
            return f"{_role(role)} enters by the {edge[0][1]} edge."
        case e.StageReached(stage):
            return "The firefight is ready." if stage == "done" else ""
        case e.PoolsDiscarded():
            return "All cards are played; what is left of decks and counters goes away."
    return ""


def _cards(setting: Setting, happened: e.Event) -> str:
    match happened:
        case e.CardDealt(role, card):
            return f"{_role(role)} draws {'a card' if card == UNSEEN else f'card {card}'}."
        case e.ActionCardDrawn(role, card):
            return f"{_role(role)} draws {'an Action Card' if card == UNSEEN else card}."
        case e.CardReturned(role, card):
            return f"{_role(role)} puts card {card} back on top."
        case e.CardPlayed(play, _):
            title = setting.card(play.side, play.card).top.title
            what = "for Units" if play.half == "bottom" else f"as {title}"
            return f"{_role(play.role)} plays card {play.card} {what}."
        case e.ConditionDrawn(card):
            return f"{setting.content.conditions[card].title} is drawn."
        case e.ConditionPlayed(_, card, half, _):
            condition = setting.content.conditions[card]
            part = condition.top if half == "top" else condition.bottom
            return f"{condition.title} is played for its {half}: {part.text}"
        case e.CapsChanged(change, caps):
            return f"{_role(change.role)}: {change.by:+d} CAP, now {caps}."
        case e.RateChanged(role, rate):
            return f"{_role(role)} will draw {rate} Action Cards a round."
        case e.RoundsChanged(rounds):
            return f"The firefight will last {rounds} rounds."
    return ""


def _map(state: State, happened: e.Event) -> str:
    match happened:
        case e.UnitsGained(units):
            where = f" for round {units[0].round}" if units and units[0].round else ""
            return f"{', '.join(u.unit for u in units)} join the {units[0].side} side{where}."
        case e.UnitPlaced(side, unit, hex_, facing, hidden):
            if hidden:
                place = "" if hex_ == UNSEEN else f" at {shown(state, hex_)}"
                return f"{side.capitalize()} {unit} hides{place}."
            return f"{side.capitalize()} {unit} is placed on {shown(state, hex_)}, facing {facing}."
        case e.UnitSheltered(_, unit):
            return f"{unit} goes inside."
        case e.UnitTurned(_, unit, facing):
            return f"{unit} turns to face {facing}."
        case e.UnitsCupped(_, units):
            return f"{', '.join(units)} go into the cup of rumours."
        case e.MarkerPlaced(marker):
            hex_ = shown(state, marker.hex)
            return f"A {marker.owner.capitalize()} Control Marker lies on {hex_}."
        case e.WorkPlaced(work):
            return f"{work.kind.replace('-', ' ').capitalize()} on {shown(state, work.hex)}."
        case e.CounterMoved(what, _, hex_):
            return f"A {what} that could not stay moves to {shown(state, hex_)}."
        case e.TruckRouted(route):
            return f"{route.unit} drives from {route.entrance[1]} to {route.exit[1]}."
    return ""


def _rest(happened: e.Event) -> str:
    match happened:
        case e.CounterDrawn(counter):
            return f"Counter {counter} is drawn."
        case e.CounterKept(counter):
            return f"There is no place for {counter}."
        case e.WorkRemoved():
            return "The hidden mine becomes a rumour."
        case e.ScoreAdded(score):
            return f"{score.side.capitalize()} may score: {score.text}"
        case e.PointsGiven(side, vp):
            return f"{side.capitalize()} begins with {vp} VP more."
        case e.RuleAdded(rule):
            return f"In force: {rule.text}" if rule.text else ""
        case e.UnitsChosen(_, units):
            return f"Chosen: {', '.join(units)}."
        case e.ArtilleryGained(side, strikes):
            return f"{side.capitalize()} has {strikes} artillery strike a round."
        case e.MissionDeveloped(solo):
            return (
                f"You command the {solo.player.capitalize()}s; the AI plays on the "
                f"{solo.sheet} side with tiles {', '.join(solo.tiles) or 'none'}."
            )
    return ""


def instruct(setting: Setting, state: State, happened: e.Event) -> str:
    """What to do at the table; the sentence of the event where something is to be done."""
    match happened:
        case e.CardPlayed(play, section):
            if not section:
                return f"Discard {play.side} card {play.card}."
            return f"Put {play.side} card {play.card} under {section.capitalize()}."
        case e.CapsChanged(change, caps):
            return f"Put the CAP marker of {_role(change.role)} on {caps}."
        case e.UnitsGained() | e.UnitPlaced() | e.MarkerPlaced() | e.WorkPlaced() | e.MapLaid():
            return event(setting, state, happened)
        case e.RoundsChanged(rounds):
            return f"Put the end mark on round {rounds}."
        case e.PoolsDiscarded():
            return "Put decks and counters away; the round marker goes on 1."
        case e.MissionDeveloped(solo):
            return f"Turn the Mission Sheet to its {solo.sheet} side and lay the tiles."
    return ""


def _player(player: str) -> str:
    return "The Player" if player == "player" else f"Player {player.upper()}"


def _role(role: str) -> str:
    return role.replace("-", " ").capitalize()
