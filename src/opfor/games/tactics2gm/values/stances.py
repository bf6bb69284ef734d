"""The fifteen stances by kind of AI, from the most cautious to the boldest."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from opfor.core.cite import cite
from opfor.core.errors import OpforError, one_of
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.scenario_line import AiKindName


class Stance(Struct, frozen=True, dict=True):
    """A stance; ``code`` names its rows, ``is_offensive`` says who of the AI acts first, ``aim``
    what it is after, said to the Player (``to`` goes before it)."""

    name: str
    title: str
    code: str
    is_offensive: bool
    aim: str

    @cached_property
    def case(self) -> str:
        """The stance as the case of a rung: words to follow "if"."""
        kind = {"BR": "Dynamic", "OF": "Offensive", "DF": "Defensive"}[self.code[:2]]
        return f"the {kind} AI is in {self.title}"

    @property
    def movement(self) -> str:
        """The row that rules movement in this stance."""
        return f"2GM-{self.code}-M"

    @property
    def deployment(self) -> str:
        return f"2GM-{self.code}-D"

    @property
    def shooting(self) -> str:
        return f"2GM-{self.code}-S"


@cite("V-20")
def _dynamic() -> tuple[Stance, ...]:
    """The first two are the Dynamic AI's defensive mode, the others its offensive one."""
    return (
        Stance("total-defense", "Total Defense", "BR-TD", False, "stop whatever harms the HQ most"),
        Stance("defense", "Defense", "BR-DE", False, "hold the two lines nearest the HQ"),
        Stance("reinforce", "Reinforce", "BR-RE", True, "bring up many units and take the middle"),
        Stance(
            "advance",
            "Advance",
            "BR-AD",
            True,
            "hold three quarters of the field and cut your supply line",
        ),
        Stance("full-assault", "Full Assault", "BR-FA", True, "destroy your HQ"),
    )


@cite("2GM-SC-10")
def _offensive() -> tuple[Stance, ...]:
    return (
        Stance("reinforce-lines", "Reinforce Lines", "OF-RL", True, "secure the first two lines"),
        Stance("seize-and-hold", "Seize and Hold", "OF-SH", True, "take the middle of the field"),
        Stance("advance", "Advance", "OF-AD", True, "gain ground towards the target"),
        Stance("attack", "Attack", "OF-AT", True, "attack the target and cut your supply line"),
        Stance("full-assault", "Full Assault", "OF-FA", True, "reach the target at any cost"),
    )


@cite("2GM-SC-11")
def _defensive() -> tuple[Stance, ...]:
    return (
        Stance(
            "total-defense",
            "Total Defense",
            "DF-TD",
            False,
            "throw back whatever threatens the target",
        ),
        Stance("reinforce-lines", "Reinforce Lines", "DF-RL", False, "gather around the target"),
        Stance(
            "hold-position", "Hold Position", "DF-HP", False, "hold the lines around the target"
        ),
        Stance(
            "seize-and-hold",
            "Seize and Hold",
            "DF-SH",
            False,
            "drive the enemy back beyond the target",
        ),
        Stance(
            "overcome-defense",
            "Overcome Defense",
            "DF-OD",
            False,
            "destroy the most dangerous units and your supply line",
        ),
    )


STANCES: dict[AiKindName, tuple[Stance, ...]] = {
    "battle-royal": _dynamic(),
    "offensive": _offensive(),
    "defensive": _defensive(),
}


BY_CODE: dict[str, Stance] = {s.code: s for kind in STANCES.values() for s in kind}
STANCE_CASES = tuple(stance.case for stance in BY_CODE.values())
"""The stances as cases of a question, in the order of their numbers."""


def stance_named(kind: AiKindName, name: str) -> Stance:
    """The stance of this name; a wrong name is answered with the five of the kind."""
    for stance in STANCES[kind]:
        if stance.name == name:
            return stance
    raise OpforError(one_of(f"stance of the {kind} AI", name, [s.name for s in STANCES[kind]]))


@cite("2GM-ST-1", "Q2-17")
def band(setting: Setting, total: int) -> int:
    """Which of the five stances a total gives, 0 the most cautious."""
    return sum(total > end for end in setting.numbers.stance.bands)
