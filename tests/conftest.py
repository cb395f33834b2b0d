"""How many examples hypothesis tries, by HYPOTHESIS_PROFILE, and one thread for each worker."""

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

_ALWAYS = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("default", _ALWAYS, max_examples=60)
settings.register_profile("fast", _ALWAYS, max_examples=10)
settings.register_profile("plain", _ALWAYS, max_examples=6, derandomize=True)
settings.register_profile("torture", _ALWAYS, max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
