"""The words of an order: which AI, Units and Objectives they are true of."""
