"""The page of a server in the browser of this computer, where there is one; and whether a server is there already."""

from __future__ import annotations

import http.client
import json
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

from pisti.server.faults import ServerFault

ANSWER_SECONDS = 1.0
"""How long a server on this computer may take to say what it is."""

_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def open_page(
    address: str,
    env: Mapping[str, str],
    platform: str = sys.platform,
    opening: Callable[[str], object] = webbrowser.open,
) -> bool:
    """Open an address in the browser, if there is anything to show it on; whether that is so.

    A browser that runs in the terminal would take it from the server, so a display it has to be, or a browser of choice
    in the variable BROWSER. The browser may take its time: nobody waits for it.
    """
    if platform not in {"win32", "darwin"} and not any(env.get(name) for name in _DISPLAYS):
        return False
    threading.Thread(target=opening, args=(address,), daemon=True).start()
    return True


def is_pisti(address: str) -> bool:
    """Whether what is at an address is a server of Pişti: nobody else says so of a page that is not there."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=ANSWER_SECONDS)
    try:
        connection.request("GET", "/api/nothing")
        said = json.loads(connection.getresponse().read(1000))
        return isinstance(said, dict) and said.get("code") == ServerFault.NO_SUCH_PAGE
    except (OSError, http.client.HTTPException, ValueError):
        return False
    finally:
        connection.close()
