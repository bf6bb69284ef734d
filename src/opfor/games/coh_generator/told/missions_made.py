"""How missions are generated; the generator itself is imported only when it is used."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from opfor.core.door import json_of
from opfor.core.game import Asked, Game, Generating
from opfor.core.record import Answered


def scripted(document: bytes, rulings: Mapping[str, str]) -> Any:
    from opfor.games.coh_generator.told.scripted import generate_scripted

    return generate_scripted(json_of(document, "script", Any), rulings)


def automatic(options: Mapping[str, Any], rulings: Mapping[str, str], seed: int) -> Any:
    from opfor.games.coh_generator.told.auto import generate_auto

    own = dict(options)
    guideline, solo = own.pop("guideline", 1), own.pop("solo", False)
    return generate_auto(guideline, seed, solo, own, rulings)


def finished(setting: Any, state: Any, seed: int, record: Sequence[Answered]) -> Any:
    from opfor.games.coh_generator.told.result import generated

    return generated(setting, state, seed, record)


def script(generation: Any) -> dict[str, Any]:
    document: dict[str, Any] = generation.script
    return document


def result(generation: Any) -> dict[str, Any]:
    from opfor.games.coh_generator.told.result import result as document

    return document(generation)


def mission(generation: Any, mission_id: str) -> str:
    from opfor.cardboard.coh.missions.mission_text import mission_toml
    from opfor.games.coh_generator.told.mission.solo import mission_of

    return mission_toml(mission_of(generation, mission_id))


def asks(answered: Mapping[str, Any]) -> Asked | None:
    from opfor.games.coh_generator.told.first_questions import next_question

    return next_question(answered)


def balance(
    load: Callable[[str], Game[Any]], words: Sequence[str], say: Callable[[str], None]
) -> int:
    from opfor.games.coh_generator.told.balance.command import balance as command

    return command(load, words, say)


GENERATING = Generating(
    makes="coh",
    scripted=scripted,
    automatic=automatic,
    finished=finished,
    script=script,
    result=result,
    mission=mission,
    asks=asks,
    first_board="first_map",
    own_boards="boards",
    balance=balance,
)
