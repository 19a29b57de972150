"""uvicorn's side of a socket, with less memory."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Lean(WebSocketsSansIOProtocol):
    """A socket that forgets its handshake: the headers of both sides would be kept as long as it is open."""

    def start_keepalive(self) -> None:
        """The handshake is over."""
        super().start_keepalive()
        del self.request, self.response
