"""How many generated missions the compiled engine of Conflict of Heroes takes.

    python benchmarks/covered_missions.py [--missions 100] [--seed 1]

Firefights of every guideline, for two to four, and solo missions. Of those it leaves to the
readable engine the script tells what they have that may be the reason, and how often nothing else
of it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator

from opfor.core.chance import derived_seed
from opfor.fast.coh.coverage import supports
from opfor.fast.coh.solo_coverage import unread
from opfor.games.coh import GAME
from opfor.games.coh.values.options import Setting, setting_for
from opfor.games.coh.values.preparation import solo_setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.teams import players_meant
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.mission.solo import solo_mission_of

GUIDELINES, FOR_TWO = 8, 6
"""The last two are for three and four players."""


def generated(number: int, seed: int, solo: bool) -> Setting:
    """Mission ``number`` of a series, by guideline after guideline."""
    guideline = number % (FOR_TWO if solo else GUIDELINES) + 1
    own = derived_seed(seed, number) % 1_000_000
    done = generate_auto(guideline, own, solo=solo)
    if solo:
        return solo_setting(solo_mission_of(done, "fight"), {})
    fight = to_mission(done, "fight")
    return setting_for(fight, "mission", {}, players_meant(fight))


def has(setting: Setting) -> Iterator[str]:
    """What a mission has that is not in every one."""
    yield from (("a large map",) if len(setting.mission.maps) > 2 else ())
    if isinstance(setting, SoloSetting):
        solo, script = setting.solo, setting.script
        yield from (("Objectives",) if setting.objectives else ())
        yield from (("Always lines",) if script.standing else ())
        yield from (("other moments",) if any(script.landed) else ())
        yield from (("mines",) if solo.mines else ())
        yield from (("Defense Counters",) if solo.defences else ())
        if said := unread(setting):
            yield f"a line with {said.partition('(')[0]}"


def measured(missions: int, seed: int, solo: bool) -> tuple[int, Counter[str], Counter[str]]:
    """How many are covered; of the others how many have each thing, and nothing else."""
    covered, some, only = 0, Counter[str](), Counter[str]()
    for number in range(missions):
        setting = generated(number, seed, solo)
        people = [seat.id for seat in GAME.seats(setting) if not seat.bot]
        if supports(setting, dict.fromkeys(people, GAME.players["baseline"])):
            covered += 1
            continue
        found = list(has(setting)) or ["other"]
        some.update(found)
        if len(found) == 1:
            only.update(found)
    return covered, some, only


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--missions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for kind in ("firefights", "solo missions"):
        covered, some, only = measured(given.missions, given.seed, kind == "solo missions")
        print(f"{covered} of {given.missions} generated {kind} are covered")
        for reason, count in some.most_common():
            print(f"{count:6} have {reason}, {only[reason]} of them nothing else")
    return 0


if __name__ == "__main__":
    sys.exit(main())
