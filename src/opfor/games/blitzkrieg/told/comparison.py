"""What to compare with the board: points, markers, the bot's row, the stratagem."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from opfor.core.compared import Compared, Fact
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.pools import in_bag, in_pile
from opfor.games.blitzkrieg.values.state import State
from opfor.kit.compared import fact

_fact = partial(fact, SAY)


def compared(setting: Setting, state: State, _seat: str) -> Compared:
    """``VP 3:3, tracks 3 4 −4 4 −1`` in the order of the board, closed theatres left out."""
    facts, lying = tuple(_facts(setting, state)), tuple(_besides(setting, state))
    if state.stage == "setup":
        return Compared(lying=(*facts, *lying))
    tracks = [number(t) for t, c in zip(state.tracks, state.campaigns, strict=True) if c >= 0]
    order = {None: "", 0: "compare-bot-first"}.get(setting.bot, "compare-you-first")
    line = SAY(
        "compare",
        a=state.vp[0],
        b=state.vp[1],
        order=SAY(order) if order else "",
        tracks=" ".join(tracks) or SAY("compare-all-closed"),
    )
    return Compared(line, facts, lying)


def number(track: int) -> str:
    """Towards the first side without a sign, towards the second with a minus."""
    return str(track) if track >= 0 else f"−{-track}"


def _facts(setting: Setting, state: State) -> Iterator[Fact]:
    for theatre, campaign in enumerate(state.campaigns):
        if campaign >= 0:
            row, at = setting.board.theatres[theatre], state.tracks[theatre]
            named: dict[str, Any] = {
                "theatre": say.theatre(setting, theatre),
                "side": say.end(setting, 1),
            }
            yield _fact("marker", at, f"track {row.id} {{}}", shown=number(at), **named)
    for side, seat in enumerate(setting.seats):
        yield _fact("points", state.vp[side], f"vp {seat} {{}}", who=say.side(setting, side))
    if setting.bot is not None:
        row_now = state.reserves[setting.bot]
        laid = ", ".join(str(say.unit(setting, unit)) for unit in row_now)
        shown = laid or SAY("compare-nothing")
        yield _fact("row", " ".join(row_now) or "empty", "row {}", shown=shown)
        if setting.options.stratagems:
            out = say.stratagem(state.stratagem) if state.stratagem else SAY("compare-nothing")
            yield _fact("stratagem", state.stratagem or "none", "stratagem {}", shown=out)
    for side in (0, 1):
        yield _fact("bag", in_bag(state, side), who=say.side(setting, side))


def _besides(setting: Setting, state: State) -> Iterator[Fact]:
    """The units on the board, the theatres that are closed, the piles drawn from."""
    for space, placed in enumerate(state.placed):
        if placed is not None:
            where = say.space_name(setting, space, campaign=True)
            yield _fact("on", str(say.unit(setting, placed[1])), where=where)
    for theatre, campaign in enumerate(state.campaigns):
        yield _fact("theatre", theatre=say.theatre(setting, theatre), open=campaign >= 0)
    for side in (0, 1):
        if side != setting.bot:
            held = say.counted(setting, state.reserves[side])
            yield _fact("screen", held, who=say.side(setting, side))
    yield _fact("pile", in_pile(state))
