"""Which rule ever settled or dropped anything: in simulation, in my saved games, in the tests.

The fuzzer (--fuzz, on by default) goes back to positions where rare rules came near, so that
fewer stay cold than in plain games of the same length. --tests also runs the test suite of the
checkout and counts what settles decisions there. The exit code is 1 if any rule stays cold.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json, declare_seed, game_of
from opfor.core.book import load_book
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.phrases import SAY as COMMON
from opfor.core.phrases import listed
from opfor.lab.commands.flags import print_json
from opfor.lab.extra import CHECKOUT
from opfor.lab.fuzz import Fuzzer
from opfor.lab.summary import SAY
from opfor.lab.warmth import Warmth, in_saves, rules_of


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("--turns", type=int, default=3000, metavar="N", help="default 3000")
    parser.add_argument("--no-fuzz", action="store_true", help="plain games only")
    parser.add_argument("--tests", action="store_true", help="run the tests of the checkout, too")
    declare_seed(parser, default=1)
    declare_json(parser)


def run(arguments: Arguments) -> int:
    game = game_of(arguments)
    if arguments.turns < 1:
        raise OpforError(f"--turns {arguments.turns}: play at least one")
    saves, saved = in_saves(game)
    found = {"simulation": Fuzzer(game, variants_of(game), arguments.seed, steer=False)}
    if not arguments.no_fuzz:
        found["fuzzing"] = Fuzzer(game, variants_of(game), arguments.seed)
    warmths = {name: fuzzer.run(arguments.turns) for name, fuzzer in found.items()}
    warmths["saves"] = saves
    if arguments.tests:
        warmths["tests"] = in_tests(game)
    rules = rules_of(game) or sorted({r for w in warmths.values() for r in (*w.looked, *w.settled)})
    cold = [rule for rule in rules if not any(w.did(rule) for w in warmths.values())]
    if arguments.json:
        table = {rule: {name: w.did(rule) for name, w in warmths.items()} for rule in rules}
        document = {"game": game.id, "turns": arguments.turns, "seed": arguments.seed}
        print_json({**document, "saved_games": saved, "rules": table, "cold": cold})
    else:
        print("\n".join(lines(game, rules, warmths, cold)))
    return 1 if cold else 0


def variants_of(game: Game[Any]) -> list[dict[str, Any]]:
    """The option sets that reach every part of the game, and every mission offered."""
    found = [dict(variant) for variant in game.variants]
    if game.offered is not None:
        first = game.options.__struct_fields__[0]
        found += [{first: value} for value, _ in game.offered()]
    return found


def lines(
    game: Game[Any], rules: list[str], warmths: dict[str, Warmth], cold: list[str]
) -> list[str]:
    book = load_book(game.folder)
    told = [f"{SAY('rule'):<16}" + "".join(f"{name:>12}" for name in warmths)]
    for rule in rules:
        counts = "".join(f"{w.did(rule):>12}" for w in warmths.values())
        told.append(f"{rule:<16}{counts}  {book.title(rule) if book.knows(rule) else ''}".rstrip())
    warm = len(rules) - len(cold)
    return [
        *told,
        "",
        SAY("warm", n=warm, of=len(rules), cold=listed(cold, COMMON("none"))),
    ]


def in_tests(game: Game[Any]) -> Warmth:
    """What settles decisions while the checkout's tests of the game run."""
    if not (CHECKOUT / "tests").is_dir():
        raise OpforError("--tests: only in a checkout; this opfor is installed without its tests")
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "opfor.lab.watched"]
        where = [str(path) for path in (game.folder / "tests", CHECKOUT / "tests/conformance")]
        env = {**os.environ, "OPFOR_WATCHED": folder, "OPFOR_GAMES": game.id}
        there = [path for path in where if Path(path).is_dir()]
        done = subprocess.run([*command, *there], cwd=CHECKOUT, env=env, capture_output=True)
        if done.returncode not in (0, 1):
            said = done.stdout.decode(errors="replace").strip().splitlines()[-1:]
            raise OpforError(f"--tests: the tests could not be run ({''.join(said)})")
        warmth = Warmth()
        for path in Path(folder).glob("*.json"):
            for played, rule, n in json.loads(path.read_text()):
                if played == game.id:
                    warmth.settled[rule] = warmth.settled.get(rule, 0) + n
    return warmth
