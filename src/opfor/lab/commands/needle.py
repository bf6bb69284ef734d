"""Who wins a mission file, how long it takes, where points come from, what never happens.

FILE is a mission file, or the id of a mission. Games are played in growing batches until the share
of wins is known to 5 points or the time is over; then every number of the mission is turned by one
step, on the same seeds.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json, declare_seed
from opfor.app.game_arguments import declare_rulings, rulings_of
from opfor.core.door import read_file, text_of
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.links import MISSION, mission_in
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import decimal, listed, percent
from opfor.lab.commands.flags import declare_games, games_of, print_json
from opfor.lab.commands.gate import share_of, tried
from opfor.lab.commands.written import declare_write, own_file, write_turn
from opfor.lab.dials import Mission, find_mission
from opfor.lab.evening import evened
from opfor.lab.needle import Effect, Needle, Reading, document
from opfor.lab.strategies import Strategy
from opfor.lab.verdict import engine_said, remedy, verdict

SAY = PhraseBook.of_the_program("lab")
SHOWN = 8


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("mission", metavar="FILE")
    parser.add_argument(
        "--seconds", type=float, default=3.0, metavar="S", help="at most so long for each part (3)"
    )
    parser.add_argument(
        "--target", type=float, default=50.0, metavar="PERCENT", help="what is wished for (50)"
    )
    parser.add_argument("--no-turns", action="store_true", help="only the mission as it stands")
    declare_write(parser)
    declare_rulings(parser)
    declare_games(parser, 400)
    declare_seed(parser, default=1)
    declare_json(parser)


def run(arguments: Arguments) -> int:
    mission = find_mission(arguments.mission)
    if arguments.write:
        own_file(arguments.mission)
    games, seconds = games_of(arguments), max(0.1, arguments.seconds)
    needle = Needle(
        mission.game, text_of_mission(mission), rulings=rulings_of(arguments), seed=arguments.seed
    )
    reading = needle.play(seconds, games)
    effects = [] if arguments.no_turns else needle.effects(4 * seconds, games)
    target = arguments.target / 100
    best = evened(needle, effects, target, seconds, games) if effects else None
    stupid = {} if arguments.no_turns else needle.strategies(seconds, games)
    if arguments.json:
        plain = {"game": mission.game, **document(reading), "strategies": _stupid(stupid)}
        said = [_plain(effect) for effect in effects]
        print_json(plain | {"effects": said, "evens": None if best is None else _plain(best)})
    else:
        told = lines(reading, needle.endings_told, effects, best, target)
        print("\n".join([*told, *stupid_lines(stupid)]))
    if arguments.write and best is not None:
        print(write_turn(mission, best.turn), file=sys.stderr)
    return 0


def text_of_mission(mission: Mission) -> str:
    """The text of the mission's file, or of its link."""
    linked = [name for name in mission.options.values() if str(name).startswith(MISSION)]
    if linked:
        return mission_in(linked[0])
    if mission.file is None:
        raise OpforError(f"{mission.game}: name a mission or its file")
    return text_of(read_file(mission.file), str(mission.file))


def _plain(effect: Effect) -> dict[str, Any]:
    rates = {name: getattr(effect, name) for name in ("effect", "rate")}
    return {
        "words": effect.turn.words,
        "path": list(effect.turn.path),
        "value": effect.turn.value,
        "games": effect.games,
        "changed": effect.changed,
        **{name: {"value": r.value, "low": r.low, "high": r.high} for name, r in rates.items()},
    }


def lines(
    reading: Reading,
    endings: Mapping[str, Mapping[str, float]],
    effects: list[Effect],
    best: Effect | None,
    target: float,
) -> list[str]:
    """The sentence first, then what happened, then what could be turned."""
    first = verdict(reading.seat, reading.rate, reading.games)
    told = [" ".join(filter(None, (first, remedy(best, target), engine_said(reading)))), ""]
    told.append(SAY("needle-games", n=reading.games, rounds=decimal(reading.rounds, 1)))
    for seat, sources in reading.points.items():
        parts = [f"{SAY(f'points-{name}')} {decimal(n, 1)}" for name, n in sources.items()]
        told.append(SAY("needle-points", seat=seat, parts=listed(parts)))
    for seat, ways in endings.items():
        parts = [f"{way} {percent(share)}" for way, share in ways.items()]
        told.append(SAY("needle-endings", seat=seat, parts="; ".join(parts)))
    for seat, places in reading.fell.items():
        parts = [f"{place} {decimal(n, 1)}" for place, n in list(places.items())[:SHOWN]]
        told.append(SAY("needle-fell", seat=seat, parts=listed(parts)))
    if reading.never_moved:
        told.append(SAY("needle-never-moved", units=listed(reading.never_moved)))
    if reading.never_fired:
        told.append(SAY("needle-never-fired", lines=listed(reading.never_fired)))
    if effects:
        told += ["", SAY("needle-effects")]
        told += [_effect_line(effect) for effect in effects[: 2 * SHOWN]]
    return told


def stupid_lines(found: Mapping[str, Mapping[str, Strategy]]) -> list[str]:
    """What each stupid strategy wins; one that wins nearly as often as the baseline is marked."""
    if not found:
        return []
    told = ["", SAY("needle-strategies")]
    for seat, by_name in found.items():
        parts = [f"{name} {share_of(each)}" for name, each in by_name.items()]
        told.append(f"  {seat}: {', '.join(parts)}")
    return told


def _stupid(found: Mapping[str, Mapping[str, Strategy]]) -> dict[str, Any]:
    return {
        seat: {name: tried(each) for name, each in by_name.items()}
        for seat, by_name in found.items()
    }


def _effect_line(effect: Effect) -> str:
    change = effect.effect
    said = f"{100 * change.value:+.0f} ({100 * change.low:+.0f} … {100 * change.high:+.0f})"
    return f"  {said:<18} {effect.turn.words}: {percent(effect.rate.value)}"
