"""The table as text: complete without colour. The map first, then each side, then the own hand."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh import FOLDER, texts
from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation
from opfor.core.declared import declared
from opfor.core.phrases import listed
from opfor.games.coh_generator.rules.card_play import why_not_top
from opfor.games.coh_generator.rules.turn_order import sequence
from opfor.games.coh_generator.told import names as say
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.told.text_map import map_lines
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import UNSEEN, State, UnitAt
from opfor.kit.hexes import Facing


def board(setting: Setting, state: State, seat: str) -> str:
    """What lies on the table, as a seat may see it."""
    lines = [headline(setting, state)]
    if state.layout:
        maps = listed(say.map_of(placed.board) for placed in state.layout)
        lines += ["", SAY("maps", maps=maps), *map_lines(state)]
    return "\n".join([*lines, *in_words(setting, state, seat)])


def headline(setting: Setting, state: State) -> str:
    """What is generated, and how far it has come."""
    plays = sequence(setting, state) if state.stage == "play" and state.lead else ()
    role = plays[min(state.turn, len(plays) - 1)] if plays else ""
    stage = "play" if plays else "done" if state.stage == "done" else "other"
    return SAY(
        "headline",
        title=title(setting),
        rounds=state.rounds,
        stage=stage,
        n=state.turn + 1,
        all=len(plays),
        role=say.role(role) if role else "",
        player="none" if setting.options.solo else say.player(state.roles.get(role, "")),
    )


def title(setting: Setting) -> str:
    known = setting.content.guidelines.get(setting.options.guideline)
    return setting.plan.title if known is None else texts.guideline(known).title


def in_words(setting: Setting, state: State, seat: str) -> Iterator[str]:
    """Everything but the map: rules of the guideline, markers and counters, each side, the AI,
    the cards in hand."""
    known = setting.content.guidelines.get(setting.options.guideline)
    ours = known is not None and known.special_rules == setting.plan.special_rules
    yield from (
        texts.guideline(known).special_rules if ours and known else setting.plan.special_rules
    )
    yield from (SAY("note", advice=declared(FOLDER)(each)) for each in setting.plan.advice)
    for marker in state.markers:
        where = say.hexed(state, marker.hex)
        yield f"{SAY('control-marker', who=box.nation(marker.owner), where=where)}."
    for work in state.works:
        told = {"work": box.work(work.kind), "where": say.hexed(state, work.hex)}
        yield SAY("work-at", who=box.nation(work.side), hidden=work.hidden, **told)
    for side in NATIONS:
        yield ""
        yield from _side(setting, state, side)
    yield from _solo(setting, state)
    yield from _hands(setting, state, seat)


def _side(setting: Setting, state: State, side: Nation) -> Iterator[str]:
    for role in setting.plan.roles(side):
        shown = role in state.roles and not setting.options.solo
        yield SAY(
            "role-line",
            role=say.role(role),
            player=say.player(state.roles[role]) if shown else "none",
            edge=box.edge(state.edges[role][0][1]) if role in state.edges else "none",
            caps=state.caps[role],
            rate=state.rates[role],
            held=len(state.hands.get(role, ())),
        )
    yield from (f"  {line}" for line in filed(setting, state, side))
    yield from (f"  {line}" for line in _units(state, side))


def filed(setting: Setting, state: State, side: Nation) -> Iterator[str]:
    """The cards on a side's record board, by section."""
    if (record := state.records.get(side)) is None:
        return
    for card in record.units:
        units = say.units(side, setting.card(side, card).bottom.units)
        yield SAY("filed-units", card=card, units=units)
    for section, cards in (("victory", record.victory), ("special", record.special)):
        for card in cards:
            told = {"section": SAY(f"section-{section}"), "card": card}
            yield SAY("filed-card", text=_says(setting, side, card), **told)
    for card in record.beside:
        yield SAY("filed-beside", title=say.condition(setting, card).title)


def _says(setting: Setting, side: Nation, card: str) -> str:
    if card in setting.content.conditions:
        condition = say.condition(setting, card)
        return f"{condition.title}: {condition.top.text}"
    return say.top_text(texts.card_top(side, setting.card(side, card)))


def _units(state: State, side: Nation) -> Iterator[str]:
    units = [unit for unit in state.units if unit.side == side]
    if here := [_placed(state, unit) for unit in units if unit.where in ("map", "hidden")]:
        yield SAY("units-there", units="; ".join(here))
    if edge := [unit.unit for unit in units if unit.where == "edge"]:
        yield SAY("units-edge", units=say.units(side, edge))
    for number in sorted({unit.round for unit in units if unit.where == "scheduled"}):
        due = [u.unit for u in units if u.where == "scheduled" and u.round == number]
        yield SAY("units-round", n=number, units=say.units(side, due))
    if cupped := [unit.unit for unit in units if unit.where == "cup"]:
        yield SAY("units-cup", units=say.units(side, cupped))


def _placed(state: State, unit: UnitAt) -> str:
    told = {"unit": say.unit(unit.side, unit.unit), "where": say.hexed(state, unit.hex)}
    if unit.where == "hidden":
        return SAY("unit-hidden", **told)
    shelter = "inside" if unit.inside else "outside" if unit.outside else "none"
    facing = box.facing(Facing[unit.facing].value)
    return SAY("unit-placed", facing=facing, shelter=shelter, **told)


def _solo(setting: Setting, state: State) -> Iterator[str]:
    if (solo := state.solo) is None:
        return
    yield ""
    yield SAY("ai-commands", who=box.nation(solo.ai), sheet=solo.sheet)
    rows = (("counteraction", solo.counteractions), ("mission-order", solo.mission_orders))
    for name, tiles in rows:
        for tile in tiles:
            yield f"  {SAY(f'ai-{name}', tile=_tile(setting, solo.ai, tile, 'tile'))}"
        if not tiles:
            yield f"  {SAY(f'ai-no-{name}')}"
    for space, tile in solo.track:
        yield f"  {SAY('ai-track', n=space, tile=_tile(setting, solo.ai, tile, 'tile-on-track'))}"
    yield f"  {SAY('ai-deck', n=solo.end_space, cards=len(solo.order_deck))}"
    yield f"  {SAY('ai-cup', units=say.units(solo.ai, solo.entry_cup) or SAY('empty'))}"


def _tile(setting: Setting, side: Nation, number: str, message: str) -> str:
    tile = texts.tile(side, setting.content.tiles[side][number])
    return SAY(message, n=number, title=tile.title, lines=" / ".join(tile.lines))


def _hands(setting: Setting, state: State, seat: str) -> Iterator[str]:
    """The cards the seat holds, both halves of each in full; in a solo mission, where the two
    cards drawn stand in the question, only what cannot be played."""
    for role, hand in state.hands.items():
        if state.roles.get(role) != seat or not hand or UNSEEN in hand:
            continue
        side = setting.plan.seat(role).side
        lines: list[str] = []
        for card in sorted(hand):
            fault = why_not_top(setting, state, role, side, card) if state.edges else None
            if fault is not None:
                why = declared(FOLDER)(fault.text)
                lines.append(SAY("hand-not-now", card=card, why=why, rule=fault.rule))
            if not setting.options.solo:
                lines += say.card_lines(side, setting.card(side, card))
        if lines:
            yield ""
            yield SAY("hand-of", role=say.role(role))
            yield from (f"  {line}" for line in lines)
