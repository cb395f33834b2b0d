"""One switch between fast code and its plain reference.

Code that is fast because it caches or packs has a plain version beside it that does the same. With
`MONUMENTS_FAST=0` the plain one runs; tests compare both.
"""

import os
from typing import Final

FAST: Final = os.environ.get("MONUMENTS_FAST", "1") != "0"
