"""Why something was no candidate of the bot's decisions, in a sentence with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.trace import Decision
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.mentions import Thing, thing_meant
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, State

POOLS = ("bag-bot", "bag-player", "pile")


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
            said = SAY("out-points")
        case "stratagem":
            said = _stratagem(state, meant.name)
        case "pool":
            said = SAY(f"out-{meant.name}" if meant.name in POOLS else "out-from-row")
        case _:
            said = _unit(setting, state, meant)
    return f"{say.capital(said)}."


def _theatre(setting: Setting, state: State, decisions: Sequence[Decision], number: int) -> str:
    """Closed, not opened yet, or (of an advantage) the theatre it comes from; else not chosen."""
    theatre = say.theatre(setting, number)
    asked = [decision for decision in decisions if decision.question == "theatre"]
    if asked and setting.board.theatres[number].id in asked[-1].candidates:
        return SAY("out-went", what=theatre, **_gone(setting, asked[-1], number))
    campaign = state.campaigns[number]
    if campaign == CLOSED:
        return SAY("out-closed", theatre=theatre)
    if campaign == NOT_OPENED or asked:
        return SAY("out-not-open", theatre=theatre)
    return SAY("out-advantage" if decisions else "out-open", theatre=theatre)


def _gone(setting: Setting, asked: Decision, theatre: int) -> dict[str, Any]:
    """Where the bot went instead, and the rule that dropped a theatre in question."""
    wanted = setting.board.theatres[theatre].id
    gone = say.theatre(setting, setting.board.theatre_index[str(asked.chosen)])
    step = next((s for s in asked.steps if wanted in s.dropped), None)
    rows = "BLZ-B-1" if step is None else f"{step.rule}, {step.by}" if step.by else step.rule
    return {"gone": gone, "rows": rows}


def _campaign(setting: Setting, state: State, decisions: Sequence[Decision], space: int) -> str:
    """Of a theatre not chosen, not open, or the one where the bot placed."""
    where = setting.board.spaces[space]
    theatre = say.theatre(setting, where.theatre)
    what = SAY("out-campaign", n=where.campaign + 1, theatre=theatre)
    asked = [decision for decision in decisions if decision.question == "theatre"]
    wanted = setting.board.theatres[where.theatre].id
    if asked and wanted in asked[-1].candidates and asked[-1].chosen != wanted:
        return SAY("out-went", what=what, **_gone(setting, asked[-1], where.theatre))
    open_one = state.campaigns[where.theatre]
    if where.campaign == open_one:
        return SAY("out-campaign-open", what=what)
    is_later = where.campaign > open_one >= 0
    return SAY("out-campaign-later" if is_later else "out-campaign-closed", what=what)


def _space(setting: Setting, state: State, decisions: Sequence[Decision], space: int) -> str:
    """Of a theatre not chosen, of a campaign not open, or taken."""
    where = setting.board.spaces[space]
    name = say.space_name(setting, space, campaign=True)
    asked = [decision for decision in decisions if decision.question == "theatre"]
    theatre = setting.board.theatres[where.theatre].id
    if asked and all(decision.chosen != theatre for decision in asked):
        if theatre in asked[-1].candidates:
            why = SAY("out-went-there", **_gone(setting, asked[-1], where.theatre))
        else:
            why = _theatre(setting, state, asked, where.theatre)
        return SAY("out-space", where=name, why=why)
    numbers = [n for d in decisions for n in d.details.get("names", {}).values()]
    spaces = [n for n in numbers if isinstance(n, int)]
    there = [s for s in spaces if setting.board.spaces[s].theatre == where.theatre]
    open_one = setting.board.spaces[there[-1]].campaign if there else state.campaigns[where.theatre]
    if where.campaign != open_one:
        is_later = where.campaign > open_one >= 0
        return SAY("out-space-later" if is_later else "out-space-closed", where=name)
    if space in there:
        return SAY("out-space-among", where=name)
    if (holder := state.placed[space]) is not None:
        return SAY("out-space-taken", where=name, unit=say.owned(setting, *holder))
    return SAY("out-space-empty", where=name)


def _stratagem(state: State, name: str) -> str:
    title = say.stratagem(name)
    if name in (state.stratagem, state.in_force):
        return SAY("out-stratagem-in-force", stratagem=title)
    if name in state.cup:
        drawn = say.stratagem(state.stratagem)
        return SAY("out-stratagem-cup", stratagem=title, drawn=drawn)
    return SAY("out-stratagem-gone", stratagem=title)


def _unit(setting: Setting, state: State, meant: Thing) -> str:
    """Units the bot does not hold: on the board, in the person's reserve, anywhere else."""
    match meant.kind:
        case "placed":
            there = state.placed[meant.number]
            if there is None:
                return SAY("out-unit-nowhere")
            return SAY("out-unit-placed", unit=say.owned(setting, *there))
        case "reserve":
            return SAY("out-unit-yours")
        case "row":
            held = state.reserves[0]
            if meant.number < len(held):
                return SAY("out-unit-late", unit=say.unit(setting, held[meant.number]))
            return SAY("out-unit-slot", n=meant.number + 1)
    return SAY("out-unit-none", unit=say.unit(setting, meant.name))
