"""What the state keeps as one number: a file per thing with its maker and its readers.

Only these files shift and mask bits.
"""
