"""Measure the screen in a real Chromium: paint, nodes, bundle, choice and undo latency.

Prints one line per figure beside its budget. Timings depend on the machine, so this is a
report and no test.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from hearthside.server.app import CLIENT_FILES
from tests.e2e.conftest import FLAGS, LiveServer, chromium_path
from tests.e2e.table import TablePage

PAINT = """() => new Promise(done => {
  const entry = performance.getEntriesByName('first-contentful-paint')[0];
  if (entry) return done(entry.startTime);
  new PerformanceObserver(list => done(list.getEntries()[0].startTime))
    .observe({ type: 'paint', buffered: true });
})"""

TIMED = """([selector, key]) => new Promise(done => {
  const table = document.querySelector('.table-view');
  const ply = table.dataset.ply;
  const start = performance.now();
  new MutationObserver((_, watcher) => {
    if (table.dataset.ply === ply) return;
    watcher.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  }).observe(table, { attributes: true });
  if (key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  else document.querySelector(selector).click();
})"""


def bundle() -> int:
    """Bytes of scripts and styles, compressed."""
    files = [f for f in (CLIENT_FILES / "assets").iterdir() if f.suffix in (".js", ".css")]
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def latencies(page: Page, rounds: int) -> tuple[list[float], list[float]]:
    """Milliseconds from a click to the new picture, and from undo to the old one."""
    choices, undos = [], []
    for _ in range(rounds):
        page.wait_for_selector(".table-view[data-mine='true'] [data-option^='place ']")
        choices.append(float(page.evaluate(TIMED, ["[data-option^='place ']", ""])))
        page.wait_for_timeout(60)
        undos.append(float(page.evaluate(TIMED, ["", "u"])))
        page.wait_for_timeout(60)
    return choices, undos


def line(what: str, figure: str, budget: str) -> None:
    print(f"{what:<42} {figure:>12}   {budget}")


def main() -> int:
    browser_path = chromium_path()
    if browser_path is None or not (CLIENT_FILES / "index.html").exists():
        print("NOT RUN: needs a Chromium and the built client (make client).")
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LiveServer(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        try:
            page = browser.new_page(viewport={"width": 1920, "height": 1080})
            table = TablePage(page, server.url)
            table.hotseat(7, seed=5)
            paints = []
            for _ in range(5):
                page.reload()
                page.wait_for_selector(".table-view")
                paints.append(float(page.evaluate(PAINT)))
            nodes = int(page.evaluate("document.querySelectorAll('*').length"))
            table.hotseat(2, seed=5)
            choices, undos = latencies(page, 15)
        finally:
            browser.close()
            server.stop()
    line("first paint, 7 seats (median)", f"{statistics.median(paints):.0f} ms", "under 1000 ms")
    line("DOM nodes, 7 seats", str(nodes), "under 2500")
    line("bundle, compressed", f"{bundle() / 1000:.0f} kB", "under 150 kB")
    line("choice to new picture (median)", f"{statistics.median(choices):.0f} ms", "under 50 ms")
    line("undo to old picture (median)", f"{statistics.median(undos):.0f} ms", "under 100 ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
