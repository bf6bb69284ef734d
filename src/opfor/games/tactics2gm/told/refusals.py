"""Why a person's own act is not legal: the reason with its rule, not a list of what would fit."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from opfor.core.requests import Choose
from opfor.games.tactics2gm.rules.deployment import deploy_cost, takes_token
from opfor.games.tactics2gm.rules.movement import (
    crowd_of,
    entry_cost,
    has_room,
    hindrance,
    pace,
)
from opfor.games.tactics2gm.rules.support_cards import plays_of
from opfor.games.tactics2gm.rules.targets import armed_slots, in_range, mark, ready_weapons, weapon
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import HQ, NO_FIRE, State, Unit, terrain_target, unit_alive

PHASES = {
    "move": "movement", "cover": "movement", "swap": "movement", "load": "movement",
    "unload": "movement", "assault": "movement", "deploy": "deployment", "equip": "deployment",
    "play": "deployment", "fly": "deployment", "patrol": "deployment", "shoot": "shooting",
    "heal": "shooting", "extra": "shooting",
}  # fmt: skip

FROM_HAND = ("deploy", "play", "fly", "patrol")


def refused(setting: Setting, state: State, request: Choose, text: str) -> str:
    """The reason, or nothing where the text is no act of this game."""
    words = text.casefold().split()
    side = setting.seats.index(request.seat)
    if words and words[0] in state.decks[side].hand and words[0] in setting.cards.supports:
        words.insert(0, "play")
    if not words or words[0] not in PHASES:
        return ""
    verb, rest = words[0], words[1:]
    phase = PHASES[verb]
    if request.question in ("movement", "deployment", "shooting") and phase != request.question:
        now = request.question.title()
        return f"{verb} belongs to the {phase.title()} phase; this is {now} (2GM-PH-1)"
    look = LOOKS.get(verb)
    if verb in FROM_HAND:
        rest = _by_title(setting, state, side, rest)
    return "" if look is None or not rest else look(setting, state, side, rest)


def _by_title(setting: Setting, state: State, side: int, words: list[str]) -> list[str]:
    """The words with the card in hand that the first of them name, ``m10`` for M10 Wolverine."""
    for size in range(len(words), 0, -1):
        said = " ".join(words[:size])
        for card in state.decks[side].hand:
            title = say.card(setting, card).casefold()
            if card == words[0] or title.startswith(said) or f" {said}" in title:
                return [card, *words[1 if card == words[0] else size :]]
    return words


def _own(setting: Setting, state: State, side: int, given: str) -> Unit | str:
    unit = next((u for u in state.units if str(u.id) == given), None)
    if unit is None:
        return f"there is no unit {given} on the board (2GM-PH-6)"
    if unit.side != side:
        return f"{say.unit(setting, state, unit.id)} is not yours (2GM-PH-6)"
    return unit


def _cell(setting: Setting, given: str) -> int | str:
    found = re.fullmatch(r"(\d{1,3})[.-](\d{1,3})", given)
    board = setting.board
    if found and 1 <= int(found[1]) <= board.lines and 1 <= int(found[2]) <= board.columns:
        return board.cell(int(found[1]), int(found[2]))
    return (
        f"{given} is off the board: lines 1 to {board.lines}, columns 1 to {board.columns} (Q2-14)"
    )


HINDERED = {
    "moved": "has moved this turn (2GM-PH-1)",
    "fresh": "was deployed this turn and cannot move (2GM-PH-10)",
    "aboard": "rides in a transport (2GM-PH-6)",
    "halted": "is held up by a card (2GM-CON-5)",
    "no-movement": "has no movement (2GM-MOD-9)",
}
"""What keeps a unit from moving, as it is said."""


def _move(setting: Setting, state: State, side: int, words: Sequence[str]) -> str:
    unit = _own(setting, state, side, words[0])
    if isinstance(unit, str):
        return unit
    name = say.unit(setting, state, unit.id)
    if unit.aboard:
        return f"{name} rides in {say.unit(setting, state, unit.aboard)}; let it get off (2GM-PH-6)"
    if hindered := hindrance(setting, unit):
        return f"{name} {HINDERED[hindered]}"
    if len(words) < 2:
        return ""
    cell = _cell(setting, words[1])
    if isinstance(cell, str):
        return cell
    points = say.amount(pace(setting, unit), "point")
    return _why_not_there(setting, state, unit, cell) or (
        f"{name} cannot get to {say.space(setting, cell)} with {points}: "
        "hard terrain costs 2, enemies are not passed (2GM-MOD-3)"
    )


def _why_not_there(setting: Setting, state: State, unit: Unit, cell: int) -> str:
    """What of the space itself keeps a unit out."""
    where = say.space(setting, cell)
    if cell == unit.cell:
        return f"{say.unit(setting, state, unit.id)} stands there already (2GM-PH-6)"
    piece = state.terrain[cell]
    card = setting.cards.units[unit.card]
    if piece is not None and entry_cost(setting, state, card, cell) is None:
        ground = say.card(setting, piece.card).lower()
        return f"{ground} on {where} keeps a {card.type} out (2GM-MOD-4)"
    if not has_room(setting, state, crowd_of(state), unit.side, cell):
        who = say.listed(say.unit(setting, state, u.id) for u in state.units if u.cell == cell)
        return f"{where} is full: {who} (2GM-PH-6)"
    return ""


def _shoot(setting: Setting, state: State, side: int, words: Sequence[str]) -> str:
    unit = _own(setting, state, side, words[0])
    if isinstance(unit, str):
        return unit
    name = say.unit(setting, state, unit.id)
    if unit.aboard:
        return f"{name} rides in a transport and cannot shoot (2GM-PH-6)"
    if unit.halted & NO_FIRE:
        return f"{name} has been used or stopped by a card (2GM-CON-5)"
    if not armed_slots(setting, unit):
        return f"{name} has no weapon (2GM-PH-6)"
    if not ready_weapons(setting, unit):
        return f"{name} has fired all it has this turn (2GM-CON-4)"
    return _out_of_range(setting, state, unit, words[-1]) if len(words) > 1 else ""


def _out_of_range(setting: Setting, state: State, unit: Unit, given: str) -> str:
    target = _target(setting, given)
    foe = None if target is None or target <= 0 else unit_alive(state, target)
    if target is None or (target > 0 and foe is None):
        return f"{given} is nothing that can be shot at (2GM-GOAL-1)"
    if foe is not None and (foe.side == unit.side or foe.cell < 0):
        which = "yours" if foe.side == unit.side else "aboard a transport"
        return f"{say.unit(setting, state, foe.id)} is {which} (2GM-PH-6)"
    if target < HQ and state.terrain[-1 - target] is None:
        return f"there is no terrain on {say.space(setting, -1 - target)} (2GM-CON-6)"
    spot = mark(setting, state, unit.side, target).cell
    away = setting.board.distance[unit.cell][spot]
    arms = [weapon(setting, unit, slot) for slot in ready_weapons(setting, unit)]
    if any(in_range(setting, arm, unit.cell, spot) for arm in arms):
        return ""
    reach = say.listed(f"{arm.title} {arm.min_range} to {arm.range}" for arm in arms)
    aim = say.capital(say.target(setting, state, target))
    return f"{aim} is {say.amount(away, 'space')} away; {reach} (2GM-GOAL-1)"


def _target(setting: Setting, given: str) -> int | None:
    if given == "hq":
        return HQ
    if given.isdecimal() and len(given) < 6:
        return int(given)
    cell = _cell(setting, given.removeprefix("t")) if given.startswith("t") else ""
    return terrain_target(cell) if isinstance(cell, int) else None


def too_dear(what: str, cost: int, ap: int) -> str:
    return f"{what} is too dear: costs {cost} AP, you have {ap} (2GM-PH-3)"


def _in_hand(setting: Setting, state: State, side: int, name: str) -> str:
    """Not in hand, or too dear."""
    if name not in state.decks[side].hand or name == HIDDEN:
        return f"{say.card(setting, name)} is not in your hand (2GM-PH-4)"
    unit = setting.cards.units.get(name)
    ground = unit is not None and unit.type != "airplane"
    cost = deploy_cost(setting, state, side, name) if ground else setting.cards.card(name).cost
    if cost > state.ap[side]:
        return too_dear(say.card(setting, name), cost, state.ap[side])
    return ""


def _deploy(setting: Setting, state: State, side: int, words: Sequence[str]) -> str:
    if said := _in_hand(setting, state, side, words[0]):
        return said
    card = setting.cards.units.get(words[0])
    if card is None or card.type == "airplane":
        return f"{say.card(setting, words[0])} is not deployed: play or fly it (2GM-CON-5)"
    cell = _cell(setting, words[1]) if len(words) == 2 else ""
    if isinstance(cell, str):
        return cell
    if cell not in setting.board.entry(side):
        line = setting.board.line(setting.board.entry(side)[0])
        return f"units enter on the deployment line, line {line} (2GM-FACE-4)"
    newcomer = Unit(id=0, side=side, card=card.id, cell=-1)
    return _why_not_there(setting, state, newcomer, cell)


MOMENTS = {
    "after-miss": "right after a miss",
    "after-shooting": "when the shooting is over",
}
"""When a card is played that is not for Deployment."""


def _card(setting: Setting, state: State, side: int, words: Sequence[str]) -> str:
    """The wrong moment, nothing to play it on, or not on that."""
    if said := _in_hand(setting, state, side, words[0]):
        return said
    name, card = say.card(setting, words[0]), setting.cards.supports.get(words[0])
    if card is not None and card.timing in MOMENTS:
        return f"{name} is played {MOMENTS[card.timing]}, not now (2GM-CON-5)"
    if card is not None and not plays_of(setting, state, side, card.id):
        kinds = f" ({say.listed(card.types)})" if card.types else ""
        return f"there is nothing to play {name} on{kinds}: {card.text} (2GM-CON-1, 2GM-CON-5)"
    return (
        f"{name} cannot be used like this: not that target, "
        "or the unit was affected by such a card before (2GM-CON-1, 2GM-CON-5)"
    )


def _equip(setting: Setting, state: State, side: int, words: Sequence[str]) -> str:
    unit = _own(setting, state, side, words[0])
    if isinstance(unit, str):
        return unit
    token = setting.cards.tokens.get(words[1]) if len(words) > 1 else None
    if token is None:
        return ""
    name = say.unit(setting, state, unit.id)
    if token.cost > state.ap[side]:
        return too_dear(token.title, token.cost, state.ap[side])
    if not takes_token(setting, unit, token):
        why = "wrong kind, twice the same, or no place"
        return f"{name} cannot carry {token.title}: {why} (2GM-CON-2)"
    return f"{name} is neither new nor on the deployment line (2GM-CON-2)"


LOOKS: dict[str, Callable[[Setting, State, int, Sequence[str]], str]] = {
    "move": _move, "shoot": _shoot, "deploy": _deploy, "play": _card, "fly": _card,
    "patrol": _card, "equip": _equip,
}  # fmt: skip
