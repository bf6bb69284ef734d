"""What to compare with the board: points, markers, the bot's row, the stratagem."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.compared import Compared, Fact
from opfor.games.blitzkrieg.rules.untold import in_bag, in_pile
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State


def compared(setting: Setting, state: State, _seat: str) -> Compared:
    """``VP 3:3, tracks 3 4 −4 4 −1`` in the order of the board, closed theatres left out."""
    facts, lying = tuple(_facts(setting, state)), tuple(_besides(setting, state))
    if state.stage == "setup":
        return Compared(lying=(*facts, *lying))
    tracks = [number(t) for t, c in zip(state.tracks, state.campaigns, strict=True) if c >= 0]
    order = ""
    if setting.bot is not None:
        order = SAY("compare-bot-first" if setting.bot == 0 else "compare-you-first")
    said = " ".join(tracks) or SAY("compare-all-closed")
    line = SAY("compare", a=state.vp[0], b=state.vp[1], order=order, tracks=said)
    return Compared(line, facts, lying)


def number(track: int) -> str:
    """Towards the first side without a sign, towards the second with a minus."""
    return str(track) if track >= 0 else f"−{-track}"


def _facts(setting: Setting, state: State) -> Iterator[Fact]:
    for theatre, campaign in enumerate(state.campaigns):
        if campaign >= 0:
            row = setting.board.theatres[theatre]
            named, towards = say.theatre(setting, theatre), say.end(setting, 1)
            what = SAY("compare-marker", theatre=named, side=towards)
            yield Fact(what, str(state.tracks[theatre]), f"track {row.id} {{}}")
    for side, seat in enumerate(setting.seats):
        points = SAY("compare-points", who=say.side(setting, side))
        yield Fact(points, str(state.vp[side]), f"vp {seat} {{}}")
    if setting.bot is not None:
        row_now = " ".join(state.reserves[setting.bot])
        yield Fact(SAY("compare-row"), row_now or "empty", "row {}")
        if setting.options.stratagems:
            yield Fact(SAY("compare-stratagem"), state.stratagem or "none", "stratagem {}")
    for side in (0, 1):
        what = SAY("compare-bag", who=say.side(setting, side))
        yield Fact(what, str(in_bag(state, side)))


def _besides(setting: Setting, state: State) -> Iterator[Fact]:
    """The units on the board, the theatres that are closed, the piles drawn from."""
    for space, placed in enumerate(state.placed):
        if placed is not None:
            unit = str(say.unit(setting, placed[1]))
            where = say.space_name(setting, space, campaign=True)
            gone = SAY("compare-take-off", where=where)
            yield Fact(SAY("compare-on", where=where), unit, gone=gone)
    for theatre, campaign in enumerate(state.campaigns):
        closed = SAY("compare-open" if campaign >= 0 else "compare-not-open")
        yield Fact(SAY("compare-theatre", theatre=say.theatre(setting, theatre)), closed)
    for side in (0, 1):
        if side != setting.bot:
            held = say.counted(setting, state.reserves[side])
            yield Fact(SAY("compare-screen", who=say.side(setting, side)), held)
    yield Fact(SAY("compare-pile"), str(in_pile(state)))
