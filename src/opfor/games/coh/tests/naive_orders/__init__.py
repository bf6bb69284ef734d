"""A second reading of order cards, written plainly and slowly, sharing no rules code."""
