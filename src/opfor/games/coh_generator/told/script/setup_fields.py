"""The fields of a script that are said once for the whole generation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from opfor.cardboard.coh.board.grid import Edge
from opfor.core.errors import OpforError, one_of
from opfor.core.requests import Answer, Draw, Roll
from opfor.games.coh_generator.told.script.fields import Field, Given, Part
from opfor.games.coh_generator.told.script.play_fields import laid
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import INWARD

if TYPE_CHECKING:
    from opfor.games.coh_generator.told.script.answers import Answers


class InitiativeField(Field):
    """Whoever sits first wins the roll-off and takes the side that has the initiative."""

    def read(self, script: Answers, request: Any) -> Answer:
        if isinstance(request, Roll):
            first = request.why.endswith(script.play.setting.players[0].upper())
            return (6, 6) if first else (1, 1)
        side = script.script.initiative
        return side if isinstance(request, Draw) else act.TakeSide(side)

    def write(self, into: Part, given: Given) -> None:
        match given.answer:
            case act.TakeSide(side) | str(side):
                into[self.name] = side


class BoardsField(Field):
    def read(self, script: Answers, _request: Any) -> Answer:
        boards, known = script.script.boards, script.play.setting.boards
        for named in boards:
            board = named if isinstance(named, str) else named.board
            if board not in known:
                script.refuse(one_of(self.name, board, known), self.rule)
        layout = script.settled(self, boards)
        count = len(script.play.setting.plan.maps)
        if len(layout) != count:
            script.refuse(f"boards: {count} to be chosen, {len(layout)} named", self.rule)
        return act.LayMap(layout[len(script.state.layout)])

    def write(self, into: Part, given: Given) -> None:
        placed = given.answer.placed
        is_plain = placed.at == (0, 0) and not placed.rotated
        into.setdefault(self.name, []).append(placed.board if is_plain else laid(placed))


class EdgesField(Field):
    """The edge of the first role of the asked player that has none yet."""

    def read(self, script: Answers, request: Any) -> Answer:
        state, plan = script.state, script.play.setting.plan
        own = [role for role, player in state.roles.items() if player == request.seat]
        roles = [role for role in own if role not in state.edges]
        first = plan.seats[0].role if plan.edges == "first-seat" else ""
        role = next((r for r in roles if r == first or r.startswith(state.lead)), roles[0])
        edge = _edge(script, role)
        if edge is None:
            script.refuse(f"edges.{role}: say which edge", self.rule)
        return act.TakeEdge(edge)

    def check(self, script: Answers) -> None:
        """Those named must be those the guideline gives."""
        for role, segments in script.state.edges.items():
            given, edge = _edge(script, role), segments[0][1]
            if given not in (None, edge):
                said = f"{role} enters by the {edge} edge, not {given}"
                raise OpforError(f"set-up: edges.{role}: {said} ({self.rule})")

    def write(self, into: Part, given: Given) -> None:
        """Of everybody: who is opposite is not asked."""
        into[self.name] = {role: parts[0][1] for role, parts in given.state.edges.items()}


def _edge(script: Answers, role: str) -> Edge | None:
    """As named for the role, or for its side."""
    edges = script.script.edges
    return edges.get(role) or edges.get(role.partition("-")[0])


class LowDecksField(Field):
    """The partners who take the lower of two decks; the first does if nothing is said."""

    def read(self, script: Answers, request: Any) -> Answer:
        low = (option for option in request.options if option.role in script.script.low_decks)
        return next(low, request.options[0])

    def write(self, into: Part, given: Given) -> None:
        if given.answer.role.endswith("-2"):
            into.setdefault(self.name, []).append(given.answer.role)


class FacingsField(Field):
    """As a Unit is turned under the name of its side or its role, else inwards as it was put."""

    def read(self, script: Answers, request: Any) -> Answer:
        side, unit = request.options[0].side, request.options[0].unit
        at = script.state.unit(side, unit)
        facing = at.facing
        for name in (side, at.role):
            turned = script.script.facings.get(name, {})
            if unit in turned:
                facing = turned[unit]
                script.ask(self, f"{name} {unit}")
        return act.Face(facing, side, unit)

    def check(self, script: Answers) -> None:
        """Whoever is to be turned must be on the map."""
        named = [
            f"{side} {unit}" for side, units in script.script.facings.items() for unit in units
        ]
        for unit in named:
            if unit not in script.asked(self):
                raise OpforError(f"facings: {unit} is not on the map to be turned ({self.rule})")

    def write(self, into: Part, given: Given) -> None:
        turned = given.answer
        role = given.state.unit(turned.side, turned.unit).role
        if turned.facing != INWARD[given.state.edges[role][0][1]]:
            facings = into.setdefault(self.name, {})
            facings.setdefault(turned.side, {})[turned.unit] = turned.facing


class SoloField(Field):
    """The dice of a solo mission, and the Command Cards that a handicap took out."""

    def read(self, script: Answers, request: Any) -> Answer:
        if isinstance(request, Draw):
            return self._removed(script, request.pool)
        name = request.source.replace(" ", "_")
        value = int(getattr(script.script.solo, name, 0))
        if not 1 <= value <= 6:
            rule = "SOLO-5.3-a" if name == "side_die" else "SOLO-5.3.1-b"
            raise OpforError(f"solo.{name}: {value}; give the die, 1 to 6 ({rule})")
        return (value,)

    def _removed(self, script: Answers, pool: tuple[str, ...]) -> str:
        removed, number = script.removed, script.ask(self)
        said = "say which Command Card the handicap took out"
        if number < len(removed):
            card = f"{removed[number]:02d}"
            if card in pool:
                return card
            said = f"{removed[number]} is no Command Card of the deck; it has {', '.join(pool)}"
        raise OpforError(f"solo.removed: {said} ({self.rule})")

    def check(self, script: Answers) -> None:
        """Only as many cards are named as were taken out."""
        for card in script.removed[len(script.asked(self)) :]:
            said = f"no handicap takes card {card} out of the deck"
            raise OpforError(f"solo.removed: {said} ({self.rule})")

    def write(self, into: Part, given: Given) -> None:
        solo = into.setdefault(self.name, {})
        if given.source == "command cards":
            solo.setdefault("removed", []).append(int(given.answer))
        else:
            solo[given.source.replace(" ", "_")] = given.answer[0]


EDGES_TAKEN = EdgesField("edges", "GEN-2.1-g", act.TakeEdge)
FACINGS = FacingsField("facings", "GEN-4.0-c", act.Face)
SOLO = SoloField("solo", "SOLO-6.3-b", "side die", "sheet die", "command cards")
SETUP_FIELDS: tuple[Field, ...] = (
    InitiativeField("initiative", "GEN-2.1-b", act.TakeSide, "initiative"),
    BoardsField("boards", "GEN-2.1-f", act.LayMap),
    EDGES_TAKEN,
    LowDecksField("low_decks", "QG-12", act.TakeDeck),
    FACINGS,
    SOLO,
)
