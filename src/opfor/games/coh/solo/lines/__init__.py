"""The mission's own lines: counteractions, mission orders, events and tiles."""
