"""Bad input of every kind, made from good input: what opfor must answer in a few short lines.

``python3 check.py fuzz [KIND …] [--minutes 60 | --attempts N] [--seed N]``. A few hundred attempts
of each kind are part of the tests; what was ever found lies in ``corpus`` and is tried every time.
"""
