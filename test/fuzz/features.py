# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a seed has beyond one module of kernels that are seen as a whole.

    linked      two or three modules, compiled with -fgpu-rdc and rewritten one by one, then linked; arrays and functions are shared
    pointers    device functions that are called by pointer
    dynamic     `extern __shared__` beside static arrays, with a size that may fill what these leave of 48 KiB
    limit       static arrays near 48 KiB
    neighbours  neighbours in reversed order, from the end of an array, around short branches; vectors of which parts are used
    short       shared pointers of 32 bits
    native      accesses through shared pointers, as LLVM's passes infer them, not through generic ones: with `short` and without
    asm         reads by inline PTX, at addresses that are numbers
    joined      pointers that may lead to several arrays: buffers that change places, choices by arguments, lanes and data
    mixed       loads of an array or of global memory, by one pointer
    values      addresses that are compared and subtracted: loops to a pointer, differences, null
    leaving     loops that lanes leave in different iterations, and what they take out of them
    callees     functions that are not inlined and are given addresses, in one array or in several

The seed draws its own. A test by name has every seed use the features it names."""

import random

SHARES = {"linked": 0.25, "pointers": 0.25, "dynamic": 0.25, "limit": 0.15, "neighbours": 0.4, "short": 0.3, "native": 0.2, "asm": 0.15, "joined": 0.25,
          "mixed": 0.2, "values": 0.2, "callees": 0.25, "leaving": 0.2}
UNIONS = {"all": list(SHARES), "none": []}


def parse(text):
    """{feature: the share of seeds that have it} of "all", "none", or names with commas, of which each seed has all."""
    if text in UNIONS:
        return {name: SHARES[name] for name in UNIONS[text]}
    names = text.split(",")
    unknown = [name for name in names if name not in SHARES]
    if unknown:
        raise SystemExit("there is no feature %s; there are %s" % (unknown[0], ", ".join(SHARES)))
    return {name: 1.0 for name in names}


def draw(seed, shares):
    """The features of a seed. Each has a generator of its own, so that it comes to the same seeds whatever else may come."""
    return {name for name, share in shares.items() if random.Random("%s %d" % (name, seed)).random() < share}
