"""Handshakes of WebSockets that were refused: how many, and why; told together, since anybody can send many."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pisti.server.logs import Event, about
from pisti.server.measures import Measures

TELL_SECONDS = 60.0
"""How often it is told how many were refused, if any were."""

log = logging.getLogger("pisti.server")


class Handshakes:
    """Middleware that counts, by the status of the answer, whoever asked for a WebSocket and got none."""

    def __init__(self, app: ASGIApp, measures: Measures) -> None:
        self._app = app
        self._measures = measures
        self._told = Counter[str]()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] != "websocket":
            return await self._app(scope, receive, send)

        async def sending(message: Message) -> None:
            if message["type"] == "websocket.http.response.start":
                self._measures.handshakes[str(message["status"])] += 1
            await send(message)

        return await self._app(scope, receive, sending)

    def tell(self) -> None:
        """Log how many were refused since that was told last."""
        fields = {f"status_{status}": count for status, count in (self._measures.handshakes - self._told).items()}
        self._told = self._measures.handshakes.copy()
        if fields:
            count = sum(fields.values())
            log.info("handshakes refused: %d", count, extra=about(Event.HANDSHAKES_REFUSED, **fields))

    async def run(self) -> None:
        """Tell now and then, until cancelled."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            self.tell()
