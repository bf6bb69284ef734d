"""What players of firefights over numbers are told."""
