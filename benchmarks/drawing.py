"""Drawings: the size and time of the ground of one and of four joined boards, and the time of the
moving layer in the middle of a game of every kind. ``python benchmarks/drawing.py``
"""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable
from typing import Any

from opfor.app.registry import load_game
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.cardboard.coh.board.battlefield import standard_battlefield
from opfor.cardboard.coh.board.layout import Placing, settle
from opfor.cardboard.coh.board.printed import board_ids
from opfor.cardboard.coh.pictures.battle_map import map_ground
from opfor.core.chance import Seeded
from opfor.core.requests import Choose, Judge
from opfor.kit.scene import Ground, ground_svg

SPOTS = ((0, 0), (1, 0), (0, 1), (1, 1))
GAMES: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("blitzkrieg", {}, 12),
    ("blitzkrieg", {"board": "nippon"}, 18),
    ("coh", {"mission": "first-light"}, 12),
    ("coh", {"mission": "two-hills"}, 60),
    ("2gm", {}, 30),
)
TIMES = 200


def milliseconds(work: Callable[[], object], times: int) -> float:
    work()
    began = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - began) / times * 1000


def joined(names: list[str]) -> Ground:
    placed = [Placing(board=name, at=at) for name, at in zip(names, SPOTS, strict=False)]
    return map_ground.__wrapped__(standard_battlefield(settle(placed)))


def weight(ground: Ground) -> str:
    text = ground_svg(ground).encode()
    return f"{len(text) / 1000:6.1f} kB, {len(gzip.compress(text)) / 1000:5.1f} kB compressed"


def middle(game_id: str, options: dict[str, Any], answers: int) -> Session:
    game, chance = load_game(game_id), Seeded(5)
    session = Session.new(game, Start(options=options, seed=7))
    for _ in range(answers):
        request = session.pending
        if request is None:
            break
        if isinstance(request, Choose | Judge):
            session.answer(request.options[chance.pick("choices", len(request.options))])
        else:
            session.answer(chance(request))
    return session


def main() -> None:
    sizes = {name: len(ground_svg(joined([name]))) for name in board_ids()}
    heaviest = sorted(sizes, key=lambda name: -sizes[name])[:4]
    for names in (heaviest[:1], heaviest):
        ground = joined(names)
        took = milliseconds(lambda names=names: joined(names), 3)  # type: ignore[misc]
        print(f"ground of {len(names)} boards: {weight(ground)}, {took:.0f} ms")
    for game_id, options, answers in GAMES:
        session = middle(game_id, options, answers)
        game, setting = session.game, session.setting
        seat = next(seat.id for seat in game.seats(setting) if not seat.bot)
        view = game.view(setting, session.state, seat)
        draw = game.shown.pieces
        took = milliseconds(lambda d=draw, s=setting, v=view, w=seat: d(s, v, w), TIMES)  # type: ignore[misc]
        count = len(draw(setting, view, seat))
        said = " ".join(map(str, options.values()))
        print(f"moving layer, {game_id} {said}: {count} pieces, {took:.2f} ms")


if __name__ == "__main__":
    main()
