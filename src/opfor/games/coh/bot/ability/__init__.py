"""Who can do what to whom: what an order asks of an AI, and why it cannot."""
