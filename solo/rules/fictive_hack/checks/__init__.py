"""Single rolls, and what is decided around one, by the rules of Fictive Hack."""
