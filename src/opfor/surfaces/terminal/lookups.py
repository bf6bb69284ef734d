"""Looking things up: the mission, a card, a unit, a line of sight, the track, the hand, a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opfor.app.conversation.asking.answers import can_be_counted
from opfor.app.conversation.telling import things
from opfor.app.conversation.telling.sources_told import untold_note
from opfor.app.program import program_name
from opfor.app.speech import spoken
from opfor.core.echo import shortened
from opfor.core.errors import OpforError, one_of
from opfor.core.shown import CardView, Listed
from opfor.surfaces.terminal.header import track_lines
from opfor.surfaces.terminal.reasons import hint_told, rule_told, topic_told

if TYPE_CHECKING:
    from opfor.app.conversation.telling.hints import Hint
    from opfor.surfaces.terminal.prompt import Prompt

LONGEST_NAME = 3
"""Words in the name of a card; more tell what is printed on it."""
AGAIN = "again"
STATES = {"skipped": "-", "carried-out": ">"}


def mission(talk: Prompt, _text: str) -> None:
    """What is played for, and what the opponent goes by."""
    talk.screen.say("\n".join(things.mission(talk.eyes)) or "This game has no mission.")


def track(talk: Prompt, _text: str) -> None:
    """Every track with its events."""
    tracks = talk.eyes.facts().tracks
    if not tracks:
        raise OpforError("this game has no track but what the map shows")
    for each in tracks:
        talk.screen.say("\n".join(track_lines(each)))


def hand(talk: Prompt, _text: str) -> None:
    """What the person holds: cards, or what lies in the reserve."""
    facts = talk.eyes.facts()
    held = [card for card in facts.cards if card.where == "hand"]
    for card in held:
        talk.screen.say(f"  {card.title}: {card.text}".rstrip(": "))
    seat = talk.eyes.seat
    own = [
        each for each in facts.lists if each.ref in (f"list:reserve-{seat}", f"list:hand-{seat}")
    ]
    for each in own:
        _say_list(talk, each)
    if not held and not own:
        talk.screen.say("You hold nothing.")


def lists(talk: Prompt, text: str) -> None:
    """Bags, piles, losses, what is still to come: their names, or what is in one."""
    known = talk.eyes.facts().lists
    if not text:
        for each in known:
            talk.screen.say(f"  {each.title} ({len(each.items)})")
        talk.screen.say("list and a name shows one of them, list all all.")
        return
    wanted = known if text == "all" else [_listed(talk, known, text)]
    for each in wanted:
        _say_list(talk, each)


def _listed(talk: Prompt, known: tuple[Listed, ...], text: str) -> Listed:
    ref = things.named(talk.eyes, text, ["list"])
    return next(each for each in known if each.ref == ref)


def _say_list(talk: Prompt, listed: Listed) -> None:
    talk.screen.say(f"{listed.title}:", "strong")
    for item in listed.items:
        note = f" ({item.note})" if item.note else ""
        talk.screen.say(f"  {item.label}{note}")


def card(talk: Prompt, text: str) -> None:
    """A card to look up by its name; one told with all that is printed on it is learnt."""
    if ":" in text or len(text.split()) > LONGEST_NAME:
        talk.screen.say(f"{talk.table.learn(f'card {text}')}.")
        talk.showing.look_anew()
    else:
        _look_up(talk, text)


def _look_up(talk: Prompt, text: str) -> None:
    """An open card with its lines, else what the game says of a card of that name."""
    cards = talk.eyes.facts().cards
    if not text:
        if not cards:
            talk.screen.say("No card lies open, and you hold none.")
        for each in cards:
            talk.screen.say(f"  {each.title} ({spoken(each.where)})")
        return
    try:
        ref = things.named(
            talk.eyes, text, [each.ref.partition(":")[0] for each in cards] or ["card"]
        )
    except OpforError:
        explain(talk, text)
        return
    for each in cards:
        if each.ref == ref:
            _say_card(talk, each)


def _say_card(talk: Prompt, shown: CardView) -> None:
    kind = f" ({spoken(shown.kind)})" if shown.kind else ""
    talk.screen.say(f"{shown.title}{kind}", "strong")
    for line in shown.lines:
        talk.screen.say(f"  {STATES.get(line.state, ' ')} {line.text}")
    if shown.text:
        talk.screen.say(f"  {shown.text}")
    topic = talk.eyes.details(shown.ref).topic
    if topic is not None:
        for each in topic_told(topic, without=shown.text):
            talk.screen.say(f"  {each}")


def unit(talk: Prompt, text: str) -> None:
    """A thing on the map or in a list: how it is, what it sees, what its kind can do."""
    if not text:
        raise OpforError("unit X tells about a unit, a hex or a space")
    try:
        ref = things.named(talk.eyes, text)
    except OpforError as unknown:
        try:
            explain(talk, text)
        except OpforError:
            raise unknown from None
        return
    found = talk.eyes.details(ref)
    talk.screen.say("\n".join(found.lines) or f"{found.label}:")
    if found.topic is not None:
        talk.screen.say("\n".join(topic_told(found.topic)))


def sight(talk: Prompt, text: str) -> None:
    """Whether one place sees another, and what hides it."""
    first, _, second = text.removeprefix("from ").partition(" ")
    if not second:
        raise OpforError("sight A B: from where and to where, such as sight g08 k10")
    origin, target = (
        things.named(talk.eyes, first),
        things.named(talk.eyes, second.removeprefix("to ").strip()),
    )
    lines = things.sees(talk.eyes, origin, target)
    if not lines:
        raise OpforError("there is nothing to see from one to the other here")
    talk.screen.say("\n".join(lines))


def rules(talk: Prompt, text: str) -> None:
    """A rule or ruling by its id, or a unit, effect or card by its name."""
    if not text:
        raise OpforError(
            "rules and an id (rules BLZ-1.4) or a name (rules general) explains it; "
            f"{program_name()} rules {talk.about.game} lists every rule"
        )
    try:
        page = talk.eyes.rule(text)
    except OpforError as unknown:
        try:
            explain(talk, text)
        except OpforError as other:
            raise OpforError(f"{spoken(str(unknown))}; {spoken(str(other))}") from None
        return
    talk.screen.say("\n".join(rule_told(page)))


def explain(talk: Prompt, text: str) -> None:
    """The page of the reference, or the pages, that are called so."""
    for topic in talk.table.reference.named(text):
        talk.screen.say(topic.title, "strong")
        for line in topic_told(topic):
            talk.screen.say(f"  {line}")
        if also := [
            other.title for name in topic.see if (other := talk.table.reference.topics.get(name))
        ]:
            talk.screen.say(f"  See also: {', '.join(also)}.")


def hint(talk: Prompt, text: str) -> None:
    """The best acts by the coach; with a number, more about one of them. What was said at this
    moment is said again, unless it is to think ``again``. Ctrl-C stops the search, and what it has
    found is told."""
    if text not in ("", AGAIN) and not text.isdecimal():
        raise OpforError(f"hint {shortened(text)}: the number of an act, again, or nothing")
    moment, kept = talk.hinted
    if kept is None or moment != talk.table.moment or text == AGAIN:
        kept = _asked(talk)
        talk.hinted = talk.table.moment, kept
    counted = can_be_counted([each.typed for each in talk.eyes.offers()])
    number = int(text) if text.isdecimal() else 0
    talk.screen.say("\n".join(hint_told(kept, number, counted)))
    if kept.acts and counted:
        talk.hold_to_numbers()
    if kept.waits:
        talk.screen.say("(python3 build_fast.py compiles this game once: hints are surer then)")
    if note := untold_note(talk.table.session):
        talk.screen.say(note)


def _asked(talk: Prompt) -> Hint:
    """What the coach says; whoever stops it at once is still in the game."""
    try:
        from opfor.app.conversation.telling import hints

        return hints.hint(talk.eyes)
    except KeyboardInterrupt:
        raise OpforError("The coach was stopped before it had found anything.") from None


def sources(talk: Prompt, _text: str) -> None:
    """Every source of chance, and who answers it."""
    for each in talk.eyes.sources():
        talk.screen.say(f"  {each.name:<16} {each.by:<14} {each.said}")


def coach(talk: Prompt, text: str) -> None:
    """Warnings before acts that throw the game away, or none."""
    if text not in ("on", "off"):
        raise OpforError(one_of("coach", text, ("on", "off")))
    talk.table.is_coached = text == "on"
    warns = "The coach warns before an act that throws the game away; hint asks it."
    talk.screen.say(warns if talk.table.is_coached else "The coach says nothing unasked.")
