"""Answers to why, why not, what next, and what does the rule say, for one pair of eyes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from opfor.app.conversation.asking.whole import WholeActs
from opfor.app.conversation.sight import Sight
from opfor.app.conversation.telling.ladder import Ladder
from opfor.app.conversation.telling.reasons import (
    ForecastTold,
    Foretold,
    RulePage,
    Why,
    WhyNot,
)
from opfor.app.conversation.telling.rule_pages import rule_page
from opfor.app.conversation.telling.sentences import simulated_lines
from opfor.app.explain import Explainer
from opfor.app.phrases import SAY
from opfor.app.session import Session
from opfor.core.book import load_book
from opfor.core.codec import convert
from opfor.core.errors import OpforError
from opfor.core.game import Intended
from opfor.core.record import STEP, Adjusted, is_decision
from opfor.core.requests import Choose
from opfor.core.trace import Decision


class Decided(NamedTuple):
    """A decision and where it stands: record line (from 1) and number in it."""

    decision: Decision
    line: int
    number: int


class Whys:
    """Reasons of one game as one seat may hear them."""

    def __init__(
        self, session: Session, sight: Sight, explainer: Explainer, acts: WholeActs
    ) -> None:
        self._session, self._sight, self._explainer = session, sight, explainer
        self._acts = acts
        self._ladder = Ladder(session.game, session.setting, explainer)

    # -- why ---------------------------------------------------------------------------------

    def why(self, line: int | None, ref: str) -> Why:
        found = self._about(line, ref)
        if not found:
            simulated = simulated_lines(self._session)
            return Why((), tuple(simulated or [SAY("nothing-decided")]))
        return Why(tuple(self._ladder.reason(*each) for each in found))

    def _about(self, line: int | None, ref: str) -> list[Decided]:
        if line is not None:
            found = self._in_line(line)
        elif ref:
            found = next((f for f in self._by_step() if self._naming(f, ref)), [])
        else:
            found = next(iter(self._by_step()), [])
        return self._naming(found, ref) if ref else found

    def _naming(self, found: Sequence[Decided], ref: str) -> list[Decided]:
        return [each for each in found if self._ladder.names(each.decision, ref)]

    def _in_line(self, line: int) -> list[Decided]:
        places = self._session.history.path
        if line - 1 not in places:
            raise OpforError(f"line {line}: not a line of this game's story")
        return self._decided(line - 1)

    def _decided(self, place: int) -> list[Decided]:
        return [each for each in self._read(place) if isinstance(each, Decided)]

    def _read(self, place: int) -> list[Decided | str]:
        """The decisions of a record line as they may be heard, and where steps begin."""
        entry: Any = self._session.history.lines[place]
        found: list[Decided | str] = []
        number = 0
        for item in entry.log:
            if item == STEP:
                found.append(STEP)
            elif is_decision(item):
                heard = self._sight.decision(convert(item, Decision))
                if heard is not None:
                    found.append(Decided(heard, place + 1, number))
                number += 1
        return found

    def _by_step(self) -> Iterator[list[Decided]]:
        """The decisions of each step that had any, the last step first."""
        found: list[Decided] = []
        history = self._session.history
        for place in reversed(history.path):
            for item in reversed(self._read(place)):
                if isinstance(item, Decided):
                    found.append(item)
                elif found:
                    yield found[::-1]
                    found = []
            if found and isinstance(history.lines[place], Adjusted):
                yield found[::-1]  # a correction had the decisions of its step taken anew
                found = []
        if found:
            yield found[::-1]

    # -- why not -----------------------------------------------------------------------------

    def why_not(self, wanted: str, line: int | None) -> WhyNot:
        """By ref or in words."""
        found = self._in_line(line) if line is not None else self._about(None, "")
        named = self._naming(found, wanted) if ":" in wanted else []
        decisions = [each.decision for each in named or found]
        text = self._name_of(named[0].decision, wanted) if named else wanted
        view = self._sight.state(self._session.state)
        said = self._explainer.why_not(decisions, text, view)
        reasons = tuple(self._ladder.reason(*each) for each in named or found)
        rules = {rung.rule for reason in reasons for rung in reason.rungs if rung.dropped}
        return WhyNot(wanted, tuple(said), tuple(sorted(rules)), reasons)

    def _name_of(self, decision: Decision, ref: str) -> str:
        game, setting = self._session.game, self._session.setting
        ref_of = game.shown.ref_of_candidate
        name = next(name for name in decision.candidates if ref_of(setting, decision, name) == ref)
        return str(name)

    # -- what next ---------------------------------------------------------------------------

    def forecast(self, path: Sequence[int]) -> ForecastTold:
        """As things stand, or after an act with the answers that the path gives along."""
        session = self._session
        action, after = None, ""
        view = self._sight.state(session.state)
        if path:
            if not isinstance(session.pending, Choose):
                raise OpforError("there is nothing to choose just now")
            first, *answers = self._acts.tried(path, usual=False).actions
            action = Intended(first, tuple(answers)) if answers else first
            after = session.game.words.action(session.setting, view, first)
        refs = session.game.shown.refs_of_forecast
        outcomes = [
            Foretold(
                each.key,
                each.label,
                each.probability,
                each.because,
                refs(session.setting, view, each.key),
                each.consequence,
            )
            for each in session.forecast(action, view)
        ]
        taken = session.game.shown.assumptions
        assumed = (
            [*self._under_way(path), *taken(session.setting, view, action)] if outcomes else ()
        )
        return ForecastTold(tuple(outcomes), tuple(assumed), after)

    def _under_way(self, path: Sequence[int]) -> list[str]:
        """Said where somebody asks in the middle of an act."""
        session = self._session
        asked, opens, history = session.pending, session.game.shown.opens_act, session.history
        if path or not isinstance(asked, Choose):
            return []
        if opens is None:
            begun = session.states.after(history, history.path).begun
            answered = [history.lines[place] for place in history.path[begun:]]
            is_inside = any(getattr(line, "source", "") == asked.seat for line in answered)
        else:
            is_inside = not opens(asked)
        return [SAY("act-ends-here")] if is_inside else []

    # -- what the rule says ------------------------------------------------------------------

    def rule(self, cited: str) -> RulePage:
        """A rule, ruling or definition by its id, and where it decided in this game."""
        book = load_book(self._session.game.folder)
        game, rulings = self._session.game, self._session.header.rulings
        page = rule_page(book, rulings, cited, game.questions)
        is_rule = page.id in book.rules
        return replace(page, decided=self._decided_by(page.id)) if is_rule else page

    def _decided_by(self, rule: str) -> tuple[int, ...]:
        lines = []
        for place in self._session.history.path:
            if any(each.decision.settled_by() == rule for each in self._decided(place)):
                lines.append(place + 1)
        return tuple(lines)
