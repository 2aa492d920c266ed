"""``python -m pisti`` is ``pisti``."""

import sys

from pisti_script import main

sys.exit(main())
