"""Pictures made of pixels, drawn anew: nothing of the file that came is kept but what it shows."""

import io
import struct
import warnings

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageOps, UnidentifiedImageError

from spotisle.art.grid import without_holes
from spotisle.decks.errors import DeckError
from spotisle.decks.limits import PICTURE_BYTES, PICTURE_SIDE, SOURCE_BYTES, SOURCE_PIXELS

FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
QUALITY = 86
CLEAR = 0.01
"""The part of a picture that must be see-through for its outline to be meant."""
CORNER = 0.2
"""Radius of a photo's rounded corners, as part of its side."""
NEARLY_WHITE = 244
ACROSS = 192
"""Pixels a side at which white paper around a drawing is looked for."""
_CHUNKS = {b"VP8X", b"ALPH", b"VP8 ", b"VP8L"}


def redrawn(source: bytes, name: str) -> bytes:
    """Return a picture as WebP in a square, with the outline that it has or a tidy one."""
    image = _opened(source, name)
    if _is_see_through(image):
        shaped = _trimmed(image, name)
    elif (paper := _paper_around(image)) is not None:
        image.putalpha(paper)
        shaped = _trimmed(image, name)
    else:
        shaped = _rounded(image)
    return _encoded(_squared(shaped))


def check_webp(body: bytes, name: str) -> None:
    """Raise `DeckError` unless this is a picture as `redrawn` makes them, and nothing besides."""
    if not _is_bare_webp(body):
        raise DeckError(f"{name} is not a picture as decks hold them: make the deck anew")
    image = _opened(body, name)
    if image.width != image.height or image.width > PICTURE_SIDE:
        raise DeckError(f"{name} must be square, with at most {PICTURE_SIDE} pixels a side")


def afresh(body: bytes, name: str) -> bytes:
    """Return a deck's own picture encoded once more, so that no byte of the old file is kept."""
    check_webp(body, name)
    return _encoded(_opened(body, name))


def _opened(source: bytes, name: str) -> Image.Image:
    """Decode a picture upright, no larger than decks need."""
    if len(source) > SOURCE_BYTES:
        raise DeckError(f"{name} has more than {SOURCE_BYTES // 2**20} MB; make it smaller")
    try:
        upright = _upright(source)
    except (Image.DecompressionBombError, _TooManyPixelsError):
        raise DeckError(
            f"{name} has more than {SOURCE_PIXELS // 10**6} million pixels; make it smaller"
        ) from None
    except UnidentifiedImageError:
        raise DeckError(f"{name} is no picture: png, jpg, webp, gif or svg is needed") from None
    except Exception:
        raise DeckError(f"{name} is broken and cannot be read; save it anew") from None
    upright.thumbnail((PICTURE_SIDE, PICTURE_SIDE), Image.Resampling.LANCZOS)
    return upright


class _TooManyPixelsError(Exception):
    pass


def _upright(source: bytes) -> Image.Image:
    """Decode pixels, once their number is known; the first frame of a moving picture."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with Image.open(io.BytesIO(source), formats=FORMATS) as image:
            if image.width * image.height > SOURCE_PIXELS:
                raise _TooManyPixelsError
            image.draft("RGB", (2 * PICTURE_SIDE, 2 * PICTURE_SIDE))
            return ImageOps.exif_transpose(image).convert("RGBA")


def _alpha(image: Image.Image) -> NDArray[np.uint8]:
    return np.asarray(image.getchannel("A"))


def _is_see_through(image: Image.Image) -> bool:
    return float((_alpha(image) < 128).mean()) > CLEAR


def _paper_around(image: Image.Image) -> Image.Image | None:
    """Return what stands out from white paper that reaches all around; None if there is none."""
    small = image.convert("RGB").resize((ACROSS, ACROSS), Image.Resampling.BILINEAR)
    inked = np.asarray(small).min(axis=2) < NEARLY_WHITE
    rim = np.concatenate([inked[0], inked[-1], inked[:, 0], inked[:, -1]])
    if rim.any() or not inked.any():
        return None
    mask = Image.fromarray(np.where(without_holes(inked), 255, 0).astype(np.uint8))
    return mask.resize(image.size, Image.Resampling.BILINEAR)


def _trimmed(image: Image.Image, name: str) -> Image.Image:
    visible = Image.fromarray(np.where(_alpha(image) > 24, 255, 0).astype(np.uint8))
    box = visible.getbbox()
    if box is None:
        raise DeckError(f"{name} shows nothing: all of it is see-through")
    return image.crop(box)


def _rounded(image: Image.Image) -> Image.Image:
    """Return the middle of a photo with rounded corners; long ones keep some of their length."""
    side = min(image.size)
    wide, high = (min(length, int(side * 1.35)) for length in image.size)
    photo = ImageOps.fit(image, (wide, high))
    fine = 4
    mask = Image.new("L", (wide * fine, high * fine))
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, wide * fine - 1, high * fine - 1), radius=CORNER * side * fine, fill=255
    )
    photo.putalpha(mask.resize((wide, high), Image.Resampling.LANCZOS))
    return photo


def _squared(image: Image.Image) -> Image.Image:
    side = max(image.size)
    square = Image.new("RGBA", (side, side), (255, 255, 255, 0))
    square.paste(image, ((side - image.width) // 2, (side - image.height) // 2))
    return square


def _encoded(image: Image.Image) -> bytes:
    """Return WebP small enough for a deck; a very busy picture loses a little more."""
    for quality in (QUALITY, 60, 30):
        body = io.BytesIO()
        image.save(body, "WEBP", quality=quality, method=4)
        if body.tell() <= PICTURE_BYTES:
            break
    return body.getvalue()


def _is_bare_webp(body: bytes) -> bool:
    """Tell whether a file is one still WebP with nothing in it but the picture.

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
        if kind not in _CHUNKS:
            return False
        place += 8 + size + size % 2
    return place == len(body)
