#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""interrupted.py FOLDER INPUT COMMAND...: runs a command in FOLDER twice, with INPUT as stdin, and ends it by a signal once its compiler is at work: as
Ctrl-C does, which all of its processes get, and as a CI system does, which the command alone gets. Says how it ended and what temporary files are left.

The compiler is a script that writes a line into the pipe "begun", and then waits for one from the pipe "held", which never comes: however slow the
machine is, the signal finds it at work. It ends with this program, if nothing else ends it."""
import os
import pathlib
import select
import signal
import subprocess
import sys

signal.signal(signal.SIGINT, signal.SIG_DFL)  # who runs the tests in the background has it ignored, and so would the command
folder, given, *command = sys.argv[1:]
folder = pathlib.Path(folder)
temporary, pipes = folder / "temporary", {name: folder / name for name in ("begun", "held")}
for number, ending in (signal.SIGINT, os.killpg), (signal.SIGTERM, os.kill):
    temporary.mkdir(exist_ok=True)
    for pipe in pipes.values():
        pipe.unlink(missing_ok=True)
        os.mkfifo(pipe)
    begun, held = (os.open(pipe, os.O_RDWR | os.O_CLOEXEC) for pipe in pipes.values())  # both ends, so that nobody waits for the other
    with open(folder / given) as stdin:
        running = subprocess.Popen(command, cwd=folder, stdin=stdin, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
                                   env=dict(os.environ, TMPDIR=str(temporary), CUDA_PATH="none"))
    while running.poll() is None and not select.select([begun], [], [], 0.1)[0]:
        pass
    there = len(list(temporary.iterdir()))
    if running.poll() is None:
        ending(running.pid, number)
    print(number.name, "ended it" if running.wait() == -number else "did not", "of", "some" if there else "no", "temporary files",
          len(list(temporary.iterdir())), "are left")
    os.close(begun)
    os.close(held)
