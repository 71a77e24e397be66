"""The same experiment on a Ray cluster, whole or with a node that dies."""

import logging
from collections.abc import Iterator

import pytest
import ray
from ray.cluster_utils import Cluster

from athanor.lab.engines import LocalEngine, engine_of
from athanor.lab.experiment import Experiment
from athanor.lab.on_ray import RayEngine
from athanor.lab.plan import Plan
from athanor.lab.runs import run

MATCHES = 60
PATIENCE_MILLIS = 120_000
"""For how long a node that only has to wait for a processor is not given up for dead."""

SMALL = Experiment((Plan("alchemist", ("random", "greedy", "random"), MATCHES, 3, {}, ()),))


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """Three nodes on this machine: one that asks, two that work."""
    head = {"num_cpus": 0, "_system_config": {"health_check_timeout_ms": PATIENCE_MILLIS}}
    found = Cluster(initialize_head=True, head_node_args=head)
    for _ in range(2):
        found.add_node(num_cpus=1)
    ray.init(found.address, log_to_driver=False, logging_level=logging.ERROR)
    yield found
    ray.shutdown()
    found.shutdown()  # type: ignore[no-untyped-call] # Ray types only part of itself


def test_a_node_that_dies_costs_no_result_and_doubles_none(cluster: Cluster) -> None:
    doomed = next(iter(cluster.worker_nodes))
    told: list[int] = []

    def progress(done: int, total: int) -> None:
        told.append(done)
        if len(told) == 5:
            cluster.remove_node(doomed, allow_graceful=False)

    engine = engine_of("ray")
    assert isinstance(engine, RayEngine)
    results = run(SMALL, engine, progress)
    assert results == run(SMALL, LocalEngine(1)) == run(SMALL, LocalEngine(2))
    assert len(results) == told[-1] == MATCHES
    assert len(cluster.worker_nodes) == 1
