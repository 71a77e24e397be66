"""Which language a person wants."""

import pytest

from athanor.locale import DEFAULT, preferred_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, DEFAULT),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CH"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, DEFAULT),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, DEFAULT),
        ({"LC_ALL": "en_GB", "ATHANOR_LANG": "fr"}, "fr"),
    ],
)
def test_the_environment_asks_for_a_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language
