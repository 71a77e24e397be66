"""``python -m athanor.cli`` is the ``athanor`` command."""

from athanor.cli.main import app

if __name__ == "__main__":
    app()
