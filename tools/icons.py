"""Draws the app's icons as PNG files from the seal. Run `python tools/icons.py` after a change of the seal."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"
# Name, pixels, and the part of the side that the seal fills: a maskable icon may be cut to a circle.
ICONS = [("icon-192", 192, 0.94), ("icon-512", 512, 0.94), ("icon-maskable-512", 512, 0.62)]


def main() -> None:
    """Draws all icons with chromium."""
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if path is None:
        raise SystemExit("chromium was not found; install it to draw the icons.")
    seal = re.sub(r"<\?xml.*?\?>", "", (PUBLIC / "seal.svg").read_text("utf-8"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--headless=new"])
        for name, pixels, part in ICONS:
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            side = round(pixels * part)
            ground = "#a8321c" if "maskable" in name else "#f4ecdc"
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
            page.set_content(f'<body style="{style}"><div style="width:{side}px;height:{side}px">{seal}</div>')
            page.add_style_tag(content="svg { width: 100%; height: 100% }")
            page.screenshot(path=PUBLIC / f"{name}.png")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
