"""Experiment files: what is played, what it is compared with, what is measured, when to stop.

::

    name = "two-more-caps"
    game = "GAME"
    seed = 1
    measure = ["aspects", "rules", "lead"]

    [base]                        # everything is compared with this
    options = { mission = "first-light" }

    [axes]                        # each varies the base, one at a time (or: how = "grid")
    "ruling.ai-vehicles" = ["one-hex", "reach"]
    player = ["baseline", "random"]

    [[variants]]                  # and any others by hand
    name = "more rounds"
    options = { lead = 1 }

    [stop]
    games = 400
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from opfor.core.codec import convert
from opfor.core.door import misfit, read_file, toml_of
from opfor.core.errors import OpforError, one_of
from opfor.lab.axes import varied
from opfor.lab.block import ASPECTS, MEASURES, RULES, at_table
from opfor.lab.constants import refuse_unfitting
from opfor.lab.stop import Stop
from opfor.lab.variant import Variant, make_variant

FEWEST, MOST = 1, 1_000_000_000


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to play, as written in the file; what is not said is as in the base."""

    name: str = ""
    game: str = ""
    options: dict[str, Any] = {}
    rulings: dict[str, str] = {}
    players: str | dict[str, str] = ""
    packs: tuple[str, ...] = ()
    constants: dict[str, Any] = {}


class Experiment(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An experiment file as it stands. ``block`` is the size of a block, 0: by what games take."""

    name: str
    game: str
    seed: int = 1
    measure: tuple[str, ...] = (ASPECTS, RULES)
    how: Literal["one-at-a-time", "grid"] = "one-at-a-time"
    base: Part = field(default_factory=Part)
    axes: dict[str, list[Any]] = {}
    variants: tuple[Part, ...] = ()
    stop: Stop = field(default_factory=Stop)
    block: int = 0


def read_experiment(path: Path) -> Experiment:
    """The experiment in a file; whatever is wrong with it is said in one line."""
    return experiment_of(toml_of(read_file(path), str(path)), str(path))


def experiment_of(raw: dict[str, Any], where: str) -> Experiment:
    try:
        found = convert(raw, Experiment)
    except msgspec.ValidationError as error:
        what, at = misfit(error)
        raise OpforError(f"{where}: {at + ': ' if at else ''}{what}") from None
    fault = _fault(found)
    if fault:
        raise OpforError(f"{where}: {fault}")
    return found


def _fault(experiment: Experiment) -> str:
    """The first thing that no type can say."""
    stop = experiment.stop
    if not FEWEST <= stop.games <= MOST:
        return f"stop.games: {stop.games}; give a number from {FEWEST} to {MOST}"
    if not 0 <= stop.width < 1:
        return f"stop.width: {stop.width}; give a share between 0 and 1, such as 0.04"
    if not 0 <= stop.error <= 0.5:
        return f"stop.error: {stop.error}; give a probability up to 0.5, such as 0.05"
    if experiment.block < 0:
        return f"block: {experiment.block}; give a number of games, or leave it out"
    if not 0 <= experiment.seed < 1 << 63:
        return f"seed: {experiment.seed}; give a whole number from 0 to 2^63 - 1"
    if not experiment.name or "/" in experiment.name:
        return f"name: {experiment.name!r}; give a name without a slash"
    return ""


def variants_of(experiment: Experiment, where: str) -> list[Variant]:
    """The base first, then what is compared with it; every one can be played."""
    try:
        parts = [_joined(experiment.base, Part(name="base"))]
        parts += varied(experiment.base, experiment.axes, experiment.how)
        parts += [_joined(experiment.base, part) for part in experiment.variants]
        found: dict[str, Variant] = {}
        for number, part in enumerate(parts):
            name = part.name or f"variant {number}"
            if name in found:
                raise OpforError(f"two variants are called {name!r}; give one another name")
            found[name] = _made(experiment, part, name)
        _check_measures(experiment.measure, found["base"])
    except OpforError as error:
        raise OpforError(f"{where}: {error}") from None
    return list(found.values())


def _joined(base: Part, part: Part) -> Part:
    """A part with what it does not say taken from the base."""
    return Part(
        name=part.name,
        game=part.game or base.game,
        options=base.options | part.options,
        rulings=base.rulings | part.rulings,
        players=part.players or base.players,
        packs=part.packs or base.packs,
        constants=base.constants | part.constants,
    )


def _made(experiment: Experiment, part: Part, name: str) -> Variant:
    game = part.game or experiment.game
    try:
        made = make_variant(
            name, game, part.options, part.rulings, part.players, part.packs, part.constants
        )
        refuse_unfitting(made, experiment.seed)
        return made
    except OpforError as error:
        raise OpforError(f"{name}: {error}") from None


def _check_measures(measures: tuple[str, ...], base: Variant) -> None:
    game, setting, _ = at_table(msgspec.json.encode(base))
    names = game.aspects(setting, game.new(setting)) if game.aspects is not None else {}
    for name in measures:
        if name not in MEASURES and name not in names:
            raise OpforError(one_of("measure", name, (*MEASURES, *names)))
