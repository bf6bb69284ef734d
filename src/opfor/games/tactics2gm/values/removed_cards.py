"""Cards the AI's deck never holds: taken out by the rules, the Player or the scenario."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.options import Setting
from opfor.kit.own_tables import own_rows


@cite("2GM-BR-1", "2GM-BR-3", "2GM-SC-1", "GT-2GM-5")
def removed_cards(setting: Setting) -> set[str]:
    """Cards the AI never has: the four of the rules, what the Player took out, what the scenario
    forbids or makes useless."""
    more = {name.strip() for name in setting.options.remove.split(",") if name.strip()}
    ai = 0 if setting.ai is None else setting.ai
    return {*setting.numbers.army.removed, *more, *setting.forbidden[ai]}


def strangers(setting: Setting) -> list[str]:
    """Cards of the owner's that no army lists: typed in when they were drawn."""
    rows = (*own_rows("units", "units"), *own_rows("supports", "supports"))
    if not rows:
        return []
    out = removed_cards(setting)
    listed = {name for army in setting.cards.armies.values() for name in army.copies}
    return [str(row["id"]) for row in rows if "id" in row and row["id"] not in listed | out]
