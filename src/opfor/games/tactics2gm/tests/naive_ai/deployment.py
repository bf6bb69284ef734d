"""Face-off columns and the next card, by walking the catalogue's lists word by word."""

from __future__ import annotations

from typing import Any

from opfor.games.tactics2gm.tests.naive_ai.facts import (
    DEFENSIVE_MEN,
    OFFENSIVE_MEN,
    cards,
    damage,
    shoots,
    values,
)

Hand = list[str]

# The words of each stance's deployment row, in order.
WORDS = {
    ("battle-royal", "total-defense"): ["soldiers"],
    ("battle-royal", "defense"): ["defensive-men", "guns"],
    ("battle-royal", "reinforce"): ["tanks*", "loaded*", "guns"],
    ("battle-royal", "advance"): ["fast"],
    ("battle-royal", "full-assault"): ["fast"],
    ("offensive", "reinforce-lines"): ["guns", "defensive-men", "tanks"],
    ("offensive", "seize-and-hold"): ["men", "guns", "tanks"],
    ("offensive", "advance"): ["tanks*", "loaded*", "guns"],
    ("offensive", "attack"): ["fast"],
    ("offensive", "full-assault"): ["fast"],
    ("defensive", "total-defense"): ["defenders"],
    ("defensive", "reinforce-lines"): ["defensive-men", "guns", "tanks"],
    ("defensive", "hold-position"): ["tanks*", "loaded*", "guns"],
    ("defensive", "seize-and-hold"): ["fast"],
    ("defensive", "overcome-defense"): ["fast"],
}
POOR = {
    "battle-royal": ["guns", "offensive-men", "men", "firing"],
    "offensive": ["guns", "with-offensive-men", "offensive-men", "firing"],
    "defensive": ["guns", "with-defensive-men", "defensive-men", "firing"],
}
RICH = {
    "battle-royal": ["tanks", "with-guns-or-empty", "guns", "with-men", "offensive-men", "men"],
    "offensive": ["tanks", "with-guns", "guns", "with-men", "offensive-men"],
    "defensive": ["tanks", "with-guns", "guns", "with-men", "defensive-men"],
}


def riders(name: str, hand: Hand, ap: int) -> list[dict[str, Any]]:
    card = cards()[name]
    left = ap - card["cost"]
    others = [cards()[other] for other in hand]
    return [o for o in others if o["type"] in card["carries"] and o["cost"] <= left]


def is_(word: str, name: str, hand: Hand, ap: int) -> bool:
    """Whether a word of a list names a card."""
    card = cards()[name]
    kind, sort = str(card["type"]), str(card["kind"])
    gun = kind == "artillery" and "anti-air" not in card["traits"]
    load = riders(name, hand, ap) if kind == "transport" else []
    match word.rstrip("*"):
        case "defenders":
            return gun or (kind == "infantry" and sort in DEFENSIVE_MEN)
        case "soldiers":
            return gun or kind == "infantry"
        case "defensive-men":
            return kind == "infantry" and sort in DEFENSIVE_MEN
        case "offensive-men":
            return kind == "infantry" and sort in OFFENSIVE_MEN
        case "men":
            return kind == "infantry"
        case "guns":
            return gun
        case "tanks":
            return kind == "tank"
        case "firing":
            return kind == "transport" and shoots(card)
        case "loaded":
            return bool(load)
        case "with-guns":
            return any(r["type"] == "artillery" for r in load)
        case "with-guns-or-empty":
            guns = any(r["type"] == "artillery" for r in load)
            return kind == "transport" and (guns or not load)
        case "with-men":
            return any(r["type"] == "infantry" for r in load)
        case "with-offensive-men":
            return any(r["type"] == "infantry" and r["kind"] in OFFENSIVE_MEN for r in load)
        case "with-defensive-men":
            return any(r["type"] == "infantry" and r["kind"] in DEFENSIVE_MEN for r in load)
        case "fast":
            if kind == "transport":
                return shoots(card) or bool(load)
            return kind != "artillery" or gun
    raise AssertionError(word)


def first_word(words: list[str], name: str, hand: Hand, ap: int) -> str:
    return next((word for word in words if is_(word, name, hand, ap)), "")


def next_cards(kind: str, stance: str, hand: Hand, ap: int) -> set[str]:
    """The cards among which nothing but a die can decide; empty if none can be paid."""
    left = {name for name in hand if cards()[name]["cost"] <= ap}
    words = WORDS[kind, stance]
    named = {name: first_word(words, name, hand, ap) for name in left}
    for word in words:
        chosen = {name for name in left if named[name] == word}
        if chosen:
            return _by_damage_then_cost(_said(word, chosen, hand, ap))
    words = (POOR if ap < 5 else RICH)[kind]
    for word in words:
        chosen = {n for n in left if first_word(words, n, hand, ap) == word}
        if chosen:
            return _by_cost_then_damage(chosen)
    return _by_cost_then_damage(left)


def _said(word: str, names: set[str], hand: Hand, ap: int) -> set[str]:
    """What the row itself says about who comes first."""
    if word in ("defenders", "soldiers"):
        cheap = _least(names, lambda c: c["cost"])
        return {n for n in cheap if is_("defenders", n, hand, ap)} or cheap
    if word.endswith("*"):
        return _least(names, lambda c: (-damage(c), -c["movement"]))
    if word == "fast":
        quick = _least(names, lambda c: -c["movement"])
        tanks = {n for n in quick if cards()[n]["type"] == "tank"}
        loaded = {n for n in quick if is_("loaded", n, hand, ap)}
        return tanks or loaded or quick
    return names


def _least(names: set[str], key: Any) -> set[str]:
    if not names:
        return set()
    best = min(key(cards()[name]) for name in names)
    return {name for name in names if key(cards()[name]) == best}


def _by_damage_then_cost(names: set[str]) -> set[str]:
    return _least(_least(names, lambda c: -damage(c)), lambda c: -c["cost"])


def _by_cost_then_damage(names: set[str]) -> set[str]:
    return _least(_least(names, lambda c: -c["cost"]), lambda c: -damage(c))


def facing_columns(form: dict[str, Any], name: str) -> set[int]:
    """Columns with a Player unit of the card's type that it can penetrate; free ones only."""
    card = cards()[name]
    taken = {u["column"] for u in form["units"] if u["line"] == 1}
    return {
        u["column"]
        for u in form["units"]
        if u["side"] == "player"
        and values(u)["type"] == card["type"]
        and shoots(card)
        and card["penetration"] >= values(u)["defence"]
    } - taken
