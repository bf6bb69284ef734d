"""The solo bot, one file per question it asks."""
