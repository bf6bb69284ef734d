"""Charts of a run, by Altair: declared here, drawn by whoever shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from opfor.core.errors import OpforError, one_of
from opfor.lab.extra import need

if TYPE_CHECKING:
    from opfor.lab.frames import Run

WIDTH = 520
MOST_RULES = 20
STEPS = 20
"""Games of different length are laid over each other in so many parts."""


def chart(run: Run, name: str) -> Any:
    if name not in CHARTS:
        raise OpforError(one_of("chart", name, CHARTS))
    return CHARTS[name](run)


def effects(run: Run) -> Any:
    """Every variant's effect on the win rate, with its interval; the line is "no effect"."""
    altair, polars = need("altair"), need("polars")
    frame = run.effects.with_columns(
        (polars.col(f"effect{end}") * 100).alias(f"points{end}") for end in ("", "_low", "_high")
    )
    names = frame.sort("effect", descending=True)["variant"].to_list()
    y = altair.Y("variant:N", sort=names, title=None, axis=altair.Axis(labelLimit=320))
    x = altair.X("points:Q", title="points of the win rate, 95 % interval")
    bars = (
        altair.Chart(frame)
        .mark_rule(strokeWidth=3)
        .encode(y=y, x="points_low:Q", x2="points_high:Q")
    )
    dots = altair.Chart(frame).mark_point(filled=True, size=60).encode(y=y, x=x)
    zero = altair.Chart(polars.DataFrame({"x": [0]})).mark_rule(strokeDash=[4, 4]).encode(x="x:Q")
    return (zero + bars + dots).properties(width=WIDTH, title="Effect on the win rate")


def rates(run: Run) -> Any:
    """Every variant's win rate with its interval."""
    altair = need("altair")
    y = altair.Y("variant:N", sort=None, title=None, axis=altair.Axis(labelLimit=320))
    share = altair.Axis(format="%")
    x = altair.X(
        "win:Q", title="win rate, 95 % interval", axis=share, scale=altair.Scale(domain=[0, 1])
    )
    bars = (
        altair.Chart(run.rates).mark_rule(strokeWidth=3).encode(y=y, x="win_low:Q", x2="win_high:Q")
    )
    dots = altair.Chart(run.rates).mark_point(filled=True, size=60).encode(y=y, x=x)
    return (bars + dots).properties(width=WIDTH, title="Win rates")


def margins(run: Run) -> Any:
    """How the margins of each variant are spread."""
    altair, polars = need("altair"), need("polars")
    counted = run.games.group_by("variant", "margin").agg(polars.len().alias("games"))
    frame = counted.sort("variant", "margin").collect()
    return (
        altair.Chart(frame)
        .mark_line(interpolate="step-after")
        .encode(
            x=altair.X("margin:Q"),
            y=altair.Y("games:Q"),
            color=altair.Color("variant:N", title=None),
        )
        .properties(width=WIDTH, title="Margins")
    )


def turns(run: Run) -> Any:
    """The chance of winning over the course of a game, by who is ahead: how early it is decided."""
    altair = need("altair")
    x = altair.X("part:Q", title="part of the game", axis=altair.Axis(format="%"))
    y = altair.Y("win:Q", title="share won", axis=altair.Axis(format="%"))
    line = altair.Chart(chances(run)).encode(x=x, color=altair.Color("lead:N", title=None))
    band = line.mark_area(opacity=0.2).encode(y="low:Q", y2="high:Q")
    curves = (band + line.mark_line().encode(y=y)).properties(width=WIDTH // 2, height=180)
    return curves.facet("variant:N", columns=2).properties(title="Winning chances over the game")


def chances(run: Run) -> Any:
    """By part of the game and who is ahead: the share of games the measured seat won."""
    from opfor.kit.shares import wilson

    polars = need("polars")
    col = polars.col
    seats = {v.name: s for v, s in zip(run.manifest.variants, run.manifest.seats, strict=True)}
    seat = col("variant").replace_strict(seats, return_dtype=polars.String)
    won = run.games.select("variant", "game", (col("winner") == seat).alias("won"))
    last = col("turn").max().over("variant", "game")
    part = ((col("turn") / last * STEPS).round() / STEPS).alias("part")
    ahead = polars.when(col("margin") > 0).then(1).when(col("margin") < 0).then(-1).otherwise(0)
    counted = (
        run.turns.select("variant", "game", part, ahead.alias("ahead"))
        .join(won, on=["variant", "game"])
        .group_by("variant", "part", "ahead")
        .agg(col("won").sum(), polars.len().alias("n"))
        .sort("variant", "part", "ahead")
        .collect()
    )
    names = {1: "margin above 0", 0: "even", -1: "margin below 0"}
    rows = []
    for row in counted.iter_rows(named=True):
        rate = wilson(row["won"], row["n"])
        lead = {"variant": row["variant"], "part": row["part"], "lead": names[row["ahead"]]}
        rows.append({**lead, "win": rate.value, "low": rate.low, "high": rate.high, "n": row["n"]})
    return polars.DataFrame(rows)


def rules(run: Run) -> Any:
    """Which rules settled the opponent's decisions, by variant."""
    altair, polars = need("altair"), need("polars")
    col = polars.col
    settled = run.counts.filter(col("what") == "rule").group_by("variant", "name")
    frame = settled.agg(col("n").sum()).sort("variant", "n", descending=[False, True]).collect()
    share = (col("n") / col("n").sum().over("variant")).alias("share")
    most = frame.group_by("name").agg(col("n").sum()).sort("n", "name", descending=[True, False])
    kept = most.head(MOST_RULES)["name"].to_list()
    frame = frame.with_columns(share).filter(col("name").is_in(kept))
    return (
        altair.Chart(frame)
        .mark_point(filled=True, size=50)
        .encode(
            x=altair.X("share:Q", title="share of decisions settled", axis=altair.Axis(format="%")),
            y=altair.Y("name:N", sort=kept, title=None, axis=altair.Axis(labelLimit=200)),
            color=altair.Color("variant:N", title=None),
        )
        .properties(width=WIDTH, title="Rules that settled decisions")
    )


CHARTS: dict[str, Callable[[Run], Any]] = {
    "effects": effects,
    "rates": rates,
    "margins": margins,
    "turns": turns,
    "rules": rules,
}
