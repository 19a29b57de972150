"""What the tests of the environments share."""

import os

THOROUGH = os.environ.get("COMPTOIR_ENVIRONMENTS") == "1"
