"""The map in layers: its ground, what a seat sees lying on it, and the whole as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.pictures.battle_map import hex_ref, map_ground
from opfor.cardboard.coh.pictures.legend import counter_keys, ground_keys
from opfor.games.coh.told.board_text import board_text, headline, mission_of
from opfor.games.coh.told.counters import counter_pieces, side_word
from opfor.games.coh.told.map_markers import marker_pieces
from opfor.games.coh.told.names import SAY
from opfor.games.coh.told.view import view
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import Counter, State
from opfor.kit.masks import members
from opfor.kit.picture import Picture
from opfor.kit.scene import Ground, Mark, Piece


def ground(setting: Setting) -> Ground:
    return map_ground(setting.field, tuple(sorted(mission_of(setting).names.items())))


def pieces(setting: Setting, state: State, seat: str) -> Sequence[Piece]:
    """Everything that lies on the map, as ``seat`` may see it (the state is already its view)."""
    return (*marker_pieces(setting, state, seat), *counter_pieces(setting, state, seat))


def marks(setting: Setting, state: State, seat: str) -> Sequence[Mark]:
    """Where units still to come may be set up or enter, and where units may leave."""
    found: dict[tuple[str, str, str], None] = {}
    for counter in state.counters:
        for kind, cells in _ways_in(setting, state, counter):
            side = side_word(setting, counter.side, seat)
            found |= dict.fromkeys((hex_ref(setting.field, c), kind, side) for c in cells)
    for number, out in enumerate(setting.exits):
        side = side_word(setting, number, seat)
        found |= dict.fromkeys((hex_ref(setting.field, c), "exit", side) for c in sorted(out))
    return tuple(Mark(*mark) for mark in found)


def _ways_in(
    setting: Setting, state: State, counter: Counter
) -> Iterator[tuple[str, Sequence[int]]]:
    if counter.place != "reserve":
        return
    if state.stage == "set-up":
        yield "set-up", setting.areas[counter.side].get(counter.number, ())
    yield "entry", setting.entry_cells(counter)


def picture(setting: Setting, state: State, seat: str) -> Picture:
    """The whole map as a seat may see it."""
    shown = view(setting, state, seat)
    return Picture(
        SAY("picture-title", title=mission_of(setting).title),
        board_text(setting, state, seat),
        ground(setting),
        tuple(pieces(setting, shown, seat)),
        tuple(marks(setting, shown, seat)),
        headline(setting, shown),
        (*ground_keys(setting.field), *counter_keys()),
    )


def sight_picture(field: Battlefield, origin: int, text: str) -> Picture:
    """Everything a hex sees: what it does not see lies in the dark."""
    seen = field.sight[origin] | 1 << origin
    dark = [Mark(hex_ref(field, c), "dark") for c in range(len(field)) if not seen >> c & 1]
    count = len(members(seen)) - 1
    name = field.name(origin)
    said = SAY("picture-sees", where=name, n=count, all=len(field) - 1)
    lit = (*dark, Mark(hex_ref(field, origin), "from"))
    title = SAY("picture-sight", where=name)
    return Picture(title, text, map_ground(field), (), lit, said, ground_keys(field))
