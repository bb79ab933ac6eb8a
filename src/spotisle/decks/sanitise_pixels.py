"""Sanitise pixel pictures: decode and encode them again, so that only the pixels are kept."""

import io
import struct
import warnings

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageOps, UnidentifiedImageError

from spotisle.art.grid import fill_holes
from spotisle.decks.limits import (
    MAX_PICTURE_BYTES,
    MAX_SOURCE_BYTES,
    MAX_SOURCE_PIXELS,
    PICTURE_SIDE_PX,
    DeckError,
)

PICTURE_FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
WEBP_QUALITY = 86
MIN_TRANSPARENT_PART = 0.01
"""The part of a picture that must be transparent for its outline to count."""
CORNER_RADIUS = 0.2
"""Radius of a photo's rounded corners, as part of its side."""
NEARLY_WHITE = 244
PAPER_SEARCH_PX = 192
"""The side to which a picture is scaled to look for white paper around a drawing."""
_PICTURE_CHUNKS = {b"VP8X", b"ALPH", b"VP8 ", b"VP8L"}


def redraw_pixels(source: bytes, name: str) -> bytes:
    """Return a picture as square WebP: cut to its own outline, or a photo with round corners."""
    image = _decode(source, name)
    if _is_transparent(image):
        shaped = _trim(image, name)
    elif (paper := _find_drawing_on_paper(image)) is not None:
        image.putalpha(paper)
        shaped = _trim(image, name)
    else:
        shaped = _round_corners(image)
    return _encode_webp(_pad_to_square(shaped))


def check_webp(body: bytes, name: str) -> None:
    """Raise `DeckError` unless this is a WebP as `redraw_pixels` writes it, without metadata."""
    if not _is_bare_webp(body):
        raise DeckError(f"{name} is not a valid deck picture; make the deck again")
    image = _decode(body, name)
    if image.width != image.height or image.width > PICTURE_SIDE_PX:
        raise DeckError(f"{name} must be square, with at most {PICTURE_SIDE_PX} pixels a side")


def reencode_webp(body: bytes, name: str) -> bytes:
    """Encode a picture of a deck once more, so that no byte of an unknown file is kept."""
    check_webp(body, name)
    return _encode_webp(_decode(body, name))


def _decode(source: bytes, name: str) -> Image.Image:
    """Decode a picture upright and scale it down to what decks need."""
    if len(source) > MAX_SOURCE_BYTES:
        raise DeckError(f"{name} has more than {MAX_SOURCE_BYTES // 2**20} MB; make it smaller")
    try:
        upright = _decode_upright(source)
    except (Image.DecompressionBombError, _TooManyPixelsError):
        raise DeckError(
            f"{name} has more than {MAX_SOURCE_PIXELS // 10**6} million pixels; make it smaller"
        ) from None
    except UnidentifiedImageError:
        raise DeckError(f"{name} is not a picture: use png, jpg, webp, gif or svg") from None
    except Exception:
        raise DeckError(f"{name} is broken; save it again") from None
    upright.thumbnail((PICTURE_SIDE_PX, PICTURE_SIDE_PX), Image.Resampling.LANCZOS)
    return upright


class _TooManyPixelsError(Exception):
    pass


def _decode_upright(source: bytes) -> Image.Image:
    """Check the size, then decode the first frame and apply the EXIF orientation."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with Image.open(io.BytesIO(source), formats=PICTURE_FORMATS) as image:
            if image.width * image.height > MAX_SOURCE_PIXELS:
                raise _TooManyPixelsError
            image.draft("RGB", (2 * PICTURE_SIDE_PX, 2 * PICTURE_SIDE_PX))
            return ImageOps.exif_transpose(image).convert("RGBA")


def _alpha(image: Image.Image) -> NDArray[np.uint8]:
    return np.asarray(image.getchannel("A"))


def _is_transparent(image: Image.Image) -> bool:
    return float((_alpha(image) < 128).mean()) > MIN_TRANSPARENT_PART


def _find_drawing_on_paper(image: Image.Image) -> Image.Image | None:
    """Return a mask of what is drawn on white paper; None if the rim is not white."""
    small = image.convert("RGB").resize(
        (PAPER_SEARCH_PX, PAPER_SEARCH_PX), Image.Resampling.BILINEAR
    )
    inked = np.asarray(small).min(axis=2) < NEARLY_WHITE
    rim = np.concatenate([inked[0], inked[-1], inked[:, 0], inked[:, -1]])
    if rim.any() or not inked.any():
        return None
    mask = Image.fromarray(np.where(fill_holes(inked), 255, 0).astype(np.uint8))
    return mask.resize(image.size, Image.Resampling.BILINEAR)


def _trim(image: Image.Image, name: str) -> Image.Image:
    visible = Image.fromarray(np.where(_alpha(image) > 24, 255, 0).astype(np.uint8))
    box = visible.getbbox()
    if box is None:
        raise DeckError(f"{name} shows nothing: it is completely transparent")
    return image.crop(box)


def _round_corners(image: Image.Image) -> Image.Image:
    """Crop a photo to at most 1.35 times its shorter side and round its corners."""
    side = min(image.size)
    wide, high = (min(length, int(side * 1.35)) for length in image.size)
    photo = ImageOps.fit(image, (wide, high))
    fine = 4
    mask = Image.new("L", (wide * fine, high * fine))
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, wide * fine - 1, high * fine - 1), radius=CORNER_RADIUS * side * fine, fill=255
    )
    photo.putalpha(mask.resize((wide, high), Image.Resampling.LANCZOS))
    return photo


def _pad_to_square(image: Image.Image) -> Image.Image:
    side = max(image.size)
    square = Image.new("RGBA", (side, side), (255, 255, 255, 0))
    square.paste(image, ((side - image.width) // 2, (side - image.height) // 2))
    return square


def _encode_webp(image: Image.Image) -> bytes:
    """Encode as WebP; lower the quality until the file is small enough for a deck."""
    for quality in (WEBP_QUALITY, 60, 30):
        body = io.BytesIO()
        image.save(body, "WEBP", quality=quality, method=4)
        if body.tell() <= MAX_PICTURE_BYTES:
            break
    return body.getvalue()


def _is_bare_webp(body: bytes) -> bool:
    """Tell whether a file is a still WebP without metadata.

    >>> _is_bare_webp(b"RIFF....WEBP")
    False
    """
    if body[:4] != b"RIFF" or body[8:12] != b"WEBP":
        return False
    if struct.unpack("<I", body[4:8])[0] + 8 != len(body):
        return False
    place = 12
    while place + 8 <= len(body):
        kind, size = struct.unpack("<4sI", body[place : place + 8])
        if kind not in _PICTURE_CHUNKS:
            return False
        place += 8 + size + size % 2
    return place == len(body)
