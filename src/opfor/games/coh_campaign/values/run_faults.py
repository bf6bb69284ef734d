"""What may be wrong with a run beyond the types of its fields."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.missions.solo_mission import solo_mission, solo_mission_ids
from opfor.core.errors import BadPack, OpforError, one_of
from opfor.games.coh_campaign.values.run import Choice, Run
from opfor.kit.packs import read_manifest, read_toml

FEWEST, MOST = 8, 10
CHOICES = 4
COMPANY = {"foot": 9, "support": 2, "vehicle": 1}


def check_pack(folder: Path) -> Sequence[str]:
    """Faults of a pack of runs, each one line; of a file the first."""
    found: list[str] = []
    for path in sorted(folder.glob("*.toml")):
        try:
            if path.stem == "pack":
                read_manifest(folder)
            else:
                refuse_faults(path, read_toml(path, Run))
        except OpforError as fault:
            found.append(str(fault))
    return found


def refuse_faults(path: Path, run: Run) -> Run:
    """The run, if nothing is wrong with it."""
    fault = next(faults(run, path.stem), None)
    if fault is not None:
        raise BadPack(f"{path}: {fault}")
    return run


def faults(run: Run, stem: str) -> Iterator[str]:
    """Everything wrong with a run."""
    if run.id != stem:
        yield f"id: {run.id!r}; the file is called {stem}"
    if not FEWEST <= len(run.stages) <= MOST:
        yield f"stages: {len(run.stages)}; a run has {FEWEST} to {MOST}"
    if sum(len(stage.missions) == 2 for stage in run.stages) < CHOICES:
        yield f"stages: at {CHOICES} or more of them two missions are to choose from"
    yield from _company_faults(run)
    traces = {trace.id for trace in run.traces}
    left: set[str] = set()
    for n, stage in enumerate(run.stages):
        if len(stage.missions) not in (1, 2):
            yield f"stages[{n}].missions: {len(stage.missions)}; a stage has one or two"
        for m, choice in enumerate(stage.missions):
            where = f"stages[{n}].missions[{m}]"
            yield from (f"{where}.{fault}" for fault in _choice_faults(run, choice, traces, left))
        left |= {choice.leaves for choice in stage.missions}


def _company_faults(run: Run) -> Iterator[str]:
    count = dict.fromkeys(COMPANY, 0)
    for n, members in enumerate(run.company):
        count[members.group] += len(members.numbers)
        try:
            kinds = {kind_numbered(run.nation, number).id for number in members.numbers}
        except OpforError as fault:
            yield f"company[{n}].numbers: {fault}"
            return
        if len(kinds) != 1:
            yield f"company[{n}].numbers: these are of {len(kinds)} kinds; give a row to each"
    for group, wanted in COMPANY.items():
        if count[group] != wanted:
            yield f"company: {count[group]} of group {group}; a company has {wanted}"


def _choice_faults(run: Run, choice: Choice, traces: set[str], left: set[str]) -> Iterator[str]:
    if choice.mission not in solo_mission_ids():
        yield one_of("mission", choice.mission, solo_mission_ids())
        return
    if solo_mission(choice.mission).player != run.nation:
        yield f"mission: in {choice.mission} you do not play the {run.nation} side"
    if choice.leaves and choice.leaves not in traces:
        yield one_of("leaves", choice.leaves, traces)
    for n, asked in enumerate(choice.asks):
        if asked.trace not in left:
            yield f"asks[{n}].trace: no mission before this one leaves {asked.trace!r}"
        if not (asked.caps or asked.vp or asked.hand or asked.no_enemy):
            yield f"asks[{n}]: it changes nothing; leave it out"
