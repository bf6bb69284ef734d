"""Players scored against truth: ``python benchmarks/exact.py [find PLAYER GAMES]``.

Without a word: at every position whose value is known (``books/exact.json``) each player answers,
and what it gives away of the chance to win is summed up. ``find`` looks for such positions some
turns before the end of so many games of a player, works them out and adds them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from opfor.app.players import answer_of, player_named
from opfor.app.registry import load_game
from opfor.app.search.exact import PLACE, Exact, Known, TooLarge, known_values, standing
from opfor.app.setting_up import prepared
from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play, seated
from opfor.core.requests import Choose

GAME, SEAT, SIDE = "blitzkrieg", "player", 1
SEED, MOST, WANTED = 99, 30_000, 12
PLAYERS = ("random", "baseline", "look-ahead", "net", "expert")
ASKED = 8
"""How often a player is asked about each position, with other luck."""


def late(game: Any, setting: Any, player: str, number: int) -> Iterator[tuple[int, Any]]:
    """The person's turns of a game from the last one back, with how many turns were left."""
    chance, starts = Seeded(derived_seed(SEED, number)), list[Any]()
    new = game.new(setting)
    play = Play(game, setting, new, chance=chance, on_step=lambda p: starts.append(p.state))
    respond, request = seated(game.players[player], chance), play.begin()
    while request is not None:
        play.log.clear()
        request = play.answer(respond(play, request))
    for place in reversed(range(1, len(starts))):
        if starts[place].mover == SIDE and starts[place].stage == "turn":
            yield len(starts) - place, starts[place]


def found(game: Any, setting: Any, player: str, number: int) -> Known | None:
    """The earliest late turn of a game that can be worked out and in which acts differ."""
    kept = None
    for left, state in late(game, setting, player, number):
        play = Play(game, setting, state)
        if not isinstance(play.begin(), Choose):
            continue
        exact = Exact(game, setting, SEAT, most=MOST)
        try:
            values = exact.values(play)
        except TooLarge:
            break
        if max(values.values()) > 0 and len(set(values.values())) > 1:
            acts = tuple((msgspec.to_builtins(act), str(value)) for act, value in values.items())
            best, plain = str(max(values.values())), msgspec.to_builtins(state)
            kept = Known(f"{player} game {number}", SEAT, left, exact.tried, best, acts, plain)
    return kept


def find(game: Any, setting: Any, player: str, games: int) -> None:
    kept = list(known_values(game))
    for number in range(games):
        known = found(game, setting, player, number)
        if known is not None and known.name not in {each.name for each in kept}:
            kept.append(known)
            print(known.name, known.turns_left, known.value, known.tried, flush=True)
            path = Path(game.folder / PLACE)
            path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=0) + b"\n")
        if len(kept) == WANTED:
            return


def scored(game: Any, setting: Any) -> None:
    known = known_values(game)
    print(f"{len(known)} positions; given away of the chance to win, on average; best acts")
    for name in PLAYERS:
        player, regrets = player_named(game, name), []
        for number, each in enumerate(known):
            for luck in range(ASKED if name != "expert" else 1):
                play = standing(game, setting, each)
                assert isinstance(play.pending, Choose)
                pick = partial(Seeded(100 * number + luck).pick, "score")
                regrets.append(each.regret(answer_of(player, play, play.pending, pick)))
        mean, right = sum(regrets) / len(regrets), sum(r == 0 for r in regrets) / len(regrets)
        print(f"{name:12} {100 * mean:5.1f} points, {100 * right:4.0f} %")


def main(words: list[str]) -> None:
    game = load_game(GAME)
    setting, _, _ = prepared(game, {}, {})
    if words:
        find(game, setting, words[1], int(words[2]))
    else:
        scored(game, setting)


if __name__ == "__main__":
    main(sys.argv[1:])
