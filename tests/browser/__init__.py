"""The table in a browser. A package: one Chromium and one server serve all of its tests in a process."""
