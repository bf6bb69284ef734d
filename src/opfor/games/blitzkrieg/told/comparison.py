"""What to compare with the board: points, markers, the bot's row, the stratagem."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.compared import Compared, Fact
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.pools import in_bag, in_pile
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
            stands = str(state.tracks[theatre])
            back = SAY("compare-back-marker", theatre=named, value=number(state.tracks[theatre]))
            yield Fact(what, stands, f"track {row.id} {{}}", back=back)
    for side, seat in enumerate(setting.seats):
        points = SAY("compare-points", who=say.side(setting, side))
        vp = str(state.vp[side])
        back = SAY("compare-back-points", who=say.side(setting, side), value=vp)
        yield Fact(points, vp, f"vp {seat} {{}}", back=back)
    if setting.bot is not None:
        row_now = " ".join(state.reserves[setting.bot])
        laid = ", ".join(str(say.unit(setting, each)) for each in state.reserves[setting.bot])
        back = SAY("compare-back-row", row=laid or SAY("compare-nothing"))
        yield Fact(SAY("compare-row"), row_now or "empty", "row {}", back=back)
        if setting.options.stratagems:
            name = state.stratagem or "none"
            shown = say.stratagem(name) if state.stratagem else SAY("compare-nothing")
            back = SAY("compare-back-stratagem", name=shown)
            yield Fact(SAY("compare-stratagem"), name, "stratagem {}", back=back)
    for side in (0, 1):
        what = SAY("compare-bag", who=say.side(setting, side))
        count = in_bag(state, side)
        back = SAY("compare-back-bag", who=say.side(setting, side), value=count)
        yield Fact(what, str(count), back=back)


def _besides(setting: Setting, state: State) -> Iterator[Fact]:
    """The units on the board, the theatres that are closed, the piles drawn from."""
    for space, placed in enumerate(state.placed):
        if placed is not None:
            unit = str(say.unit(setting, placed[1]))
            where = say.space_name(setting, space, campaign=True)
            gone = SAY("compare-take-off", where=where)
            back = SAY("compare-back-on", unit=unit, where=where)
            yield Fact(SAY("compare-on", where=where), unit, gone=gone, back=back)
    for theatre, campaign in enumerate(state.campaigns):
        named, is_open = say.theatre(setting, theatre), campaign >= 0
        closed = SAY("compare-open" if is_open else "compare-not-open")
        back = SAY("compare-back-open" if is_open else "compare-back-closed", theatre=named)
        yield Fact(SAY("compare-theatre", theatre=named), closed, back=back)
    for side in (0, 1):
        if side != setting.bot:
            held = say.counted(setting, state.reserves[side])
            back = SAY("compare-back-screen", who=say.side(setting, side), held=held)
            yield Fact(SAY("compare-screen", who=say.side(setting, side)), held, back=back)
    back = SAY("compare-back-pile", value=in_pile(state))
    yield Fact(SAY("compare-pile"), str(in_pile(state)), back=back)
