"""Run the developer command as ``python -m athanor.dev``."""

from athanor.dev.main import app

app(prog_name="athanor-dev")
