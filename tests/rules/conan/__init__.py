"""Conan 2d20."""
