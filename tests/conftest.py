"""How Hypothesis searches here: without a stopwatch, as speed is measured in bench/."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "spotisle", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("spotisle")
