"""The compiled engines against the readable one."""
