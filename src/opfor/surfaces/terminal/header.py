"""What decides, in two lines: how far the game is, points and means of each side, the track."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.phrasebook import PhraseBook
from opfor.core.shown import Facts, Mean, Score, Track, TrackSpace

BETWEEN = " | "
MOST_CARDS = 2
SAY = PhraseBook.of_the_program("conversation")
LONGEST = 50
"""Letters of an event on the track; ``track`` tells it whole."""


def header(facts: Facts, width: int) -> list[str]:
    """Who stands where; then tracks and the opponent's open cards, if there are any."""
    first = [facts.when or facts.headline, *_sides(facts)]
    tracks = [each for each in facts.tracks if not _is_told_by(facts.when, each)]
    second = [*(_track(each) for each in tracks), *_cards(facts)]
    if sum(map(len, second)) + len(BETWEEN) * len(second) > width:
        second = [*(_track(each, told=False) for each in tracks), *_cards(facts)]
    lines = [BETWEEN.join(part for part in line if part) for line in (first, second) if any(line)]
    whole = BETWEEN.join(lines)
    return [whole] if len(whole) < width else lines


def own_means(facts: Facts, seat: str) -> str:
    """``[6 CAPs, 3 APs]``: what a seat has to spend."""
    means = [_mean(each) for each in facts.means if each.seat == seat]
    return f"[{', '.join(means)}]" if means else ""


def _sides(facts: Facts) -> Iterator[str]:
    """Points and means of one side after the other."""
    seats = dict.fromkeys([s.seat for s in facts.scores] + [m.seat for m in facts.means])
    for seat in seats:
        scores = [_score(each) for each in facts.scores if each.seat == seat]
        means = [_mean(each) for each in facts.means if each.seat == seat]
        yield ", ".join([*scores, *means])


def _score(score: Score) -> str:
    told = {"who": score.title, "n": score.value, "unit": score.unit}
    said = SAY("standing-of", of=score.of, **told) if score.of else SAY("standing", **told)
    return said.rstrip()


def _mean(mean: Mean) -> str:
    return f"{mean.left} {mean.title.removesuffix('s') if mean.left == 1 else mean.title}"


def _track(track: Track, told: bool = True) -> str:
    """``Space 3 of 9; next event at 5: the column; the end at 9``."""
    said = [track.said or f"{track.title}: {track.spaces[track.at].label}"]
    ahead = track.spaces[track.at + 1 :]
    event = next((space for space in ahead if space.kind == "event"), None)
    if event is not None:
        said.append(SAY("next-event", at=f"{event.label}{_note(event) if told else ''}"))
    end = next((space for space in ahead if space.kind == "end"), None)
    if end is not None and len(track.spaces) > track.at + 1:
        said.append(SAY("end-at", at=end.label))
    return "; ".join(said)


def _is_told_by(when: str, track: Track) -> bool:
    """Whether ``Round 2 of 4, turn 7`` says all that the track would."""
    is_even = all(space.kind != "event" for space in track.spaces)
    return is_even and bool(track.said) and when.startswith(track.said)


def _note(space: TrackSpace) -> str:
    if not space.note:
        return ""
    return f": {space.note if len(space.note) <= LONGEST else f'{space.note[: LONGEST - 1]}…'}"


def _cards(facts: Facts) -> Iterator[str]:
    lying = [c for c in facts.cards if c.where == "opponent" and c.title][:MOST_CARDS]
    for card in lying:
        said = (
            f" ({card.text})" if card.text and not card.lines and len(card.text) < LONGEST else ""
        )
        kind = card.ref.partition(":")[0]
        known = f"card-{kind}"
        yield f"{SAY(known) if SAY.has(known) else kind}: {card.title}{said}"


def track_lines(track: Track) -> list[str]:
    """Every space of a track that says something, the marker's marked."""
    lines = [f"{track.title}: {track.said}".rstrip(": ")]
    for number, space in enumerate(track.spaces):
        here = ">" if number == track.at else " "
        note = space.note or {"end": SAY("the-end")}.get(space.kind, "")
        if note or number == track.at:
            lines.append(f"{here} {space.label:>3}  {note}".rstrip())
    return lines
