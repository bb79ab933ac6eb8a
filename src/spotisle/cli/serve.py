"""`spotisle serve`: open the table in the browser."""

from typing import Any

import click

SETTINGS = """\b
Every option is also an environment variable, SPOTISLE_ and its name in capitals
(SPOTISLE_PUBLIC_URL), and a line of the settings file (public_url = "https://...").
Options go before variables, variables before the file. The file is TOML: the one
named with --config, or spotisle.toml in the data folder."""


@click.command(epilog=SETTINGS, short_help="Open the table in the browser (the default).")
@click.option(
    "--host",
    help="Address to listen on: 127.0.0.1 for this machine only.  [default: 0.0.0.0, everyone "
    "in your network]",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="Port to listen on; 0 takes any free one.  [default: 8555, or the next one free]",
)
@click.option(
    "--data",
    metavar="FOLDER",
    help="Where rooms and records are kept.  [default: your user data folder]",
)
@click.option(
    "--journal",
    metavar="URL",
    help="Keep rooms and records in PostgreSQL, for several servers at once: "
    "postgresql://user@host/database",
)
@click.option(
    "--node-url",
    metavar="URL",
    help="How clients and other nodes reach this one: http://two.example:8555  "
    "[default: its port on the host that they called]",
)
@click.option(
    "--relay/--no-relay",
    default=None,
    help="Clients reach only the node that they come to: carry their words to the others.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    help="Run so many processes, on this port and the ones after it; needs --journal.  "
    "[default: 1]",
)
@click.option(
    "--lease-seconds",
    type=click.FloatRange(1, 60),
    help="A node that was silent for so long has its rooms taken over.  [default: 4]",
)
@click.option(
    "--public-url",
    metavar="URL",
    help="How the table is called from outside, behind a proxy: https://play.example",
)
@click.option("--tls-cert", metavar="FILE", help="Serve https with this certificate (PEM).")
@click.option("--tls-key", metavar="FILE", help="The certificate's key (PEM).")
@click.option(
    "--idle-seconds",
    type=float,
    help="Rooms that nobody is in rest after so long; they wake when touched.  [default: 1800]",
)
@click.option(
    "--keep-rooms-days", type=int, help="Rooms are forgotten after so long unused.  [default: 90]"
)
@click.option(
    "--keep-records-days",
    type=int,
    help="Records of games are forgotten after so long.  [default: 3650]",
)
@click.option(
    "--rooms-per-minute", type=int, help="How many rooms one address may make.  [default: 10]"
)
@click.option(
    "--keep-decks-days",
    type=int,
    help="Decks that people made are forgotten after so long unused.  [default: 180]",
)
@click.option(
    "--decks-megabytes", type=int, help="Room for all such decks together.  [default: 1024]"
)
@click.option(
    "--decks-per-hour", type=int, help="How many decks one address may make.  [default: 60]"
)
@click.option(
    "--trust-proxy/--no-trust-proxy",
    default=None,
    help="Take a visitor's address from X-Forwarded-For; only behind a proxy of yours.",
)
@click.option(
    "--open/--no-browser",
    default=None,
    help="Open the browser, or not.  [default: if there is a screen]",
)
@click.option("--config", metavar="FILE", help="The settings file.")
def serve(config: str | None = None, **flags: Any) -> None:  # noqa: ANN401
    """Open the table in the browser.

    \b
    For everyone in the same network:  spotisle serve
    Only on this machine:              spotisle serve --host 127.0.0.1
    On four cores:                     spotisle serve --workers 4 --journal postgresql://...
    """
    from spotisle.server.settings import read_settings

    settings = read_settings(flags, config or "")
    if settings.workers > 1:
        from spotisle.cluster.workers import run_workers as run
    elif settings.journal:
        from spotisle.cluster.serve import serve_node as run
    else:
        from spotisle.server.serve import serve as run
    run(settings)
