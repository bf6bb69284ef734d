"""Do the options matter, and alike? Drafted firefights are played out and tallied.

Draws count half for both sides. What a half is worth is read from the difference to the other
half of its card, played by the same side: a strong side wins with anything. The drafter plays
what it thinks best, so the hands behind two halves differ; --drafter lots decides by lot which
card is played for what, and its differences are those of the halves alone.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

import msgspec

from opfor.cardboard.coh.generator_cards.content import content
from opfor.core.errors import OpforError, one_of
from opfor.games.coh_generator.course.players import PLAYERS
from opfor.games.coh_generator.told.balance.tallies import lines, reported
from opfor.games.coh_generator.told.balance.trials import PLAYED_BY, Load, Trials, play_trials

USAGE = "such as: balance 5 400"
ENOUGH_TO_SHARE = 40
"""Fewer games are played sooner by one process than others are started."""
MOST_SOLO = 6
"""Guidelines 7 and 8 are for three and four players."""


def balance(load: Load, words: Sequence[str], say: Callable[[str], None]) -> int:
    """``opfor coh-generator balance``: play a series and report it."""
    given = _asked(load, words, say)
    if given is None:
        return 0
    trials = Trials(
        guideline=given.guideline,
        games=given.games,
        seed=given.seed,
        solo=given.solo,
        drafter=given.drafter,
        player=given.player,
    )
    shared = (os.cpu_count() or 1) if given.games >= ENOUGH_TO_SHARE else 1
    jobs, progress = given.jobs or shared, _progress(given.games)
    report = reported(trials, play_trials(load, trials, jobs, progress))
    if given.json:
        say(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
        return 0
    for line in lines(report):
        say(line)
    return 0


class _Parser(argparse.ArgumentParser):
    """Errors are ours: one line; help is said like everything else."""

    say: Callable[[str], None]

    def print_help(self, _file: object = None) -> None:
        self.say(self.format_help())

    def error(self, message: str) -> NoReturn:
        raise OpforError(f"balance: {message}; {USAGE}")


def _asked(
    load: Load, words: Sequence[str], say: Callable[[str], None]
) -> argparse.Namespace | None:
    """What was typed, or ``None`` when the help was all that was wanted."""
    parser = _Parser(prog="opfor coh-generator balance", description=__doc__)
    parser.say = say
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("guideline", type=int, nargs="?", default=5, metavar="GUIDELINE")
    parser.add_argument("games", type=int, nargs="?", default=200, metavar="GAMES")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: all cores)")
    parser.add_argument("--solo", action="store_true", help="solo missions instead of firefights")
    parser.add_argument("--drafter", default="drafter", metavar="NAME", help=", ".join(PLAYERS))
    parser.add_argument("--player", default="baseline", metavar="NAME", help="who fights")
    parser.add_argument("--json", action="store_true")
    try:
        given = parser.parse_intermixed_args(list(words))
    except SystemExit:
        return None
    _check(load, given)
    return given


def _check(load: Load, given: argparse.Namespace) -> None:
    known = [n for n in content().guidelines if not given.solo or n <= MOST_SOLO]
    if given.guideline not in known:
        raise OpforError(one_of("balance: guideline", given.guideline, known))
    for name in ("games", "jobs"):
        if getattr(given, name) is not None and getattr(given, name) < 1:
            raise OpforError(f"balance: {name} {getattr(given, name)}: at least 1; {USAGE}")
    if given.drafter not in PLAYERS:
        raise OpforError(one_of("balance: drafter", given.drafter, PLAYERS))
    fighters = load(PLAYED_BY).players
    if given.player not in fighters:
        raise OpforError(one_of("balance: player", given.player, fighters))


def _progress(games: int) -> Callable[[int], None]:
    """A line on standard error while somebody is watching."""
    if not sys.stderr.isatty():
        return lambda _done: None

    def tell(done: int) -> None:
        end = "\r" if done < games else "\r\033[K"
        print(f"{done} of {games} played", end=end, file=sys.stderr, flush=True)

    return tell
