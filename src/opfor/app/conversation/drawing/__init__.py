"""What one seat sees at a moment: the view, its ground and pieces, pictures that stand alone."""
