"""Fictive Hack: d10 checks, Awesome Points, and fights on a graph of arenas."""
