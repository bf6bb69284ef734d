"""The weights of rulings as files: positions to open, a table for the docs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from opfor.app.weights import FILE, Measurement, Weighed, measurements
from opfor.core.book import load_book
from opfor.core.game import Game
from opfor.lab.folder import RunFolder
from opfor.lab.rulings import Weight
from opfor.lab.variant import in_words


def position_name(weight: Weight) -> str:
    return f"{weight.ruling}={weight.value}.json"


def write_positions(weights: Sequence[Weight], folder: Path) -> None:
    """The first position where each ruling mattered, as a file for ``opfor decide``."""
    for weight in weights:
        if weight.example is not None and weight.example.position is not None:
            raw = msgspec.json.format(msgspec.json.encode(weight.example.position), indent=1)
            (folder / position_name(weight)).write_bytes(raw + b"\n")


def table(game: Game[Any], run: RunFolder, weights: Sequence[Weight]) -> str:
    """The weights as a Markdown page, with all that is needed to repeat them."""
    base = run.manifest.variants[0]
    book = load_book(game.folder)
    players = ", ".join(f"{seat} {name}" for seat, name in base.players.items())
    played = max((w.played for w in weights), default=0)
    lines = [
        f"# {game.title}: the weight of every ruling",
        "",
        f"{played} paired games for each value, seed {run.manifest.seed}; {players}; "
        f"{in_words(game, base)}; opfor {run.manifest.version}, code {run.manifest.code['opfor']}. "
        "Every row plays one ruling the other way and everything else by default. "
        "*Win rate*: how many points more the player wins, with the 95 % interval of the pairs; "
        "bold where it holds after Holm's correction for all rows. *Games*, *decisions*: the share "
        "of games, and of the opponent's decisions on the same positions, that come out otherwise.",
        "",
        "| ruling | instead of | played | win rate | games | decisions |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for weight in weights:
        lines.append(_row(book.ruling(weight.ruling).id, weight))
    never = sum(weight.games.value == 0 for weight in weights)
    return "\n".join([*lines, "", f"{never} of {len(weights)} never changed a game.", ""])


def _row(ruling_id: str, weight: Weight) -> str:
    win = weight.win
    effect = f"{100 * win.value:+.1f}"
    effect = f"**{effect}**" if weight.holm < 0.05 else effect
    return (
        f"| {weight.ruling} ({ruling_id}) | {weight.default} | {weight.value} "
        f"| {effect} ({100 * win.low:+.1f} to {100 * win.high:+.1f}) "
        f"| {100 * weight.games.value:.1f} % | {100 * weight.decisions.value:.2f} % |"
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
                round(w.decisions.value, 5),
                round(w.games.value, 5),
                *(round(end, 5) for end in (w.win.value, w.win.low, w.win.high)),
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
