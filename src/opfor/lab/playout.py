"""Whole games without a person, as fast as the readable engine goes.

Game ``i`` of a series has a seed of its own, derived from the series' seed, and each seat picks
from a stream of its own; so a game is the same whoever plays it, in whatever process, and games of
the same number in two variants meet the same chance as long as they ask for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any
from zlib import crc32

from msgspec import Struct

from opfor.app.forfeit import forfeited
from opfor.app.players import Seated, Thinker, answer_of
from opfor.core.chance import Seeded
from opfor.core.codec import encode
from opfor.core.errors import Forfeit, OpforError
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.core.story import Story
from opfor.lab.events import contents, kinds, places

MOST_ANSWERS = 1_000_000
"""No game takes so many; one that does would never end."""


class Wanted(Struct, frozen=True):
    """What to keep of a game beside its end: the numbers of every turn, what is counted by event,
    by the content that events name and by the places they touch, a fingerprint of all of them, what
    happened as the game tells it."""

    turns: bool = False
    events: bool = False
    content: bool = False
    places: bool = False
    course: bool = False
    story: bool = False


class Result(Struct, frozen=True):
    """How one game ended. ``settled`` counts the bot's decisions by the rule that settled them,
    ``counts`` whatever else was wanted, by what it counts; ``turns`` holds the game's numbers at
    the beginning of each step; ``contest`` is false where nobody can win."""

    index: int
    seed: int
    winner: str | None
    why: str
    length: float
    aspects: dict[str, float]
    settled: dict[str, int]
    contest: bool = True
    counts: dict[str, dict[str, int]] = {}
    turns: tuple[dict[str, float], ...] = ()
    answers: int = 0
    course: int = 0
    story: Story | None = None


def play_one(
    game: Game[Any],
    setting: Any,
    players: Mapping[str, Seated],
    index: int,
    seed: int,
    wanted: Wanted = Wanted(),  # noqa: B008 - a frozen value
) -> Result:
    """One game to its end. Its length is the number of steps, unless the game measures it."""
    chance = Seeded(seed)
    picks = {seat: partial(chance.pick, f"player:{seat}") for seat in players}
    watch = Watch(game, setting, wanted.turns)
    play = Play(game, setting, game.new(setting), on_step=watch, chance=chance)
    answer = play.answer
    request = play.begin()
    answers = 0
    lost: Forfeit | None = None
    try:
        while request is not None and answers < MOST_ANSWERS:
            answers += 1
            if type(request) is Choose:
                seat = request.seat
                request = answer(answer_of(players[seat], play, request, picks[seat]))
            else:
                request = answer(chance(request))
    except Forfeit as error:
        lost = error
    return _result(
        play,
        index,
        seed,
        watch,
        lost,
        counts=counts_of(play, wanted) | answers_of(play, players),
        answers=answers,
        course=crc32(encode(play.log)) if wanted.course else 0,
        story=game.story(setting, play.log) if wanted.story and game.story else None,
    )


class Watch:
    """Counts the steps of a play and, if asked to, keeps the game's numbers at each."""

    def __init__(self, game: Game[Any], setting: Any, turns: bool) -> None:
        self.steps = 0
        self.turns: list[dict[str, float]] = []
        self._aspects = game.aspects if turns else None
        self._setting = setting

    def __call__(self, play: Play[Any, Any]) -> None:
        self.steps += 1
        if self._aspects is not None:
            self.turns.append(dict(self._aspects(self._setting, play.state)))


def _result(
    play: Play[Any, Any], index: int, seed: int, watch: Watch, lost: Forfeit | None, **more: Any
) -> Result:
    game, setting, state = play.game, play.setting, play.state
    outcome = game.outcome(setting, state)
    if lost is not None:
        outcome = forfeited(game, setting, lost.seat)
    if outcome is None:
        raise OpforError(f"{game.title}: game {index} (seed {seed}) does not end")
    aspects = dict(game.aspects(setting, state)) if game.aspects is not None else {}
    turns = (*watch.turns, aspects) if watch.turns else ()
    own = {name: value for name, value in aspects.items() if name != "length"}
    return Result(
        index,
        seed,
        outcome.winner,
        outcome.why,
        aspects.get("length", watch.steps),
        own,
        dict(Counter(play.settled)),
        outcome.contest,
        turns=turns,
        **more,
    )


def counts_of(play: Play[Any, Any], wanted: Wanted) -> dict[str, dict[str, int]]:
    """What the events of a finished play count, by what is wanted."""
    found: dict[str, dict[str, int]] = {}
    if wanted.events:
        found["event"] = kinds(play.log)
    if wanted.content:
        found["content"] = contents(play.log)
    if wanted.places:
        found["place"] = places(play.game, play.setting, play.log)
    return found


def answers_of(play: Play[Any, Any], players: Mapping[str, Seated]) -> dict[str, dict[str, int]]:
    """What is counted of the answers of programs; nothing where none plays."""
    found: Counter[str] = Counter()
    for player in {id(each): each for each in players.values()}.values():
        if isinstance(player, Thinker):
            found.update(player.counted(play))
    return {"answers": dict(found)} if found else {}
