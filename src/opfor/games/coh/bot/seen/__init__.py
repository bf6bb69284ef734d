"""The battlefield as an order card sees it."""
