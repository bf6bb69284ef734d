"""A person's own box in words: its kinds of things, what is asked of each, what is wrong with one.

Forms are declared in English; other languages find their questions by it.
"""

from __future__ import annotations

from opfor.app.speech import spoken
from opfor.core.errors import OpforError
from opfor.core.form import Form
from opfor.core.language import ENGLISH
from opfor.core.phrasebook import PhraseBook
from opfor.core.templates import Templates

SAY = PhraseBook.of_the_program("box")
QUESTIONS = Templates(SAY)


def titled(form: Form, count: int = 1) -> str:
    """What a kind of thing is called, one of them or several."""
    kind = f"kind-{form.name.replace(' ', '-')}"
    return SAY.form(kind, "" if count == 1 else "plural") if SAY.has(kind, ENGLISH) else form.name


def question_told(question: str) -> str:
    """A question of a form; what stands in brackets behind it is typed as it stands there."""
    said, mark, rest = question.partition(" (")
    known = QUESTIONS.plain.get(said)
    return f"{SAY(known)}{mark}{rest}" if known else question


def fault_told(fault: OpforError) -> str:
    """What is wrong with what was typed into a field, the field named as it is asked for."""
    text = str(fault)
    said, field = spoken(text), text.partition(": ")[0]
    return f"{question_told(field)}{said[len(field) :]}" if said.startswith(field) else said
