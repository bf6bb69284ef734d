"""The AI's reasons in words: who does what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from opfor.core.measure import shortfall_of
from opfor.core.phrases import listed
from opfor.core.reasons import reason_words
from opfor.core.trace import Decision
from opfor.games.tactics2gm.bot.stance.modifiers import modifier_said
from opfor.games.tactics2gm.bot.stance.roll import band
from opfor.games.tactics2gm.bot.stance.table import stance_named
from opfor.games.tactics2gm.told.candidates import in_words, title_of
from opfor.games.tactics2gm.values.options import Setting

FOLDER = Path(__file__).parents[1]


def chosen(setting: Setting, decision: Decision, said: str) -> str:
    """The beginning of a sentence about a decision: the unit or card, and what it does."""
    if decision.question == "stance":
        return _stance(setting, decision, said)
    details = decision.details
    unit = in_words(setting, decision, details["unit"]) if "unit" in details else "the AI"
    card = title_of(setting, details.get("card", ""))
    match decision.question:
        case "move":
            stays = decision.candidates and decision.chosen == decision.candidates[0]
            return f"{unit} stays on {said}" if stays else f"{unit} moves to {said}"
        case "unload" if decision.chosen is None:
            return f"{unit} rides on"
        case "unload":
            return f"{unit} gets off at {said}"
        case "rider":
            return f"{said} rides in the {title_of(setting, details['aboard'])}"
        case "deploy" if decision.chosen is None:
            return "No further card is of use"
        case "deploy":
            return f"The next card is {said}"
        case "pre-game":
            return f"{card} is placed on {said}"
        case "column":
            return f"{card} enters on {said}"
        case "equip":
            return f"{unit} gets {said}"
        case "shoot" | "token" | "heal" | "promote" | "support" | "flight" | "sortie" | "luck":
            return _acted(setting, decision, unit, card, said)
        case "army" if "pile" not in details:  # of an old save: all piles at once
            return f"The AI's army counts {said}"
        case "army":
            return f"The AI's army takes {said} {_counted(details)}".rstrip()
        case "pre-game-unit" if decision.chosen is None:
            return "No further unit is placed before the game"
        case "pre-game-unit":
            return f"{said} is bought before the game"
    return f"{decision.question.replace('-', ' ').capitalize()}: {said}"


def _acted(setting: Setting, decision: Decision, unit: str, card: str, said: str) -> str:
    """What is done to somebody, and with what."""
    details = decision.details
    match decision.question:
        case "shoot" if decision.chosen is None:
            return f"{unit} does not shoot"
        case "shoot":
            return f"{unit} shoots at {said}{_weapon(setting, details)}"
        case "token" if decision.chosen is None:
            return f"{unit} keeps {title_of(setting, details['token'])}"
        case "token":
            return f"{unit} uses {title_of(setting, details['token'])} on {said}"
        case "heal":
            return f"{unit} tends {said}"
        case "promote":
            return f"{card} goes to {said}"
        case "flight":
            return f"{card} attacks {said}"
        case "sortie":
            return f"{card} {'waits on' if decision.chosen == 'patrol' else 'makes an'} {said}"
        case "luck":
            return f"{unit} {'does not roll' if decision.chosen is None else 'rolls'} again"
    return f"{card} is played on {said}"


def _stance(setting: Setting, decision: Decision, said: str) -> str:
    """The stance, and what it is after."""
    return f"Stance {said}, to {stance_named(setting.ai_kind, str(decision.chosen)).aim}"


def because(setting: Setting, decision: Decision) -> str:
    """What a die gave, and choices that a comparison would not explain."""
    say, settled = reason_words(FOLDER).sentences, _settling(decision)
    match decision.question:
        case "stance" if "rolled" in decision.details:
            return _stance_rolled(setting, decision)
        case "army" if settled == "number-of":
            return say["army"]
        case "bid" if settled == "is-bid-of-the-die":
            return say["bid"].format(rolled=_die(decision))
        case "move" if settled == "is-here" and decision.chosen == decision.candidates[0]:
            return say["stay"]
        case "pre-game-unit" if decision.chosen is None:
            return say["no-unit-before"]
    return ""


def _settling(decision: Decision) -> str:
    """The measure of the last criterion that dropped something."""
    at_work = (step for step in reversed(decision.steps) if step.applied and step.dropped)
    return next((step.measure for step in at_work), "")


def _die(decision: Decision) -> int:
    """What the die for the bid showed: those it ruled out say so."""
    values = (step.values.get(str(name)) for step in decision.steps for name in step.dropped)
    found = (shortfall_of(value) for value in values)
    return next((int(each.values[0]) for each in found if each is not None), 0)


def _stance_rolled(setting: Setting, decision: Decision) -> str:
    """``the die showed 7, with Attack +3 that makes 10, and it takes 9 or more``."""
    say, details = reason_words(FOLDER).sentences, decision.details
    parts = list(_modifiers(details.get("modifiers", ())))
    made = say["stance-made"].format(parts=listed(parts, ""), total=details["total"])
    bands = setting.numbers.stance.bands
    place = band(setting, details["total"])
    takes = f"{bands[place - 1] + 1} to {bands[place]}" if 0 < place < len(bands) else ""
    least, most = say["or-more"].format(least=bands[-1] + 1), say["up-to"].format(most=bands[0])
    return say["stance"].format(
        rolled=details["rolled"],
        made=made if parts else "",
        takes=takes or (most if place == 0 else least),
    )


def _modifiers(modifiers: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Alerts by name; lines of one kind together: ``AI on lines 1, 2 and 3 +3``."""
    say = reason_words(FOLDER).sentences
    for why in dict.fromkeys(m["why"] for m in modifiers):
        same = [m for m in modifiers if m["why"] == why]
        value = f"{sum(m['value'] for m in same):+d}".replace("-", "−")
        lines = [str(m["line"]) for m in same if m.get("line")]
        if lines and why in say:
            form = "lines" if len(lines) > 1 else "line"
            where = say[form].format(lines=listed(lines), line=lines[0])
            yield say[why].format(where=where, value=value)
        else:
            yield from (f"{modifier_said(why, m.get('line', 0))} {value}" for m in same[:1])


def _counted(details: dict[str, Any]) -> str:
    """``tank cards (1 of them by a roll of 7)``; old records chose a whole army at once."""
    if "pile" not in details:
        return ""
    more = details.get("more", 0)
    rolled = f" ({more} of them by a roll of {details['rolled']})" if more else ""
    return f"{details['pile']} cards{rolled}"


def _weapon(setting: Setting, details: dict[str, Any]) -> str:
    """``with Grenades``, where it is not the unit's own weapon."""
    weapon = details.get("weapon", "")
    if details.get("unit", "").startswith(f"{weapon}#"):  # some cards share a name with a token
        return ""
    return f" with {title_of(setting, weapon)}" if weapon in setting.cards.tokens else ""
