#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The simulator against a GPU: what kernels compute, and what one block of them costs.

    bench/verify.py build --manifest FILE [--rewrite] [--out FOLDER]       here; needs no GPU
    bench/verify.sh [--no-counts] RESULTS [FOLDER]                         on the machine with the GPU
    bench/verify.py compare --manifest FILE [--results RESULTS] [--out FOLDER]

Works on any manifest (manifest.py). `build` compiles each source once, without contraction of multiplications and additions,
keeps the listed kernels alone, and makes from that one IR what is simulated (.ll) and what the GPU runs (.ptx, .cubin); with
--rewrite also of what `unbank fix` makes of it, where that changes something. `compare` simulates each kernel twice, the launch as
listed for its outputs, one block alone at the cubin's widths for its counts, and prints a line for each:

    run         whether it was simulated; if not, why
    outputs     equal: bit for bit; near: within the manifest's tolerance; else the first that differs
    ld st atom  wavefronts, simulated and counted: loads and atomics agree within 0.5 %, stores are never below the simulated ones
    exact       wavefronts that a report calls exact, of variants whose manifest gives them, against those counted

Without --results, only the simulator runs. Exit code 1 if anything differs or does not agree."""

import argparse
import concurrent.futures
import json
import pathlib
import re
import shutil
import subprocess
import sys

import build
import counters
import manifest
import outputs

ROOT = manifest.ROOT


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("step", choices=("build", "compare"))
    parser.add_argument("--manifest", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build/verify")
    parser.add_argument("--results", type=pathlib.Path, action="append", help="of runs of the same build; counts: the least of all")
    parser.add_argument("--only", action="append", metavar="KERNEL", help="may repeat")
    parser.add_argument("--rewrite", action="store_true", help="a variant by `unbank fix` for each kernel")
    parser.add_argument("--unbank", type=pathlib.Path, default=ROOT / "build/llvm-22/bin/unbank")
    parser.add_argument("--clang", default="clang++-22")
    parser.add_argument("--opt", default="opt-22")
    parser.add_argument("--llc", default="llc-22")
    parser.add_argument("--cuda", type=pathlib.Path, default=pathlib.Path("/usr/local/cuda"))
    parser.add_argument("--arch", default="sm_90")
    parser.add_argument("--seconds", type=int, default=300, help="for one simulation")
    parser.add_argument("--jobs", type=int, default=2, help="at once")
    arguments = parser.parse_args()
    for name in ("manifest", "out", "unbank"):
        setattr(arguments, name, getattr(arguments, name).resolve())
    return arguments


def given_code(row):
    """The PTX, or the cubin, that a manifest gives for a variant."""
    return row.get("ptx") or row["cubin"]


class Entry:
    """A kernel of the manifest with the files that come of it, all in one folder."""

    def __init__(self, arguments, fields):
        self.fields = fields
        self.name = fields["name"]
        self.kernel = manifest.kernel_of(fields, arguments.manifest.parent, False, ())
        self.out = arguments.out
        self.own = fields.get("variants")

    def unit(self):
        """The source that the kernel shares with others, as a file name; None: it is not compiled here."""
        return None if self.own else re.sub(r"\W+", "_", self.fields["file"])

    def stem(self, variant):
        """Of the files of a variant: original ones are shared by the kernels of a source, given ones by all that name them."""
        if self.own:
            path = pathlib.Path(given_code(self.row(variant)))
            return re.sub(r"\W+", "_", str(path.with_suffix("")))
        return self.unit() if variant == "plain" else f"{self.name}.{variant}"

    def row(self, variant):
        """What the manifest gives of a variant; {} if it is compiled here."""
        return next((row for row in self.own or () if row["name"] == variant), {})

    def file(self, variant, suffix):
        return self.out / f"{self.stem(variant)}.{suffix}"

    def variants(self):
        """Names of the variants that were built, the reference first."""
        names = [row["name"] for row in self.own] if self.own else ["plain", "unbank"]
        return [name for name in names if self.file(name, "cubin").exists()]


def read_entries(arguments):
    contents = json.loads(arguments.manifest.read_text())
    entries = [Entry(arguments, fields) for fields in contents["kernels"]]
    return contents, entries, [entry for entry in entries if not arguments.only or entry.name in arguments.only]


class Builder:
    def __init__(self, arguments, contents):
        self.arguments = arguments
        self.folder, self.arch = arguments.manifest.parent, arguments.arch
        self.flags = contents.get("flags", ["-nocudainc", "-nocudalib", "--cuda-feature=+ptx78"])

    def compile(self, source, path):
        flags = [flag.replace("{folder}", str(pathlib.Path(source).parent)) for flag in self.flags]
        build.run(self.arguments.clang, "-x", "cuda", f"--cuda-path={self.arguments.cuda}", f"--cuda-gpu-arch={self.arch}",
                  "--cuda-device-only", "-O3", "-g", "-ffp-contract=off", "-w", *flags, "-c", "-emit-llvm", source, "-o", path,
                  cwd=self.folder)

    def assemble(self, stem):
        """.ll -> .ptx -> .cubin; the features that clang chose are those of the functions."""
        ir, ptx, cubin = (self.arguments.out / f"{stem}.{suffix}" for suffix in ("ll", "ptx", "cubin"))
        found = re.search(r'"target-features"="([^"]*)"', ir.read_text())
        features = found.group(1) if found else ""
        build.run(self.arguments.llc, "-O3", f"-mcpu={self.arch}", f"-mattr={features}", ir, "-o", ptx)
        self.assemble_ptx(ptx, cubin)

    def assemble_ptx(self, ptx, cubin):
        build.run(self.arguments.cuda / "bin/ptxas", f"-arch={self.arch}", "-lineinfo", ptx, "-o", cubin)

    def build_unit(self, entries):
        """One source: its listed kernels and the variables that are filled, nothing else."""
        first = entries[0]
        whole, ir = first.file("plain", "whole.bc"), first.file("plain", "ll")
        self.compile(first.fields["file"], whole)
        keep = {entry.kernel.symbol for entry in entries} | {row["name"] for entry in entries for row in entry.kernel.globals}
        build.run(self.arguments.opt, "-passes=internalize,globaldce", "-internalize-public-api-list=" + ",".join(sorted(keep)),
                  whole, "-S", "-o", ir)
        whole.unlink()
        self.assemble(first.stem("plain"))

    def rewrite(self, entry):
        ir, same, changed = entry.file("plain", "ll"), entry.file("unbank", "same.ll"), entry.file("unbank", "ll")
        build.run(self.arguments.unbank, "fix", ir, "-o", same, "--skip=*")
        block = f"--block={entry.kernel.symbol}@{entry.kernel.shape()}"
        build.run(self.arguments.unbank, "fix", ir, "-o", changed, block)
        if same.read_text() == changed.read_text():
            changed.unlink()
        else:
            self.assemble(entry.stem("unbank"))
        same.unlink()

    def build_own(self, entry, row):
        for suffix in ("ptx", "cubin", "ll"):
            if suffix in row:
                shutil.copy(self.folder / row[suffix], entry.file(row["name"], suffix))
        if "cubin" not in row:
            self.assemble_ptx(entry.file(row["name"], "ptx"), entry.file(row["name"], "cubin"))


def copy_inputs(arguments, entries):
    """Files that buffers are filled with keep their names, so that both sides find them."""
    args = [arg for entry in entries for arg in (*entry.kernel.args, *entry.kernel.globals)]
    for name in {arg.get("path") or arg.get("file") for arg in args} - {None}:
        target = arguments.out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(arguments.manifest.parent / name, target)


def write_jobs(path, entries, one_block):
    lines = ["# written by bench/verify.py; bench/jobs.h describes it"]
    for entry in entries:
        variants = [(name, entry.file(name, "cubin").name) for name in entry.variants()]
        if variants and entry.fields.get("gpu", True):
            lines += manifest.job_lines(entry.kernel, (1, 1, 1) if one_block else entry.kernel.grid, variants)
    path.write_text("\n".join(lines) + "\n")


def build_all(arguments):
    contents, listed, entries = read_entries(arguments)
    builder = Builder(arguments, contents)
    arguments.out.mkdir(parents=True, exist_ok=True)
    units = {}
    for entry in listed:
        if entry.unit() in {other.unit() for other in entries} - {None}:
            units.setdefault(entry.unit(), []).append(entry)
    tasks = {"gpu_run": (build.build_driver, arguments.out, arguments.cuda)}
    tasks |= {name: (builder.build_unit, members) for name, members in units.items()}
    tasks |= {given_code(row): (builder.build_own, entry, row) for entry in entries for row in entry.own or ()}
    failed = build.run_tasks(tasks, arguments.jobs)
    if arguments.rewrite:
        rewritable = [entry for entry in entries if not entry.own and entry.file("plain", "ll").exists()]
        failed |= build.run_tasks({entry.name + ".unbank": (builder.rewrite, entry) for entry in rewritable}, arguments.jobs)
    copy_inputs(arguments, listed)
    write_jobs(arguments.out / "jobs.txt", listed, one_block=False)
    write_jobs(arguments.out / "count.txt", listed, one_block=True)
    return 1 if failed else 0


class Simulator:
    def __init__(self, arguments):
        self.arguments = arguments

    def run(self, entry, variant, grid, *options):
        """Why it did not run, or None. The folder is where the paths of fills start."""
        kernel = entry.kernel
        command = [self.arguments.unbank, "simulate", entry.file(variant, "ll"), *manifest.simulate_words(kernel, grid),
                   "--jobs=1", f"--time-limit={self.arguments.seconds}", *options]
        if entry.fields.get("races") == "ignore":
            command.append("--races=ignore")
        try:
            done = subprocess.run([str(word) for word in command], capture_output=True, text=True, errors="replace",
                                  cwd=self.arguments.out, timeout=2 * self.arguments.seconds)
        except subprocess.TimeoutExpired:
            return "did not end"
        said = " ".join(done.stderr.split())
        return None if done.returncode == 0 else f"[{done.returncode}] {said}"

    def outputs(self, entry, variant):
        """(why not or None, {slot: bytes})"""
        slots = outputs.slots(entry.kernel)
        files = {slot: entry.file(variant, f"{entry.name}.{slot}.bin") for slot in slots}
        options = [f"--output={row.name or slot}={files[slot]}" for slot, row in slots.items()]
        why = self.run(entry, variant, entry.kernel.grid, *options)
        found = {} if why else {slot: file.read_bytes() for slot, file in files.items()}
        for file in files.values():
            file.unlink(missing_ok=True)
        return why, found

    def counts(self, entry, variant):
        """(why not or None, {counter: (wavefronts or None, doubt)})"""
        report = entry.file(variant, f"{entry.name}.json")
        why = self.run(entry, variant, (1, 1, 1), f"--cubin={entry.file(variant, 'cubin')}", f"--report={report}")
        if why:
            return why, {}
        [row] = [row for row in json.loads(report.read_text())["kernels"] if row["name"] == entry.kernel.symbol]
        return None, {counter: counters.predict(row["accesses"], "before", ops, None) for counter, ops in counters.COUNTERS.items()}


def judge_counts(simulated, measured, instructions):
    """Columns of text, and whether something disagrees. What the simulator does not know agrees with anything."""
    columns, wrong = [], False
    for counter, (value, doubt) in simulated.items():
        hardware = measured.get(counter) if measured else None
        shown = "?" if value is None or doubt else f"{value:.0f}"
        if hardware is None or (shown == "0" and not hardware):
            columns.append(f"{counter} {shown}" if shown != "0" else "")
            continue
        good = shown == "?" or counters.agrees(counter, value, measured, instructions)
        off = f" {hardware / value - 1:+.2%}" if value and shown != "?" else ""
        columns.append(f"{counter} {shown} {hardware:.0f}{off}{'' if good else ' DISAGREES'}{' (' + doubt + ')' if doubt else ''}")
        wrong |= not good
    return columns, wrong


def judge_scores(scores, measured, instructions):
    """The same of what a report calls exact, as the manifest gives it."""
    columns, wrong = [], False
    for counter, score in scores.items():
        if score or measured[counter]:
            good = counters.agrees(counter, score, measured, instructions)
            columns.append(f"exact {counter} {score:.0f}{'' if good else f' {measured[counter]:.0f} DISAGREES'}")
            wrong |= not good
    return columns, wrong


def compare_variant(simulator, entry, variant, results):
    """A dictionary of what was found, for the line and the table."""
    found = {"kernel": entry.name, "variant": variant, "outputs": "", "counts": [], "wrong": False, "why": None}
    expected = results.outputs(entry, variant) if results else None
    reference = results.outputs(entry, entry.variants()[0]) if results else None
    if results and expected is None and entry.fields.get("gpu", True):
        found.update(outputs="the GPU run failed", wrong=True)
    elif expected and reference:
        unlike = outputs.compare(entry, reference, expected)
        found.update(outputs=f"GPU: {unlike.text}" if not unlike.good else "", wrong=not unlike.good)
    if not entry.file(variant, "ll").exists():
        return found
    found["why"], actual = simulator.outputs(entry, variant)
    if found["why"]:
        return found
    if expected is not None and not found["wrong"]:
        verdict = outputs.compare(entry, expected, actual)
        found.update(outputs=verdict.text, wrong=not verdict.good)
    measured = results.counts(entry, variant) if results else None
    instructions = results.by_instruction(entry, variant) if results else {}
    if results and not measured:
        return found
    columns, wrong = judge_scores(entry.row(variant).get("scores", {}), measured, instructions) if measured else ([], False)
    found.update(counts=columns, wrong=found["wrong"] or wrong)
    if entry.fields.get("linked"):
        return found
    why, counts = simulator.counts(entry, variant)
    simulated, wrong = judge_counts(counts, measured, instructions)
    found.update(counts=columns + (simulated if not why else [f"not counted: {why}"]), wrong=found["wrong"] or wrong or bool(why))
    return found


def line(found):
    state = "ran" if not found["why"] else "STOPS"
    rest = found["why"] or "  ".join(column for column in found["counts"] if column)
    return f"{found['kernel']:52} {found['variant']:8} {state:5} {found['outputs']:24} {rest}"


def compare_all(arguments):
    _, _, entries = read_entries(arguments)
    results = outputs.Results(*arguments.results) if arguments.results else None
    simulator = Simulator(arguments)
    cases = [(entry, variant) for entry in entries for variant in entry.variants()]
    rows = []
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for found in pool.map(lambda case: compare_variant(simulator, *case, results), cases):
            rows.append(found)
            print(line(found), flush=True)
    ran = [row for row in rows if not row["why"]]
    alike = [row for row in ran if row["outputs"].startswith(("equal", "near", "same"))]
    wrong = sum(row["wrong"] for row in rows)
    print(f"{len(rows)} cases, {len(ran)} simulated, {len(alike)} with the GPU's outputs, {wrong} wrong")
    (arguments.out / "compared.json").write_text(json.dumps(rows, indent=1))
    return 1 if wrong else 0


def main():
    arguments = parse_arguments()
    return {"build": build_all, "compare": compare_all}[arguments.step](arguments)


if __name__ == "__main__":
    sys.exit(main())
