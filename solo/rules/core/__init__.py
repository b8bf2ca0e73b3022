"""What all rules systems share: protocols, dice, outcomes, exact odds, encounters, kept heroes."""
