"""What the rules of 2GM Tactics allow and how it is carried out, one file per question."""
