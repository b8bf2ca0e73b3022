"""Actions of several rolls, by the rules of FELL."""
