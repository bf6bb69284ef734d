"""What a series shows: win rates with intervals, lengths, margins, and which rules decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, quantiles

from msgspec import Struct

from opfor.kit.shares import Rate, wilson
from opfor.lab.simulate import Result

DRAW = "draw"


class Spread(Struct, frozen=True):
    """Where a number lies over many games."""

    mean: float
    median: float
    p10: float
    p90: float


class Summary(Struct, frozen=True):
    """The numbers of a series. ``wins`` and ``win_rate`` are empty where nobody can win."""

    games: int
    wins: dict[str, int]
    win_rate: dict[str, Rate]
    length: Spread
    aspects: dict[str, Spread]
    endings: dict[str, int]
    rules: dict[str, float]


def summarise(results: Sequence[Result], seats: Sequence[str], people: Sequence[str]) -> Summary:
    """Depends on the results only, so not on how many processes made them.

    ``seats`` are those that can win (of partners the first), ``people`` those whose rate is asked.
    """
    contest = not results or any(result.contest for result in results)
    won = Counter(result.winner or DRAW for result in results)
    wins = {seat: won[seat] for seat in (*seats, DRAW)} if contest else {}
    names = sorted({name for result in results for name in result.aspects})
    return Summary(
        games=len(results),
        wins=wins,
        win_rate={seat: wilson(wins[seat], len(results)) for seat in people if seat in wins},
        length=spread([result.length for result in results]),
        aspects={
            name: spread([result.aspects.get(name, 0) for result in results]) for name in names
        },
        endings=dict(Counter(result.why for result in results).most_common()),
        rules=_shares(results),
    )


def spread(values: Sequence[float]) -> Spread:
    if not values:
        return Spread(0.0, 0.0, 0.0, 0.0)
    if len(values) == 1:
        return Spread(*[float(values[0])] * 4)
    cuts = quantiles(values, n=10, method="inclusive")
    return Spread(fmean(values), cuts[4], cuts[0], cuts[8])


def _shares(results: Sequence[Result]) -> dict[str, float]:
    """The share of the bot's decisions that each rule settled, the largest first."""
    counts: Counter[str] = Counter()
    for result in results:
        counts.update(result.settled)
    total = counts.total()
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return {rule: count / total for rule, count in ranked}


def lines(
    summary: Summary, title: Callable[[str], str], partners: Mapping[str, Sequence[str]]
) -> list[str]:
    """The summary to read; ``title`` says what a cited rule is called, ``partners`` who wins
    together with a seat."""
    n = summary.games
    said = [
        f"{' and '.join((seat, *also))} win{'s' * (not also)} {_percent(rate)}"
        for seat, rate in summary.win_rate.items()
        for also in [partners.get(seat, ())]
    ]
    others = [
        f"{s} {100 * w / n:.1f} %" for s, w in summary.wins.items() if s not in summary.win_rate
    ]
    out = ["; ".join([*said, *others])] if summary.wins else []
    out.append(f"length: {_spread(summary.length)}")
    out += [f"{name.replace('_', ' ')}: {_spread(s)}" for name, s in summary.aspects.items()]
    if summary.rules:
        out.append("the opponent's decisions were settled by:")
        out += [
            f"  {100 * s:5.1f} %  {r:<14} {_title(title(r), r)}" for r, s in summary.rules.items()
        ]
    return [line.rstrip() for line in out]


def _percent(rate: Rate) -> str:
    interval = f"95 % interval {100 * rate.low:.1f} to {100 * rate.high:.1f}"
    return f"{100 * rate.value:.1f} % ({interval})"


def _spread(s: Spread) -> str:
    return f"mean {s.mean:.1f}, median {s.median:g}, p10 to p90 {s.p10:g} to {s.p90:g}"


def _title(title: str, rule: str) -> str:
    return "" if title == rule else title
