"""Cards, units and tiles in many games: none dead, none in every win.

What events name is matched with the tables of the game's packs by the names themselves. How a
name goes with winning is measured within each variant and then put together (Mantel and Haenszel),
so that a card of an easy mission does not look strong. It is said to *go with* wins, no more: a
name that events mention because somebody is winning goes with wins, too.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any

from msgspec import Struct

from opfor.core.game import Game
from opfor.kit.shares import Rate
from opfor.lab.extra import need
from opfor.lab.frames import Run
from opfor.lab.statistics import CONFIDENCE, holm

FEWEST = 10
"""Games with and without a name that a comparison needs."""


CHANCE = 0.001
"""A name that is in every win is remarkable if by chance it would be with less than this."""


class Named(Struct, frozen=True, kw_only=True):
    """A name in the events of a run: in how many games, and how it goes with winning."""

    where: str
    side: str
    name: str
    table: str
    games: int
    wins: int
    effect: Rate | None
    p: float = 1.0
    holm: float = 1.0
    in_every_win: bool = False


class Content(Struct, frozen=True):
    """What a run shows: every name, and the entries of tables that no game ever named."""

    games: int
    names: tuple[Named, ...]
    dead: dict[str, tuple[str, ...]]


def tables_of(game: Game[Any]) -> dict[str, set[str]]:
    """The entries of every table of the game's packs, by table."""
    found: dict[str, set[str]] = {}
    for path in sorted(game.folder.glob("packs/*/*.toml")):
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        for key, rows in raw.items():
            entries = (
                [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
            )
            ids = {plain(str(row.get("id", row.get("number", "")))) for row in entries} - {""}
            if ids:
                found[f"{path.parent.name}/{path.stem}:{key}"] = ids
    return found


def plain(name: str) -> str:
    """A number without zeros before it: a card is 5 in one place and 05 in another."""
    return (name.lstrip("0") or "0") if name.isdecimal() else name


def matched(values: set[str], tables: Mapping[str, set[str]]) -> str:
    """The table that names all of these values and little else; empty if none does."""
    fitting = {name: ids for name, ids in tables.items() if len(values & ids) >= 0.9 * len(values)}
    return min(fitting, key=lambda name: (len(fitting[name]), name), default="")


def content(run: Run, game: Game[Any]) -> Content:
    rows = _rows(run)
    values: dict[str, set[str]] = defaultdict(set)
    for where, _, name in rows:
        values[where].add(name)
    tables = tables_of(game)
    table_at = {where: matched(names, tables) for where, names in values.items()}
    totals = _totals(run)
    named = [
        _named(where, side, name, table_at[where], by_variant, totals)
        for (where, side, name), by_variant in rows.items()
        if table_at[where]
    ]
    dead = never_named(tables, set(table_at.values()), set().union(*values.values()))
    games = sum(games for games, _ in totals.values())
    return Content(games, tuple(_corrected(named)), dead)


def never_named(
    tables: Mapping[str, set[str]], matched_tables: set[str], names: set[str]
) -> dict[str, tuple[str, ...]]:
    """Entries that no event named, of tables most of whose entries events do name; of others
    (terrain that a map just has) events tell nothing."""
    found = {}
    for table in sorted(matched_tables - {""}):
        missing = tables[table] - names
        if missing and len(missing) <= len(tables[table]) / 2:
            found[table] = tuple(sorted(missing))
    return found


Counts = dict[str, tuple[int, int]]
"""By variant: games with a name, and how many of them were won."""


def _rows(run: Run) -> dict[tuple[str, str, str], Counts]:
    """Where, whose and what each name is, with its games and wins by variant."""
    polars = need("polars")
    col = polars.col
    named = run.counts.filter(col("what") == "content").select("variant", "game", "name")
    found: dict[tuple[str, str, str], Counts] = {}
    counted = (
        named.join(_won(run), on=["variant", "game"])
        .group_by("variant", "name")
        .agg(polars.len().alias("games"), col("won").sum().alias("wins"))
        .sort("variant", "name")
        .collect()
    )
    for variant, text, games, wins in counted.iter_rows():
        where, side, name = text.split(" ", 2)
        found.setdefault((where, side, plain(name)), {})[variant] = (games, wins)
    return found


def _won(run: Run) -> Any:
    polars = need("polars")
    seats = {v.name: s for v, s in zip(run.manifest.variants, run.manifest.seats, strict=True)}
    seat = polars.col("variant").replace_strict(seats, return_dtype=polars.String)
    return run.games.select("variant", "game", (polars.col("winner") == seat).alias("won"))


def _totals(run: Run) -> Counts:
    polars = need("polars")
    total = _won(run).group_by("variant").agg(polars.len(), polars.col("won").sum()).collect()
    return {variant: (games, wins) for variant, games, wins in total.iter_rows()}


def _named(where: str, side: str, name: str, table: str, counts: Counts, totals: Counts) -> Named:
    strata = []
    for variant, (games, wins) in counts.items():
        all_games, all_wins = totals[variant]
        strata.append((games, wins, all_games - games, all_wins - wins))
    effect, p = mantel_haenszel(strata)
    games, wins = (sum(s[i] for s in strata) for i in (0, 1))
    everywhere = all(s[2] == 0 for s in strata)
    others_won = sum(s[3] for s in strata)
    share = games / sum(s[0] + s[2] for s in strata)
    every = not everywhere and others_won == 0 and share**wins < CHANCE
    return Named(
        where=where, side=side, name=name, table=table, games=games, wins=wins, effect=effect,
        p=p, in_every_win=every,
    )  # fmt: skip


def mantel_haenszel(strata: Sequence[tuple[int, int, int, int]]) -> tuple[Rate | None, float]:
    """The difference of two shares over several strata, its interval and p.

    Each stratum is (games with, won with, games without, won without); the variance is Sato's.
    """
    useful = [s for s in strata if s[0] and s[2]]
    if sum(s[0] for s in useful) < FEWEST or sum(s[2] for s in useful) < FEWEST:
        return None, 1.0
    weights = [n * m / (n + m) for n, _, m, _ in useful]
    total = sum(weights)
    parts = zip(weights, useful, strict=True)
    value = sum(w * (a / n - b / m) for w, (n, a, m, b) in parts) / total
    p_sum = sum(
        (n * n * b - m * m * a + n * m * (m - n) / 2) / (n + m) ** 2 for n, a, m, b in useful
    )
    q_sum = sum((a * (m - b) + b * (n - a)) / (2 * (n + m)) for n, a, m, b in useful)
    error = sqrt(max(1e-12, value * p_sum + q_sum)) / total
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    p = 2 * (1 - NormalDist().cdf(abs(value) / error))
    return Rate(value, max(-1.0, value - z * error), min(1.0, value + z * error)), p


def _corrected(named: Sequence[Named]) -> list[Named]:
    """Corrected for their number, the strongest first."""
    from msgspec.structs import replace

    corrected = holm([each.p for each in named])
    found = [replace(each, holm=p) for each, p in zip(named, corrected, strict=True)]
    return sorted(
        found, key=lambda each: (each.holm, -abs(each.effect.value if each.effect else 0))
    )
