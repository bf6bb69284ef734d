"""Why an answer is not among the legal ones: the reason and the row, for one line of text."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, Protocol, get_args

from msgspec.structs import replace

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.board.grid import EDGES
from opfor.cardboard.coh.generator_cards.effects import ControlMarker
from opfor.cardboard.coh.generator_cards.tables import Half, Nation
from opfor.core.declared import declared
from opfor.core.echo import shortened
from opfor.core.errors import OpforError
from opfor.core.requests import Choose
from opfor.games.coh_generator.rules.card_effects import marker_rule
from opfor.games.coh_generator.rules.card_play import why_not_top
from opfor.games.coh_generator.rules.placement_limits import Fault, Near, unit_test, work_test
from opfor.games.coh_generator.rules.turn_order import sequence
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import field_of, key, shown
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import State


class Looked(Protocol):
    """What is looked at: a play, or only what a seat sees of it."""

    @property
    def setting(self) -> Any: ...
    @property
    def state(self) -> State: ...


class Seen(NamedTuple):
    """A table as a seat sees it."""

    setting: Setting
    state: State


def refused(setting: Setting, state: State, request: Choose, text: str) -> str:
    """Why what somebody typed is not legal; empty if it is not understood at all."""
    try:
        answer = _meant(state, request, text.upper().replace(",", " ").split())
    except OpforError as error:
        return str(error)
    if answer is None or answer in request.options:
        return ""
    card = state.log[-1].card if state.log else ""
    fault = Refusals(Seen(setting, state)).why(request, answer, card)
    return f"{fault.text} ({fault.rule})"


def _meant(state: State, request: Choose, words: list[str]) -> Any:
    """What the words would mean if it were legal."""
    match request.options[0] if words else None:
        case act.PlayCard():
            half = [h for h in get_args(Half) if len(words) > 1 and h.startswith(words[1].lower())]
            if words[0].isdecimal() and len(half) == 1:
                return act.PlayCard(words[0].zfill(2), half[0])
        case act.TakeEdge():
            edge = [edge for edge in EDGES if edge == words[0].lower()]
            return act.TakeEdge(edge[0]) if edge else None
        case act.UseCard():
            return act.UseCard(words[0].zfill(2)) if words[0].isdecimal() else None
        case act.PutMarker():
            return act.PutMarker(_hex(state, words[0])) if _is_hex(words[0]) else None
        case act.PutCounter() as counter:
            return replace(counter, hex=_hex(state, words[0])) if _is_hex(words[0]) else None
        case act.PlaceUnit(unit=unit) | act.LeaveUnit(unit=unit):
            return act.PlaceUnit(unit, _hex(state, words[0])) if _is_hex(words[0]) else None
    return None


def _is_hex(word: str) -> bool:
    return re.fullmatch(r"(\d+-)?[A-Z]\d{1,2}", word) is not None


def _hex(state: State, word: str) -> str:
    """A hex as it is typed: ``e9`` is E09."""
    field = field_of(state)
    board, dash, name = word.rpartition("-")
    return key(field, field.cell(f"{board}{dash}{name[0]}{name[1:].zfill(2)}"))


class Refusals:
    """Looks up what stands against an answer in the present state."""

    def __init__(self, play: Looked) -> None:
        self.play = play

    def why(self, request: Choose, answer: Any, card: str) -> Fault:
        match answer:
            case act.PlayCard():
                return self._card(answer)
            case act.PutMarker(hex_):
                return self._marker(hex_, card)
            case act.UseCard(named):
                return Fault("GEN-3.7-b", SAY("refused-units-of", card=named))
            case act.PlaceUnit(unit, hex_):
                return self._unit(unit, hex_)
            case act.PutCounter():
                return self._work(answer)
            case act.TakeEdge(edge):
                offered = ", ".join(option.edge for option in request.options)
                return Fault("GEN-2.1-g", SAY("refused-edge", edge=edge, offered=offered))
            case act.LayMap(placed):
                field = "add-map" if self.play.state.stage == "play" else "boards"
                rule = "GEN-3.8-a" if field == "add-map" else "GEN-2.1-f"
                return Fault(rule, SAY(f"refused-{field}", board=placed.board))
            case act.RouteTruck():
                return Fault("SOLO-6.2-g", SAY("refused-truck"))
            case act.SwitchTo(old, new):
                return Fault("GEN-3.8.1-a", SAY("refused-switch", old=old, new=new))
        return self._other(request, answer)

    def _other(self, request: Choose, answer: Any) -> Fault:
        from opfor.games.coh_generator.told.words import action_key

        keys = [action_key(self.play.setting, self.play.state, o) for o in request.options[:8]]
        said = repr(action_key(self.play.setting, self.play.state, answer))
        text = SAY("refused-other", given=said, offered=", ".join(keys))
        return Fault(request.rule or "GEN-3.0-b", text)

    def _role(self) -> tuple[str, Any]:
        role = sequence(self.play.setting, self.play.state)[self.play.state.turn]
        return role, self.play.setting.plan.seat(role).side

    def _card(self, answer: act.PlayCard) -> Fault:
        setting, state = self.play.setting, self.play.state
        role, side = self._role()
        seat = setting.plan.seat(role)
        name = {"side": side, "card": shortened(answer.card)}
        if any(p.role == role and p.card == answer.card for p in state.log):
            return Fault("GEN-3.0-a", SAY("refused-played", **name))
        if answer.card not in seat.cards:
            text = SAY("refused-deck", first=seat.cards[0], last=seat.cards[-1], **name)
            return Fault("GEN-2.1-i", text)
        if answer.card not in state.hands[role]:
            return Fault("GEN-2.1-i", SAY("refused-hand", **name))
        fault = why_not_top(setting, state, role, side, answer.card)
        if fault is None:
            return Fault("GEN-3.0-b", SAY("refused-half", half=answer.half, **name))
        return Fault(fault.rule, SAY("refused-top", why=declared(FOLDER)(fault.text), **name))

    def _marker(self, hex_: str, card: str) -> Fault:
        setting, state = self.play.setting, self.play.state
        _, side = self._role()
        for effect in setting.card(side, card).top.does:
            if isinstance(effect, ControlMarker):
                _, test = marker_rule(setting.rulings, state, side, effect)
                fault = test(field_of(state).cell(hex_))
                if fault is not None:
                    return _because("marker", fault, "", where=shown(state, hex_))
        return _because("marker", None, "GEN-3.7.2-a", where=shown(state, hex_))

    def _unit(self, unit: str, hex_: str) -> Fault:
        state = self.play.state
        near = self._guarding()
        side = state.markers[-1].owner if near is not None else self._role()[1]
        fault = unit_test(state, side, unit, near)(field_of(state).cell(hex_))
        return _because("unit", fault, "GEN-3.7-a", unit=unit, where=shown(state, hex_))

    def _guarding(self) -> Near | None:
        """The marker being guarded, if this turn's card has just put one."""
        state = self.play.state
        if not state.log or not state.markers or state.log[-1].half != "top":
            return None
        last, marker = state.log[-1], state.markers[-1]
        if (marker.card, marker.by) != (last.card, last.side):
            return None
        for effect in self.play.setting.card(last.side, last.card).top.does:
            if isinstance(effect, ControlMarker):
                return Near(marker.hex, effect.guard)
        return None

    def _work(self, answer: act.PutCounter) -> Fault:
        """For the side that places it, which need not be the one whose card is played."""
        side: Nation = answer.side  # type: ignore[assignment]
        test = work_test(self.play.state, side, answer.kind)
        fault = test(field_of(self.play.state).cell(answer.hex))
        where = shown(self.play.state, answer.hex)
        return _because("counter", fault, "GEN-3.7.3-d", where=where)


def _because(what: str, fault: Fault | None, otherwise: str, **said: str) -> Fault:
    """That something may not go there, with the reason where one is known."""
    why = "none" if fault is None else declared(FOLDER)(fault.text)
    rule = otherwise if fault is None else fault.rule
    return Fault(rule, SAY(f"refused-{what}", why=why, **said))
