"""Commands for authors: lint, tests, export and import, translation, packages."""
