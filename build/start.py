"""Where the frozen program begins."""

import sys

from thirteen.__main__ import main

sys.exit(main())
