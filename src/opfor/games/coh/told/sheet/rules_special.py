"""Digging in, smoke, artillery, hiding and standing rules in short, where a mission has them."""

from __future__ import annotations

from opfor.cardboard.coh.counters.numbers import numbers
from opfor.games.coh.told.sheet.features import Features
from opfor.games.coh.told.sheet.rules_fire import SheetPiece, text


def special(has: Features) -> list[SheetPiece]:
    """Digging in, smoke, artillery, hiding: what the mission has of it."""
    n = numbers()
    pieces = []
    if has.body("foot"):
        pieces.append(
            text(
                "Digging in",
                f"{n.dig_in_cost} APs: a foot unit not in close combat or water, in a hex without "
                "a work, gets a hasty defence.",
            )
        )
    if has.smoke:
        pieces.append(_smoke(has))
    if has.strikes:
        pieces.append(_strikes(has))
    if has.hiders:
        pieces.append(_hiding())
    player = getattr(has.mission, "player", None)
    rules = [_rule(rule.key, rule.value, rule.side, player) for rule in has.mission.rules]
    if rules:
        pieces.append(text("In force all mission long", *rules))
    return pieces


def _rule(key: str, value: int, side: str, player: str | None) -> str:
    """A rule and whom it binds. The AI does not roll for initiative: the Player's roll suffers."""
    if key == "initiative-bonus" and player is not None and side not in ("", player):
        return f"{player.capitalize()} side: initiative rolls −{value}."
    whose = f"{side.capitalize()} side" if side else "Both sides"
    words = {
        "sight-limit": f"nobody sees farther than {value} hexes.",
        "no-bonus-moves": "vehicles make no bonus moves.",
        "initiative-bonus": f"initiative rolls {value:+d}.",
        "rally-bonus": f"rally rolls {value:+d}.",
    }
    return f"{whose}: {words[key]}".replace("-1", "−1")


def _smoke(has: Features) -> SheetPiece:
    ways = []
    if has.trait("smoke-thrown"):
        ways.append("thrown into its own or a neighbouring hex it sees")
    if has.trait("smoke-fired"):
        ways.append("fired by a mortar as far as it could fire")
    lay = (
        f"A unit that can lays heavy smoke for its attack cost: {' or '.join(ways)}."
        if ways
        else ""
    )
    return text(
        "Smoke",
        lay,
        "Not in water. Heavy smoke hides what is behind it, light smoke only if two lie on the "
        "line; the hexes at the ends do not count.",
        "Fire into smoke: DV +2 heavy, +1 light; through one light smoke +1; together at most +2. "
        "Fire out of smoke: AR −2 heavy, −1 light.",
    )


def _strikes(has: Features) -> SheetPiece:
    n = numbers()
    need = " or ".join(f"{value} ({nation.capitalize()})" for nation, value in n.drift.items())
    return text(
        "Artillery",
        "Targets are noted in secret." if has.artillery else "",
        f"When it falls roll a die: {need} or more is on target. Less: it lands as many hexes "
        "away as the die shows, in a direction given by another die (1 north, then clockwise); "
        "off the map it is lost.",
        f"It attacks everybody in the hex and the six around it with AR {n.artillery_red} red, "
        f"{n.artillery_blue} blue against the flank DR, ground and shelter added (heavy woods not "
        "for soft targets). Smoke shells put heavy smoke on all seven instead.",
    )


def _hiding() -> SheetPiece:
    n = numbers()
    return text(
        "Hidden units",
        "They stay off the map and face as they like. They come onto it when they act (except "
        "hidden moves), when anybody else is in their hex, or when noticed: in ground without a "
        f"DM, foot and guns by enemies who see them from {n.hidden_in_open} hexes or less, "
        "vehicles by any who see them. Heavy smoke hides like ground with a DM.",
        f"Hidden move: {n.hide_cost} APs for one hex, if it stays unnoticed there (vehicles only "
        f"out of all sight). Hiding again: {n.hide_cost} APs out of every enemy's sight, for a "
        "side that had hidden units.",
        f"Search by fire: attack an empty hex; with {n.find_hidden} plus its DM on two dice who "
        "hides there is shown and attacked (flames always find them).",
    )
