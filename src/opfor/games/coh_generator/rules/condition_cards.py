"""Condition Cards: two are drawn, one is played for its top, the other for its bottom."""

from __future__ import annotations

from opfor.cardboard.coh.generator_cards.tables import ConditionCard, Half
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Draw
from opfor.games.coh_generator.rules.turn_order import Turn
from opfor.games.coh_generator.values.actions import BottomCondition, TopCondition
from opfor.games.coh_generator.values.events import ConditionDrawn, ConditionPlayed
from opfor.games.coh_generator.values.play import GeneratorPlay


@cite("GEN-3.9-b", "QG-16")
def draw_conditions(
    play: GeneratorPlay, turn: Turn, count: int
) -> Procedure[list[tuple[ConditionCard, Half]]]:
    """Draw what there is, up to ``count``; the cards and the halves they are played for."""
    for _ in range(min(count, len(play.state.condition_deck))):
        why = "A Condition Card"
        card = yield Draw("condition cards", play.state.condition_deck, why, "GEN-3.9-b")
        play.emit(ConditionDrawn(card))
    held = play.state.condition_hand
    options: tuple[TopCondition | BottomCondition, ...] = tuple(map(TopCondition, held))
    if len(held) == 1:
        options = (TopCondition(held[0]), BottomCondition(held[0]))
    question = "Which Condition Card is played for its top?"
    player = play.state.roles[turn.role]
    answer: TopCondition | BottomCondition = yield Choose(player, question, options)
    tops = {answer.card} if isinstance(answer, TopCondition) else set()
    played: list[tuple[ConditionCard, Half]] = []
    for name in sorted(held, key=lambda name: name not in tops):
        half: Half = "top" if name in tops else "bottom"
        condition = play.setting.content.conditions[name]
        play.emit(ConditionPlayed(turn.side, name, half, kept_where(condition, half)))
        played.append((condition, half))
    return played


@cite("GEN-3.9-a", "GEN-3.9-c")
def kept_where(condition: ConditionCard, half: Half) -> str:
    """A top lies under Special Rules, a lasting bottom beside the board, others are discarded."""
    if half == "top":
        return "special"
    return "beside" if condition.bottom.lasting else ""
