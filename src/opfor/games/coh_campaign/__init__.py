"""A campaign of Conflict of Heroes: a company, its losses and its stars through eight to ten
solo missions."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.core.game import Game
from opfor.core.game_folder import game_in
from opfor.games.coh_campaign.course.report import LEADING
from opfor.games.coh_campaign.rules.aftermath import outcome
from opfor.games.coh_campaign.told.on_demand import offered, run_sheet
from opfor.games.coh_campaign.values.run import Run, run_ids
from opfor.games.coh_campaign.values.run_faults import check_pack
from opfor.games.coh_campaign.values.state import State

GAME: Game[State] = game_in(
    __name__,
    outcome=outcome,
    tables={"run": Run},
    check_pack=check_pack,
    variants=({}, {"run": "soviet-1941"}),
    offered=offered,
    choices={"run": run_ids},
    leading=replace(LEADING, sheet=run_sheet),
)
