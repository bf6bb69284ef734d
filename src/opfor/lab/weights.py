"""The weights of rulings as files: positions to open, a table for the docs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from opfor.app.weights import FILE, Measurement, Weighed, measurements
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.lab.folder import RunFolder
from opfor.lab.rulings import Weight
from opfor.lab.variant import changed_options, in_words


def position_name(weight: Weight) -> str:
    return f"{weight.ruling}={weight.value}.json"


def write_positions(weights: Sequence[Weight], folder: Path) -> None:
    """The first position where each ruling mattered, as a file for ``opfor decide``."""
    for weight in weights:
        if weight.example is not None and weight.example.position is not None:
            raw = msgspec.json.encode(weight.example.position)
            (folder / position_name(weight)).write_bytes(raw + b"\n")


def publish(
    game: Game[Any], run: RunFolder, weights: Sequence[Weight], positions: int, path: Path
) -> None:
    """The weights as a Markdown page, with the positions in a folder beside it."""
    telling = [w for w in weights if w.example is not None and w.example.decide_seed is not None]
    try:
        path.with_suffix("").mkdir(parents=True, exist_ok=True)
        write_positions(telling, path.with_suffix(""))
        path.write_text(table(game, run, weights, positions, path.stem), encoding="utf-8")
    except OSError as error:
        raise OpforError(f"{path}: cannot write there ({error.strerror})") from None


def table(
    game: Game[Any], run: RunFolder, weights: Sequence[Weight], positions: int, folder: str
) -> str:
    """The page: what was measured, a row for each value, how to repeat it."""
    base = run.manifest.variants[0]
    players = ", ".join(f"{seat} {name}" for seat, name in base.players.items())
    played = max((w.played for w in weights), default=0)
    ends = "" if positions else " Games were compared by how they end and score alone."
    lines = [
        f"# {game.title}: the weight of every ruling",
        "",
        f"{played} paired games for each value, seed {run.manifest.seed}; {players}; "
        f"{in_words(game, base)}; opfor {run.manifest.version}, code {run.manifest.code['opfor']}. "
        "Every row plays one ruling the other way and everything else by default. "
        "*Win rate*: how many points more the player wins, with the 95 % interval of the pairs; "
        "bold where it holds after Holm's correction for all rows. *Games*, *decisions*: the share "
        "of games, and of the opponent's decisions on the same positions, that come out otherwise. "
        "A position where it first mattered is opened by `opfor decide` with the seed and "
        f"`--ruling`.{ends}",
        "",
        f"To repeat it, or with more games: `{_command(game, run, positions, played)}`.",
        "",
        "| ruling | instead of | played | win rate | games | decisions | position |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        *(_row(weight, folder) for weight in weights),
    ]
    never = sum(weight.games.value == 0 for weight in weights)
    return "\n".join([*lines, "", f"{never} of {len(weights)} never changed a game.", ""])


def _command(game: Game[Any], run: RunFolder, positions: int, played: int) -> str:
    options = changed_options(game, run.manifest.variants[0].options)
    told = "".join(f" --option {name}={value}" for name, value in options.items())
    redone = f"--positions {positions}" if positions else "--endings"
    sizes = f"--games {played} {redone} --seed {run.manifest.seed}"
    return f"opfor lab rulings {game.id}{told} {sizes}"


def share_of_decisions(weight: Weight) -> str:
    """The share of decisions that come out otherwise, a dash where no turn was redone."""
    return f"{100 * weight.decisions.value:.2f} %" if weight.decisions.high < 1 else "-"


def _row(weight: Weight, folder: str) -> str:
    win = weight.win
    effect = f"{100 * win.value:+.1f}"
    effect = f"**{effect}**" if weight.holm < 0.05 else effect
    example, look = weight.example, ""
    if example is not None and example.decide_seed is not None:
        look = f"[{example.question}]({folder}/{position_name(weight)}), seed {example.decide_seed}"
    return (
        f"| {weight.ruling} ({weight.id}) | {weight.default} | {weight.value} "
        f"| {effect} ({100 * win.low:+.1f} to {100 * win.high:+.1f}) "
        f"| {100 * weight.games.value:.1f} % | {share_of_decisions(weight)} | {look} |"
    )


def keep(game: Game[Any], run: RunFolder, weights: Sequence[Weight]) -> Path:
    """Put a measurement beside the game's book, in place of an earlier one of the same setting."""
    base = run.manifest.variants[0]
    made = Measurement(
        in_words(game, base),
        ", ".join(dict.fromkeys(base.players.values())),
        run.manifest.seed,
        max((w.played for w in weights), default=0),
        run.manifest.version,
        tuple(
            Weighed(
                w.ruling,
                w.value,
                w.decisions.value,
                w.games.value,
                *(w.win.value, w.win.low, w.win.high),
            )
            for w in sorted(weights, key=lambda each: (each.ruling, each.value))
        ),
    )
    measurements.cache_clear()
    others = [each for each in measurements(game.folder) if each.setting != made.setting]
    path = game.folder / FILE
    raw = msgspec.json.format(msgspec.json.encode([*others, made]), indent=1)
    path.write_bytes(raw + b"\n")
    measurements.cache_clear()
    return path
