"""Whom limits count: the visitor's address, as the connection or one's own proxies tell it."""

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple

from msgspec import Struct

IPV6_NETWORKS = ((64, 1), (56, 4), (48, 16))
"""The bits of the networks that an IPv6 visitor is counted by, and the share of each: a household
has a /64 or a /56, a company a /48, and whoever has a network can use every address in it."""


class Network(NamedTuple):
    """A part of the address space that limits count together."""

    name: str
    share: int
    """How many times the limits of one visitor it gets."""


class Visitor(Struct, frozen=True):
    """Whom limits count: the networks of an address, the narrowest first."""

    networks: tuple[Network, ...]

    @property
    def name(self) -> str:
        """The narrowest network: an IPv4 address, or the /64 of an IPv6 address."""
        return self.networks[0].name


class RelayedVisitor(Visitor, frozen=True):
    """A visitor for whom another node relays: that node counts the wrong guesses."""


def parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """Return the address in a hop of X-Forwarded-For; None if it is none.

    >>> parse_address("192.0.2.7:5123"), parse_address("[2001:db8::1]:443")
    (IPv4Address('192.0.2.7'), IPv6Address('2001:db8::1'))
    >>> parse_address("::ffff:192.0.2.7"), parse_address("fe80::1%eth0"), parse_address("unknown")
    (IPv4Address('192.0.2.7'), IPv6Address('fe80::1'), None)
    """
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def visitor_at(address: IPv4Address | IPv6Address) -> Visitor:
    """Return how limits count an address.

    >>> [network.name for network in visitor_at(ip_address("2001:db8:1:2:3::4")).networks]
    ['2001:db8:1:2::', '2001:db8:1::/56', '2001:db8:1::/48']
    """
    if isinstance(address, IPv4Address):
        return Visitor((Network(str(address), 1),))
    networks = []
    for bits, share in IPV6_NETWORKS:
        first = IPv6Address(int(address) >> 128 - bits << 128 - bits)
        networks.append(Network(str(first) if share == 1 else f"{first}/{bits}", share))
    return Visitor(tuple(networks))


def visitor_of_peer(peer: str) -> Visitor:
    """Return how limits count the other end of a connection; a Unix socket counts by its name.

    >>> visitor_of_peer("192.0.2.7").name, visitor_of_peer("").name
    ('192.0.2.7', '')
    """
    address = parse_address(peer)
    return visitor_at(address) if address else Visitor((Network(peer, 1),))


def forwarded_visitor(lines: list[str], proxies: int) -> Visitor | None:
    """Return the visitor whom the outermost of one's own proxies saw; None if it names none.

    Each proxy adds the address of its own peer at the end, in the same line or in one more. So
    the last `proxies` entries are true, and everything before them is what a visitor made up.

    >>> forwarded_visitor(["1.1.1.1, 192.0.2.7", "10.0.0.2"], proxies=2).name
    '192.0.2.7'
    >>> forwarded_visitor(["192.0.2.7, "], proxies=1), forwarded_visitor(["192.0.2.7"], proxies=2)
    (None, None)
    """
    hops = ",".join(lines).split(",")
    address = parse_address(hops[-proxies]) if len(hops) >= proxies else None
    return visitor_at(address) if address else None
