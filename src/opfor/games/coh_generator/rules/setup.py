"""Setting up: initiative, sides, maps, edges, decks and hands, in the booklet's order."""

from __future__ import annotations

from opfor.cardboard.coh.board.grid import EDGES, LONG_EDGES, Edge
from opfor.cardboard.coh.board.layout import opposite
from opfor.cardboard.coh.counters.action_cards import deck_of
from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Draw, Roll
from opfor.games.coh_generator.rules.defense_counters import defense_pool
from opfor.games.coh_generator.rules.maps import lay_map
from opfor.games.coh_generator.rules.turn_order import enemy_of
from opfor.games.coh_generator.values.actions import TakeDeck, TakeEdge, TakeSide
from opfor.games.coh_generator.values.events import (
    ActionCardDrawn,
    CardDealt,
    DecksBuilt,
    EdgeTaken,
    InitiativeWon,
    SidesTaken,
    StageReached,
)
from opfor.games.coh_generator.values.ground import outer_edge
from opfor.games.coh_generator.values.names import role_name
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import RecordBoard, State

FIRST_MAP = "Which map is played on?"


@cite("GEN-2.1-c", "GEN-2.1-d", "GEN-2.1-e", "GEN-2.1-j", "GEN-2.1-k", "GEN-2.1-l")
@cite("GEN-3.6-a", "QG-13", "QG-5")
def new(setting: Setting) -> State:
    """The table before the roll-off: record boards, both common decks, the pool of counters."""
    content, plan = setting.content, setting.plan
    return State(
        rounds=plan.rounds,
        caps={seat.role: seat.caps for seat in plan.seats},
        rates={seat.role: seat.rate for seat in plan.seats},
        records={side: RecordBoard() for side in NATIONS},
        action_deck=deck_of(plan.action_cards),
        condition_deck=tuple(sorted(content.conditions)),
        pool=defense_pool(setting),
    )


@cite("GEN-2.0-a", "QG-9", "QG-18")
def roll_off(play: GeneratorPlay) -> Procedure[None]:
    """Each player rolls two dice; the highest has the initiative, ties roll again.

    A solo mission draws the side instead.
    """
    setting: Setting = play.setting
    if setting.options.solo:
        yield from _draw_side(play)
        return
    rolling = setting.players
    while len(rolling) > 1:
        totals = {}
        for player in rolling:
            rolled = yield Roll("initiative", 2, 6, f"Initiative: player {player.upper()}")
            totals[player] = sum(rolled)
        best = max(totals.values())
        rolling = tuple(player for player, total in totals.items() if total == best)
    play.emit(InitiativeWon(rolling[0]))
    play.emit(StageReached("sides"))


@cite("SOLO-5.2-a", "SOLO-5.1-b", "SOLO-5.0-a")
def _draw_side(play: GeneratorPlay) -> Procedure[None]:
    """One person acts for both sides; which of them begins is drawn."""
    lead: Nation = yield Draw("initiative", NATIONS, "The side with the initiative", "SOLO-5.2-a")
    play.emit(InitiativeWon("player"))
    play.emit(SidesTaken(dict.fromkeys(NATIONS, "player"), lead))
    play.emit(StageReached("maps"))


@cite("GEN-2.1-b", "QG-18")
def take_sides(play: GeneratorPlay) -> Procedure[None]:
    """The Initiative Player picks his side; the others have the rest."""
    options = tuple(TakeSide(side) for side in NATIONS)
    winner = play.state.initiative
    answer: TakeSide = yield Choose(winner, "Which side do you command?", options)
    roles = assigned(play.setting, winner, answer.side)
    play.emit(SidesTaken(roles, answer.side))
    play.emit(StageReached("maps"))


def assigned(setting: Setting, winner: str, side: Nation) -> dict[str, str]:
    """Roles for everybody: round the table from the winner, sides by turns."""
    at = setting.players.index(winner)
    players = setting.players[at:] + setting.players[:at]
    ours, theirs = setting.plan.roles(side), setting.plan.roles(enemy_of(side))
    if len(ours) == len(theirs):
        seats = [role for pair in zip(ours, theirs, strict=True) for role in pair]
    elif len(ours) > len(theirs):
        seats = [ours[0], theirs[0], ours[1]]
    else:
        seats = [ours[0], *theirs]
    return dict(zip(seats, players, strict=True))


@cite("GEN-2.1-f")
def lay_maps(play: GeneratorPlay) -> Procedure[None]:
    """The Initiative Player picks a map; where the guideline says so, the other adds one."""
    lead: Nation = "german" if play.state.lead == "german" else "soviet"
    rival = play.setting.plan.roles(enemy_of(lead))[0]
    for who in play.setting.plan.maps:
        player = play.state.initiative if who == "initiative" else play.state.roles[rival]
        question = "Which map is laid beside it, and where?" if play.state.layout else FIRST_MAP
        yield from lay_map(play, player, question)
    play.emit(StageReached("edges"))


@cite("GEN-2.1-g", "GEN-GL-7", "GEN-GL-8")
def take_edges(play: GeneratorPlay) -> Procedure[None]:
    """One player picks an edge for his side; the other side is opposite; a second player of a
    side with separate edges picks one that nobody uses."""
    setting: Setting = play.setting
    plan, state = setting.plan, play.state
    first = plan.seats[0].role if plan.edges == "first-seat" else ""
    side: Nation = plan.seat(first).side if first else play.state.lead  # type: ignore[assignment]
    chooser = state.roles[first] if first else state.initiative
    offered = LONG_EDGES if plan.edges == "long" else EDGES
    whose = role_name(first) if first else f"the {side.capitalize()}s"
    question = f"Which edge do the Units of {whose} enter by?"
    edge = yield from _pick_edge(chooser, offered, question)
    ours = (first,) if first else plan.roles(side)
    for role in ours:
        play.emit(EdgeTaken(role, outer_edge(state.layout, edge)))
    for role in plan.roles(enemy_of(side)):
        play.emit(EdgeTaken(role, outer_edge(state.layout, opposite(edge))))
    for role in plan.roles(side):
        if role not in ours:
            free = tuple(e for e in EDGES if e not in (edge, opposite(edge)))
            question = f"Which edge do the Units of {role_name(role)} enter by?"
            own = yield from _pick_edge(state.roles[role], free, question)
            play.emit(EdgeTaken(role, outer_edge(state.layout, own)))
    play.emit(StageReached("decks"))


def _pick_edge(player: str, edges: tuple[Edge, ...], question: str) -> Procedure[Edge]:
    options = tuple(TakeEdge(edge) for edge in edges)
    answer: TakeEdge = yield Choose(player, question, options, rule="GEN-2.1-g")
    return answer.edge


@cite("GEN-2.1-i", "GEN-4.1-a", "GEN-GL-8", "QG-12")
def build_decks(play: GeneratorPlay) -> Procedure[None]:
    """Each role's deck; then the hands are drawn. A solo mission draws none."""
    setting: Setting = play.setting
    decks = {seat.role: seat.cards for seat in setting.plan.seats}
    if setting.plan.share_decks:
        decks = yield from _shared_decks(play, decks)
    play.emit(DecksBuilt(decks))
    if not setting.options.solo:
        for seat in setting.plan.seats:
            for _ in range(seat.deals):
                yield from deal(play, seat.role)
    if setting.rulings.first_action_draw == "also-at-setup":
        yield from _early_action_cards(play)
    play.emit(StageReached("play"))


def _shared_decks(
    play: GeneratorPlay, decks: dict[str, tuple[str, ...]]
) -> Procedure[dict[str, tuple[str, ...]]]:
    """By the variant of guideline 8 each team says who has the lower-numbered deck."""
    shared = dict(decks)
    for side in NATIONS:
        one, two = play.setting.plan.roles(side)
        options = (TakeDeck(one), TakeDeck(two))
        question = f"Who of the {side} team has cards {decks[one][0]} to {decks[one][-1]}?"
        answer: TakeDeck = yield Choose(play.state.roles[one], question, options, rule="QG-12")
        if answer.role == two:
            shared[one], shared[two] = decks[two], decks[one]
    return shared


def deal(play: GeneratorPlay, role: str) -> Procedure[None]:
    """One card from a role's deck: what lies on top if that is known, else any. Who draws two is
    told which one is known."""
    top, held = play.state.tops[role], play.state.hands[role]
    if top:
        play.emit(CardDealt(role, top[0], play.state.roles[role]))
        return
    deck = play.state.decks[role]
    why = f"A generator card for {role_name(role)}"
    if held and play.setting.options.solo:
        why += f" besides {held[0]}"
    card = yield Draw(f"{role} cards", deck, why, "GEN-2.1-i")
    play.emit(CardDealt(role, card, play.state.roles[role]))


@cite("QG-3")
def _early_action_cards(play: GeneratorPlay) -> Procedure[None]:
    """By ruling, one draw of Action Cards before generation."""
    for seat in play.setting.plan.seats:
        for _ in range(seat.rate):
            why = f"An Action Card for {seat.role}"
            card = yield Draw("action cards", play.state.action_deck, why, "QG-3")
            play.emit(ActionCardDrawn(seat.role, card, play.state.roles[seat.role]))
