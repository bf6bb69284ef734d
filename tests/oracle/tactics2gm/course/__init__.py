"""What comes when: set-up, turns, what is offered, forecasts, players for simulation."""
