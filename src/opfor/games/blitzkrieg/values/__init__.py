"""What there is: state, events, actions, boards and tokens, options, the tables made of them."""
