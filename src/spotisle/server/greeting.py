"""What the terminal shows when the table is open: addresses, a code to scan, the browser."""

import io
import os
import sys
import webbrowser
from threading import Thread


def greet(addresses: list[str], *, lan: bool) -> None:
    """Print where the table is; phones get a code to scan, if there is a screen to show it on."""
    for address in addresses:
        print(f"Spotisle is open at {address}", flush=True)
    if lan and sys.stdout.isatty():
        print("\nPhones in the same network scan this:\n" + qr_code(addresses[-1]), flush=True)


def qr_code(text: str) -> str:
    """Draw a QR code with half blocks."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="l").terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue()


def has_screen() -> bool:
    """Tell whether a person sits here who would see a browser open."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    windows = sys.platform in ("win32", "darwin")
    return windows or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open the browser; some take their time, so nobody waits for it."""
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
