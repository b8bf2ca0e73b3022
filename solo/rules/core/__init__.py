"""The core of all rules systems: protocols, dice, outcomes, exact odds, encounters, kept heroes."""
