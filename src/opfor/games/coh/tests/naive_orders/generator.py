"""Positions at random, crowded enough that every rung of every ladder is reached."""

from __future__ import annotations

import random
from typing import Any

from opfor.games.coh.tests.naive_orders.ground import ANGLES, HEXES, beside

AI_UNITS = ("german-rifle", "german-lmg", "german-pioneer", "german-hmg", "german-mortar-50",
            "german-pz-ii-f", "german-ig-18", "rumored-enemy", "german-rifle",
            "german-sdkfz-232", "german-sdkfz-251")  # fmt: skip
UNITS = ("soviet-rifle", "soviet-smg", "soviet-mmg", "soviet-mortar-50", "soviet-t-26",
         "soviet-nkvd", "soviet-rifle")  # fmt: skip
HITS = ("unnerved", "pinned", "suppressed", "stunned", "panicked", "cowering", "berserk")
AI_WORDS = ("Highest AR", "Lowest DV", "Fresh", "Hit", "Unhit", "In Cover", "In 0 DM Hex",
            "In Fire Zone", "In LOS", "Mobile", "Largest Group")  # fmt: skip
TARGET_WORDS = ("Lowest DV", "Highest AR", "Fresh", "Spent", "Hit", "Unhit", "In Cover",
                "In 0 DM Hex", "In Fire Zone", "In LOS", "Just Acted")  # fmt: skip
ACTIONS = ("Attack", "Attack +1CAP", "Long Range Attack", "Group Attack", "Move", "Move",
           "Low Risk Move", "Low Risk Move", "Move into CC", "Rally", "Auto-Rally",
           "Pivot")  # fmt: skip
TARGETS = ("Unit", "Unit", "Target", "Unit or Objective", "Objective or Unit", "Objective")
CC = ("Attack", "Auto-Rally", "Rally", "Disengage")
SHORT = ("Attack", "Group Attack", "Pivot", "Rally", "Disengage", "Move into CC",
         "Pivot and/or Attack")  # fmt: skip


def position(seed: int) -> dict[str, Any]:
    """One position; the same seed gives the same."""
    rng = random.Random(seed)
    rows, first = rng.choice(("CDEFG", "DEFGHI")), rng.randint(5, 9)
    area = [h for h in HEXES if h[0] in rows and first <= int(h[1:]) <= first + rng.randint(3, 5)]
    terrain: dict[str, list[str]] = {}
    for name in area:
        if rng.random() < 0.3:
            kind = rng.choice(("light-woods", "heavy-woods", "wood-building", "stone-building"))
            terrain.setdefault(kind, []).append(name)
    spots = rng.sample(area, min(len(area), rng.randint(4, 9)))
    half = rng.randint(1, len(spots) - 1)
    counters = [
        _counter(rng, f"a{n}", "ai", rng.choice(AI_UNITS), h) for n, h in enumerate(spots[:half])
    ]
    counters += [
        _counter(rng, f"p{n}", "player", rng.choice(UNITS), h) for n, h in enumerate(spots[half:])
    ]
    if rng.random() < 0.3:
        other = rng.choice([c for c in counters if c["side"] == "player"])
        fits = [c for c in counters if c["side"] == "ai" and c["unit"] != "rumored-enemy"]
        if fits:
            rng.choice(fits)["hex"] = other["hex"]
    units = [c["id"] for c in counters if c["side"] == "player"]
    return {
        "game": "coh",
        "board": {"terrain": terrain, "roads": [_road(rng, area)]},
        "counters": counters,
        "control_markers": [
            {"hex": h, "owner": rng.choice(("player", "ai"))}
            for h in rng.sample(area, rng.randint(0, 2))
        ],
        "objectives": rng.sample(area, rng.choice((0, 0, 1))),
        "just_acted": [u for u in units if rng.random() < 0.4],
        "card": _card(rng),
    }  # fmt: skip


def _road(rng: random.Random, area: list[str]) -> list[str]:
    """A road that wanders through the area."""
    road = [rng.choice(area)]
    while len(road) < 6:
        further = [h for h in beside(road[-1]) if h in area and h not in road]
        if not further:
            break
        road.append(rng.choice(further))
    return road


def _counter(rng: random.Random, name: str, side: str, unit: str, where: str) -> dict[str, Any]:
    counter: dict[str, Any] = {"id": name, "side": side, "unit": unit, "hex": where}
    counter["spent"] = rng.random() < 0.3
    if unit != "rumored-enemy":
        counter["facing"] = rng.choice(list(ANGLES))
        if rng.random() < 0.35:
            counter["hit"] = rng.choice(HITS)
    return counter


def _card(rng: random.Random) -> dict[str, Any]:
    priority = []
    if rng.random() < 0.4:
        priority.append("CC: " + " / ".join(rng.sample(CC, rng.randint(1, 3))))
    if rng.random() < 0.4:
        priority.append("Short Range: " + " / ".join(rng.sample(SHORT, rng.randint(1, 3))))
    if rng.random() < 0.1:
        priority.append(f"AI passes if fresh AI {rng.choice(('<', '<=', '>'))} fresh Units")
    tactical = [_tactical(rng) for _ in range(rng.randint(1, 4))]
    colour = rng.choice(("green", "green", "blue"))
    return {"colour": colour, "priority": priority, "tactical": tactical}


def _tactical(rng: random.Random) -> str:
    action = rng.choice(ACTIONS)
    attack = "Attack" in action or action == "Move into CC"
    target = "Unit" if attack else rng.choice(TARGETS)
    words = "" if target == "Objective" else _words(rng, TARGET_WORDS)
    ai = rng.choice(("AI",) * 8 + ("RE", "Mortar or Inf Gun"))
    ai_words = _words(rng, AI_WORDS) if ai == "AI" else ""
    distance = rng.choice(("closest to", "closest to", "farthest from"))
    return f"{ai_words}{ai} {distance} {words}{target}: {action}"


def _words(rng: random.Random, words: tuple[str, ...]) -> str:
    chosen = rng.sample(words, rng.choice((0, 0, 1, 1, 2)))
    return ", ".join(chosen) + " " if chosen else ""
