"""A net that policy_gradient.py trained, as a program at the table: in any command, in the arena,
and against a person in the browser.

    opfor arena blitzkrieg --player "cmd:python3 examples/trained_agent.py net.npz" -o ladder.json
    opfor web --player "cmd:python3 examples/trained_agent.py net.npz"

It is told what its seat sees, scores the board after every placement and takes the best; other
questions are the greedy player's, as in training.
"""

import json
import sys

import numpy as np

from opfor.envs.table import AtTable


def score(weights, planes):
    first, bias, second = weights
    return np.maximum(planes @ first + bias, 0) @ second


def main(path: str) -> None:
    with np.load(path) as kept:
        weights = [kept[name] for name in kept.files]
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "new":
            table = AtTable(told)
        elif told["type"] == "choose":
            answer, after = table.baseline(told), table.afterstates(told)
            if len(after.actions):
                answer = int(after.actions[score(weights, after.planes).argmax()])
            print(json.dumps({"answer": answer}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
