"""Rates and effects as lines to read: no rate without its interval."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from opfor.app.registry import load_game
from opfor.kit.shares import Rate
from opfor.lab.frames import Run
from opfor.lab.stop import Stop
from opfor.lab.variant import in_words


def points(rate: Rate) -> str:
    """A difference of shares, in points: ``+21.0 (+13.2 to +28.5)``."""
    return f"{100 * rate.value:+.1f} ({100 * rate.low:+.1f} to {100 * rate.high:+.1f})"


def percent(rate: Rate) -> str:
    """A share: ``41.0 % (35.6 to 46.6)``."""
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.1f} to {100 * rate.high:.1f})"


def interval(row: Mapping[str, Any], name: str) -> Rate:
    return Rate(row[name], row[f"{name}_low"], row[f"{name}_high"])


def label(run: Run) -> str:
    """What was played: nothing is shown without it."""
    manifest = run.manifest
    base = manifest.variants[0]
    game = load_game(base.game)
    players = ", ".join(f"{seat} {name}" for seat, name in base.players.items())
    return (
        f"{game.title}: seed {manifest.seed}; base: {players}; {in_words(game, base)}; "
        f"{stop_said(manifest.stop)}; opfor {manifest.version}, code {manifest.code['opfor']}"
    )


def stop_said(stop: Stop) -> str:
    """When a run stops, with the error of its test."""
    said = [f"at most {stop.games} games"]
    if stop.width:
        said.append(f"or until an effect is known to {100 * stop.width:g} points")
    if stop.error:
        said.append(
            f"or until a sequential test, wrong with at most {100 * stop.error:g} %, finds one"
        )
    return " ".join(said)


def unchanged(run: Run) -> frozenset[str]:
    """Variants under which every game went as without them: nothing to be read from them."""
    rows = run.effects.iter_rows(named=True)
    return frozenset(row["variant"] for row in rows if row["paired"] and not row["changed"])


def rate_lines(run: Run, without: Collection[str] = ()) -> list[str]:
    seats = dict(zip([v.name for v in run.manifest.variants], run.manifest.seats, strict=True))
    width = max(len(name) for name in seats)
    return [label(run), ""] + [
        f"{row['variant']:<{width}}  {seats[row['variant']]} wins "
        f"{percent(interval(row, 'win'))} of {row['games']} games, "
        f"length {row['length']:.1f}"
        for row in run.rates.iter_rows(named=True)
        if row["variant"] not in without
    ]


def effect_lines(run: Run, without: Collection[str] = ()) -> list[str]:
    rows = [row for row in run.effects.iter_rows(named=True) if row["variant"] not in without]
    if not rows:
        return []
    width = max(len(row["variant"]) for row in rows)
    lines = ["", "against the base, points of the win rate with 95 % intervals:"]
    for row in rows:
        how = "paired" if row["paired"] else "not paired: another game or seat"
        lines.append(
            f"{row['variant']:<{width}}  {points(interval(row, 'effect'))}; "
            f"{100 * row['changed']:.1f} % of games changed; "
            f"p {row['p']:.2g}, with Holm {row['holm']:.2g}; {how}"
        )
    return [*lines, ""]
