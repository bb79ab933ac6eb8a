"""`python -m spotisle.replays replay|analysis [PLAY]`: a record on stdin, an answer on stdout.

A server shows records in a process of its own, so that no record, whatever is in it, can hold up
the rooms. Exit code 2 with one line on stderr: the record is broken.
"""

import sys

import msgspec

from spotisle.errors import SpotisleError
from spotisle.replays.show import analysed, replayed


def main(words: list[str]) -> int:
    """Answer one question."""
    text = sys.stdin.buffer.read()
    try:
        if words[0] == "analysis":
            answer: object = analysed(text)
        else:
            answer = replayed(text, int(words[1]) if words[1:] else None)
    except SpotisleError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.buffer.write(msgspec.json.encode(answer))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
