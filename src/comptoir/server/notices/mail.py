"""Letters by e-mail, in the language of whoever gets them."""

from __future__ import annotations

import asyncio
import contextlib
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import Any, Final
from urllib.parse import SplitResult, unquote, urlsplit

from comptoir.core.phrase import Phrase
from comptoir.server.common.errors import say
from comptoir.server.common.settings import Settings
from comptoir.server.notices.outbound import SECONDS, Undeliverable, aside

PORTS: Final = {"smtp": 587, "smtps": 465}


async def send(settings: Settings, to: str, body: dict[str, Any]) -> None:
    """Write the letter and hand it to the mail server; all of it together may take ``SECONDS``."""
    call = Call(urlsplit(settings.smtp))
    try:
        async with asyncio.timeout(SECONDS):
            await aside(call.send, letter(settings, to, body))
    finally:
        call.cut()


class Call:
    """A conversation with the mail server, in a thread; it can be cut off from outside."""

    def __init__(self, server: SplitResult) -> None:
        self.server: Final = server
        self.smtp: smtplib.SMTP | None = None

    def send(self, message: EmailMessage) -> None:
        """Say everything, and close the line whatever was answered."""
        try:
            self._talk(self._connect(), message)
        finally:
            if self.smtp is not None:
                self.smtp.close()

    def _talk(self, smtp: smtplib.SMTP, message: EmailMessage) -> None:
        """A password is said only where nobody can listen."""
        smtp.ehlo()
        secret = isinstance(smtp, smtplib.SMTP_SSL)
        if not secret and smtp.has_extn("starttls"):
            smtp.starttls(context=ssl.create_default_context())
            smtp.ehlo()
            secret = True
        if self.server.username:
            if not secret:
                raise Undeliverable("no password is sent without TLS")
            smtp.login(unquote(self.server.username), unquote(self.server.password or ""))
        smtp.send_message(message)
        with contextlib.suppress(OSError, smtplib.SMTPException):
            smtp.putcmd("quit")  # it has the letter; what it says to this is not waited for

    def _connect(self) -> smtplib.SMTP:
        host, port = self.server.hostname or "", self.server.port or PORTS[self.server.scheme]
        if self.server.scheme == "smtps":
            self.smtp = smtplib.SMTP_SSL(timeout=SECONDS, context=ssl.create_default_context())
        else:
            self.smtp = smtplib.SMTP(timeout=SECONDS)
        self.smtp._host = host  # type: ignore[attr-defined]  # whose certificate it must be
        code, _ = self.smtp.connect(host, port)
        if code != 220:
            raise Undeliverable(str(code))
        return self.smtp

    def cut(self) -> None:
        """End it, wherever it is: whatever waits for the mail server fails at once."""
        line = getattr(self.smtp, "sock", None)
        if line is not None:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)


def letter(settings: Settings, to: str, body: dict[str, Any]) -> EmailMessage:
    """What is written: that it is somebody's turn, or a link that does something, at the page of its kind."""
    kind, lang = body["kind"], body.get("lang", "en")
    found = EmailMessage()
    found["From"], found["To"] = settings.mail_from, to
    found["Subject"] = body.get("text") or say(Phrase(f"{kind}-subject"), lang)
    since = "".join([f"\n- {line}" for line in body.get("since", [])])
    said = say(Phrase(f"{kind}-body", {"address": link(settings, body)}), lang)
    found.set_content(f"{say(Phrase('turn-since'), lang)}{since}\n\n{said}" if since else said, cte="8bit")
    found["Content-Language"] = lang
    return found


def link(settings: Settings, body: dict[str, Any]) -> str:
    """Where a notice leads."""
    path = f"{body['kind']}/{body['token']}" if "token" in body else f"table/{body['table']}"
    return f"{settings.address.rstrip('/')}/{path}"
