"""What an owner may enter: tokens of a set of one's own."""

from __future__ import annotations

from opfor.core.form import Form
from opfor.games.blitzkrieg.values.tables import TheatreRow, UnitRow
from opfor.kit.forms import form_of

FORMS: tuple[Form, ...] = (
    form_of("unit", "units", "units", UnitRow),
    form_of("theatre", "board", "theatres", TheatreRow),
)
