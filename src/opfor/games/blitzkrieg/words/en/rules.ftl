# Phrases that rules put together: other languages find them by this English.

# a region for the bot's head start (1 Western Europe, 2 Pacific Ocean, else you choose)
head-start-region = a region for the bot's head start ({ $faces }, else you choose)
# which of the units left the bot places: 1/4 army 2 (unit 1), 2/5 general (unit 3)
which-unit-by-die = which of the units left the bot places: { $named }
# your unit 2 of 3 for the start
unit-for-the-start = { $owner } unit { $n } of { $count } for the start
