"""A finished generation as a script: the answers of its record, each put down in its field.

Playing the script gives the same mission again, whoever made the generation: people at a screen,
people at a table with their own cards, or the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from opfor.core.codec import convert
from opfor.core.record import Answered
from opfor.games.coh_generator.told.script.answers import answering, asked_by
from opfor.games.coh_generator.told.script.fields import Given
from opfor.games.coh_generator.told.script.play_fields import PLAY_FIELDS
from opfor.games.coh_generator.values.actions import Action, PlayCard
from opfor.games.coh_generator.values.options import Options, Setting
from opfor.games.coh_generator.values.state import State


def script_of(setting: Setting, state: State, record: Sequence[Answered]) -> dict[str, Any]:
    """The document ``opfor generate coh --script`` takes, its empty parts left out;
    guideline 0 is a game of the players' own making."""
    plays: list[dict[str, Any]] = []
    document: dict[str, Any] = {"guideline": setting.options.guideline}
    for line in record:
        answer = convert(line.answer, Action) if line.is_choice else line.answer
        if isinstance(answer, PlayCard):
            role = state.log[len(plays)].role
            plays.append({"side": role, "card": answer.card, "option": answer.half})
            continue
        asks = asked_by(answer) if line.is_choice else line.source
        field = answering(asks, is_playing=bool(plays))
        if field is not None:
            into = plays[-1] if field in PLAY_FIELDS else document
            field.write(into, Given(answer, line.source, state))
    document |= {"plays": plays, "options": _options(setting.options)}
    return {name: part for name, part in document.items() if part or name == "guideline"}


def _options(options: Options) -> dict[str, Any]:
    """What differs from a guideline as it stands; the guideline and solo have their own fields."""
    usual = msgspec.to_builtins(Options())
    given = msgspec.to_builtins(options)
    return {
        name: value
        for name, value in given.items()
        if value != usual[name] and name not in ("guideline", "solo")
    }
