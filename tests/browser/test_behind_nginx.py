"""The server behind nginx as docs/operating.md configures it: TLS, a path and a frame."""

import re
import socket
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.certificates import certificate
from tests.kit.coroutines import wait_until
from tools.faults.documented import documented
from tools.faults.packages import install_programs
from tools.ports import free_port
from tools.serving import ServerProcess

from .rooms import NAME_THE_SHARED_SYMBOL, WAIT_MS, WITHOUT_COUNTDOWN

pytestmark = pytest.mark.browser

PATH = "/spotisle/"


def configuration(folder: Path, port: int, table: ServerProcess) -> str:
    """Return the two documented files with the ports and the certificate of this test."""
    server = documented("/etc/nginx/sites-enabled/spotisle")
    lines = [line for line in server.splitlines() if not line.strip().startswith("location")]
    server = "\n".join(lines)[: "\n".join(lines).rindex("}")]
    below = documented("/etc/nginx/snippets/spotisle-below-a-path.conf")
    cert, key = certificate(folder)
    shown = (server + below).replace("127.0.0.1:8555", f"127.0.0.1:{table.port}")
    shown = shown.replace("listen 443", f"listen 127.0.0.1:{port}")
    shown = shown.replace("/etc/ssl/play.example.pem", str(cert))
    shown = shown.replace("/etc/ssl/play.example.key", str(key))
    shown = shown.replace("Host $host", "Host $http_host")  # a non-default port is part of the host
    own = f"pid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\nevents {{}}\n"
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return f"{own}http {{\naccess_log off;\n{paths}{shown}}}\n}}\n"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server behind nginx; yield its public address."""
    install_programs("nginx", "openssl")
    folder = tmp_path_factory.mktemp("nginx")
    port = free_port()
    url = f"https://127.0.0.1:{port}{PATH}"
    flags = ("--trust-proxy", "--public-url", url, "--frame-ancestors", "http://localhost:*")
    with ServerProcess(folder, *flags).running() as table:
        config = folder / "nginx.conf"
        config.write_text(configuration(folder, port, table))
        with subprocess.Popen(["nginx", "-c", config, "-g", "daemon off;"]) as nginx:
            try:
                wait_until(partial(is_open, port))
                yield url
            finally:
                nginx.terminate()


def is_open(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


def visit(browser: Browser, url: str) -> Page:
    context = browser.new_context(ignore_https_errors=True, reduced_motion="reduce")
    context.set_default_timeout(WAIT_MS)
    context.add_init_script(WITHOUT_COUNTDOWN)
    page = context.new_page()
    page.goto(url)
    return page


def test_a_game_is_played_below_a_path(people: Browser, url: str) -> None:
    page = visit(people, url)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("link", name="Play now").click()
    with page.expect_websocket() as opening:
        page.get_by_role("button", name=re.compile("^Tower")).click()
    assert opening.value.url == f"{url.replace('https', 'wss')}ws"
    with opening.value.expect_event("framereceived", lambda frame: '"verdict":"ok"' in str(frame)):
        page.wait_for_function(NAME_THE_SHARED_SYMBOL)
    assert [address for address in asked if not address.startswith((url, "blob:"))] == []


def test_links_and_codes_lead_below_the_path(people: Browser, url: str) -> None:
    page = visit(people, url)
    page.get_by_role("button", name="Create a room").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Join").click()
    code = page.url.rsplit("/", 1)[-1]
    expect(page.get_by_label("Room link")).to_have_value(f"{url}#/room/{code}")
    picture = page.locator("img[src$='qr.svg']")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


class FramingSite(BaseHTTPRequestHandler):
    """Run a site that embeds the server in a frame."""

    def __init__(self, table: str, *args: object) -> None:
        self.table = table
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        body = f"<!doctype html><iframe src='{self.table}' width=500 height=800></iframe>".encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Log nothing."""


@pytest.fixture
def framing_port(url: str) -> Iterator[int]:
    site = ThreadingHTTPServer(("127.0.0.1", 0), partial(FramingSite, url))
    thread = threading.Thread(target=site.serve_forever)
    thread.start()
    yield site.server_address[1]
    site.shutdown()
    thread.join()
    site.server_close()


def test_only_a_site_that_was_named_may_frame_the_table(people: Browser, framing_port: int) -> None:
    page = visit(people, f"http://localhost:{framing_port}")
    expect(page.frame_locator("iframe").get_by_role("link", name="Play now")).to_be_visible()
    other = people.new_context(ignore_https_errors=True).new_page()
    with other.expect_event("console", lambda said: "frame-ancestors" in said.text):
        other.goto(f"http://127.0.0.1:{framing_port}")


def test_the_answers_name_no_version_and_ask_for_tls(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--public-url", "https://play.example").running() as table:
        with urlopen(table.url) as answer:
            headers = answer.headers
        assert headers["Server"] == "spotisle"
        assert headers["Strict-Transport-Security"] == "max-age=31536000"
