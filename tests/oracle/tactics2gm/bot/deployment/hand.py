"""The cards of the AI's hand as the Deployment phase looks at them."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import Shortfall
from opfor.games.tactics2gm.values.actions import PlaySupport
from opfor.games.tactics2gm.values.content import SupportRow, UnitRow
from opfor.games.tactics2gm.values.state import AI, State
from opfor.games.tactics2gm.values.unit_classes import Kit
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.deployment import deploy_cost, entry_cells, free_transports


class Hand:
    """The situation of one choice of a card. ``ap_at_start`` is what the AI had when the phase
    began, ``no_unit_drawn`` whether its hand then held no unit; ``kits`` is the equipment that
    units deployed this turn are to have, ``playing`` the support card being played."""

    __slots__ = ("_ahead", "ap", "ap_at_start", "kits", "names", "no_unit_drawn",
                 "playing", "ranks", "state", "survey", "useful", "ways")  # fmt: skip

    def __init__(self, survey: Survey, ap_at_start: int) -> None:
        self.survey = survey
        self.ap_at_start = ap_at_start
        self.kits: dict[int, Kit] = {}
        self.playing = ""
        self.look(survey.state)
        self.no_unit_drawn = not any(self.unit(name) for name in self.names)

    def look(self, state: State) -> None:
        """See what is in hand and in the treasury now."""
        self.state = state
        self._ahead: Survey | None = None
        self.names = sorted(set(state.decks[AI].hand))
        self.ap = state.ap[AI]
        self.useful: dict[str, bool | Shortfall] = {}
        self.ranks: dict[tuple[int, str], int] = {}
        self.ways: dict[str, list[PlaySupport]] = {}

    def ahead(self) -> Survey:
        """The board as units that move again look at it; made when it is first asked for."""
        if self._ahead is None:
            survey = self.survey
            self._ahead = Survey(survey.setting, self.state, survey.stance, is_moving=True)
        return self._ahead

    def unit(self, name: str) -> UnitRow | None:
        """A unit card that stands on the board; ``None`` for supports and airplanes."""
        card = self.survey.cards.units.get(name)
        return None if card is None or card.type == "airplane" else card

    def plane(self, name: str) -> UnitRow | None:
        card = self.survey.cards.units.get(name)
        return card if card is not None and card.type == "airplane" else None

    def support(self, name: str) -> SupportRow | None:
        return self.survey.cards.supports.get(name)

    def cost(self, name: str) -> int:
        """What the card costs now."""
        if self.unit(name) is not None:
            return deploy_cost(self.survey.setting, self.survey.state, AI, name)
        return self.survey.cards.card(name).cost

    def riders(self, transport: UnitRow) -> list[str]:
        """Cards of the hand that could be deployed aboard a transport and paid with it."""
        left = self.ap - self.cost(transport.id)
        return [
            name
            for name in self.names
            if (card := self.unit(name)) is not None
            and card.type in transport.carries
            and self.cost(name) <= left
        ]

    def is_loaded(self, name: str) -> bool:
        """A transport for which the hand holds a rider that can be paid too."""
        card = self.unit(name)
        return card is not None and card.type == "transport" and bool(self.riders(card))


@cite("V-11")
def can_enter(hand: Hand, name: str) -> bool:
    """A unit card that has a free space on the deployment line, or a ride."""
    survey = hand.survey
    setting, state = survey.setting, survey.state
    return bool(
        entry_cells(setting, state, AI, name, survey.crowd)
        or free_transports(setting, state, AI, name)
    )
