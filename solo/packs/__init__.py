"""Packages: an adventure as one file to be given away, and those that a player has installed.

`archive` reads and writes the file, `keeping` unpacks it where a player's adventures are kept.
Neither runs anything of what is in it.
"""
