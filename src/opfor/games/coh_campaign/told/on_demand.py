"""What a run offers beyond its questions, loaded when somebody first asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.sheet import Sheet
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.run import run_ids, run_named
from opfor.games.coh_campaign.values.state import State


def offered() -> Sequence[tuple[str, str]]:
    """The runs there are, each with a line about it."""
    runs = [run_named(name) for name in run_ids()]
    return [(run.id, f"{run.title}. {run.text}") for run in runs]


def run_sheet(setting: Setting, state: State, paper: str) -> Sheet:
    """Rules, roster, stages on one page."""
    from opfor.games.coh_campaign.told.campaign_sheet import campaign_sheet

    return campaign_sheet(setting, state, paper)
