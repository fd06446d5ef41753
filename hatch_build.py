"""Adds the compiled engine and the web client to the wheel, or says in one line why one is missing.

BASTON_COMPILE=0 leaves the engine uncompiled; BASTON_COMPILE=1 makes it an error if it cannot be compiled, as
does BASTON_COMPILE=profiled, by which GCC compiles twice: see there. BASTON_CLIENT=0 and 1 do the same for
the client. Without it the server says how to get it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = Path(__file__).parent / "tools" / "compile_engine.py"
CLIENT_BUILDER = Path(__file__).parent / "tools" / "build_client.py"
CLIENT = "baston/server/static"
PROFILED = "profiled"
REASON = "baston/uncompiled.txt"  # read by `baston.why_uncompiled`


class AddBuilt(BuildHookInterface):
    """Puts what is compiled or built beside the sources; nothing is written into `src`."""

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version == "editable":
            return
        self.folder = TemporaryDirectory(prefix="baston-build-")
        pages = Path(self.folder.name, "client")
        with ThreadPoolExecutor() as side_by_side:  # for half of its time mypyc keeps but one core busy
            engine = side_by_side.submit(self.made, "BASTON_COMPILE", COMPILER, self.folder.name)
            client = side_by_side.submit(self.made, "BASTON_CLIENT", CLIENT_BUILDER, str(pages))
        self.add_engine(build_data, engine.result())
        self.add_client(build_data, pages, client.result())

    def add_engine(self, build_data: dict[str, object], reason: str) -> None:
        """The compiled modules, or why there are none in a file that `baston.why_uncompiled` reads."""
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

    def add_client(self, build_data: dict[str, object], pages: Path, reason: str) -> None:
        """The pages of the table, unless they could not be built."""
        if reason:
            print(f"baston: without the pages of the web table: {reason}", file=sys.stderr)
            return
        build_data["force_include"][str(pages)] = CLIENT

    def made(self, variable: str, program: Path, folder: str) -> str:
        """Run a builder on a folder; return why it failed, or nothing. Raises SystemExit if it must not."""
        wanted = os.environ.get(variable, "")
        known = ["", "0", "1", *([PROFILED] if program == COMPILER else [])]
        if wanted not in known:
            raise SystemExit(f"{variable}={wanted}: it can be {', '.join(known[1:])}, or left out")
        if wanted == "0":
            return f"{variable}=0"
        # In a process of its own: mypyc ends the process on an error, and compilers write where they like.
        command = [sys.executable, str(program), folder, *([wanted] if wanted == PROFILED else [])]
        done = subprocess.run(command, cwd=Path(self.root, "src"), capture_output=True, text=True)
        if wanted and done.returncode:
            raise SystemExit(done.stdout + done.stderr)
        return why(done) if done.returncode else ""

    def finalize(self, version: str, *_: object) -> None:
        if version != "editable":
            self.folder.cleanup()


def why(failed: subprocess.CompletedProcess[str]) -> str:
    """The line that says most: the first error, else the last line."""
    lines = (failed.stdout + failed.stderr).strip().splitlines() or ["no reason was given"]
    return next((line for line in lines if "error:" in line), lines[-1]).strip()
