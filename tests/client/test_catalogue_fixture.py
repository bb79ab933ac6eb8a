"""The client's tests know the games that the server offers."""

from tools.catalogue_fixture import TARGET, encoded_catalogue


def test_the_catalogue_of_the_clients_tests_is_up_to_date() -> None:
    assert TARGET.read_bytes() == encoded_catalogue(), "run python -m tools.catalogue_fixture"
