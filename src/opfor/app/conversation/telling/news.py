"""The story of a game as one seat may hear it, from any moment to any other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from opfor.app.conversation.messages import Story, Told
from opfor.app.conversation.sight import Sight
from opfor.app.conversation.telling.aloud import said_aloud
from opfor.app.entered import is_entered
from opfor.app.explain import Explainer
from opfor.app.pieces import amiss
from opfor.app.states import States
from opfor.core.codec import convert
from opfor.core.cues import LIGHT, cued
from opfor.core.record import STEP, Adjusted, Answered, History, is_decision, shared
from opfor.core.trace import Decision


class Teller:
    """Tells entries in order; goes forward, back and to any moment."""

    def __init__(
        self,
        history: History,
        states: States,
        sight: Sight,
        explainer: Explainer,
        table: frozenset[str] = frozenset(),
    ) -> None:
        self._table = table
        self._history, self._states = history, states
        self._sight, self._explainer = sight, explainer

    def story(self, since: int, until: int) -> Story:
        """What counts at ``until`` and did not at ``since``."""
        history = self._history
        path, old = history.path_at(until), history.path_at(since)
        same = shared(path, old)
        told = [each for number in range(same, len(path)) for each in self._aloud(path, number)]
        return Story(since, until, path[same - 1] + 1 if same else 0, tuple(told))

    def _aloud(self, path: Sequence[int], number: int) -> Iterator[Told]:
        entry: Any = self._history.lines[path[number]]
        return said_aloud(self._sight.game, entry, path[number] + 1, self.entry(path, number))

    def entry(self, path: Sequence[int], number: int) -> Iterator[Told]:
        """What one entry brought, with the state before each event."""
        game, place = self._sight.game, path[number]
        entry: Any = self._history.lines[place]
        standing = self._states.after(self._history, path[:number])
        state, items = standing.state, entry.log
        kind, first = "event", 1
        if isinstance(entry, Adjusted):
            state = standing.step_start if entry.restart else state
            items, kind, first = (entry.event, *items), "adjusted", 0
        seat = entry.source if isinstance(entry, Answered) and entry.is_choice else ""
        can_undo = number > 0 and is_entered(entry)
        is_drawn = can_undo and isinstance(entry, Answered) and entry.ask == "draw"
        decided = 0
        for happened, item in enumerate(items, first):
            if item == STEP:
                yield Told(place + 1, "step", seat=seat, can_undo=can_undo)
            elif is_decision(item):
                told = self._decision(place + 1, decided, convert(item, Decision))
                decided += 1
                if told is not None:
                    yield told
            else:
                event = convert(item, game.events)
                told, after = self._event(place + 1, kind, state, event, seat), kind
                state, kind = game.apply(state, event), "event"
                if told is not None and is_drawn and isinstance(event, game.shown.drawn):
                    told = replace(told, instruction="")
                if told is not None and after == "adjusted":
                    told = replace(told, text=f"{told.text} {self._amiss(state)}".strip())
                if told is not None:
                    yield replace(told, can_undo=can_undo, place=happened)

    def _amiss(self, state: Any) -> str:
        """Pieces of which there are too many or too few after a correction."""
        sight = self._sight
        found = amiss(sight.game, sight.setting, self._states.start, state)
        return f"Not all is there: {', '.join(found)}." if found else ""

    def _event(self, number: int, kind: str, state: Any, event: Any, seat: str) -> Told | None:
        sight = self._sight
        heard = sight.event(event)
        if heard is None:
            return None
        game, setting, view = sight.game, sight.setting, sight.state(state)
        shown, is_unheld = game.shown, self._is_unheld(heard)
        cue = shown.cues.get(type(heard), LIGHT)
        return Told(
            number,
            "pile" if is_unheld else kind,
            text=game.words.event(setting, view, heard),
            seat=seat,
            refs=shown.refs_of_event(setting, view, heard),
            instruction="" if is_unheld else game.words.instruct(setting, view, heard),
            gains=tuple(shown.gained(setting, view, heard)),
            brief=shown.brief(setting, view, heard),
            aloud=game.words.hear(setting, view, heard),
            part=cue.part_of(heard),
            motion=cued(cue, heard, lambda name: shown.ref_of_field(setting, view, heard, name)),
        )

    def _is_unheld(self, heard: Any) -> bool:
        """Whether it is about a pile that only the program has."""
        source = self._sight.game.shown.pile_of(self._sight.setting, heard)
        return bool(source and self._table) and source not in self._table

    def _decision(self, number: int, decided: int, decision: Decision) -> Told | None:
        heard = self._sight.decision(decision)
        if heard is None:
            return None
        game, setting = self._sight.game, self._sight.setting
        refs: tuple[str, ...] = ()
        if heard.chosen is not None:
            refs = (game.shown.ref_of_candidate(setting, heard, heard.chosen),)
        said, is_aloud = self._explainer.brief(heard), heard.question in game.shown.aloud
        return Told(
            number,
            "decision",
            text=said,
            aloud=f"{self._explainer.clause(heard)}." if is_aloud else "",
            refs=tuple(ref for ref in refs if ref),
            decision=decided,
        )
