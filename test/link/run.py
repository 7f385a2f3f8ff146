# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs programs of several modules, compiled with -fgpu-rdc, in the simulator: rewritten in each way, they must compute what they
compute untouched.

    python3 run.py --unbank BIN --plugin FILE --tools FOLDER --work FOLDER [--only GLOB]

A program is one file of programs/. "//--- a.cu" begins a module or a header of it; lines before that say how it is run:

    // launch: --kernel=k --grid=1 --block=32x8 --arg=...      of `unbank simulate`
    // a.cu NAME: DECISION[ CODE]                              what becomes of an array in a module that is compiled with the plugin

Ways: each module compiled with the plugin and then linked (`apart`, and with a swizzle of every array forced: `swizzled`); linked and then
rewritten (`together`); the same as a program of its own, with a pad forced (`whole`); link-time optimization with the plugin in its
pipeline (`lto`). Where the toolkit is there, nvlink takes what it took, and gives no kernel more static memory than 48 KiB.

One line a case: PASS, FAIL or SKIP, and its name."""

import argparse
import concurrent.futures
import fnmatch
import glob
import json
import os
import re
import shutil
import subprocess
import sys

CLANG = ["--target=x86_64-linux-gnu", "-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90", "--cuda-device-only",
         "--cuda-feature=+ptx78", "-Wno-unknown-cuda-version", "-std=c++17", "-O3", "-fgpu-rdc", "-emit-llvm", "-gline-tables-only"]
TOOLKIT = os.environ["PATH"] + ":/usr/local/cuda/bin"
SECONDS = 120


class Failure(Exception):
    """What a case ends with when it fails."""


def call(*command, options=""):
    environment = {**os.environ, "UNBANK_OPTIONS": options}
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=SECONDS, env=environment)
    if done.returncode:
        raise Failure("%s: %s" % (os.path.basename(command[0]), " ".join((done.stderr or done.stdout).split())[:400]))
    return done.stdout


class Program:
    """One file of programs/."""

    def __init__(self, arguments, path):
        self.arguments = arguments
        self.name = os.path.splitext(os.path.basename(path))[0]
        self.folder = os.path.join(arguments.work, self.name)
        shutil.rmtree(self.folder, ignore_errors=True)
        os.makedirs(self.folder)
        with open(path) as file:
            head, *parts = re.split(r"^//--- (.*)\n", file.read(), flags=re.M)
        self.launch = re.search(r"^// launch: (.*)$", head, re.M).group(1).split()
        self.decisions = re.findall(r"^// (\S+\.cu) (\S+): (.*)$", head, re.M)
        self.modules = [name for name in parts[::2] if name.endswith(".cu")]
        for name, text in zip(parts[::2], parts[1::2]):
            with open(os.path.join(self.folder, name), "w") as file:
                file.write(text)
        self.plain = self.link("plain", self.compile("plain", False))
        self.expected = self.run(self.plain)

    def path(self, name):
        return os.path.join(self.folder, name)

    def tool(self, name):
        return os.path.join(self.arguments.tools, name)

    def compile(self, way, plugin, options=""):
        """The bitcode of each module."""
        loaded = ["-fplugin=" + self.arguments.plugin, "-fpass-plugin=" + self.arguments.plugin] if plugin else []
        out = []
        for module in self.modules:
            out.append(self.path("%s.%s.bc" % (module, way)))
            reported = options + ";report=%s.%s.json" % (self.path(module), way) if plugin else ""
            call(self.tool("clang++"), *CLANG, *loaded, "-I" + os.path.join(os.path.dirname(__file__), "../../examples"),
                 "-c", self.path(module), "-o", out[-1], options=reported)
        return out

    def link(self, way, modules):
        out = self.path(way + ".bc")
        call(self.tool("llvm-link"), *modules, "-o", out)
        return out

    def run(self, module):
        """What the buffers hold in the end."""
        said = call(self.arguments.unbank, "simulate", module, *self.launch)
        return re.findall(r"^ +\d+ +\S+ +[\d,]+ +([0-9a-f]{16})$", said, re.M)

    def same(self, module):
        found = self.run(module)
        if not found or found != self.expected:
            raise Failure("outputs %s, of the plain program %s" % (found, self.expected))

    def nvlink(self, modules):
        """The kernels and their bytes as nvlink gives them; None without the toolkit."""
        ptxas, nvlink = (shutil.which(name, path=TOOLKIT) for name in ("ptxas", "nvlink"))
        if not ptxas or not nvlink:
            return None
        objects = []
        for module in modules:
            call(self.tool("llc"), "-O3", "-mcpu=sm_90", "-mattr=+ptx78", module, "-o", module + ".ptx")
            objects.append(module + ".o")
            call(ptxas, "-c", "-arch=sm_90", module + ".ptx", "-o", objects[-1])
        done = subprocess.run([nvlink, "-v", "-arch=sm_90", *objects, "-o", modules[0] + ".cubin"], capture_output=True, text=True)
        said = done.stdout + done.stderr
        if done.returncode or "error" in said:
            raise Failure("nvlink: " + " ".join(said.split())[:300])
        return dict(re.findall(r"properties for '(\w+)':\s.*?(\d+) bytes smem", said, re.S))

    def apart(self):
        modules = self.compile("apart", True)
        self.same(self.link("apart", modules))
        before = self.nvlink(self.compile("plain", False))
        after = self.nvlink(modules)
        for kernel in before or []:
            if int(after[kernel]) > max(int(before[kernel]), 48 * 1024):
                raise Failure("%s: %s bytes of shared memory, %s before" % (kernel, after[kernel], before[kernel]))

    def decided(self):
        """As the head of the program says."""
        self.compile("decided", True)
        for module, name, expected in self.decisions:
            with open("%s.decided.json" % self.path(module)) as file:
                arrays = [array for array in json.load(file)["arrays"] if array["name"] == name]
            found = [array["decision"] + ("" if array["decision"] == array["code"] else " " + array["code"]) for array in arrays]
            if found != [expected]:
                raise Failure("%s of %s: %s, expected %s" % (name, module, found, expected))

    def swizzled(self):
        self.same(self.link("swizzled", self.compile("swizzled", True, "layout=*@xor:2:31:7")))

    def together(self):
        call(self.arguments.unbank, "fix", self.plain, "-o", self.path("together.bc"))
        self.same(self.path("together.bc"))

    def whole(self):
        out = self.path("whole.bc")
        call(self.arguments.unbank, "fix", self.plain, "-o", out, "--whole-program=yes", "--layout=*@pad:128:4")
        self.same(out)

    def lto(self):
        out = self.path("lto.bc")
        kernel = [word.split("=")[1] for word in self.launch if word.startswith("--kernel=")][0]
        call(self.tool("opt"), "-load-pass-plugin=" + self.arguments.plugin, "-internalize-public-api-list=" + kernel,
             "-passes=internalize,lto<O2>", self.plain, "-o", out, options="layout=*@pad:128:4")
        self.same(out)


def cases(arguments, path):
    name = os.path.splitext(os.path.basename(path))[0]
    found = []
    try:
        program = Program(arguments, path)
    except Failure as failure:
        return [("FAIL", name + "/plain", str(failure))]
    for way in ("apart", "decided", "swizzled", "together", "whole", "lto"):
        try:
            getattr(program, way)()
            found.append(("PASS", "%s/%s" % (name, way), ""))
        except Failure as failure:
            found.append(("FAIL", "%s/%s" % (name, way), str(failure)))
    return found


def main():
    parser = argparse.ArgumentParser()
    for name in ("unbank", "plugin", "tools", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--only", default="*", help="names of programs")
    arguments = parser.parse_args()
    paths = sorted(glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)), "programs", arguments.only + ".cu")))
    failed = not paths
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(lambda path: cases(arguments, path), paths):
            for outcome, name, why in found:
                failed |= outcome == "FAIL"
                print("%s %s%s" % (outcome, name, why and ": " + why), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
