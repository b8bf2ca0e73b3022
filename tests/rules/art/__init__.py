"""The ART Engine, module by module."""
