"""How many files the server may have open; each connection is one."""

from __future__ import annotations

import sys

BACKLOG = 256
"""So many connections are taken at a time before any of them is counted."""
RESERVED = 128
"""Files for the database, for bots, and for the program itself."""
WITHOUT_LIMIT = 65536
"""More are not asked for, and taken to be there where the system has no limit."""

if sys.platform == "win32":

    def raise_file_limit() -> int:
        """Windows has no such limit."""
        return WITHOUT_LIMIT

else:
    import resource

    def raise_file_limit() -> int:
        """Allow as many files as the system lets us have; their number."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WITHOUT_LIMIT if hard == resource.RLIM_INFINITY else min(hard, WITHOUT_LIMIT)
        if soft == resource.RLIM_INFINITY:
            return WITHOUT_LIMIT
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return max(soft, wanted)


def room_for_connections() -> int:
    """How many connections there are files for."""
    files = raise_file_limit()
    return max(files - BACKLOG - RESERVED, files // 2)
