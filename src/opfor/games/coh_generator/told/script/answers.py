"""Answers to every request of a generation, read from the fields of a script."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from opfor.cardboard.coh.board.layout import Layout, Placed, Placing, settle
from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.core.echo import shortened
from opfor.core.errors import OpforError, one_of
from opfor.core.requests import Answer, Choose, Draw, Request, source_of
from opfor.games.coh_generator.rules.turn_order import sequence
from opfor.games.coh_generator.told.script.fields import Asks, Field
from opfor.games.coh_generator.told.script.play_fields import PLAY_FIELDS
from opfor.games.coh_generator.told.script.refusals import Refusals
from opfor.games.coh_generator.told.script.script import Script, ScriptPlay
from opfor.games.coh_generator.told.script.setup_fields import (
    EDGES_TAKEN,
    FACINGS,
    SETUP_FIELDS,
    SOLO,
)
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import field_of, key
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import State

_AT_SETUP = {asks: field for field in SETUP_FIELDS for asks in field.of}
_IN_PLAY = {asks: field for field in PLAY_FIELDS for asks in field.of}


def asked_by(offered: Any) -> Asks:
    """What an action is known by; a mine has a field of its own."""
    return "mine" if getattr(offered, "mine", False) else type(offered)


def answering(asks: Asks, *, is_playing: bool) -> Field | None:
    """The field for what is offered, or for the source that is drawn from."""
    tables = (_IN_PLAY, _AT_SETUP) if is_playing else (_AT_SETUP, _IN_PLAY)
    return next((table[asks] for table in tables if asks in table), None)


class Answers:
    """Follows a script; remembers what the current step has asked of which field."""

    def __init__(self, script: Script, play: GeneratorPlay) -> None:
        self.script = script
        self.play = play
        self.refusals = Refusals(play)
        self.turn = -1
        self._asked: dict[str, list[str]] = {}
        self._check_names()

    def _check_names(self) -> None:
        """Edges and facings name sides, or roles of the guideline."""
        seats = self.play.setting.plan.seats
        known = dict.fromkeys([*(seat.role for seat in seats), *(seat.side for seat in seats)])
        for field in (EDGES_TAKEN, FACINGS):
            for name in getattr(self.script, field.name):
                if name not in known:
                    self.refuse(one_of(field.name, name, known), field.rule)

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def is_playing(self) -> bool:
        return self.state.stage == "play"

    @property
    def removed(self) -> tuple[int, ...]:
        return () if self.script.solo is None else self.script.solo.removed

    def refuse(self, reason: str, rule: str = "") -> NoReturn:
        """One line: the step, the reason, the row."""
        step = f"step {self.state.turn + 1}" if self.is_playing else "set-up"
        raise OpforError(f"{step}: {reason}" + (f" ({rule})" if rule else ""))

    @property
    def now(self) -> ScriptPlay:
        """The script's play for this turn; what the last one gave unasked is refused."""
        if self.state.turn != self.turn:
            self._check_spare()
            self.turn = self.state.turn
            for field in PLAY_FIELDS:
                self._asked.pop(field.name, None)
        if self.turn >= len(self.script.plays):
            role = sequence(self.play.setting, self.state)[self.turn]
            self.refuse(f"a play is missing: {role} still has a card to play", "GEN-3.0-a")
        return self.script.plays[self.turn]

    def asked(self, field: Field) -> list[str]:
        """What a field was asked for so far; in a play, by it."""
        return self._asked.setdefault(field.name, [])

    def ask(self, field: Field, about: str = "") -> int:
        """Note that a field is asked, and about what; gives how often it was before."""
        self.asked(field).append(about)
        return len(self.asked(field)) - 1

    def hex(self, place: str, name: str, rule: str) -> str:
        """A hex as the script names it."""
        if not name:
            self.refuse(f"{place}: say which hex", rule)
        ground = field_of(self.state)
        try:
            return key(ground, ground.cell(name))
        except OpforError as fault:
            self.refuse(f"{place}: {fault}", rule)

    def told(self, field: Field, missing: str) -> Any:
        """What the play says in a field that has to be there."""
        self.ask(field)
        value = getattr(self.now, field.name)
        if value is None:
            self.refuse(f"{field.name}: {missing}", field.rule)
        return value

    def settled(self, field: Field, placings: Sequence[str | Placing | Placed]) -> Layout:
        """The layout placings describe, or a refusal."""
        try:
            return settle(placings)
        except OpforError as fault:
            self.refuse(f"{field.name}: {str(fault).partition(': ')[2]}", field.rule)

    def _check_spare(self) -> None:
        """What a play says must have been asked for."""
        if 0 <= self.turn < len(self.script.plays):
            done = self.script.plays[self.turn]
            for field in PLAY_FIELDS:
                spare = field.spare(getattr(done, field.name), self.asked(field))
                if spare:
                    raise OpforError(f"step {self.turn + 1}: {field.name}: {spare} ({field.rule})")

    def finish(self) -> None:
        """After the last step nothing may be left over."""
        self._check_spare()
        plays = len(sequence(self.play.setting, self.state))
        if len(self.script.plays) > plays:
            raise OpforError(f"step {plays + 1}: all cards have been played (GEN-3.0-a)")
        SOLO.check(self)
        FACINGS.check(self)

    def __call__(self, _play: GeneratorPlay, request: Request) -> Answer:
        """The script's answer to whatever is asked."""
        return self.choice(request) if isinstance(request, Choose) else self.chance(request)

    def chance(self, request: Request) -> Answer:
        """What the script says was drawn or rolled; what it does not tell is any item."""
        source = source_of(request)
        field = answering(source, is_playing=self.is_playing)
        if field is not None:
            return field.read(self, request)
        assert isinstance(request, Draw), "dice and ties have their fields"
        role = source.removesuffix(" cards")
        is_hand = role.partition("-")[0] in NATIONS
        return self._dealt(role, request.pool) if is_hand else request.pool[0]

    def _dealt(self, role: str, pool: tuple[str, ...]) -> str:
        """The cards the script plays are those that are dealt, in its order; nobody else on the
        side gets them."""
        plays = self.script.plays[self.state.turn :]
        for card in (play.card for play in plays if play.side == role):
            if card in pool and card not in self.state.hands[role]:
                return card
        team = role.partition("-")[0]
        needed = {play.card for play in plays if play.side.partition("-")[0] == team}
        return next((card for card in pool if card not in needed), pool[0])

    def choice(self, request: Choose) -> Any:
        """The script's answer to a question, or a refusal."""
        offered = request.options[0]
        if isinstance(offered, act.PlayCard):
            answer: Any = self._card()
        else:
            field = answering(asked_by(offered), is_playing=self.is_playing)
            assert field is not None, "whatever is offered has its field"
            answer = field.read(self, request)
        if answer not in request.options:
            card = self.now.card if self.is_playing else ""
            fault = self.refusals.why(request, answer, card)
            self.refuse(fault.text, fault.rule)
        return answer

    def _card(self) -> act.PlayCard:
        """The card of the role whose turn it is; another side's turn is refused."""
        if self.state.turn == 0:
            EDGES_TAKEN.check(self)
        now = self.now
        role = sequence(self.play.setting, self.state)[self.state.turn]
        if now.side not in (role, role.partition("-")[0]):
            self.refuse(f"it is the turn of {role}, not of {shortened(now.side)}", "GEN-3.0-a")
        return act.PlayCard(now.card, now.option)
