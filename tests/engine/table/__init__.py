"""Tests of tables of players."""
