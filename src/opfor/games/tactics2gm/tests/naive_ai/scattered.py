"""Tables at random: everything a unit can have suffered, often on the first and last spaces."""

from __future__ import annotations

from random import Random
from typing import Any

from opfor.games.tactics2gm.tests.field import Field
from opfor.games.tactics2gm.tests.naive_ai.battlefield import COLUMNS, LINES, grounds
from opfor.games.tactics2gm.tests.naive_ai.facts import cards
from opfor.games.tactics2gm.tests.naive_ai.table import supports, tokens

CORNERS = [(line, column) for line in (1, LINES) for column in (1, COLUMNS)]


def scattered(random: Random, field: Field) -> None:
    """Fill an empty field: terrain, units of both sides, some of them riding, cards and AP."""
    spots = [(line, column) for line in range(1, LINES + 1) for column in range(1, COLUMNS + 1)]
    random.shuffle(spots)
    spots = random.sample(CORNERS, 2) + [s for s in spots if s not in CORNERS]
    for line, column in random.sample(spots[:24], random.choice((0, 6, 14))):
        field.lay(random.choice(list(grounds())), line, column)
    afoot = [name for name, card in cards().items() if card["type"] != "airplane"]
    for line, column in spots[: random.choice((2, 8, 16, 22))]:
        side = random.choice((0, 0, 1, 1, 0 if line < 4 else 1))
        card = random.choice(afoot)
        carrier = field.put(side, card, line, column, **condition(random, card))
        kinds = cards()[card]["carries"]
        if kinds and random.random() < 0.5:
            aboard(random, field, carrier, side)
        elif random.random() < 0.2:
            field.put(side, random.choice(afoot), line, column)  # two on one space
    for side in (0, 1):
        field.give(side, *random.sample([*cards(), *supports()], random.choice((2, 6, 12))))
        field.stack(side, *random.sample([*cards(), *supports()], 5))
        field._deck(side, in_play=("general",) * random.choice((0, 0, 1, 2)))
    field.change(ap=(random.choice((0, 1, 3, 6, 12)), random.choice((0, 1, 3, 6, 12))))
    ids = [unit.id for unit in field.state.units] + [999]
    pairs = [tuple(random.sample(ids, 2)) for _ in range(random.choice((0, 3, 8)))]
    field.change(extra_shots=tuple(dict.fromkeys(pairs)))


def condition(random: Random, card: str) -> dict[str, Any]:
    """What has happened to a unit; most are in order."""
    found: dict[str, Any] = {}
    row = cards()[card]
    fitting = [name for name, token in tokens().items() if row["type"] in token["types"]]
    if random.random() < 0.5:
        found["tokens"] = random.sample(fitting, min(len(fitting), random.choice((1, 1, 2))))
    for name, values in CONDITIONS.items():
        if random.random() < 0.15:
            found[name] = random.choice(values)
    if row["hp"] > 1 and random.random() < 0.4:
        found["wounds"] = random.randint(1, row["hp"] - 1)
    return found


CONDITIONS: dict[str, tuple[Any, ...]] = {
    "fresh": (True,),
    "moved": (True,),
    "assaulted": (True,),
    "halted": (1, 2, 3),
    "fired": (1, 2, 3, 4, 6),
    "extra": (1,),
    "kills": (1,),
    "touched": tuple((name,) for name in supports()),
    "cover": (1, 2),
    "aim": (-2, 2),
    "rank": (1,),
    "shot_by": ((1,), (2,), (1, 2), (99,)),
}


def aboard(random: Random, field: Field, carrier: int, side: int) -> None:
    """Somebody who rides."""
    men = [n for n, card in cards().items() if card["type"] in ("infantry", "artillery")]
    more = {"moved": True} if random.random() < 0.3 else {}
    rider = field.put(side, random.choice(men), 1, 1, aboard=carrier, **more)
    field.touch(rider, cell=-1)
    field.touch(carrier, cargo=rider)
