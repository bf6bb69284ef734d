"""Position files: one decision of the AI, typed by hand or exported from a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from opfor.core.errors import BadPosition, OpforError
from opfor.core.game import Situation
from opfor.core.requests import Answer, Request
from opfor.core.trace import Decision, Sieve
from opfor.games.tactics2gm.course.position import Wanted, decided
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.told.positions.answer import actions_of, summary_of
from opfor.games.tactics2gm.told.positions.faults import check_going_on
from opfor.games.tactics2gm.told.positions.form import PositionForm, parse
from opfor.games.tactics2gm.told.positions.state import setting_of, state_of
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.stances import stance_named
from opfor.games.tactics2gm.values.state import AI, PLAYER, State, Unit

WHOSE_TURN = ("next-to-move", "next-to-shoot", "next-to-equip", "relief")
"""Questions that are settled before a unit is asked: an answer holds what units do."""


def read(rulings: Mapping[str, str], raw: bytes) -> tuple[Setting, State]:
    """Setting and state of a position, ready to be played on with the AI to move."""
    form = parse(raw)
    setting = setting_of(rulings, form)
    state = state_of(setting, form)
    return setting, replace(state, turns=(form.turn - 1, form.turn - 1), turn=2 * form.turn - 2)


def decide(
    rulings: Mapping[str, str], raw: bytes, chance: Callable[[Request], Answer]
) -> Situation:
    """One turn of the AI, or the phase the position asks for."""
    form = parse(raw)
    setting = setting_of(rulings, form)
    state = state_of(setting, form)
    check_going_on(setting, form, state.result)
    play = decided(setting, state, _wanted(setting, form), chance)
    names = {f"{u.card}#{u.id}": setting.names[u.id] for u in state.units}
    log = [renamed(item, names) if isinstance(item, Decision) else item for item in play.log]
    every = [item for item in log if isinstance(item, Decision)]
    decisions = tuple(d for d in every if d.chosen is not None and d.question not in WHOSE_TURN)
    actions = actions_of(setting, log, setting.names)
    return Situation(decisions, actions, summary_of(setting, decisions, actions))


def _wanted(setting: Setting, form: PositionForm) -> Wanted:
    is_dealt = form.hand is None and bool(form.deck or form.discard)
    if form.stance is None:
        return Wanted(None, form.phase, is_dealt, form.d10)
    try:
        stance = stance_named(setting.ai_kind, form.stance)
    except OpforError as error:
        raise BadPosition(f"position, {error}") from None
    return Wanted(stance, form.phase, is_dealt)


def renamed(decision: Decision, names: Mapping[str, str]) -> Decision:
    """A decision with units called as the position calls them."""

    def say(name: Any) -> Any:
        if not isinstance(name, str):
            return name
        spoken = name.replace("terrain:", "terrain ")
        return " by ".join(names.get(part, part) for part in spoken.split("/"))

    def step(s: Sieve) -> Sieve:
        values = {say(key): value for key, value in s.values.items()}
        return replace(s, kept=tuple(map(say, s.kept)), dropped=tuple(map(say, s.dropped)),
                       values=values)  # fmt: skip

    details = {
        key: value if key in ("modifiers", "rolled", "total") else say(value)
        for key, value in decision.details.items()
    }
    return replace(
        decision,
        candidates=tuple(map(say, decision.candidates)),
        steps=tuple(map(step, decision.steps)),
        survivors=tuple(map(say, decision.survivors)),
        chosen=say(decision.chosen),
        details=details,
    )


def write(setting: Setting, state: State) -> dict[str, Any]:
    """The position file of a state of a solo game with the AI to move."""
    if setting.ai is None:
        raise OpforError(SAY("position-two-player"))
    mission, board = setting.mission, setting.board
    out: dict[str, Any] = {
        "game": "2gm",
        "kind": setting.ai_kind,
        "turn": state.turns[AI] + 1,
        "ap": state.ap[AI],
        "player_ap": state.ap[PLAYER],
        "units": [_unit_form(setting, state, unit) for unit in state.units],
        "terrain": [
            {"card": piece.card, "line": board.line(cell), "column": board.column(cell),
             "damage": piece.damage}
            for cell, piece in enumerate(state.terrain)
            if piece is not None
        ],
        "target": None,
        "player_hand": len(state.decks[PLAYER].hand),
        "deck": list(state.decks[AI].draw),
        "discard": list(state.decks[AI].discard),
        "aircraft": list(state.decks[PLAYER].in_play),
        "hq": {"ai": state.hq[AI], "player": state.hq[PLAYER]},
        "losses": {"ai": state.losses[AI], "player": state.losses[PLAYER]},
        "supplied": mission.roles[AI].supplied,
        "night": setting.night,
        "arctic": setting.arctic,
        "columns": board.columns,
        "ai_ap": int(setting.ai_ap) if setting.ai_ap % 1 == 0 else setting.ai_ap,
    }  # fmt: skip
    if mission.target >= 0:
        must_fall = any(goal.kind == "destroy-target" for goal in mission.roles[AI].goals)
        out["target"] = {
            "line": board.line(mission.target),
            "column": board.column(mission.target),
            "goal": "destroy" if must_fall else "defend",
        }
    return out


def name_of(setting: Setting, unit: Unit) -> str:
    """What the position called the unit; else its side's letter and its number."""
    plain = f"{'a' if unit.side == AI else 'p'}{unit.id}"
    return setting.names.get(unit.id, plain)


def _unit_form(setting: Setting, state: State, unit: Unit) -> dict[str, Any]:
    board = setting.board
    form: dict[str, Any] = {
        "id": name_of(setting, unit),
        "side": "ai" if unit.side == AI else "player",
        "card": unit.card,
        "wounds": unit.wounds,
        "equipment": [token.kind for token in unit.tokens],
        "used": [token.kind for token in unit.tokens if token.used],
        "cover": unit.cover,
        "aim": unit.aim,
        "halted": unit.halted,
        "rank": unit.rank,
        "hidden": unit.hidden,
    }
    if unit.aboard:
        carrier = next(u for u in state.units if u.id == unit.aboard)
        form["aboard"] = name_of(setting, carrier)
    else:
        form |= {"line": board.line(unit.cell), "column": board.column(unit.cell)}
    return form
