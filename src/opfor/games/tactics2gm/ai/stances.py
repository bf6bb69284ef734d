"""The fifteen stances by kind of AI, from the most cautious to the boldest."""

from __future__ import annotations

from dataclasses import dataclass

from opfor.core.cite import cite
from opfor.core.errors import OpforError, one_of
from opfor.games.tactics2gm.codes import AiKind


@dataclass(frozen=True, slots=True)
class Stance:
    """A stance; ``code`` names its rows, ``is_offensive`` says who of the AI acts first."""

    name: str
    title: str
    code: str
    is_offensive: bool

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
        Stance("total-defense", "Total Defense", "BR-TD", False),
        Stance("defense", "Defense", "BR-DE", False),
        Stance("reinforce", "Reinforce", "BR-RE", True),
        Stance("advance", "Advance", "BR-AD", True),
        Stance("full-assault", "Full Assault", "BR-FA", True),
    )


@cite("2GM-SC-10")
def _offensive() -> tuple[Stance, ...]:
    return (
        Stance("reinforce-lines", "Reinforce Lines", "OF-RL", True),
        Stance("seize-and-hold", "Seize and Hold", "OF-SH", True),
        Stance("advance", "Advance", "OF-AD", True),
        Stance("attack", "Attack", "OF-AT", True),
        Stance("full-assault", "Full Assault", "OF-FA", True),
    )


@cite("2GM-SC-11")
def _defensive() -> tuple[Stance, ...]:
    return (
        Stance("total-defense", "Total Defense", "DF-TD", False),
        Stance("reinforce-lines", "Reinforce Lines", "DF-RL", False),
        Stance("hold-position", "Hold Position", "DF-HP", False),
        Stance("seize-and-hold", "Seize and Hold", "DF-SH", False),
        Stance("overcome-defense", "Overcome Defense", "DF-OD", False),
    )


STANCES: dict[AiKind, tuple[Stance, ...]] = {
    "battle-royal": _dynamic(),
    "offensive": _offensive(),
    "defensive": _defensive(),
}


def stance_named(kind: AiKind, name: str) -> Stance:
    """The stance of this name; a wrong name is answered with the five of the kind."""
    for stance in STANCES[kind]:
        if stance.name == name:
            return stance
    raise OpforError(one_of(f"stance of the {kind} AI", name, [s.name for s in STANCES[kind]]))
