"""Set-up, turns, effects, closing and scoring of a whole game, carried out on a ledger."""

from __future__ import annotations

from collections import Counter
from typing import Any

from opfor.games.blitzkrieg.tests.naive import facts
from opfor.games.blitzkrieg.tests.naive.ledger import END, OTHER, STRATAGEMS, Ledger
from opfor.games.blitzkrieg.tests.naive.nippon import helped, opening_marker
from opfor.games.blitzkrieg.tests.naive.procedure import (
    best,
    pick_position,
    pick_theatre,
    rank,
    remaining_units,
)


def play_out(ledger: Ledger, difficulty: str) -> str:
    """The whole game; returns who has won. Between turns the accounts are noted."""
    set_up(ledger, difficulty)
    side = "bot"
    while True:
        ledger.turns.append(ledger.snapshot())
        if not ledger.has_place(side):
            return OTHER[side]
        if ledger.solo and side == "bot":
            bots_turn(ledger)
        else:
            persons_turn(ledger, side)
        if is_over(ledger, side):
            ledger.turns.append(ledger.snapshot())
            return "bot" if ledger.vp["bot"] > ledger.vp["player"] else "player"
        side = OTHER[side]
        ledger.last_turn = ledger.vp["bot"] >= END


def is_over(ledger: Ledger, side: str) -> bool:
    """The second side's points end it at once; the first side's give the second one last turn."""
    if ledger.vp["player"] >= END:
        return True
    if side == "player" and ledger.vp["bot"] >= END:
        return True
    return all(ledger.open_row(theatre) is None for theatre in ledger.box.theatres)


def set_up(ledger: Ledger, difficulty: str) -> None:
    """Three units each, the bot five; stratagems; the bot's head start by die."""
    if not ledger.solo:
        for side in ("bot", "player"):
            for _ in range(3):
                ledger.draw(side)
        return
    for _ in range(3):
        ledger.draw("player")
    for _ in range(5):
        ledger.draw("bot")
    ledger.cup, ledger.lying = STRATAGEMS[:-1], "steamroll"
    rolls, steps = ledger.box.head_start[difficulty]
    if ledger.unopened:
        start = [t for t in ledger.box.theatres if t not in ledger.unopened]
        for _ in range(rolls):
            city = ledger.drawn("campaigns", Counter(start))
            start.remove(city)
            ledger.move(city, "bot", steps, short=1)
        return
    for _ in range(rolls):
        rolled = ledger.answer("die")
        picked = ledger.answer("choose")["theatre"] if rolled == 6 else rolled - 1
        ledger.move(ledger.box.theatres[picked], "bot", steps, short=1)


def bots_turn(ledger: Ledger) -> None:
    """Stratagem, placements, one draw."""
    drawn = ledger.drawn("cup", Counter(ledger.cup))
    ledger.cup.remove(drawn)
    assert ledger.lying is not None
    ledger.cup.append(ledger.lying)
    ledger.lying = drawn
    if drawn != "steamroll":
        ledger.stratagem = drawn
    same: str | None = None
    while (picked := pick_theatre(ledger, same)) is not None:
        theatre, aim = picked
        position = pick_position(ledger, theatre, aim)
        units = remaining_units(ledger, theatre, position, aim)
        slot = units[0]
        if len(units) > 1:
            slot = units[(ledger.answer("die") - 1) % len(units)]
        row = ledger.open_row(theatre)
        assert row is not None
        unit = ledger.row.pop(slot - 1)
        if not place(ledger, "bot", unit, theatre, row, position):
            break
        same = theatre
    if ledger.vp["player"] < END:
        ledger.draw("bot")


def persons_turn(ledger: Ledger, side: str) -> None:
    """A placement, further ones after blitz units while they fit and are wanted, one draw."""
    chosen = ledger.answer("choose")
    while chosen["type"] == "place":
        theatre, row, position = ledger.spaces[chosen["space"]]
        unit = chosen["unit"]
        assert ledger.may_go(side, unit, theatre, row, position)
        ledger.hand(side).remove(unit)
        if not place(ledger, side, unit, theatre, row, position):
            break
        if not ledger.has_place(side, theatre):
            break
        chosen = ledger.answer("choose")
    if ledger.vp["player"] < END and not ledger.last_turn:
        ledger.draw(side)


def place(ledger: Ledger, side: str, unit: str, theatre: str, row: int, position: int) -> bool:
    """One placement to its end; whether a blitz unit allows another."""
    _, _, marks = ledger.counts_as(side, unit)
    steps = ledger.power(side, unit, theatre)
    copied = ledger.last_unit if unit == "spy" else unit
    ledger.cells[theatre, row][position - 1] = [side, unit]
    ledger.last_unit = copied
    if copied in ("navy-bomber", "airforce-bomber"):
        bomb(ledger, side)
    if "task-force" not in marks:
        carry_out(ledger, side, theatre, *ledger.box.spaces_of(theatre, row)[position - 1][1:])
    ledger.move(theatre, side, steps)
    if "nuclear" in marks:
        for other in ledger.box.theatres:
            if other != theatre and ledger.open_row(other) is not None:
                ledger.move(other, OTHER[side], 2, short=1)
    close(ledger, theatre)
    if ledger.open_row(theatre) is None and ledger.unopened and ledger.vp["player"] < END:
        open_next(ledger, side, theatre)
    return "blitz" in marks and ledger.vp["player"] < END


def carry_out(ledger: Ledger, side: str, theatre: str, effect: str, amount: int) -> None:
    match effect:
        case "propaganda":
            ledger.score(side, amount)
        case "tactical":
            ledger.move(theatre, side, amount)
        case "strategic":
            strategic(ledger, side, theatre, amount)
        case "production":
            for _ in range(amount):
                ledger.draw(side)
        case "research" | "improved-research":
            for _ in range(amount):
                if (weapon := ledger.weapon()) is not None:
                    ledger.bags[side][weapon] += 1
        case "research-industry":
            if (weapon := ledger.weapon()) is not None:
                ledger.hand(side).append(weapon)
        case "bombing":
            bomb(ledger, side)


def strategic(ledger: Ledger, side: str, theatre: str, steps: int) -> None:
    """Into one other open theatre, one step short of its end at most."""
    targets = [t for t in ledger.box.theatres if t != theatre and ledger.open_row(t) is not None]
    if not targets:
        return
    if ledger.solo and side == "bot":
        targets = [t for t in targets if ledger.track[t] < ledger.box.track_length[t] - 1]
        if not targets:
            return
        after = {t: ledger.track[t] + steps for t in targets}
        targets = best(targets, lambda t: -rank(ledger.track[t], after[t], False))
        if rank(ledger.track[targets[0]], after[targets[0]], False) in (4, 5):
            targets = best(targets, lambda t: abs(ledger.track[t]))
            targets = best(targets, lambda t: abs(after[t]))
        target = targets[0]
    elif len(targets) == 1:
        target = targets[0]
    else:
        target = ledger.box.theatres[ledger.answer("choose")["theatre"]]
        assert target in targets
    ledger.move(target, side, steps, short=1)


def bomb(ledger: Ledger, side: str) -> None:
    """A random unit back into its bag; of the bot's row one the person picks, into the pile."""
    target = OTHER[side]
    hand = ledger.hand(target)
    if not hand:
        return
    if not (ledger.solo and target == "bot"):
        unit = ledger.drawn(f"{ledger.names[target]}-reserve", Counter(hand))
        hand.remove(unit)
        ledger.bags[target][unit] += 1
        return
    regular = [i for i, unit in enumerate(hand) if "special" not in facts.TOKENS[unit][2]]
    allowed = regular or list(range(len(hand)))
    slot = allowed[0]
    if ledger.is_next("choose") and ledger.answers[-1][1]["type"] == "bomb-unit":
        slot = ledger.answer("choose")["slot"]
    else:
        assert len({hand[i] for i in allowed}) == 1
    assert slot in allowed
    ledger.pile[hand.pop(slot)] += 1


def close(ledger: Ledger, theatre: str) -> None:
    """The end of the track first; else every campaign that is full, from the top."""
    end = ledger.box.track_length[theatre]
    while (row := ledger.scored[theatre]) < len(ledger.box.board[theatre]):
        if abs(ledger.track[theatre]) == end:
            outright(ledger, theatre, row)
            return
        if None in ledger.cells[theatre, row]:
            return
        ledger.scored[theatre] += 1
        campaign(ledger, theatre, ledger.box.board[theatre][row][0])


def open_next(ledger: Ledger, side: str, closed: str) -> None:
    """Against the bot the person says which, else who closed; the last one left opens by itself."""
    opened = ledger.unopened[0]
    if len(ledger.unopened) > 1:
        opened = ledger.box.theatres[ledger.answer("choose")["theatre"]]
    ledger.unopened.remove(opened)
    whom = helped(ledger.track[closed], side)
    ledger.track[opened] = opening_marker(opened, whom, ledger.solo and side == "bot")


def campaign(ledger: Ledger, theatre: str, points: int) -> None:
    """Both score a tie; a leader scores a bonus for the farthest shield he is at or past."""
    track = ledger.track[theatre]
    if track == 0:
        ledger.score("bot", points)
        ledger.score("player", points)
        return
    first, second = ledger.box.shields[ledger.box.track_length[theatre]]
    bonus = 2 if abs(track) >= second else 1 if abs(track) >= first else 0
    ledger.score("bot" if track > 0 else "player", points + bonus)


def outright(ledger: Ledger, theatre: str, row: int) -> None:
    """All points not yet scored there, two more, and the effects of the empty spaces."""
    side = "bot" if ledger.track[theatre] > 0 else "player"
    left: list[tuple[int, str, int]] = []
    for number, (where, r, position) in enumerate(ledger.spaces):
        if where == theatre and r >= row and ledger.cells[theatre, r][position - 1] is None:
            _, effect, amount = ledger.box.spaces_of(theatre, r)[position - 1]
            left.append((number, effect, amount))
    ledger.outright[theatre] = True
    ledger.score(side, sum(points for points, _ in ledger.box.board[theatre][row:]) + 2)
    left = [each for each in left if each[1] not in ("none", "tactical")]
    while left:
        taken: Any = left[0]
        kinds = {each[1:] for each in left}
        if not (ledger.solo and side == "bot") and len(kinds) > 1:
            number = ledger.answer("choose")["space"]
            taken = next(each for each in left if each[0] == number)
        left.remove(taken)
        carry_out(ledger, side, theatre, taken[1], taken[2])
