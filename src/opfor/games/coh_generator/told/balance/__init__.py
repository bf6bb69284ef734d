"""What the cards are worth: drafted firefights played out and tallied."""
