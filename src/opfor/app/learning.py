"""Cards that the program does not know: refused where it would have to draw them, typed in where a
person has drawn them, and kept with the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from opfor.app.box import empty_box, row_of, with_row
from opfor.app.own_content import with_owned
from opfor.app.program import program_name
from opfor.app.setting_up import prepared
from opfor.core.errors import BadAnswer, OpforError
from opfor.core.form import Form, Row
from opfor.core.game import Game, Printed
from opfor.core.owned import playing
from opfor.core.phrasebook import PhraseBook
from opfor.core.record import Header, Learned
from opfor.core.requests import Draw, Request, source_of

SAYS = PhraseBook.of_the_program("conversation")
TYPED = "typed-in"
"""The pack of what was typed at the table, and the folder that it would lie in."""
MOST_NAMED = 6


class Lesson(NamedTuple):
    """What was typed: for the record, and what is played with from now on."""

    line: Learned
    game: Game[Any]
    setting: Any
    said: str


def lesson_of(game: Game[Any], header: Header, text: str) -> Lesson:
    """A thing typed on one line, checked, as content of the game under way."""
    return _lesson(game, header, text, *typed_row(game, text))


def lesson_filled(
    game: Game[Any], header: Header, source: str, request: Request | None, fields: Mapping[str, str]
) -> Lesson:
    """The same filled in field by field, for a card of a source."""
    form = form_drawn(game, source, request)
    if form is None:
        raise OpforError(f"{source}: nothing of it can be typed in at the table")
    with playing(game.owned):
        row = row_of(form, fields)
    return _lesson(game, header, " ".join(filter(None, fields.values())), form, row)


def _lesson(game: Game[Any], header: Header, text: str, form: Form, row: Row) -> Lesson:
    typed = next((pack for pack in game.owned.packs if pack.folder == TYPED), None)
    pack = with_row(typed or empty_box(game, TYPED, "Typed at the table"), form, row)
    owned = game.owned.with_pack(pack)
    taught = with_owned(game, owned)
    setting, _, _ = prepared(taught, header.options, header.rulings)
    said = f"{form.name} {row[form.key]} is known from now on, in this game and its save"
    return Lesson(Learned(text, pack), taught, setting, said)


def typed_row(game: Game[Any], text: str) -> tuple[Form, dict[str, Any]]:
    """What a line means, by the first form that takes lines."""
    forms = [form for form in game.forms() if form.one_line is not None]
    if not forms:
        raise OpforError(f"{game.title}: nothing can be typed in at the table")
    fault = None
    for form in forms:
        assert form.one_line is not None
        try:
            with playing(game.owned):
                row = form.one_line(text)
                form.check(row)
            return form, row
        except OpforError as error:
            fault = fault or error
    assert fault is not None
    raise fault


def refuse_unknown(game: Game[Any], setting: Any, request: Request | None, answer: Any) -> None:
    """A card whose text nobody has typed cannot be carried out: say how to type it."""
    if isinstance(request, Draw) and is_untyped(game, setting, request, answer):
        form = form_drawn(game, request.source, request)
        how = form.usage.replace("NUMBER", str(answer).lstrip("0")) if form is not None else ""
        raise BadAnswer(f"{answer}: its text is not known yet; type it in, such as: {how}")


def refuse_blank(game: Game[Any], setting: Any, header: Header, source: str = "") -> None:
    """The program cannot draw what it cannot read: such sources are the table's."""
    for name, cards in game.printed(setting).items():
        is_drawn = name == source if source else name not in header.table_sources
        if cards.blank and is_drawn:
            raise OpforError(
                f"{name}: your pack has no text for {listed(cards.blank)}, so the program cannot "
                f"draw them; draw yourself ({program_name()} table {game.id}), or type them: "
                f"{_entering(game)}"
            )


def printed(game: Game[Any], setting: Any, source: str) -> Printed:
    return game.printed(setting).get(source, Printed())


def is_untyped(game: Game[Any], setting: Any, request: Request, answer: Any) -> bool:
    """Whether nobody has typed a card that could be drawn, or what counts of it now."""
    part = request.part if isinstance(request, Draw) else ()
    return printed(game, setting, source_of(request)).lacks(answer, part)


def form_drawn(game: Game[Any], source: str, request: Request | None) -> Form | None:
    """The form of the cards of a source: of as much as counts now."""
    forms = (form for form in game.forms() if source in form.sources and form.one_line is not None)
    found = next(forms, None)
    if found is None or found.part is None or not isinstance(request, Draw):
        return found
    return found.part(request.part) if request.part and request.source == source else found


def listed(names: tuple[str, ...]) -> str:
    """A few of them by name, the others by number."""
    more = len(names) - MOST_NAMED
    return f"{', '.join(names[:MOST_NAMED])} and {more} more" if more > 0 else ", ".join(names)


def usual_table(game: Game[Any], setting: Any) -> set[str]:
    """The sources a table usually has: all but tedious ones, and decks whose cards nobody at a
    table has because their texts are the program's own."""
    own = {name for name, cards in game.printed(setting).items() if cards.ours}
    return set(game.sources) - set(game.tedious) - own


def whose_cards(
    game: Game[Any], setting: Any, table_sources: tuple[str, ...], *, in_page: bool = False
) -> list[str]:
    """Who draws and whose texts are carried out, where they are not the owner's: in a line each,
    with the way to enter one's own in a terminal or in the page."""
    decks, said = game.printed(setting), list[str]()
    kept = [name for name, cards in decks.items() if cards.ours and name not in table_sources]
    if kept:
        how = SAYS("enter-page") if in_page else SAYS("enter", command=_entering(game))
        said.append(SAYS("decks-of-ours", decks=", ".join(kept), how=how))
    for name, cards in decks.items():
        if cards.ours and name in table_sources:
            some = SAYS("texts-of", cards=listed(cards.ours)) if cards.theirs else ""
            said.append(SAYS("texts-of-ours", deck=name, some=some))
        if cards.blank:
            said.append(SAYS("texts-blank", deck=name, cards=listed(cards.blank)))
    return said


def _entering(game: Game[Any]) -> str:
    return f"{program_name()} cards new {game.id}"
