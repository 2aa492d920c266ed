"""``python -m pisti.testing``: see ``rates``."""

import sys

from pisti.testing.rates import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
