"""The round trip of a connection as the kernel measures it: `TCP_INFO`, on Linux only.

It is the time from a segment to its acknowledgement, which the peer's kernel sends without waiting
for the application. Behind a proxy it is the round trip to the proxy.
"""

import asyncio
import socket
import struct
import sys
from ipaddress import IPv6Address, ip_address

from spotisle.rooms.credit import KernelRtt

_SMOOTHED_OFFSET, _MINIMUM_OFFSET = 68, 148
"""Offsets of `tcpi_rtt` and `tcpi_min_rtt` in `struct tcp_info`, both in microseconds."""
_SIZE = 152
_NO_SAMPLE = 2**32 - 1


def is_loopback(transport: asyncio.Transport) -> bool:
    """Tell whether the other end is on this machine."""
    peer = transport.get_extra_info("peername")
    if not isinstance(peer, tuple):
        return True
    address = ip_address(peer[0].partition("%")[0])
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


def read_kernel_rtt(transport: asyncio.Transport) -> KernelRtt | None:
    """Return what the kernel has measured so far; None if that is not available."""
    if sys.platform != "linux":
        return None
    connection = transport.get_extra_info("socket")
    if connection is None:
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _SIZE)
    except OSError:  # closed, or not TCP
        return None
    if len(info) < _SIZE:
        return None
    (smoothed,) = struct.unpack_from("=I", info, _SMOOTHED_OFFSET)
    (minimum,) = struct.unpack_from("=I", info, _MINIMUM_OFFSET)
    if minimum == _NO_SAMPLE:
        return None
    return KernelRtt(smoothed * 1e-6, minimum * 1e-6)
