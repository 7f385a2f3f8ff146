# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutation test: applies the faults of mutants.toml one by one, builds, and asks which test notices.

    python3 run.py --work FOLDER [--source FOLDER | --commit REVISION] [--only NAME]... [--from NAME] [--stages LIST] [--jobs N]

Terms
    mutant    one replaced text in one file of the library
    stage     a part of the suite: unit, lit, exec, fuzz, widths, lab, in the order of what finds fast
    killed    a comparison or an assertion failed. A crash, a compile that ends in the verifier, or a timeout is not enough: the
              next tests go on until one kills properly
    survived  all stages ended, and none killed

Each job has a copy of the source and a build folder of its own in FOLDER; the tree itself is never touched. The suite must be green
without a mutant first. Prints a line for each mutant as it ends, then the table and the count. Exits 1 if any was not killed."""

import argparse
import concurrent.futures
import filecmp
import glob
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
import tomllib
import xml.etree.ElementTree

HERE = os.path.dirname(os.path.abspath(__file__))
SECONDS = {"build": 900, "unit": 120, "lit": 300, "exec": 600, "fuzz": 900, "widths": 300, "lab": 300}
STAGES = ["unit", "lit", "exec", "fuzz", "widths", "lab"]

# What a test says of a program that did not end by itself.
CRASH = re.compile(r"crashed with signal|ended with (-\d+|None|13[49])\b|did not end within|exit status: (-\d+|13[49]|124)\b|"
                   r"Stack dump|PLEASE submit a bug report|LLVM ERROR|Broken module found|Segmentation fault|Aborted|AddressSanitizer|"
                   r"runtime error:|Test failed with exception|[Tt]imeout")
OUTCOME = re.compile(r"^(?:\d+: )?FAIL (?P<name>\S+?)(?:: (?P<why>.*))?$")
CMOCKA = re.compile(r"^\[  FAILED  \] (?P<name>\w+)$")


class Broken(Exception):
    """The mutant cannot be judged: it does not apply or does not build."""


def text_of(arguments, name):
    """A file of the tree, as it will be judged; empty if there is none."""
    if not arguments.commit:
        path = os.path.join(arguments.source, name)
        if not os.path.exists(path):
            return ""
        with open(path) as file:
            return file.read()
    shown = subprocess.run(["git", "-C", arguments.source, "show", "%s:%s" % (arguments.commit, name)], stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL, text=True)
    return shown.stdout


def check_texts(arguments, mutants):
    """Ends everything before anything runs, if a mutant's text does not occur once in its file."""
    texts = {name: text_of(arguments, name) for name in {mutant["file"] for mutant in mutants}}
    wrong = ["%s: its text occurs %d times in %s" % (mutant["name"], texts[mutant["file"]].count(mutant["old"]), mutant["file"])
             for mutant in mutants if texts[mutant["file"]].count(mutant["old"]) != 1]
    if wrong:
        sys.exit("\n".join(wrong))


class Verdict:
    """What became of one mutant. `crash` is the first test that ended otherwise than by failing."""

    def __init__(self, mutant, outcome, test="", seconds=0.0, crash=""):
        self.mutant, self.outcome, self.test, self.seconds, self.crash = mutant, outcome, test, seconds, crash

    def row(self):
        crashed = " (crash first: %s)" % self.crash if self.crash and self.outcome == "killed" else ""
        where = self.test or self.crash
        return "%-8s  %5.0f s  %-36s %s%s" % (self.outcome, self.seconds, self.mutant["name"], where, crashed)


def spawn(command, **keywords):
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                            start_new_session=True, **keywords)


def end(process):
    """Ends a process and all that it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()


def call(command, seconds, **keywords):
    """(status, text); the status is None after a timeout."""
    process = spawn(command, **keywords)
    try:
        text, _ = process.communicate(timeout=seconds)
        return process.returncode, text
    except subprocess.TimeoutExpired:
        end(process)
        return None, "timeout"


def lines_of(command, seconds, **keywords):
    """Yields a command's lines, and last its status, or None after a timeout. Closing the generator ends the command."""
    process = spawn(command, **keywords)
    timer = threading.Timer(seconds, end, [process])
    timer.start()
    try:
        yield from process.stdout
        process.wait()
        yield None if process.returncode == -signal.SIGKILL else process.returncode
    finally:
        timer.cancel()
        end(process)


def files_of(folder):
    return {os.path.relpath(os.path.join(at, name), folder) for at, _, names in os.walk(folder) for name in names}


def update(folder, wanted):
    """Makes `folder` like `wanted`. What is the same keeps its time, so that it is not built again."""
    for name in files_of(folder) - files_of(wanted):
        os.remove(os.path.join(folder, name))
    for name in files_of(wanted):
        old, new = os.path.join(folder, name), os.path.join(wanted, name)
        if not os.path.exists(old) or not filecmp.cmp(old, new, shallow=False):
            os.makedirs(os.path.dirname(old), exist_ok=True)
            shutil.copy(new, old)


class Bench:
    """A copy of the source and its build. The stages yield (test, why) for each test that fails, why holding all that it said."""

    def __init__(self, arguments, number):
        folder = os.path.join(os.path.abspath(arguments.work), str(number))
        self.stages = arguments.stages.split(",")
        self.source, self.build = os.path.join(folder, "source"), os.path.join(folder, "build")
        self.environment = dict(os.environ, CCACHE_BASEDIR=folder, CCACHE_NOHASHDIR="1")
        os.makedirs(self.source, exist_ok=True)
        self.fill(arguments)
        launcher = ["-DCMAKE_%s_COMPILER_LAUNCHER=ccache" % language for language in ("C", "CXX") if shutil.which("ccache")]
        flags = ["-DCMAKE_%s_FLAGS_RELEASE=-O1" % language for language in ("C", "CXX")]
        self.must("cmake", "-G", "Ninja", "-S", self.source, "-B", self.build, *launcher, *flags)

    def fill(self, arguments):
        """Copies what differs, so that little is built again."""
        wanted = os.path.join(os.path.dirname(self.source), "wanted")
        shutil.rmtree(wanted, ignore_errors=True)
        os.makedirs(wanted)
        if arguments.commit:
            files = ["archive", "--format=tar", arguments.commit]
            archive = subprocess.run(["git", "-C", arguments.source, *files], check=True, stdout=subprocess.PIPE)
            subprocess.run(["tar", "x", "-C", wanted], check=True, input=archive.stdout)
        else:
            listed = subprocess.run(["git", "-C", arguments.source, "ls-files", "-z", "-co", "--exclude-standard"], check=True,
                                    stdout=subprocess.PIPE, text=True).stdout
            for name in filter(None, listed.split("\0")):
                if os.path.isfile(os.path.join(arguments.source, name)):
                    os.makedirs(os.path.dirname(os.path.join(wanted, name)), exist_ok=True)
                    shutil.copy2(os.path.join(arguments.source, name), os.path.join(wanted, name))
        update(self.source, wanted)
        shutil.rmtree(wanted)

    def must(self, *command):
        status, text = call(command, SECONDS["build"], env=self.environment)
        if status != 0:
            raise Broken("%s ended with %s: %s" % (command[0], status, text[-2000:]))

    def make(self):
        self.must("ninja", "-C", self.build, "-j1")

    def unit(self):
        for program in sorted(glob.glob(os.path.join(self.build, "bin", "test_*"))):
            status, text = call([program], SECONDS["unit"], cwd=self.source, env=self.environment)
            name = os.path.basename(program)
            failed = [match["name"] for match in map(CMOCKA.match, text.splitlines()) if match]
            for test in dict.fromkeys(failed):
                # Of a test that dies within, cmocka says so between its RUN and its FAILED.
                part = text.partition("[ RUN      ] %s\n" % test)[2].partition("[  FAILED  ] %s" % test)[0]
                yield "%s.%s" % (name, test), part
            if status != 0 and not failed:
                yield name, "ended with %s" % status

    def lit(self):
        results = os.path.join(self.build, "results", "mutant.xml")
        if os.path.exists(results):
            os.remove(results)
        tool = shutil.which("lit") or shutil.which("lit-22") or "llvm-lit"
        status, _ = call([tool, "-j1", "-v", "--xunit-xml-output", results, os.path.join(self.build, "test", "lit")], SECONDS["lit"],
                         env=self.environment)
        if status is None or not os.path.exists(results):
            yield "lit", "ended with None"
            return
        for case in xml.etree.ElementTree.parse(results).getroot().iter("testcase"):
            failure = case.find("failure")
            if failure is not None:
                yield "lit:" + case.get("classname").partition(".")[2].replace(".", "/") + "/" + case.get("name"), failure.text or ""

    def ctest(self, name):
        """A test that prints its cases as lines: FAIL NAME: WHY."""
        failed = False
        lines = lines_of(["ctest", "--test-dir", self.build, "-V", "-R", "^%s$" % name], SECONDS[name], env=self.environment)
        for line in lines:
            if not isinstance(line, str):
                if line != 0 and not failed:
                    yield name, "ended with %s" % line
                break
            match = OUTCOME.match(line.rstrip("\n"))
            if match:
                failed = True
                yield "%s:%s" % (name, match["name"]), match["why"] or ""

    def failures(self):
        for stage in self.stages:
            yield from getattr(self, stage)() if hasattr(self, stage) else self.ctest(stage)

    def judge(self, mutant):
        path = os.path.join(self.source, mutant["file"])
        with open(path) as file:
            text = file.read()
        start, crash = time.monotonic(), ""
        try:
            with open(path, "w") as file:
                file.write(text.replace(mutant["old"], mutant["new"]))
            self.make()
            for test, why in self.failures():
                if not CRASH.search(why):
                    return Verdict(mutant, "killed", test, time.monotonic() - start, crash)
                crash = crash or test
            return Verdict(mutant, "CRASHED" if crash else "SURVIVED", "", time.monotonic() - start, crash)
        except Broken as problem:
            return Verdict(mutant, "BROKEN", " ".join(str(problem).split())[-400:], time.monotonic() - start)
        finally:
            with open(path, "w") as file:
                file.write(text)


def check_green(bench):
    """The suite without a mutant; the first failure ends everything."""
    bench.make()
    for test, why in bench.failures():
        sys.exit("the suite is red without any mutant: %s: %s" % (test, why[-1000:]))
    print("green without a mutant", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", required=True, help="copies and builds are kept here")
    parser.add_argument("--source", default=os.path.dirname(os.path.dirname(HERE)), help="the tree")
    parser.add_argument("--commit", help="take this revision of the tree instead of its files as they are")
    parser.add_argument("--only", action="append", help="this mutant")
    parser.add_argument("--from", dest="first", help="this mutant and those after it")
    parser.add_argument("--stages", default=",".join(STAGES), help="default: %(default)s")
    parser.add_argument("--jobs", type=int, default=1, help="mutants at a time")
    parser.add_argument("--unchecked", action="store_true", help="do not run the suite without a mutant first")
    arguments = parser.parse_args()
    with open(os.path.join(HERE, "mutants.toml"), "rb") as file:
        mutants = tomllib.load(file)["mutant"]
    names = [mutant["name"] for mutant in mutants]
    for name in (arguments.only or []) + [arguments.first or names[0]]:
        if name not in names:
            parser.error("there is no mutant %s" % name)
    if len(set(names)) != len(names):
        parser.error("two mutants have one name")
    check_texts(arguments, mutants)
    mutants = mutants[names.index(arguments.first or names[0]):]
    mutants = [mutant for mutant in mutants if not arguments.only or mutant["name"] in arguments.only]

    benches = queue.Queue()
    for number in range(arguments.jobs):
        benches.put(Bench(arguments, number))
    if not arguments.unchecked:
        check_green(benches.queue[0])

    def judge(mutant):
        bench = benches.get()
        verdict = bench.judge(mutant)
        benches.put(bench)
        print(verdict.row(), flush=True)
        return verdict

    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        verdicts = list(pool.map(judge, mutants))
    print("\n" + "\n".join(verdict.row() for verdict in verdicts))
    killed = sum(verdict.outcome == "killed" for verdict in verdicts)
    print("%d of %d mutants killed" % (killed, len(verdicts)))
    return 0 if killed == len(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
