"""What composed briefings are worth: read back, counted, compared.

python benchmarks/briefings.py [--count 1000] [--first 1]
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter

from opfor.games.coh_generator.tests.briefing_reader import faults, worst_overlap
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.composer import frames_used
from opfor.games.coh_generator.told.mission.firefight import to_mission

GUIDELINES = 6


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first", type=int, default=1)
    given = parser.parse_args()
    titles, texts, used, wrong = [], [], [], Counter[str]()
    for seed in range(given.first, given.first + given.count):
        done = generate_auto(1 + seed % GUIDELINES, seed, seed % 2 == 0, {}, {})
        mission = to_mission(done)
        titles.append(mission.title)
        texts.append(mission.briefing)
        used.append(frames_used(done))
        for fault in faults(done, mission.briefing):
            wrong[fault.split(":")[0] if ":" in fault else " ".join(fault.split()[1:])] += 1
    words = [len(text.split()) for text in texts]
    sentences = Counter(text.count(". ") + 1 for text in texts)
    repeats = sum(
        len(set(used[n]) & {f for other in used[max(0, n - 49) : n] for f in other}) > 0
        for n in range(len(used))
    )
    overlaps = [worst_overlap(texts[n : n + 50]) for n in range(0, len(texts) - 49, 50)]
    print(f"{given.count} generations: faults {dict(wrong)}")
    print(f"distinct titles {len(set(titles)) / len(titles):.1%}")
    print(
        f"words: mean {statistics.mean(words):.0f}, most {max(words)}; sentences {dict(sentences)}"
    )
    print(f"texts with a frame used within the 50 before: {repeats}")
    if overlaps:
        worst, mean = max(overlaps), statistics.mean(overlaps)
        print(f"worst overlap of trigrams in fifty: {worst:.0%}, mean {mean:.0%}")
    for title, text in list(zip(titles, texts, strict=True))[:4]:
        print(f"\n{title}\n{text}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
