"""A mission as a text: as it stands, or with one thing turned, ready to be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opfor.app.drawing_board import drawing_of as drawing_of
from opfor.app.drawing_board import file_name
from opfor.app.own_content import with_owned
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.core.drawing import Drawing, Turn
from opfor.core.game import Game
from opfor.core.owned import Owned
from opfor.kit.documents.document import Document
from opfor.lab.variant import Variant, changed_rulings, seated


def drawn_variant(
    game_id: str, text: str, rulings: Mapping[str, str], players: str | Mapping[str, str] = ""
) -> Variant:
    """The mission of a text as a variant that any machine can play."""
    game = load_game(game_id)
    drawing = drawing_of(game)
    name = f"{file_name(Document.of(text, 'mission').values)}.toml"
    owned = with_owned(game, Owned((), {name: text}))
    setting, options, in_force = prepared(owned, {drawing.option: name}, rulings)
    return Variant(
        name=name,
        game=game_id,
        options=options,
        rulings=changed_rulings(game, in_force),
        players=seated(game, setting, players),
        texts={name: text},
    )


def tasks_of(game: Game[Any], variant: Variant) -> dict[str, str]:
    """What each seat that is not the bot's has to do in the mission of a text."""
    (name,) = variant.texts
    (card,) = with_owned(game, Owned((), variant.texts)).missions([name])
    return card.tasks


def turned(text: str, turn: Turn, drawing: Drawing) -> str:
    """The text with one thing turned; nothing else of it changes."""
    document = Document.of(text, "mission", drawing.order)
    if turn.value is None:
        document.remove(turn.path)
    else:
        document.set(turn.path, turn.value)
    return document.text
