"""Why something was no candidate of the bot's decisions, in a sentence with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.trace import Decision
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.mentions import Thing, thing_meant
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, State

FROM_THE_ROW = "the bot places units of its row only (BLZ-3.1)"
POOLS = {
    "bag-bot": "the bot places from its row; the bag is only drawn from (BLZ-C-1)",
    "bag-player": f"that bag is yours; {FROM_THE_ROW}",
    "pile": "the bot places from its row; special weapons come out of the pile by research "
    "(BLZ-E-2)",
}


def out_of_question(
    setting: Setting, state: State, decisions: Sequence[Decision], thing: str
) -> str:
    """A sentence about what was never in question; empty if the game knows no such thing."""
    meant = thing_meant(setting, state, thing)
    if meant is None or setting.bot is None:
        return ""
    match meant.kind:
        case "theatre":
            said = _theatre(setting, state, decisions, meant.number)
        case "space":
            said = _space(setting, state, decisions, meant.number)
        case "campaign":
            said = _campaign(setting, state, decisions, meant.number)
        case "points":
            said = "victory points are scored, not chosen (BLZ-E-6)"
        case "stratagem":
            said = _stratagem(state, meant.name)
        case "pool":
            said = POOLS.get(meant.name, FROM_THE_ROW)
        case _:
            said = _unit(setting, state, meant)
    return f"{say.capital(said)}."


def _theatre(setting: Setting, state: State, decisions: Sequence[Decision], theatre: int) -> str:
    """Closed, not opened yet, or (of an advantage) the theatre it comes from; else not chosen."""
    name = say.theatre_name(setting, theatre)
    asked = [decision for decision in decisions if decision.question == "theatre"]
    if asked and setting.board.theatres[theatre].id in asked[-1].candidates:
        return f"{name}: {_not_there(setting, asked[-1], theatre)}"
    campaign = state.campaigns[theatre]
    if campaign == CLOSED:
        return f"{name} is closed, so no unit goes there (BLZ-1.3)"
    if campaign == NOT_OPENED or asked:
        return f"{name} was not open when the bot chose (BLZ-N-3)"
    if decisions:
        return f"{name} could not take the advantage: it goes to another theatre (QB-20)"
    return f"{name} is open; the bot has decided nothing yet (BLZ-B-1)"


def _not_there(setting: Setting, asked: Decision, theatre: int) -> str:
    """Why a theatre in question was not chosen: the rule that dropped it."""
    wanted = setting.board.theatres[theatre].id
    gone = say.theatre_name(setting, setting.board.theatre_index[str(asked.chosen)])
    step = next((s for s in asked.steps if wanted in s.dropped), None)
    rules = "BLZ-B-1" if step is None else f"{step.rule}, {step.by}" if step.by else step.rule
    return f"the bot went to {gone} ({rules})"


def _campaign(setting: Setting, state: State, decisions: Sequence[Decision], space: int) -> str:
    """Of a theatre not chosen, not open, or the one where the bot placed."""
    where = setting.board.spaces[space]
    name = f"campaign {where.campaign + 1} of {say.theatre_name(setting, where.theatre)}"
    asked = [decision for decision in decisions if decision.question == "theatre"]
    theatre = setting.board.theatres[where.theatre].id
    if asked and theatre in asked[-1].candidates and asked[-1].chosen != theatre:
        return f"{name}: {_not_there(setting, asked[-1], where.theatre)}"
    open_one = state.campaigns[where.theatre]
    if where.campaign == open_one:
        return f"{name} is open; a unit goes on one of its spaces (BLZ-2.2)"
    is_later = where.campaign > open_one >= 0
    return f"{name} is {'not open yet' if is_later else 'closed'} (BLZ-2.2)"


def _space(setting: Setting, state: State, decisions: Sequence[Decision], space: int) -> str:
    """Of a theatre not chosen, of a campaign not open, or taken."""
    where = setting.board.spaces[space]
    name = say.space_name(setting, space, campaign=True)
    asked = [decision for decision in decisions if decision.question == "theatre"]
    theatre = setting.board.theatres[where.theatre].id
    if asked and all(decision.chosen != theatre for decision in asked):
        was_open = theatre in asked[-1].candidates
        gone = _not_there(setting, asked[-1], where.theatre) if was_open else ""
        why = gone or _theatre(setting, state, asked, where.theatre)
        return f"{name} was out of the question: {why}"
    numbers = [n for d in decisions for n in d.details.get("names", {}).values()]
    spaces = [n for n in numbers if isinstance(n, int)]
    there = [s for s in spaces if setting.board.spaces[s].theatre == where.theatre]
    open_one = setting.board.spaces[there[-1]].campaign if there else state.campaigns[where.theatre]
    if where.campaign != open_one:
        when = "is not open yet" if where.campaign > open_one >= 0 else "is closed"
        return f"{name}: its campaign {when} (BLZ-2.2)"
    if space in there:
        return f"{name}: the bot chose among the spaces of its campaign (BLZ-2.3)"
    if (holder := state.placed[space]) is not None:
        unit = f"{say.possessive(setting, holder[0])} {say.unit_name(setting, holder[1])}"
        return f"{name} was taken: {unit} stands there (BLZ-2.2)"
    return f"{name} is empty; the bot has decided nothing there yet (BLZ-B-1)"


def _stratagem(state: State, name: str) -> str:
    title = say.stratagem_name(name)
    if name in (state.stratagem, state.in_force):
        return f"{title} is in force; the cup gave it (BLZ-A-1)"
    if name in state.cup:
        return (
            f"{title} stayed in the cup: {say.stratagem_name(state.stratagem)} was drawn (BLZ-A-1)"
        )
    return f"{title} is not in the cup (BLZ-A-1)"


def _unit(setting: Setting, state: State, meant: Thing) -> str:
    """Units the bot does not hold: on the board, in the person's reserve, anywhere else."""
    match meant.kind:
        case "placed":
            there = state.placed[meant.number]
            if there is None:
                return f"nothing stands there; {FROM_THE_ROW}"
            unit = f"{say.possessive(setting, there[0])} {say.unit_name(setting, there[1])}"
            return f"{unit} stands on the board already; {FROM_THE_ROW}"
        case "reserve":
            return f"that unit is yours; {FROM_THE_ROW}"
        case "row":
            held = state.reserves[0]
            if meant.number < len(held):
                unit = say.unit_name(setting, held[meant.number])
                return f"{unit} was not in the row yet when the bot chose (BLZ-C-1)"
            return f"the row has no unit {meant.number + 1} (BLZ-3.1)"
    return f"no {say.unit_name(setting, meant.name)} was in the row; {FROM_THE_ROW}"
