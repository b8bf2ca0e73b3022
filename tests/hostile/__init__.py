"""Hostile input, tried by families of cases: what holds is counted, what fails can be tried again.

`python -m tests.hostile --cases 1000000` is the full run; `test_hostile.py` tries a small part.
A family (`family.py`) makes its cases from a seed; the modules in `families` list them.
"""
