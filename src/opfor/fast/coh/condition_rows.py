"""Conditions of a mission's lines as rows of numbers."""

from __future__ import annotations

from opfor.cardboard.coh.orders.conditions import Controls, Exists, LineCondition
from opfor.cardboard.coh.orders.nouns import Side, TargetKind
from opfor.cardboard.coh.orders.places import Pick, Within
from opfor.fast.coh import mind
from opfor.fast.coh.bot.line_conditions import CONDITION_WORDS
from opfor.fast.coh.order_numbers import COUNTED, WORDS, NotCovered, covered, number_of, put
from opfor.fast.coh.sizes import CONDITION_WIDTH
from opfor.fast.coh.values import NOTHING
from opfor.games.coh.values.solo_setting import SoloSetting


def condition_row(setting: SoloSetting, condition: LineCondition) -> list[int]:
    """What a condition asks for."""
    row, player = [0] * CONDITION_WIDTH, 1 - setting.solo.bot_side
    match condition:
        case Exists(counted=counted):
            covered(counted.kind in (TargetKind.UNIT, TargetKind.AI), condition)
            covered(counted.source is None, condition)
            row[mind.COND_KIND], row[mind.COND_NONE] = mind.SOME_COUNTER, int(condition.none)
            row[mind.COND_OF] = COUNTED[counted.kind]
            words = [number_of(WORDS, word) for word in counted.words]
            covered(
                len(words) <= CONDITION_WORDS and max(words, default=0) < mind.HIGHEST_AR, words
            )
            put(row, mind.COND_WORD, words)
            _around(row, counted.where)
        case Controls(side=side, hexes=hexes):
            row[mind.COND_KIND] = mind.MARKERS_HELD
            row[mind.COND_SIDE] = 1 - player if side is Side.AI else player
            asked = [c.hex in hexes or not hexes for c in setting.mission.control]
            row[mind.COND_MARKERS] = sum(is_so << n for n, is_so in enumerate(asked))
        case _:
            raise NotCovered(str(condition))
    return row


def _around(row: list[int], where: object) -> None:
    """Where the counters asked about must be: anywhere, or near any counter or Objective."""
    row[mind.COND_WITHIN] = NOTHING
    if where is None:
        return
    if not isinstance(where, Within) or not isinstance(where.of, Pick):
        raise NotCovered(str(where))
    covered(not where.of.words and where.of.distance is None, where)
    row[mind.COND_WITHIN], row[mind.COND_AROUND] = where.hexes, number_of(COUNTED, where.of.kind)
