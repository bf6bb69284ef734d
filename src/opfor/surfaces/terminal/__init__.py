"""Playing in a terminal: a prompt, words in, sentences out."""
