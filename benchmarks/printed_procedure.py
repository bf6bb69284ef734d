"""Positions to decide from the printed procedure alone: ``printed_procedure.py GAME``.

Fresh games are played at random. From each one decision of the opponent is dealt: the position as
it stood, what was decided just before, the candidates by name. Print the procedure, decide with a
pencil, and only then look at the key (``--key``): the engine's choice with its ladder. ``--seed``
deals others.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from opfor.app.explain import Explainer
from opfor.app.registry import load_game
from opfor.app.session import Session
from opfor.app.setting_up import prepared
from opfor.app.start import Start
from opfor.core.chance import Seeded
from opfor.core.codec import convert
from opfor.core.game import Game
from opfor.core.record import STEP, is_decision
from opfor.core.trace import Decision
from tests.paper.test_procedure import AIDS, ELSEWHERE

POSITIONS, LOOKED_BACK = 20, 2
GIVEN = ("card", "unit", "weapon", "token", "names")
"""Details that were settled before the question. The others tell how it was answered."""


class Dealt(NamedTuple):
    """A decision of the opponent, and the position it was taken in."""

    session: Session
    state: Any
    decision: Decision
    before: tuple[Decision, ...]
    """What was decided just before, in the same step."""


def decided(session: Session) -> Iterator[Dealt]:
    """Every decision of a game, with the state as it was."""
    game, state, before = session.game, session.states.start, ()
    for item in (item for entry in session.history.entries for item in entry.log):
        if item == STEP:
            before = ()
        elif is_decision(item):
            yield (one := Dealt(session, state, convert(item, Decision), before))
            before = (*before, one.decision)[-LOOKED_BACK:]
        else:
            state = game.apply(state, convert(item, game.events))


def is_worth(decision: Decision) -> bool:
    """Whether a ladder has something to say: several to choose from, and not chance alone."""
    narrowed = any(step.applied and step.dropped for step in decision.steps)
    return decision.question not in ELSEWHERE and len(decision.candidates) > 1 and narrowed


def dealt(name: str, seed: int, positions: int = POSITIONS) -> Iterator[Dealt]:
    """A position from each of as many fresh games: of the questions asked there one that came up
    least so far, somewhere in the game."""
    game, (_mission, options) = load_game(name), AIDS[name]
    had, chance = Counter[str](), Seeded(seed)
    for number in range(positions):
        found = [each for each in decided(_played(game, options, 1000 * seed + number))
                 if is_worth(each.decision)]  # fmt: skip
        question = min((each.decision.question for each in found), key=had.__getitem__)
        asked = [each for each in found if each.decision.question == question]
        yield asked[chance.pick("moment", len(asked))]
        had[question] += 1


def _played(game: Game[Any], options: dict[str, Any], seed: int) -> Session:
    seats = game.seats(prepared(game, options, {})[0])
    players = {seat.id: "random" for seat in seats if not seat.bot}
    return Session.new(game, Start(options=options, seed=seed, players=players))


def position(one: Dealt) -> str:
    """What lies on the table, what was decided just before, who may be chosen."""
    game, setting, decision = one.session.game, one.session.setting, one.decision
    explainer = Explainer(game, setting)
    names = [game.words.candidate(setting, decision, each) for each in decision.candidates]
    seat = next(seat.id for seat in game.seats(setting) if seat.bot)
    lines = [game.words.board(setting, one.state, seat)]
    lines += [f"Just before: {explainer.chosen(each)}." for each in one.before]
    lines += [f"Question: {decision.question}", f"Among: {'; '.join(names)}"]
    known = {name: decision.details[name] for name in GIVEN if decision.details.get(name)}
    return "\n".join([*lines, f"Known: {known}" if known else ""])


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=AIDS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--key", action="store_true", help="what the engine chose, and why")
    asked = parser.parse_args()
    for number, one in enumerate(dealt(asked.game, asked.seed, asked.positions), 1):
        if asked.key:
            explainer = Explainer(one.session.game, one.session.setting)
            print(f"{number}. {explainer.short(one.decision)}")
            print("\n".join(f"   {line}" for line in explainer.full(one.decision)))
        else:
            print(f"== {number} ==\n{position(one)}\n")


if __name__ == "__main__":
    main()
