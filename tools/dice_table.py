"""Write the solved table that the package ships: `python -m tools.dice_table`."""

from spotisle.dice.solver.shipped import FILE, pack
from spotisle.dice.solver.table import solve_table


def main() -> None:
    """Solve the default rule from scratch, and pack it."""
    FILE.write_bytes(pack(solve_table(joker_next_turn=False).worth))
    print(f"{FILE}: {FILE.stat().st_size / 2**20:.1f} MiB")


if __name__ == "__main__":
    main()
