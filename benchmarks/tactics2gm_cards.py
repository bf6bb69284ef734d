"""How often the AI of 2GM Tactics plays each card it draws, and how hard the dial makes it.

Run with ``python benchmarks/tactics2gm_cards.py``. Both armies, Battle Royal and every scenario in
both roles, against the baseline player. ``packs/base/README.md`` and ``packs/scenarios/README.md``
hold the outcome.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any

from opfor.core.book import load_book, resolve
from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play, play_out, seated
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.content import load_cards
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.scenarios import load_scenario, scenario_names

SELDOM = 0.05
DIAL = (1.0, 1.5, 2.0, 2.5, 3.0, 3.5)


def variants() -> Iterator[dict[str, Any]]:
    """Battle Royal with either army, every scenario in either role."""
    yield {}
    yield {"army": "germans"}
    for name in scenario_names():
        for role in load_scenario(name).roles:
            if name != "battle-royal":
                sides = {"army": "germans"} if role.name == "americans" else {}
                yield {"scenario": name, "ai_role": role.name, **sides}


def played_out(seed: int, options: dict[str, Any]) -> TacticsPlay:
    """One game against the baseline, with its whole log."""
    setting = GAME.prepare(GAME.options(**options), resolve(load_book(GAME.folder), {}))
    play: TacticsPlay = Play(GAME, setting, GAME.new(setting))
    play_out(play, seated(GAME.players["baseline"], Seeded(seed)))
    return play


def count(log: list[Any], drawn: Counter[str], played: Counter[str]) -> None:
    """What the AI drew and what of it came to play."""
    for item in log:
        match item:
            case e.CardsDrawn(side=0, cards=cards):
                drawn.update(cards)
            case e.CardTaken(side=0, card=card):
                drawn[card] += 1
            case e.SupportPlayed(side=0, card=card) | e.UnitDeployed(side=0, card=card):
                played[card] += 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="games of each variant")
    asked = parser.parse_args()
    drawn: Counter[str] = Counter()
    played: Counter[str] = Counter()
    turns = 0
    for options in variants():
        wins = length = 0
        for number in range(asked.games):
            play = played_out(derived_seed(1, number), options)
            assert play.state.result is not None
            wins += play.state.result.winner == 1
            length += play.state.turns[0]
            count(play.log, drawn, played)
        turns += length
        print(f"{options}: the baseline wins {wins / asked.games:.0%}, "
              f"{length / asked.games:.1f} turns")  # fmt: skip
    print(f"{turns} turns of the AI")
    cards = load_cards()
    for name in sorted(drawn, key=lambda card: played[card] / drawn[card]):
        share = played[name] / drawn[name]
        mark = " seldom" if share < SELDOM else ""
        print(f"  {cards.card(name).title}: {played[name]} of {drawn[name]} ({share:.0%}){mark}")
    for ap in DIAL:
        ended = [played_out(derived_seed(2, n), {"ai_ap": ap}).state for n in range(asked.games)]
        wins = sum(s.result is not None and s.result.winner == 1 for s in ended)
        print(f"the AI's HQ gives {ap:g} AP: the baseline wins {wins / asked.games:.0%}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
