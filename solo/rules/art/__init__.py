"""The ART Engine: its rules, their data and the system that the engine plays."""
