"""`solo odds` of adventures and campaigns."""
