"""Tests of combat."""
