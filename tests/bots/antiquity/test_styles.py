"""Styles: named weights."""

import tomllib

from monuments.bots.antiquity import styles


def test_a_style_changes_the_weights_it_names() -> None:
    changed = styles.named("common", history_pages=1.5) != styles.named("common")

    assert changed.nonzero()[0].tolist() == [styles.Weight.HISTORY_PAGES]


def test_the_common_style_names_every_weight() -> None:
    named = tomllib.loads(styles.FILE.read_text("utf-8"))["common"]

    assert [*named] == [weight.name.lower() for weight in styles.Weight]
