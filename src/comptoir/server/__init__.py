"""The server: tables that people play at in the browser, stored answer by answer."""
