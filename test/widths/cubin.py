# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the shared-memory instructions of a cubin, by kernel.

A cubin is an ELF file with a section .text.KERNEL for each kernel. An sm_90 instruction is 16 bytes; its opcode is the low 12 bits, the
width of an LDS or STS lies in bits 73 to 75 (4: 32 bits, 5: 64, 6: 128; below: 8 and 16 bits)."""
import collections
import struct

LDS, STS, STS_UNIFORM, NOP = 0x984, 0x388, 0x988, 0x918
LD, ST, ST_UNIFORM = 0x980, 0x385, 0x985  # by generic addresses
NEVER = 15  # the guard of an instruction that is there for its side effects on timing
WIDTH = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 8, 6: 16}


def headers(data):
    """(name, offset, bytes) of each section."""
    offset, = struct.unpack_from("<Q", data, 0x28)
    count, names = struct.unpack_from("<HH", data, 0x3C)
    rows = [struct.unpack_from("<IIQQQQIIQQ", data, offset + 64 * i) for i in range(count)]
    for row in rows:
        start = rows[names][4] + row[0]
        yield data[start:data.index(b"\0", start)].decode(), row[4], row[5]


def sections(data):
    for name, offset, size in headers(data):
        yield name, data[offset:offset + size]


def sizes(data):
    """(name, bytes) of each section, those that take no room in the file too: .nv.shared.KERNEL is static shared memory."""
    for name, _, size in headers(data):
        yield name, size


def kernels(path, generic=False):
    """{kernel: Counter}, keyed by ("ld" or "st", bytes) and "instructions", which leaves NOPs out. `generic`: with those."""
    found = {}
    with open(path, "rb") as file:
        data = file.read()
    for name, code in sections(data):
        if not name.startswith(".text."):
            continue
        counts = found[name[len(".text."):]] = collections.Counter()
        for low, high in struct.iter_unpack("<QQ", code[:len(code) // 16 * 16]):
            opcode = low & 0xFFF
            counts["instructions"] += opcode != NOP
            if low >> 12 & 15 == NEVER:
                continue
            if opcode in (LDS, STS, STS_UNIFORM) or (generic and opcode in (LD, ST, ST_UNIFORM)):
                counts["ld" if opcode in (LDS, LD) else "st", WIDTH[high >> 9 & 7]] += 1
    return found
