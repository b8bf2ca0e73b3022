"""Names and words in rules: as they are typed, as they are shown, as they are looked for."""
