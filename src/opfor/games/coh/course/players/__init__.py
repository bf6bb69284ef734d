"""Players for simulation: any legal answer; a sensible one."""
