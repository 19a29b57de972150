"""Letters by e-mail, in the language of whoever gets them."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

from comptoir.core.phrase import Phrase
from comptoir.server.errors import say
from comptoir.server.outside import SECONDS
from comptoir.server.settings import Settings


def send(settings: Settings, to: str, body: dict[str, Any]) -> None:
    """Write the letter and hand it to the mail server."""
    server = urlsplit(settings.smtp)
    kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
    with kind(server.hostname or "", server.port or 0, timeout=SECONDS) as smtp:
        if server.scheme != "smtps" and smtp.has_extn("starttls"):
            smtp.starttls(context=ssl.create_default_context())
        if server.username:
            smtp.login(unquote(server.username), unquote(server.password or ""))
        smtp.send_message(letter(settings, to, body))


def letter(settings: Settings, to: str, body: dict[str, Any]) -> EmailMessage:
    """What is written: that it is somebody's turn, or that an address is to be confirmed."""
    kind, lang = body["kind"], body.get("lang", "en")
    path = f"confirm/{body['token']}" if kind == "confirm" else f"table/{body['table']}"
    found = EmailMessage()
    found["From"], found["To"] = settings.mail_from, to
    found["Subject"] = body.get("text") or say(Phrase(f"{kind}-subject"), lang)
    link = f"{settings.address.rstrip('/')}/{path}"
    found.set_content(say(Phrase(f"{kind}-body", {"address": link}), lang), cte="8bit")
    found["Content-Language"] = lang
    return found
