#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""score.py MODULE ARRAY LAYOUT...: the same as c/score.c, through ctypes. libunbank.so is found where the dynamic linker looks."""
import ctypes
import json
import sys
from ctypes import POINTER, Structure, byref, c_bool, c_char_p, c_double, c_int, c_size_t, c_uint, c_void_p

EXACT, BOUNDED, UNKNOWN, MEASURED = range(4)  # enum unbank_exactness


class Score(Structure):  # struct unbank_score
    _fields_ = [("size", c_size_t), ("kernel", c_char_p), ("display", c_char_p), ("block", c_uint * 3), ("exact", c_int),
                ("min", c_double), ("max", c_double), ("ideal", c_double), ("per_trip", c_bool), ("reason", c_char_p)]


def library():
    """The functions that are used here. What the caller must release is a c_void_p: ctypes would copy a c_char_p and lose it."""
    lib = ctypes.CDLL("libunbank.so")
    for name, result, *arguments in [
            ("unbank_free", None, c_void_p),
            ("unbank_options_new", c_void_p),
            ("unbank_options_free", None, c_void_p),
            ("unbank_options_parse", c_void_p, c_void_p, c_char_p),
            ("unbank_module_read", c_void_p, c_char_p, POINTER(c_void_p)),
            ("unbank_module_free", None, c_void_p),
            ("unbank_score_layout", c_void_p, c_void_p, c_void_p, c_char_p, c_char_p, POINTER(c_void_p)),
            ("unbank_scores_count", c_size_t, c_void_p),
            ("unbank_scores_bytes", c_size_t, c_void_p),
            ("unbank_scores_at", POINTER(Score), c_void_p, c_size_t),
            ("unbank_scores_free", None, c_void_p),
            ("unbank_run", c_void_p, c_void_p, c_void_p, POINTER(c_void_p)),
            ("unbank_report_json", c_void_p, c_void_p),
            ("unbank_report_free", None, c_void_p)]:
        function = getattr(lib, name)
        function.restype, function.argtypes = result, arguments
    return lib


unbank = library()


def text(pointer):
    """The text that a function returned, which is released."""
    value = ctypes.string_at(pointer).decode()
    unbank.unbank_free(pointer)
    return value


def must(error):
    if error:
        sys.exit("score.py: " + text(error))


def describe(score):
    if score.exact == UNKNOWN:
        return f"unknown: {score.reason.decode()}"
    if score.exact == BOUNDED:
        return f"{score.min:g} to {score.max:g}, ideal {score.ideal:g}: {score.reason.decode()}"
    return f"{score.min:g}, ideal {score.ideal:g}"


def main(path, array, *layouts):
    module, options = c_void_p(), c_void_p(unbank.unbank_options_new())
    must(unbank.unbank_options_parse(options, b"block=32"))
    must(unbank.unbank_module_read(path.encode(), byref(module)))
    for layout in layouts:
        scores = c_void_p()
        must(unbank.unbank_score_layout(module, options, array.encode(), layout.encode(), byref(scores)))
        print(f"{layout}, {unbank.unbank_scores_bytes(scores)} bytes")
        for k in range(unbank.unbank_scores_count(scores)):
            score = unbank.unbank_scores_at(scores, k).contents
            print(f"  {score.kernel.decode():10} {describe(score)}")
        unbank.unbank_scores_free(scores)
    report = c_void_p()
    must(unbank.unbank_run(module, options, byref(report)))
    for row in json.loads(text(unbank.unbank_report_json(report)))["arrays"]:
        print(f"chosen for {row['display']}: {row['layout']}")
    unbank.unbank_report_free(report)
    unbank.unbank_module_free(module)
    unbank.unbank_options_free(options)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("usage: score.py MODULE ARRAY LAYOUT...")
    main(*sys.argv[1:])
