"""Pages of the reference about action cards, order cards and the words on them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opfor.cardboard.coh import FOLDER, texts
from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.cardboard.coh.orders.text import order_text
from opfor.cardboard.coh.orders.words import Word
from opfor.core.book import load_book
from opfor.core.declared import declared
from opfor.core.topics import Topic
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values.options import Setting
from opfor.kit.drawing.emblem import card_emblem, emblem

CITED = re.compile(r" ?\(([A-Z]+-[^)]*)\)")
"""Rows at the end of a meaning: they are listed, not read aloud."""
ROW = re.compile(r"[A-Z]+-[\d.]+-[a-z]")
MOST_LETTERS = 3


def card_topics(setting: Setting) -> Iterator[Topic]:
    for number in action_cards():
        card = texts.action_card(number)
        yield Topic(
            id=f"card/{number}",
            title=card.title,
            text=card.text,
            group=SAY("pages-cards"),
            numbers=(
                (SAY("number-number"), number),
                (SAY("number-kind"), SAY(f"card-kind-{card.kind}")),
            ),
            rules=("COH-2.1-d",),
            see=("card",),
            svg=card_emblem(number),
        )
    for number, order in setting.cards.items():
        if number and order.is_known:
            yield _order(number, texts.order_card(order))
    yield from order_words()


def _order(number: str, card: OrderCard) -> Topic:
    lines = "; ".join(order_text(line) for line in (*card.priority, *card.tactical))
    colour = SAY(f"colour-{card.colour}")
    return Topic(
        id=f"order/{number}",
        title=f"{card.title} ({number})" if card.title else SAY("page-order", card=number),
        names=(card.title,) if card.title else (),
        text=load_book(FOLDER).texts["order-card"].format(lines=lines),
        group=SAY("pages-orders"),
        numbers=((SAY("number-colour"), colour), (SAY("number-spent"), str(card.spent))),
        rules=("COH-4.1-b", "COH-4.3-a" if card.is_command else "COH-4.0-b"),
        see=("order-card", "green-card"),
        svg=card_emblem(number),
    )


def order_words() -> Iterator[Topic]:
    """Every word before an AI or a Unit, and every action of the order language."""
    for word in Word:
        yield _word(str(word), "word", word.of_ai)
    for action in OrderAction:
        yield _word(str(action), "order-action", action.meant.means)


def _word(said: str, kind: str, means: str) -> Topic:
    rows = [row for found in CITED.findall(means) for row in ROW.findall(found)]
    initials = "".join(part[0] for part in said.split())
    name = said.lower().replace(" ", "-").replace("/", "-")
    meaning = declared(FOLDER).row(f"{kind}-{name}", "means", CITED.sub("", means))
    return Topic(
        id=f"{kind}/{name}",
        title=f"“{said}”",
        names=(said,),
        text=load_book(FOLDER).texts[kind].format(meaning=meaning),
        group=SAY("pages-words"),
        rules=tuple(dict.fromkeys(rows)) or ("COH-5.0.1-a",),
        see=("order-card", "tactical-order"),
        svg=emblem(initials[:MOST_LETTERS].upper()),
    )
