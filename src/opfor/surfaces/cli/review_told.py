"""A review in words: the curve, what cost most, luck and skill, what to practise."""

from __future__ import annotations

from opfor.app.coach.advice import WHOSE
from opfor.app.coach.review import Judged, Review
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import amount, change, listed, percent

SAY = PhraseBook.of_the_program("inquiry")
WIDTH = 40


def told(found: Review, title: str) -> list[str]:
    """The review in words: the curve, what cost most, what turned it, luck and skill."""
    lines = [f"{found.title or title}: {len(found.curve)} choices of {found.seat}"]
    lines += [*found.ended, *filter(None, [found.verdict]), ""]
    turned, before = set(found.turnings), ""
    width = max(len(each.when) for each in found.curve)
    lines.append(f"{'':<{width}}         0 %{'50 %':^{WIDTH - 7}}100 %")
    for place, each in enumerate(found.curve):
        mark = "!" if each in found.worst else "~" if place in turned else " "
        bar, when = "█" * round(each.chance * WIDTH), each.when
        first = f"{when if when != before else '':<{width}}"
        lines.append(f"{first} {mark} {percent(each.chance):>5} {bar}".rstrip())
        before = when
    lines += ["", "! a costly act, ~ after it the game turned by itself", WHOSE, ""]
    for each in found.worst:
        lines += [_costly(each)]
    if not found.worst:
        lines.append("No act stands out as a mistake.")
    lines += ["", summed(found)]
    if found.sources:
        brought = ", ".join(f"{each.said} {change(each.luck)}" for each in found.sources)
        lines.append(f"  {SAY('luck-by', brought=brought)}")
    for part in found.parts:
        made = f"{amount(part.choices, 'choice')}, {change(part.skill)}"
        lines.append(f"  {part.title.rstrip('?')}: {made}; luck {change(part.luck)}")
    return lines + practised(found)


def practised(found: Review) -> list[str]:
    """What to practise, with the puzzles of it."""
    if not found.practice:
        return []
    lines = [
        SAY("practise", theme=each.said, n=len(each.puzzles), puzzles=listed(each.puzzles))
        for each in found.practice
    ]
    command = f"opfor puzzle {found.game} {found.practice[0].puzzles[0]}"
    return ["", SAY("to-practise"), *(f"  {line}" for line in lines), f"  {command}"]


def _costly(each: Judged) -> str:
    return (
        f"{each.when}, entry {each.entry}: {each.done} ({percent(each.chance)}). "
        f"Better: {each.best} ({percent(each.best_chance)}); it cost {percent(each.cost)}, "
        f"give or take {percent(2 * each.error)}."
    )


def summed(found: Review) -> str:
    end = {1.0: "won", 0.5: "drawn", 0.0: "lost"}.get(found.outcome or 0.0, "")
    end = "not over yet" if found.outcome is None else end
    return (
        f"From {percent(found.curve[0].before)} at the start, as the baseline player would go on: "
        f"your choices {change(found.skill)}, luck and the opponent {change(found.luck)}; {end}."
    )
