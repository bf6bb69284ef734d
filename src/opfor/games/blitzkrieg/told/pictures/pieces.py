"""What moves on the board: units, markers, points, the cup; who won what is already closed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.told.pictures.board import (
    campaign_ref,
    cover,
    space_ref,
    theatre_ref,
    tile,
)
from opfor.games.blitzkrieg.told.pictures.layout import PAD, POINTS_HIGH, VP_WIDTH, Box, Layout
from opfor.games.blitzkrieg.told.pictures.tokens import side_word, token
from opfor.games.blitzkrieg.values.content import Theatre
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, NOBODY, NOT_OPENED, STRATAGEMS, State
from opfor.kit.scene import Piece, escape

CHIP_HIGH, CHIP_STEP = 28.0, 36.0


def board_pieces(setting: Setting, state: State, seat: str, lies: Layout) -> Iterator[Piece]:
    for theatre in setting.board.theatres:
        yield _track(setting, state, seat, lies, theatre)
        yield from _veils(setting, state, seat, lies, theatre)
    for space, there in enumerate(state.placed):
        if there is not None:
            yield _unit(setting, state, seat, lies, space)
    yield from _points(setting, state, seat, lies)
    if setting.bot is not None and setting.options.stratagems:
        yield from _cup(state, lies)


def _unit(setting: Setting, state: State, seat: str, lies: Layout, space: int) -> Piece:
    """A unit on the bare ground of its space, pale where the campaign is not open."""
    side, unit = state.placed[space] or (0, "")
    word, where = side_word(setting, side, seat), setting.board.spaces[space]
    box = lies.spaces[space]
    under = tile(where.terrain, box)
    if state.campaigns[where.theatre] != where.campaign:
        under = f'{cover(box)}<g class="b-pale">{under}</g>'
    label = SAY(
        "piece-placed",
        who=say.side(setting, side),
        unit=say.unit(setting, unit),
        where=say.space_name(setting, space),
    )
    ref = space_ref(setting, space).replace("space:", "unit:")
    return Piece(ref, *box.middle, under + token(setting, word, unit), label, word, 5)


def _track(setting: Setting, state: State, seat: str, lies: Layout, theatre: Theatre) -> Piece:
    """Ends in the sides' colours, a hollow marker that leaves the step in sight, the lead."""
    now, at = state.campaigns[theatre.index], state.tracks[theatre.index]
    middle, y = lies.step(theatre, 0).middle
    words = [side_word(setting, side, seat) for side in (0, 1)]
    out = _end(words[0], lies.step(theatre, theatre.steps), middle)
    out += _end(words[1], lies.step(theatre, -theatre.steps), middle)
    said = SAY("opens-with", red=theatre.red)
    if now != NOT_OPENED:
        said, x = say.lead(setting, at), lies.step(theatre, at).middle[0] - middle
        out += "".join(f'<circle class="{c}" cx="{x:.4g}" r="9"/>' for c in ("b-ring0", "b-ring"))
    right = lies.theatres[theatre.index].width / 2 - PAD
    lead = f'<text class="b-t b-lead b-end" x="{right:g}" y="-16">{_lead(setting, state, theatre)}'
    out += f'<g class="{_leader(words, at)}">{lead}</text></g>'
    ref = theatre_ref(setting, theatre.index).replace("theatre:", "track:")
    label = SAY("piece-track", theatre=say.theatre(setting, theatre.index), said=said)
    return Piece(ref, middle, y, out, label, "", 3)


@lru_cache(maxsize=128)
def _end(word: str, box: Box, middle: float) -> str:
    """An end of a track in its side's colour and shape."""
    wide, corner = max(box.width - 1.4, 9), 0 if word == "foe" else 4
    size = f'x="{box.x - middle + 0.7:.4g}" y="-8" width="{wide:.3g}" height="16"'
    return f'<g class="{word}"><rect class="b-b" {size} rx="{corner}"/></g>'


def _leader(words: list[str], at: int) -> str:
    return words[0] if at > 0 else words[1] if at < 0 else ""


def _lead(setting: Setting, state: State, theatre: Theatre) -> str:
    """``Bot +3``, ``closed · tied``, ``red +2``."""
    now, at = state.campaigns[theatre.index], state.tracks[theatre.index]
    if now == NOT_OPENED:
        return SAY("red-short", red=theatre.red)
    name = say.side(setting, 0 if at > 0 else 1).form("short")
    lead = SAY("lead-short", who=say.capital(name), n=abs(at)) if at else SAY("tied")
    return SAY("closed-short", lead=lead) if now == CLOSED else lead


def _veils(
    setting: Setting, state: State, seat: str, lies: Layout, theatre: Theatre
) -> Iterator[Piece]:
    """Campaigns that are not open are pale; those that are over show who won them."""
    now = state.campaigns[theatre.index]
    won = {number: side for where, number, side in state.memory.won if where == theatre.index}
    if won and now == CLOSED:
        rest = range(max(won) + 1, len(theatre.campaigns))
        won |= dict.fromkeys(rest, won[max(won)])  # an outright win takes the campaigns behind too
    for number, campaign in enumerate(theatre.campaigns):
        if number == now:
            continue
        row = lies.campaigns[theatre.index, number]
        x, y = row.middle
        svg = cover(row, "b-veil")
        is_closed = number in won or now == CLOSED or number < now
        word = SAY("campaign-closed" if is_closed else "campaign-later")
        if number in won:
            who, svg = _winner(setting, seat, won[number], svg, row.width, row.height)
            word = SAY("campaign-won", who=who)
        named = say.theatre(setting, theatre.index)
        label = SAY("piece-campaign", theatre=named, n=number + 1, word=word, vp=campaign.vp)
        yield Piece(campaign_ref(setting, theatre.index, number), x, y, svg, label, "", 1)


def _winner(
    setting: Setting, seat: str, side: int, veil: str, width: float, height: float
) -> tuple[str, str]:
    """The winner's flag on the shield of the campaign."""
    x = VP_WIDTH / 2 - width / 2
    if side == NOBODY:
        return SAY("nobody"), veil
    word = side_word(setting, side, seat)
    tail = "l-6 6.5 6 6.5" if word == "foe" else "v13"
    flag = (
        f'<g class="{word}" transform="translate({x - 13:g} {-height / 2 - 3:g})">'
        f'<path class="k-pole" d="M2 0v24"/><path class="k-flag" d="M3 0h23{tail}h-23z"/></g>'
    )
    return say.side(setting, side).form("by"), veil + flag


def _points(setting: Setting, state: State, seat: str, lies: Layout) -> Iterator[Piece]:
    """A disc or an octagon with the points on it, side by side where they are equal."""
    for side, points in enumerate(state.vp):
        word = side_word(setting, side, seat)
        x, y = lies.point(points).middle
        shift = (-5 if side == 0 else 5) if state.vp[0] == state.vp[1] else 0
        svg = (
            f'<g class="{word}"><use class="b-b" href="#c-{word}" transform="scale(.54)"/>'
            f'<text class="b-w" y="5.5">{points}</text></g>'
        )
        label = SAY("piece-points", who=say.side(setting, side), n=points)
        yield Piece(f"points:{setting.seats[side]}", x + shift, y + shift, svg, label, word, 6)


def _cup(state: State, lies: Layout) -> Iterator[Piece]:
    """Every stratagem as a chip: framed in gold if it lies out, struck through if it is spent."""
    box = lies.points
    beside = box.x + box.width + 200 < lies.width
    left = box.x + box.width + PAD if beside else box.x + PAD
    top = box.y + 4 if beside else box.y + POINTS_HIGH + 2
    room = lies.width - left - PAD if beside else box.width - 2 * PAD
    for number, name in enumerate(STRATAGEMS):
        wide = room / 3
        x, y = left + wide * (number % 3 + 0.5), top + CHIP_STEP * (number // 3) + CHIP_HIGH / 2
        out, in_cup = name == state.stratagem, name in state.cup
        where, title = "out" if out else "cup" if in_cup else "gone", say.stratagem(name)
        label = SAY("piece-stratagem", stratagem=title, where=where)
        svg = _chip(title.form("short"), wide - 6, out=out, in_cup=in_cup)
        yield Piece(f"stratagem:{name}", x, y, svg, label, "", 2)


def _chip(name: str, wide: float, *, out: bool, in_cup: bool) -> str:
    style = "b-chip b-lies" if out else "b-chip" if in_cup else "b-chip b-low"
    size = f'x="{-wide / 2:g}" y="-14" width="{wide:g}" height="{CHIP_HIGH:g}"'
    struck = "" if in_cup or out else " b-out"
    return (
        f'<rect class="{style}" {size} rx="14"/>'
        f'<text class="b-k{struck}" y="4.5">{escape(name)}</text>'
    )
