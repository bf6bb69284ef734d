"""What to compare with the board: points, markers, the bot's row, the stratagem."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.compared import Compared, Fact
from opfor.games.blitzkrieg.rules.untold import in_bag, in_pile
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State


def compared(setting: Setting, state: State, _seat: str) -> Compared:
    """``VP 3:3, tracks 3 4 −4 4 −1`` in the order of the board, closed theatres left out."""
    facts, lying = tuple(_facts(setting, state)), tuple(_besides(setting, state))
    if state.stage == "setup":
        return Compared(lying=(*facts, *lying))
    tracks = [number(t) for t, c in zip(state.tracks, state.campaigns, strict=True) if c >= 0]
    order = "" if setting.bot is None else " (bot:you)" if setting.bot == 0 else " (you:bot)"
    line = f"VP {state.vp[0]}:{state.vp[1]}{order}, tracks {' '.join(tracks) or 'all closed'}"
    return Compared(line, facts, lying)


def number(track: int) -> str:
    """Towards the first side without a sign, towards the second with a minus."""
    return str(track) if track >= 0 else f"−{-track}"


def _facts(setting: Setting, state: State) -> Iterator[Fact]:
    for theatre, campaign in enumerate(state.campaigns):
        if campaign >= 0:
            row = setting.board.theatres[theatre]
            what = f"the marker of {row.title} (minus: towards {say.end_name(setting, 1)})"
            yield Fact(what, str(state.tracks[theatre]), f"track {row.id} {{}}")
    for side, seat in enumerate(setting.seats):
        points = f"{say.possessive(setting, side)} victory points"
        yield Fact(points, str(state.vp[side]), f"vp {seat} {{}}")
    if setting.bot is not None:
        row_now = " ".join(state.reserves[setting.bot])
        yield Fact("the bot's row from the left", row_now or "empty", "row {}")
        if setting.options.stratagems:
            yield Fact("the stratagem lying out", state.stratagem or "none", "stratagem {}")
    for side in (0, 1):
        what = f"how many units are in {say.possessive(setting, side)} bag"
        yield Fact(what, str(in_bag(state, side)))


def _besides(setting: Setting, state: State) -> Iterator[Fact]:
    """The units on the board, the theatres that are closed, the piles drawn from."""
    for space, placed in enumerate(state.placed):
        if placed is not None:
            unit = say.unit_name(setting, placed[1])
            where = say.space_name(setting, space, campaign=True)
            yield Fact(f"on {where}", unit, gone=f"take the unit off {where}")
    for theatre, campaign in enumerate(state.campaigns):
        closed = "open" if campaign >= 0 else "not open"
        yield Fact(f"the theatre {setting.board.theatres[theatre].title}", closed)
    for side in (0, 1):
        if side != setting.bot:
            held = say.counted(setting, state.reserves[side])
            yield Fact(f"{say.possessive(setting, side)} units before the screen", held)
    yield Fact("how many weapons are in the research pile", str(in_pile(state)))
