"""Attempts of every kind, each made from something good by one seeded chance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.fuzz import good
from tests.fuzz.attempt import Attempt
from tests.fuzz.calls import calls
from tests.fuzz.changes import (
    STRANGE_TEXTS,
    changed_json,
    changed_text,
    changed_toml,
)
from tests.fuzz.direct import direct
from tests.fuzz.forms import forms
from tests.fuzz.spoiled_saves import spoiled_save
from tests.fuzz.typed import ARGUMENTS, typed_lines

SOLO = tuple(good.SOLO)


def positions(chance: Random) -> Attempt:
    """A position for ``decide``, ``why``, ``forecast`` or a game that begins there."""
    game = chance.choice(SOLO)
    whole = good.position(game, chance.randrange(3), chance.choice(good.ANSWERS))
    raw = changed_json(whole, chance)
    name = chance.choice(["p.json", "p.json", "p.json", "p.jsonl"])
    if name == "p.jsonl":
        raw += b"\n" + whole.replace(b"\n", b" ") + b"\n" + changed_json(whole, chance)
    ways = [
        ["decide", game, name],
        ["decide", game, name, "--json", "--seed", "1"],
        ["decide", game, "-"],
        ["why", name],
        ["forecast", name, "--json"],
        ["play", game, "--position", name, "--no-save"],
    ]
    words = chance.choice(ways)
    typed = raw if "-" in words else b"1\nboard\nposition\nquit\n"
    return Attempt(tuple(words), {name: raw}, typed)


def saves(chance: Random) -> Attempt:
    """A save with bytes changed, or with values changed and signed again."""
    game, name, raw = spoiled_save(chance)
    place = chance.choice([name, f"data/saves/{name}"])
    ways = [
        ["play", "--resume", place],
        ["play", game, "--resume"],
        ["play", game, "--resume", place, "--no-save", "--json"],
        ["replay", place],
        ["replay", place, "--to", "1", "--why", "--undone"],
        ["replay", place, "--json"],
        ["verify", place, "--json"],
        ["why", place, "--full"],
        ["forecast", place],
        ["saves"],
    ]
    return Attempt(tuple(chance.choice(ways)), {place: raw}, "1\nundo\nlog\nquit\n")


def packs(chance: Random) -> Attempt:
    """A pack with one table changed, checked or played with."""
    game = chance.choice(good.GAMES)
    files = dict(good.pack(chance.choice(good.PACKS[game])))
    name = chance.choice(sorted(files))
    placed: dict[str, str | bytes] = {f"pack/{each}": text for each, text in files.items()}
    placed[f"pack/{name}"] = changed_toml(good.toml(files[name]), chance)
    if chance.random() < 0.05:
        del placed[f"pack/{name}"]
    ways = [["packs", "check", "pack"], ["packs", "check", "pack", "--json"]]
    if game == "2gm" and "armies.toml" in files:
        ways += [["play", "2gm", "--pack", "pack", "--no-save", "--seed", "1"]]
    elif game == "2gm":
        ways += [["play", "2gm", "--scenario", f"pack/{name}", "--no-save", "--seed", "1"]] * 2
    if game == "coh-generator":
        ways += [["generate", "coh", "--auto", "--pack", "pack", "--seed", "1"]]
    return Attempt(tuple(chance.choice(ways)), placed, "1\n1\nquit\n")


def decks(chance: Random) -> Attempt:
    """A deck file of 2GM Tactics, checked, changed or played."""
    deck = {"provenance": "owner-supplied", "title": "Own", "army": "americans", "cards": good.DECK}
    ways = [
        ["2gm", "deck", "check", "d.toml"],
        ["2gm", "deck", "add", "d.toml", next(iter(good.DECK)), "2"],
        ["2gm", "deck", "remove", "d.toml", next(iter(good.DECK))],
        ["play", "2gm", "--deck", "d.toml", "--no-save", "--seed", "1"],
    ]
    return Attempt(tuple(chance.choice(ways)), {"d.toml": changed_toml(deck, chance)}, "1\n1\n")


def orders(chance: Random) -> Attempt:
    """Order lines of an author, word by word, alone and in a file of cards."""
    if chance.random() < 0.4:
        raw = changed_toml(good.toml(good.pack(good.PACKS["coh"][3])["order_cards.toml"]), chance)
        return Attempt(("coh", "orders", "check", "o.toml"), {"o.toml": raw})
    lines = [changed_text(line, chance) for line in chance.sample(good.order_lines(), 8)]
    text = "\n".join(lines).encode("utf-8", "surrogatepass")
    return Attempt(("coh", "orders", "check", "o.txt"), {"o.txt": text})


def missions(chance: Random) -> Attempt:
    """A mission file with values changed: checked, played, printed."""
    raw = changed_toml(good.toml(chance.choice(good.missions())), chance)
    ways = [
        ["coh", "missions", "m.toml"],
        ["coh", "missions", "m.toml"],
        ["play", "coh", "m.toml", "--no-save", "--seed", "3"],
        ["play", "coh", "m.toml", "--no-save", "--seed", "3", "--player", "random", "--json"],
        ["simulate", "coh", "m.toml", "--games", "1", "--seed", "1", "--player", "baseline"],
        ["table", "coh", "m.toml", "--no-save"],
        ["sheet", "m.toml", "-o", "m.pdf"],
    ]
    weights = [8, 0, 8, 3, 1, 3, 1]
    words = chance.choices(ways, weights)[0]
    return Attempt(tuple(words), {"m.toml": raw}, "?\n1\n1\nboard\nquit\n")


def scripts(chance: Random) -> Attempt:
    """A recorded generation, changed, for ``generate --script``."""
    script = good.generation(chance.randrange(12), chance.random() < 0.5)[1]
    raw = changed_json(script.encode(), chance)
    extra = chance.choice([[], ["--json"], ["--out", "m.toml"], ["--record", "r.json"]])
    return Attempt(("generate", "coh", "--script", "s.json", *extra), {"s.json": raw})


def arguments(chance: Random) -> Attempt:
    """A command line with words changed, left out, doubled or put in."""
    words = list(chance.choice(ARGUMENTS))
    for _ in range(chance.choice([1, 1, 2, 3])):
        spot = chance.randrange(len(words) + 1)
        pick = chance.randrange(4)
        if pick == 0 and spot < len(words) and len(words) > 1:
            del words[spot]
        elif pick == 1:
            words.insert(spot, chance.choice([*STRANGE_TEXTS, *chance.choice(ARGUMENTS)]))
        elif spot < len(words):
            words[spot] = changed_text(words[spot], chance)
    files: dict[str, str | bytes] = {
        "p.json": good.position("blitzkrieg", 0, 3),
        "s.opfor.jsonl": good.save("blitzkrieg", 0, 3),
        "m.toml": good.missions()[0],
        "g.json": good.generation(1, False)[1],
        "empty": b"",
        "folder/x": b"",
    }
    if is_long(words):
        words = ["saves"]
    return Attempt(tuple(words), files, "1\nquit\n")


def is_long(words: list[str]) -> bool:
    """Whether a command is rightly busy for long, or writes into the checkout."""
    numbers = [word.rpartition("=")[2] for word in words]
    many = any(n.isdecimal() and int(n[:9]) > 20 and len(n) < 30 for n in numbers)
    busy = {"simulate", "balance", "--target", "--targ", "lab", "web", "--games"} & set(words)
    return bool(busy and many) or "web" in words or ("new-game" in words and "--in" not in words)


def lines(chance: Random) -> Attempt:
    """A game in which nonsense is typed between answers."""
    game = chance.choice(good.GAMES)
    words = [chance.choice(["play", "play", "table"]), game, "--seed", str(chance.randrange(50))]
    if chance.random() < 0.5:
        words += ["--no-save"]
    options = {
        "coh": [["first-light"], ["crossroads"], ["steel-at-noon"], ["church-bell"]],
        "2gm": [[], ["--scenario", "night-raid"], ["two-player"]],
        "blitzkrieg": [[], ["nippon"], ["--mode", "two-player"]],
        "coh-generator": [["2"], ["5", "--solo"], ["7"]],
    }
    words += chance.choice(options[game])
    return Attempt(tuple(words), {}, typed_lines(game, chance))


KINDS: dict[str, Callable[[Random], Attempt]] = {
    make.__name__: make
    for make in (
        positions,
        saves,
        packs,
        decks,
        orders,
        missions,
        scripts,
        arguments,
        lines,
        calls,
        direct,
        forms,
    )
}
