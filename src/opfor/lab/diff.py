"""What a change does: decisions on the same positions, by rule; then paired games.

Positions are those of the old side's games. The new side takes each of them up with the same
chance and the same choices of the people, and the first decision that differs is counted by the
criterion where the two part.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from opfor.app.players import EXPERT
from opfor.core.codec import convert, decode
from opfor.core.errors import OpforError
from opfor.core.trace import Decision, decision_json
from opfor.lab.positions import Example
from opfor.lab.redo import Differences, first_change
from opfor.lab.sides import Side, environment
from opfor.lab.statistics import Pairs
from opfor.lab.variant import Variant
from opfor.lab.workers import in_any_order, workers

PROBE = Path(__file__).with_name("probe.py")
GAMES_AT_ONCE = 16
MOST_EXAMPLES = 3
"""Examples kept for each rule."""


class DiffTask(Struct, frozen=True):
    """Some games of a comparison; ``variant`` is what both sides are told."""

    old: Side
    new: Side
    variant: Variant
    seat: str
    seed: int
    first: int
    last: int

    def __str__(self) -> str:
        return f"games {self.first} to {self.last - 1} of {self.old.name} against {self.new.name}"


class Difference(Struct):
    """What was found: counts, pairs, and examples by rule."""

    positions: Differences
    pairs: Pairs
    examples: dict[str, list[Example]] = {}
    failures: dict[str, int] = {}

    def add(self, other: Difference) -> None:
        self.positions.add(other.positions)
        self.pairs.add(other.pairs)
        for rule, examples in other.examples.items():
            kept = self.examples.setdefault(rule, [])
            kept += examples
            kept.sort(key=lambda example: (example.game, example.turn))
            del kept[MOST_EXAMPLES:]
        for said, n in other.failures.items():
            self.failures[said] = self.failures.get(said, 0) + n


def diff(
    old: Side,
    new: Side,
    variant: Variant,
    seat: str,
    seed: int,
    games: int,
    jobs: int | None = None,
    progress: Callable[[int, int], object] = lambda _games, _of: None,
) -> Difference:
    """The whole comparison, on local processes. The expert stands above the kernel, which is all
    that the two versions share."""
    if EXPERT in variant.players.values():
        raise OpforError(f"{EXPERT}: cannot play a comparison of versions; take another player")
    found = Difference(Differences(), Pairs())
    tasks = [
        DiffTask(old, new, variant, seat, seed, n, min(n + GAMES_AT_ONCE, games))
        for n in range(0, games, GAMES_AT_ONCE)
    ]
    with workers(jobs) as (executor, count):
        for task, raw in in_any_order(executor, count, diffed, tasks):
            found.add(decode(raw, Difference))
            progress(task.last - task.first, games)
    return found


def diffed(task: DiffTask) -> bytes:
    """What a worker does: the old side's games, its positions on the new side, the new's games."""
    before = _asked(task, task.old, "record")
    turns = [turn | {"seed": game["seed"]} for game in before for turn in game["turns"]]
    now = _asked(task, task.new, "again", turns=turns)
    after = _asked(task, task.new, "record")
    found = Difference(Differences(), _pairs(task.seat, before, after))
    places = [game["game"] for game in before for _ in game["turns"]]
    for place, turn, again in zip(places, turns, now, strict=True):
        _count(found, place, turn, again)
    return msgspec.json.encode(found)


def _count(found: Difference, game: int, turn: dict[str, Any], again: dict[str, Any]) -> None:
    counts = found.positions
    counts.turns += 1
    if "failed" in again:
        counts.failed += 1
        found.failures[again["failed"]] = found.failures.get(again["failed"], 0) + 1
        return
    before, now = (convert(each["decisions"], list[Decision]) for each in (turn, again))
    change = first_change(before, now)
    counts.turns_changed += change is not None or turn["events"] != again["events"]
    counts.decisions += len(before) if change is None else change.number + 1
    if change is None:
        return
    counts.changed += 1
    counts.rules[change.rule] = counts.rules.get(change.rule, 0) + 1
    one, other = (None if d is None else decision_json(d) for d in (change.before, change.now))
    example = Example(game, turn["seed"], turn["number"], change.question, one, other)
    kept = found.examples.setdefault(change.rule, [])
    if len(kept) < MOST_EXAMPLES:
        kept.append(example)


def _pairs(seat: str, before: list[dict[str, Any]], after: list[dict[str, Any]]) -> Pairs:
    pairs = Pairs()
    for one, other in zip(before, after, strict=True):
        won, won_now = one["winner"] == seat, other["winner"] == seat
        pairs.both += won and won_now
        pairs.only_base += won and not won_now
        pairs.only_other += won_now and not won
        pairs.neither += not won and not won_now
        pairs.changed += _story(one) != _story(other)
    return pairs


def _story(game: dict[str, Any]) -> list[Any]:
    return [turn["events"] for turn in game["turns"]]


def _asked(task: DiffTask, side: Side, do: str, **more: Any) -> list[dict[str, Any]]:
    """What a side's opfor says, from an interpreter of its own."""
    variant = task.variant
    asked = {
        "do": do,
        "game": variant.game,
        "options": _told(variant.options, side),
        "rulings": variant.rulings | side.rulings,
        "packs": [*(pack.folder for pack in variant.own), *side.packs],
        "players": variant.players,
        "seed": task.seed,
        "first": task.first,
        "last": task.last,
        **more,
    }
    done = subprocess.run(
        [sys.executable, "-P", str(PROBE)],
        input=msgspec.json.encode(asked),
        env=environment(side),
        capture_output=True,
    )
    if done.returncode:
        last = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise OpforError(f"{side.name}: cannot play {variant.game} ({''.join(last)})")
    found: list[dict[str, Any]] = msgspec.json.decode(done.stdout)
    return found


def _told(options: dict[str, Any], side: Side) -> dict[str, Any]:
    return {**options, **side.options}
