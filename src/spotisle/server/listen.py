"""Finding a port to listen on, and saying where the others at home find it."""

import errno
import socket

from spotisle.errors import SpotisleError

DEFAULT_PORT = 8555
_TRIES = 20
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  (what the person asked for)


class CannotListenError(SpotisleError):
    """The address cannot be used; the message says why and what to do."""


def listen(host: str, port: int | None) -> socket.socket:
    """Listen on the port; where none was asked for, on the default one or the next that is free."""
    if port is not None:
        return _open(host, port)
    for candidate in range(DEFAULT_PORT, DEFAULT_PORT + _TRIES):
        try:
            return _open(host, candidate)
        except _TakenError:
            continue
    raise CannotListenError(
        f"ports {DEFAULT_PORT} to {DEFAULT_PORT + _TRIES - 1} are all taken; name a free one"
    )


def addresses(listening: socket.socket, scheme: str = "http") -> list[str]:
    """Return the addresses to open in a browser: on this machine, then in the local network."""
    host, port, *_ = listening.getsockname()
    names = [_EVERYWHERE.get(str(host), str(host))]
    if host in _EVERYWHERE and (neighbour := _lan_address()):
        names.append(neighbour)
    return [f"{scheme}://{f'[{name}]' if ':' in name else name}:{port}/" for name in names]


class _TakenError(CannotListenError):
    pass


def _open(host: str, port: int) -> socket.socket:
    if port not in range(65536):
        raise CannotListenError(f"there is no port {port}; choose one from 1024 to 65535")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except PermissionError:
        raise CannotListenError(
            f"port {port} needs an administrator's rights; choose one from 1024 on"
        ) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            taken = f"port {port} is taken by another program; choose another one"
            raise _TakenError(taken) from None
        raise CannotListenError(
            f"this machine has no address {host!r}; 127.0.0.1 serves this machine only, "
            "0.0.0.0 everyone in your network"
        ) from None


def _lan_address() -> str | None:
    """Return this machine's address in its network: the one it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address
