"""Support cards and airplanes of the AI: whether, and against whom."""
