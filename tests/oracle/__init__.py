"""A second engine as a witness: slow, plain readings of docs/rules, compared with the program.

Each oracle is written from the rules alone and knows plain data only; an adapter beside it turns
a view of the program into that data. Random games compare the two after every choice.
"""
