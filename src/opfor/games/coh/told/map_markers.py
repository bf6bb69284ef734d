"""What lies on the map besides counters, as pieces: control, works, smoke, artillery."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from opfor.cardboard.coh.pictures.battle_map import spot
from opfor.core.phrases import capital
from opfor.games.coh.told.board_text import lying
from opfor.games.coh.told.counters import side_word
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State
from opfor.kit.drawing.markers import flag, smoke, target, work
from opfor.kit.scene import Piece

OBJECTIVE, WORK, SMOKE, TARGET = 1, 5, 60, 70
"""Heights: markers and works below the counters, smoke and targets above."""


def marker_pieces(setting: Setting, state: State, seat: str) -> Iterator[Piece]:
    seen: Counter[str] = Counter()
    for kind, number, label in lying(setting, state):
        one = getattr(state, kind)[number]
        name, (x, y) = setting.field.name(one.cell), spot(setting.field, one.cell)
        word, place = "", (x, round(y, 1))
        match kind:
            case "markers":
                word = side_word(setting, one.side, seat)
                ref, svg, height = f"control:{name}", flag(word), OBJECTIVE
            case "works":
                ref, svg, height = f"work:{name}/{one.kind}", work(one.kind, one.facing), WORK
                svg = f'<g class="k-unseen">{svg}</g>' if one.hidden else svg
                seen[ref] += 1
                ref += f"/{seen[ref]}" if seen[ref] > 1 else ""
            case "smoke":
                ref, svg, height = f"smoke:{name}", smoke(one.density), SMOKE
            case _:
                ref, svg = f"barrage:{name}/{number + 1}", target(f"R{one.due}")
                height = TARGET
        yield Piece(ref, *place, svg, capital(label), word, height)
