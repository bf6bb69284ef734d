"""How a run is said and printed."""
