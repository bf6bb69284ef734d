"""A surface in a hundred lines: it plays any game and knows none.

It sees only what the conversation tells a seat, points at things instead of naming actions,
confirms whole acts, listens to the news and asks why. Whatever it needs beyond that would be
missing in the contract.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from opfor.app.conversation import Eyes, Table
from opfor.app.conversation.messages import Asking, Offer
from opfor.core.errors import OpforError

Pick = Callable[[int], int]
"""A number from 0 to n - 1."""


class ScriptedSurface:
    """Everybody at one table, played by a script through their own eyes."""

    def __init__(self, table: Table, pick: Pick) -> None:
        self.table, self.pick = table, pick
        self.eyes: dict[str, Eyes] = {seat: table.seen_by(seat) for seat in table.people}
        self.heard: dict[str, list[str]] = {seat: [] for seat in table.people}
        self._told = dict.fromkeys(table.people, 0)

    def play(self, most: int) -> int:
        """Answer until the game is over or enough was answered; how often that was."""
        for answered in range(most):
            self.listen()
            eyes = self.asked()
            if eyes is None:
                return answered
            self.answer(eyes)
        self.listen()
        return most

    def asked(self) -> Eyes | None:
        seat = self.table.awaits
        if seat is None:
            return None
        return self.eyes[seat or self.table.people[0]]

    def listen(self) -> None:
        """The news of every seat, once."""
        for seat, eyes in self.eyes.items():
            story = eyes.story(self._told[seat])
            self.heard[seat] += [told.text for told in story.told if told.text]
            self._told[seat] = story.until

    def answer(self, eyes: Eyes) -> None:
        view = eyes.view()
        question = view.question
        assert question is not None
        assert view.turn == "person"
        if question.kind == "roll":
            eyes.answer(view.moment, [1 + self.pick(question.sides) for _ in range(question.dice)])
            return
        offer = self.pointed(question)
        if question.kind != "choose":
            eyes.answer(view.moment, [offer.number])
            return
        act = eyes.describe([offer.number])
        eyes.answer(act.moment, act.path)

    def pointed(self, question: Asking) -> Offer:
        """Point at one thing after the other until one answer or a short list is left."""
        left = list(question.offers)
        place = 0
        while len({each.refs for each in left}) > 1:
            here = sorted({each.refs[place] for each in left if len(each.refs) > place})
            done = [each for each in left if len(each.refs) <= place]
            choice = self.pick(len(here) + bool(done))
            if choice >= len(here):
                left = done
            else:
                left = [e for e in left if len(e.refs) > place and e.refs[place] == here[choice]]
            place += 1
        return left[self.pick(len(left))]

    # -- what else a person would ask for ------------------------------------------------------

    def curious(self) -> None:
        """Ask about everything that can be asked about."""
        for eyes in self.eyes.values():
            view = eyes.view()
            for ref in self._things(eyes)[:8]:
                eyes.details(ref)
            why = eyes.why()
            assert why.reasons or why.said
            for reason in why.reasons[:2]:
                for rung in reason.rungs[:2]:
                    eyes.rule(rung.rule)
            assert view.board_text
            self._quietly(eyes.forecast)

    def _things(self, eyes: Eyes) -> list[str]:
        view = eyes.view()
        refs: Iterable[str] = (piece.ref for piece in view.pieces)
        return [*refs, *(outline.ref for outline in self.table.ground().outlines[:4])]

    @staticmethod
    def _quietly(ask: Callable[[], object]) -> None:
        try:
            ask()
        except OpforError as refused:
            assert "\n" not in str(refused)  # noqa: PT017 - every refusal is one line
