"""Adds the compiled engine to the wheel, or says in one line why it stays pure Python.

BASTON_COMPILE=0 leaves it uncompiled; BASTON_COMPILE=1 makes it an error if it cannot be compiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = Path(__file__).parent / "tools" / "compile_engine.py"
REASON = "baston/uncompiled.txt"  # read by `baston.why_uncompiled`


class CompileEngine(BuildHookInterface):
    """Puts the compiled modules beside their sources; nothing is written into the source tree."""

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version == "editable":
            return
        self.folder = TemporaryDirectory(prefix="baston-build-")
        wanted = os.environ.get("BASTON_COMPILE", "")
        reason = "BASTON_COMPILE=0" if wanted == "0" else self.compile(strict=wanted == "1")
        if reason:
            print(f"baston: not compiled, runs as pure Python: {reason}", file=sys.stderr)
            note = Path(self.folder.name, "reason.txt")
            note.write_text(reason, encoding="utf-8")
            build_data["force_include"][str(note)] = REASON
            return
        built = Path(self.folder.name, "lib")
        build_data["force_include"] |= {str(p): str(p.relative_to(built)) for p in built.rglob("*.*")}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def compile(self, strict: bool) -> str:
        """Compile into the folder; return why that failed, or nothing. Raises SystemExit if strict."""
        # In a process of its own: mypyc ends the process on an error, and compilers write where they like.
        command = [sys.executable, str(COMPILER), self.folder.name]
        done = subprocess.run(command, cwd=Path(self.root, "src"), capture_output=True, text=True)
        if strict and done.returncode:
            raise SystemExit(done.stdout + done.stderr)
        return why(done) if done.returncode else ""

    def finalize(self, version: str, *_: object) -> None:
        if version != "editable":
            self.folder.cleanup()


def why(failed: subprocess.CompletedProcess[str]) -> str:
    """The line that says most: the first error, else the last line."""
    lines = (failed.stdout + failed.stderr).strip().splitlines() or ["no reason was given"]
    return next((line for line in lines if "error:" in line), lines[-1]).strip()
