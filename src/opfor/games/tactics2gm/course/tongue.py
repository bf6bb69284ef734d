"""The numbers of a run as events and requests: what records hold, and what people are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from opfor.core.asking import CHOOSE, DRAW, ROLL
from opfor.core.ladder import EQUALS
from opfor.core.log_rows import Tongue, tie_break
from opfor.core.requests import Choose, Draw, Request, Roll, TieBreak
from opfor.games.tactics2gm.bot.questions import QUESTIONS
from opfor.games.tactics2gm.bot.setup.terrain import BY_UNIT
from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.card_numbers import numbering
from opfor.games.tactics2gm.values.codes import For, To
from opfor.games.tactics2gm.values.content import PILES, TokenRow, UnitRow
from opfor.games.tactics2gm.values.offers import read_offer
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import HQ, unit_of

OFFER = 6
QUESTIONS_ASKED = {
    To.BID: ("bid", "AP for the first turn and for terrain", "2GM-BR-7"),
    To.TERRAIN: ("terrain", "place terrain", "2GM-BR-10"),
    To.IN_ADVANCE: ("pre-game", "units placed in advance", ""),
    To.MOVE: ("movement", "", ""),
    To.DEPLOY: ("deployment", "", ""),
    To.SHOOT: ("shooting", "", ""),
    To.AFTER_SHOOTING: ("after-shooting", "", ""),
    To.LUCK: ("luck", "the shot missed; roll it again?", "2GM-CON-5"),
    To.DISCARD: ("discard", "the hand has {} too many", ""),
    To.ESPIONAGE: ("espionage", "the card the enemy discards", ""),
}
"""What a person chooses: the question, what it is about, its row."""
WHAT_ASKED = {question: what for what, (question, *_) in QUESTIONS_ASKED.items()}
"""What is asked, by the name of the question."""
SPACE_RULES = {False: "2GM-BR-9", True: "2GM-SC-7"}
"""The rows by which a space is rolled for: for terrain, for a unit."""


def request(play: TacticsPlay, kind: int, why: int, side: int, noted: Sequence[int]) -> Request:
    """What the run waits for."""
    setting: Setting = play.setting
    if kind == CHOOSE:
        return choice(play, why, side, noted)
    if kind == ROLL:
        said, rule = DICE[why](play, *noted[2:6]) if why in DICE else token_die(play, noted[2:])
        return Roll("d10", 1, setting.numbers.fire.die, said, rule)
    if kind == DRAW:
        return drawn(setting, why, side, noted[1:])
    if why >= EQUALS:
        return tie_break(play, QUESTIONS[why - EQUALS], noted)
    return fair_pick(setting, why, noted[2:])


# -- a person chooses ------------------------------------------------------------------------------


def choice(play: TacticsPlay, what: int, side: int, noted: Sequence[int]) -> Choose:
    known = numbering(play.setting)
    offers = [noted[at : at + OFFER] for at in range(2, len(noted), OFFER)]
    question, said, rule = QUESTIONS_ASKED[what]
    if what == To.DISCARD:
        hand = play.state.decks[side].hand
        said = said.format(len(hand) - play.setting.numbers.cards.hand_limit)
    options = tuple([read_offer(known, offer) for offer in offers])
    return Choose(play.setting.seats[side], question, options, said, rule)


# -- dice ------------------------------------------------------------------------------------------


def shot(play: TacticsPlay, shooter: int, target: int, needed: int, slot: int) -> tuple[str, str]:
    """Who shoots at what, and what the roll must be."""
    unit = unit_of(play.state, shooter)
    card = play.setting.cards.units[unit.card]
    arm = card if slot == 0 else play.setting.cards.tokens[unit.tokens[slot - 1].kind]
    at = aimed_at(play, target)
    return f"{card.title} {shooter} shoots {at}: {hits_on(play, needed, arm, target)}", ""


def aimed_at(play: TacticsPlay, target: int) -> str:
    """A target as the roll names it; a card that lies face down keeps its secret."""
    if target <= HQ:
        return "the HQ" if target == HQ else "terrain"
    unit = unit_of(play.state, target)
    if unit.hidden:
        return f"face-down card {target}"
    return f"{play.setting.cards.units[unit.card].title} {target}"


def hits_on(play: TacticsPlay, needed: int, arm: UnitRow | TokenRow, target: int) -> str:
    """What the roll must be; a shot that cannot penetrate says so, unless that tells a secret."""
    defence = defence_of(play, target)
    is_secret = target > HQ and unit_of(play.state, target).hidden
    if arm.penetration >= defence or is_secret:
        return f"{needed} or more hits"
    lost = f"penetration {arm.penetration} against defence {defence}"
    return f"only a 10 destroys it, {lost}" if target > HQ else f"it has no effect, {lost}"


def defence_of(play: TacticsPlay, target: int) -> int:
    setting: Setting = play.setting
    if target > HQ:
        return setting.cards.units[unit_of(play.state, target).card].defence
    if target == HQ:
        return setting.numbers.hq.defence
    piece = play.state.terrain[-1 - target]
    return 0 if piece is None else setting.cards.terrain[piece.card].defence


def at_a_plane(play: TacticsPlay, arm: int, plane: int, needed: int, _: int) -> tuple[str, str]:
    return f"{title(play, arm)} fires at {title(play, plane)}: {needed} or more hits", ""


def bombs(play: TacticsPlay, plane: int, _at: int, needed: int, _: int) -> tuple[str, str]:
    return f"{title(play, plane)} attacks: {needed} or more hits", ""


def barrage(play: TacticsPlay, card: int, _at: int, needed: int, _: int) -> tuple[str, str]:
    return f"{title(play, card)}: {needed} or more hits", ""


def title(play: TacticsPlay, card: int) -> str:
    found: str = play.setting.cards.card(numbering(play.setting).cards[card]).title
    return found


def falling_back(play: TacticsPlay, unit: int, *_: int) -> tuple[str, str]:
    card = play.setting.cards.units[unit_of(play.state, unit).card]
    return f"does the wounded {card.title} {unit} fall back (on 1 to 5)?", "2GM-WND-1"


def entry(play: TacticsPlay, card: int, *_: int) -> tuple[str, str]:
    return f"the column of the AI's {title(play, card)}", "2GM-FACE-4"


def entry_again(play: TacticsPlay, card: int, rolled: int, *_: int) -> tuple[str, str]:
    said, rule = entry(play, card)
    return f"{said}, again because {rolled} is not free", rule


def token_die(play: TacticsPlay, noted: Sequence[int]) -> tuple[str, str]:
    """What the numbers of the die decide between."""
    card, tokens, left = noted[0], play.setting.cards.tokens, noted[5:]
    names = ", ".join(tokens[numbering(play.setting).arms[token]].title for token in left)
    return f"equipment of the AI's {title(play, card)}: {names}, in equal shares", "2GM-SC-8"


DICE: dict[int, Callable[..., tuple[str, str]]] = {
    For.A_SHOT: shot,
    For.THE_SHOT_AGAIN: lambda play, *noted: (shot(play, *noted)[0], "2GM-CE-8"),
    For.A_PLANE: at_a_plane,
    For.BOMBS: bombs,
    For.A_BARRAGE: barrage,
    For.THE_STANCE: lambda *_: ("the AI's stance", "2GM-ST-1"),
    For.THE_BID: lambda *_: ("the AI's bid: D10 less 5", "2GM-BR-7"),
    For.MORE_CARDS: lambda *_: ("more cards for the AI's army", "2GM-BR-5"),
    For.THE_ROW: lambda _, by, *__: ("the row", SPACE_RULES[by == BY_UNIT]),
    For.THE_COLUMN: lambda _, by, line, *__: (
        f"the column on line {line}",
        SPACE_RULES[by == BY_UNIT],
    ),
    For.FALLING_BACK: falling_back,
    For.AN_ENTRY: lambda play, card, *_: (
        f"the column of the AI's {title(play, card)}",
        "2GM-FACE-4",
    ),
    For.AN_ENTRY_AGAIN: entry_again,
}
"""What a die is rolled for, in words, and its row."""


# -- cards -----------------------------------------------------------------------------------------


def drawn(setting: Setting, why: int, side: int, noted: Sequence[int]) -> Draw:
    """Cards to draw from, each as often as it is there."""
    known, count = numbering(setting), noted[0]
    if why in TERRAIN_DRAWN:
        pool = tuple([known.terrain[number] for number in noted[1 : 1 + count]])
        return Draw("terrain deck", pool, *TERRAIN_DRAWN[why])
    pool = tuple([known.cards[number] for number in noted[1 : 1 + count]])
    if why == For.AI_ARMY:
        return Draw("ai army", pool, f"the AI's {PILES[side]} pile", "2GM-BR-4")
    more = noted[1 + count]
    beyond = tuple([known.cards[number] for number in noted[2 + count : 2 + count + more]])
    seat, card = setting.seats[side], noted[2 + count + more]
    if why == For.THE_HAND:
        return Draw(f"{seat} deck", pool, "draw a card", "2GM-PH-4", beyond=beyond)
    played = setting.cards.card(known.cards[card]).title
    if why == For.A_GAIN:
        return Draw(f"{seat} deck", pool, f"{played}: draw a card", beyond=beyond)
    return Draw(f"{seat} hand", pool, f"{played}: a card is lost")


TERRAIN_DRAWN = {
    For.TERRAIN_OF_THE_BID: ("terrain for the AI's bid", "2GM-BR-8"),
    For.TERRAIN_OF_THE_ZONE: ("terrain for the AI", "2GM-SC-3"),
}


# -- equals ----------------------------------------------------------------------------------------


def fair_pick(setting: Setting, why: int, items: Sequence[int]) -> TieBreak:
    """What chance decides beside the ties of questions."""
    if why == For.AN_ARMY:
        free = tuple([numbering(setting).armies[army] for army in items])
        return TieBreak(free, "an army at random", "2GM-SET-1", "armies")
    if why == For.THE_FIRST_TURN:
        return TieBreak(tuple(setting.seats), "equal bids", "Q2-4", "first")
    board = setting.board
    if why == For.A_SPACE:
        spaces = tuple([f"{board.line(cell)}-{board.column(cell)}" for cell in items])
        return TieBreak(spaces, "where the unit stands", "2GM-GOAL-2")
    columns = tuple([str(board.column(cell)) for cell in items])
    return TieBreak(columns, "which column the AI's unit takes", "2GM-GOAL-2")


TONGUE = Tongue(QUESTIONS, get_args(e.Event), numbering, request)
