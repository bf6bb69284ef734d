"""What lies beside the board: reserves, bags, research pile, stratagems, victory points."""

from __future__ import annotations

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.pictures.palette import SIDES
from opfor.games.blitzkrieg.told.pictures.symbols import effect_symbol
from opfor.games.blitzkrieg.told.pictures.tokens import SIZE, token
from opfor.games.blitzkrieg.told.pictures.tracks import victory_track
from opfor.games.blitzkrieg.values.content import Space
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import STRATAGEMS, State
from opfor.games.blitzkrieg.values.tables import EffectKind
from opfor.kit.scene import Circle, Group, Item, Rect, Text

HEIGHT = 118
POINTS_HEIGHT = 124
KEY_HEIGHT = 46


def holding(setting: Setting, state: State, side: int, x: float, y: float, width: float) -> Group:
    """A side's reserve (the bot's numbered in the order of its row) and the size of its bag."""
    units = state.reserves[side]
    own = say.capital(say.possessive(setting, side))
    name = f"{own} row" if side == setting.bot else f"{own} reserve"
    step = min(SIZE + 10, (width - 40 - SIZE) / max(1, len(units) - 1))
    items: list[Item] = [
        Rect(0, 0, width, HEIGHT, "panel", "rule", corner=12),
        Circle(22, 21, 7, SIDES[side]),
        Text(38, 27, name, 17, "ink", bold=True),
        Text(width - 16, 26, f"bag: {len(state.bags[side])}", 14, "muted", "end"),
    ]
    for place, unit in enumerate(units):
        middle = 20 + SIZE / 2 + place * step
        items.append(token(setting, side, unit, middle, 69))
        if side == setting.bot:
            items.append(Text(middle, 111, str(place + 1), 11, "muted", "middle"))
    return Group(tuple(items), x, y, name)


def points_panel(
    setting: Setting, state: State, x: float, y: float, width: float, height: float
) -> Group:
    """The victory track."""
    track = victory_track(setting, state.vp, width - 74)
    items: list[Item] = [
        Rect(0, 0, width, height, "panel", "rule", corner=12),
        Text(16, 27, "Victory points", 17, "ink", bold=True),
        Text(width - 16, 26, _points_said(setting, state), 14, "muted", "end"),
        Group((track,), 58, 42 + (height - POINTS_HEIGHT) / 2),
    ]
    return Group(tuple(items), x, y, "Victory points")


def _points_said(setting: Setting, state: State) -> str:
    return " · ".join(f"{say.side_name(setting, s)} {state.vp[s]}" for s in (0, 1))


def key(x: float, y: float, width: float) -> Group:
    """What the symbols mean."""
    step = (width - 24) / len(KEY)
    items: list[Item] = [Rect(0, 0, width, KEY_HEIGHT, "panel", "rule", corner=12)]
    for number, (effect, amount, name, words) in enumerate(KEY):
        left = 12 + number * step
        symbol = effect_symbol(Space(0, 0, 0, 1, "land", effect, amount))
        items.append(Group(symbol.items, left + 22, KEY_HEIGHT / 2, scale=0.62))
        items.append(Text(left + 46, KEY_HEIGHT / 2 - 3, name, 12, "ink", bold=True))
        items.append(Text(left + 46, KEY_HEIGHT / 2 + 12, words, 11, "muted"))
    return Group(tuple(items), x, y, "What the symbols mean")


KEY: tuple[tuple[EffectKind, int, str, str], ...] = (
    ("industrial-production", 1, "Production", "draw units"),
    ("research", 1, "Research", "weapons into the bag"),
    ("research-industry", 1, "Research industry", "weapon in reserve"),
    ("bombing", 1, "Bombing", "the enemy loses a unit"),
    ("tactical-advantage", 1, "Tactical", "steps on this track"),
    ("strategic-advantage", 2, "Strategic", "steps on another track"),
    ("propaganda", 1, "Propaganda", "victory points"),
)


def stratagem_panel(setting: Setting, state: State, x: float, y: float, width: float) -> Group:
    """The stratagem lying out and those in the cup; the research pile beside them."""
    lying = say.stratagem_name(state.stratagem)
    if state.stratagem == "steamroll" and state.in_force:
        lying = f"Steamroll as {say.stratagem_name(state.in_force)}"
    pile = f"research pile: {len(state.pile)}"
    heading = f"Stratagem: {lying}" if setting.options.stratagems else "No stratagems"
    items: list[Item] = [
        Rect(0, 0, width, HEIGHT, "panel", "rule", corner=12),
        Text(16, 27, heading, 17, "ink", bold=True),
        Text(width - 16, 26, pile, 14, "muted", "end"),
    ]
    if setting.options.stratagems:
        items += _cup(state, width)
    return Group(tuple(items), x, y, "Stratagems")


def _cup(state: State, width: float) -> list[Item]:
    """Every stratagem as a label: pale if it is not in the cup."""
    items: list[Item] = []
    step = (width - 24) / 4
    for number, name in enumerate(STRATAGEMS):
        left, top = 12 + number % 4 * step, 44 + number // 4 * 34
        in_cup = name in state.cup
        label: tuple[Item, ...] = (
            Rect(0, 0, step - 6, 26, "well", "rule", corner=13),
            Text((step - 6) / 2, 17.5, _short(name), 12, "ink", "middle"),
        )
        items.append(Group(label, left, top, "in the cup" if in_cup else "not in the cup",
                           1 if in_cup else 0.35))  # fmt: skip
    return items


def _short(name: str) -> str:
    return {"research-and-development": "R & D"}.get(name, say.stratagem_name(name))
