"""Generating without a person: every seat is played, all chance comes from a seed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from opfor.core.chance import Seeded
from opfor.core.codec import convert
from opfor.core.errors import OpforError, one_of
from opfor.core.play import Play, play_out
from opfor.core.record import Answered, noting
from opfor.core.requests import Answer, Choose, Request
from opfor.games.coh_generator.course.players import PLAYERS
from opfor.games.coh_generator.rules.setup import new
from opfor.games.coh_generator.told.result import Generated, generated
from opfor.games.coh_generator.told.view import view
from opfor.games.coh_generator.values.options import Options, prepare
from opfor.games.coh_generator.values.play import GeneratorPlay


def generate_auto(
    guideline: int = 1,
    seed: int = 1,
    solo: bool = False,
    options: Mapping[str, Any] | None = None,
    rulings: Mapping[str, str] | None = None,
    player: str = "drafter",
) -> Generated:
    """A firefight (or solo mission) of a guideline; the same seed gives the same one."""
    plain = dict(options or {}) | {"guideline": guideline, "solo": solo}
    record: list[Answered] = []
    play = play_auto(plain, seed, rulings or {}, player, record)
    return generated(play.setting, play.state, seed, record)


def play_auto(
    options: Mapping[str, Any],
    seed: int,
    rulings: Mapping[str, str],
    player: str,
    record: list[Answered] | None = None,
) -> GeneratorPlay:
    """A whole generation, with everything that happened in its log; what was answered is added to
    a record."""
    from opfor.games.coh_generator.told.game import PLAYED

    if player not in PLAYERS:
        raise OpforError(one_of("player", player, PLAYERS))
    try:
        decoded = convert(dict(options), Options, strict=False)
    except msgspec.ValidationError as error:
        raise OpforError(f"option: {error}") from None
    setting = prepare(decoded, rulings)
    chance, decide = Seeded(seed), PLAYERS[player]

    def respond(play: GeneratorPlay, request: Request) -> Answer:
        if not isinstance(request, Choose):
            return chance(request)
        seen = view(setting, play.state, request.seat)
        return decide(setting, seen, request, partial(chance.pick, request.seat))

    play = Play(PLAYED, setting, new(setting))
    play_out(play, respond if record is None else noting(respond, record))
    return play
