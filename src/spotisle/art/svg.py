"""Wrap SVG markup in documents."""

FONT = "Nunito"


def svg_document(body: str, view_box: tuple[float, ...], width: float, height: float) -> str:
    """Return a whole SVG document around some markup."""
    box = " ".join(f"{number:g}" for number in view_box)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width:g}" height="{height:g}" viewBox="{box}">{body}</svg>'
    )


def centred_svg(body: str, reach: float) -> str:
    """Return a square document that reaches `reach` from (0, 0) on every side."""
    side = 2 * reach
    return svg_document(body, (-reach, -reach, side, side), 100, 100)
