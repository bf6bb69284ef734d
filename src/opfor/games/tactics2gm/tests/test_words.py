"""What is said: labels, typed keys, sentences, instructions, the board as text."""

from __future__ import annotations

import json

from opfor.core.asking import ROLL
from opfor.core.book import load_book, resolve
from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.core.requests import Choose, Roll
from opfor.core.trace import Decision
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.course.tongue import request
from opfor.games.tactics2gm.tests.deeds import shoot
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field, setting_for
from opfor.games.tactics2gm.told.corrections import adjust
from opfor.games.tactics2gm.told.positions.files import decide, read
from opfor.games.tactics2gm.told.view import heard, view
from opfor.games.tactics2gm.values import actions as a
from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.apply import apply
from opfor.games.tactics2gm.values.card_numbers import numbering
from opfor.games.tactics2gm.values.codes import NOBODY, For
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.start import new
from opfor.games.tactics2gm.values.state import HQ, terrain_target

WORDS = GAME.words


def scene() -> tuple[Field, int, int]:
    field = Field(mode="solo")
    field.lay("house", 3, 5)
    gun = field.put(NORTH, "pak40", 3, 5, wounds=1, tokens=["smoke-shell"])
    return field, gun, field.put(SOUTH, "sherman", 5, 5)


def test_labels_and_keys() -> None:
    field, gun, tank = scene()
    shot = a.Shoot(tank, 0, gun)
    assert GAME.words.action(field.setting, field.state, shot) == (
        "M4 Sherman 2 shoots at Pak40 1 (hits on 6, destroys 50 %)"
    )
    assert WORDS.action_key(field.setting, field.state, shot) == "shoot 2 1"
    move = a.Move(tank, field.cell(4, 5))
    assert WORDS.action_key(field.setting, field.state, move) == "move 2 4.5"
    house = a.Shoot(tank, 0, terrain_target(field.cell(3, 5)))
    assert WORDS.action_key(field.setting, field.state, house) == "shoot 2 t3.5"
    assert "the house at space 3.5" in GAME.words.action(field.setting, field.state, house)


def test_the_die_for_equipment_says_whose_and_what_it_decides_between() -> None:
    field, known = Field(mode="solo"), numbering(setting_for(mode="solo"))
    tokens = [known.token[name] for name in ("mortar", "hmg")]
    noted = [1, 10, known.card["heavy-infantry"], 0, 0, 0, len(tokens), *tokens]
    asked = request(field.play, ROLL, For.A_TOKEN, NOBODY, noted)
    said = "equipment of the AI's Heavy Infantry: Mortar, HMG, in equal shares"
    assert asked == Roll("d10", 1, 10, said, "2GM-SC-8")


def test_a_shot_is_told_and_instructed() -> None:
    field, gun, tank = scene()
    hit = e.ShotFired(gun, 0, tank, 7, 5, 3, False)
    said = WORDS.event(field.setting, field.state, hit)
    assert said == "The AI's Pak40 1 shoots at M4 Sherman 2 and rolls 7 (5+ hits): 3 damage."
    todo = WORDS.instruct(field.setting, field.state, hit)
    assert todo == "Put 3 wound markers on your M4 Sherman 2."
    miss = e.ShotFired(gun, 0, HQ, 2, 5, 0, False)
    assert WORDS.event(field.setting, field.state, miss).endswith("a miss.")
    assert WORDS.instruct(field.setting, field.state, miss) == ""


def test_the_table_hears_of_stance_and_cards_and_of_a_secret_deck_its_piles() -> None:
    field, _gun, _tank = scene()
    stance = e.StanceSet("advance", 4, 7)
    todo = WORDS.hear(field.setting, field.state, stance)
    assert todo.startswith("Stance: Advance, to hold three quarters")
    drawn = e.CardsDrawn(NORTH, ("pak40",))
    assert "Pak40" in WORDS.instruct(field.setting, field.state, drawn)
    known, secret = e.ArmyBuilt(NORTH, ("pak40",) * 2), e.ArmyBuilt(NORTH, ("artillery",) * 2)
    assert "2 × Pak40" in WORDS.instruct(field.setting, field.state, known)
    assert "deck has 2 cards: 2 artillery." in WORDS.instruct(field.setting, field.state, secret)


def test_the_players_own_moves_need_no_instruction() -> None:
    field, gun, tank = scene()
    own, theirs = e.UnitMoved(tank, field.cell(4, 5)), e.UnitMoved(gun, field.cell(2, 5))
    assert WORDS.instruct(field.setting, field.state, own) == ""
    assert WORDS.instruct(field.setting, field.state, theirs) == "Move Pak40 1 to space 2.5."


def test_the_table_hears_of_both_bids_and_of_the_ap_they_leave() -> None:
    field, _gun, _tank = scene()
    field.change(ap=(5, 5))
    bid, nothing = e.BidMade(SOUTH, 2), e.BidMade(NORTH, 0)
    todo = WORDS.instruct(field.setting, field.state, bid)
    assert todo == "You bid 2 AP. Set your AP to 3."
    assert WORDS.instruct(field.setting, field.state, nothing) == "The AI bids 0 AP."


def test_the_board_reads_as_sentences() -> None:
    field, _gun, _tank = scene()
    field.give(SOUTH, "hit")
    text = WORDS.board(field.setting, field.state, "player")
    assert "column 5: the AI's Pak40 1, 1 of 2 HP, in house, with Smoke Shell." in text
    assert "Line 4: empty." in text
    assert "House: 3.5." in text
    assert "Your hand: Hit (4)." in text
    assert "supply line 0, broken" in text


def test_hands_are_hidden_from_the_other_person() -> None:
    field = Field()
    field.give(NORTH, "tiger")
    field.stack(NORTH, "panther")
    seen = view(field.setting, field.state, "south")
    assert seen.decks[NORTH].hand == seen.decks[NORTH].draw == (HIDDEN,)
    assert "Tiger" not in WORDS.board(field.setting, field.state, "south")
    drawn = e.CardsDrawn(NORTH, ("tiger",))
    assert heard(field.setting, drawn, "north") == drawn
    told = WORDS.event(field.setting, field.state, heard(field.setting, drawn, "south"))
    assert told == "The Germans draw 1 card."


def test_a_bid_is_secret_until_both_are_made() -> None:
    field = Field()
    field.change(bids=(-1, 3))
    assert view(field.setting, field.state, "north").bids == (-1, -1)
    field.change(bids=(2, 3))
    assert view(field.setting, field.state, "north").bids == (2, 3)


def test_corrections_change_what_they_say() -> None:
    field, gun, _tank = scene()
    for text, check in (
        ("ap ai 3", lambda s: s.ap[NORTH] == 3),
        ("ap you 4", lambda s: s.ap[SOUTH] == 4),
        ("hq player 4", lambda s: s.hq[SOUTH] == 4),
        ("wounds 1 0", lambda s: s.units[0].wounds == 0),
        ("move 1 2.2", lambda s: s.units[0].cell == field.cell(2, 2)),
        ("remove 1", lambda s: all(u.id != gun for u in s.units)),
        ("stance defense", lambda s: s.stance == "defense"),
    ):
        event = adjust(field.setting, field.state, text)
        assert check(apply(field.state, event)), text
        assert WORDS.event(field.setting, field.state, event)


def test_every_offer_of_a_whole_game_has_a_label_and_a_key_of_its_own() -> None:
    setting = setting_for()
    play = Play(GAME, setting, new(setting))
    chance = Seeded(11)
    request = play.begin()
    while request is not None:
        if isinstance(request, Choose):
            labels = [WORDS.action(setting, play.state, o) for o in request.options]
            keys = [WORDS.action_key(setting, play.state, o) for o in request.options]
            assert all(labels)
            assert len(set(keys)) == len(keys)
            assert len(set(labels)) == len(labels)
            request = play.answer(request.options[chance.pick("a", len(request.options))])
        else:
            request = play.answer(chance(request))


def test_a_token_is_not_mistaken_for_the_unit_of_the_same_name() -> None:
    field = Field()
    men = field.put(NORTH, "heavy-infantry", 1, 5, tokens=["hmg"])
    bought = e.EquipmentBought(men, "hmg", 1)
    said = WORDS.event(field.setting, field.state, bought)
    assert said == "The Germans' Heavy Infantry 1 gets HMG for 1 AP."
    assert "with HMG." in WORDS.board(field.setting, field.state, "north")
    assert "HMG (1 AP) for" in GAME.words.action(field.setting, field.state, a.Equip(men, "hmg"))


def reasons(**position: object) -> list[str]:
    """The sentences `why` would begin with, for a decided position."""
    raw = json.dumps({"game": "2gm", **position}).encode()
    rulings = resolve(load_book(GAME.folder), {})
    situation = decide(rulings, raw, Seeded(1))
    setting, _state = read(rulings, raw)
    return [
        f"{WORDS.chosen(setting, d, WORDS.candidate(setting, d, d.chosen))}{_because(setting, d)}"
        for d in situation.decisions
        if d.chosen is not None
    ]


def _because(setting: Setting, decision: Decision) -> str:
    said = WORDS.because(setting, decision)
    return f", because {said}" if said else ""


def test_reasons_name_the_stance_its_sum_and_its_aim() -> None:
    far = {"id": "p", "side": "player", "type": "tank", "line": 5, "column": 3}
    said = reasons(units=[far], d10=3, phase="start")
    assert said == [
        "Stance Reinforce, to bring up many units and take the middle, because it rolled 3, "
        "with Superiority +2 total 5, and needed 5 to 6"
    ]
    for rolled, told in ((1, "total 3, and needed 3 to 4"), (10, "and needed 9 or more")):
        assert reasons(units=[far], d10=rolled, phase="start")[0].endswith(told)


def test_reasons_say_who_does_what() -> None:
    gun = {"id": "gun", "side": "ai", "card": "pak40", "line": 1, "column": 3}
    foe = {"id": "raider", "side": "player", "card": "sherman", "line": 3, "column": 3}
    said = reasons(units=[gun, foe], stance="defense", turn=9, ap=3, hand=["medic"])
    assert said[0] == "Gun stays on space 1.3, because no other space is better"
    assert said[1] == "The next card is Medic"
    assert said[2].startswith("Medic enters on column ")
    assert said[-1] == "Gun shoots at raider"


def test_the_board_of_a_scenario_says_how_to_win() -> None:
    setting = setting_for(mode="solo", scenario="bridge-at-dawn")
    text = WORDS.board(setting, new(setting), "player")
    assert "You win if the mission target is destroyed." in text
    held_out = "The AI wins if you end 11 turns without winning (0 begun)"
    assert f"{held_out} or if you lose 12 units (0 so far)." in text
    royal = setting_for(mode="solo")
    assert "win if" not in WORDS.board(royal, new(royal), "player")


def test_a_shot_that_cannot_penetrate_says_so() -> None:
    field = Field()
    rifle = field.put(SOUTH, "light-infantry", 4, 5)
    tiger = field.put(NORTH, "tiger", 3, 5)
    label = GAME.words.action(field.setting, field.state, a.Shoot(rifle, 0, tiger))
    assert label.endswith("(cannot penetrate; only a 10 destroys it)")
    before = field.state
    field.do(shoot(field.play, rifle, 0, tiger), 9)
    assert "only a 10 destroys it, penetration 1 against defence 6" in field.asked[0].why
    (fired,) = field.events(e.ShotFired)
    assert GAME.words.event(field.setting, before, fired).endswith("a hit that does not penetrate.")
