"""In tests a text that is missing is an error, in this process and in all it starts."""

import os

from athanor.locale import STRICT

os.environ[STRICT] = "1"
