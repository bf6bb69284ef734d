"""What there is: a run of stages, a company, what can happen to it."""
