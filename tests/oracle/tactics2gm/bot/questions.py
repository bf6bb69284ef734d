"""Every question the AI asks, in the order of a game and of a turn."""

from __future__ import annotations

from typing import Any

from opfor.core.question import Question
from tests.oracle.tactics2gm.bot.acting_order import MOVES_NEXT, SHOOTS_NEXT
from tests.oracle.tactics2gm.bot.cards.airplanes import FLIGHT
from tests.oracle.tactics2gm.bot.cards.espionage import ESPIONAGE
from tests.oracle.tactics2gm.bot.cards.luck import LUCK
from tests.oracle.tactics2gm.bot.cards.promotion import PROMOTE
from tests.oracle.tactics2gm.bot.cards.sortie import SORTIE
from tests.oracle.tactics2gm.bot.cards.support_targets import SUPPORT
from tests.oracle.tactics2gm.bot.deployment.equipment import EQUIP, EQUIPPED_NEXT, TOKEN
from tests.oracle.tactics2gm.bot.deployment.face_off import COLUMN
from tests.oracle.tactics2gm.bot.deployment.next_card import DEPLOY, RIDER
from tests.oracle.tactics2gm.bot.movement.destination import MOVE, RELIEF
from tests.oracle.tactics2gm.bot.movement.riders import UNLOAD
from tests.oracle.tactics2gm.bot.setup.army_deck import ARMY
from tests.oracle.tactics2gm.bot.setup.bid import BID
from tests.oracle.tactics2gm.bot.setup.pre_game import IN_ADVANCE, PLACE
from tests.oracle.tactics2gm.bot.shooting.healers import HEAL
from tests.oracle.tactics2gm.bot.shooting.weapons import SHOOT
from tests.oracle.tactics2gm.bot.stance.roll import STANCE

QUESTIONS: tuple[Question[Any, Any], ...] = (
    ARMY, BID, IN_ADVANCE, PLACE, STANCE, MOVES_NEXT, RELIEF, MOVE, UNLOAD, DEPLOY, COLUMN, RIDER,
    EQUIPPED_NEXT, EQUIP, SUPPORT, ESPIONAGE, SORTIE, FLIGHT, TOKEN, HEAL, SHOOTS_NEXT, SHOOT,
    LUCK, PROMOTE,
)  # fmt: skip
