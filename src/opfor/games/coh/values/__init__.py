"""What there is: state, events, actions, options, names."""
