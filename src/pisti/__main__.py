"""``python -m pisti`` is ``pisti``."""

import sys

from pisti.cli import main

sys.exit(main())
