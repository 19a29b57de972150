"""Figures for an operator, in the form Prometheus reads."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # set before the workers start
REGISTRY = CollectorRegistry()
FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)

EVENTS = Counter("comptoir_events", "Changes stored", ["kind"], registry=REGISTRY)
STORING = Histogram("comptoir_storing_seconds", "Time to store a change", buckets=FINE, registry=REGISTRY)
CARRYING_OUT = Histogram(
    "comptoir_message_seconds",
    "From a client's message to its acknowledgement",
    ["type"],
    buckets=FINE,
    registry=REGISTRY,
)
THINKING = Histogram("comptoir_thinking_seconds", "Time a bot takes", ["bot"], registry=REGISTRY)
ERRORS = Counter("comptoir_errors", "Errors told to clients", ["code"], registry=REGISTRY)
NOTICES = Counter(
    "comptoir_notices", "Notices sent, tried again and given up", ["channel", "outcome"], registry=REGISTRY
)
SOCKETS = Gauge("comptoir_sockets", "Open sockets", registry=REGISTRY, multiprocess_mode="livesum")
ROOMS = Gauge("comptoir_rooms", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")


def text() -> bytes:
    """All of them, of all workers together: several workers keep their figures in files of one folder."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    _forget_dead(Path(folder))
    everything = CollectorRegistry()
    multiprocess.MultiProcessCollector(everything, folder)  # type: ignore[no-untyped-call]
    return generate_latest(everything)


def _forget_dead(folder: Path) -> None:
    """Sockets and tables of a worker that has died are gone; what it counted stays."""
    if sys.platform == "win32":  # there, os.kill ends whatever it is asked about
        return
    for file in folder.glob("gauge_live*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            multiprocess.mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
