"""How it is said, drawn, read and corrected by hand."""
