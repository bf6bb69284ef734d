"""The kernel: procedures, requests, chance, record, cascade, citations."""
