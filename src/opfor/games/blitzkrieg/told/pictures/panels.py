"""A theatre as a panel: its name, its track, its campaigns one below the other."""

from __future__ import annotations

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.pictures.symbols import effect_symbol, shield
from opfor.games.blitzkrieg.told.pictures.tokens import token
from opfor.games.blitzkrieg.told.pictures.tracks import battle_track
from opfor.games.blitzkrieg.values.content import Campaign, Space, Theatre
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, Placed, State
from opfor.kit.scene import Group, Item, Polygon, Rect, Text

PAD = 16
TILE_WIDTH = 106
TILE_HEIGHT = 68
GAP = 8
HEAD = 92
WIDE = 90
"""Tiles from this width on carry their effect in words."""
ROW = TILE_HEIGHT + GAP


def panel_height(theatre: Theatre) -> float:
    """How tall the panel of a theatre is."""
    return HEAD + ROW * len(theatre.campaigns) + PAD - GAP


def theatre_panel(
    setting: Setting, state: State, theatre: Theatre, x: float, y: float, width: float
) -> Group:
    """The panel; theatres out of play are pale."""
    now = state.campaigns[theatre.index]
    height = panel_height(theatre)
    edge = "open" if now >= 0 else "rule"
    marker = None if now == NOT_OPENED else state.tracks[theatre.index]
    track = battle_track(setting, theatre, marker, width - 2 * PAD)
    items: list[Item] = [
        Rect(0, 0, width, height, "panel", edge, 2 if now >= 0 else 1, corner=12),
        Text(PAD, 27, theatre.title, 19, "ink", bold=True),
        Text(width - PAD, 26, _status(setting, state, theatre), 14, "muted", "end"),
        Group((track,), PAD, 40),
        Text(PAD, 76, f"◂ {_end(setting, 1)}", 10, "muted"),
        Text(width - PAD, 76, f"{_end(setting, 0)} ▸", 10, "muted", "end"),
    ]
    for number, campaign in enumerate(theatre.campaigns):
        top = HEAD + ROW * number
        items.append(_campaign(setting, state, theatre, number, campaign, top, width))
    return Group(tuple(items), x, y, theatre.title, 1 if now >= 0 else 0.62)


def _end(setting: Setting, side: int) -> str:
    """A side's end of the tracks, in a word."""
    return setting.board.side_rows[side].title.removeprefix("the ")


def _status(setting: Setting, state: State, theatre: Theatre) -> str:
    """Short enough to stand beside the name: ``Axis +3``, ``closed · tied``."""
    now = state.campaigns[theatre.index]
    if now == NOT_OPENED:
        return f"red +{theatre.red}"
    track = state.tracks[theatre.index]
    lead = f"{_end(setting, 0 if track > 0 else 1)} +{abs(track)}" if track else "tied"
    return f"closed · {lead}" if now == CLOSED else lead


def _campaign(
    setting: Setting,
    state: State,
    theatre: Theatre,
    number: int,
    campaign: Campaign,
    top: float,
    width: float,
) -> Group:
    """A row of spaces with its points; the open one is bright, later ones paler."""
    is_open = state.campaigns[theatre.index] == number
    count = len(campaign.spaces)
    room = (width - 2 * PAD - 52 - GAP * count) / count
    tile = min(TILE_WIDTH, room)
    items: list[Item] = []
    for place, space in enumerate(campaign.spaces):
        items.append(_space(setting, state, space, place * (tile + GAP), tile, is_open=is_open))
    end = width - 2 * PAD - 24
    ring = "open" if is_open else "rule"
    items.append(shield(end, TILE_HEIGHT / 2 - 4, 21, "bonus" if is_open else "well", ring))
    items.append(Text(end, TILE_HEIGHT / 2 + 1, str(campaign.vp), 20, "ink", "middle", bold=True))
    items.append(Text(end, TILE_HEIGHT / 2 + 13, "VP", 9, "ink", "middle"))
    state_word = "open" if is_open else "not open"
    title = f"{theatre.title}, campaign {number + 1} ({state_word}): {campaign.vp} VP"
    pale = not is_open and state.campaigns[theatre.index] >= 0
    return Group(tuple(items), PAD, top, title, 0.66 if pale else 1)


def _space(
    setting: Setting, state: State, space: int, x: float, width: float, *, is_open: bool
) -> Group:
    """A tile in the colours of its terrain, with its effect or with the unit that stands there."""
    where = setting.board.spaces[space]
    there = state.placed[space]
    free = is_open and there is None
    items: list[Item] = [*_ground(where.terrain, width)]
    if there is None:
        items += _effect(where, width)
    else:
        items += _occupied(setting, there, where, width)
    edge = "open" if free else "rule"
    items.append(Rect(0, 0, width, TILE_HEIGHT, stroke=edge, line=2.4 if free else 1, corner=7))
    if free:
        items.append(Text(6, 14, str(where.position), 11, "mark", bold=True))
    said = f"Space {where.position}, {say.TERRAIN_WORDS[where.terrain]}, {say.effect_name(where)}"
    return Group(tuple(items), x, 0, said)


def _effect(where: Space, width: float) -> list[Item]:
    """The symbol, and under it the effect in words if there is room."""
    symbol = effect_symbol(where).items
    if width < WIDE:
        return [Group(symbol, width / 2, TILE_HEIGHT / 2, "", 1, min(1.1, width / 64))]
    caption = "" if where.effect == "none" else CAPTIONS.get(where.effect, "")
    return [
        Group(symbol, width / 2, TILE_HEIGHT / 2 - 6, "", 1, 1.1),
        Text(width / 2, TILE_HEIGHT - 7, caption, 10, "mark", "middle"),
    ]


def _occupied(setting: Setting, there: Placed, where: Space, width: float) -> list[Item]:
    """The unit, and beside it the effect it covers if there is room."""
    unit = token(setting, there[0], there[1], width / 2, TILE_HEIGHT / 2)
    if width < WIDE:
        return [unit]
    symbol = Group(effect_symbol(where).items, 22, TILE_HEIGHT / 2, "", 0.6, 0.62)
    return [symbol, Group((unit,), 20, 0)]


CAPTIONS = {
    "propaganda": "propaganda",
    "strategic-advantage": "strategic",
    "tactical-advantage": "tactical",
    "industrial-production": "production",
    "research": "research",
    "improved-research": "research",
    "research-industry": "research industry",
    "bombing": "bombing",
}


def _ground(terrain: str, width: float) -> list[Item]:
    """Land, sea, or both across the diagonal."""
    tone = "sea" if terrain == "sea" else "land"
    items: list[Item] = [Rect(0, 0, width, TILE_HEIGHT, tone, corner=7)]
    if terrain == "either":
        # the corners follow the tile's round ones closely enough to stay inside its edge
        corner: tuple[tuple[float, float], ...] = (
            (width - 2, 2), (width, 7), (width, TILE_HEIGHT - 7), (width - 2, TILE_HEIGHT - 2),
            (width - 7, TILE_HEIGHT), (7, TILE_HEIGHT), (2, TILE_HEIGHT - 2),
        )  # fmt: skip
        items.append(Polygon(corner, "sea"))
    return items
