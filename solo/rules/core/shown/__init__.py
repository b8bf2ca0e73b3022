"""What front-ends show of rolls, sheets and fights, as values: no rule is decided here."""
