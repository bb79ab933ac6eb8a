"""Sanitise SVG: rewrite a drawing from an allow list of elements and attributes.

Scripts and references to other files are refused with a message for the sender.
Harmless things that renderers treat differently (text, filters, style sheets) become pixels.
"""

import hashlib
import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, ParseError
from xml.sax.saxutils import quoteattr

from spotisle.decks.limits import (
    MAX_SVG_BYTES,
    MAX_SVG_DEPTH,
    MAX_SVG_ELEMENTS,
    MAX_SVG_TEXT_LENGTH,
    DeckError,
)

SVG_NAMESPACE = "http://www.w3.org/2000/svg"
Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def _split(names: str) -> frozenset[str]:
    return frozenset(names.split())


KEPT_ELEMENTS = _split("""
    svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient
    radialGradient stop clipPath mask
""")
ACTIVE_ELEMENTS = _split("script foreignobject iframe object embed handler listener audio video")
RASTERISED_ELEMENTS = _split("text tspan textpath style filter pattern marker switch")
SLOW_FILTERS = _split("""
    feturbulence feconvolvematrix femorphology fedisplacementmap fediffuselighting
    fespecularlighting fetile
""")
"""Filters that can run for hours."""
DROPPED_ELEMENTS = _split(
    "title desc metadata animate animatemotion animatetransform set mpath view cursor"
)
GEOMETRY_ATTRIBUTES = _split("""
    d points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height viewBox transform offset
    gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
    preserveAspectRatio
""")
STYLE_ATTRIBUTES = _split("""
    fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity stop-color
    stop-opacity clip-path clip-rule mask mask-type color display visibility paint-order
""")
_LOCAL_URL = re.compile(r"""url\(\s*["']?#([^)"']+)["']?\s*\)""")
_PLAIN_VALUE = re.compile(r"[\w\s#%.,:;()+\-'\"/*!]*", re.ASCII)
_HREF = "href"


class SafeDrawing:
    """An SVG whose elements have been checked, ready to be rewritten."""

    def __init__(self, source: bytes, name: str) -> None:
        self.name = name
        self.needs_pixels = False
        """Whether it has elements that must be rendered to pixels."""
        root = _parse(source, name)
        self._count = 0
        self._ids: dict[str, Element] = {}
        self._styled: set[str] = set()
        """Ids that style sheets refer to; which elements they apply to is not known here."""
        self._check_tree(root)
        self._check_expansion(root)
        self.box = _read_box(root, name)
        self.root = root

    def _refuse(self, what: str) -> DeckError:
        return DeckError(f"{self.name} {what}")

    def _check_tree(self, root: Element, depth: int = 0) -> None:
        self._count += 1
        if self._count > MAX_SVG_ELEMENTS:
            raise self._refuse(f"has more than {MAX_SVG_ELEMENTS} parts; simplify the drawing")
        if depth > MAX_SVG_DEPTH:
            raise self._refuse(f"nests more than {MAX_SVG_DEPTH} groups deep; simplify the drawing")
        self._check_element(root)
        for child in root:
            self._check_tree(child, depth + 1)

    def _check_element(self, element: Element) -> None:
        kind = _element_name(element)
        if kind is None:
            return
        lower = kind.lower()
        self._check_kind(lower)
        if lower == "style":
            self._check_value(element.text or "", "a style sheet")
            self._styled.update(_LOCAL_URL.findall(element.text or ""))
        if lower == "text" and len("".join(element.itertext())) > MAX_SVG_TEXT_LENGTH:
            raise self._refuse(f"has a text of more than {MAX_SVG_TEXT_LENGTH} letters; shorten it")
        is_filter = lower.startswith("fe")
        if lower in RASTERISED_ELEMENTS or is_filter:
            self.needs_pixels = True
        elif kind not in KEPT_ELEMENTS and lower not in DROPPED_ELEMENTS:
            raise self._refuse(f"has a <{kind[:30]}> in it, which isn't allowed in a drawing")
        for attribute, value in element.attrib.items():
            self._check_attribute(attribute, value)
        if identity := element.get("id"):
            self._ids.setdefault(identity, element)

    def _check_kind(self, lower: str) -> None:
        if lower in ACTIVE_ELEMENTS:
            raise self._refuse(
                f"has a <{lower}> in it, which could run code; save it as a plain SVG"
            )
        if lower in ("image", "feimage"):
            raise self._refuse("has a photo inside; use the photo itself instead")
        if lower in SLOW_FILTERS:
            raise self._refuse(f"has a <{lower}> in it, which takes too long; save it as a png")

    def _check_attribute(self, full: str, value: str) -> None:
        space, _, attribute = full.rpartition("}")
        if attribute.lower().startswith("on"):
            raise self._refuse(
                f"has {attribute[:30]}= in it, which could run code; save it as a plain SVG"
            )
        if attribute in (_HREF, "src") and not value.startswith("#"):
            raise self._refuse("refers to another file; a drawing has to be complete")
        if not space:
            self._check_value(value, f"{attribute[:30]}=")

    def _check_value(self, value: str, where: str) -> None:
        rest = _LOCAL_URL.sub("", value).lower()
        if "url(" in rest or "@import" in rest or "image(" in rest or "src(" in rest:
            raise self._refuse(f"refers to another file in {where}")
        if "\\" in rest or "expression" in rest or "javascript" in rest:
            raise self._refuse(f"has something in {where} that isn't plain CSS")

    def _check_expansion(self, root: Element) -> None:
        """Refuse drawings that grow when references are expanded, or that refer to themselves."""
        for name in self._styled & self._ids.keys():
            if not (_element_name(self._ids[name]) or "").endswith("Gradient"):
                raise self._refuse(
                    "has masks or patterns in its style sheet; save it as a plain SVG"
                )
        weights: dict[int, int] = {}
        open_now: set[int] = set()

        def weight(element: Element) -> int:
            key = id(element)
            if key in open_now or len(open_now) > 4 * MAX_SVG_DEPTH:
                raise self._refuse("refers to itself without end")
            if key not in weights:
                open_now.add(key)
                weights[key] = 1 + sum(map(weight, element))
                for name in _referenced_ids(element):
                    if name in self._ids:
                        weights[key] += weight(self._ids[name])
                open_now.discard(key)
                if weights[key] > MAX_SVG_ELEMENTS:
                    raise self._refuse(f"shows more than {MAX_SVG_ELEMENTS} parts; simplify it")
            return weights[key]

        weight(root)

    def to_svg(self, box: Box | None = None) -> str:
        """Return the drawing as SVG, with ids made unique by a digest of the content."""
        used = self._used_ids()
        rough = self._write({old: f"i{n}" for n, old in enumerate(used)}, box or self.box)
        tag = hashlib.sha256(rough.encode()).hexdigest()[:10]
        return self._write({old: f"i{tag}-{n}" for n, old in enumerate(used)}, box or self.box)

    def _used_ids(self) -> list[str]:
        wanted: set[str] = set()
        for element in self.root.iter():
            wanted.update(_referenced_ids(element))
        return [name for name in self._ids if name in wanted]

    def _write(self, ids: dict[str, str], box: Box) -> str:
        inner = "".join(self._write_element(child, ids) for child in self.root)
        attributes = self._write_attributes(
            self.root, ids, skip=("x", "y", "width", "height", "viewBox")
        )
        if attributes:
            inner = f"<g{attributes}>{inner}</g>"
        numbers = " ".join(f"{number:.6g}" for number in box)
        return f'<svg xmlns="{SVG_NAMESPACE}" viewBox="{numbers}">{inner}</svg>'

    def _write_element(self, element: Element, ids: dict[str, str]) -> str:
        kind = _element_name(element)
        if kind not in KEPT_ELEMENTS:
            return ""
        inner = "".join(self._write_element(child, ids) for child in element)
        attributes = self._write_attributes(element, ids)
        return f"<{kind}{attributes}>{inner}</{kind}>" if inner else f"<{kind}{attributes}/>"

    def _write_attributes(
        self,
        element: Element,
        ids: dict[str, str],
        skip: tuple[str, ...] = (),
    ) -> str:
        kept = {
            name: value
            for name, value in _allowed_attributes(element)
            if name not in skip and _PLAIN_VALUE.fullmatch(value)
        }
        written = {
            name: _LOCAL_URL.sub(lambda found: f"url(#{ids.get(found[1], 'none')})", value)
            for name, value in sorted(kept.items())
        }
        if (href := _href(element)) is not None:
            written[_HREF] = f"#{ids.get(href[1:], 'none')}"
        if (identity := ids.get(element.get("id", ""))) is not None:
            written["id"] = identity
        return "".join(f" {name}={quoteattr(value)}" for name, value in written.items())


def _allowed_attributes(element: Element) -> Iterator[tuple[str, str]]:
    """Yield an element's allowed attributes; a style attribute overrides the others, as in CSS."""
    for name, value in element.attrib.items():
        if name in GEOMETRY_ATTRIBUTES or name in STYLE_ATTRIBUTES:
            yield name, " ".join(value.split())
    for declaration in element.get("style", "").split(";"):
        name, _, value = declaration.partition(":")
        if name.strip() in STYLE_ATTRIBUTES:
            yield name.strip(), " ".join(value.replace("!important", "").split())


def _parse(source: bytes, name: str) -> Element:
    from defusedxml import DefusedXmlException
    from defusedxml.ElementTree import fromstring

    if len(source) > MAX_SVG_BYTES:
        raise DeckError(f"{name} has more than {MAX_SVG_BYTES // 1024} KB; simplify the drawing")
    try:
        root: Element = fromstring(source)
    except DefusedXmlException:
        raise DeckError(f"{name} declares entities, which could grow without end") from None
    except (ParseError, ValueError, LookupError):
        raise DeckError(f"{name} is not a valid SVG; save it again") from None
    if _element_name(root) != "svg":
        raise DeckError(f"{name} is not an SVG: its first element is not <svg>")
    return root


def _element_name(element: Element) -> str | None:
    """Return the element's name in SVG; None for elements of other namespaces."""
    tag = element.tag
    if not isinstance(tag, str):
        return None
    space, _, kind = tag.rpartition("}")
    if space.strip("{") in ("", SVG_NAMESPACE):
        return kind
    return kind if kind.lower() in ACTIVE_ELEMENTS else None


def _referenced_ids(element: Element) -> Iterator[str]:
    """Yield the ids that an element uses, is masked by or painted with."""
    if (href := _href(element)) is not None:
        yield href[1:]
    for value in element.attrib.values():
        yield from _LOCAL_URL.findall(value)


def _href(element: Element) -> str | None:
    names = element.attrib.items()
    return next((value for name, value in names if name.rpartition("}")[2] == _HREF), None)


def _read_box(root: Element, name: str) -> Box:
    number = r"\s*([-+]?[0-9]*\.?[0-9]+(?:e[-+]?[0-9]{1,2})?)"
    given = re.findall(number, root.get("viewBox", ""))
    sizes = [re.match(number, root.get(side, "")) for side in ("width", "height")]
    if len(given) == 4:
        left, top, width, height = map(float, given)
    elif sizes[0] and sizes[1]:
        left, top, width, height = 0.0, 0.0, float(sizes[0][1]), float(sizes[1][1])
    else:
        raise DeckError(f"{name} has neither a viewBox nor a size; save it again")
    if not (1e-3 < width < 1e6 and 1e-3 < height < 1e6 and abs(left) < 1e6 and abs(top) < 1e6):
        raise DeckError(f"{name} has a size that cannot be drawn")
    side = max(width, height)
    return left - (side - width) / 2, top - (side - height) / 2, side, side
