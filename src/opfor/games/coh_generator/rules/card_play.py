"""Playing generator cards: which options are open, and what a play does."""

from __future__ import annotations

from opfor.cardboard.coh.generator_cards import effects as does
from opfor.cardboard.coh.generator_cards.effects import HalfEffect
from opfor.cardboard.coh.generator_cards.tables import Bottom, Nation, Top
from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh_generator.rules.card_effects import (
    LEAST_ROUNDS,
    change_caps,
    marker_rule,
    resolve,
)
from opfor.games.coh_generator.rules.hidden_units import hidden_side, hideable
from opfor.games.coh_generator.rules.maps import layable, unused
from opfor.games.coh_generator.rules.placement_limits import Fault, hexes_passing
from opfor.games.coh_generator.rules.setup import deal
from opfor.games.coh_generator.rules.trucks import routes
from opfor.games.coh_generator.rules.turn_order import Turn, sequence
from opfor.games.coh_generator.rules.unit_placement import playable_cards
from opfor.games.coh_generator.rules.unit_supply import next_free, take_any
from opfor.games.coh_generator.values.actions import PlayCard
from opfor.games.coh_generator.values.events import (
    CardPlayed,
    CardReturned,
    RuleAdded,
    StageReached,
    TurnEnded,
    UnitsGained,
)
from opfor.games.coh_generator.values.ground import field_of
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import Played, RuleAt, State, UnitAt


@cite("GEN-3.0-a", "GEN-3.0-b", "SOLO-5.2-d")
def play_card(play: GeneratorPlay) -> Procedure[None]:
    """The next role plays one card for its top or its bottom; then it is the next one's turn."""
    setting: Setting = play.setting
    plays = sequence(setting, play.state)
    role = plays[play.state.turn]
    side = setting.plan.seat(role).side
    if setting.options.solo:
        yield from draw_two(play, role)
    options = open_options(setting, play.state, role, side)
    question = f"Which {side.capitalize()} card is played, for its top or its bottom?"
    player = play.state.roles[role]
    answer: PlayCard = yield Choose(player, question, options, rule="GEN-3.0-b")
    yield from carry_out(play, role, side, answer)
    if setting.options.solo:
        return_unplayed(play, role)
    play.emit(TurnEnded())
    if play.state.turn == len(plays):
        play.emit(StageReached("facing"))


@cite("SOLO-5.2-b", "SOLO-5.2-c", "QS-1")
def draw_two(play: GeneratorPlay, role: str) -> Procedure[None]:
    """Two cards, or the one that is left; a card put back before lies on top."""
    left = len(play.state.decks[role]) + len(play.state.tops[role])
    for _ in range(min(2, left)):
        yield from deal(play, role)


@cite("SOLO-5.2-b")
def return_unplayed(play: GeneratorPlay, role: str) -> None:
    """The card not played goes back on top of its deck."""
    for card in play.state.hands[role]:
        play.emit(CardReturned(role, card))


def open_options(setting: Setting, state: State, role: str, side: Nation) -> tuple[PlayCard, ...]:
    """Both halves of every card in hand, less tops that cannot do anything now, and bottoms whose
    Units are all in play."""
    found: list[PlayCard] = []
    for card in state.hands[role]:
        if why_not_top(setting, state, role, side, card) is None:
            found.append(PlayCard(card, "top"))
        if not _lacks(state, side, setting.card(side, card).bottom.units):
            found.append(PlayCard(card, "bottom"))
    if not found:
        raise OpforError(
            f"no {side.capitalize()} card can be played: no counter is left of the kinds they bring"
        )
    return tuple(found)


@cite("GEN-3.1-b")
def _lacks(state: State, side: Nation, names: tuple[str, ...]) -> bool:
    """Whether fewer counters are left than a card brings; none comes twice."""
    return len(next_free(state, side, names)) < len(names)


def why_not_top(setting: Setting, state: State, role: str, side: Nation, card: str) -> Fault | None:
    """What keeps a top option from being played, if anything does."""
    for effect in setting.card(side, card).top.does:
        fault = _why_not(setting, state, role, side, effect)
        if fault is not None:
            return fault
    return None


@cite("QG-16", "QG-17")
def _why_not(
    setting: Setting, state: State, role: str, side: Nation, effect: HalfEffect
) -> Fault | None:
    """Options that need something that is not there are not offered."""
    match effect:
        case does.Conditions() if not state.condition_deck:
            return Fault("QG-16", "no Condition Card is left")
        case does.Defense() if not state.pool:
            return Fault("GEN-3.7.3-c", "no Defense Counter is left")
        case does.AddMap() if not layable(setting.boards, state):
            return Fault("QG-17", "no map is left to add, or no room for it")
        case does.SwitchMap() if not unused(setting.boards, state):
            return Fault("QG-17", "no map is left to switch to")
        case does.Truck(unit=unit) if _lacks(state, side, (unit,)):
            return Fault("GEN-3.1-b", "no counter of its kind is left")
        case does.Schedule(units=units) if _lacks(state, side, units):
            return Fault("GEN-3.1-b", "no counter of its kind is left")
        case does.Truck() if not any(True for _ in routes(field_of(state))):
            return Fault("SOLO-6.2-g", "no road joins two edges")
        case does.ControlMarker():
            _, test = marker_rule(setting.rulings, state, side, effect)
            if not any(True for _ in hexes_passing(state, test)):
                return Fault("GEN-3.7.2-a", "no hex can take the marker")
        case does.HideUnit() if not hideable(state, hidden_side(setting.rulings, side)):
            return Fault("SOLO-6.2-a", "no Unit waits that could hide")
        case does.Ambush() if not playable_cards(state, role, side):
            return Fault("SOLO-6.2-c", "no played card has Units that could hide")
        case does.Survive() if not any(unit.side == side for unit in state.units):
            return Fault("SOLO-6.1-b", "the side has no Units to choose")
        case does.Rounds(by=by) if state.rounds + by < LEAST_ROUNDS:
            return Fault("GEN-3.6-a", "the firefight cannot be shorter")
    return None


@cite("GEN-3.0-c", "GEN-3.0-d", "GEN-3.0-e", "GEN-3.0-f", "GEN-4.2-b", "QG-4")
def carry_out(play: GeneratorPlay, role: str, side: Nation, answer: PlayCard) -> Procedure[None]:
    """File the card under its section (or discard it), log the play, do what the half says."""
    card = play.setting.card(side, answer.card)
    played = Played(role=role, side=side, card=answer.card, half=answer.half)
    if answer.half == "bottom":
        play.emit(CardPlayed(played, "units"))
        yield from gain_units(play, role, side, answer.card, card.bottom)
    else:
        play.emit(CardPlayed(played, card.top.section if card.top.lasting else ""))
        yield from _play_top(play, role, side, answer.card, card.top)


def _play_top(
    play: GeneratorPlay, role: str, side: Nation, number: str, top: Top
) -> Procedure[None]:
    change_caps(play, role, top.caps, number)
    if top.kind == "rule":
        play.emit(RuleAdded(RuleAt(card=number, side=side)))
    turn = Turn(role, side, number)
    yield from resolve(play, turn, top.does)


@cite("GEN-3.1-a", "GEN-3.4-a", "QG-1")
def gain_units(
    play: GeneratorPlay, role: str, side: Nation, number: str, bottom: Bottom
) -> Procedure[None]:
    """The pictured Units go beside the entry edge; a CAP bonus counts at once."""
    names = list(bottom.units)
    if play.setting.options.ignore_numbers:
        names = yield from take_any(play, role, side, bottom.units)
    units = tuple(UnitAt(unit=name, side=side, role=role, card=number) for name in names)
    play.emit(UnitsGained(units))
    change_caps(play, role, bottom.caps, number)
