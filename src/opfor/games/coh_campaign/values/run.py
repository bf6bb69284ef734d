"""Runs as files: the company, the stages and their missions, the traces these leave."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from opfor.cardboard.coh.missions.mission import Row
from opfor.core.errors import BadPack, one_of
from opfor.core.owned import kept
from opfor.kit.packs import PackTable, read_toml

RUNS = Path(__file__).parents[1] / "packs" / "runs"
Group = Literal["foot", "support", "vehicle"]


class Members(Row, frozen=True, kw_only=True):
    """Counters of the company of one kind; ``group`` says what another one of them costs."""

    numbers: tuple[int, ...]
    group: Group


class Asked(Row, frozen=True, kw_only=True):
    """What a mission makes of a trace that an earlier one left: dials of the Player's side."""

    trace: str
    caps: int = 0
    vp: int = 0
    hand: int = 0
    no_enemy: int = 0


class Choice(Row, frozen=True, kw_only=True):
    """A mission of a stage. ``leaves``: the trace it leaves when it ends as ``by`` says: a victory,
    a clear one, or any end but a defeat without a counter lost."""

    mission: str
    harder: bool = False
    leaves: str = ""
    by: Literal["victory", "clear", "unhurt"] = "victory"
    asks: tuple[Asked, ...] = ()


class Stage(Row, frozen=True, kw_only=True):
    """One day of the run: one mission, or two to choose from."""

    date: str
    missions: tuple[Choice, ...]


class Trace(Row, frozen=True, kw_only=True):
    """A fact that a mission leaves and later ones ask for."""

    id: str
    title: str


class Run(PackTable, frozen=True, kw_only=True):
    """``ID.toml``. ``withdrawn_after``: so many defeats running end it;
    ``handicap``: VPs the AI has more at the start of each mission."""

    id: str
    title: str
    text: str
    nation: Literal["german", "soviet"]
    company: tuple[Members, ...]
    stages: tuple[Stage, ...]
    traces: tuple[Trace, ...] = ()
    withdrawn_after: int = 3
    handicap: int = 0

    def choice(self, stage: int, mission: str) -> Choice:
        """The mission of a stage by its id."""
        return next(each for each in self.stages[stage].missions if each.mission == mission)

    def group_of(self, number: int) -> Group:
        """What a counter of the company is, for whoever replaces it."""
        return next(each.group for each in self.company if number in each.numbers)


@kept
def run_ids() -> tuple[str, ...]:
    """The runs there are."""
    return tuple(sorted(path.stem for path in RUNS.glob("*.toml") if path.stem != "pack"))


@kept
def run_named(name: str) -> Run:
    """A run by its id, checked."""
    from opfor.games.coh_campaign.values.run_faults import refuse_faults

    if name not in run_ids():
        raise BadPack(one_of("run", name, run_ids()))
    return refuse_faults(RUNS / f"{name}.toml", read_toml(RUNS / f"{name}.toml", Run))
