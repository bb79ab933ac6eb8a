"""Certificates for tests of TLS."""

import subprocess
from pathlib import Path


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for this machine, signed by itself, and return it with its key."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    asked = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    asked += ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([*asked, "-keyout", key, "-out", cert], check=True, capture_output=True)
    return cert, key
