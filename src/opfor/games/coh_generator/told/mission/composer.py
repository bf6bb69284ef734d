"""Composes title and briefing of a drafted mission: what is there, in sentences that differ.

Plain code chooses the facts, data (``books/briefings.toml``) decorates them. A seed picks the frame
of every slot by a walk through all of them, so that among fifty seeds in a row none comes twice,
and the same seed says the same words.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from opfor.cardboard.coh.board.printed import board
from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation
from opfor.core.chance import outcome as chance_outcome
from opfor.core.parsed_toml import toml_at
from opfor.core.phrases import capital, listed
from opfor.games.coh_generator.rules.turn_order import enemy_of
from opfor.games.coh_generator.told.mission import facts
from opfor.games.coh_generator.told.mission.briefing import entry_edge
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.told.result import Generated

BOOK = Path(__file__).parents[2] / "books" / "briefings.toml"
MOST_WORDS = 85


@cache
def frames() -> dict[str, Any]:
    return toml_at(BOOK)


def composed_title(done: Generated) -> str:
    """A word, a place and the way they are joined."""
    book, seed = frames()["titles"], done.seed
    shape = book["shapes"][seed % len(book["shapes"])]
    word = book["words"][_walk(seed, "title", len(book["words"]))]
    return capital(shape.format(word=word, place=facts.prize_place(done)))


def composed_briefing(done: Generated) -> str:
    """Three to five sentences; where there are too many words the first one goes, then every
    flourish."""
    opening, *told = Pen(done).sentences()
    for tried in ([opening, *told], told):
        if len(" ".join(tried).split()) <= MOST_WORDS:
            return " ".join(tried)
    return " ".join(Pen(done, is_plain=True).sentences()[1:])


def frames_used(done: Generated) -> tuple[str, ...]:
    """The frames of a briefing by slot and number: for whoever looks for repeats."""
    pen = Pen(done)
    aim = "aim" if any(facts.wishes(done, side) for side in NATIONS) else "none"
    slots = ("opening", "enemy", "own", aim, *(["last"] if pen.catches() else []))
    return tuple(f"{slot}-{pen.number(slot)}" for slot in slots)


class Pen(Struct, frozen=True):
    """Whoever writes about a mission; ``is_plain``: as shortly as the frames allow."""

    done: Generated
    is_plain: bool = False

    def sentences(self) -> list[str]:
        """Ground, one side, the other (a person's last), what for, and what else holds."""
        solo = self.done.state.solo
        enemy, own = (NATIONS[1], NATIONS[0]) if solo is None else (solo.ai, solo.player)
        maps = listed(
            SAY("made-map", board=placed.board, title=board(placed.board).title)
            for placed in self.done.state.layout
        )
        told = [self.said("opening", ground=maps.replace("Map ", "map "))]
        told += [self.side("enemy", enemy), self.side("own", own), self.aim(own)]
        if catches := self.catches():
            told.append(self.said("last", catch=", ".join(catches)))
        return told

    def side(self, slot: str, side: Nation) -> str:
        there, ways = facts.on_the_map(self.done, side), frames()[slot]["there"]
        way = ways[self.number(slot) % len(ways)].format(n=there) if there else ""
        return self.said(
            slot,
            side=facts.side_name(side),
            edge=entry_edge(self.done, side),
            units=self.strength(slot, side),
            there=way,
        )

    def strength(self, slot: str, side: Nation) -> str:
        """``5 on foot besides 1 barrel``."""
        salt, parts = 3 * (slot == "own"), []
        for body, count in facts.bodies(self.done, side).items():
            one, many = self.way("strength", body, salt).split("|")
            parts.append(one if count == 1 else many.format(n=count))
        return self.joined("strength", parts, salt) or SAY("made-nobody")

    def aim(self, own: Nation) -> str:
        """What both sides are after, in one sentence; the person's first."""
        other = enemy_of(own)
        first, second = self.wished(own, 0), self.wished(other, 2)
        if not first and not second:
            return self.said("none")
        side, said = (own, first) if first else (other, second)
        if first and second:
            against = self.way("wishes", "against", 0)
            said += against.format(side=facts.side_name(other), wishes=second)
        return self.said("aim", side=facts.side_name(side), wishes=said)

    def wished(self, side: Nation, salt: int) -> str:
        """A side's aims in a row."""
        told = [
            self.way("wishes", kind, salt + at).format(**holes)
            for at, (kind, holes) in enumerate(facts.wishes(self.done, side))
        ]
        return self.joined("wishes", told, salt)

    def catches(self) -> list[str]:
        """Reserves with their round, then what is in force."""
        found = [
            self.way("wishes", "reserve", at).format(n=n, side=facts.side_name(side), count=count)
            for at, (n, side, count) in enumerate(facts.reserves(self.done))
        ]
        return [*found, *facts.rules_in_force(self.done)]

    def joined(self, chapter: str, parts: list[str], salt: int) -> str:
        said = parts[0] if parts else ""
        for at, part in enumerate(parts[1:]):
            said += self.way(chapter, "joints", salt + at) + part
        return said

    def said(self, slot: str, **holes: Any) -> str:
        """A sentence of a slot."""
        fronts, backs = frames()[slot]["fronts"], frames()[slot]["backs"]
        number = self.number(slot)
        back = backs[0] if self.is_plain else backs[number // len(fronts)]
        return capital(f"{fronts[number % len(fronts)]} {back}".format(**holes))

    def number(self, slot: str) -> int:
        """The frame of a slot."""
        book = frames()[slot]
        return _walk(self.done.seed, slot, len(book["fronts"]) * len(book["backs"]))

    def way(self, chapter: str, name: str, salt: int) -> str:
        """One way to say a thing; seeds that follow each other go through all of them."""
        ways: list[str] = frames()[chapter][name]
        if self.is_plain:
            return min(ways, key=lambda way: len(way.split()))
        return ways[(_walk(self.done.seed, f"{chapter}-{name}", len(ways)) + salt) % len(ways)]


def _walk(seed: int, slot: str, count: int) -> int:
    """Every number below ``count`` comes once in so many seeds that follow each other."""
    return _order_of(slot, count)[seed % count]


@cache
def _order_of(slot: str, count: int) -> tuple[int, ...]:
    """The numbers in an order of the slot's own, so that slots do not keep step."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = chance_outcome(count, slot, last, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
