"""The whole position as text: complete without colour, one theatre per paragraph.

Written to be read aloud: short sentences, the open campaign first, no drawing characters.
"""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.blitzkrieg.rules.untold import in_bag, in_pile
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.view import view
from opfor.games.blitzkrieg.values.content import Campaign, Theatre
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, State


def board_text(setting: Setting, state: State, seat: str) -> str:
    """The position as ``seat`` may see it."""
    shown = view(setting, state, seat)
    parts = [_heading(setting, shown), *_theatres(setting, shown), _holdings(setting, shown)]
    if setting.bot is not None and setting.options.stratagems:
        parts.append(_stratagems(shown))
    return "\n\n".join(part for part in parts if part)


def _heading(setting: Setting, state: State) -> str:
    first, second = (say.side_name(setting, side) for side in (0, 1))
    end = setting.constants.end_points
    points = f"Victory points: {first} {state.vp[0]}, {second} {state.vp[1]} (the end is at {end})."
    return f"{whose_turn(setting, state)}\n{points}"


def whose_turn(setting: Setting, state: State) -> str:
    if state.stage == "setup":
        return "The game is being set up."
    if state.stage == "over":
        return f"The game is over after {state.turn} turns."
    last = ", the last turn of the game" if state.last_turn else ""
    return f"Turn {state.turn}: {say.clause(setting, state.mover, 'are')} to move{last}."


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
    yield f"{theatre.title}: {say.lead(setting, track)}. {_ahead(setting, theatre, track)}"
    number = state.campaigns[theatre.index]
    name = f"Campaign {number + 1}" if len(theatre.campaigns) > 1 else "Campaign"
    yield f"  {name}, open, {theatre.campaigns[number].vp} VP:"
    for space in theatre.campaigns[number].spaces:
        yield f"    {_space(setting, state, space)}"
    for later in range(number + 1, len(theatre.campaigns)):
        yield f"  {_later(setting, state, later + 1, theatre.campaigns[later])}"
    for done in range(number):
        yield f"  Campaign {done + 1}, closed: {_occupants(setting, state, theatre, done)}."


def _ahead(setting: Setting, theatre: Theatre, track: int) -> str:
    """How far the leader is from shields and end; for a tie, where they are."""
    first, second = theatre.shields
    bonus = setting.constants.shield_bonus
    lead = abs(track)
    if lead >= second:
        shields = f"Bonus +{bonus[1]}"
    elif lead >= first:
        shields = f"Bonus +{bonus[0]}, +{bonus[1]} at {second}"
    else:
        shields = f"Bonus +{bonus[0]} at {first}, +{bonus[1]} at {second}"
    return f"{shields}, outright win at {theatre.steps}."


def _space(setting: Setting, state: State, space: int) -> str:
    where = setting.board.spaces[space]
    terrain = say.TERRAIN_WORDS[where.terrain]
    return f"{where.position}. {terrain}, {say.effect_name(where)}: {there(setting, state, space)}"


def there(setting: Setting, state: State, space: int) -> str:
    there = state.placed[space]
    if there is None:
        return "empty"
    return f"{say.possessive(setting, there[0])} {say.unit_name(setting, there[1])}"


def _later(setting: Setting, state: State, number: int, campaign: Campaign) -> str:
    spaces = []
    for space in campaign.spaces:
        where = setting.board.spaces[space]
        said = f"{say.TERRAIN_WORDS[where.terrain]} {say.effect_name(where)}"
        if state.placed[space] is not None:
            said += f" ({there(setting, state, space)})"
        spaces.append(said)
    return f"Campaign {number}, later, {campaign.vp} VP: {'; '.join(spaces)}."


def _occupants(setting: Setting, state: State, theatre: Theatre, number: int) -> str:
    spaces = theatre.campaigns[number].spaces
    return ", ".join(there(setting, state, s) for s in spaces if state.placed[s] is not None)


def _waiting(setting: Setting, theatre: Theatre) -> str:
    campaign = theatre.campaigns[0]
    spaces = "; ".join(
        f"{say.TERRAIN_WORDS[setting.board.spaces[s].terrain]} "
        f"{say.effect_name(setting.board.spaces[s])}"
        for s in campaign.spaces
    )
    return (
        f"{theatre.title}: not yet open, red +{theatre.red}, {campaign.vp} VP, "
        f"track of {theatre.steps}: {spaces}."
    )


def _closed(setting: Setting, state: State, theatre: Theatre) -> str:
    """A closed theatre: where the marker stopped and who stands there."""
    track = state.tracks[theatre.index]
    units = ", ".join(
        there(setting, state, s) for s in theatre.spaces if state.placed[s] is not None
    )
    standing = f"; there stand {units}" if units else ""
    return f"{theatre.title}: closed, {say.lead(setting, track)}{standing}."


def _holdings(setting: Setting, state: State) -> str:
    """Reserves and bags; the bot's row in its order."""
    lines: list[str] = []
    for side in (0, 1):
        own = say.capital(say.possessive(setting, side))
        units = state.reserves[side]
        if side == setting.bot:
            numbered = [f"{i} {say.unit_name(setting, u)}" for i, u in enumerate(units, start=1)]
            lines.append(f"{own} row, from the left: {', '.join(numbered) or 'empty'}.")
        else:
            lines.append(f"{own} reserve: {say.counted(setting, units)}.")
    for side in (0, 1):
        own = say.capital(say.possessive(setting, side))
        bag = say.counted(setting, state.bags[side])
        lines.append(f"{own} {bag_said(state, side)}: {bag}.")
    lines.append(f"Research {pile_said(state)}: {say.counted(setting, state.pile)}.")
    return "\n".join(lines)


def bag_said(state: State, side: int) -> str:
    """``bag, 12``; a list that holds untold units of the reserve too says so."""
    untold = len(state.bags[side]) - in_bag(state, side)
    return f"bag, {in_bag(state, side)}{_and_untold(untold, 'of the reserve')}"


def pile_said(state: State) -> str:
    return f"pile, {in_pile(state)}{_and_untold(len(state.pile) - in_pile(state), 'of the bags')}"


def _and_untold(count: int, where: str) -> str:
    return f", and {count} not told {where}" if count else ""


def _stratagems(state: State) -> str:
    out = say.stratagem_name(state.stratagem)
    if state.stratagem == "steamroll" and state.in_force:
        out += f" (acting as {say.stratagem_name(state.in_force)})"
    cup = ", ".join(say.stratagem_name(name) for name in state.cup)
    return f"Stratagem lying out: {out}.\nIn the cup: {cup or 'nothing'}."
