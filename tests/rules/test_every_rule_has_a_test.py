"""No numbered rule without a test, no test of a missing rule."""

import pytest

from tests.rules.numbering import LANGUAGES, PAGES, by_rule, examples, games, rules

every_game = pytest.mark.parametrize("game", games())


def test_there_are_rules() -> None:
    assert "antiquity" in games()
    assert len(rules("antiquity")) == 56


@every_game
def test_no_rule_is_without_a_test(game: str) -> None:
    tested = by_rule(game)

    assert [rule for rule in rules(game) if rule not in tested] == []


def test_no_worked_example_is_without_a_test() -> None:
    tested = by_rule("antiquity")

    assert len(examples("antiquity")) == 5
    assert [example for example in examples("antiquity") if example not in tested] == []


@every_game
def test_no_test_is_of_an_unknown_rule(game: str) -> None:
    known = rules(game) + examples(game)

    assert [names for rule, names in by_rule(game).items() if rule not in known] == []


@every_game
def test_no_rule_number_is_used_twice(game: str) -> None:
    assert len(set(rules(game))) == len(rules(game))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_the_same_in_every_language(game: str, language: str) -> None:
    assert (PAGES / f"{game}.{language}.md").exists()
    assert rules(game, language) == rules(game)
