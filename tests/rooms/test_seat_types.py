"""The type checker rejects mix-ups of room seats, places and series seats."""

from pathlib import Path

import pytest
from mypy import api

RIGHT = """\
from spotisle.rooms import events as ev
from spotisle.rooms.state import RoomState
from spotisle.rules.seats import Place, RoomSeat
from spotisle.series import PickStep

def mixed(room: RoomState, seat: RoomSeat, place: Place, pick: PickStep) -> None:
    play = room.play
    assert play is not None
    play.place_of(seat)
    play.private(place)
    room.player_seat(pick.seat)
    ev.Stood(at=0.0, seat=seat)
"""
MIX_UPS = {
    "play.place_of(seat)": "play.place_of(place)",
    "play.private(place)": "play.private(seat)",
    "room.player_seat(pick.seat)": "room.player_seat(seat)",
    "ev.Stood(at=0.0, seat=seat)": "ev.Stood(at=0.0, seat=place)",
}


@pytest.mark.timeout(240)
def test_mixing_room_seats_and_table_seats_is_a_type_error(tmp_path: Path) -> None:
    lines = RIGHT
    for right, wrong in MIX_UPS.items():
        lines = lines.replace(right, f"{right}\n    {wrong}")
    file = tmp_path / "mixed.py"
    file.write_text(lines)
    config = Path(__file__).parents[2] / "pyproject.toml"
    found, _, _ = api.run([f"--config-file={config}", "--no-error-summary", str(file)])
    numbers = [int(line.split(":")[1]) for line in found.splitlines()]
    refused = [lines.splitlines()[number - 1].strip() for number in numbers]
    assert refused == list(MIX_UPS.values()), found
