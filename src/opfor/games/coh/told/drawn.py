"""What is known of a mission's file while somebody writes it."""

from __future__ import annotations

from opfor.cardboard.coh.missions.checking import check
from opfor.cardboard.coh.missions.choices import choices, fields_in_order
from opfor.cardboard.coh.missions.turns import turns
from opfor.cardboard.coh.plan.laid_out import blanks, plan, text_named
from opfor.cardboard.coh.plan.puts import put
from opfor.cardboard.coh.plan.stock import boards, units
from opfor.core.drawing import Drawing

DRAWING = Drawing(
    option="mission",
    order=fields_in_order(),
    check=check,
    choices=choices,
    turns=turns,
    plan=plan,
    put=put,
    blanks=blanks,
    measured="measured",
    text=text_named,
    units=units,
    boards=boards,
)
