"""Where a table stands: its events, and the position that follows from them."""
