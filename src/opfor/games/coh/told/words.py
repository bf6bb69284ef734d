"""The game's language, put together."""

from __future__ import annotations

from opfor.cardboard.coh import texts
from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.core.game import Words
from opfor.core.phrases import capital
from opfor.games.coh.told import names as say
from opfor.games.coh.told.board_text import board_text
from opfor.games.coh.told.labels import key, label
from opfor.games.coh.told.names import SAY
from opfor.games.coh.told.on_demand import refused
from opfor.games.coh.told.reasons import again, because, candidate, chosen
from opfor.games.coh.told.scene import picture
from opfor.games.coh.told.sentences import hear, instruction, story
from opfor.games.coh.told.why_not import out_of_question
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State


def item(setting: Setting, name: str) -> str:
    """A drawn hit counter or action card in words."""
    if name in setting.hits:
        return capital(say.hit(setting, name))
    if SAY.has(f"drawn-{name}"):
        return SAY(f"drawn-{name}")
    return f"{name} {texts.action_card(name).title}" if name in action_cards() else name


def tied(setting: Setting, state: State, name: str) -> str:
    """A counter by its whole name; hexes and facings are called what they are."""
    found = next((each for each in state.counters if each.id == name), None)
    return name if found is None else str(say.counter(setting, found))


def drawn(setting: Setting, source: str, name: str) -> str:
    """A drawn item in words; order cards have numbers that action cards have too."""
    orders = setting.cards
    if source == "orders" and name in orders:
        return f"{name} {texts.order_card(orders[name]).title}" if orders[name].is_known else name
    return item(setting, name)


WORDS: Words[State] = Words(
    action=label,
    action_key=key,
    event=story,
    instruct=instruction,
    hear=hear,
    board=board_text,
    scene=picture,
    candidate=candidate,
    tied=tied,
    again=again,
    item=item,
    drawn=drawn,
    chosen=chosen,
    because=because,
    refused=refused,
    out_of_question=out_of_question,
)
