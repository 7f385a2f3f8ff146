# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs programs as subprocess.run does, but starts each once and forks it from then on: forks.c.

    forks.run(command, seconds)       a subprocess.CompletedProcess with both outputs as texts; may raise subprocess.TimeoutExpired

Those are forked that are linked to LLVM, where UNBANK_FORKS names the library that forks.c makes; others are started as ever.
A thread has a server of its own for each program, which ends with the thread's process."""

import atexit
import os
import re
import shutil
import struct
import subprocess
import tempfile
import threading

LIBRARY = os.environ.get("UNBANK_FORKS")
LINKED_TO_LLVM = re.compile(r"(unbank|opt|llc|clang)\b")

_own = threading.local()
_servers, _lock = [], threading.Lock()


class _Server:
    def __init__(self, program):
        self.folder = tempfile.mkdtemp(prefix="unbank-forks-")
        self.paths = [os.path.join(self.folder, name) for name in ("out", "err")]
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True,
                                        env=dict(os.environ, LD_PRELOAD=LIBRARY))
        with _lock:
            _servers.append(self)

    def run(self, command, seconds):
        """None: the program did not end within that time, and the server is no more."""
        words = b"".join(os.fsencode(word) + b"\0" for word in [*self.paths, *command])
        timer = threading.Timer(seconds, self.kill)
        timer.start()
        try:
            self.process.stdin.write(struct.pack("=I", len(words)) + words)
            self.process.stdin.flush()
            answer = self.process.stdout.read(4)
        except BrokenPipeError:
            answer = b""
        timer.cancel()
        if len(answer) < 4:
            return None
        texts = []
        for path in self.paths:
            with open(path, errors="replace") as file:
                texts.append(file.read())
        return subprocess.CompletedProcess(command, *struct.unpack("=i", answer), *texts)

    def kill(self):
        try:
            os.killpg(self.process.pid, 9)
        except ProcessLookupError:
            pass

    def end(self):
        self.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


@atexit.register
def _end_all():
    for server in _servers:
        server.end()


def run(command, seconds):
    command = [str(word) for word in command]
    if not LIBRARY or not LINKED_TO_LLVM.match(os.path.basename(command[0])):
        return subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=seconds)
    servers = _own.__dict__.setdefault("servers", {})
    if command[0] not in servers:
        servers[command[0]] = _Server(command[0])
    done = servers[command[0]].run(command, seconds)
    if not done:
        servers.pop(command[0]).end()
        raise subprocess.TimeoutExpired(command, seconds)
    return done
