"""A campaign as a document, and as a sheet to print."""

from __future__ import annotations

from typing import Any

from opfor.app.campaign import Campaign, leaders, newest
from opfor.app.conversation import opening
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.core.codec import to_plain
from opfor.core.errors import OpforError
from opfor.core.sheet import Sheet


def document(campaign: Campaign) -> dict[str, Any]:
    """What ``opfor campaign show --json`` prints."""
    session = campaign.table.session
    outcome = session.outcome
    return {
        "game": session.game.id,
        "options": dict(session.header.options),
        "seed": session.header.seed,
        "state": to_plain(session.state),
        "over": campaign.is_over,
        "mission": campaign.mission_text if campaign.is_due else None,
        "outcome": None if outcome is None else to_plain(outcome),
    }


def printed(name: str, paper: str) -> Sheet:
    """The empty sheet of a run by its name, else a campaign as it stands."""
    game = load_game(leaders()[0].id)
    if game.leading is None or game.leading.sheet is None:
        raise OpforError(f"{game.title} has no sheet")
    runs = [known for known, _ in game.offered()] if game.offered is not None else []
    if name in runs:
        setting, _, _ = prepared(game, {"run": name}, {})
        return game.leading.sheet(setting, game.new(setting), paper)
    path = opening.find_save(name) if name else newest()
    if name and not path.exists():
        known = ", ".join(runs)
        raise OpforError(f"{name}: neither a run ({known}) nor the file of a campaign")
    session = Campaign(opening.resumed(path, is_kept=False)).table.session
    return game.leading.sheet(session.setting, session.state, paper)
