"""Adventures for those who have no `solo`: a printed gamebook, made of a `Story`, plain data.

What it can't carry honestly is listed, and then nothing is written.
"""
