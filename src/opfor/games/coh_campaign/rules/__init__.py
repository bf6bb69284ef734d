"""What may happen: the campaign's rules, said once."""
