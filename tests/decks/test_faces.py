"""How photos, drawings and words become faces; broken or malicious files are rejected."""

import io
import struct
import zlib
from contextlib import suppress
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from spotisle.art.render import render_picture
from spotisle.decks.deck import decode_picture
from spotisle.decks.draft import DraftFace
from spotisle.decks.faces import check_svg, normalise_face, normalise_text
from spotisle.decks.limits import MAX_SOURCE_BYTES, PICTURE_SIDE_PX, DeckError
from spotisle.decks.sanitise_pixels import check_webp
from tests.decks.kit import encoded, zipped


class Drawn(NamedTuple):
    body: bytes
    suffix: str


def face_of(body: bytes, name: str = "cat.png") -> Drawn:
    return Drawn(*normalise_face(DraftFace(name), {name: body}))


def face_of_text(text: str) -> Drawn:
    return Drawn(*normalise_face(DraftFace(text=text), {}))


def seen(face: Drawn, side: int = 64) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    return render_picture(decode_picture(f"x{face.suffix}", face.body), side)


def svg(inner: str, attributes: str = 'viewBox="0 0 100 100"') -> bytes:
    spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f"<svg {spaces} {attributes}>{inner}</svg>".encode()


SQUARE = '<rect x="20" y="40" width="40" height="40" fill="#c00"/>'


def photo(size: tuple[int, int] = (300, 200)) -> Image.Image:
    image = Image.new("RGB", size, "#147")
    ImageDraw.Draw(image).rectangle((0, 0, size[0] // 2, size[1]), fill="#e94")
    return image


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
def test_a_photo_of_any_kind_becomes_a_square_webp_with_round_corners(kind: str) -> None:
    face = face_of(encoded(photo(), kind), "wrong-ending.txt")
    assert face.suffix == ".webp"
    check_webp(face.body, "it")
    alpha = seen(face)[..., 3]
    assert alpha[0, 0] < 0.1
    assert alpha[32, 32] > 0.9


def test_a_transparent_picture_keeps_its_outline_and_is_cropped_to_it() -> None:
    image = Image.new("RGBA", (400, 400))
    ImageDraw.Draw(image).polygon([(100, 300), (200, 100), (300, 300)], fill="#a36")
    alpha = seen(face_of(encoded(image, "PNG")))[..., 3]
    assert alpha[4, 4] < 0.1
    assert alpha[60, 32] > 0.9
    assert (alpha > 0.5).any(axis=0).sum() >= 62


def test_a_drawing_on_white_paper_is_cut_out() -> None:
    image = Image.new("RGB", (400, 300), "white")
    ImageDraw.Draw(image).ellipse((150, 100, 250, 200), fill="#38c")
    alpha = seen(face_of(encoded(image, "JPEG")))[..., 3]
    assert alpha[1, 1] < 0.1
    assert alpha[32, 6] > 0.5


def test_a_photo_is_turned_upright_and_loses_where_it_was_taken() -> None:
    tags = Image.Exif()
    tags[0x0112] = 6
    tags[0x010E] = "at the school in the Kerkstraat"
    body = encoded(photo((300, 300)), "JPEG", exif=tags)
    face = face_of(body)
    assert b"Kerkstraat" in body
    assert b"Kerkstraat" not in face.body
    assert b"EXIF" not in face.body
    upper, lower = seen(face)[12, 32], seen(face)[52, 32]
    assert upper[0] > lower[0], "the orange half is on top once the photo is upright"


@pytest.mark.parametrize("kind", ["GIF", "WEBP", "PNG"])
def test_an_animated_picture_keeps_only_its_first_frame(kind: str) -> None:
    frames = [Image.new("RGB", (50, 50), colour) for colour in ("#f00", "#00f")]
    body = encoded(frames[0], kind, save_all=True, append_images=frames[1:])
    assert seen(face_of(body))[32, 32, 0] > 0.9
    with Image.open(io.BytesIO(face_of(body).body)) as still:
        assert getattr(still, "n_frames", 1) == 1


def test_a_cmyk_photo_keeps_its_colours() -> None:
    body = encoded(photo().convert("CMYK"), "JPEG")
    left, right = seen(face_of(body))[32, 16], seen(face_of(body))[32, 48]
    assert left[0] > 0.8 > left[2]
    assert right[2] > right[0]


def test_a_polyglot_keeps_only_its_picture() -> None:
    body = encoded(photo(), "GIF") + b"<script>alert(1)</script>PK\x03\x04"
    assert b"script" not in face_of(body).body


def test_a_large_photo_becomes_small() -> None:
    face = face_of(encoded(photo((4000, 3000)), "JPEG"))
    with Image.open(io.BytesIO(face.body)) as image:
        assert max(image.size) <= PICTURE_SIDE_PX


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png_with(kind: bytes) -> bytes:
    """Return a photo with a comment or colour profile that unpacks to fifty megabytes."""
    body, head = encoded(photo(), "PNG"), 33
    return body[:head] + chunk(kind, b"a\0\0" + zlib.compress(bytes(50_000_000))) + body[head:]


def png_that_claims(width: int, height: int) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    pixels = zlib.compress(b"\0" * 100_000)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
    )


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (png_that_claims(60_000, 60_000), "million pixels"),
        (png_that_claims(9_000, 9_000), "million pixels"),
        (png_that_claims(2_000_000_000, 2_000_000_000), "cat.png"),
        (png_that_claims(0, 0), "cat.png"),
        (encoded(photo(), "PNG")[:-60], "broken"),
        (encoded(photo(), "JPEG")[:900], "broken"),
        (encoded(photo(), "WEBP")[:100], "cat.png"),
        (encoded(photo(), "GIF")[:60], "broken"),
        (encoded(photo(), "BMP"), "is not a picture"),
        (encoded(photo(), "TIFF"), "is not a picture"),
        (encoded(photo(), "PDF"), "is not a picture"),
        (png_with(b"zTXt"), "broken"),
        (png_with(b"iCCP"), "broken"),
        (zipped({"inner.zip": zipped({"cat.png": b"0" * 1000})}), "is not a picture"),
        (b"GIF89a", "cat.png"),
        (b"\x89PNG\r\n\x1a\n", "cat.png"),
        (b"MZ\x90\x00", "is not a picture"),
        (b"%!PS-Adobe\n", "is not a picture"),
        (b"#!/bin/sh\nrm -rf /\n", "is not a picture"),
        (b"\xff\xd8\xff\xe0" + b"\0" * MAX_SOURCE_BYTES, "16 MB"),
        (encoded(Image.new("RGBA", (9, 9)), "PNG"), "shows nothing"),
    ],
)
def test_broken_and_hostile_pictures_are_refused(body: bytes, sentence: str) -> None:
    with pytest.raises(DeckError) as refused:
        face_of(body)
    assert sentence in str(refused.value)


def test_a_drawing_is_rewritten_and_cropped_to_its_contents() -> None:
    source = svg(f"<metadata>by me</metadata><g>{SQUARE}</g><!-- secret -->")
    face = face_of(source)
    assert face.suffix == ".svg"
    check_svg(face.body, "it")
    assert b"metadata" not in face.body
    assert b"secret" not in face.body
    assert (seen(face)[..., 3] > 0.5).mean() > 0.9


def test_colours_by_reference_and_by_style_are_kept() -> None:
    shade = '<linearGradient id="a"><stop stop-color="#0f0"/></linearGradient>'
    body = f'<defs>{shade}</defs><path style="fill: url(#a)" d="M10 10h80v80h-80z"/>'
    assert seen(face_of(svg(body)))[32, 32].tolist() == [0, 1, 0, 1]


def test_two_drawings_do_not_share_ids() -> None:
    shade = '<linearGradient id="a"><stop stop-color="{}"/></linearGradient>'
    shape = '<path fill="url(#a)" d="M10 10h80v80h-80z"/>'
    one, other = (face_of(svg(shade.format(c) + shape)).body.decode() for c in ("#0f0", "#00f"))
    assert one.partition('id="')[2][:11] != other.partition('id="')[2][:11]


def test_text_and_style_sheets_become_pixels() -> None:
    body = '<style>.a{fill:#00f}</style><text class="a" x="5" y="60" font-size="60">Hi</text>'
    assert face_of(svg(body)).suffix == ".webp"


DEEP = "<g>" * 60 + SQUARE + "</g>" * 60
USES = SQUARE.replace("<rect", '<g id="u0"><rect', 1) + "</g>"
BOMB = USES + "".join(f'<g id="u{n + 1}">' + f'<use href="#u{n}"/>' * 10 + "</g>" for n in range(8))
MASKED = '<rect width="90" height="90" fill="#fff" mask="url(#m{})"/>'
MASKS = "".join(f'<mask id="m{n}">{MASKED.format(n + 1) * 10}</mask>' for n in range(8))
ENTITIES = b'<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (svg(SQUARE + "<script>alert(1)</script>"), "<script>"),
        (svg(SQUARE + '<SCRIPT href="#x"/>'), "could run"),
        (svg(SQUARE + '<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>'), "could run"),
        (svg('<foreignObject width="9" height="9"><b/></foreignObject>'), "could run"),
        (svg('<rect width="9" height="9" onload="alert(1)"/>'), "onload="),
        (svg('<rect width="9" height="9" ONCLICK="alert(1)"/>'), "could run"),
        (svg(SQUARE, 'viewBox="0 0 9 9" onload="alert(1)"'), "onload="),
        (svg('<a href="javascript:alert(1)">' + SQUARE + "</a>"), "cat.svg has a <a>"),
        (svg('<image href="http://evil.example/x.png" width="9" height="9"/>'), "photo inside"),
        (svg('<image href="data:image/png;base64,AAAA" width="9" height="9"/>'), "photo inside"),
        (svg('<use xlink:href="http://evil.example/x.svg#a"/>'), "another file"),
        (svg('<use href="file:///etc/passwd#a"/>'), "another file"),
        (svg('<rect width="9" height="9" fill="url(http://evil.example/#a)"/>'), "another file"),
        (svg('<rect width="9" height="9" style="fill:url(//evil.example/#a)"/>'), "another file"),
        (svg("<style>@import 'http://evil.example/x.css';</style>" + SQUARE), "another file"),
        (svg("<style>a{background:url(http://evil.example)}</style>" + SQUARE), "another file"),
        (svg("<style>@font-face{src:url('x')}</style>" + SQUARE), "another file"),
        (svg("<style>a{b:u\\72l(x)}</style>" + SQUARE), "isn't plain CSS"),
        (svg('<rect width="9" height="9" style="fill:u\\72l(x)"/>'), "isn't plain CSS"),
        (svg('<text filter="url(http://evil.example)">x</text>'), "another file"),
        (svg('<feImage href="#a"/>'), "photo inside"),
        (svg("<iframe/>"), "could run"),
        (svg("<blink/>"), "isn't allowed in a drawing"),
        (svg(DEEP), "deep"),
        (svg(SQUARE * 6000), "parts"),
        (svg(BOMB + '<use href="#u8"/>'), "parts"),
        (svg('<g id="a"><use href="#a"/></g>'), "itself"),
        (svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), "itself"),
        (svg(MASKS + MASKED.format(0)), "parts"),
        (svg('<mask id="m">' + MASKED.format("") + "</mask>" + MASKED.format("")), "itself"),
        (svg("<style>rect{mask:url(#m0)}</style>" + MASKS + SQUARE), "style sheet"),
        (svg('<filter id="f"><feTurbulence numOctaves="99999"/></filter>' + SQUARE), "too long"),
        (svg('<filter id="f"><feConvolveMatrix order="400"/></filter>' + SQUARE), "too long"),
        (svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'), "run"),
        (svg("<style>@\\69mport 'x';</style>" + SQUARE), "isn't plain CSS"),
        (svg('<use xlink:href="data:image/svg+xml;base64,AAAA#a"/>'), "another file"),
        (svg('<rect width="9" height="9" fill="url(data:image/svg+xml,a#b)"/>'), "another file"),
        (svg("<text>" + "W" * 100_000 + "</text>"), "letters"),
        (svg(SQUARE + "<script/>").decode().encode("utf-16"), "could run"),
        (ENTITIES + svg("<title>&b;</title>"), "entities"),
        (b'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + svg("&x;"), "entities"),
        (svg(""), "shows nothing"),
        (svg('<rect width="0" height="0"/>'), "shows nothing"),
        (svg(SQUARE, ""), "neither a viewBox nor a size"),
        (svg(SQUARE, 'viewBox="0 0 0 0"'), "cannot be drawn"),
        (svg(SQUARE, 'viewBox="0 0 1e9 1e9"'), "cannot be drawn"),
        (svg(SQUARE)[:-20], "not a valid SVG"),
        (b"<html><body>hello</body></html>", "not an SVG"),
        (b"<?php system('id'); ?>", "not a valid SVG"),
        (b"<svg" + b" " * 600_000, "KB"),
    ],
)
def test_drawings_that_run_or_reach_outside_are_refused(body: bytes, sentence: str) -> None:
    with pytest.raises(DeckError) as refused:
        face_of(body, "cat.svg")
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_mutated_file_is_a_picture_or_refused(data: st.DataObject) -> None:
    whole = bytearray(
        data.draw(
            st.sampled_from(
                [encoded(photo((40, 30)), kind) for kind in ("PNG", "JPEG", "WEBP", "GIF")]
                + [svg(SQUARE)]
            )
        )
    )
    for _ in range(data.draw(st.integers(1, 4))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    with suppress(DeckError):
        face = face_of(bytes(whole[: data.draw(st.integers(1, len(whole)))]))
        clean = check_svg if face.suffix == ".svg" else check_webp
        assert clean(face.body, "it") is None


@pytest.mark.parametrize("word", ["hond", "żółw", "Ёж", "the very hungry caterpillar", "æøå", "7"])
def test_a_word_is_drawn_in_letters_of_the_package(word: str) -> None:
    face = face_of_text(f" {word}\n")
    assert (normalise_text(DraftFace(text=f" {word}\n")), face.suffix) == (word, ".svg")
    check_svg(face.body, "it")
    assert (seen(face)[..., 3] > 0.5).sum() > 40
    assert face_of_text(word) == face


@pytest.mark.parametrize("word", ["Lamm", "jak", "W", "Wal land"])
def test_a_word_stands_in_the_middle_of_its_square(word: str) -> None:
    side = 400
    (columns,) = np.nonzero(seen(face_of_text(word), side)[..., 3].max(axis=0))
    assert abs(int(columns[0]) - (side - 1 - int(columns[-1]))) <= 2


@pytest.mark.parametrize("emoji", ["🐶", "❤️", "👩‍🚀", "👍🏽", "🇵🇱", "🇯🇵", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
def test_an_emoji_is_a_drawing_wherever_it_is_made(emoji: str) -> None:
    face = face_of_text(emoji)
    check_svg(face.body, "it")
    assert (seen(face)[..., 3] > 0.5).mean() > 0.2


@pytest.mark.parametrize("text", ["", " \n", "\u202e", "x" * 41])
def test_a_word_that_cannot_be_drawn_is_refused(text: str) -> None:
    with pytest.raises(DeckError):
        face_of_text(text)
