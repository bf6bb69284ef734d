"""Why a person's own act is not legal: the reason with its rule, not a list of what would fit."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from opfor.core.language import ENGLISH
from opfor.core.phrases import folded
from opfor.core.requests import Choose
from opfor.games.tactics2gm.course import lookout
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.looks import reach_of
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values.arms import armed_slots, weapon
from opfor.games.tactics2gm.values.codes import Hindrance
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.movement_points import entry_cost, pace
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import HQ, NO_FIRE, State, Unit, terrain_target, unit_alive

PHASES = {
    "movement": ("move", "cover", "swap", "load", "unload", "assault"),
    "deployment": ("deploy", "equip", "play", "fly", "patrol"),
    "shooting": ("shoot", "heal", "extra"),
}
PHASE_OF = {verb: phase for phase, verbs in PHASES.items() for verb in verbs}
FROM_HAND = ("deploy", "play", "fly", "patrol")


class Refusal(Exception):
    """Says why; ends the looking."""


def no(message: str, **values: Any) -> Refusal:
    return Refusal(SAY(f"refused-{message}", **values))


def refused(setting: Setting, state: State, request: Choose, text: str) -> str:
    """The reason, or nothing where the text is no act of this game."""
    side = setting.seats.index(request.seat)
    words = text.casefold().split()
    if words and words[0] in state.decks[side].hand and words[0] in setting.cards.supports:
        words.insert(0, "play")
    verb = verb_meant(words[0]) if words else ""
    if verb not in PHASE_OF:
        return ""
    rest = words[1:]
    if verb in FROM_HAND:
        rest = _by_title(setting, state, side, rest)
    try:
        if request.question in PHASES and PHASE_OF[verb] != request.question:
            phase, now = (SAY.thing(f"phase-{p}") for p in (PHASE_OF[verb], request.question))
            raise no("phase", verb=words[0], phase=phase, now=now)
        if rest and verb in LOOKS:
            LOOKS[verb](setting, state, side, rest)
    except Refusal as found:
        return str(found)
    return ""


def verb_meant(word: str) -> str:
    """The English verb of a typed one: ``move`` for ``mover``."""
    own = {folded(SAY(f"verb-{verb}")): verb for verb in PHASE_OF}
    return word if word in PHASE_OF else own.get(folded(word), "")


def _by_title(setting: Setting, state: State, side: int, words: list[str]) -> list[str]:
    """The words with the card in hand that the first of them name, ``m10`` for M10 Wolverine."""
    for size in range(len(words), 0, -1):
        said = folded(" ".join(words[:size]))
        for card in state.decks[side].hand:
            title = folded(str(say.card(setting, card)))
            if card == words[0] or title.startswith(said) or f" {said}" in title:
                return [card, *words[1 if card == words[0] else size :]]
    return words


def _own(setting: Setting, state: State, side: int, given: str) -> Unit:
    unit = next((u for u in state.units if str(u.id) == given), None)
    if unit is None:
        raise no("no-unit", n=given)
    if unit.side != side:
        raise no("not-yours", unit=say.unit(setting, state, unit.id))
    return unit


def cell_at(setting: Setting, given: str) -> int | None:
    """The space of ``3.5``; nothing off the board."""
    found, board = re.fullmatch(r"(\d{1,3})[.-](\d{1,3})", given), setting.board
    if found and 1 <= int(found[1]) <= board.lines and 1 <= int(found[2]) <= board.columns:
        return board.cell(int(found[1]), int(found[2]))
    return None


def _cell(setting: Setting, given: str) -> int:
    found, board = cell_at(setting, given), setting.board
    if found is None:
        raise no("off-board", at=given, lines=board.lines, columns=board.columns)
    return found


HINDRANCES = {
    Hindrance.NONE: "",
    Hindrance.MOVED: "moved",
    Hindrance.FRESH: "fresh",
    Hindrance.ABOARD: "aboard",
    Hindrance.HALTED: "halted",
    Hindrance.NO_MOVEMENT: "no-movement",
}


def hindrance_of(setting: Setting, state: State, unit: Unit) -> str:
    """What keeps a unit from moving now, as its message is called; empty if nothing does."""
    return HINDRANCES[lookout.hindrance(setting, state, unit)]


def _move(setting: Setting, state: State, side: int, words: Sequence[str]) -> None:
    unit = _own(setting, state, side, words[0])
    name = say.unit(setting, state, unit.id)
    if unit.aboard:
        raise no("riding", unit=name, transport=say.unit(setting, state, unit.aboard))
    if hindered := hindrance_of(setting, state, unit):
        raise Refusal(SAY(f"hindered-{hindered}", unit=name))
    if len(words) > 1:
        cell = _cell(setting, words[1])
        _keep_out(setting, state, unit, cell)
        points = pace(setting, unit)
        raise no("too-far", unit=name, where=say.space(setting, cell), n=points)


def _keep_out(setting: Setting, state: State, unit: Unit, cell: int) -> None:
    """What of the space itself keeps a unit out."""
    where = say.space(setting, cell)
    if cell == unit.cell:
        raise no("there", unit=say.unit(setting, state, unit.id))
    piece, card = state.terrain[cell], setting.cards.units[unit.card]
    if piece is not None and entry_cost(setting, state, card, cell) is None:
        terrain, kind = say.card(setting, piece.card), SAY.thing(f"type-{card.type}")
        raise no("ground", terrain=terrain, where=where, kind=kind)
    if not lookout.has_room(setting, state, unit.side, cell):
        units = [say.unit(setting, state, u.id) for u in state.units if u.cell == cell]
        raise no("full", where=where, units=units)


def _shoot(setting: Setting, state: State, side: int, words: Sequence[str]) -> None:
    unit = _own(setting, state, side, words[0])
    name = say.unit(setting, state, unit.id)
    if unit.aboard:
        raise no("aboard-fire", unit=name)
    if unit.halted & NO_FIRE:
        raise no("stopped", unit=name)
    if not armed_slots(setting, unit):
        raise no("unarmed", unit=name)
    if not lookout.ready_slots(setting, state, unit):
        raise no("fired", unit=name)
    if len(words) > 1:
        _range(setting, state, unit, words[-1])


def _range(setting: Setting, state: State, unit: Unit, given: str) -> None:
    target = _target(setting, given)
    foe = None if target is None or target <= 0 else unit_alive(state, target)
    if target is None or (target > 0 and foe is None):
        raise no("no-target", given=given)
    if foe is not None and (foe.side == unit.side or foe.cell < 0):
        which = "own-target" if foe.side == unit.side else "rider-target"
        raise no(which, unit=say.unit(setting, state, foe.id))
    if target < HQ and state.terrain[-1 - target] is None:
        raise no("no-terrain", where=say.space(setting, -1 - target))
    spot = lookout.cell_of(setting, state, unit.side, target)
    arms = {slot: weapon(setting, unit, slot) for slot in lookout.ready_slots(setting, state, unit)}
    if not any(lookout.in_range(setting, state, arm, unit.cell, spot) for arm in arms.values()):
        reach = [
            SAY.thing("arm-range", arm=say.arm(setting, unit, slot), range=reach_of(arm))
            for slot, arm in arms.items()
        ]
        away, aim = (
            setting.board.distance[unit.cell][spot],
            say.target(setting, state, target, unit.side),
        )
        raise no("range", target=say.capital(aim), n=away, reach=reach)


def _target(setting: Setting, given: str) -> int | None:
    if given == "hq" or given == folded(SAY("typed-hq")):
        return HQ
    if given.isdecimal() and len(given) < 6:
        return int(given)
    cell = cell_at(setting, given.removeprefix("t")) if given.startswith("t") else None
    return None if cell is None else terrain_target(cell)


def _in_hand(setting: Setting, state: State, side: int, name: str) -> None:
    """Not in hand, or too dear."""
    if name not in state.decks[side].hand or name == HIDDEN:
        raise no("not-in-hand", card=say.card(setting, name))
    unit = setting.cards.units.get(name)
    ground = unit is not None and unit.type != "airplane"
    cost = (
        lookout.deploy_cost(setting, state, side, name) if ground else setting.cards.card(name).cost
    )
    if cost > state.ap[side]:
        raise no("dear", card=say.card(setting, name), cost=cost, ap=state.ap[side])


def _deploy(setting: Setting, state: State, side: int, words: Sequence[str]) -> None:
    _in_hand(setting, state, side, words[0])
    card = setting.cards.units.get(words[0])
    if card is None or card.type == "airplane":
        raise no("not-deployed", card=say.card(setting, words[0]))
    if len(words) == 2:
        cell, entry = _cell(setting, words[1]), setting.board.entry(side)
        if cell not in entry:
            raise no("entry", line=setting.board.line(entry[0]))
        _keep_out(setting, state, Unit(id=0, side=side, card=card.id, cell=-1), cell)


def _card(setting: Setting, state: State, side: int, words: Sequence[str]) -> None:
    """The wrong moment, nothing to play it on, or not on that."""
    _in_hand(setting, state, side, words[0])
    name, card = say.card(setting, words[0]), setting.cards.supports.get(words[0])
    if card is not None and SAY.has(f"refused-{card.timing}", ENGLISH):
        raise no(card.timing, card=name)
    if card is not None and not lookout.plays_of(setting, state, side, card.id):
        raise no("nothing-on", card=name, kinds=[SAY.thing(f"type-{kind}") for kind in card.types])
    raise no("card-use", card=name)


def _equip(setting: Setting, state: State, side: int, words: Sequence[str]) -> None:
    unit = _own(setting, state, side, words[0])
    token = setting.cards.tokens.get(words[1]) if len(words) > 1 else None
    if token is None:
        return
    said = {"unit": say.unit(setting, state, unit.id), "token": say.token(setting, token.id)}
    if token.cost > state.ap[side]:
        raise no("dear", card=say.capital(said["token"]), cost=token.cost, ap=state.ap[side])
    fits = lookout.takes_token(setting, state, unit, token.id)
    raise no("equip-where" if fits else "token", **said)


LOOKS: dict[str, Callable[[Setting, State, int, Sequence[str]], None]] = {
    "move": _move, "shoot": _shoot, "deploy": _deploy, "play": _card, "fly": _card,
    "patrol": _card, "equip": _equip,
}  # fmt: skip
