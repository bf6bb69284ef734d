"""Digests of games over numbers, for every mission and mode that is covered: the same in every
Python that has the compiled engines. Run as a program of the page, or here; ``words`` are how many
games of each."""

import hashlib
import json

from opfor.app.coach.puzzle_search import modes
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.fast import play_block, supports

SEED = 71


def digests(games: int) -> dict[str, str]:
    """By game and options; who wins, why, what was measured, which rules settled how much."""
    found = {}
    for game_id in ("blitzkrieg", "2gm", "coh"):
        game = load_game(game_id)
        for options in modes(game):
            setting, _, _ = prepared(game, dict(options), {})
            for name in ("random", "baseline"):
                player = game.players[name]
                players = {each.id: player for each in game.seats(setting) if not each.bot}
                key = f"{game_id} {json.dumps(options, sort_keys=True)} {name}"
                if not supports(setting, players):
                    found[key] = "not covered"
                    continue
                columns = play_block(setting, players, SEED, 0, games)
                told = json.dumps([columns.games, columns.rules], sort_keys=True)
                found[key] = hashlib.sha256(told.encode()).hexdigest()
    return found


if "words" in globals():
    json_text = json.dumps(digests(int(globals()["words"][0])))
globals().get("json_text")
