#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""interrupted.py FOLDER INPUT COMMAND...: runs a command in FOLDER twice, with INPUT as stdin, and ends it by a signal once its compiler, a script that
touches "begun", is at work: as Ctrl-C does, which all of its processes get, and as a CI system does, which the command alone gets. Says how it ended
and what temporary files are left."""
import os
import pathlib
import signal
import subprocess
import sys
import time

signal.signal(signal.SIGINT, signal.SIG_DFL)  # who runs the tests in the background has it ignored, and so would the command
folder, given, *command = sys.argv[1:]
folder = pathlib.Path(folder)
temporary, begun = folder / "temporary", folder / "begun"
for number, ending in (signal.SIGINT, os.killpg), (signal.SIGTERM, os.kill):
    temporary.mkdir(exist_ok=True)
    begun.unlink(missing_ok=True)
    with open(folder / given) as stdin:
        running = subprocess.Popen(command, cwd=folder, stdin=stdin, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
                                   env=dict(os.environ, TMPDIR=str(temporary), CUDA_PATH="none"))
    for _ in range(1000):
        if begun.exists():
            break
        time.sleep(0.01)
    there = len(list(temporary.iterdir()))
    ending(running.pid, number)
    print(number.name, "ended it" if running.wait() == -number else "did not", "of", "some" if there else "no", "temporary files",
          len(list(temporary.iterdir())), "are left")
