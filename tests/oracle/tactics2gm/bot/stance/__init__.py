"""The stance: which there are, and which one a turn takes."""
