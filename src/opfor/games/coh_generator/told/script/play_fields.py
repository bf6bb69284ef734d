"""The fields of a play: what the option of a card may ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from opfor.cardboard.coh.board.layout import Placed
from opfor.core.requests import Answer, Draw, TieBreak
from opfor.games.coh_generator.told.script.fields import ByUnit, Field, Given, Part, Several
from opfor.games.coh_generator.told.script.script import ConditionStep
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.state import State

if TYPE_CHECKING:
    from opfor.games.coh_generator.told.script.answers import Answers


class PlacementsField(ByUnit):
    def read(self, script: Answers, request: Any) -> Answer:
        unit, given = request.options[0].unit, script.now.placements
        if unit not in given:
            return act.LeaveUnit(unit)
        script.ask(self, unit)
        return act.PlaceUnit(unit, script.hex(f"placements.{unit}", given[unit], "GEN-3.7-a"))

    def write(self, into: Part, given: Given) -> None:
        if isinstance(given.answer, act.PlaceUnit):
            into.setdefault(self.name, {})[given.answer.unit] = given.answer.hex


class ControlMarkerField(Field):
    def read(self, script: Answers, _request: Any) -> Answer:
        script.ask(self)
        return act.PutMarker(script.hex(self.name, script.now.control_marker, self.rule))


class UnitsOfField(Field):
    """The card named, or the one to which the placements belong."""

    def read(self, script: Answers, request: Any) -> Answer:
        now = script.now
        script.ask(self)
        if _is_partners(script.state, request.seat, now.units_of):
            return act.UseCard("")
        if now.units_of or not now.placements:
            return act.UseCard(now.units_of)
        for option in request.options:
            units = {u.unit for u in script.state.units if u.card == option.card}
            if units & set(now.placements):
                return act.UseCard(option.card)
        return act.UseCard("")

    def write(self, into: Part, given: Given) -> None:
        if given.answer.card:
            into[self.name] = given.answer.card


def _is_partners(state: State, seat: str, card: str) -> bool:
    """Whether the Units of a card wait for the partner of the player who is asked first."""
    own = next(role for role, player in state.roles.items() if player == seat)
    team = own.partition("-")[0]
    waiting = [u for u in state.units if u.side == team and u.card == card and u.where == "edge"]
    return any(unit.role != own for unit in waiting)


class ConditionsField(Field):
    """Every Condition Card drawn has to be named; one is chosen for its top."""

    def read(self, script: Answers, request: Any) -> Answer:
        script.ask(self)
        named = script.now.conditions or ConditionStep()
        if isinstance(request, Draw):
            return self._drawn(script, named, request.pool)
        return act.TopCondition(named.top) if named.top else act.BottomCondition(named.bottom)

    def _drawn(self, script: Answers, named: ConditionStep, pool: tuple[str, ...]) -> str:
        given = [card for card in (named.top, named.bottom) if card]
        held = script.state.condition_hand
        left = [card for card in given if card not in held]
        if len(set(given)) < len(given):
            script.refuse(f"conditions: {given[0]} cannot be drawn twice", self.rule)
        if not left:
            drawn = f"besides {held[0]} another card is drawn" if held else "cards are drawn"
            script.refuse(f"conditions: {drawn}; name top and bottom", self.rule)
        if left[0] not in pool:
            script.refuse(f"conditions: {left[0]} is not there to be drawn", self.rule)
        return left[0]

    def write(self, into: Part, given: Given) -> None:
        halves = into.setdefault(self.name, {})
        match given.answer:
            case act.TopCondition(card):
                others = [other for other in halves.values() if other != card]
                into[self.name] = {"top": card} | dict(zip(("bottom",), others, strict=False))
            case act.BottomCondition(card):
                into[self.name] = {"bottom": card}
            case card:
                halves["bottom" if halves else "top"] = card


class AddMapField(Field):
    def read(self, script: Answers, _request: Any) -> Answer:
        given = script.told(self, "say which map is added, and where")
        return act.LayMap(script.settled(self, (*script.state.layout, given))[-1])

    def write(self, into: Part, given: Given) -> None:
        into[self.name] = laid(given.answer.placed)


def laid(placed: Placed) -> dict[str, Any]:
    return {"board": placed.board, "at": list(placed.at), "rotated": placed.rotated}


class SwitchField(Field):
    def read(self, script: Answers, _request: Any) -> Answer:
        given = script.told(self, "say which map is switched for which")
        return act.SwitchTo(given.old, given.new)

    def write(self, into: Part, given: Given) -> None:
        into[self.name] = {"old": given.answer.old, "new": given.answer.new}


class TruckField(Field):
    def read(self, script: Answers, request: Any) -> Answer:
        truck = script.told(self, "say by which edges it enters and leaves")
        for option in request.options:
            boards, edges = zip(option.entrance, option.exit, strict=True)
            if edges == (truck.entrance, truck.exit) and truck.boards in (boards, ("", "")):
                return option
        return act.RouteTruck(("", truck.entrance), ("", truck.exit))

    def write(self, into: Part, given: Given) -> None:
        boards, (entrance, exit_) = zip(given.answer.entrance, given.answer.exit, strict=True)
        into[self.name] = {"entrance": entrance, "exit": exit_, "boards": list(boards)}


class MineField(Field):
    def read(self, script: Answers, _request: Any) -> Answer:
        script.ask(self)
        return act.PutSite(script.hex(self.name, script.now.mine, self.rule), mine=True)


class SitesField(Several):
    def read(self, script: Answers, _request: Any) -> Answer:
        number, sites = script.ask(self), script.now.sites
        name = sites[number] if number < len(sites) else ""
        return act.PutSite(script.hex(f"sites[{number}]", name, self.rule))

    def write(self, into: Part, given: Given) -> None:
        into.setdefault(self.name, []).append(given.answer.hex)


class DefenseField(Several):
    """The counters drawn, the face used of each, and where it goes."""

    def read(self, script: Answers, request: Any) -> Answer:
        steps = script.now.defense
        if isinstance(request, Draw):
            return self._drawn(script, script.ask(self), request.pool)
        number = len(script.asked(self)) - 1
        if not 0 <= number < len(steps):
            script.refuse("defense: a drawn counter is not described", self.rule)
        if isinstance(request.options[0], act.ShowFace):
            return act.ShowFace(steps[number].face)
        hex_ = script.hex(f"defense[{number}].hex", steps[number].hex, "GEN-3.7.3-d")
        return replace(request.options[0], hex=hex_)

    def _drawn(self, script: Answers, number: int, pool: tuple[str, ...]) -> str:
        """The counter named, or any that has the face; what is not told is any counter."""
        if number >= len(script.now.defense):
            return pool[0]
        step, counters = script.now.defense[number], script.play.setting.content.counters
        with_face = (c for c in pool if step.face in counters[c].faces)
        wanted = step.counter or next(with_face, step.face)
        if wanted and wanted not in pool:
            script.refuse(f"{wanted} is not there to be drawn", self.rule)
        return wanted or pool[0]

    def write(self, into: Part, given: Given) -> None:
        steps = into.setdefault(self.name, [])
        match given.answer:
            case act.ShowFace(kind):
                steps[-1]["face"] = kind
            case act.PutCounter(hex_):
                steps[-1]["hex"] = hex_
            case counter:
                steps.append({"counter": counter})


class InsideField(ByUnit):
    def read(self, script: Answers, request: Any) -> Answer:
        unit = request.options[0].unit
        script.ask(self, unit)
        return act.Shelter(unit, unit in script.now.inside)

    def write(self, into: Part, given: Given) -> None:
        if given.answer.inside:
            into.setdefault(self.name, []).append(given.answer.unit)


class ChosenField(Several):
    """Units picked one after the other; when the list has ended, no more or just anyone."""

    def read(self, script: Answers, request: Any) -> Answer:
        number, units = script.ask(self), getattr(script.now, self.name)
        if number < len(units):
            return replace(request.options[0], unit=units[number])
        return act.NoMore() if act.NoMore() in request.options else request.options[0]

    def write(self, into: Part, given: Given) -> None:
        if given.answer != act.NoMore():
            into.setdefault(self.name, []).append(given.answer.unit)


class MovedField(Field):
    """Where counters go that a switched map cannot hold; what is not told goes anywhere near."""

    def read(self, script: Answers, request: Any) -> Answer:
        moved = script.now.moved if script.is_playing else ()
        if isinstance(request, TieBreak):
            return next((c for c in request.candidates if c in moved), request.candidates[0])
        return next((o for o in request.options if o.hex in moved), request.options[0])

    def write(self, into: Part, given: Given) -> None:
        into.setdefault(self.name, []).append(getattr(given.answer, "hex", given.answer))


MORE = "more is given than it asks for"
PLAY_FIELDS: tuple[Field, ...] = (
    PlacementsField(
        "placements", "GEN-3.7-b", act.PlaceUnit, act.LeaveUnit, unasked="is not placed by it"
    ),
    ControlMarkerField("control_marker", "GEN-3.7.2-a", act.PutMarker, unasked="it places none"),
    UnitsOfField(
        "units_of", "GEN-3.7-b", act.UseCard, unasked="it does not place the Units of a card"
    ),
    ConditionsField(
        "conditions", "GEN-3.9-b", "condition cards", act.TopCondition, act.BottomCondition,
        unasked="it draws no Condition Cards",
    ),
    AddMapField("add_map", "GEN-3.8-a", act.LayMap, unasked="it adds no map"),
    SwitchField("switch", "GEN-3.8.1-a", act.SwitchTo, unasked="it switches no map"),
    TruckField("truck", "SOLO-6.2-g", act.RouteTruck, unasked="it sends no truck"),
    MineField("mine", "SOLO-6.2-d", "mine", unasked="it hides no mine"),
    DefenseField(
        "defense", "GEN-3.7.3-c", "defense counters", act.ShowFace, act.PutCounter, unasked=MORE
    ),
    ChosenField("chosen", "GEN-3.0-b", act.ChooseUnit, act.NoMore, unasked=MORE),
    SitesField("sites", "SOLO-6.2-c", act.PutSite, unasked=MORE),
    InsideField("inside", "GEN-3.7.3-e", act.Shelter, unasked="has no Trench or Bunker to go into"),
    ChosenField("units", "GEN-3.1-c", act.TakeUnit),
    MovedField("moved", "GEN-3.8.1-b", act.MoveCounter, "tie"),
)  # fmt: skip
"""In the order in which what is left over is refused."""
