"""Rules, bots and AI broken on purpose, one token at a time: do the tests that cite them notice?

``python3 check.py mutants [GAME …] [--sample N] [--seed N]``. The tests of a game are collected
and run once; then every mutant is a fork in which one function has the broken code, and the tests
that cite its rows and reach it are run, quickest first, until one fails.
"""
