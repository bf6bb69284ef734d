"""The board in at most 18 rows: a line for each theatre, with room also its track and what follows.

::

    Western Europe        bot 2/14  2 VP  1S prod  2L res  3* vp1
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from textwrap import wrap

from opfor.core.sketch import Run, Sketched, Window
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.board_text import numbered
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.told.pictures.board import space_ref
from opfor.games.blitzkrieg.told.pictures.tokens import side_word
from opfor.games.blitzkrieg.values.content import Campaign, Space, Theatre
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, State

ROWS = 18
ALL, FEW = 99, 3
"""Letters of each word of a unit's name."""
FRAMES = {"you": ("(", ")"), "foe": ("<", ">")}

Runs = list[Run]


def sketch(setting: Setting, state: State, seat: str, asked: Window) -> Sketched:
    """Every theatre on a line; where there is room, three lines for each that is open."""
    lit = {mark.ref: mark.kind for mark in asked.lit}
    theatres = setting.board.theatres
    holdings = [
        [Run(line)]
        for held in _holdings(setting, state)
        for line in wrap(held, asked.columns - 1, subsequent_indent="    ")
    ]
    short = [_fitted(setting, state, each, seat, lit, asked.columns) for each in theatres]
    room = min(asked.lines or ROWS, ROWS) - len(holdings)
    brief = [line for lines in short for line in lines]
    if asked.whole and len(brief) > room:
        return ()
    long = [
        line
        for each, first in zip(theatres, short, strict=True)
        for line in (*first, *_more(setting, state, each, asked.columns))
    ]
    return tuple(tuple(line) for line in (*(long if len(long) <= room else brief), *holdings))


def sketch_key(_setting: Setting, _state: State) -> Sequence[str]:
    """What the signs mean."""
    return SAY("key").splitlines()


def _fitted(
    setting: Setting, state: State, theatre: Theatre, seat: str, lit: dict[str, str], columns: int
) -> list[Runs]:
    """The line of a theatre; units get shorter names where it would be too long, and what still
    does not fit goes on below."""
    line = _theatre(setting, state, theatre, seat, lit)
    if _length(line) > columns:
        line = _theatre(setting, state, theatre, seat, lit, letters=FEW)
    end = len(line)
    while _length(line[:end]) > columns:
        end -= 1
    return [line[:end], [Run("   "), *line[end:]]] if end < len(line) else [line]


def _length(line: Runs) -> int:
    return sum(len(run.text) for run in line)


def _theatre(
    setting: Setting,
    state: State,
    theatre: Theatre,
    seat: str,
    lit: dict[str, str],
    letters: int = ALL,
) -> Runs:
    number = state.campaigns[theatre.index]
    title = say.theatre(setting, theatre.index).form("map")
    name = Run(f"{title[:20]:<21}", "quiet" if number == CLOSED else "strong")
    if number == CLOSED:
        return [name, Run(f"{_lead(setting, state, theatre)} {SAY('map-closed')}", "quiet")]
    if number == NOT_OPENED:
        spaces = "  ".join(_empty(setting.board.spaces[s]) for s in theatre.campaigns[0].spaces)
        vp = theatre.campaigns[0].vp
        said = SAY("map-waiting", vp=vp, red=theatre.red, spaces=spaces)
        return [name, Run(said, "quiet")]
    campaign = theatre.campaigns[number]
    worth = Run(f"{_lead(setting, state, theatre)}{SAY('vp', n=campaign.vp)}")
    return [name, worth, *_spaces(setting, state, campaign, seat, lit, letters)]


def _lead(setting: Setting, state: State, theatre: Theatre) -> str:
    """``bot 2/14 ``: who leads, by how much, and what wins outright."""
    track = state.tracks[theatre.index]
    if not track:
        return f"{SAY('map-tied', steps=theatre.steps):<11}"
    leader = say.side(setting, 0 if track > 0 else 1).form("short")
    return f"{SAY('map-lead', who=leader[:5], n=abs(track), steps=theatre.steps):<11}"


def _spaces(
    setting: Setting,
    state: State,
    campaign: Campaign,
    seat: str,
    lit: dict[str, str],
    letters: int,
) -> Iterator[Run]:
    gap = "  " if letters > FEW else " "
    for number in campaign.spaces:
        space, standing = setting.board.spaces[number], state.placed[number]
        mark = lit.get(space_ref(setting, number), "")
        if standing is None:
            style = "last" if mark == "last" else "legal" if mark == "legal" else ""
            yield Run(f"{gap}{_empty(space)}", style)
            continue
        side, unit = standing
        word = side_word(setting, side, seat)
        left, right = FRAMES[word]
        style = "last" if mark == "last" else word
        name = " ".join(word[:letters] for word in str(say.unit(setting, unit)).split())
        yield Run(f"{gap}{space.position}{left}{name}{right}", style)


def _empty(space: Space) -> str:
    """``2L prod``."""
    effect = SAY.thing(f"effect-{space.effect}").form("short")
    if space.effect.endswith("advantage"):
        effect += f"+{space.amount}"
    elif space.amount > 1 or space.effect == "propaganda":
        effect += str(space.amount)
    return f"{space.position}{SAY(f'map-{space.terrain}')} {effect}"


def _more(setting: Setting, state: State, theatre: Theatre, columns: int) -> Iterator[Runs]:
    """The track of an open theatre, and the campaigns to come."""
    number = state.campaigns[theatre.index]
    if number < 0:
        return
    yield [Run(f"    {_track(setting, state, theatre)}", "quiet")]
    later = [
        f"{SAY('vp', n=campaign.vp)} "
        f"{', '.join(_empty(setting.board.spaces[s]) for s in campaign.spaces)}"
        for campaign in theatre.campaigns[number + 1 :]
    ]
    if later:
        said = f"    {SAY('map-then', campaigns='; '.join(later))}"
        yield [Run(said if len(said) < columns else f"{said[: columns - 4]}...", "quiet")]


def _track(setting: Setting, state: State, theatre: Theatre) -> str:
    """``the bot 14 ...+..+..o.|…``: the first side's end on the left."""
    steps, at = theatre.steps, state.tracks[theatre.index]
    spots = []
    for step in range(steps, -steps - 1, -1):
        sign = "+" if abs(step) in theatre.shields else "|" if step == 0 else "."
        spots.append("o" if step == at else sign)
    first, second = (say.side(setting, side) for side in (0, 1))
    return f"{first} {steps} {''.join(spots)} {steps} {second}"


def _holdings(setting: Setting, state: State) -> Iterator[str]:
    for side in (0, 1):
        who, units = say.side(setting, side), state.reserves[side]
        if side == setting.bot:
            yield SAY("map-row", who=who, units=numbered(setting, units))
        else:
            counted = [
                f"{say.unit(setting, unit)}{f' x{n}' if n > 1 else ''}"
                for unit, n in ((u, len(list(g))) for u, g in groupby(sorted(units)))
            ]
            yield SAY("map-reserve", who=who, units=", ".join(counted) or SAY("empty"))
