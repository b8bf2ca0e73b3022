"""An adventure as a folder that plays in any browser, from any host of plain files.

`player.py` is what runs there, in Python that the browser brings along (Pyodide), in a worker; it
needs no library. All else makes the folder.
"""
