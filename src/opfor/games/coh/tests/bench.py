"""A sand table for stories: a board drawn for the occasion, counters on it, and scripted dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh.board.battlefield import Battlefield, battlefield
from opfor.cardboard.coh.board.layout import Placed
from opfor.cardboard.coh.board.move_costs import MoveTables
from opfor.cardboard.coh.board.printed import Board
from opfor.cardboard.coh.missions.mission import Control, Force, Mission, SideRow, WorkRow
from opfor.core.play import Play
from opfor.core.requests import Choose, Draw, Roll
from opfor.games.coh import GAME
from opfor.games.coh.rules.control_and_fieldworks import update_holders
from opfor.games.coh.rules.odds import odds
from opfor.games.coh.rules.targets import assault_shot, shot_of
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.options import Setting, setting_for
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.shots import Odds
from opfor.games.coh.values.start import new
from opfor.games.coh.values.state import State

GERMAN, SOVIET = 0, 1


def ground(
    terrain: Mapping[str, str] | None = None,
    levels: Mapping[str, int] | None = None,
    walls: Sequence[tuple[str, str]] = (),
    roads: Sequence[tuple[str, ...]] = (),
) -> Battlefield:
    """Open ground but for what is named, hex by hex."""
    drawn = Board(
        id="t",
        terrain=terrain or {},
        levels=levels or {},
        walls=tuple(walls),
        roads=tuple(roads),
    )
    return battlefield((Placed("t"),), lambda _name: drawn)


def _forces(units: Mapping[str, str], letter: str) -> tuple[Force, ...]:
    """``{"G01": "E09 N"}``; words after the hex: a facing, ``hidden``, ``spent``."""
    found = []
    for name, place in units.items():
        if not name.startswith(letter):
            continue
        where, *words = place.split()
        facing: Any = next((w for w in words if w.isupper() and len(w) <= 2), "N")
        hidden, spent = "hidden" in words, "spent" in words
        number = (int(name[1:]),)
        if where == "on":
            found.append(Force(numbers=number, rides=int(words[0][1:])))
        elif where == "enters":
            found.append(Force(numbers=number, enters=1, by=tuple(words), facing=None))
        else:
            found.append(
                Force(numbers=number, hex=where, facing=facing, hidden=hidden, spent=spent)
            )
    return tuple(found)


def _mission(
    units: Mapping[str, str],
    caps: tuple[int, int],
    control: Mapping[str, str],
    works: Sequence[WorkRow],
    sides: Mapping[str, Mapping[str, Any]],
    rounds: int,
) -> Mission:
    rows = [
        SideRow(
            **{
                "nation": nation,
                "task": "",
                "caps": caps[n],
                "forces": _forces(units, nation[0].upper()),
                **sides.get(nation, {}),
            }
        )
        for n, nation in enumerate(("german", "soviet"))
    ]
    return Mission(
        provenance="original",
        id="bench",
        title="Sand table",
        briefing="",
        minutes=1,
        rounds=rounds,
        maps=("1",),
        sides=(rows[0], rows[1]),
        control=tuple(
            Control(hex=h, owner=o, each_round=1)  # type: ignore[arg-type]
            for h, o in control.items()
        ),
        works=tuple(works),
    )


class Table:
    """A firefight in the middle of a round; the Germans (side 0) are to move."""

    def __init__(
        self,
        units: Mapping[str, str],
        field: Battlefield | None = None,
        *,
        caps: tuple[int, int] = (0, 0),
        economy: str = "activation",
        rulings: Mapping[str, str] | None = None,
        hits: Mapping[str, str] | None = None,
        hands: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
        control: Mapping[str, str] | None = None,
        works: Sequence[WorkRow] = (),
        mover: int = GERMAN,
        sides: Mapping[str, Mapping[str, Any]] | None = None,
        rounds: int = 3,
    ) -> None:
        mission = _mission(units, caps, control or {}, works, sides or {}, rounds)
        self.setting = self._setting(mission, economy, rulings or {}, field or ground())
        state = new(self.setting)
        counters = [replace(c, hit=(hits or {}).get(c.id, "")) for c in state.counters]
        worn = [c.hit for c in counters]
        state = replace(
            state,
            counters=tuple(counters),
            stage="turn",
            round=1,
            mover=1 - mover,
            hands=hands,
            soft=_less(state.soft, worn),
            armour=_less(state.armour, worn),
        )
        self.play: CohPlay = Play(GAME, self.setting, state)
        update_holders(self.play)
        self.play.begin()

    def _setting(
        self, mission: Mission, economy: str, rulings: Mapping[str, str], field: Battlefield
    ) -> Setting:
        made = setting_for(mission, economy, rulings)
        tables = MoveTables(field, made.rulings, made.numbers.unburdened_move_cost)
        return replace(made, field=field, tables=tables, offered={})

    # -- looking -------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def look(self) -> Deployment:
        return look(self.setting, self.state)

    def n(self, name: str) -> int:
        """The place of a counter by its id."""
        return next(i for i, c in enumerate(self.state.counters) if c.id == name)

    def unit(self, name: str) -> Any:
        return self.state.counters[self.n(name)]

    def cell(self, name: str) -> int:
        return self.setting.field.cell(name)

    def at(self, name: str) -> str:
        return self.setting.field.name(self.unit(name).cell)

    def offered(self, kind: type) -> list[Any]:
        """The offered actions of a kind."""
        assert isinstance(self.play.pending, Choose)
        return [o for o in self.play.pending.options if isinstance(o, kind)]

    def odds(self, action: Any, target: str) -> Odds:
        """The odds of an attack against one counter."""
        if hasattr(action, "at"):
            found = odds(self.look, shot_of(self.look, action))
        else:
            found = odds(self.look, assault_shot(self.look, action), [action.target])
        return next(o for o in found if o.target == self.n(target))

    # -- acting --------------------------------------------------------------------------------

    def act(
        self,
        action: Any,
        dice: Sequence[tuple[int, ...]] = (),
        draws: Sequence[str] = (),
        says: Sequence[Any] = (),
    ) -> list[Any]:
        """Take a turn: ``says`` answers the questions it fits, all others take the first answer.

        Returns the events. Dice must be used up and must suffice.
        """
        self.play.log.clear()
        rolls, cards, words = list(dice), list(draws), list(says)
        request = self.play.answer(self._checked(action))
        while request is not None and not self._is_turn(request):
            answer: Any
            if isinstance(request, Roll):
                assert rolls, f"no dice left for: {request.why}"
                answer = rolls.pop(0)
                assert len(answer) == request.dice, f"{request.why} takes {request.dice} dice"
                assert request.source != "dice" or request.sides == 6, "dice have six sides"
            elif isinstance(request, Draw):
                answer = cards.pop(0) if cards else request.pool[0]
            else:
                assert isinstance(request, Choose)
                fits = bool(words) and words[0] in request.options
                answer = words.pop(0) if fits else request.options[0]
            request = self.play.answer(answer)
        assert rolls == [], f"dice not rolled: {rolls}"
        assert words == [], f"never asked for: {words}"
        return list(self.play.log)

    def _checked(self, action: Any) -> Any:
        request = self.play.pending
        assert isinstance(request, Choose), "the turn is over"
        assert action in request.options, f"{action} is not offered"
        return action

    def _is_turn(self, request: Any) -> bool:
        return isinstance(request, Choose) and request.question == "turn"


def _less(pile: tuple[str, ...], worn: Sequence[str]) -> tuple[str, ...]:
    left = list(pile)
    for name in worn:
        if name in left:
            left.remove(name)
    return tuple(left)


def happened(log: Sequence[Any], kind: type) -> list[Any]:
    """The events of a kind."""
    return [event for event in log if isinstance(event, kind)]
