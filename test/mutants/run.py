# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutation test: applies the faults of mutants.toml one by one, builds, and asks which test notices.

    python3 run.py --work FOLDER [--source FOLDER | --commit REVISION] [--only NAME]... [--from NAME] [--stages LIST] [--jobs N]

Terms
    mutant    one replaced text in one file of the library
    stage     a part of the suite: unit, lit, sim, price, exec, fuzz, widths, lab, in the order of what finds fast
    killed    a comparison or an assertion failed. A crash, a compile that ends in the verifier, or a timeout is not enough: the
              next tests go on until one kills properly
    survived  all stages ended, and none killed
    hint      the test that killed a mutant when it was last judged, in hints.txt

A mutant is tried first with its own hint, then with the hints of the mutants of the same file, then by the stages, and ends at the
first test that kills it. A hint says only what to try first: it has to kill again, and one that does not is replaced. What is built is
what the next test needs. Each job has a copy of the source and a build folder of its own in FOLDER; of the tree itself only hints.txt is
written. The stages must be green without a mutant first. Prints a line for each mutant as it ends, then the table and the count. Exits 1 if
any was not killed."""

import argparse
import collections
import concurrent.futures
import filecmp
import glob
import json
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

HERE = os.path.dirname(os.path.abspath(__file__))
SECONDS = {"build": 900, "unit": 120, "lit": 900, "sim": 300, "price": 600, "exec": 1200, "fuzz": 1200, "widths": 600, "lab": 600}
STAGES = ["unit", "lit", "sim", "price", "exec", "fuzz", "widths", "lab"]
# What is built for a stage; for `unit`, the programs themselves.
TARGETS = {"lit": ["Unbank", "unbank", "unbank-price"], "sim": ["unbank", "unbank-rows"], "price": ["unbank-price"],
           "exec": ["unbank-referee", "unbank"], "fuzz": ["unbank-fuzz"],
           "widths": ["Unbank", "unbank-match"], "lab": ["Unbank", "unbank-lab"]}
# The arguments with which a test of a stage runs one case alone. Those of the other stages run as a whole.
ALONE = {"exec": lambda case: ["--only", case.partition("/")[0]],
         "fuzz": lambda case: ["--seeds", (case.partition("/")[0] if case[0].isdigit() else "0") + ":1"]}
NEIGHBOURS = 6  # hints of other mutants of the file that are tried

HINTS = os.path.join(HERE, "hints.txt")
HINTS_HEAD = """# Which test killed each mutant when it was last judged: what run.py, which writes this file, tries first.
"""

# What a test says of a program that did not end by itself.
CRASH = re.compile(r"crashed with signal|ended with (-\d+|None|13[49])\b|did not end within|exit status: (-\d+|13[49]|124)\b|"
                   r"Stack dump|PLEASE submit a bug report|LLVM ERROR|Broken module found|Segmentation fault|Aborted|AddressSanitizer|"
                   r"runtime error:|Test failed with exception|[Tt]imeout")
OUTCOME = re.compile(r"^(?:\d+: )?FAIL (?P<name>\S+?)(?:: (?P<why>.*))?$")
CMOCKA = re.compile(r"^\[  FAILED  \] (?P<name>\w+)$")
LIT_FAILED = re.compile(r"^\*+ TEST '\S+ :: (?P<name>.*)' FAILED \*+$")


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


class Hints:
    """{mutant: [test]}, in hints.txt a line for each pair. The file is written after each verdict, so that a run that is ended has lost
    nothing."""

    def __init__(self, mutants):
        self.files = {mutant["name"]: mutant["file"] for mutant in mutants}
        self.tests, self.lock = collections.defaultdict(list), threading.Lock()
        if os.path.exists(HINTS):
            with open(HINTS) as file:
                for line in file:
                    mutant, _, test = line.strip().partition(" ")
                    if mutant in self.files:
                        self.tests[mutant].append(test)

    def of(self, mutant):
        """What to try: the mutant's own hints, then those of its file, the most frequent first."""
        own = self.tests.get(mutant["name"], [])
        count = collections.Counter(test for name, tests in self.tests.items() for test in tests
                                    if self.files[name] == mutant["file"] and stage_of(test) in ("unit", "lit"))
        near = sorted((test for test in count if test not in own), key=lambda test: (-count[test], test))
        return own, near[:NEIGHBOURS]

    def learn(self, verdict):
        """A verdict that is none (a mutant that does not build) leaves the hint as it is."""
        with self.lock:
            if verdict.outcome == "killed":
                self.tests[verdict.mutant["name"]] = [verdict.test]
            elif verdict.outcome != "BROKEN":
                self.tests.pop(verdict.mutant["name"], None)
            with open(HINTS + ".new", "w") as file:
                file.write(HINTS_HEAD + "".join("%s %s\n" % (name, test) for name, tests in sorted(self.tests.items()) for test in tests))
            os.replace(HINTS + ".new", HINTS)


def stage_of(test):
    """Which stage a test belongs to, by its name in a verdict: test_bank.rows, lit:score/loops.ll, exec:transpose/pad."""
    return "unit" if test.startswith("test_") else test.partition(":")[0]


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
        self.stages = list(filter(None, arguments.stages.split(",")))
        self.source, self.build = os.path.join(folder, "source"), os.path.join(folder, "build")
        self.environment = dict(os.environ, CCACHE_BASEDIR=folder, CCACHE_NOHASHDIR="1")
        os.makedirs(self.source, exist_ok=True)
        self.fill(arguments)
        launcher = ["-DCMAKE_%s_COMPILER_LAUNCHER=ccache" % language for language in ("C", "CXX") if shutil.which("ccache")]
        # Each mutant is a few links: a fast linker, and archives that name their objects.
        flags = [flag % language for language in ("C", "CXX") for flag in (
            "-DCMAKE_%s_FLAGS_RELEASE=-O1", "-DCMAKE_%s_ARCHIVE_CREATE=<CMAKE_AR> qcsT <TARGET> <OBJECTS>", "-DCMAKE_%s_ARCHIVE_FINISH=")]
        if shutil.which("ld.lld"):
            flags += ["-DCMAKE_%s_LINKER_FLAGS=-fuse-ld=lld" % kind for kind in ("EXE", "SHARED", "MODULE")]
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

    def make(self, *targets):
        self.must("ninja", "-C", self.build, "-j1", *targets)

    def unit(self, names=None):
        """The cmocka programs, or those of `names`."""
        if names is None:
            sources = glob.glob(os.path.join(self.source, "test", "unit", "test_*.c"))
            names = sorted(os.path.basename(path).removesuffix(".c") for path in sources)
        if names:
            self.make(*names)
        for name in names:
            status, text = call([os.path.join(self.build, "bin", name)], SECONDS["unit"], cwd=self.source, env=self.environment)
            failed = [match["name"] for match in map(CMOCKA.match, text.splitlines()) if match]
            for test in dict.fromkeys(failed):
                # Of a test that dies within, cmocka says so between its RUN and its FAILED.
                part = text.partition("[ RUN      ] %s\n" % test)[2].partition("[  FAILED  ] %s" % test)[0]
                yield "%s.%s" % (name, test), part
            if status != 0 and not failed:
                yield name, "ended with %s" % status

    def lit(self, names=None):
        """The files of test/lit, or those of `names`."""
        if names == []:
            return
        self.make(*self.targets_of(names))
        with open(os.path.join(self.build, "CMakeCache.txt")) as file:
            tool = re.search(r"^UNBANK_LIT:\w+=(.*)$", file.read(), re.M)[1]
        folder = os.path.join(self.build, "test", "lit")
        paths = [folder] if names is None else [os.path.join(folder, name) for name in names]
        lines = lines_of([tool, "-j1", "-v", *paths], SECONDS["lit"], env=self.environment)
        name, text, failed = None, [], False
        for line in lines:
            if not isinstance(line, str):
                if line != 0 and not failed:
                    yield "lit", "ended with %s" % line
                return
            start = LIT_FAILED.match(line)
            if start:
                name, text, failed = start["name"], [], True
            elif name and line == "*" * 20 + "\n":
                yield "lit:" + name, "".join(text)
                name = None
            text.append(line)

    def targets_of(self, names):
        """What files of test/lit run: those that only load the plugin need no more."""
        for name in names or ():
            with open(os.path.join(self.source, "test", "lit", name)) as file:
                if re.search(r"%(unbank|price)\b", file.read()):
                    return TARGETS["lit"]
        return ["Unbank"] if names else TARGETS["lit"]

    def ctest(self, stage, case=None):
        """A test that prints its cases as lines: FAIL NAME: WHY."""
        self.make(*TARGETS[stage])
        shown = subprocess.run(["ctest", "--test-dir", self.build, "--show-only=json-v1", "-R", "^%s$" % stage], check=True,
                               stdout=subprocess.PIPE, text=True)
        command = json.loads(shown.stdout)["tests"][0]["command"]
        alone = ALONE[stage](case) if case and stage in ALONE else []
        failed = False
        lines = lines_of(command + alone, SECONDS[stage], env=self.environment)
        for line in lines:
            if not isinstance(line, str):
                if line != 0 and not failed:
                    yield stage, "ended with %s" % line
                break
            match = OUTCOME.match(line.rstrip("\n"))
            if match:
                failed = True
                yield "%s:%s" % (stage, match["name"]), match["why"] or ""

    def there(self, pattern, names):
        """Those that still have a file."""
        return [name for name in dict.fromkeys(names) if os.path.exists(os.path.join(self.source, "test", pattern % name))]

    def hinted(self, tests):
        """Runs tests that verdicts have named, those of one stage together, the stages in their order."""
        by_stage = collections.defaultdict(list)
        for test in tests:
            by_stage[stage_of(test)].append(test)
        for stage in sorted(by_stage, key=STAGES.index):
            if stage == "unit":
                yield from self.unit(self.there("unit/%s.c", [test.partition(".")[0] for test in by_stage[stage]]))
            elif stage == "lit":
                yield from self.lit(self.there("lit/%s", [test.partition(":")[2] for test in by_stage[stage]]))
            else:
                for test in by_stage[stage]:
                    yield from self.ctest(stage, test.partition(":")[2])

    def failures(self, hints=((), ())):
        for tests in hints:
            yield from self.hinted(tests)
        for stage in self.stages:
            yield from getattr(self, stage)() if hasattr(self, stage) else self.ctest(stage)

    def judge(self, mutant, hints):
        path = os.path.join(self.source, mutant["file"])
        with open(path) as file:
            text = file.read()
        start, crash = time.monotonic(), ""
        try:
            with open(path, "w") as file:
                file.write(text.replace(mutant["old"], mutant["new"]))
            for test, why in self.failures(hints):
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
    hints = Hints(mutants)
    mutants = mutants[names.index(arguments.first or names[0]):]
    mutants = [mutant for mutant in mutants if not arguments.only or mutant["name"] in arguments.only]

    benches = queue.Queue()
    for number in range(arguments.jobs):
        benches.put(Bench(arguments, number))
    if not arguments.unchecked:
        check_green(benches.queue[0])

    def judge(mutant):
        bench = benches.get()
        verdict = bench.judge(mutant, hints.of(mutant))
        benches.put(bench)
        hints.learn(verdict)
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
