"""What a skipped line lacked, in words."""

from __future__ import annotations

from opfor.fast.coh.bot.words.rungs import ROWS, TRUE_OF, name_of

WORDS = {
    "no-ai": "no AI is on the map",
    "nobody-may-act": "no AI may act",
    "nobody-in-a-units-hex": "no AI that may act shares a hex with a unit of yours",
    "nobody-next-to-a-unit": "no AI that may act is next to a unit of yours",
    "nobody-is-meant": "the line speaks to no AI any more",
    "nobody-is-of-the-kind": "no AI is of the kind the line names",
    **{f"nobody-{name_of('ai', word)}": f"no AI that may act is {TRUE_OF[word]}" for word in ROWS},
    "nobody-has-matching-goal": "nothing on the map is what it aims at",
    "nobody-can-do-it": "no AI can do it",
    "no-action-possible": "no AI can do any of its actions",
    "does-not-pass": "with {} Fresh AI and {} Fresh Units the AI does not pass",
    "no-counteraction": "no Counteraction can be carried out",
    "no-mission-order": "no Mission Order can be carried out",
}
