"""What the drawing board of the game can do."""

from __future__ import annotations

from opfor.core.drawing import Drawing
from opfor.games.blitzkrieg.told.drawn.faults import check, choices
from opfor.games.blitzkrieg.told.drawn.parts import fields_in_order
from opfor.games.blitzkrieg.told.drawn.plan import blanks, plan, text_named
from opfor.games.blitzkrieg.told.drawn.puts import put
from opfor.games.blitzkrieg.told.drawn.turns import turns

DRAWING = Drawing(
    option="board",
    order=fields_in_order(),
    check=check,
    choices=choices,
    turns=turns,
    plan=plan,
    put=put,
    blanks=blanks,
    text=text_named,
)
