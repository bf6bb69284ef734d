"""The smallest program that plays: any offer, each as likely as the other.

opfor play blitzkrieg --player "cmd:python3 examples/random_agent.py"
opfor arena blitzkrieg --player "cmd:python3 examples/random_agent.py" --games 20
"""

import json
import random
import sys

chance = random.Random(1)
offered = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "choose":
        offered = len(told["offers"])
    if told["type"] in ("choose", "illegal"):
        print(json.dumps({"answer": chance.randrange(offered)}), flush=True)
