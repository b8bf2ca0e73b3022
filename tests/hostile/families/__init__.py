"""The families: each module has a tuple `FAMILIES`."""
