"""The whole position as text: complete without colour, one theatre per paragraph.

Written to be read aloud: short sentences, the open campaign first, no drawing characters.
"""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.told.view import view
from opfor.games.blitzkrieg.values.content import Campaign, Theatre
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.pools import in_bag, in_pile
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, STEAMROLL, State


def board_text(setting: Setting, state: State, seat: str) -> str:
    """The position as ``seat`` may see it."""
    shown = view(setting, state, seat)
    parts = [_heading(setting, shown), *_theatres(setting, shown), _holdings(setting, shown)]
    if setting.bot is not None and setting.options.stratagems:
        parts.append(_stratagems(shown))
    return "\n\n".join(part for part in parts if part)


def _heading(setting: Setting, state: State) -> str:
    first, second = (say.side(setting, side) for side in (0, 1))
    end = setting.constants.end_points
    points = SAY("board-points", first=first, a=state.vp[0], second=second, b=state.vp[1], end=end)
    return f"{whose_turn(setting, state)}\n{points}"


def whose_turn(setting: Setting, state: State) -> str:
    if state.stage == "setup":
        return SAY("board-setup")
    if state.stage == "over":
        return SAY("board-over", n=state.turn)
    name = "board-turn-last" if state.last_turn else "board-turn"
    return SAY(name, n=state.turn, who=say.side(setting, state.mover))


def _theatres(setting: Setting, state: State) -> Iterator[str]:
    """Open theatres in full, one paragraph each; then those not opened, then those closed."""
    theatres = setting.board.theatres
    for theatre in theatres:
        if state.campaigns[theatre.index] >= 0:
            yield "\n".join(_open_theatre(setting, state, theatre))
    waiting = [t for t in theatres if state.campaigns[t.index] == NOT_OPENED]
    yield "\n".join(_waiting(setting, t) for t in waiting)
    closed = [t for t in theatres if state.campaigns[t.index] == CLOSED]
    yield "\n".join(_closed(setting, state, t) for t in closed)


def _open_theatre(setting: Setting, state: State, theatre: Theatre) -> Iterator[str]:
    track = state.tracks[theatre.index]
    ahead = _ahead(setting, theatre, track)
    name = say.theatre(setting, theatre.index)
    yield SAY("board-theatre", theatre=name, lead=say.lead(setting, track), ahead=ahead)
    number = state.campaigns[theatre.index]
    vp = theatre.campaigns[number].vp
    if len(theatre.campaigns) > 1:
        yield f"  {SAY('board-campaign-n', n=number + 1, vp=vp)}"
    else:
        yield f"  {SAY('board-campaign', vp=vp)}"
    for space in theatre.campaigns[number].spaces:
        yield f"    {_space(setting, state, space)}"
    for later in range(number + 1, len(theatre.campaigns)):
        yield f"  {_later(setting, state, later + 1, theatre.campaigns[later])}"
    for done in range(number):
        units = _occupants(setting, state, theatre.campaigns[done].spaces)
        yield f"  {SAY('board-done', n=done + 1, units=units)}"


def _ahead(setting: Setting, theatre: Theatre, track: int) -> str:
    """How far the leader is from shields and end; for a tie, where they are."""
    first, second = theatre.shields
    a, b = setting.constants.shield_bonus
    if abs(track) >= second:
        return SAY("ahead-all", b=b, end=theatre.steps)
    if abs(track) >= first:
        return SAY("ahead-one", a=a, b=b, second=second, end=theatre.steps)
    return SAY("ahead-none", a=a, first=first, b=b, second=second, end=theatre.steps)


def _space(setting: Setting, state: State, space: int) -> str:
    where = setting.board.spaces[space]
    return SAY(
        "board-space",
        n=where.position,
        terrain=say.terrain(where),
        effect=say.effect_name(where),
        there=there(setting, state, space),
    )


def there(setting: Setting, state: State, space: int) -> str:
    there = state.placed[space]
    return SAY("empty") if there is None else str(say.owned(setting, *there))


def _bare(setting: Setting, space: int) -> str:
    where = setting.board.spaces[space]
    return SAY("board-space-later", terrain=say.terrain(where), effect=say.effect_name(where))


def _later(setting: Setting, state: State, number: int, campaign: Campaign) -> str:
    spaces = []
    for space in campaign.spaces:
        said = _bare(setting, space)
        if state.placed[space] is not None:
            said = SAY("board-space-taken", space=said, there=there(setting, state, space))
        spaces.append(said)
    return SAY("board-later", n=number, vp=campaign.vp, spaces="; ".join(spaces))


def _occupants(setting: Setting, state: State, spaces: tuple[int, ...]) -> str:
    return ", ".join(there(setting, state, s) for s in spaces if state.placed[s] is not None)


def _waiting(setting: Setting, theatre: Theatre) -> str:
    campaign = theatre.campaigns[0]
    return SAY(
        "board-waiting",
        theatre=say.theatre(setting, theatre.index),
        red=theatre.red,
        vp=campaign.vp,
        steps=theatre.steps,
        spaces="; ".join(_bare(setting, space) for space in campaign.spaces),
    )


def _closed(setting: Setting, state: State, theatre: Theatre) -> str:
    """A closed theatre: where the marker stopped and who stands there."""
    name = say.theatre(setting, theatre.index)
    lead = say.lead(setting, state.tracks[theatre.index])
    if units := _occupants(setting, state, theatre.spaces):
        return SAY("board-closed-units", theatre=name, lead=lead, units=units)
    return SAY("board-closed", theatre=name, lead=lead)


def _holdings(setting: Setting, state: State) -> str:
    """Reserves and bags; the bot's row in its order."""
    lines: list[str] = []
    for side in (0, 1):
        who, units = say.side(setting, side), state.reserves[side]
        if side == setting.bot:
            lines.append(SAY("board-row", who=who, units=numbered(setting, units)))
        else:
            lines.append(SAY("board-reserve", who=who, units=say.counted(setting, units)))
    for side in (0, 1):
        bag = say.counted(setting, state.bags[side])
        lines.append(SAY("board-bag", bag=bag_said(setting, state, side), units=bag))
    lines.append(SAY("board-bag", bag=pile_said(state), units=say.counted(setting, state.pile)))
    return "\n".join(lines)


def numbered(setting: Setting, units: tuple[str, ...]) -> str:
    """The bot's row: ``1 army 2, 2 general``."""
    named = [f"{n} {say.unit(setting, unit)}" for n, unit in enumerate(units, start=1)]
    return ", ".join(named) or SAY("empty")


def bag_said(setting: Setting, state: State, side: int) -> str:
    """``Your bag, 12``; a list that holds untold units of the reserve too says so."""
    who, count = say.side(setting, side), in_bag(state, side)
    if untold := len(state.bags[side]) - count:
        return say.capital(SAY("bag-of-untold", who=who, n=count, untold=untold))
    return say.capital(SAY("bag-of", who=who, n=count))


def pile_said(state: State) -> str:
    if untold := len(state.pile) - in_pile(state):
        return SAY("pile-of-untold", n=in_pile(state), untold=untold)
    return SAY("pile-of", n=in_pile(state))


def _stratagems(state: State) -> str:
    out = say.stratagem(state.stratagem)
    if state.stratagem == STEAMROLL and state.in_force:
        said = SAY("board-out-as", stratagem=out, other=say.stratagem(state.in_force))
    else:
        said = SAY("board-out", stratagem=out)
    cup = ", ".join(str(say.stratagem(name)) for name in state.cup)
    return f"{said}\n{SAY('board-cup', stratagems=cup or SAY('nothing'))}"
