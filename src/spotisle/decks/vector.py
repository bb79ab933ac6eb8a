"""Drawings in SVG, written anew from what is known to be harmless.

Only listed elements with listed attributes come through, so whatever an SVG may learn to do next is
not in here. What would run, or reach outside, is refused with a sentence: who drew it should know.
Harmless things that only some programs draw (text, filters, style sheets) become pixels.
"""

import hashlib
import re
from collections.abc import Iterator
from typing import Any
from xml.sax.saxutils import quoteattr

from spotisle.decks.errors import DeckError
from spotisle.decks.limits import SVG_BYTES, SVG_DEPTH, SVG_ELEMENTS, SVG_LETTERS

SVG = "http://www.w3.org/2000/svg"


def _each(names: str) -> frozenset[str]:
    return frozenset(names.split())


KEPT = _each("""
    svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient
    radialGradient stop clipPath mask
""")
RUNS = _each("script foreignobject iframe object embed handler listener audio video")
PIXELS_ONLY = _each("text tspan textpath style filter pattern marker switch")
SLOW = _each("""
    feturbulence feconvolvematrix femorphology fedisplacementmap fediffuselighting
    fespecularlighting fetile
""")
"""Effects that a few letters can make last for hours."""
PASSED_OVER = _each(
    "title desc metadata animate animatemotion animatetransform set mpath view cursor"
)
GEOMETRY = _each("""
    d points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height viewBox transform offset
    gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
    preserveAspectRatio
""")
LOOKS = _each("""
    fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity stop-color
    stop-opacity clip-path clip-rule mask mask-type color display visibility paint-order
""")
_LOCAL = re.compile(r"""url\(\s*["']?#([^)"']+)["']?\s*\)""")
_PLAIN = re.compile(r"[\w\s#%.,:;()+\-'\"/*!]*", re.ASCII)
_HREF = "href"


class Drawing:
    """A checked SVG: its elements as a tree of plain tuples, ready to be written."""

    def __init__(self, source: bytes, name: str) -> None:
        self.name = name
        self.needs_pixels = False
        """Whether it has something that only becomes pixels."""
        root = _parsed(source, name)
        self._count = 0
        self._ids: dict[str, Any] = {}
        self._styled: set[str] = set()
        """What style sheets refer to: on which elements, only a browser knows."""
        self._check_tree(root)
        self._weigh(root)
        self.box = _box(root, name)
        self.root = root

    def _refuse(self, what: str) -> DeckError:
        return DeckError(f"{self.name} {what}")

    def _check_tree(self, root: Any, depth: int = 0) -> None:  # noqa: ANN401
        self._count += 1
        if self._count > SVG_ELEMENTS:
            raise self._refuse(f"has more than {SVG_ELEMENTS} parts; simplify the drawing")
        if depth > SVG_DEPTH:
            raise self._refuse(f"nests more than {SVG_DEPTH} groups deep; simplify the drawing")
        self._check_element(root)
        for child in root:
            self._check_tree(child, depth + 1)

    def _check_element(self, element: Any) -> None:  # noqa: ANN401
        kind = _kind(element)
        if kind is None:
            return
        lower = kind.lower()
        self._check_kind(lower)
        if lower == "style":
            self._check_value(element.text or "", "a style sheet")
            self._styled.update(_LOCAL.findall(element.text or ""))
        if lower == "text" and len("".join(element.itertext())) > SVG_LETTERS:
            raise self._refuse(f"has a text of more than {SVG_LETTERS} letters; shorten it")
        is_filter = lower.startswith("fe")
        if lower in PIXELS_ONLY or is_filter:
            self.needs_pixels = True
        elif kind not in KEPT and lower not in PASSED_OVER:
            raise self._refuse(f"has a <{kind[:30]}> in it, which is no part of a plain drawing")
        for attribute, value in element.attrib.items():
            self._check_attribute(attribute, value)
        if identity := element.get("id"):
            self._ids.setdefault(identity, element)

    def _check_kind(self, lower: str) -> None:
        if lower in RUNS:
            raise self._refuse(
                f"has a <{lower}> in it, which could run; save it as a plain drawing"
            )
        if lower in ("image", "feimage"):
            raise self._refuse("has a photo inside; give the photo itself instead")
        if lower in SLOW:
            raise self._refuse(f"has a <{lower}> in it, which takes too long; save it as a png")

    def _check_attribute(self, full: str, value: str) -> None:
        space, _, attribute = full.rpartition("}")
        if attribute.lower().startswith("on"):
            raise self._refuse(f"has {attribute[:30]}= in it, which could run; save it plainly")
        if attribute in (_HREF, "src") and not value.startswith("#"):
            raise self._refuse("refers to something outside itself; drawings must stand alone")
        if not space:
            self._check_value(value, f"{attribute[:30]}=")

    def _check_value(self, value: str, where: str) -> None:
        rest = _LOCAL.sub("", value).lower()
        if "url(" in rest or "@import" in rest or "image(" in rest or "src(" in rest:
            raise self._refuse(f"refers to something outside itself in {where}")
        if "\\" in rest or "expression" in rest or "javascript" in rest:
            raise self._refuse(f"has something in {where} that is no plain style")

    def _weigh(self, root: Any) -> None:  # noqa: ANN401
        """Refuse drawings that multiply themselves: what refers to a part stands for all of it."""
        for name in self._styled & self._ids.keys():
            if not (_kind(self._ids[name]) or "").endswith("Gradient"):
                raise self._refuse("has masks or patterns in its style sheet; save it plainly")
        weights: dict[int, int] = {}
        open_now: set[int] = set()

        def weight(element: Any) -> int:  # noqa: ANN401
            key = id(element)
            if key in open_now or len(open_now) > 4 * SVG_DEPTH:
                raise self._refuse("refers to itself; drawings end somewhere")
            if key not in weights:
                open_now.add(key)
                weights[key] = 1 + sum(map(weight, element))
                for name in _references(element):
                    if name in self._ids:
                        weights[key] += weight(self._ids[name])
                open_now.discard(key)
                if weights[key] > SVG_ELEMENTS:
                    raise self._refuse(f"shows more than {SVG_ELEMENTS} parts; simplify it")
            return weights[key]

        weight(root)

    def text(self, box: tuple[float, float, float, float] | None = None) -> str:
        """Return the drawing as SVG with neutral ids that no other drawing has."""
        used = self._used_ids()
        rough = self._written({old: f"i{n}" for n, old in enumerate(used)}, box or self.box)
        tag = hashlib.sha256(rough.encode()).hexdigest()[:10]
        return self._written({old: f"i{tag}-{n}" for n, old in enumerate(used)}, box or self.box)

    def _used_ids(self) -> list[str]:
        wanted: set[str] = set()
        for element in self.root.iter():
            wanted.update(_references(element))
        return [name for name in self._ids if name in wanted]

    def _written(self, ids: dict[str, str], box: tuple[float, float, float, float]) -> str:
        inner = "".join(self._element(child, ids) for child in self.root)
        attributes = self._attributes(self.root, ids, skip=("x", "y", "width", "height", "viewBox"))
        if attributes:
            inner = f"<g{attributes}>{inner}</g>"
        numbers = " ".join(f"{number:.6g}" for number in box)
        return f'<svg xmlns="{SVG}" viewBox="{numbers}">{inner}</svg>'

    def _element(self, element: Any, ids: dict[str, str]) -> str:  # noqa: ANN401
        kind = _kind(element)
        if kind not in KEPT:
            return ""
        inner = "".join(self._element(child, ids) for child in element)
        attributes = self._attributes(element, ids)
        return f"<{kind}{attributes}>{inner}</{kind}>" if inner else f"<{kind}{attributes}/>"

    def _attributes(self, element: Any, ids: dict[str, str], skip: tuple[str, ...] = ()) -> str:  # noqa: ANN401
        kept = {
            name: value
            for name, value in _plain_attributes(element)
            if name not in skip and _PLAIN.fullmatch(value)
        }
        written = {
            name: _LOCAL.sub(lambda found: f"url(#{ids.get(found[1], 'none')})", value)
            for name, value in sorted(kept.items())
        }
        if (href := _href(element)) is not None:
            written[_HREF] = f"#{ids.get(href[1:], 'none')}"
        if (identity := ids.get(element.get("id", ""))) is not None:
            written["id"] = identity
        return "".join(f" {name}={quoteattr(value)}" for name, value in written.items())


def _plain_attributes(element: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401
    """Yield what an element looks like; a style attribute goes before the others, as in CSS."""
    for name, value in element.attrib.items():
        if name in GEOMETRY or name in LOOKS:
            yield name, " ".join(value.split())
    for declaration in element.get("style", "").split(";"):
        name, _, value = declaration.partition(":")
        if name.strip() in LOOKS:
            yield name.strip(), " ".join(value.replace("!important", "").split())


def _parsed(source: bytes, name: str) -> Any:  # noqa: ANN401
    from xml.etree.ElementTree import ParseError

    from defusedxml import DefusedXmlException
    from defusedxml.ElementTree import fromstring

    if len(source) > SVG_BYTES:
        raise DeckError(f"{name} has more than {SVG_BYTES // 1024} KB; simplify the drawing")
    try:
        root = fromstring(source)
    except DefusedXmlException:
        raise DeckError(f"{name} declares entities, which could grow without end") from None
    except (ParseError, ValueError, LookupError):
        raise DeckError(f"{name} is no well-formed SVG; save it anew") from None
    if _kind(root) != "svg":
        raise DeckError(f"{name} is no SVG: its first element is not <svg>")
    return root


def _kind(element: Any) -> str | None:  # noqa: ANN401
    """Return the element's name in SVG; None for what other programs left in the file."""
    tag = element.tag
    if not isinstance(tag, str):
        return None
    space, _, kind = tag.rpartition("}")
    if space.strip("{") in ("", SVG):
        return kind
    return kind if kind.lower() in RUNS else None


def _references(element: Any) -> Iterator[str]:  # noqa: ANN401
    """Yield the names of the parts that an element shows, is masked by or painted with."""
    if (href := _href(element)) is not None:
        yield href[1:]
    for value in element.attrib.values():
        yield from _LOCAL.findall(value)


def _local(attribute: str) -> str:
    return attribute.rpartition("}")[2]


def _href(element: Any) -> str | None:  # noqa: ANN401
    return next((value for name, value in element.attrib.items() if _local(name) == _HREF), None)


def _box(root: Any, name: str) -> tuple[float, float, float, float]:  # noqa: ANN401
    number = r"\s*([-+]?[0-9]*\.?[0-9]+(?:e[-+]?[0-9]{1,2})?)"
    given = re.findall(number, root.get("viewBox", ""))
    sizes = [re.match(number, root.get(side, "")) for side in ("width", "height")]
    if len(given) == 4:
        left, top, width, height = map(float, given)
    elif sizes[0] and sizes[1]:
        left, top, width, height = 0.0, 0.0, float(sizes[0][1]), float(sizes[1][1])
    else:
        raise DeckError(f"{name} has neither a viewBox nor a size; save it anew")
    if not (1e-3 < width < 1e6 and 1e-3 < height < 1e6 and abs(left) < 1e6 and abs(top) < 1e6):
        raise DeckError(f"{name} has a size that cannot be drawn")
    side = max(width, height)
    return left - (side - width) / 2, top - (side - height) / 2, side, side
