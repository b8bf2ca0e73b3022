"""The hero: sheet, creation, growth and hero files, by the rules of Fallout 2d20."""
