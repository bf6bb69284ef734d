"""Generating by a script: every request of the procedure is answered from the document; an answer
that is not among the legal ones is refused with the step, the reason and the row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from opfor.core.codec import convert
from opfor.core.errors import OpforError
from opfor.core.play import Play, play_out
from opfor.core.record import Answered, noting
from opfor.games.coh_generator.rules.setup import new
from opfor.games.coh_generator.told.result import Generated, generated
from opfor.games.coh_generator.told.script.answers import Answers
from opfor.games.coh_generator.told.script.script import read_script
from opfor.games.coh_generator.values.options import Options, prepare


def generate_scripted(document: Any, rulings: Mapping[str, str]) -> Generated:
    """Play a scripted generation to its end."""
    from opfor.games.coh_generator.told.game import PLAYED

    script = read_script(document)
    try:
        plain = dict(script.options) | {"guideline": script.guideline}
        options = convert(plain | {"solo": script.solo is not None}, Options)
    except msgspec.ValidationError as error:
        raise OpforError(f"script.options: {error}") from None
    setting = prepare(options, rulings)
    play = Play(PLAYED, setting, new(setting))
    answers = Answers(script, play)
    record: list[Answered] = []
    play_out(play, noting(answers, record))
    answers.finish()
    return generated(setting, play.state, record=record)
