"""The browser seat: a game as a page plays it, and the server that brings it there.

`play.py` knows no network: it takes what a seat sends and returns what the page shows. A server
(`app.py`) or a worker in the browser itself may drive it.
"""
