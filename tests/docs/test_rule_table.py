"""The table of rules and their tests is up to date."""

from tools.rule_table import PAGE, page


def test_the_table_of_rules_and_tests_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page()
