"""How everything is said: answers, events, reasons, the position as text."""
