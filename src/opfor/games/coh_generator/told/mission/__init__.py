"""From a finished generation to an ordinary mission and its file."""
