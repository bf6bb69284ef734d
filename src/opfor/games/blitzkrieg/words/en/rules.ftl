# Phrases that rules put together: other languages find them by this English.

# your unit 2 of 3 for the start
unit-for-the-start = { $owner } unit { $n } of { $count } for the start
