"""What happened and why, in messages and words: news, reasons, hints, the reference."""
