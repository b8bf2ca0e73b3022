"""The hero: sheet, creation, growth and hero files, by the rules of FELL."""
