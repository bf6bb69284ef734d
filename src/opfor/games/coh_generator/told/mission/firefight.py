"""From a finished generation to an ordinary mission of the tactical game.

What a marker, a chosen Unit or a hunted one is worth is put in the mission's own terms: points to
begin with, points for taking, points for destroying. The difference between the sides is the same.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from opfor.cardboard.coh.board.grid import EDGES, Edge
from opfor.cardboard.coh.board.layout import Placing
from opfor.cardboard.coh.counters.numbers import work_kinds
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.generator_cards.content import SMOKES, number_of, unit_of
from opfor.cardboard.coh.generator_cards.tables import Nation
from opfor.cardboard.coh.missions.mission import (
    Artillery,
    Control,
    Exit,
    FacingName,
    Force,
    Mission,
    PlayRule,
    SideRow,
    SmokeRow,
    WorkRow,
)
from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.games.coh_generator.rules.completion import cannot_fight
from opfor.games.coh_generator.rules.turn_order import enemy_of
from opfor.games.coh_generator.told.mission.briefing import (
    briefing_of,
    special_rules,
    task_of,
    title_of,
)
from opfor.games.coh_generator.told.mission.composer import composed_briefing, composed_title
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values.ground import INWARD, entry_cells, field_of, key, outer_edge
from opfor.games.coh_generator.values.state import Segment, UnitAt


@cite("GEN-4.0-d", "GEN-4.0-e", "GEN-3.4-a")
def to_mission(done: Generated, mission_id: str = "fight") -> Mission:
    """The firefight as a mission. CAPs, cards per round, end and set-up are those generated; who
    begins a round is rolled for afresh."""
    state = done.state
    for side in cannot_fight(state):
        raise OpforError(
            f"the {side} side played its cards for their tops and has no Units that can fight; "
            "generate another firefight"
        )
    return Mission(
        provenance="original",
        id=mission_id,
        title=composed_title(done) if done.seed else title_of(done),
        briefing=composed_briefing(done) if done.seed else briefing_of(done),
        minutes=done.plan.minutes,
        rounds=state.rounds,
        maps=tuple(Placing(board=p.board, at=p.at, rotated=p.rotated) for p in state.layout),
        sides=(_side(done, "german"), _side(done, "soviet")),
        cards=done.plan.action_cards,
        control=tuple(
            Control(hex=done.shown(m.hex), owner=m.owner, when_taken=m.vp) for m in state.markers
        ),
        works=_works(done),
        economy="activation" if state.solo is None else "solo",
        special_rules=special_rules(done),
        rules=play_rules(done),
        smoke=_smoke(done),
    )


@cite("GEN-3.9-a", "GEN-3.9-c")
def play_rules(done: Generated) -> tuple[PlayRule, ...]:
    """The rules that the tactical game itself keeps."""
    return tuple(
        PlayRule(key=rule.key, value=rule.value, side=rule.side)  # type: ignore[arg-type]
        for rule in done.state.rules
        if rule.key
    )


@cite("GEN-3.7.3-b")
def _smoke(done: Generated) -> tuple[SmokeRow, ...]:
    """Smoke that was placed, dense as the face that was used."""
    return tuple(
        SmokeRow(hex=done.shown(w.hex), density=1 if w.kind == "light-smoke" else 2)
        for w in done.state.works
        if w.kind in SMOKES
    )


def _side(done: Generated, side: Nation) -> SideRow:
    state = done.state
    strikes = state.artillery.get(side, 0)
    rounds = tuple(range(2, state.rounds + 1))
    if state.solo is not None:
        strikes, rounds = (0 if state.solo.ai == side else strikes), ()
    return SideRow(
        nation=side,
        task=task_of(done, side),
        caps=done.caps(side),
        forces=_forces(done, side),
        vp=done.points_at_start(side),
        hand=_early_cards(done, side),
        cards_each_round=done.rate(side),
        kill_vp_of=kill_values(done, side),
        artillery=Artillery(rounds=rounds, strikes=strikes) if strikes else None,
        exit=_exit(done, side),
        exit_of=_truck_exits(done, side),
    )


@cite("QG-3")
def _early_cards(done: Generated, side: Nation) -> int:
    """Action Cards drawn before the generation, where it is ruled so: as many are held when round
    1 begins."""
    return sum(len(done.state.action_hands.get(role, ())) for role in done.plan.roles(side))


@cite("GEN-3.2-a")
def kill_values(done: Generated, side: Nation) -> dict[str, int]:
    """What destroying scores where it is not the usual 1: by kind, or by counter number."""
    enemy, scores = enemy_of(side), done.state.scores
    values: dict[str, int] = {}
    for kind in unit_kinds().values():
        if kind.nation == enemy:
            name = kind.id.partition("-")[2]
            more = sum(
                s.vp
                for s in scores
                if s.kind == "kills" and s.side == side and (name in s.of or kind.kind in s.of)
            )
            if more:
                values[kind.id] = 1 + more
    for score in scores:
        hunted = score.kind == "hidden" and score.side == side
        if hunted or (score.kind == "survive" and score.side == enemy):
            for name in score.of:
                usual = values.get(unit_of(enemy, name).id, 1)
                number = str(number_of(name))
                values[number] = values.get(number, usual) + score.vp
    return values


@cite("GEN-4.2-c")
def partner(done: Generated, role: str) -> Literal[0, 1, 2]:
    """Which of two partners a role is; 0 where its side is one player."""
    roles = done.plan.roles(done.plan.seat(role).side)
    if len(roles) == 1:
        return 0
    return 1 if role == roles[0] else 2


def _forces(done: Generated, side: Nation) -> tuple[Force, ...]:
    """One entry per placed Unit, one per round, edge and player for those that enter."""
    forces: list[Force] = []
    trucks = {t.unit: t for t in done.state.trucks if t.side == side}
    entering: dict[tuple[int, tuple[str, ...], Literal[0, 1, 2]], list[int]] = {}
    for unit in done.state.units:
        if unit.side != side or (done.state.solo is not None and unit.where == "cup"):
            continue
        if unit.hex:
            forces.append(_placed(done, unit))
            continue
        by = _by(done, done.state.edges[unit.role])
        if unit.unit in trucks and trucks[unit.unit].road:
            by = (done.shown(trucks[unit.unit].road[0]),)
        enters = min(unit.round or 1, done.state.rounds)
        group = entering.setdefault((enters, by, partner(done, unit.role)), [])
        group.append(number_of(unit.unit))
    for (enters, by, player), numbers in sorted(entering.items()):
        forces.append(Force(numbers=tuple(sorted(numbers)), enters=enters, by=by, player=player))
    return tuple(forces)


def _placed(done: Generated, unit: UnitAt) -> Force:
    name: FacingName = unit.facing or "N"  # type: ignore[assignment]
    return Force(
        numbers=(number_of(unit.unit),),
        hex=done.shown(unit.hex),
        facing=name,
        hidden=unit.where == "hidden",
        player=partner(done, unit.role),
        outside=unit.outside and unit.hex in {work.hex for work in done.state.works},
    )


def _by(done: Generated, segments: tuple[Segment, ...]) -> tuple[str, ...]:
    """An entry edge in the mission's words: a whole side by name, else its hexes."""
    for edge in EDGES:
        if set(outer_edge(done.state.layout, edge)) == set(segments) and _is_whole(done, edge):
            return (edge,)
    field = field_of(done.state)
    return tuple(done.shown(key(field, cell)) for cell in entry_cells(field, segments))


def _is_whole(done: Generated, edge: Edge) -> bool:
    """Whether the tactical game's edge of that name is this one and nothing more."""
    field = field_of(done.state)
    ours = entry_cells(field, outer_edge(done.state.layout, edge))
    return set(field.edge(edge)) == set(ours)


@cite("GEN-3.2-a")
def _exit(done: Generated, side: Nation) -> Exit | None:
    """The enemy's entry edge as a way off the map for every Unit."""
    vp = sum(s.vp for s in done.state.scores if s.kind == "exit" and s.side == side)
    hexes: list[str] = []
    for role, segments in done.state.edges.items():
        if role.startswith(enemy_of(side)):
            hexes += _by(done, segments)
    return Exit(hexes=tuple(dict.fromkeys(hexes)), vp=vp) if vp else None


@cite("GEN-3.2-a")
def _truck_exits(done: Generated, side: Nation) -> dict[str, Exit]:
    """The end of a truck's road as a way off the map for the truck alone."""
    trips = [s for s in done.state.scores if s.kind == "truck" and s.side == side]
    worth = {name: s.vp for s in trips for name in s.of}
    return {
        str(number_of(t.unit)): Exit(hexes=(done.shown(t.road[-1]),), vp=worth[t.unit])
        for t in done.state.trucks
        if t.side == side and t.road
    }


def _works(done: Generated) -> tuple[WorkRow, ...]:
    """Every Defense Counter but the smoke; what has a front looks away from its owner's edge."""
    rows = []
    for work in done.state.works:
        if work.kind in SMOKES:
            continue
        row = WorkRow(kind=work.kind, hex=done.shown(work.hex), owner=work.side, hidden=work.hidden)
        if work_kinds()[work.kind].has_facing:
            row = replace(row, facing=INWARD[done.state.edges[work.role][0][1]])
        rows.append(row)
    return tuple(rows)
