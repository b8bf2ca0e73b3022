"""Rules systems that are a file of data: read, checked, and played as any other system.

`model.py` says what a file may hold, `reading.py` reads one, `checking.py` and `proofs.py` tell its
mistakes, `system.py` is what the engine sees of it.
"""
