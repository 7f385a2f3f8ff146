#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""docs.py PAGE SOURCE PREFIX FOLDER MAJOR: runs what a page says one after the other in an empty folder, which has the source's examples, with
PREFIX in the environment and no CUDA toolkit. Each block of `sh` is one script; a block of `text` behind it is what it prints. A block that begins with
a program that this machine lacks is left out, and named; so is one of `sh toolkit` where there is no toolkit, and one that names a program of LLVM 22
where MAJOR is another. distcc finds two workers on this machine, and compiles nothing by itself."""
import contextlib
import difflib
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import time

OPTIONAL = {"ccache", "distcc", "julia", "mlir-opt-22", "rustc"}
TOOLKIT = pathlib.Path("/usr/local/cuda")


def blocks(page):
    """(whether it wants a toolkit, script, what it prints or None) of each block of `sh`."""
    return [match.groups() for match in re.finditer(r"^```sh( toolkit)?\n(.*?)^```\n(?:^```text\n(.*?)^```\n)?", page, flags=re.M | re.S)]


def is_listening(port):
    with contextlib.closing(socket.socket()) as client:
        return client.connect_ex(("127.0.0.1", port)) == 0


@contextlib.contextmanager
def workers(folder):
    """What the environment of distcc must say of two workers, which are there as long as the context is."""
    if not shutil.which("distccd"):
        yield {}
        return
    ports = []
    for _ in range(2):
        with contextlib.closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            ports.append(free.getsockname()[1])
    state = folder.parent / (folder.name + "-distcc")
    state.mkdir(exist_ok=True)
    running = [subprocess.Popen(["distccd", "--daemon", "--no-detach", "--user", "nobody", "--listen", "127.0.0.1", "--port", str(port), "--allow",
                                 "127.0.0.1", "--jobs", "1", "--log-file", "/dev/null"]) for port in ports]
    try:
        for _ in range(100):
            if all(map(is_listening, ports)):
                break
            time.sleep(0.05)
        yield {"DISTCC_HOSTS": " ".join("127.0.0.1:%d/1" % port for port in ports), "DISTCC_DIR": str(state), "DISTCC_FALLBACK": "0"}
    finally:
        for each in running:
            each.terminate()
            each.wait()


def why_left_out(script, wants_toolkit, major):
    tool = script.split()[0]
    if tool in OPTIONAL and not shutil.which(tool):
        return f"there is no {tool}"
    if wants_toolkit and not (TOOLKIT / "include/cuda_runtime.h").exists():
        return "there is no CUDA toolkit"
    return "it is for LLVM 22" if re.search(r"\b(clang\+\+|opt|llc)-22\b", script) and major != "22" else None


def main(page, source, prefix, folder, major):
    shutil.rmtree(folder, ignore_errors=True)
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True)
    (folder / "examples").symlink_to(pathlib.Path(source) / "examples")
    environment = dict(os.environ, PREFIX=prefix, PATH=f"{prefix}/bin:{os.environ['PATH']}", CUDA_PATH="none", PKG_CONFIG_PATH=f"{prefix}/lib/pkgconfig", LD_LIBRARY_PATH=f"{prefix}/lib")
    failed = ran = 0
    with workers(folder) as distcc:
        for wants_toolkit, script, shown in blocks(pathlib.Path(page).read_text()):
            why = why_left_out(script, wants_toolkit, major)
            if why:
                print(f"left out, as {why}: {script.splitlines()[0]}")
                continue
            ran += 1
            variables = environment | distcc | ({"CUDA_PATH": str(TOOLKIT), "PATH": f"{environment['PATH']}:{TOOLKIT}/bin"} if wants_toolkit else {})
            done = subprocess.run(["sh", "-eu", "-c", script], cwd=folder, env=variables, text=True, stdout=subprocess.PIPE)
            if done.returncode or (shown is not None and done.stdout != shown):
                failed += 1
                print(f"exit {done.returncode}:\n{script}", *difflib.unified_diff((shown or "").splitlines(), done.stdout.splitlines(),
                                                                                 "the page", "the command", lineterm=""), sep="\n")
    print(f"{ran} commands of {page}, {failed} failed")
    sys.exit(failed > 0 or not ran)


if __name__ == "__main__":
    main(*sys.argv[1:])
