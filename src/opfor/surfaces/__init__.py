"""Ways to reach a session: command line, and later terminal, web and paper."""
