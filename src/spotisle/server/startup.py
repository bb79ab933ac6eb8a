"""Starting up: the port to listen on, and what the terminal says about it."""

import errno
import io
import os
import socket
import sys
import webbrowser
from threading import Thread

from spotisle.errors import SpotisleError

DEFAULT_PORT = 8555
RECEIVE_BUFFER_BYTES = 32 * 1024
"""The kernel's receive buffer of a connection. A full buffer is parsed in one go, which takes 12 ms
if it holds chunks of one byte. An upload with a round trip of 0.1 s gets 300 KB a second."""
_MAX_PORTS = 20
_ANY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  (what the person asked for)


class CannotListenError(SpotisleError):
    """The address cannot be used; the message says why and what to do."""


def listen(host: str, port: int | None) -> socket.socket:
    """Listen on a port; without one, on the default port or the next that is free."""
    if port is not None:
        return _open(host, port)
    for candidate in range(DEFAULT_PORT, DEFAULT_PORT + _MAX_PORTS):
        try:
            return _open(host, candidate)
        except _PortTakenError:
            continue
    raise CannotListenError(
        f"ports {DEFAULT_PORT} to {DEFAULT_PORT + _MAX_PORTS - 1} are all taken; choose a free one"
    )


def addresses(listening: socket.socket, scheme: str = "http") -> list[str]:
    """Return the URLs to open in a browser: on this machine, then in the local network."""
    host, port, *_ = listening.getsockname()
    names = [str(host)]
    if host in _ANY_ADDRESS and (lan := _lan_address()):
        names.append(lan)
    return [f"{near_url(name, scheme)}:{port}/" for name in names]


def near_url(host: str, scheme: str) -> str:
    """Return how this machine reaches a server that listens on `host`, without the port.

    >>> near_url("0.0.0.0", "http"), near_url("::", "https")
    ('http://127.0.0.1', 'https://[::1]')
    """
    name = _ANY_ADDRESS.get(host, host)
    return f"{scheme}://{f'[{name}]' if ':' in name else name}"


class _PortTakenError(CannotListenError):
    pass


def _open(host: str, port: int) -> socket.socket:
    if port not in range(65536):
        raise CannotListenError(f"there is no port {port}; choose one from 1024 to 65535")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=1024)
    except PermissionError:
        raise CannotListenError(
            f"port {port} needs administrator rights; choose one from 1024 up"
        ) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            taken = f"port {port} is taken by another program; choose another one"
            raise _PortTakenError(taken) from None
        raise CannotListenError(
            f"this machine has no address {host!r}; 127.0.0.1 serves this machine only, "
            "0.0.0.0 everyone in your network"
        ) from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER_BYTES)
    return listening


def _lan_address() -> str | None:
    """Return this machine's address in its network: the source address of a UDP socket."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def print_addresses(addresses: list[str], *, lan: bool) -> None:
    """Print where the server is; on a terminal with a QR code for phones in the network."""
    for address in addresses:
        print(f"Spotisle is open at {address}", flush=True)
    if lan and sys.stdout.isatty():
        print("\nPhones in the same network scan this:\n" + _qr_code(addresses[-1]), flush=True)


def _qr_code(text: str) -> str:
    """Draw a QR code with half blocks."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="l").terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue()


def has_screen() -> bool:
    """Tell whether somebody at this terminal would see a browser open."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    windows = sys.platform in ("win32", "darwin")
    return windows or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open the browser in a thread, because `webbrowser.open` may block."""
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
