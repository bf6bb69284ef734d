"""What to compare with the board: points, markers, the bot's row, the stratagem."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from opfor.core.compared import Compared, Fact
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told import ways
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.pools import in_bag, in_pile
from opfor.games.blitzkrieg.values.state import State
from opfor.kit.compared import fact

_fact = partial(fact, SAY)


def compared(setting: Setting, state: State, _seat: str) -> Compared:
    """``VP 3:3, tracks 3 4 −4 4 −1`` in the order of the board, closed theatres left out."""
    facts, lying = tuple(_facts(setting, state)), tuple(_besides(setting, state))
    more = tuple(ways.missing(setting, state))
    if state.stage == "setup":
        return Compared(lying=(*facts, *lying), more=more)
    tracks = [number(t) for t, c in zip(state.tracks, state.campaigns, strict=True) if c >= 0]
    order = {None: "", 0: "compare-bot-first"}.get(setting.bot, "compare-you-first")
    line = SAY(
        "compare",
        a=state.vp[0],
        b=state.vp[1],
        order=SAY(order) if order else "",
        tracks=" ".join(tracks) or SAY("compare-all-closed"),
    )
    return Compared(line, facts, lying, more)


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
            ref = f"track:{row.id}"
            yield _fact("marker", at, f"track {row.id} {{}}", ref=ref, shown=number(at), **named)
    for side, seat in enumerate(setting.seats):
        mend, ref = f"vp {seat} {{}}", f"points:{seat}"
        yield _fact("points", state.vp[side], mend, ref=ref, who=say.side(setting, side))
    if setting.bot is not None:
        row_now = state.reserves[setting.bot]
        laid = ", ".join(str(say.unit(setting, unit)) for unit in row_now)
        shown, lain = laid or SAY("compare-nothing"), ways.of_row(setting, state)
        yield _fact("row", " ".join(row_now) or "empty", "row {}", ways=lain, shown=shown)
        if setting.options.stratagems:
            out = say.stratagem(state.stratagem) if state.stratagem else SAY("compare-nothing")
            given: dict[str, Any] = {
                "ref": f"stratagem:{state.stratagem}",
                "ways": ways.of_stratagem(),
            }
            yield _fact("stratagem", state.stratagem or "none", "stratagem {}", shown=out, **given)
    for side, seat in enumerate(setting.seats):
        mend, held = f"bag {seat} {{}}", ways.of_bag(setting, state, side)
        yield _fact("bag", in_bag(state, side), mend, ways=held, who=say.side(setting, side))


def _besides(setting: Setting, state: State) -> Iterator[Fact]:
    """The units on the board, the theatres that are closed, the piles drawn from."""
    for space, placed in enumerate(state.placed):
        if placed is not None:
            where = say.space_name(setting, space, campaign=True)
            spot = ways.spot(setting, space)
            gone = [(f"space {spot} empty", SAY("way-gone"))]
            given: dict[str, Any] = {"ref": f"space:{spot.replace(' ', '/')}", "ways": gone}
            value = str(say.unit(setting, placed[1]))
            yield _fact("on", value, f"space {spot} {{}}", where=where, **given)
    for theatre, campaign in enumerate(state.campaigns):
        row, named = setting.board.theatres[theatre], say.theatre(setting, theatre)
        given = {"ref": f"theatre:{row.id}", "ways": ways.of_theatre(setting, theatre)}
        yield _fact(
            "theatre", mend=f"open {row.id} {{}}", theatre=named, open=campaign >= 0, **given
        )
    for side in (0, 1):
        if side != setting.bot:
            held, lain = (
                say.counted(setting, state.reserves[side]),
                ways.of_reserve(setting, state, side),
            )
            yield _fact("screen", held, ways=lain, who=say.side(setting, side))
    yield _fact("pile", in_pile(state), "pile {}", ways=ways.of_pile(setting, state))
