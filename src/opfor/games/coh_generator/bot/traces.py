"""Why the AI of a solo mission is what it is: each choice as a narrowing that cites its row.

The side of the sheet is chosen by its narrowing in ``sheet``. The spaces of the tiles and the cards
of the deck are worked out there and in ``order_deck``; here they are told.
"""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation, SheetSide, Tile
from opfor.core.cascade import Criterion, lowest, must, narrow, prefer
from opfor.core.play import Play
from opfor.games.coh_generator.bot.mission_sheet import SIDES, SPACES, TRACK_TILES
from opfor.games.coh_generator.bot.order_deck import ALL_CARDS, OrderDeck, command_cards
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import Solo, State


def trace_player(play: Play[State], player: Nation, rolled: int) -> None:
    """Whom the Player commands."""
    narrowed = narrow(play, "side of the player", (), None, NATIONS, str)
    rule = "SOLO-5.3-a"
    narrowed.settle(play, player, {"kind": "die", "rolled": rolled, "rule": rule}, rule)


def trace_tiles(play: Play[State], tiles: Sequence[Tile], solo: Solo) -> None:
    """Which tile lies on which space, in tile order; one without a space is left out."""
    setting: Setting = play.setting
    spaces = _spaces(solo, setting.content.sheet.lanes)
    laid = {tile: space for space, tile in spaces.items() if tile}
    criteria: tuple[Criterion[Tile, str], ...] = (
        must("SOLO-5.3.1-c", lambda tile, space: space.startswith(f"{tile.kind} ")),
        must("SOLO-5.3.1-d", lambda tile, space: space == laid.get(tile.id)),
    )
    for tile in tiles:
        narrowed = narrow(play, f"space of tile {tile.id}", criteria, tile, tuple(spaces), str)
        narrowed.settle(play, laid.get(tile.id), side=tile.side, tile=tile.id)


def _spaces(solo: Solo, lanes: Sequence[Sequence[int]]) -> dict[str, str]:
    """Every space of the sheet for tiles, with the tile that lies there in the end; a track that
    grew has more than are printed."""
    found: dict[str, str] = {}
    rows = {"counteraction": solo.counteractions, "mission-order": solo.mission_orders}
    for kind, tiles in rows.items():
        for n in range(max(SPACES, len(tiles))):
            found[f"{kind} {n + 1}"] = tiles[n] if n < len(tiles) else ""
    track = dict.fromkeys((lane[0] for lane in lanes[:TRACK_TILES]), "") | dict(solo.track)
    return found | {f"track {space}": tile for space, tile in track.items()}


def trace_deck(play: Play[State], sheet: SheetSide, deck: OrderDeck) -> None:
    """Which cards the sheet calls for, then each that CAPs brought or took."""
    setting: Setting = play.setting
    ranges = {side: "{:02d}-{:02d}".format(*setting.content.face(side).deck) for side in SIDES}
    of_sheet: Criterion[SheetSide, str] = must("SOLO-5.4-a", lambda up, name: name == ranges[up])
    narrowed = narrow(play, "order deck", (of_sheet,), sheet, tuple(ranges.values()), str)
    narrowed.settle(play, ranges[sheet], sheet=sheet)
    cards = set(deck.printed)
    for number in deck.added:
        unused = sorted(set(ALL_CARDS) - cards)
        _trace_card(play, "SOLO-5.4-b", "command-card-gain", unused, number, sheet)
        cards.add(number)
    for number in deck.removed:
        _trace_card(play, "SOLO-5.4-c", "command-card-loss", sorted(cards), number, sheet)
        cards.remove(number)


def _trace_card(
    play: Play[State], rule: str, ruling: str, found: list[int], number: int, sheet: SheetSide
) -> None:
    """One card that comes or goes: a blue one, unless ruled otherwise, from the sheet's end."""
    any_card = play.setting.rulings[ruling] == "any-card"
    blue: Criterion[int, int] = must(
        rule, lambda _, card: card in command_cards(), when=lambda *_: not any_card, by=ruling
    )
    end = lowest if sheet == "defense" else prefer
    at_end: Criterion[int, int] = end(rule, lambda _, card: card)
    question = "card added" if rule == "SOLO-5.4-b" else "card removed"
    narrowed = narrow(play, question, (blue, at_end), number, found, int)
    narrowed.settle(play, number, sheet=sheet)


def trace_handicap(play: Play[State], blue: Sequence[int], gone: int) -> None:
    """A Command Card that leaves by chance, to make the mission easier."""
    narrowed = narrow(play, "card left out", (), None, blue, int)
    rule = "SOLO-6.3-b"
    narrowed.settle(play, gone, {"kind": "uniform", "rule": rule}, rule)
