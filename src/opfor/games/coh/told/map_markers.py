"""What lies on the map besides counters, as pieces: control, works, smoke, artillery."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh.pictures.battle_map import spot
from opfor.games.coh.told.counters import side_word
from opfor.games.coh.values.names import facing_name, hex_name
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State
from opfor.kit.drawing.markers import DENSE, flag, smoke, target, work
from opfor.kit.scene import Piece

OBJECTIVE, WORK, SMOKE, TARGET = 1, 5, 60, 70
"""Heights: markers and works below the counters, smoke and targets above."""


def marker_pieces(setting: Setting, state: State, seat: str) -> Iterator[Piece]:
    yield from _objectives(setting, state, seat)
    yield from _works(setting, state)
    yield from _clouds(setting, state)


def _objectives(setting: Setting, state: State, seat: str) -> Iterator[Piece]:
    for marker in state.markers:
        word, name = side_word(setting, marker.side, seat), hex_name(setting, marker.cell)
        label = f"Control marker at {name}: {setting.nation(marker.side).capitalize()}"
        place = _place(setting, marker.cell)
        yield Piece(f"control:{name}", *place, flag(word), label, word, OBJECTIVE)


def _works(setting: Setting, state: State) -> Iterator[Piece]:
    seen: dict[str, int] = {}
    for one in state.works:
        kind, name = setting.works[one.kind], hex_name(setting, one.cell)
        ref = f"work:{name}/{one.kind}"
        seen[ref] = seen.get(ref, 0) + 1
        ref += f"/{seen[ref]}" if seen[ref] > 1 else ""
        svg = work(one.kind, one.facing)
        svg = f'<g class="k-unseen">{svg}</g>' if one.hidden else svg
        label = f"{kind.title} at {name}"
        label += f", facing {facing_name(one.facing)}" if kind.has_facing else ""
        label += ", hidden" if one.hidden else ""
        yield Piece(ref, *_place(setting, one.cell), svg, label, "", WORK)


def _clouds(setting: Setting, state: State) -> Iterator[Piece]:
    for cloud in state.smoke:
        name = hex_name(setting, cloud.cell)
        label = f"{'Heavy' if cloud.density >= DENSE else 'Light'} smoke at {name}"
        place = _place(setting, cloud.cell)
        yield Piece(f"smoke:{name}", *place, smoke(cloud.density), label, "", SMOKE)
    for number, barrage in enumerate(state.barrages, 1):
        name = hex_name(setting, barrage.cell)
        label = f"Artillery on {name} in round {barrage.due}"
        place = _place(setting, barrage.cell)
        ref = f"barrage:{name}/{number}"
        yield Piece(ref, *place, target(f"R{barrage.due}"), label, "", TARGET)


def _place(setting: Setting, cell: int) -> tuple[float, float]:
    x, y = spot(setting.field, cell)
    return x, round(y, 1)
