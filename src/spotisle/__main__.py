"""`python -m spotisle`."""

from spotisle.cli import main

if __name__ == "__main__":
    main()
