"""Every question the AI asks, in the order of a game and of a turn."""

from __future__ import annotations

from opfor.core.narrow import Asked
from opfor.games.tactics2gm.bot.acting_order import MOVES_NEXT, SHOOTS_NEXT
from opfor.games.tactics2gm.bot.cards.airplanes import FLIGHT
from opfor.games.tactics2gm.bot.cards.espionage import ESPIONAGE
from opfor.games.tactics2gm.bot.cards.luck import LUCK
from opfor.games.tactics2gm.bot.cards.promotion import PROMOTE
from opfor.games.tactics2gm.bot.cards.sortie import SORTIE
from opfor.games.tactics2gm.bot.cards.support_targets import SUPPORT
from opfor.games.tactics2gm.bot.deployment.equipment import EQUIP, EQUIPPED_NEXT, TOKEN_USE
from opfor.games.tactics2gm.bot.deployment.face_off import COLUMN
from opfor.games.tactics2gm.bot.deployment.next_card import DEPLOY, RIDER
from opfor.games.tactics2gm.bot.movement.destination import MOVE, RELIEF
from opfor.games.tactics2gm.bot.movement.riders import UNLOAD
from opfor.games.tactics2gm.bot.setup.army_deck import ARMY
from opfor.games.tactics2gm.bot.setup.bid import BID
from opfor.games.tactics2gm.bot.setup.pre_game import IN_ADVANCE, PLACE
from opfor.games.tactics2gm.bot.shooting.healers import HEAL
from opfor.games.tactics2gm.bot.shooting.weapons import SHOOT
from opfor.games.tactics2gm.bot.stance.roll import STANCE

QUESTIONS: tuple[Asked, ...] = (
    ARMY, BID, IN_ADVANCE, PLACE, STANCE, MOVES_NEXT, RELIEF, MOVE, UNLOAD, DEPLOY, COLUMN, RIDER,
    EQUIPPED_NEXT, EQUIP, SUPPORT, ESPIONAGE, SORTIE, FLIGHT, TOKEN_USE, HEAL, SHOOTS_NEXT, SHOOT,
    LUCK, PROMOTE,
)  # fmt: skip
