"""Single rolls and the decisions around one, by the rules of Fictive Hack."""
