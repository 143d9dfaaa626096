"""The words of all games in all languages, and how messages become sentences.

`words/<language>/<game>/*.json` are the catalogues of a game, `words/<language>/general/*.json`
those of the program itself: ICU MessageFormat by key. Terminal, Python and browser read the same.
"""

from hearthside.words.catalogue import ENGLISH, GENERAL, languages
from hearthside.words.speaker import Speaker, speaker

__all__ = ["ENGLISH", "GENERAL", "Speaker", "languages", "speaker"]
