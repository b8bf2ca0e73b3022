"""The connections of a server: so many from one address, and none on which nobody asks.

Else whoever opens connections and says nothing would leave none to the others.
"""

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

from solo.web.stream import STREAMS

MOST, MOST_IN_ALL = 96, 512
"""How many connections one address may have, and all together; a browser opens six."""
SILENT = 10.0  # seconds until the first request has come


class Bounded(H11Protocol):
    """A connection that is cut where its address has too many, or when it asks nothing."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, or cut it."""
        super().connection_made(transport)
        others = (one for one in self.connections if isinstance(one, Bounded))
        if sum(one.address == self.address for one in others) > MOST:
            transport.abort()
            return
        self.loop.call_later(SILENT, self._look)

    def shutdown(self) -> None:
        """End a stream at once; what else is being answered is answered first."""
        super().shutdown()
        if self.cycle is not None and str(self.cycle.scope["path"]).endswith(STREAMS):
            self.transport.close()

    @property
    def address(self) -> str:
        """The address from which it comes."""
        return self.client[0] if self.client else ""

    def _look(self) -> None:
        if self.cycle is None:
            self.transport.abort()
