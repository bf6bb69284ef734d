"""The solo opponent: order cards read and carried out by the book, every choice explained."""
