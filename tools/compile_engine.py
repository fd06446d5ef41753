"""Compiles the engine with mypyc into FOLDER/lib. Run from `src`: python compile_engine.py FOLDER [profiled].

Profiled, it is compiled twice by GCC: what is run how often in games that are played in between decides how
it is compiled the second time. It takes twice as long, and plays up to a tenth faster.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from copy import deepcopy
from multiprocessing.pool import ThreadPool
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

# Of the server, what stands between an answer and what its players are told: it takes a fifth less for it.
COMPILED = ("kernel", "games", "bots", "locales", "pace.py", "undo.py", "server/matches")
LEFT_OUT = {  # path from src: the reason
    "baston/bots/signals.py": "lets Python handle signals, which it does where interpreted code begins",
    "baston/locales/message.py": "extends a class of Fluent's, which is not there when it is compiled",
    "baston/server/matches/schedule.py": "extends a class of msgspec's, likewise",
    "baston/server/matches/taking_back.py": "extends a class of msgspec's, likewise",
}
# Cold code: it puts games into words or begins them, reads and writes files, or is one card's. None takes a
# share of playing that could be measured, and to optimize it fully takes twice as long.
COLD = re.compile(
    r"___(presentation|setup|factions|champions|arena_files|decks|nim)___"
    r"|___(position|record|toml|catalog|saving|earlier|parts|mat)\.c$"
)
COLD_FLAGS = ["-O1"] if os.name == "posix" else []
# All other files of the engine are put together when it is linked: small functions of one module then become
# part of what calls them in another: a twentieth fewer instructions for a decision. Not each compiler can.
JOINED_FLAGS = ["-flto"] if os.name == "posix" else []
JOINING_FLAGS = ["-O3", "-fPIC", "-fwrapv", "-fvisibility=hidden", "-fno-plt", f"-flto={os.cpu_count() or 1}"]
# The first of two passes counts, the second goes by it; what was not run meanwhile is compiled as ever.
COUNTING_FLAGS = ["-fprofile-generate", "-fprofile-update=single"]
COUNTED_FLAGS = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
PLAYED = Path(__file__).with_name("play_for_profile.py")
# What a module does when it is imported, once: where cards are declared, a third of its compiling.
IMPORTED = re.compile(r"^(?=char CPyDef_\w+__top_level__\(void\) \{)", re.MULTILINE)
# What all C files begin with, a megabyte: read once, if the compiler can keep what it has read.
HEADER = "engine.h"
BEGINNING = """#include "__native_baston.h"
#include "__native_internal_baston.h"
#if defined(__clang__)
#define BASTON_ONCE __attribute__((optnone))
#elif defined(__GNUC__)
#define BASTON_ONCE __attribute__((optimize("O0")))
#else
#define BASTON_ONCE
#endif
"""
OPTIONS = (
    "--config-file=",
    f"--cache-dir={os.devnull}",
    "--ignore-missing-imports",  # the build environment has none of the dependencies
    "--follow-imports=silent",
)
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class BuildInParallel(build_ext):
    """Compiles the C files of an extension side by side, not only the extensions."""

    joins: bool  # whether the files of the engine are put together when it is linked
    profile: list[str]  # flags of the pass, if there are two

    def build_extensions(self) -> None:
        one_after_another = self.compiler.compile
        engine = self.engine()
        fully, less = self.precompiled("full", []), self.precompiled("less", COLD_FLAGS)
        flags = [*(JOINED_FLAGS if self.joins else []), *self.profile]
        joined = self.precompiled("joined", flags) if flags else fully
        engine.extra_link_args += [*(JOINING_FLAGS if self.joins else []), *self.profile]

        def one(source: str, extra_postargs: list[str], **how: object) -> list[str]:
            headers, flags = less if COLD.search(source) else joined if source in engine.sources else fully
            flags = [*extra_postargs, *flags]
            return one_after_another([source], extra_preargs=[f"-I{headers}"], extra_postargs=flags, **how)

        def side_by_side(sources: list[str], **how: object) -> list[str]:
            with ThreadPool(os.cpu_count()) as pool:
                objects = pool.map(lambda source: one(source, **how), sources, chunksize=1)
            return [name for names in objects for name in names]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def engine(self) -> Extension:
        """The library that all modules are in; the other extensions do little but name it."""
        return max(self.extensions, key=lambda extension: len(extension.sources))

    def precompiled(self, name: str, flags: list[str]) -> tuple[Path, list[str]]:
        """The folder of headers read once for files that are compiled with these flags, and the flags.

        A header that was read with others brings these along: the file's own are ignored then.
        """
        headers = Path(self.build_temp, "headers", name).resolve()
        headers.mkdir(parents=True, exist_ok=True)
        include = sysconfig.get_path("include")
        self.precompile(headers / "Python.h", f'#include "{include}/Python.h"\n', [], flags)
        self.precompile(headers / HEADER, BEGINNING, [*self.engine().include_dirs, include], flags)
        return headers, flags

    def precompile(self, header: Path, code: str, folders: list[str], flags: list[str]) -> None:
        """Read a header once for all files that begin with it: half of them do little but read it.

        A compiler that does not know this way, or was called otherwise, reads it each time.
        """
        header.write_text(code, encoding="utf-8")
        if os.name != "posix":
            return
        command = [*self.compiler.compiler_so, *[f"-I{folder}" for folder in folders]]
        command += [
            *self.extensions[0].extra_compile_args,
            *flags,
            "-x",
            "c-header",
            str(header),
            "-o",
            f"{header}.gch",
        ]
        subprocess.run(command, capture_output=True, check=False)


def build(
    extensions: list[Extension], folder: Path, joins: bool, profile: list[str], lib: str = "lib"
) -> None:
    own = deepcopy(extensions)  # each pass adds its flags to them
    command = BuildInParallel(Distribution({"name": "baston", "ext_modules": own}))
    command.joins = joins
    command.profile = profile
    command.build_lib = str(folder / lib)
    command.build_temp = str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def probe(folder: Path) -> bool:
    """Compile nothing much first: without a compiler, mypyc would work for a minute in vain.

    Returns whether files can be put together when they are linked.
    """
    source = folder / "probe.c"
    folder.mkdir()
    source.write_text(PROBE)
    for joins in (True, False) if JOINED_FLAGS else (False,):
        try:
            build([Extension("probe", [str(source)])], folder, joins, [])
            return joins
        except Exception as error:  # each compiler fails with an exception of its own
            failure = error
    sys.exit(f"no C compiler that finds Python.h ({failure})")


def sources() -> list[str]:
    """The modules to compile; an `__init__.py` without code gains nothing."""
    found = sorted(path for part in COMPILED for path in modules(Path("baston", part)))
    coded = [path for path in found if path.name != "__init__.py" or "import" in path.read_text("utf-8")]
    return [path.as_posix() for path in coded if path.as_posix() not in LEFT_OUT]


def modules(part: Path) -> list[Path]:
    """A module, or all that are in a package."""
    return [part] if part.suffix else [*part.rglob("*.py")]


def hasten(folder: Path) -> None:
    """Let the C files begin with the common header, and have what is done once compiled as it is written.

    To optimize that takes longer than it will ever run.
    """
    for source in folder.glob("__native_*.c"):
        code = IMPORTED.sub("BASTON_ONCE ", source.read_text("utf-8"))
        source.write_text(f'#include "{HEADER}"\n{code}', encoding="utf-8")


def count(extensions: list[Extension], folder: Path, joins: bool) -> None:
    """Compile the engine so that it counts what is run, and play: the counts lie beside what was compiled."""
    build(extensions, folder, joins, COUNTING_FLAGS, "counting")
    shutil.copytree("baston", folder / "counting" / "baston", dirs_exist_ok=True)
    places = [str(folder / "counting"), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    played = subprocess.run([sys.executable, str(PLAYED)], env=env, check=False)
    if played.returncode or not any(folder.rglob("*.gcda")):
        sys.exit("error: nothing was counted in the games that were played; only GCC compiles it profiled")


def main(folder: Path, profiled: bool) -> None:
    joins = probe(folder / "probe")
    extensions = mypycify(
        [*OPTIONS, *sources()],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # runs as fast as one big C file, and two cores build it in half the time
        target_dir=str(folder / "c"),
        group_name="baston",  # all in one library, so that the modules call each other directly
    )
    hasten(folder / "c")
    if sys.platform != "win32":
        for extension in extensions:
            # Calls within the library go straight to the function, a twentieth faster, and so do those of
            # Python's own functions, half a percent. Warnings would be of C that nobody has written.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt", "-w"]
    if profiled:
        count(extensions, folder, joins)
    build(extensions, folder, joins, COUNTED_FLAGS if profiled else [])


if __name__ == "__main__":
    main(Path(sys.argv[1]), profiled="profiled" in sys.argv[2:])
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)  # to take down the syntax trees in good order would take three seconds
