#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""terminal.py COMMAND...: runs a command on a terminal of 80 columns and prints what it would show, the escape character as ESC."""
import fcntl
import os
import pty
import re
import struct
import sys
import termios

child, terminal = pty.fork()
if child == 0:
    os.environ["TERM"] = "xterm"
    fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    os.execvp(sys.argv[1], sys.argv[1:])
shown = b""
while True:
    try:
        piece = os.read(terminal, 4096)
    except OSError:  # the end, on Linux
        break
    if not piece:
        break
    shown += piece
text = shown.decode().replace("\r\n", "\n")
print(text.replace("\x1b", "ESC"))
widest = max(len(line) for line in re.sub(r"\x1b\[[0-9;]*[mK]", "", text).replace("\r", "\n").split("\n"))
print("at most 80 columns" if widest <= 80 else f"{widest} columns")
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
