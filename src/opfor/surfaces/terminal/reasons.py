"""Reasons, odds and rules as lines to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opfor.app.conversation.asking.acts import Act
from opfor.app.conversation.telling.reasons import ForecastTold, RulePage, Why
from opfor.app.conversation.telling.sentences import MOST_OUTCOMES, forecast_lines
from opfor.app.phrases import short
from opfor.core.errors import OpforError
from opfor.core.phrases import percent
from opfor.core.topics import Topic

if TYPE_CHECKING:
    from opfor.app.coach.advice import Advised
    from opfor.app.conversation.telling.hints import Hint

ALIKE = 0.01
"""Chances to win nearer together than this make no difference."""


def why_told(why: Why, full: bool) -> list[str]:
    """A sentence for each decision, or with everything looked at."""
    if not why.reasons:
        return list(why.said)
    if full:
        return [line for reason in why.reasons for line in reason.full]
    return [reason.short for reason in why.reasons]


def forecast_told(forecast: ForecastTold, most: int = MOST_OUTCOMES) -> list[str]:
    """The likeliest first, then what was taken for granted."""
    return [*forecast_lines(forecast.outcomes, most), *forecast.assumptions]


def act_told(act: Act) -> list[str]:
    """What an act is, what is chosen inside it, its chances and tallies."""
    said = [part for part in (act.title, act.cost, act.consequence) if part]
    lines = [" | ".join(said)]
    for choice in act.choices:
        chosen = [option.label for option in choice.options if option.number == choice.chosen]
        others = [option.typed for option in choice.options if option.number != choice.chosen]
        lines.append(f"  {choice.title}: {(chosen or ['to be said'])[0]} (or: {', '.join(others)})")
    lines += [f"  {100 * each.probability:3.0f} %  {each.label}" for each in act.odds]
    lines += [f"  {line}" for line in act.sums]
    return [*lines, *(f"  perhaps asked after it: {question}" for question in act.later)]


def topic_told(topic: Topic, without: str = "") -> list[str]:
    """A page of the reference: what it does, its numbers, its rules."""
    lines = [] if without and topic.text in without else [topic.text]
    if topic.numbers:
        lines.append(f"{'; '.join(f'{name} {value}' for name, value in topic.numbers)}.")
    return [*lines, f"({', '.join(topic.rules)})"] if topic.rules else lines


def rule_told(page: RulePage) -> list[str]:
    """The text of a rule, ruling or definition."""
    other = f" Or {page.other}" if page.other else ""
    value = f" = {page.ruling}" if page.ruling else ""
    see = [f"See {', '.join(page.refs)}."] if page.refs else []
    rungs = [f"  {rung}" for rung in page.rungs]
    return [f"{page.id}, {page.title}{value}: {page.text}{other}", *see, *rungs]


def hint_told(hint: Hint, number: int = 0, counted: bool = False) -> list[str]:
    """The best acts, one a line (with the numbers of their answers where these are ``counted``),
    what the opponent would answer to the first, and what makes it better; or all that is known of
    one act (from 1)."""
    if not hint.acts:
        return [hint.text]
    if number:
        return _advised(hint, number)
    lines = []
    for act in hint.acts:
        said = short(act.label).rstrip(".")
        place = f"{act.offer + 1:>2}  " if counted else ""
        more = f" ({said})" if said != act.typed else ""
        lines.append(f"  {place}{act.typed}: {_chance(act)}{more}")
    if any(act.is_rated for act in hint.acts):
        from opfor.app.coach.advice import WHOSE  # the search is not needed to begin a game

        lines.append(WHOSE)
    best = hint.acts[0]
    if len(hint.acts) > 1 and all(_is_as_good(act, best) for act in hint.acts[1:]):
        lines.append("As far as can be told, these are as good as each other.")
    if best.reply:
        lines.append(f"After the first most likely ({percent(best.likely)}): {best.reply}.")
    if best.reason:
        lines.append(f"Why: {best.reason}")
    if any(act.reply or act.reason for act in hint.acts):
        lines.append("(hint 1 tells more about the first, hint 2 about the second)")
    return lines


def _advised(hint: Hint, number: int) -> list[str]:
    if not 1 <= number <= len(hint.acts):
        raise OpforError(f"hint {number}: there are 1 to {len(hint.acts)}")
    act = hint.acts[number - 1]
    lines = [f"{act.label.rstrip('.')}.", f"  {_chance(act)}, {_tried(act.tries)}"]
    if act.reply:
        lines.append(f"  Then most likely ({percent(act.likely)}): {act.reply}.")
        lines += [f"    ({'; '.join(act.because)})"] if act.because else []
    return lines + ([f"  Why: {act.reason}"] if act.reason else [])


def _tried(tries: int) -> str:
    return "tried once" if tries == 1 else f"tried {tries} times"


def _is_as_good(act: Advised, best: Advised) -> bool:
    """Whether the difference is a matter of luck, or not worth a thought."""
    if not act.is_rated or not best.is_rated:
        return False
    return best.chance - act.chance < max(ALIKE, act.error)


def _chance(act: Advised) -> str:
    """Its chance to win, if it was tried often enough to be sure of it."""
    if not act.is_rated:
        return "not sure (tried too seldom for a number)"
    said = f"{percent(act.chance)} to win (give or take {percent(2 * act.error)})"
    return said if act.good is None else f"{said}; a good player {percent(act.good)}"
