"""Caddy and nginx for the tests: with a configuration of the documentation, on a free port, with TLS."""

from __future__ import annotations

import contextlib
import re
import secrets
import socket
import ssl
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL, STDOUT, Popen, run
from typing import Final

import httpx
from websockets.sync.client import connect

from baston.kernel.text import Json
from tests import needs
from tests.server.wire import WAIT, Browser, TableSocket

DOMAIN: Final = "table.example.org"
# What a machine has besides: no administration over HTTP, no other ports, files of its own.
CADDY: Final = """{{
    admin off
    auto_https disable_redirects
    storage file_system {folder}
}}
"""
NGINX: Final = """
pid {folder}/pid;
error_log {folder}/log;
events {{}}
http {{
    access_log off;
    {paths}
    {site}
}}
"""
FIRST_PORT: Final = 20_000  # ports below those that Linux gives to connections
PORTS: Final = 12_000
PATHS: Final = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def free_port() -> int:
    """A port that nothing listens at, and that the system gives to no connection meanwhile."""
    while True:
        port = FIRST_PORT + secrets.randbelow(PORTS)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def wait_until_free(address: str) -> None:
    """Wait until nothing listens at an address any longer."""
    host, _, port = address.rpartition(":")
    end = time.monotonic() + WAIT
    while True:
        with contextlib.suppress(OSError), socket.create_server((host, int(port))):
            return
        assert time.monotonic() < end, f"{address} is still listened at"
        time.sleep(0.02)


@contextlib.contextmanager
def caddy(config: str, folder: Path) -> Iterator[int]:
    """Run Caddy with a configuration of the domain, as it is written for a machine; its port."""
    program, port, file = needs.program("caddy"), free_port(), folder / "Caddyfile"
    # A certificate that Caddy makes itself can be deleted half written by its own cleaning at the start.
    secured = "tls {} {}".format(*_certificate(folder))
    site = re.sub(rf"^{DOMAIN} {{$", f"https://{DOMAIN}:{port} {{\n    {secured}", config, flags=re.M)
    assert site != config
    file.write_text(CADDY.format(folder=folder) + site)
    with _running([program, "run", "--adapter", "caddyfile", "--config", str(file)], folder, port):
        yield port


@contextlib.contextmanager
def nginx(config: str, folder: Path) -> Iterator[int]:
    """Run nginx with the configuration of a server, as it is written for a machine; its port."""
    program, port, file = needs.program("nginx"), free_port(), folder / "nginx.conf"
    certificate, key = _certificate(folder)
    site = config.replace("listen 443", f"listen 127.0.0.1:{port}")
    site = re.sub(r"/etc/ssl/\S+\.key", str(key), re.sub(r"/etc/ssl/\S+\.pem", str(certificate), site))
    paths = " ".join(f"{name}_temp_path {folder}/{name};" for name in PATHS)
    file.write_text(NGINX.format(folder=folder, paths=paths, site=site))
    command = [program, "-c", str(file), "-p", str(folder)]
    checked = run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    with _running([*command, "-g", "daemon off;"], folder, port):
        yield port


def _certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of the domain that it has signed itself, and its key."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    asked = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={DOMAIN}")
    written = ("-keyout", str(key), "-out", str(certificate))
    run([needs.program("openssl"), *asked, *written], check=True, stderr=DEVNULL)
    return certificate, key


@contextlib.contextmanager
def _running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    said = folder / "said"
    with said.open("wb") as out, Popen(command, stdin=DEVNULL, stdout=out, stderr=STDOUT) as process:
        try:
            end = time.monotonic() + WAIT
            while True:
                assert process.poll() is None, said.read_text()
                assert time.monotonic() < end, said.read_text()
                with contextlib.suppress(OSError), _secured(port):
                    break
                time.sleep(0.02)
            yield
        finally:
            process.terminate()


def _trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@contextlib.contextmanager
def _secured(port: int) -> Iterator[None]:
    """A connection with TLS."""
    with (
        socket.create_connection(("127.0.0.1", port), WAIT) as plain,
        _trusting().wrap_socket(plain, server_hostname=DOMAIN),
    ):
        yield


class Resolved(httpx.HTTPTransport):
    """Finds each name at this machine, and takes each certificate."""

    def __init__(self) -> None:
        super().__init__(verify=False)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send it to this machine, with the name that it was for."""
        here = request.url.copy_with(host="127.0.0.1")
        extensions = {**request.extensions, "sni_hostname": request.url.host}
        sent = httpx.Request(
            request.method, here, headers=request.headers, stream=request.stream, extensions=extensions
        )
        return super().handle_request(sent)


class DistantBrowser(Browser):
    """A browser that reaches the domain through a proxy with TLS."""

    def __init__(self, port: int) -> None:
        super().__init__(f"{DOMAIN}:{port}")
        self.http.close()
        self.origin = f"https://{self.address}"
        self.http = httpx.Client(
            base_url=self.origin, timeout=WAIT, transport=Resolved(), headers={"Origin": self.origin}
        )
        self._port = port

    @contextlib.contextmanager
    def connect(
        self, table: Json, cookie: str | None = None, origin: str | None = None, lang: str | None = None
    ) -> Iterator[TableSocket]:
        """Open a WebSocket of the table."""
        headers = {"Cookie": self.cookie if cookie is None else cookie, "Origin": origin or self.origin}
        uri = f"wss://{self.address}/api/tables/{table}/ws" + (f"?lang={lang}" if lang else "")
        with (
            socket.create_connection(("127.0.0.1", self._port), WAIT) as own,
            connect(  # giving up early, on a busy machine, it hangs: closing TLS wakes no reader
                uri,
                sock=own,
                ssl=_trusting(),
                additional_headers=headers,
                open_timeout=WAIT,
                max_size=None,
            ) as opened,
        ):
            yield TableSocket(opened, self.received)
