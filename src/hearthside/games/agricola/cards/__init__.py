"""All cards: the majors, then per deck the files of its numbers. Importing declares them."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from hearthside.games.agricola.cards import majors as majors
from hearthside.games.agricola.vocabulary.card import all_declared

for _name in sorted(module.name for module in walk_packages(__path__, __name__ + ".")):
    import_module(_name)
all_declared()
