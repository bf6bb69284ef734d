"""One order card as numbers is the card as it is read: the same line, action and AI."""

from __future__ import annotations

from collections import Counter

from opfor.cardboard.coh.orders.order_cards import load_order_cards
from opfor.core.chance import Seeded, stream_name_hash
from opfor.core.play import Play
from opfor.fast.coh.course import series
from opfor.fast.coh.states import read_state
from opfor.fast.coh.tables import fill
from opfor.games.coh import GAME
from opfor.games.coh.bot.acting_ai import choose_acting
from opfor.games.coh.bot.order.card import find_order, lines_of
from opfor.games.coh.bot.seen.survey import Outlook, Survey
from opfor.games.coh.values.deployment import look
from tests.fast import order_card
from tests.fast.coh_positions import Case, cases
from tests.fast.order_card import ACTIONS, NOBODY, Answer

STAND_FAST = 1


def readable_answer(case: Case, bot: int) -> Answer:
    """The line, the action and the AI that the readable engine finds."""
    card, state = load_order_cards()[STAND_FAST], case.state
    acted = frozenset(unit for unit in state.acted if state.counters[unit].side != bot)
    outlook = Outlook(acted=acted, deed=state.action, command=True)
    play = Play(GAME, case.setting, state)
    survey = Survey(look(case.setting, state), bot, outlook)
    lines = lines_of(card.priority, card.tactical)
    found = find_order(play, survey, lines)
    if found.reading is None:
        return Answer(NOBODY, order_card.NO_ACTION, NOBODY)
    chance, procedure = Seeded(case.seed), choose_acting(play, found.reading)
    try:
        request = next(procedure)
        while True:
            request = procedure.send(chance(request))
    except StopIteration as done:
        place = [line for line, _ in lines].index(found.line)
        return Answer(place, ACTIONS[found.reading.action], done.value)


def test_the_choice_is_the_readable_one() -> None:
    program = order_card.program_of(load_order_cards()[STAND_FAST])
    assert all(type(number) is int for number in program)
    counted: Counter[int] = Counter()
    for name in ("eight", "eight-on-2", "eight-on-3", "eight-on-5"):
        battle, filled = series.Battle(), None
        for case in cases(name, "activation", 100, seed=9, size=100):
            if case.setting is not filled:
                fill(battle, case.setting, case.players)
                filled = case.setting
            for bot in (0, 1):
                read_state(battle, case.setting, case.state)
                battle.hashes[order_card.TIE] = stream_name_hash("tie")
                series.seed_streams(battle, case.seed)
                got = order_card.find_order(battle, program, bot, True)
                assert got == readable_answer(case, bot)
                counted[got.line] += 1
    assert {0, 1, 3, 4, NOBODY} <= counted.keys()
