"""The rules of the Solo Mission Generator: developing the AI."""
