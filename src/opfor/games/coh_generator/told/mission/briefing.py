"""The words of a generated mission: title, briefing, tasks, rules in force. They are English, as a
mission file is the same in every language; ``cardboard/coh/made_texts.py`` says them in others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from opfor.cardboard.coh.board.printed import board
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.generator_cards.content import unit_of
from opfor.cardboard.coh.generator_cards.effects import (
    CardRate,
    EnemyCaps,
    GivesArtillery,
    Kills,
    Rounds,
)
from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation
from opfor.core.cite import cite
from opfor.core.phrases import capital, either, listed
from opfor.games.coh_generator.rules.turn_order import enemy_of
from opfor.games.coh_generator.told import names as say
from opfor.games.coh_generator.told.card_words import NOTES, rule_half, rule_title
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values.ground import field_of
from opfor.games.coh_generator.values.state import MarkerAt, RuleAt, VictoryCondition

SETTLED = (Rounds, EnemyCaps, Kills)
"""Effects that a mission's numbers and tasks tell."""
NAMED = ("truck", "hidden", "survive", "kills")
"""Aims without a place that a mission is called by."""
BODIES = ("foot", "gun", "vehicle")


def title_of(done: Generated) -> str:
    """What is fought for, and on which ground."""
    markers = done.state.markers
    where = markers[0].hex.partition("-")[0] if markers else done.state.layout[0].board
    name = "made-title-numbered" if done.seed else "made-title"
    return SAY(name, prize=_prize(done), board=board(where).title, n=done.seed)


def _prize(done: Generated) -> str:
    if done.state.markers:
        return capital(place(done, done.state.markers[0].hex))
    for score in done.state.scores:
        if score.kind == "exit":
            return SAY("made-way-out", edge=entry_edge(done, enemy_of(score.side)))
        if score.kind in NAMED:
            return SAY(f"made-prize-{score.kind}")
    return SAY("made-prize-none")


def briefing_of(done: Generated) -> str:
    """A few sentences: where, who comes from where, what each side is after."""
    state, solo = done.state, done.state.solo
    maps = listed(
        SAY("made-map", board=placed.board, title=board(placed.board).title)
        for placed in state.layout
    )
    told = [SAY("made-ground" if solo else "made-ground-rounds", maps=maps, n=state.rounds)]
    told += [_coming(done, side) for side in NATIONS]
    wishes = [wish for side in NATIONS if (wish := _wish(done, side))]
    told += wishes or [SAY("made-no-wish")]
    if solo is not None:
        deed = "defends" if solo.sheet == "defense" else "attacks"
        told.append(SAY(f"made-you-{deed}", side=SAY(f"made-{solo.player}s-name")))
    return " ".join(told)


def _coming(done: Generated, side: Nation) -> str:
    """``The Germans come from the south with 7 foot units; 3 already on the map.``"""
    units = [unit for unit in done.state.units if unit.side == side]
    bodies = Counter[str](unit_of(side, unit.unit).kind for unit in units)
    there = [amount(f"made-{body}", bodies[body]) for body in BODIES if bodies[body]]
    stand = sum(unit.where == "map" for unit in units)
    name = f"made-{side}s{'-stand' * bool(stand)}"
    said = listed(there, SAY("made-nobody"))
    return SAY(name, edge=entry_edge(done, side), units=said, n=stand)


def amount(name: str, number: int) -> str:
    return SAY(name if number == 1 else f"{name}s", n=number)


def _wish(done: Generated, side: Nation) -> str:
    """What a side is after, without its points; what one is to take the other is to hold."""
    state = done.state
    wishes = [
        SAY("made-wish-take", place=place(done, m.hex)) for m in state.markers if m.owner != side
    ]
    for score in state.scores:
        if score.side == side and score.kind in ("exit", "truck", "hidden", "survive"):
            edge = entry_edge(done, enemy_of(side))
            units = say.units(side, score.of) if score.kind == "survive" else ""
            wishes.append(SAY(f"made-wish-{score.kind}", edge=edge, units=units))
    said = listed(dict.fromkeys(wishes), "")
    return SAY(f"made-wish-{side}", wishes=said) if said else ""


def special_rules(done: Generated) -> tuple[str, ...]:
    """Rules in force, as sentences with whom they bind; those of the guideline were for the
    generation, which is over, and how sides score is in their tasks."""
    found = []
    for rule in done.state.rules:
        if not rule.key and not is_idle(done, rule):
            title, text = rule_title(done.content, rule), rule_half(done.content, rule).text
            whom = SAY(f"made-{rule.side or 'both'}")
            found.append(SAY("made-rule", title=title, side=whom, text=text))
    if done.state.solo is not None:
        found += [SAY(f"made-{NOTES[note]}") for note in done.state.solo.notes]
    return tuple(dict.fromkeys(found))


@cite("QS-16")
def is_idle(done: Generated, rule: RuleAt) -> bool:
    """Whether a rule is over with the generation, or helps only a person and is the AI's: its
    tile stands in for it."""
    effects = rule_half(done.content, rule).does
    if effects and all(isinstance(effect, SETTLED) for effect in effects):
        return True
    ours = done.state.solo is not None and rule.side == done.state.solo.ai
    return ours and all(isinstance(effect, CardRate | GivesArtillery) for effect in effects)


@cite("GEN-3.2-a")
def task_of(done: Generated, side: Nation) -> str:
    """Everything a side scores for, a sentence each; what cards say about set-up is over."""
    found = [SAY("made-usual"), *(_marker(done, side, marker) for marker in done.state.markers)]
    for score in done.state.scores:
        if score.side == side:
            found += _task(done, side, score)
    return " ".join(dict.fromkeys(found))


def _marker(done: Generated, side: Nation, marker: MarkerAt) -> str:
    name = "made-keep" if marker.owner == side else "made-take"
    return SAY(name, place=place(done, marker.hex), points=amount("made-point", marker.vp))


def _task(done: Generated, side: Nation, score: VictoryCondition) -> Iterator[str]:
    """One way to score; markers are told with their hexes, points once given are in the score."""
    told = {"points": amount("made-point", score.vp)}
    match score.kind:
        case "exit":
            yield SAY("made-exit", edge=entry_edge(done, enemy_of(side)), **told)
        case "kills":
            yield SAY("made-kills", units=hunted(score, enemy_of(side)), **told)
        case "hidden":
            yield SAY("made-hidden", **told)
        case "survive":
            yield SAY("made-survive", units=say.units(side, score.of), **told)
        case "truck":
            roads = {t.unit: t.road for t in done.state.trucks if t.side == side and t.road}
            for unit in [unit for unit in score.of if unit in roads][:1]:
                first, last = (done.shown(hex_) for hex_ in (roads[unit][0], roads[unit][-1]))
                yield SAY("made-trip", unit=say.unit(side, unit), first=first, last=last, **told)


def hunted(score: VictoryCondition, enemy: Nation) -> str:
    """What counts more: bodies and kinds in words."""
    if set(score.of) == set(BODIES):
        return SAY("made-enemy-unit")
    titles = {kind.id: kind.title for kind in unit_kinds().values()}
    said = [
        SAY(f"made-enemy-{name}") if name in BODIES else titles.get(f"{enemy}-{name}", name)
        for name in score.of
    ]
    return SAY("made-enemy", units=either(said))


def place(done: Generated, hex_: str) -> str:
    """``the stone building at E10``; open ground is a road, a hill or a field."""
    field = field_of(done.state)
    cell = field.cell(hex_)
    bare = "road" if field.road[cell] else "hill" if field.level[cell] else "field"
    terrain = field.terrain[cell]
    ground = terrain.title if terrain.id != "open" else SAY(f"made-{bare}")
    return SAY("made-place", ground=ground, where=done.shown(hex_))


def entry_edge(done: Generated, side: Nation) -> str:
    """The edge (or edges) a side comes in by."""
    roles = (role for role in done.state.edges if role.partition("-")[0] == side)
    return listed(dict.fromkeys(done.state.edges[role][0][1] for role in roles))
