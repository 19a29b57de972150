"""A real mail server as a process, and web servers that do not behave."""

from __future__ import annotations

import contextlib
import datetime
import ipaddress
import json
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from server.running import free_port

PROGRAM = """
import json, ssl, sys, time
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, SMTP

how, port, folder = sys.argv[1], int(sys.argv[2]), sys.argv[3]

def note(**what):
    with open(f"{folder}/got", "a") as file:
        file.write(json.dumps(what) + "\\n")

class Box:
    async def handle_DATA(self, server, session, envelope):
        body = envelope.content.decode("utf-8", "replace")
        note(letter=body, to=envelope.rcpt_tos, tls=session.ssl is not None or how == 'implicit')
        return "250 kept"

def who(server, session, envelope, mechanism, given):
    note(login=given.login.decode(), password=given.password.decode(), tls=session.ssl is not None or how == 'implicit')
    return AuthResult(success=True)

context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
if how != "plain":
    context.load_cert_chain(f"{folder}/cert.pem", f"{folder}/key.pem")
rest = {"authenticator": who, "auth_require_tls": False}

class Plain(Controller):
    def factory(self):
        return SMTP(self.handler, tls_context=context if how == "starttls" else None, **rest)

tls = context if how == "implicit" else None
Plain(Box(), hostname="127.0.0.1", port=port, ssl_context=tls, ready_timeout=30).start()
print("ready", flush=True)
time.sleep(600)
"""


def certificate(folder):
    """One for 127.0.0.1 that signs itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    here = ipaddress.ip_address("127.0.0.1")
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=9))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(here)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    form = serialization.PrivateFormat.PKCS8
    (folder / "cert.pem").write_bytes(made.public_bytes(pem))
    (folder / "key.pem").write_bytes(key.private_bytes(pem, form, serialization.NoEncryption()))
    return folder / "cert.pem"


class MailServer:
    """aiosmtpd in a process of its own: plain, with STARTTLS, or with TLS from the start."""

    def __init__(self, how, folder):
        self.folder, self.port = Path(folder), free_port()
        command = [sys.executable, "-W", "ignore", "-c", PROGRAM, how, str(self.port), str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout.readline() == "ready\n"

    @property
    def got(self):
        file = self.folder / "got"
        return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []

    def wait(self, condition):
        """The first thing of which this holds."""
        end = time.monotonic() + 30
        while time.monotonic() < end:
            for found in self.got:
                if condition(found):
                    return found
            time.sleep(0.05)
        raise AssertionError(f"nothing arrived: {self.got}")

    def close(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class Dripping:
    """Takes every call and sends a byte now and then, for ever."""

    def __init__(self, first=b"HTTP/1.1 200 OK\r\nX: "):
        self.first = first
        self.calls = 0
        self.open = True
        self.server = socket.create_server(("127.0.0.1", 0), backlog=200)
        self.port = self.server.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self):
        with contextlib.suppress(OSError):
            while True:
                line, _ = self.server.accept()
                self.calls += 1
                threading.Thread(target=self._drip, args=(line,), daemon=True).start()

    def _drip(self, line):
        with contextlib.suppress(OSError), line:
            line.sendall(self.first)
            while self.open:
                time.sleep(0.1)
                line.sendall(b"x")

    def close(self):
        self.open = False
        self.server.close()
