"""The words of orders: what they ask for, what they compare."""
