"""Cards the program does not know: who draws them, and how they are typed in at the table."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from opfor.app.conversation import Table
from opfor.app.conversation.opening import begun, resumed
from opfor.app.learning import form_drawn, printed, usual_table, whose_cards
from opfor.app.own_content import with_packs
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.app.start import Start
from opfor.core.errors import BadAnswer, OpforError
from opfor.core.requests import Choose, Draw
from tests.conftest import Opfor
from tests.own_boxes import LINE, OPTIONS, ORDER_CARD, owns, write

REPLACES = 'replaces = ["order_cards"]\n'
TYPED = "card 7 blue 4 AP D07: CC: Attack / Rally / Hit AI closest to Unit: Auto-Rally"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """One order card of the owner's own; the others are in the box, not in the pack."""
    cards = ORDER_CARD.format(number=20, line=LINE)
    return write(tmp_path / "mine", "coh", REPLACES, order_cards=cards)


def at_the_orders(pack: Path, **more: Any) -> Table:
    """A game that stands where an order card is drawn at the table."""
    game = with_packs(load_game("coh"), [str(pack)])
    table = begun(
        game,
        Start(
            options=OPTIONS["coh"],
            rulings={},
            seed=3,
            mode="table",
            table_sources=("orders",),
            players={"player": "random"},
            **more,
        ),
    )
    assert isinstance(table.session.pending, Draw)
    assert table.session.pending.source == "orders"
    return table


def test_a_drawn_card_that_nobody_typed_is_asked_for_and_then_known(
    box: Path, data_folder: Path
) -> None:
    table = at_the_orders(box)
    session = table.session
    with pytest.raises(BadAnswer, match="07: its text is not known yet; type it in, such as: card"):
        session.answer("07")
    said = table.learn(TYPED)
    assert said == "order card 7 is known from now on, in this game and its save"
    assert session.setting.cards["07"].is_command
    assert isinstance(session.pending, Draw)
    session.answer("07")
    story, path = session.log(), table.path
    session.undo()
    assert session.setting.cards["07"].is_known
    session.redo()
    table.close()
    assert path is not None
    again = resumed(path)
    assert again.session.log() == story
    assert again.session.setting.cards["07"].tactical == session.setting.cards["07"].tactical
    again.close()


def test_typing_a_card_again_changes_it_and_a_bad_one_changes_nothing(
    box: Path, data_folder: Path
) -> None:
    table = at_the_orders(box)
    lines = len(table.session.history.lines)
    for bad, said in (
        ("card 7 blue 4 AP: CC: Atack / AI closest to Unit: Attack", "'CC: Atack', column 5"),
        ("card 7 red 4 AP: CC: Attack", "write it so: card NUMBER green 3 AP"),
        ("card 7 blue 4 AP Z99: CC: Attack / AI closest to Unit: Attack", "'Z99'"),
        ("card 7 blue 4 AP: CC: Attack", "no tactical order"),
    ):
        with pytest.raises(OpforError, match=said):
            table.learn(bad)
    assert len(table.session.history.lines) == lines
    table.learn(TYPED)
    table.learn(TYPED.replace("4 AP", "6 AP"))
    assert table.session.setting.cards["07"].spent == 6
    assert table.session.setting.cards["20"].title == "Of my own"
    table.close()


def test_the_program_never_draws_what_it_cannot_read(box: Path, opfor: Opfor) -> None:
    ran = opfor("play", "coh", "first-light", "--pack", str(box), typed="quit\n")
    assert ran.code == 2
    assert ran.err.startswith("opfor: orders: your pack has no text for 05, 06, 07")
    table = at_the_orders(box)
    with pytest.raises(OpforError, match="cannot draw them"):
        table.session.at_table("orders", False)
    table.close()


def test_at_a_table_the_program_draws_its_own_cards_and_says_so(opfor: Opfor, box: Path) -> None:
    ours = opfor("table", "coh", "first-light", typed="sources\nquit\n").out
    assert "The program draws from decks of its own (orders, action-cards)" in ours
    assert "the texts are opfor's, not those of your box" in ours
    assert "orders           by the program" in ours
    mine = opfor("table", "coh", "first-light", "--pack", str(box), typed="sources\nquit\n").out
    assert "orders           at the table" in mine
    assert "orders: no text yet for 05, 06" in mine
    named = opfor("table", "coh", "first-light", "--table", "orders", typed="quit\n").out
    assert "orders: you draw, but the texts are opfor's, not those on yours" in named


def test_a_whole_deck_of_ones_own_is_drawn_at_the_table(tmp_path: Path) -> None:
    cards = "\n".join(
        ORDER_CARD.format(number=n, line=LINE).replace('provenance = "owner-supplied"', "")
        for n in (*range(1, 21), *range(23, 56), 22, 21)
    )
    cards = cards.replace("green", "blue", 6) + "track = { advance = 1, limit = 20 }"
    pack = write(tmp_path / "mine", "coh", REPLACES, order_cards=owns(cards))
    game = with_packs(load_game("coh"), [str(pack)])
    setting, _, _ = prepared(game, OPTIONS["coh"], {})
    assert "orders" in usual_table(game, setting)
    assert not any("orders" in line for line in whose_cards(game, setting, ("orders",)))


def test_it_is_typed_at_the_prompt(box: Path, opfor: Opfor) -> None:
    at_the_orders(box).close()
    ran = opfor("table", "--resume", typed=f"07\n{TYPED}\n07\nquit\n")
    assert "its text is not known yet" in ran.out
    assert "order card 7 is known from now on" in ran.out
    assert ran.code == 0


def test_what_was_typed_at_the_table_goes_into_the_pack(box: Path, opfor: Opfor) -> None:
    at_the_orders(box).close()
    opfor("table", "--resume", typed=f"{TYPED}\n07\nquit\n")
    ran = opfor("cards", "keep", "coh", "--pack", str(box))
    assert ran.out == f"order card 7: now in {box}.\n"
    assert opfor("packs", "check", str(box)).out.endswith("no faults\n")
    game = with_packs(load_game("coh"), [str(box)])
    setting, _, _ = prepared(game, OPTIONS["coh"], {})
    assert (setting.cards["07"].spent, setting.cards["20"].spent) == (4, 3)


# -- 2GM: a deck that nobody has looked at ---------------------------------------------------------


def test_a_card_really_drawn_for_the_ai_is_taken_though_another_was_dealt(
    data_folder: Path,
) -> None:
    game = load_game("2gm")
    table = begun(
        game,
        Start(
            options={},
            rulings={},
            seed=4,
            mode="table",
            table_sources=("ai deck",),
            players={"player": "random"},
        ),
        is_kept=False,
    )
    session = table.session
    before = game.inventory(session.setting, session.state) if game.inventory else {}
    taken = 0
    pick = random.Random(5)
    while taken < 6 and isinstance(request := session.pending, Draw):
        assert request.source == "ai deck"
        if request.beyond:
            card = pick.choice(request.beyond)
            assert card not in session.state.decks[0].draw
            taken += 1
        else:
            card = request.pool[0]
        session.answer(card)
    assert taken == 6
    assert game.inventory is not None
    assert game.inventory(session.setting, session.state) == before
    assert not isinstance(session.pending, Choose)


def test_a_unit_card_is_typed_in_for_2gm(data_folder: Path) -> None:
    table = begun(
        load_game("2gm"),
        Start(
            options={},
            rulings={},
            seed=4,
            players={"player": "random"},
            mode="table",
            table_sources=("ai deck",),
        ),
        is_kept=False,
    )
    table.learn("card sherman type tank kind tank cost 9 movement 2 range 3 hp 5")
    row = table.session.setting.cards.units["sherman"]
    assert (row.cost, row.hp, row.type) == (9, 5, "tank")
    with pytest.raises(OpforError, match="unit: field: 'speed' is not known"):
        table.learn("card sherman type tank kind tank speed 9")


def test_a_card_that_no_army_lists_is_typed_in_and_drawn(data_folder: Path) -> None:
    table = begun(
        load_game("2gm"),
        Start(
            options={},
            rulings={},
            seed=4,
            players={"player": "random"},
            mode="table",
            table_sources=("ai deck",),
        ),
        is_kept=False,
    )
    with pytest.raises(BadAnswer, match="is not there to be drawn"):
        table.session.answer("maus")
    table.learn("card maus type tank kind tank cost 9 title Panzer Maus hp 9")
    table.session.answer("maus")
    assert table.session.setting.cards.units["maus"].title == "Panzer Maus"
    assert "maus" not in table.session.state.boxes[0].cards


def test_impossible_values_of_2gm_are_refused_in_one_line(opfor: Opfor, tmp_path: Path) -> None:
    ran = opfor("play", "2gm", "--remove", "shermann", typed="quit\n")
    assert ran.err.startswith("opfor: remove: there is no card 'shermann'; did you mean sherman")
    assert len(ran.err.splitlines()) == 1
    assert "ai-ap: 99 cannot be played; give 0 to 10" in opfor("play", "2gm", "--ai-ap", "99").err


def at_a_check(pack: Path) -> Table:
    """A game that stands where a card is drawn for its spent number alone."""
    table = at_the_orders(pack)
    session = table.session
    while True:
        drawn = session.pending
        assert isinstance(drawn, Draw)
        if drawn.part:
            assert drawn.part == ("spent",)
            return table
        card = next(each for each in drawn.pool if each not in ("07", "20"))
        table.learn(f"card {card} green 3 AP: CC: Attack / AI closest to Unit: Attack / Move")
        session.answer(card)


def test_of_a_card_drawn_for_its_number_only_that_is_typed(box: Path, data_folder: Path) -> None:
    """What is typed of it later is added; it is asked for whole when it is to be carried out."""
    table = at_a_check(box)
    session = table.session
    with pytest.raises(BadAnswer, match=r"such as: card 7 3 AP$"):
        session.answer("07")
    with pytest.raises(OpforError, match="write it so"):
        table.learn("card 7 12 AP")
    assert table.learn("card 7 3 AP fresh").startswith("order card 7 is known")
    session.answer("07")
    card = session.setting.cards["07"]
    assert (card.spent, card.remain_fresh, card.is_known) == (3, True, False)
    assert printed(session.game, session.setting, "orders").lacks("07")
    assert not printed(session.game, session.setting, "orders").lacks("07", ("spent",))
    table.learn("card 7 blue")
    card = session.setting.cards["07"]
    assert (card.spent, card.is_command, card.may_be_command) == (3, True, True)
    table.learn(TYPED)
    assert session.setting.cards["07"].is_known
    assert session.setting.cards["07"].spent == 4
    table.close()


def test_the_form_of_a_card_asks_only_for_what_counts_now(box: Path, data_folder: Path) -> None:
    table = at_a_check(box)
    session = table.session
    part = form_drawn(session.game, "orders", session.pending)
    assert part is not None
    assert [blank.name for blank in part.blanks] == ["number", "spent", "remain_fresh"]
    table.learn_filled("orders", {"number": "7", "spent": "5"})
    assert session.setting.cards["07"].spent == 5
    table.close()
