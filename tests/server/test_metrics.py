"""Metrics, as a Prometheus client reads them."""

from prometheus_client.parser import text_string_to_metric_families

from monuments.server.metrics import Metrics


def test_a_histogram_counts_observations_up_to_each_bound() -> None:
    metrics = Metrics()
    for size in (1, 2, 2, 3, 1000):
        metrics.commit_size.observe(size)

    [family] = [
        each
        for each in text_string_to_metric_families(metrics.text().decode())
        if each.name == "monuments_commit_size"
    ]
    found = {(each.name, each.labels.get("le")): each.value for each in family.samples}

    assert family.type == "histogram"
    assert found["monuments_commit_size_bucket", "1.0"] == 1
    assert found["monuments_commit_size_bucket", "2.0"] == 3
    assert found["monuments_commit_size_bucket", "256.0"] == 4
    assert found["monuments_commit_size_bucket", "+Inf"] == 5
    assert found["monuments_commit_size_count", None] == 5
    assert found["monuments_commit_size_sum", None] == 1008
