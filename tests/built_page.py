"""The page as it was built, and the tools that built it, for tests: they use both and make neither."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


def _loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


hatch_build: Any = _loaded()


def need_page() -> None:
    """Fail where the page is not built from what is there now; what the tests would see is another one."""
    if hatch_build.Page(ROOT).is_needed():
        pytest.fail(
            "the page is not built from its sources as they are: python hatch_build.py (make test does it)", False
        )


def need_tools() -> None:
    """Fail where what checks and tests the page is not there."""
    if not hatch_build.Page(ROOT).has_tools():
        pytest.fail("the tools of the page are missing: python hatch_build.py --tools (make test does it)", False)
