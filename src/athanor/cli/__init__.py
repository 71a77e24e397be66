"""The ``athanor`` command: play, replay, verify, simulate and look things up in a terminal."""
