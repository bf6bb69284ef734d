"""Reasons, odds and rules as lines to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opfor.app.conversation.reasons import Foretold
from opfor.app.explain import Explainer
from opfor.app.session import Session
from opfor.core.book import Book
from opfor.core.errors import OpforError
from opfor.core.game import Forecast
from opfor.core.trace import Decision

MOST_OUTCOMES = 12


def why_lines(
    explainer: Explainer, decisions: Sequence[Decision], full: bool, simulated: Sequence[str] = ()
) -> list[str]:
    """The last decisions of the opponent, a sentence each, or with everything looked at.

    Where rules decided nothing, ``simulated`` says who plays without them.
    """
    if not decisions and simulated:
        return list(simulated)
    if not decisions:
        raise OpforError("the opponent has decided nothing yet")
    if full:
        return [line for decision in decisions for line in explainer.full(decision)]
    return [explainer.short(decision) for decision in decisions]


def simulated_lines(session: Session) -> list[str]:
    """A sentence for each seat that a simulation player has: it has no rules to cite."""
    titles = {seat.id: seat.title for seat in session.game.seats(session.setting)}
    names = {player: name for name, player in session.game.players.items()}
    return [
        f"{titles[seat]} is played by {names[player]}: a simulation player, which goes by what "
        "seems worth most to it or by chance, not by rules, so there is no rule to cite."
        for seat, player in session.players.items()
    ]


def why_not_lines(
    explainer: Explainer, decisions: Sequence[Decision], text: str, state: Any
) -> list[str]:
    if not text:
        raise OpforError("why not what? Name something the opponent could have chosen")
    return explainer.why_not(decisions, text, state)


def forecast_lines(
    forecasts: Sequence[Forecast | Foretold], most: int = MOST_OUTCOMES
) -> list[str]:
    """The likeliest first, with how each comes about."""
    if not forecasts:
        return ["The opponent does nothing next."]
    if len(forecasts) <= most + 1:
        return [_forecast_line(each) for each in forecasts]
    rest = sum(each.probability for each in forecasts[most:])
    others = f"{_percent(rest)}  {len(forecasts) - most} other outcomes"
    return [*(_forecast_line(each) for each in forecasts[:most]), others]


def _forecast_line(each: Forecast | Foretold) -> str:
    because = f"  ({'; '.join(each.because)})" if each.because else ""
    brings = f": {each.consequence}" if each.consequence else ""
    return f"{_percent(each.probability)}  {each.label}{brings}{because}"


def _percent(share: float) -> str:
    return f"{100 * share:5.1f} %"


def rule_lines(book: Book, rulings: Mapping[str, str], cited: str) -> list[str]:
    """The text of a rule, ruling or definition."""
    wanted = {each.casefold(): each for each in (*book.rules, *book.rulings, *book.definitions)}
    wanted |= {ruling.id.casefold(): name for name, ruling in book.rulings.items()}
    name = wanted.get(cited.casefold())
    if name is None:
        raise OpforError(f"there is no rule or ruling {cited!r}; opfor rules {book.game} lists all")
    if name in book.rules:
        rule = book.rules[name]
        refs = [f"See {', '.join(rule.refs)}."] if rule.refs else []
        return [f"{rule.id}, {rule.title}: {rule.text}", *refs]
    if name in book.definitions:
        definition = book.definitions[name]
        return [f"{definition.id}, {definition.phrase}: {definition.meaning}"]
    ruling = book.rulings[name]
    value = rulings.get(name, ruling.default)
    other = f" Or {ruling.alternative}" if ruling.alternative else ""
    return [f"{ruling.id}, {name} = {value}: {ruling.problem} {ruling.resolution}{other}"]
