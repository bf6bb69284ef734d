"""What a series shows: win rates with intervals, lengths, margins, and which rules decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from opfor.core.game import Seat
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import decimal
from opfor.kit.shares import Rate, wilson
from opfor.lab.block import DRAW
from opfor.lab.tally import Spread, Tally

SAY = PhraseBook.of_the_program("lab")


class Sides(Struct, frozen=True):
    """Who can win (of partners the first), whose rate is asked, and who wins with whom."""

    leaders: tuple[str, ...]
    people: tuple[str, ...]
    partners: dict[str, list[str]] = {}

    @classmethod
    def of(cls, seats: Sequence[Seat]) -> Sides:
        partners: dict[str, list[str]] = {}
        for seat in seats:
            if seat.partner_of:
                partners.setdefault(seat.partner_of, []).append(seat.id)
        leaders = [seat for seat in seats if not seat.partner_of]
        people = tuple(seat.id for seat in leaders if not seat.bot)
        return cls(tuple(seat.id for seat in leaders), people, partners)


class Summary(Struct, frozen=True):
    """The numbers of a series. ``wins`` and ``win_rate`` are empty where nobody can win."""

    games: int
    wins: dict[str, int]
    win_rate: dict[str, Rate]
    length: Spread
    aspects: dict[str, Spread]
    endings: dict[str, int]
    rules: dict[str, float]
    answers: dict[str, int] = {}
    """Of programs: given, illegal, tokens."""


def summarise(tally: Tally, sides: Sides) -> Summary:
    """Depends on the tally only, so not on how many processes made it."""
    places = (*sides.leaders, DRAW) if tally.contest else ()
    wins = {seat: tally.winners.get(seat, 0) for seat in places}
    total = sum(tally.rules.values())
    return Summary(
        games=tally.games,
        wins=wins,
        win_rate={s: wilson(wins[s], tally.games) for s in sides.people if s in wins},
        length=tally.spread("length"),
        aspects={name: tally.spread(name) for name in sorted(tally.numbers) if name != "length"},
        endings=_ranked(tally.endings),
        rules={rule: n / total for rule, n in _ranked(tally.rules).items()},
        answers=tally.counts.get("answers", {}),
    )


def _ranked(counts: Mapping[str, int]) -> dict[str, int]:
    """The most frequent first."""
    return dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))


def lines(
    summary: Summary, title: Callable[[str], str], partners: Mapping[str, Sequence[str]]
) -> list[str]:
    """The summary to read; ``title`` says what a cited rule is called, ``partners`` who wins
    together with a seat."""
    n = summary.games
    said = [
        SAY("wins", who=(seat, *also), share=_percent(rate))
        for seat, rate in summary.win_rate.items()
        for also in [partners.get(seat, ())]
    ]
    others = [f"{s} {share(w / n)}" for s, w in summary.wins.items() if s not in summary.win_rate]
    out = ["; ".join([*said, *others])] if summary.wins else []
    out.append(f"{SAY('length')}: {_spread(summary.length)}")
    out += [f"{name.replace('_', ' ')}: {_spread(s)}" for name, s in summary.aspects.items()]
    if summary.answers:
        given, illegal = summary.answers["given"], summary.answers.get("illegal", 0)
        out.append(SAY("answers-given", n=given, illegal=illegal))
    if summary.rules:
        out.append(SAY("settled-by"))
        out += [f"  {share(s):>7}  {r:<14} {_title(title(r), r)}" for r, s in summary.rules.items()]
    return [line.rstrip() for line in out]


def _percent(rate: Rate) -> str:
    low, high = decimal(100 * rate.low, 1), decimal(100 * rate.high, 1)
    return SAY("share-surely", share=share(rate.value), low=low, high=high)


def _spread(s: Spread) -> str:
    middle, low, high = (_short(each) for each in (s.median, s.p10, s.p90))
    return SAY("spread", mean=decimal(s.mean, 1), median=middle, low=low, high=high)


def _short(number: float) -> str:
    """``29.2``, ``30``."""
    return decimal(number, len(f"{number:g}".partition(".")[2]))


def share(part: float) -> str:
    """``41.0 %``."""
    return f"{decimal(100 * part, 1)} %"


def _title(title: str, rule: str) -> str:
    return "" if title == rule else title
