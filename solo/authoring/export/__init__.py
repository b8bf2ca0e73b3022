"""Adventures for those who have no `solo`: a printed gamebook, and one HTML page that plays.

Both are made of a `Story`, plain data. What a form can't carry honestly is listed, and then
nothing is written.
"""
