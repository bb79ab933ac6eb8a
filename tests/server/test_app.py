import gzip
import socket
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from spotisle.server.static import ClientNotBuiltError, read_site

STYLES = "body { margin: 0 }\n" * 40


def ask(address: str, path: str, method: str = "GET", **headers: str) -> tuple[HTTPResponse, bytes]:
    place = urlsplit(address)
    connection = HTTPConnection(place.hostname or "", place.port or 0, timeout=60)
    try:
        connection.request(
            method, path, headers={name.replace("_", "-"): text for name, text in headers.items()}
        )
        answer = connection.getresponse()
        return answer, answer.read()
    finally:
        connection.close()


def test_the_first_page_is_always_revalidated(address: str) -> None:
    answer, body = ask(address, "/")
    assert (answer.status, body) == (200, b"<!doctype html><title>Spotisle</title>")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "content_type", "cache"),
    [
        ("/assets/index-4f2a.js", "text/javascript; charset=utf-8", "immutable"),
        ("/assets/index-9c1d.css", "text/css; charset=utf-8", "immutable"),
        ("/symbols/classic.svg", "image/svg+xml", "no-cache"),
    ],
)
def test_files_with_a_digest_in_their_name_are_kept_for_good(
    address: str, path: str, content_type: str, cache: str
) -> None:
    answer, _ = ask(address, path)
    assert answer.status == 200
    assert answer.headers["Content-Type"] == content_type
    assert cache in answer.headers["Cache-Control"]


@pytest.mark.parametrize("path", ["/", "/healthz", "/nothing"])
def test_every_answer_forbids_inline_code_sniffing_and_framing(address: str, path: str) -> None:
    headers = ask(address, path)[0].headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


def test_a_browser_that_accepts_gzip_gets_it(address: str) -> None:
    plain = ask(address, "/assets/index-9c1d.css")
    packed = ask(address, "/assets/index-9c1d.css", Accept_Encoding="gzip, deflate")
    assert plain[0].headers["Content-Encoding"] is None
    assert packed[0].headers["Content-Encoding"] == "gzip"
    assert plain[1].decode() == gzip.decompress(packed[1]).decode() == STYLES
    assert len(packed[1]) < len(plain[1])


def test_a_cached_file_is_answered_with_304(address: str) -> None:
    tag = ask(address, "/")[0].headers["ETag"]
    answer, body = ask(address, "/", If_None_Match=tag)
    assert (answer.status, body) == (304, b"")


def test_an_unknown_page_says_where_the_table_is(address: str) -> None:
    answer, body = ask(address, "/nothing")
    assert (answer.status, body) == (404, b"There is nothing here; the table is at /\n")
    assert answer.headers["Content-Type"].startswith("text/plain")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "//secret.txt",
        "/.client-digest",
        "/assets/",
    ],
)
def test_no_path_leads_outside_the_client_folder(address: str, path: str) -> None:
    place = urlsplit(address)
    with socket.create_connection((place.hostname or "", place.port or 0), timeout=60) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 404 ")
    assert b"not for browsers" not in answer


def test_only_reading_is_allowed(address: str) -> None:
    assert ask(address, "/", method="POST")[0].status == 405
    assert ask(address, "/", method="HEAD")[0].status == 200


def test_healthz_says_ok(address: str) -> None:
    answer, body = ask(address, "/healthz")
    assert (answer.status, body) == (200, b"ok\n")


def test_a_package_without_the_client_says_how_to_build_it(tmp_path: Path) -> None:
    with pytest.raises(ClientNotBuiltError, match=r"run `python tools/client\.py build`"):
        read_site(tmp_path)


def test_a_page_for_translators_shows_the_ids_of_its_texts(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<!doctype html>\n<html lang="en"></html>')
    plain, marked = read_site(tmp_path)["/"], read_site(tmp_path, show_text_ids=True)["/"]
    assert marked.body == b'<!doctype html>\n<html data-text-ids lang="en"></html>'
    assert plain.etag != marked.etag
