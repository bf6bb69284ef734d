"""A finished generation, and the document a scripted one prints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from opfor.cardboard.coh.generator_cards.content import Content
from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation
from opfor.cardboard.coh.rulings import Rulings
from opfor.core.cite import cite
from opfor.core.record import Answered
from opfor.games.coh_generator.rules.completion import advice
from opfor.games.coh_generator.told.card_words import score_text
from opfor.games.coh_generator.told.script.transcript import script_of
from opfor.games.coh_generator.values.ground import shown
from opfor.games.coh_generator.values.guideline_in_force import GuidelineInForce
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import Solo, State, UnitAt


class Generated(Struct, frozen=True, kw_only=True):
    """Everything a firefight or solo mission is made of. ``seed`` is 0 for scripted ones;
    ``script`` tells it as a document."""

    plan: GuidelineInForce
    content: Content
    state: State
    advice: tuple[str, ...] = ()
    seed: int = 0
    rulings: Rulings = Rulings()
    script: dict[str, Any] = {}

    def units(self, side: Nation, where: str) -> list[UnitAt]:
        found = [u for u in self.state.units if u.side == side and u.where == where]
        return sorted(found, key=lambda unit: unit.unit)

    def shown(self, hex_: str) -> str:
        """A hex as players name it: with its board only if there are several."""
        return shown(self.state, hex_)

    def caps(self, side: Nation) -> int:
        """The CAPs of a side, those of teammates together."""
        return sum(self.state.caps[role] for role in self.plan.roles(side))

    def rate(self, side: Nation) -> int:
        return sum(self.state.rates[role] for role in self.plan.roles(side))

    @cite("GEN-3.2-a", "GEN-4.0-b")
    def points_at_start(self, side: Nation) -> int:
        """Points given outright, and those for Units that must survive (lost again with each)."""
        scores = self.state.scores
        alive = sum(s.vp * len(s.of) for s in scores if s.kind == "survive" and s.side == side)
        return self.state.points.get(side, 0) + alive


def generated(
    setting: Setting, state: State, seed: int = 0, record: Sequence[Answered] = ()
) -> Generated:
    """The finished generation as one value; ``record`` is every answer that made it."""
    return Generated(
        plan=setting.plan,
        content=setting.content,
        state=state,
        advice=advice(setting, state),
        seed=seed,
        rulings=setting.rulings,
        script=script_of(setting, state, record) if record else {},
    )


@cite("GEN-3.0-e", "GEN-4.0-b")
def result(done: Generated) -> dict[str, Any]:
    """The document of a scripted generation; what a firefight does not have is left out."""
    state = done.state
    markers = [{"hex": done.shown(m.hex), "owner": m.owner} for m in state.markers]
    document: dict[str, Any] = {
        "guideline": done.plan.number,
        "rounds": state.rounds,
        "layout": [{"board": p.board, "at": p.at, "rotated": p.rotated} for p in state.layout],
        "edges": {role: segments[0][1] for role, segments in state.edges.items()},
        "vps": {side: done.points_at_start(side) for side in NATIONS},
        "caps": {side: done.caps(side) for side in NATIONS},
        "action_cards": {side: done.rate(side) for side in NATIONS},
        "control_markers": markers,
        "on_map": {side: _placed(done, side) for side in NATIONS},
        "entering": {side: [u.unit for u in done.units(side, "edge")] for side in NATIONS},
        "scheduled": {side: _scheduled(done, side) for side in NATIONS},
        "victory": {side: _victory(done, side) for side in NATIONS},
        "record": {side: _record(state, side) for side in NATIONS},
    }
    if state.solo is not None:
        document["solo"] = _solo(done, state.solo)
    return document | _extras(done)


def _placed(done: Generated, side: Nation) -> dict[str, str]:
    return {u.unit: done.shown(u.hex) for u in done.units(side, "map")}


def _scheduled(done: Generated, side: Nation) -> dict[str, list[str]]:
    waiting = done.units(side, "scheduled")
    return {
        str(n): [u.unit for u in waiting if u.round == n]
        for n in sorted({u.round for u in waiting})
    }


@cite("GEN-3.2-a")
def _victory(done: Generated, side: Nation) -> list[dict[str, Any]]:
    """What a side scores for beyond destroyed Units, in the order of play; markers say where."""
    return [
        {
            "card": s.card,
            "kind": s.kind,
            "vp": s.vp,
            "of": list(s.of),
            "text": score_text(done.content, s),
        }
        for s in done.state.scores
        if s.side == side
    ]


def _record(state: State, side: Nation) -> dict[str, list[str]]:
    record = state.records[side]
    return {
        "units": list(record.units),
        "victory": list(record.victory),
        "special": list(record.special),
    }


def _solo(done: Generated, solo: Solo) -> dict[str, Any]:
    found: dict[str, Any] = {
        "player": solo.player,
        "ai": solo.ai,
        "sheet": solo.sheet,
        "counteractions": list(solo.counteractions),
        "mission_orders": list(solo.mission_orders),
        "track": {str(space): tile for space, tile in solo.track},
        "end_space": solo.end_space,
        "order_deck": list(solo.order_deck),
        "entry_cup": list(solo.entry_cup),
    }
    if solo.rumors:
        found["rumors"] = sorted(done.shown(hex_) for hex_ in solo.rumors)
        found["rumor_cup"] = list(solo.rumor_cup)
    return found


def _extras(done: Generated) -> dict[str, Any]:
    """Parts that only some firefights have."""
    state = done.state
    hidden = {
        side: {u.unit: done.shown(u.hex) for u in done.units(side, "hidden")} for side in NATIONS
    }
    parts: dict[str, Any] = {
        "boards": [p.board for p in state.layout] if len(state.layout) > 1 else [],
        "hidden": {side: units for side, units in hidden.items() if units},
        "defense_counters": [
            {"hex": done.shown(w.hex), "kind": w.kind, "owner": w.side} for w in state.works
        ],
        "chosen": [name.replace(":", " ") for name in state.chosen],
        "artillery": state.artillery,
        "trucks": {t.unit: [t.entrance[1], t.exit[1]] for t in state.trucks if t.road},
        "commanded": _commanded(done),
        "beside": {side: list(r.beside) for side, r in state.records.items() if r.beside},
        "advice": list(done.advice),
    }
    return {name: part for name, part in parts.items() if part}


@cite("GEN-4.2-c")
def _commanded(done: Generated) -> dict[str, list[str]]:
    """Whose Units are whose, where partners share a side."""
    shared = [seat.role for seat in done.plan.seats if len(done.plan.roles(seat.side)) > 1]
    return {
        role: sorted(unit.unit for unit in done.state.units if unit.role == role) for role in shared
    }
