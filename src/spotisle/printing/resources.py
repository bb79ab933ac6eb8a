"""The six resources of island dice and the joker's star, drawn in a square from -1 to 1."""

INK = "#2a1b12"
_TINTS = {
    "ore": ("#7d8797", "#b9c2cf"),
    "grain": ("#f2b632", "#ffd774"),
    "wool": ("#5d4a3f", "#fffaf0"),
    "lumber": ("#2f8a4c", "#58b873"),
    "brick": ("#d2603a", "#ee9467"),
    "gold": ("#e2a316", "#ffd54f"),
    "any": ("#e2a316", "#ffd54f"),
}
_EAR = (
    "M0-.9q.22.25 0 .5q-.22-.25 0-.5M.06-.05q.02-.4.4-.45q.02.4-.4.45M-.06-.05q-.02-.4-.4-.45"
    "q-.02.4.4.45M.06.35q.02-.4.4-.45q.02.4-.4.45M-.06.35q-.02-.4-.4-.45q-.02.4.4.45"
)
_FLEECE = (
    "M-.5.4a.28.28 0 0 1-.1-.5a.3.3 0 0 1 .35-.4a.32.32 0 0 1 .55 0a.3.3 0 0 1 .3.45"
    "a.27.27 0 0 1-.15.45z"
)
_COIN = "a.62.28 0 1 0 1.24 0a.62.28 0 1 0-1.24 0"
_DRAWN: dict[str, tuple[tuple[str, str], ...]] = {
    "ore": (
        ("deep", "M-.8.5L-.55-.15-.05-.55.5-.3.82.5Z"),
        ("light", "M-.55-.15L-.05-.55.1 0-.3.2ZM.5-.3L.1 0 .35.5H.82Z"),
    ),
    "grain": (
        ("line", "M0 .85V-.4"),
        ("deep", _EAR),
    ),
    "wool": (
        ("line", "M-.3.4V.75M.25.4V.75"),
        ("light", _FLEECE),
        ("deep", "M.35-.45q.3-.15.5.1q.05.3-.2.4q-.3 0-.3-.5"),
    ),
    "lumber": (
        ("line", "M0 .4V.85"),
        ("deep", "M0-.9L.5-.2H.25L.65.45H-.65L-.25-.2H-.5Z"),
    ),
    "brick": (
        ("deep", "M-.8-.5H.8V.55H-.8Z"),
        ("line", "M-.8 0H.8M-.3-.5V0M.35-.5V0M0 0V.55M-.6 0V.55M.6 0V.55"),
    ),
    "gold": (
        ("deep", f"M-.62.45{_COIN}"),
        ("light", f"M-.62.25{_COIN}"),
        ("deep", f"M-.5 0{_COIN}"),
        ("light", f"M-.5-.2{_COIN}"),
    ),
    "any": (("light", "M0-.85L.24-.27.85-.27.38.13.55.75 0 .4-.55.75-.38.13-.85-.27-.24-.27Z"),),
}


def resource(name: str, x: float = 0, y: float = 0, size: float = 1) -> str:
    """Return a resource as SVG markup around a point, reaching `size` to each side."""
    deep, light = _TINTS[name]
    fills = {"deep": deep, "light": light, "line": "none"}
    paths = "".join(f'<path fill="{fills[look]}" d="{path}"/>' for look, path in _DRAWN[name])
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})" stroke="{INK}" '
        f'stroke-width=".1" stroke-linejoin="round" stroke-linecap="round">{paths}</g>'
    )
