"""What a series of trials says: shares of the sides, of each half of each card, of conditions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from opfor.cardboard.coh.generator_cards.content import content
from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.games.coh_generator.told.balance.trials import Key, Trial, Trials
from opfor.kit.shares import Rate, difference, wilson

DRAW = "draw"
OTHER = {"top": "bottom", "bottom": "top"}


class HalfTally(Struct, frozen=True, kw_only=True):
    """A half of a card: how often it was played, how often its side won, and how much more often
    than with the other half (with its interval, if that was played) and than on average.
    ``side`` is empty for Condition Cards, which both sides draw."""

    side: str
    card: str
    half: str
    title: str
    plays: int
    won: Rate
    to_other: Rate | None
    to_side: float


class Report(Struct, frozen=True, kw_only=True):
    """Everything a series shows. Shares count a draw as half a win; ``alone`` is the share of
    solo missions won outright by the Player, by the AI's side."""

    series: Trials
    games: int
    refused: int
    wins: dict[str, int]
    shares: dict[str, Rate]
    cards: tuple[HalfTally, ...]
    conditions: tuple[HalfTally, ...]
    alone: dict[str, Rate]


def reported(series: Trials, trials: Sequence[Trial]) -> Report:
    """Add up a series."""
    counted = [trial for trial in trials if not trial.refused]
    wins = Counter(trial.winner or DRAW for trial in counted)
    shares: dict[str, Rate] = {s: wilson(wins[s] + wins[DRAW] / 2, len(counted)) for s in NATIONS}
    halves = tuple(_halves(counted, shares))
    return Report(
        series=series,
        games=len(counted),
        refused=len(trials) - len(counted),
        wins={name: wins[name] for name in (*NATIONS, DRAW)},
        shares=shares,
        cards=tuple(half for half in halves if half.card.isdigit()),
        conditions=tuple(half for half in halves if not half.card.isdigit()),
        alone=_alone(counted) if series.solo else {},
    )


def _alone(trials: Sequence[Trial]) -> dict[str, Rate]:
    found: dict[str, Rate] = {}
    for ai in NATIONS:
        theirs = [trial for trial in trials if trial.ai == ai]
        found[ai] = wilson(sum(t.winner not in ("", ai) for t in theirs), len(theirs))
    return found


def _halves(trials: Sequence[Trial], shares: dict[str, Rate]) -> Iterator[HalfTally]:
    """Every half that was played, in the order of the cards."""
    points, plays = Counter[Key](), Counter[Key]()
    usual: dict[Key, float] = {}
    for trial in trials:
        for side, card, half in trial.played:
            key = (side if card.isdigit() else "", card, half)
            plays[key] += 1
            points[key] += 1 if not trial.winner else 2 * (trial.winner == side)
            usual[key] = usual.get(key, 0.0) + shares[side].value
    for key in sorted(plays, key=lambda key: (key[0], key[1], key[2] == "bottom")):
        other = (*key[:2], OTHER[key[2]])
        won = wilson(points[key] / 2, plays[key])
        yield HalfTally(
            side=key[0],
            card=key[1],
            half=key[2],
            title=_title(key),
            plays=plays[key],
            won=won,
            to_other=difference(won, wilson(points[other] / 2, n)) if (n := plays[other]) else None,
            to_side=won.value - usual[key] / plays[key],
        )


def _title(key: Key) -> str:
    side, card, half = key
    if not side:
        return content().conditions[card].title
    found = content().cards[side][card]
    return found.top.title if half == "top" else ", ".join(found.bottom.units)


def lines(report: Report) -> Iterator[str]:
    """The report to read."""
    series = report.series
    what = "solo missions" if series.solo else "firefights"
    yield (
        f"Guideline {series.guideline}: {report.games} {what} (seed {series.seed}, "
        f"{series.drafter}, {series.player})"
    )
    for side, share in report.shares.items():
        yield f"{side:<7} {_percent(share)}, {report.wins[side]} won"
    yield f"drawn {report.wins[DRAW]}" + f", without units {report.refused}" * bool(report.refused)
    for ai, share in report.alone.items():
        yield f"alone against the {ai} AI: {_percent(share)}"
    if report.cards:
        yield f"{'':<26}{'plays':>6}  {'won':<15}{'to other half':<15}to side"
    for half in (*report.cards, *report.conditions):
        yield _line(half)


def _line(half: HalfTally) -> str:
    name = f"{half.side or 'both'} {half.card} {half.half}"
    to_other = "-"
    if half.to_other is not None:
        reach = (half.to_other.high - half.to_other.low) / 2
        to_other = f"{100 * half.to_other.value:+4.0f} ± {100 * reach:2.0f}"
    return (
        f"{name:<26}{half.plays:>6}  {_percent(half.won):<15}{to_other:<15}"
        f"{100 * half.to_side:+4.0f}     {half.title}"
    )


def _percent(rate: Rate) -> str:
    return f"{100 * rate.value:3.0f} % ({100 * rate.low:.0f}-{100 * rate.high:.0f})"
