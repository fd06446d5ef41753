"""`baston report`: what a folder of simulated games says, as a page and as figures."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from baston.kernel.game import Refusal
from baston.locales import LANGUAGES, sentence
from baston.report.figures import Figures, figures_of
from baston.report.names import Names
from baston.report.numbers import whole
from baston.report.page import MARK, html
from baston.report.runs import read_run
from baston.report.sections import csv_of
from baston.report.telling import told
from baston.simulation.files import write_whole

PAGE: Final = "report.html"


def report(folder: str, out: str | None, csv: str | None, lang: str) -> None:
    """Write the report on the run in `folder`, and its figures as CSV into the folder `csv`.

    `csv`: None for no figures. `out` is the file of the report; None: report.html in the run's folder. Raises
    Refusal if the folder holds no run; OSError.
    """
    refuse_nameless(folder, {"--out": out, "--csv": csv})
    place = Path(folder).expanduser()
    run = read_run(place)
    names = Names(run.game)
    page = Path(out).expanduser() if out is not None else place / PAGE
    _refuse_to_destroy(page, MARK, "report-out")
    figures = figures_of(run, names)
    write_whole(page, html([told(run, figures, names, each) for each in LANGUAGES], lang))
    print(sentence(lang, "report-written", file=str(page), games=whole(len(run.games), lang)))
    if csv is not None:
        count = _write_figures(Path(csv).expanduser(), figures, names)
        print(sentence(lang, "report-csv-written", folder=csv, count=count))


def refuse_beside_targets(options: dict[str, str | None]) -> None:
    """Raise Refusal for an option that only pages know."""
    for option, value in options.items():
        if value is not None:
            raise Refusal("targets-alone", option=option)


def refuse_nameless(folder: str, options: dict[str, str | None]) -> None:
    """Raise Refusal for an empty name, which would be that of the current folder."""
    if not folder:
        raise Refusal("usage-missing", name="DIR")
    for option, value in options.items():
        if value == "":
            raise Refusal("usage-value", option=option)


def _write_figures(folder: Path, figures: Figures, names: Names) -> int:
    """A file for each figure; how many. Files of these names that are something else are left alone."""
    written = {folder / f"{figure.key}.csv": csv_of(figure, names) for figure in figures.shown}
    for file, text in written.items():
        _refuse_to_destroy(file, text.partition("\n")[0], "report-csv")
    for file, text in written.items():
        write_whole(file, text)
    return len(written)


def _refuse_to_destroy(file: Path, beginning: str, key: str) -> None:
    """Raise Refusal if there is a file that does not begin so, and OSError if there is a folder."""
    if file.exists():
        with file.open("rb") as there:
            if there.read(len(beginning.encode())) != beginning.encode():
                raise Refusal(key, file=str(file))
