"""The bare echo: groups of four sockets, for each frame that one sends all four are sent one of a recorded game.

    python benchmarks/server_echo.py

tells its address in one line. It knows nothing of tables: it has the frames ready, as texts, in the order of the game.
"""

from __future__ import annotations

import socket
import sys
from collections import defaultdict

import uvicorn
from server_frames import recorded
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

FRAMES = [answer.frames for answer in recorded()[1]]


class Group:
    """Four sockets, and how far they are in the game."""

    def __init__(self) -> None:
        self.sockets: list[WebSocket] = []
        self.at = 0


groups: defaultdict[str, Group] = defaultdict(Group)


async def echo(socket: WebSocket) -> None:
    """One socket, until it is closed."""
    await socket.accept()
    name = socket.path_params["group"]
    group = groups[name]
    group.sockets.append(socket)
    try:
        while True:
            await socket.receive_text()
            frames = FRAMES[group.at]
            group.at = (group.at + 1) % len(FRAMES)
            for each, frame in zip(group.sockets, frames, strict=False):
                await each.send_text(frame)
    except (WebSocketDisconnect, WebSocketDisconnected):  # of this socket, or of another of the group
        groups.pop(name, None)


def main() -> None:
    """Serve until killed."""
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    sys.stdout.write(f"http://127.0.0.1:{listening.getsockname()[1]}\n")
    sys.stdout.flush()
    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/{group}", echo)]),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
