"""``python -m comptoir`` is the terminal program."""

import sys

from comptoir.cli import main

sys.exit(main())
