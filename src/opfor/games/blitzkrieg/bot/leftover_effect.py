"""Asked after an outright win: which effect of the spaces left empty comes next?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose, settled
from opfor.core.measure import measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, lowest
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import Which
from opfor.games.blitzkrieg.values.options import Setting


@measure(silent=True)
@cite("R-BLZ-18")
def from_the_top(war: War, space: int) -> int:
    """Campaigns from the top, spaces from the left: as the board is numbered."""
    return space


def name_of_space(setting: Setting, space: int) -> str:
    """``western-europe/2/1``: theatre, campaign, space."""
    where = setting.board.spaces[space]
    return f"{setting.board.theatres[where.theatre].id}/{where.campaign + 1}/{where.position}"


LEFTOVER_EFFECT: Asked = Question(
    "leftover-effect",
    "Which effect of the theatre it won does the bot take next?",
    "the effects of the theatre's empty spaces that count for something",
    (lowest("R-BLZ-18", from_the_top),),
    named=lambda play, space: name_of_space(play.setting, space),
    chosen="It takes the effect of {}",
)


def bots_leftover(war: War) -> int:
    """The space whose leftover effect comes next."""
    ask(war)
    for place in range(war.leftovers):
        propose(war, war.leftover[place])
    narrow(war, Which.LEFTOVER)
    return settled(war)
