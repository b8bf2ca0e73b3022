"""Scenes and numbers as pictures: charts, diagrams, plots."""
