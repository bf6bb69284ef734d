"""Rates and effects as lines to read: no rate without its interval."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from opfor.app.registry import load_game
from opfor.core.phrases import decimal, signed
from opfor.kit.shares import Rate
from opfor.lab.frames import Run
from opfor.lab.stop import Stop
from opfor.lab.summary import SAY, share
from opfor.lab.variant import in_words


def points(rate: Rate) -> str:
    """A difference of shares, in points: ``+21.0 (+13.2 to +28.5)``."""
    value, low, high = (signed(100 * each, 1) for each in (rate.value, rate.low, rate.high))
    return SAY("points", value=value, low=low, high=high)


def percent(rate: Rate) -> str:
    """A share: ``41.0 % (35.6 to 46.6)``."""
    value, low, high = (decimal(100 * each, 1) for each in (rate.value, rate.low, rate.high))
    return SAY("share", value=value, low=low, high=high)


def interval(row: Mapping[str, Any], name: str) -> Rate:
    return Rate(row[name], row[f"{name}_low"], row[f"{name}_high"])


def label(run: Run) -> str:
    """What was played: nothing is shown without it."""
    manifest = run.manifest
    base = manifest.variants[0]
    game = load_game(base.game)
    players = ", ".join(f"{seat} {name}" for seat, name in base.players.items())
    return SAY(
        "run-label",
        game=game.title,
        seed=str(manifest.seed),
        players=players,
        options=in_words(game, base),
        stop=stop_said(manifest.stop),
        version=manifest.version,
        code=manifest.code["opfor"],
    )


def stop_said(stop: Stop) -> str:
    """When a run stops, with the error of its test."""
    said = [SAY("stop-games", n=stop.games)]
    if stop.width:
        said.append(SAY("stop-width", points=f"{100 * stop.width:g}"))
    if stop.error:
        said.append(SAY("stop-error", share=f"{100 * stop.error:g}"))
    return " ".join(said)


def unchanged(run: Run) -> frozenset[str]:
    """Variants under which every game went as without them: nothing to be read from them."""
    rows = run.effects.iter_rows(named=True)
    return frozenset(row["variant"] for row in rows if row["paired"] and not row["changed"])


def rate_lines(run: Run, without: Collection[str] = ()) -> list[str]:
    seats = dict(zip([v.name for v in run.manifest.variants], run.manifest.seats, strict=True))
    width = max(len(name) for name in seats)
    return [label(run), ""] + [
        SAY(
            "rate",
            name=f"{row['variant']:<{width}}",
            who=seats[row["variant"]],
            share=percent(interval(row, "win")),
            n=row["games"],
            length=decimal(row["length"], 1),
        )
        for row in run.rates.iter_rows(named=True)
        if row["variant"] not in without
    ]


def effect_lines(run: Run, without: Collection[str] = ()) -> list[str]:
    rows = [row for row in run.effects.iter_rows(named=True) if row["variant"] not in without]
    if not rows:
        return []
    width = max(len(row["variant"]) for row in rows)
    lines = ["", SAY("effects")]
    for row in rows:
        lines.append(
            SAY(
                "effect",
                name=f"{row['variant']:<{width}}",
                points=points(interval(row, "effect")),
                changed=share(row["changed"]),
                p=f"{row['p']:.2g}",
                holm=f"{row['holm']:.2g}",
                paired=row["paired"],
            )
        )
    return [*lines, ""]
