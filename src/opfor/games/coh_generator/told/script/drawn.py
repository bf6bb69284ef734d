"""What a script says was drawn: generator, condition and Command Cards, Defense Counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.core.errors import OpforError
from opfor.games.coh_generator.told.script.script import ConditionStep

if TYPE_CHECKING:
    from opfor.games.coh_generator.told.script.answers import Answers


def drawn(answers: Answers, source: str, pool: tuple[str, ...]) -> str:
    """What was drawn from a source, as the script tells it; what it does not tell is any item."""
    if source.endswith(" cards") and source.split(" ")[0].partition("-")[0] in NATIONS:
        return _dealt(answers, source.split(" ")[0], pool)
    if source == "command cards" and answers.script.solo is not None:
        return _removed(answers, answers.script.solo.removed, pool)
    if answers.state.stage != "play":
        return pool[0]
    now = answers.current()
    wanted = ""
    if source == "condition cards":
        return _condition(answers, now.conditions or ConditionStep(), pool)
    if source == "defense counters":
        number = answers.next_of("drawn")
        if number < len(now.defense):
            step = now.defense[number]
            wanted = step.counter or _with_face(answers, pool, step.face)
    if wanted and wanted not in pool:
        answers.refuse(f"{wanted} is not there to be drawn", "GEN-3.7.3-c")
    return wanted or pool[0]


def _removed(answers: Answers, removed: tuple[int, ...], pool: tuple[str, ...]) -> str:
    """The next Command Card that the handicap took out."""
    if answers.left_out >= len(removed):
        said = "say which Command Card the handicap took out"
        raise OpforError(f"solo.removed: {said} (SOLO-6.3-b)")
    card = f"{removed[answers.left_out]:02d}"
    if card not in pool:
        said = f"{removed[answers.left_out]} is no Command Card of the deck; it has"
        raise OpforError(f"solo.removed: {said} {', '.join(pool)} (SOLO-6.3-b)")
    answers.left_out += 1
    return card


def _condition(answers: Answers, named: ConditionStep, pool: tuple[str, ...]) -> str:
    """The next Condition Card drawn: every one has to be named."""
    given = [card for card in (named.top, named.bottom) if card]
    held = answers.state.condition_hand
    left = [card for card in given if card not in held]
    if len(set(given)) < len(given):
        answers.refuse(f"conditions: {given[0]} cannot be drawn twice", "GEN-3.9-b")
    if not left:
        drawn = f"besides {held[0]} another card is drawn" if held else "cards are drawn"
        answers.refuse(f"conditions: {drawn}; name top and bottom", "GEN-3.9-b")
    if left[0] not in pool:
        answers.refuse(f"conditions: {left[0]} is not there to be drawn", "GEN-3.9-b")
    return left[0]


def _with_face(answers: Answers, pool: tuple[str, ...], face: str) -> str:
    counters = answers.play.setting.content.counters
    return next((c for c in pool if face in counters[c].faces), face)


def _dealt(answers: Answers, role: str, pool: tuple[str, ...]) -> str:
    """The cards the script plays are those that are dealt, in its order; nobody else on the
    side gets them."""
    plays = answers.script.plays[answers.state.turn :]
    wanted = list(dict.fromkeys(p.card for p in plays if p.side == role))
    for card in wanted:
        if card in pool and card not in answers.state.hands[role]:
            return card
    team = role.partition("-")[0]
    needed = {play.card for play in plays if play.side.partition("-")[0] == team}
    spare = [card for card in pool if card not in needed]
    return spare[0] if spare else pool[0]
