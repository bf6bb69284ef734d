"""What is known of a scenario's file while somebody writes it."""

from __future__ import annotations

from opfor.core.drawing import Drawing
from opfor.games.tactics2gm.told.drawn.choices import choices
from opfor.games.tactics2gm.told.drawn.faults import check
from opfor.games.tactics2gm.told.drawn.parts import fields_in_order
from opfor.games.tactics2gm.told.drawn.plan import blanks, plan, text_named
from opfor.games.tactics2gm.told.drawn.puts import put
from opfor.games.tactics2gm.told.drawn.stock import boards, units
from opfor.games.tactics2gm.told.drawn.turns import turns

DRAWING = Drawing(
    option="scenario",
    order=fields_in_order(),
    check=check,
    choices=choices,
    turns=turns,
    plan=plan,
    put=put,
    blanks=blanks,
    text=text_named,
    dials=("ai_ap",),
    units=units,
    boards=boards,
)
