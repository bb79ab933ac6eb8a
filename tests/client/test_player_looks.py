"""The page knows the faces and colours that the server knows."""

from tools.player_looks import TARGET, encoded_looks


def test_the_looks_in_the_page_are_up_to_date() -> None:
    assert TARGET.read_bytes() == encoded_looks(), "run python -m tools.player_looks"
