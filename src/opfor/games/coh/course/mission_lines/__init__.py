"""The mission's own lines at work: counteractions, mission orders, events and tiles."""
