"""Exact chances of an adventure's endings: all games at once, with equal states merged."""
