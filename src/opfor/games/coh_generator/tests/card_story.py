"""Telling what one generator card does: in the generation, and in the firefight made from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh.generator_cards.content import number_of
from opfor.cardboard.coh.missions.faults import faults
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_faults
from opfor.core.book import load_book, resolve
from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.core.requests import Choose, Request
from opfor.games.coh import GAME
from opfor.games.coh.rules.control_and_fieldworks import update_holders
from opfor.games.coh.rules.hits import destroy
from opfor.games.coh.tests.bench import GERMAN, SOVIET, Table
from opfor.games.coh.values.actions import Done, Pass
from opfor.games.coh.values.options import setting_for
from opfor.games.coh.values.start import new
from opfor.games.coh_generator.tests.story import script, walked
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.mission.solo import solo_mission_of
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values.state import State as Generation
from opfor.kit.hexes import Facing

__all__ = ["GERMAN", "SOVIET", "Fight", "counter_ids", "filed_under", "solo_of", "steps"]

Answering = Callable[[Request], Any]


def steps(
    *plays: dict[str, Any], asked: list[Choose] | None = None, **extra: Any
) -> list[Generation]:
    """The generation before its first card, and after each card that is named here; every
    question goes into ``asked``."""
    found: list[Generation] = []
    for request, state in walked(script(*plays, **extra)):
        if state.stage == "play" and state.turn == len(found):
            found.append(state)
        if asked is not None and isinstance(request, Choose):
            asked.append(request)
        if len(found) > len(plays):
            break
    return found


def filed_under(section: str, top: dict[str, Any], caps: int = 0) -> None:
    """The first card of its side lies in that section alone, its top showing; the CAPs of its
    side change by so much."""
    side, card = top["side"], top["card"]
    other = "soviet" if side == "german" else "german"
    _, before, after = steps({"side": other, "card": "03"}, top, initiative=other)
    record = after.records[side]
    lying = {"units": record.units, "victory": record.victory, "special": record.special}
    assert lying == {"units": (), "victory": (), "special": ()} | {section: (card,)}
    assert (after.log[-1].card, after.log[-1].half) == (card, "top")
    assert after.caps == before.caps | {side: before.caps[side] + caps}
    assert {(score.side, score.card) for score in after.scores} == {(side, card)}


def counter_ids(side: str, units: Sequence[str]) -> set[str]:
    """Units of the generator as the counters of the firefight: ``rifle-05`` is ``S05``."""
    return {f"{side[0].upper()}{number_of(unit):02d}" for unit in units}


def solo_of(done: Generated) -> SoloMission:
    """The solo mission of a generation; it has no faults, and no Unit is lost or doubled."""
    mission = solo_mission_of(done)
    assert list(solo_faults(mission, "fight")) == []
    for row in mission.sides:
        inside = [n for force in row.forces for n in force.numbers]
        if row.nation != mission.player:
            inside += mission.cup
            assert row.artillery is None
            assert (row.caps, row.cards_each_round) == (0, 0)
        generated = [number_of(u.unit) for u in done.state.units if u.side == row.nation]
        assert sorted(inside) == sorted(generated)
    return mission


class Fight(Table):
    """The firefight of a generation, in the middle of a round or (``start``) before its first.

    ``at`` puts counters on the map: ``{"G05": "E09 N"}``; all others are where the mission has
    them. ``mover`` is the side to move next; ``changes`` go into the state.
    """

    def __init__(
        self,
        done: Generated | Mission,
        at: Mapping[str, str] | None = None,
        *,
        mover: int = GERMAN,
        start: bool = False,
        **changes: Any,
    ) -> None:
        mission = done if isinstance(done, Mission) else to_mission(done)
        assert list(faults(mission, mission.id)) == []
        rulings = resolve(load_book(GAME.folder), {})
        self.setting = setting_for(mission, mission.economy, rulings)
        state = new(self.setting)
        if not start:
            state = replace(state, stage="turn", round=1, mover=1 - mover)
        state = replace(state, **changes)
        for name, words in (at or {}).items():
            state = self._put(state, name, words)
        self.play = Play(GAME, self.setting, state)
        if not start:
            update_holders(self.play)
            self.play.begin()

    def _put(self, state: Any, name: str, words: str) -> Any:
        hex_, _, facing = words.partition(" ")
        cell = self.setting.field.cell(hex_)
        assert name in {c.id for c in state.counters}, f"{name} is not in the mission"
        counters = tuple(
            replace(c, place="map", cell=cell, facing=int(Facing[facing or "N"]))
            if c.id == name
            else c
            for c in state.counters
        )
        return replace(state, counters=counters)

    def rounds(self, answer: Answering = lambda _: None, seed: int = 1) -> list[Any]:
        """Play to the end; what ``answer`` leaves open (None) is passed, or left to the seed.

        Returns the events.
        """
        self._run(lambda _: False, answer, seed)
        return list(self.play.log)

    def reach_turn(self, seat: str, answer: Answering = lambda _: None, seed: int = 1) -> None:
        """Play on in the same way to the next turn of a seat."""
        self._run(lambda r: self._is_turn(r) and r.seat == seat, answer, seed)
        assert self.play.pending is not None, "the firefight ended before"

    def _run(self, stop: Callable[[Any], bool], answer: Answering, seed: int) -> None:
        chance = Seeded(seed)
        request = self.play.begin() if self.play.pending is None else self.play.pending
        while request is not None and not stop(request):
            given = answer(request)
            if given is None:
                given = _idle(request) if isinstance(request, Choose) else chance(request)
            request = self.play.answer(given)

    def destroy(self, name: str) -> int:
        """Destroy a counter; gives the VPs its enemy scores for it."""
        enemy = 1 - self.unit(name).side
        before = self.state.vp[enemy]
        destroy(self.play, self.n(name))
        return self.state.vp[enemy] - before


def _idle(request: Choose) -> Any:
    """Pass, or no more of it, or whatever comes first."""
    idle = (o for o in request.options if isinstance(o, Pass | Done))
    return next(idle, request.options[0])
