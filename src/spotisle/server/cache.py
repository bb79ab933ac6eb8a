"""A least-recently-used cache with a size limit."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class LruCache(Generic[V]):
    """Keeps the most recently used values, up to a total size.

    >>> cache = LruCache[bytes](max_size=3, size_of=len)
    >>> cache.put("a", b"1"); cache.put("b", b"22"); cache.put("c", b"3")
    >>> cache.get("a"), cache.get("b"), cache.get("c")
    (None, b'22', b'3')
    """

    def __init__(self, max_size: int, size_of: Callable[[V], int] = lambda _: 1) -> None:
        self._max_size = max_size
        self._size_of = size_of
        self._size = 0
        self._values: OrderedDict[Hashable, V] = OrderedDict()

    def get(self, key: Hashable) -> V | None:
        """Return a value; None if it is not cached."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def put(self, key: Hashable, value: V) -> None:
        """Cache a value, unless it is too large; evict the least recently used ones."""
        if self._size_of(value) > self._max_size:
            return
        if key in self._values:
            self._size -= self._size_of(self._values.pop(key))
        self._values[key] = value
        self._size += self._size_of(value)
        while self._size > self._max_size:
            _, oldest = self._values.popitem(last=False)
            self._size -= self._size_of(oldest)
