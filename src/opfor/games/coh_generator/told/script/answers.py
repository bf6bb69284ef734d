"""Answers to every request of a generation, taken from a script."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from opfor.cardboard.coh.board.layout import Layout, Placed, Placing, settle
from opfor.core.errors import OpforError, one_of
from opfor.core.requests import Answer, Choose, Draw, Request, Roll, TieBreak
from opfor.games.coh_generator.rules.placement_limits import Fault
from opfor.games.coh_generator.rules.turn_order import sequence
from opfor.games.coh_generator.told.script.drawn import drawn
from opfor.games.coh_generator.told.script.refusals import Refusals
from opfor.games.coh_generator.told.script.script import Script, ScriptPlay
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import State

_ASKED_FOR = {
    "control_marker": ("GEN-3.7.2-a", "it places none"),
    "units_of": ("GEN-3.7-b", "it does not place the Units of a card"),
    "conditions": ("GEN-3.9-b", "it draws no Condition Cards"),
    "add_map": ("GEN-3.8-a", "it adds no map"),
    "switch": ("GEN-3.8.1-a", "it switches no map"),
    "truck": ("SOLO-6.2-g", "it sends no truck"),
    "mine": ("SOLO-6.2-d", "it hides no mine"),
}
"""Parts of a play that only some options ask for."""
_COUNTED = {
    "defense": ("drawn", "GEN-3.7.3-c"),
    "chosen": ("chosen", "GEN-3.0-b"),
    "sites": ("sites", "SOLO-6.2-c"),
}
"""Lists of a play: what counts how many were asked for, and the row that asks."""


class Answers:
    """Follows a script; remembers which of its parts the current step has used."""

    def __init__(self, script: Script, play: GeneratorPlay) -> None:
        self.script = script
        self.play = play
        self.refusals = Refusals(play)
        self.turn = -1
        self.used: set[str] = set()
        self.placed: set[str] = set()
        self.counted: dict[str, int] = {}
        self.sheltered: set[str] = set()
        self.left_out = 0
        self.turned: set[tuple[str, str]] = set()
        self._check_names()

    def _check_names(self) -> None:
        """Edges and facings name sides, or roles of the guideline."""
        seats = self.play.setting.plan.seats
        known = dict.fromkeys([*(seat.role for seat in seats), *(seat.side for seat in seats)])
        for field, named in (("edges", self.script.edges), ("facings", self.script.facings)):
            for name in named:
                if name not in known:
                    rule = "GEN-2.1-g" if field == "edges" else "GEN-4.0-c"
                    self.refuse(one_of(field, name, known), rule)

    # -- where we are ------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.play.state

    def refuse(self, reason: str, rule: str = "") -> NoReturn:
        """One line: the step, the reason, the row."""
        playing = self.state.stage == "play"
        step = f"step {self.state.turn + 1}" if playing else "set-up"
        raise OpforError(f"{step}: {reason}" + (f" ({rule})" if rule else ""))

    def current(self) -> ScriptPlay:
        """The script's play for this turn; parts the last one left unused are refused."""
        if self.state.turn != self.turn:
            self._check_used()
            self.turn, self.used, self.placed, self.counted = self.state.turn, set(), set(), {}
            self.sheltered = set()
        if self.turn >= len(self.script.plays):
            role = sequence(self.play.setting, self.state)[self.turn]
            self.refuse(f"a play is missing: {role} still has a card to play", "GEN-3.0-a")
        return self.script.plays[self.turn]

    def next_of(self, name: str) -> int:
        """The number of the next item of a list in this step."""
        self.used.add(name)
        self.counted[name] = self.counted.get(name, 0) + 1
        return self.counted[name] - 1

    def _check_used(self) -> None:
        """What a play says must have been asked for."""
        if self.turn < 0 or self.turn >= len(self.script.plays):
            return
        done = self.script.plays[self.turn]
        spare = [unit for unit in done.placements if unit not in self.placed]
        step = f"step {self.turn + 1}"
        if spare:
            raise OpforError(f"{step}: placements: {spare[0]} is not placed by it (GEN-3.7-b)")
        for name, (rule, said) in _ASKED_FOR.items():
            if getattr(done, name) and name not in self.used:
                raise OpforError(f"{step}: {name}: {said} ({rule})")
        for name, (counted, rule) in _COUNTED.items():
            if len(getattr(done, name)) > self.counted.get(counted, 0):
                raise OpforError(f"{step}: {name}: more is given than it asks for ({rule})")
        outside = [unit for unit in done.inside if unit not in self.sheltered]
        if outside:
            said = f"{outside[0]} has no Trench or Bunker to go into"
            raise OpforError(f"{step}: inside: {said} (GEN-3.7.3-e)")

    def __call__(self, _play: GeneratorPlay, request: Request) -> Answer:
        """The script's answer to whatever is asked."""
        return self.choice(request) if isinstance(request, Choose) else self.chance(request)

    def finish(self) -> None:
        """After the last step nothing may be left over."""
        self._check_used()
        plays = len(sequence(self.play.setting, self.state))
        if len(self.script.plays) > plays:
            raise OpforError(f"step {plays + 1}: all cards have been played (GEN-3.0-a)")
        removed = () if self.script.solo is None else self.script.solo.removed
        if len(removed) > self.left_out:
            said = f"no handicap takes card {removed[self.left_out]} out of the deck"
            raise OpforError(f"solo.removed: {said} (SOLO-6.3-b)")
        for side, turned in self.script.facings.items():
            for unit in turned:
                if (side, unit) not in self.turned:
                    said = f"{side} {unit} is not on the map to be turned"
                    raise OpforError(f"facings: {said} (GEN-4.0-c)")

    # -- chance ------------------------------------------------------------------------------

    def chance(self, request: Request) -> Answer:
        match request:
            case Roll(source="initiative"):
                first = request.why.endswith(self.play.setting.players[0].upper())
                return (6, 6) if first else (1, 1)
            case Roll(source=source):
                return (self._die(source),)
            case Draw(source="initiative"):
                return self.script.initiative
            case Draw(source=source, pool=pool):
                return drawn(self, source, pool)
            case TieBreak(candidates=candidates):
                moved = self.current().moved if self.state.stage == "play" else ()
                return next((c for c in candidates if c in moved), candidates[0])
        raise TypeError(f"no script answers {type(request).__name__}")

    def _die(self, source: str) -> int:
        name = source.replace(" ", "_")
        value = int(getattr(self.script.solo, name, 0))
        if not 1 <= value <= 6:
            rule = "SOLO-5.3-a" if name == "side_die" else "SOLO-5.3.1-b"
            raise OpforError(f"solo.{name}: {value}; give the die, 1 to 6 ({rule})")
        return value

    # -- decisions ---------------------------------------------------------------------------

    def choice(self, request: Choose) -> Any:
        """The script's answer to a question, or a refusal."""
        answer = self._answer(request)
        if answer not in request.options:
            fault = self.refusals.why(request, answer, self._names())
            self.refuse(fault.text, fault.rule)
        return answer

    def _names(self) -> str:
        return self.script.plays[self.turn].card if 0 <= self.turn < len(self.script.plays) else ""

    def _answer(self, request: Choose) -> Any:
        match request.options[0]:
            case act.TakeSide():
                return act.TakeSide(self.script.initiative)
            case act.LayMap():
                return self._map()
            case act.TakeEdge():
                return self._edge(request)
            case act.Face(side=side, unit=unit):
                return self._facing(side, unit)
            case act.TakeDeck():
                low = [option for option in request.options if option.role in self.script.low_decks]
                return low[0] if low else request.options[0]
        return self._in_play(request)

    def _check_boards(self) -> None:
        known = self.play.setting.boards
        for named in self.script.boards:
            board = named if isinstance(named, str) else named.board
            if board not in known:
                self.refuse(one_of("boards", board, known), "GEN-2.1-f")

    def _map(self) -> Any:
        if self.state.stage == "play":
            given = self.current().add_map
            self.used.add("add_map")
            if given is None:
                self.refuse("add_map: say which map is added, and where", "GEN-3.8-a")
            return act.LayMap(self._settled("add_map", (*self.state.layout, given))[-1])
        self._check_boards()
        layout = self._settled("boards", self.script.boards)
        count = len(self.play.setting.plan.maps)
        if len(layout) != count:
            self.refuse(f"boards: {count} to be chosen, {len(layout)} named", "GEN-2.1-f")
        return act.LayMap(layout[len(self.state.layout)])

    def _settled(self, name: str, placings: Sequence[str | Placing | Placed]) -> Layout:
        """The layout placings describe, or a refusal."""
        rule = "GEN-3.8-a" if name == "add_map" else "GEN-2.1-f"
        try:
            return settle(placings)
        except OpforError as fault:
            self.refuse(f"{name}: {str(fault).partition(': ')[2]}", rule)

    def _edge(self, request: Choose) -> act.TakeEdge:
        """The edge of the first role of the asked player that has none yet."""
        roles = [
            role
            for role, player in self.state.roles.items()
            if player == request.seat and role not in self.state.edges
        ]
        plan = self.play.setting.plan
        first = plan.seats[0].role if plan.edges == "first-seat" else ""
        own = [r for r in roles if r == first or r.startswith(self.state.lead)] or roles
        role = own[0]
        edge = self.script.edges.get(role) or self.script.edges.get(role.partition("-")[0])
        if edge is None:
            self.refuse(f"edges.{role}: say which edge", "GEN-2.1-g")
        return act.TakeEdge(edge)

    def _facing(self, side: str, unit: str) -> act.Face:
        """As the script turns the Unit under the name of its side or its role, else as it is."""
        at = self.state.unit(side, unit)
        facing = at.facing
        for name in (side, at.role):
            turned = self.script.facings.get(name, {})
            if unit in turned:
                facing = turned[unit]
                self.turned.add((name, unit))
        return act.Face(facing, side, unit)

    def _in_play(self, request: Choose) -> Any:
        from opfor.games.coh_generator.told.script.answers_play import answer_in_play

        self._check_edges()
        return answer_in_play(self, request)

    def _check_edges(self) -> None:
        """The edges the script names must be those the guideline gives."""
        for role, segments in self.state.edges.items():
            given = self.script.edges.get(role) or self.script.edges.get(role.partition("-")[0])
            if self.state.turn == 0 and given is not None and given != segments[0][1]:
                fault = Fault("GEN-2.1-g", f"{role} enters by the {segments[0][1]} edge")
                raise OpforError(f"set-up: edges.{role}: {fault.text}, not {given} ({fault.rule})")
