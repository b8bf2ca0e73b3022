"""Texts for notes and rolls, and the sheet as it is shown, by the rules of Fallout 2d20."""
