"""`spotisle serve`: open the table in the browser."""

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="Port to listen on; 0 takes any free one.  [default: 8555, or the next one free]",
)
def serve(host: str, port: int | None) -> None:
    """Open the table in the browser.

    \b
    Only on this machine:         spotisle serve
    For phones in the same WLAN:  spotisle serve --host 0.0.0.0
    """
    from spotisle.server.serve import serve as open_table

    open_table(host=host, port=port)
