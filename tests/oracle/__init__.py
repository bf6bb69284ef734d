"""The readable engines as they were when their rules moved to the one source: a second reading.

Nothing but tests that compare imports them. A game's folder may leave when a year of nightly
comparisons has found nothing that the naive readers and ledgers of the game did not find too.
"""
