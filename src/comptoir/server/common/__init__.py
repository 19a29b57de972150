"""Settings, logs, metrics and errors."""
