"""Fault tests of whole installations, with the configuration of docs/operating.md."""
