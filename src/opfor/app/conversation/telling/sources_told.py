"""Who rolls and draws what, in words."""

from __future__ import annotations

from opfor.app.conversation.messages import SourceOfChance
from opfor.app.session import Session
from opfor.app.speech import spoken
from opfor.core.requests import UNTOLD

OWN_DRAWS = "what you draw and the opponent never looks at"


def sources_told(session: Session) -> tuple[SourceOfChance, ...]:
    """Every source of the game, and where there are any the switch for untold draws."""
    game, at = session.game, session.sources
    found = [
        SourceOfChance(name, said, name in at.table, _by(name in at.table))
        for name, said in game.sources.items()
    ]
    if game.untold:
        by = spoken("stays untold" if at.untold else "is told")
        found.append(SourceOfChance(UNTOLD, spoken(OWN_DRAWS), bool(at.untold), by))
    return tuple(found)


def untold_note(session: Session) -> str:
    """What advice cannot know where a hand is not told; empty if all of it is."""
    game, setting, state = session.game, session.setting, session.state
    if not any(game.kept_back(setting, state, source) for source in game.untold):
        return ""
    return spoken(
        "What you hold is not told: this supposes anything you may hold. adjust tells it."
    )


def _by(at_table: bool) -> str:
    return spoken("at the table" if at_table else "by the program")
