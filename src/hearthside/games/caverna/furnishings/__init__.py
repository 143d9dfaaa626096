"""The 48 kinds of furnishing tiles, by the colour of their name tags (CAV-11)."""

from hearthside.games.caverna.furnishing import link_tiles
from hearthside.games.caverna.furnishings import dwellings as dwellings
from hearthside.games.caverna.furnishings import green as green
from hearthside.games.caverna.furnishings import yellow as yellow

link_tiles()
