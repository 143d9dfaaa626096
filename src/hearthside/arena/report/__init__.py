"""The report: one HTML file with everything in it, no scripts, nothing loaded from elsewhere."""

from hearthside.arena.report.page import report_page

__all__ = ["report_page"]
