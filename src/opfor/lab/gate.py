"""The gate: whether a stupid strategy wins a mission nearly as often as the baseline does.

Strategy and baseline play the same seeds, so a difference of 15 points is sure with few games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from opfor.app.search.winning import partners
from opfor.app.setting_up import prepared
from opfor.core.game import Game
from opfor.core.mission_card import MissionCard
from opfor.kit.shares import Rate, wilson
from opfor.lab.block import Block, played, unpacked
from opfor.lab.execution import Progress
from opfor.lab.strategies import Ended, Strategy, judged
from opfor.lab.variant import fair_player, make_variant
from opfor.lab.workers import in_any_order, workers

BASELINE = ""
BLOCK = 250


class Entrance(Struct, frozen=True, kw_only=True):
    """What one seat of a mission has to do, and what each strategy makes of it."""

    name: str
    title: str
    seat: str
    task: str
    games: int
    baseline: Rate
    strategies: dict[str, Strategy]

    @property
    def ok(self) -> bool:
        return all(strategy.ok for strategy in self.strategies.values())


class Trial(NamedTuple):
    """One seat of a mission played by a strategy, or by the baseline, and some of its games."""

    mission: str
    seat: str
    strategy: str
    block: Block


class Conditions(Struct, frozen=True, kw_only=True):
    """Under which everything is measured."""

    games: int
    seed: int = 1
    rulings: dict[str, str] = {}
    packs: tuple[str, ...] = ()
    jobs: int | None = None


def at_the_gate(
    game: Game[Any],
    cards: Sequence[MissionCard],
    conditions: Conditions,
    progress: Progress = lambda _games, _of: None,
) -> list[Entrance]:
    """Every mission and seat, measured; in the order of the cards."""
    trials = [
        trial
        for card in cards
        for seat in card.tasks
        for strategy in (BASELINE, *game.strategies)
        for trial in _trials(game, card, seat, strategy, conditions)
    ]
    found = _played(trials, conditions.jobs, progress)
    return [_entrance(card, seat, found[card.name, seat]) for card in cards for seat in card.tasks]


def _trials(
    game: Game[Any], card: MissionCard, seat: str, strategy: str, conditions: Conditions
) -> list[Trial]:
    variant = make_variant(
        card.name, game.id, card.options, conditions.rulings, fair_player(game), conditions.packs
    )
    if strategy != BASELINE:
        setting, _, _ = prepared(game, card.options, conditions.rulings)
        together = dict.fromkeys(partners(game, setting, seat), strategy)
        variant = replace(variant, players=variant.players | together)
    firsts = range(0, conditions.games, BLOCK)
    blocks = [
        Block(variant, conditions.seed, first, min(first + BLOCK, conditions.games), ())
        for first in firsts
    ]
    return [Trial(card.name, seat, strategy, block) for block in blocks]


def _played(
    trials: Sequence[Trial], jobs: int | None, progress: Progress
) -> dict[tuple[str, str], dict[str, list[Ended]]]:
    """How the games of every mission and seat ended by strategy, in the order of the games."""
    total = sum(trial.block.last - trial.block.first for trial in trials)
    ended: dict[int, list[Ended]] = {}
    with workers(jobs) as (executor, count):
        for trial, raw in in_any_order(executor, count, _play, trials):
            columns = unpacked(raw).games
            ended[id(trial)] = list(map(Ended, columns["winner"], columns["length"]))
            progress(len(columns["winner"]), total)
    found: dict[tuple[str, str], dict[str, list[Ended]]] = {}
    for trial in trials:
        by_strategy = found.setdefault((trial.mission, trial.seat), {})
        by_strategy.setdefault(trial.strategy, []).extend(ended[id(trial)])
    return found


def _play(trial: Trial) -> bytes:
    return played(trial.block)


def _entrance(card: MissionCard, seat: str, ended: Mapping[str, Sequence[Ended]]) -> Entrance:
    usual, task = ended[BASELINE], card.tasks[seat]
    return Entrance(
        name=card.name,
        title=card.title,
        seat=seat,
        task=task,
        games=len(usual),
        baseline=wilson(sum(each.winner == seat for each in usual), len(usual)),
        strategies={
            name: judged(name, task, seat, usual, ended[name]) for name in ended if name != BASELINE
        },
    )
