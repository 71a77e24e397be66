"""Tables for people: HTTP and WebSocket, storage, clocks, bots. No rule of any game lives here."""
