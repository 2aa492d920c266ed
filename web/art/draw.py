"""Draw the pictures of the page that have to be PNG, from the SVG beside this file: python web/art/draw.py.

They change seldom, so they are kept in web/public; this takes Chromium and the Python package playwright.
"""

import os
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
PUBLIC = HERE.parent / "public"
PICTURES = {
    "icon-192.png": ("../public/icon.svg", 192, 192),
    "icon-512.png": ("../public/icon.svg", 512, 512),
    "icon-maskable-512.png": ("maskable.svg", 512, 512),
    "apple-touch-icon.png": ("maskable.svg", 180, 180),
    "preview.png": ("preview.svg", 1200, 630),
}


def draw(page: Page, name: str, source: str, width: int, height: int) -> None:
    """Draw one picture; what the SVG leaves free stays transparent."""
    svg = (HERE / source).read_text(encoding="utf-8")
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(f"<style>body{{margin:0}} svg{{display:block;width:{width}px;height:{height}px}}</style>{svg}")
    page.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=os.environ.get("PISTI_CHROMIUM"), args=["--no-sandbox"])
        drawn = browser.new_page()
        for name, (source, width, height) in PICTURES.items():
            draw(drawn, name, source, width, height)
        browser.close()
