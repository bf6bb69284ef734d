"""Whole runs of a campaign, played by two leaders: one breaks off in time, one never does.

    python benchmarks/campaign.py [RUN …] [--runs 2000] [--jobs 2] [--seed 2026] [--dials]

Missions are fought by the baseline over the compiled engine, with company, deck and purchases of
the run: the very files that ``opfor campaign`` plays. The careful leader looks ahead at
the middle of the track (``--tries`` games from there) and breaks off below one win in four.
``--dials`` measures what the enemy's state and the roster do to each mission alone.
"""

from __future__ import annotations

import argparse
import statistics
from array import array
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.core.chance import Seeded, derived_seed
from opfor.core.codec import decode, encode
from opfor.core.leading import Account
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.fast.coh.engine import Engine
from opfor.fast.coh.states import state_of
from opfor.games.coh import GAME as COH
from opfor.games.coh.course.account import account
from opfor.games.coh.values.preparation import solo_setting
from opfor.games.coh_campaign import GAME
from opfor.games.coh_campaign.course.mission_order import mission_order
from opfor.games.coh_campaign.course.report import answer
from opfor.games.coh_campaign.rules import aftermath
from opfor.games.coh_campaign.values.options import Options, prepare
from opfor.games.coh_campaign.values.run import run_ids
from opfor.games.coh_campaign.values.state import State

CAREFUL, STUBBORN = "careful", "stubborn"
HOPELESS = 0.25
TRIES = 24
FAR = 400
"""More steps than any mission has."""


class Told(NamedTuple):
    """How a run went."""

    ended: str
    score: int
    endings: tuple[str, ...]
    routes: tuple[tuple[int, str], ...]
    bought: tuple[str, ...]
    dice: int
    """What was rolled after battles, less what is to be expected."""


def engine(mission: SoloMission) -> Engine:
    return _engine(encode(mission))


@lru_cache(maxsize=256)
def _engine(raw: bytes) -> Engine:
    setting = solo_setting(decode(raw, SoloMission), {})
    return Engine(setting, {"player": COH.players["baseline"]})


def fought(mission: SoloMission, seed: int, policy: str, tries: int) -> Account:
    """One mission, step by step to the middle of its track, then to its end unless it is left."""
    played = engine(mission)
    setting, module, memory = played.setting, played.module, played.memory
    module.begin(memory, seed)
    module.begin_game(memory)
    while policy == CAREFUL:
        module.next_step(memory)
        now = account(setting, state_of(memory, setting))
        if now.is_over:
            return now
        if now.may_break_off:
            if chance(played, seed, tries) < HOPELESS:
                return now
            break
    steps = 0
    while steps < FAR:
        module.next_step(memory)
        steps += 1
        if memory.stage == OVER:
            break
    return account(setting, state_of(memory, setting))


def chance(played: Engine, seed: int, tries: int) -> float:
    """How often the baseline wins from here; draws count half. The position stays as it is."""
    setting, memory = played.setting, played.memory
    here = state_of(memory, setting)
    seeds = array("Q", [derived_seed(seed, n) for n in range(tries)])
    winners = array("i", bytes(4 * tries))
    played.module.play_out(memory, seeds, winners, tries)
    played.lay(here)
    played.module.begin(memory, derived_seed(seed, tries))
    own = 1 - setting.solo.bot_side
    return sum(1.0 if w == own else 0.5 if w not in (0, 1) else 0.0 for w in winners) / tries


OVER = 3


def run_of(name: str, policy: str, tries: int, seed: int) -> Told:
    """One run from its first stage to its end."""
    setting = prepare(Options(run=name), {})
    chance_of, lot = Seeded(seed), Seeded(derived_seed(seed, 1))
    play: Play[Any, State] = Play(GAME, setting, GAME.new(setting))
    leader, now, dice = GAME.players["leader"], None, 0
    routes: list[tuple[int, str]] = []
    bought: list[str] = []
    request = play.begin()
    while request is not None:
        if isinstance(request, Choose):
            if request.question == "how-it-ended":
                mission = mission_order(setting, play.state)
                stage_seed = derived_seed(seed, 100 + play.state.stage)
                now = fought(mission, stage_seed, policy, tries)
            said = answer(setting, play.state, request, now) if now is not None else None
            if said is None:
                said = leader(setting, play.state, request, partial(lot.pick, "leader"))
            if request.question == "which-mission":
                routes.append((play.state.stage, said.mission))
            if request.question == "what-to-buy":
                bought.append(getattr(said, "what", ""))
            if request.question in ("which-mission", "what-to-buy"):
                now = None
        else:
            said = chance_of(request)
            dice += 2 * sum(said) - 7
        request = play.answer(said)
    state = play.state
    endings = tuple(each.ending for each in state.fought)
    return Told(state.ended, aftermath.score(state), endings, tuple(routes), tuple(bought), dice)


def in_blocks(name: str, policy: str, tries: int, seeds: list[int]) -> list[Told]:
    return [run_of(name, policy, tries, seed) for seed in seeds]


def runs(name: str, policy: str, given: argparse.Namespace) -> list[Told]:
    seeds = [derived_seed(given.seed, n) for n in range(given.runs)]
    blocks = [seeds[n : n + 25] for n in range(0, len(seeds), 25)]
    with ProcessPoolExecutor(given.jobs) as pool:
        work = partial(in_blocks, name, policy, given.tries)
        return [told for block in pool.map(work, blocks) for told in block]


def explained(told: list[Told]) -> float:
    """The share of the score's variance that goes with the dice after battles (their sum)."""
    scores, dice = [t.score for t in told], [t.dice for t in told]
    if len(set(dice)) < 2 or len(set(scores)) < 2:
        return 0.0
    return statistics.correlation(scores, dice) ** 2


def snowball(told: list[Told], stages: int) -> tuple[float, float, int, int]:
    """How often the last stage is won after three victories, and after three without one."""
    good = ("victory", "clear-victory")
    whole = [t.endings for t in told if len(t.endings) == stages]
    won = [e[-1] in good for e in whole if all(x in good for x in e[:3])]
    lost = [e[-1] in good for e in whole if not any(x in good for x in e[:3])]
    return _share(won), _share(lost), len(won), len(lost)


def _share(found: list[bool]) -> float:
    return sum(found) / len(found) if found else float("nan")


def report(name: str, policy: str, told: list[Told]) -> None:
    setting = prepare(Options(run=name), {})
    finished = _share([t.ended == "finished" for t in told])
    score = statistics.mean(t.score for t in told)
    endings = Counter(e for t in told for e in t.endings)
    fights = sum(endings.values())
    won, lost, n, m = snowball(told, len(setting.run.stages))
    print(f"\n{name}, {policy}: {len(told)} runs, finished {finished:.1%}, score {score:.2f}")
    print("  " + ", ".join(f"{e} {endings[e] / fights:.1%}" for e in sorted(endings)))
    print(f"  last stage after 3 won {won:.1%} ({n}), after none of 3 {lost:.1%} ({m})")
    print(f"  dice after battles: {explained(told):.1%} of the score's variance")
    ends = Counter(t.ended for t in told)
    print("  " + ", ".join(f"{e} {ends[e] / len(told):.1%}" for e in sorted(ends)))
    bought = Counter(what for t in told for what in set(t.bought))
    print(
        "  bought in runs: "
        + ", ".join(f"{w or 'nothing'} {bought[w] / len(told):.0%}" for w in sorted(bought))
    )
    routes = Counter(route for t in told for route in t.routes)
    by_score: dict[tuple[int, str], list[int]] = {}
    for t in told:
        for route in t.routes:
            by_score.setdefault(route, []).append(t.score)
    for stage, mission in sorted(routes):
        mean = statistics.mean(by_score[stage, mission])
        print(f"  stage {stage + 1} {mission}: taken {routes[stage, mission]}, score {mean:.2f}")


def dials(name: str, games: int) -> None:
    """Each mission alone: as printed, with the enemy's state 0 and 6, thin and starred rosters."""
    setting = prepare(Options(run=name), {})
    usual = GAME.new(setting)
    starred = replace(usual, roster=tuple(replace(r, stars=1) for r in usual.roster))
    thin = replace(
        usual,
        roster=tuple(
            replace(r, condition="lost") if r.number in _thin(setting) else r for r in usual.roster
        ),
    )
    print(f"\n{name}: what the dials do, {games} games each (E 0, 3, 6; thin, starred roster)")
    for n, stage in enumerate(setting.run.stages):
        for choice in stage.missions:
            said = []
            for state in (replace(usual, enemy=0), usual, replace(usual, enemy=6), thin, starred):
                at = replace(state, stage=n, mission=choice.mission, phase="field")
                play: Play[Any, State] = Play(GAME, setting, at)
                request = play.begin()
                while isinstance(request, Choose) and request.question == "who-goes":
                    request = play.answer(request.options[0])
                said.append(rate(mission_order(setting, play.state), games))
            print(f"  {n + 1} {choice.mission}: " + " ".join(f"{x:.1%}" for x in said))


def _thin(setting: Any) -> list[int]:
    foot = [
        n for members in setting.run.company if members.group == "foot" for n in members.numbers
    ]
    return foot[1::2]


def rate(mission: SoloMission, games: int) -> float:
    played = engine(mission)
    seat = f"{played.setting.seats[1 - played.setting.solo.bot_side]}"
    totals = played.total(2026, 0, games)
    return (totals.winners[seat] + totals.winners["draw"] / 2) / games


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=[])
    parser.add_argument("--runs", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--tries", type=int, default=TRIES)
    parser.add_argument("--dials", type=int, default=0, metavar="GAMES")
    given = parser.parse_args()
    for name in given.names or run_ids():
        if given.dials:
            dials(name, given.dials)
            continue
        for policy in (STUBBORN, CAREFUL):
            report(name, policy, runs(name, policy, given))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
