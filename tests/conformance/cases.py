"""Every game found, in every variant it names and in missions made for it, and ways to play it."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from getpass import getuser
from pathlib import Path
from tempfile import NamedTemporaryFile, gettempdir
from typing import Any, NamedTuple

from opfor.app.registry import listings, load_game
from opfor.app.session import Session
from opfor.app.setting_up import prepared
from opfor.app.start import Start
from opfor.core.chance import Seeded
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Answer, Choose, Judge, Request
from opfor.core.shown import Shown

GENERATED: tuple[dict[str, Any], ...] = (
    {"guideline": 1},
    {"guideline": 7},
    {"guideline": 2, "solo": True},
)
"""Missions that are made for a game and played by it: for two, for three, for one."""
MOST_ANSWERS = 20_000
"""More than any game needs: a playout that gets here does not end."""


class Case(NamedTuple):
    """A game in one variant."""

    game_id: str
    variant: int

    @property
    def game(self) -> Game[Any]:
        return load_game(self.game_id)

    @property
    def options(self) -> dict[str, Any]:
        return variants(self.game_id)[self.variant]


@cache
def variants(game_id: str) -> list[dict[str, Any]]:
    """What the game names itself, then missions that another game generates for it."""
    return [dict(options) for options in load_game(game_id).variants] + [
        {"mission": str(written(maker, options))}
        for maker in listings()
        for options in GENERATED
        if (making := load_game(maker).generating) is not None and making.makes == game_id
    ]


def written(maker: str, options: dict[str, Any]) -> Path:
    """The file of a generated mission; every process writes the same under the same name."""
    making = load_game(maker).generating
    assert making is not None
    name = "-".join(f"{key}-{value}" for key, value in options.items()).lower()
    path = Path(gettempdir()) / f"opfor-conformance-{getuser()}" / f"{name}.toml"
    path.parent.mkdir(exist_ok=True)
    text = making.mission(making.automatic(options, {}, 3), name)
    with NamedTemporaryFile("w", dir=path.parent, delete=False, encoding="utf-8") as file:
        file.write(text)
    Path(file.name).replace(path)
    return path


def cases() -> list[Case]:
    """All of them, or those of the games named in ``OPFOR_GAMES`` while working on one."""
    only = os.environ.get("OPFOR_GAMES", "").split()
    return [
        Case(game_id, n)
        for game_id in listings()
        if not only or game_id in only
        for n in range(len(variants(game_id)))
    ]


def name(case: Case) -> str:
    said = "-".join(str(v).rpartition("/")[2] for v in case.options.values())
    return f"{case.game_id}:{said or 'default'}"


def setting_of(case: Case) -> Any:
    return prepared(case.game, case.options, {})[0]


def person_seats(case: Case) -> list[str]:
    return [seat.id for seat in case.game.seats(setting_of(case)) if not seat.bot]


def is_for_two(case: Case) -> bool:
    """Whether there is somebody to keep a secret from."""
    return len(person_seats(case)) > 1


def is_decided_by_rules(case: Case) -> bool:
    """Whether an opponent sits there."""
    return any(seat.bot for seat in case.game.seats(setting_of(case)))


def has_names(case: Case) -> bool:
    """Whether things can be pointed at; a game without names for things is played from the list."""
    return case.game.shown.refs_of_action is not Shown().refs_of_action


def at_random(seed: int) -> Callable[[Request], Answer]:
    """Answers every request fairly: chance by its seed, decisions by a uniform pick."""
    chance = Seeded(seed)

    def respond(request: Request) -> Answer:
        if isinstance(request, Choose | Judge):
            return request.options[chance.pick("choices", len(request.options))]
        return chance(request)

    return respond


@cache
def played(case: Case, seed: int) -> Session:
    """A whole game with every seat played at random by the program."""
    players = dict.fromkeys(person_seats(case), "random")
    session = Session.new(case.game, Start(options=case.options, seed=seed, players=players))
    assert session.pending is None, f"stopped at {session.pending}"
    return session


def by_hand(case: Case, seed: int, answers: int) -> Session:
    """A game in which a person has given a number of answers."""
    session = Session.new(case.game, Start(options=case.options, seed=seed))
    respond = at_random(seed + 1)
    for _ in range(answers):
        if session.pending is None:
            break
        session.answer(respond(session.pending))
    return session


def watched_playout(case: Case, seed: int, explain: bool) -> Play[Any, Any]:
    """A game on the bare kernel; ``log`` and ``settled`` hold all that happened."""
    setting = setting_of(case)
    play = Play(case.game, setting, case.game.new(setting), explain=explain)
    respond = at_random(seed)
    request = play.begin()
    for _ in range(MOST_ANSWERS):
        if request is None:
            return play
        request = play.answer(respond(request))
    raise AssertionError(f"{name(case)} with seed {seed} does not end")
