"""Certificates for tests of TLS."""

import subprocess
from pathlib import Path


def certificate(folder: Path, host: str = "") -> tuple[Path, Path]:
    """Make a self-signed certificate, for 127.0.0.1 or a host; return its file and its key's."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    asked = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    name = f"DNS:{host}" if host else "IP:127.0.0.1"
    asked += ["-subj", f"/CN={host or '127.0.0.1'}", "-addext", f"subjectAltName={name}"]
    subprocess.run([*asked, "-keyout", key, "-out", cert], check=True, capture_output=True)
    return cert, key
