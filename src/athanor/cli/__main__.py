"""``python -m athanor.cli`` is the ``athanor`` command."""

from athanor.cli.main import app

app()
