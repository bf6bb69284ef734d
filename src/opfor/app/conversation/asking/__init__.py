"""From a request to what can be answered, and from a typed line or a number to the answer."""
