"""Tables in use: commands, changes, making and filling."""
