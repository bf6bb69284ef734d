"""Sentences of real games, to be read aloud: ``python benchmarks/by_ear.py GAME [LANGUAGE] [N]``.

Games are played by the program's own player and, every third answer, at random; of each kind
those sentences are shown that say something in words not heard before. Whoever reads lists what
had to be read twice.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import islice, zip_longest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from opfor.app.conversation import Table
from opfor.app.conversation.eyes import Eyes
from opfor.app.registry import load_game
from opfor.app.speech import spoken
from opfor.app.start import Start
from opfor.core.errors import OpforError
from opfor.core.language import speaking
from tests.conformance.cases import at_random
from tests.screen_person import Typist

GAMES, ANSWERS, ASKED, NEW = 12, 400, 7, 0.5
"""Games, answers in each, every how many the curious questions; how much of a sentence is new."""
SAID = re.compile(r"\d+|(?<=[\w,;:] )[A-ZÀ-Þ][\w'’&-]*|\b[A-Z]+\d+\b")
"""Names and numbers: what two sentences of one turn of phrase may differ in."""


class Heard:
    """Sentences by kind: each says something in words that were not heard in their kind before."""

    def __init__(self) -> None:
        self.said: dict[str, list[str]] = {}
        self._known: set[tuple[str, ...]] = set()

    def hear(self, kind: str, said: str) -> None:
        words = re.sub(r"(# )+#", "#", SAID.sub("#", said)).split()
        phrases = {(kind, *words[at : at + 3]) for at in range(max(1, len(words) - 2))}
        if len(phrases - self._known) >= NEW * len(phrases):
            self.said.setdefault(kind, []).append(said)
        self._known |= phrases


def heard(eyes: Eyes, since: int, number: int) -> Iterator[tuple[str, str]]:
    """What a person is told at a moment, with its kind."""
    table = eyes.table
    for told in eyes.story(since).told:
        yield told.kind, told.text
        yield "brief event", told.brief or ""
        yield "instruction", told.instruction
        yield "aloud", told.aloud
    for decision in table.session.decisions():
        seen = eyes.sight.decision(decision)
        if seen is not None:
            yield "brief reason", table.explainer.brief(seen)
            yield "plain reason", table.explainer.short(seen)
            if number % ASKED == 0:
                yield from (("full reason", line) for line in table.explainer.full(seen))
    question = eyes.question()
    if question is None:
        return
    yield "question", question.text
    for offer in question.offers[:: max(1, len(question.offers) // 5)]:
        yield "offer", offer.label
        yield "consequence", f"{offer.consequence} {offer.odds} {offer.cost}"
    if number % ASKED == 0:
        yield from asked(eyes, number)


def asked(eyes: Eyes, number: int) -> Iterator[tuple[str, str]]:
    """What a curious person hears: why not, forecasts, details, refusals."""
    refs = sorted({each.ref for each in eyes.table.ground().outlines}
                  | {each.ref for each in eyes.view().pieces})  # fmt: skip
    for ref in refs[number % 5 :: max(1, len(refs) // 6)]:
        if eyes.table.session.decisions():
            yield from (("why not", line) for line in eyes.why_not(ref).lines)
        found = eyes.details(ref)
        yield from (("details", line) for line in found.lines)
        try:
            eyes.typed(f"{(eyes.offers() or ('',))[0].typed.split()[0]} {ref.partition(':')[2]}")
        except OpforError as error:
            yield "refusal", spoken(str(error))
    try:
        yield from (("forecast", each.label) for each in eyes.forecast().outcomes[:3])
    except OpforError as error:
        yield "refusal", spoken(str(error))


def sentences(game_id: str) -> Heard:
    game, found = load_game(game_id), Heard()
    for seed in range(1, GAMES + 1):
        options = game.variants[seed % len(game.variants)]
        table = Table.new(game, Start(options=options, seed=seed))
        typist, respond, since = Typist(table, 10_000), at_random(seed), 0
        for number in range(ANSWERS):
            request = table.session.pending
            eyes = table.seen_by(table.awaits if request is not None else table.people[0])
            for kind, said in heard(eyes, since, number + seed):
                if said.strip():
                    found.hear(kind, said)
            if request is None:
                for said in (eyes.ended() or request).lines:
                    found.hear("end", said)
                break
            since = table.moment
            if number % 3 == 2:
                table.session.answer(respond(request))
            else:
                eyes.enter(typist.advised(), sure=True)
    return found


def main() -> None:
    game_id, language, many = [*sys.argv[1:], *("blitzkrieg", "en", "300")[len(sys.argv) - 1 :]]
    with speaking(language):
        found = sentences(game_id)
    rows = [[(kind, said) for said in heard] for kind, heard in sorted(found.said.items())]
    in_turn = [each for row in zip_longest(*rows) for each in row if each is not None]
    for kind, said in sorted(islice(in_turn, int(many))):
        print(f"{kind:14} {said}")
    print(f"{sum(map(len, rows))} sentences found, {min(int(many), len(in_turn))} shown")


if __name__ == "__main__":
    main()
