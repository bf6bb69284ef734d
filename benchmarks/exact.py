"""Players scored against truth: ``benchmarks/exact.py [find PLAYER GAMES [FIRST] | missions]``.

Without a word: at every position whose value is known (``books/exact.json``) each player answers,
and what it gives away of the chance to win is summed up. ``find`` looks for such positions some
turns before the end of so many games of a player, works them out and adds them. ``missions`` works
out the small missions of Conflict of Heroes again and writes their values.
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
from opfor.app.search.exact import (
    MISSIONS,
    PLACE,
    Known,
    KnownMission,
    TooLarge,
    known_values,
    standing,
)
from opfor.app.search.walked import Walked
from opfor.app.setting_up import prepared
from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play, seated
from opfor.core.requests import Choose

GAME, SEAT, SIDE = "blitzkrieg", "player", 1
SEED, MOST, WANTED, LEAST_LEFT = 99, 1_000_000, 16, 3
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
        request = Play(game, setting, state).begin()
        if not isinstance(request, Choose):
            continue
        walked = Walked(setting, SEAT, most=MOST)
        try:
            values = walked.values(state)
        except TooLarge:
            break
        if left >= LEAST_LEFT and max(values) > 0 and len(set(values)) > 1:
            told = zip(map(msgspec.to_builtins, request.options), map(str, values), strict=True)
            best, plain = str(max(values)), msgspec.to_builtins(state)
            kept = Known(
                f"{player} game {number}", SEAT, left, walked.tried, best, tuple(told), plain
            )
    return kept


def find(game: Any, setting: Any, player: str, games: int, first: int) -> None:
    kept = list(known_values(game))
    for number in range(first, first + games):
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


def missions() -> None:
    """Every mission of the folder, for whoever plays best and for the baseline."""
    game, found = load_game("coh"), []
    for path in sorted((game.folder / MISSIONS).glob("*.toml")):
        setting, _, _ = prepared(game, {"mission": str(path)}, {})
        walks = Walked(setting, SEAT), Walked(setting, SEAT, {SEAT: game.players["baseline"]})
        value, baseline = (walk.value(game.new(setting)) for walk in walks)
        tried = walks[0].tried
        found.append(KnownMission(path.stem, tried, str(value), str(baseline)))
        print(f"{path.stem:20} {float(value):.4f} {float(baseline):.4f} {tried:,} ways", flush=True)
    told = msgspec.json.format(msgspec.json.encode(found), indent=0)
    (game.folder / MISSIONS / "values.json").write_bytes(told + b"\n")


def main(words: list[str]) -> None:
    game = load_game(GAME)
    setting, _, _ = prepared(game, {}, {})
    if words == ["missions"]:
        missions()
    elif words:
        find(game, setting, words[1], int(words[2]), int(words[3]) if words[3:] else 0)
    else:
        scored(game, setting)


if __name__ == "__main__":
    main(sys.argv[1:])
