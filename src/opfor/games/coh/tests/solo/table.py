"""Solo missions in short, and games driven by scripted chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Control, Force, SideRow
from opfor.cardboard.coh.missions.solo_mission import SoloMission, Space
from opfor.cardboard.coh.orders.order_cards import OrderCard, TrackAdvance
from opfor.cardboard.coh.orders.parse import parse_priority, parse_tactical
from opfor.core.chance import Seeded
from opfor.core.play import Play, drive
from opfor.core.requests import Choose, Draw, Request, Roll
from opfor.games.coh import GAME
from opfor.games.coh.values.actions import Pass
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.preparation import solo_setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.solo_state import SoloState
from opfor.games.coh.values.start import new as solo_new
from opfor.games.coh.values.state import State

TRACK = tuple(Space() for _ in range(12))


def mission(**more: Any) -> SoloMission:
    """Germans are the Player's, two Soviet rifles the AI's, on board 1."""
    player = more.pop("units", (Force(numbers=(1,), hex="K09", facing="N"),))
    ai = more.pop("ai", (Force(numbers=(1,), hex="C09", facing="S"),))
    values: dict[str, Any] = {
        "provenance": "original",
        "id": "story",
        "title": "A story",
        "briefing": "",
        "minutes": 1,
        "maps": ("1",),
        "player": "german",
        "orders": ("01-55",),
        "track": TRACK,
        "sides": (
            SideRow(nation="german", task="", caps=more.pop("caps", 5), forces=player,
                    hand=more.pop("hand", 0), cards_each_round=more.pop("each_round", 0)),
            SideRow(nation="soviet", task="", caps=0, forces=ai),
        ),
    }  # fmt: skip
    return SoloMission(**values | more)


def spaces(**events: object) -> tuple[Space, ...]:
    """A track of twelve spaces; ``s6="…"`` is the event of space 6, ``y5`` a yellow one."""
    track = list(TRACK)
    for name, text in events.items():
        track[int(name[1:]) - 1] = Space(event=(str(text),), yellow=name[0] == "y")
    return tuple(track)


def marker(cell: str, owner: str = "german") -> Control:
    return Control(hex=cell, owner=owner, at_end=1)  # type: ignore[arg-type]


def card(number: int, *lines: str, colour: str = "green", **more: Any) -> OrderCard:
    """An order card; its lines are sorted into priority and tactical ones."""
    priority = tuple(t for t in lines if t.startswith(("CC", "Short", "Execute C", "AI passes")))
    tactical = tuple(t for t in lines if t not in priority)
    track = more.pop("track", None)
    return OrderCard(
        number=number,
        title=f"Card {number}",
        flavour="",
        symbol="boot",
        colour=colour,  # type: ignore[arg-type]
        track=TrackAdvance(*track) if track else None,
        priority=tuple(parse_priority(t) for t in priority),
        tactical=tuple(parse_tactical(t) for t in tactical),
        spent=more.pop("spent", 4),
        remain_fresh=more.pop("remain_fresh", False),
        hex=more.pop("hex", "D14"),
    )


class Table:
    """A game whose draws, rolls and choices follow a script, and a seed where it is silent."""

    def __init__(
        self,
        played: SoloMission | None = None,
        *,
        rulings: Mapping[str, str] | None = None,
        explain: bool = True,
        cards: Sequence[OrderCard] = (),
        **changes: Any,
    ) -> None:
        self.setting: SoloSetting = solo_setting(played or mission(), rulings or {})
        if cards:
            deck = {f"{c.number:02d}": c for c in cards}
            self.setting = replace(self.setting, cards=deck)
        state = solo_new(self.setting)
        state = replace(state, **{"stage": "turn", "round": 1, "mover": 0} | changes)
        self.seed = Seeded(7)
        self.play: CohPlay = Play(GAME, self.setting, state, explain=explain)
        self.draws: dict[str, list[str]] = {}
        self.rolls: list[tuple[int, ...]] = []
        self.choose: Callable[[Choose], Any] = _pass
        self.asked: list[Request] = []

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def solo(self) -> SoloState:
        assert self.state.solo is not None
        return self.state.solo

    def counter(self, name: str) -> Any:
        return next(c for c in self.state.counters if c.id == name)

    def run(self, procedure: Any) -> Any:
        """Run a procedure to its end."""
        return drive(procedure, self._answer)

    def _answer(self, request: Request) -> Any:
        self.asked.append(request)
        match request:
            case Draw(source=source) if self.draws.get(source):
                return self.draws[source].pop(0)
            case Roll(source="dice") if self.rolls:
                assert request.source != "dice" or request.sides == 6, "dice have six sides"
                assert len(self.rolls[0]) == request.dice, f"{request.why} takes other dice"
                return self.rolls.pop(0)
            case Choose():
                return self.choose(request)
        return self.seed(request)

    def happened(self, kind: type) -> list[Any]:
        """The events of a kind, in order."""
        return [event for event in self.play.log if isinstance(event, kind)]


def _pass(request: Choose) -> Any:
    return next((o for o in request.options if isinstance(o, Pass)), request.options[0])
