"""One folder per game; each exports ``GAME``."""
