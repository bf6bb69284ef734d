"""The table before anything is drawn: what to lay out, in order."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State


def laid_out(setting: Setting, state: State) -> Iterator[str]:
    """Board, markers, bags, pile, cup; the draws of the set-up follow."""
    if state.stage != "setup":
        return
    opened = [t for t in setting.board.theatres if state.campaigns[t.index] >= 0]
    yield f"Lay out the board ({setting.board.title})."
    if setting.bot is not None:
        own = say.end_name(setting, 1 - setting.bot)
        yield f"The bot plays {say.end_name(setting, setting.bot)}, you play {own}."
    yield f"Put a marker on the centre of {say.listed([t.title for t in opened])}."
    yield "Put both victory markers on 0."
    for side in (0, 1):
        own, bag = say.possessive(setting, side), say.counted(setting, state.bags[side])
        yield f"Fill {own} bag, {len(state.bags[side])} units: {bag}."
    pile = say.counted(setting, state.pile)
    yield f"Mix the special weapons face down as the research pile, {len(state.pile)}: {pile}."
    if setting.bot is not None and state.cup:
        yield f"Have the {len(state.cup)} stratagem tokens and a cup ready."
    if setting.bot is not None:
        yield "Leave room for the bot's row: its units lie open, in the order they are drawn."
