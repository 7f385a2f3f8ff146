# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How a module is compiled, and the ways in which it is rewritten.

    own        the pass's own choice: with the block shapes of the launches promised, or without any promise
    forced     a layout of the family on every array, drawn for each array anew; with promises or without

A launch of a promised variant has the promised shape. The reports' widths are as a rule the IR's, for those the simulator can
check; now and then they are the hardware's, by which the pass chooses otherwise."""

LEVELS = ["-O1", "-O2", "-O3"]
LAYOUTS = [
    "identity", "pad:128:4", "pad:128:8", "pad:128:16", "pad:64:4", "pad:68:4", "pad:96:8", "pad:32:16", "pad:256:4", "pad:132:12",
    "pad:4:4", "pad:12:4", "pad:48:16", "pad:1024:32", "pad:20:4", "pad:1000:8", "pad:16:16", "pad:8:8", "pad:24:8",
    "pad:24:4", "pad:16:4", "pad:32:4", "pad:48:4", "pad:80:16", "pad:528:16", "pad:33:1", "pad:30:2", "pad:400:4",
    "pad:4096:4", "pad:8:4", "pad:2:2", "pad:6:2", "pad:1:1", "pad:272:16", "xor:2:31:7", "xor:3:15:8", "xor:4:7:6", "xor:4:7:7",
    "xor:2:31:5", "xor:2:3:4", "xor:3:5:5", "xor:2:1:9", "xor:3:15:5", "xor:2:22:6", "xor:2:127:4", "xor:2:7:3", "xor:4:15:9",
    "xor:4:1:5", "xor:0:31:7", "xor:1:7:4", "xor:3:31:4", "xor:2:31:8", "xor:4:7:10",
    "pad:4:4:16:8", "pad:12:4:48:4", "pad:48:4:96:8", "pad:128:4:1024:16", "pad:16:16:64:16", "pad:32:8:96:24",
    "rot:12:4", "rot:48:4", "rot:16:4", "rot:64:16", "rot:96:4", "rot:128:4", "rot:144:16", "rot:40:8", "lin:7:124", "lin:6:4:7:12",
    "lin:3:4", "lin:4:12:5:12", "lin:2:36:5:36", "lin:8:240", "lin:5:16", "xor:2:3:4+pad:12:4", "xor:2:1:3+pad:8:4",
    "rot:12:4+pad:12:4", "rot:64:16+pad:12:4", "rot:16:4+pad:32:8:64:4", "lin:4:12:5:12+pad:24:4", "lin:6:48+pad:48:16",
]


def shape_text(shape):
    return "x".join(str(side) for side in shape)


def random_layout(random, array):
    """One of the table; or parameters of which nothing is known but that whole elements stay together, or the array's own rows."""
    draw = random.random()
    if draw < 0.35:
        return random.choice(LAYOUTS)
    atom = atom_of(random, array)
    if draw < 0.55:
        return own_text(random, array, atom)
    if draw < 0.62:
        return pitch_text(random, max(atom, 4))
    kind = random.random()
    if kind < 0.3:
        return pad_text(random, atom)
    permutation = permutation_text(random, atom)
    return permutation if kind < 0.8 else permutation + "+" + pad_text(random, atom)


def permutation_text(random, atom):
    return random.choice([xor_text, linear_text, rotate_text])(random, atom)


def atom_of(random, array):
    """Bytes that stay together: an element's, or those of the widest access that there may be."""
    if "aligned" in array.attributes and random.random() < 0.6:
        return 16
    return min(array.type.bytes & -array.type.bytes, 16)


def own_text(random, array, atom):
    """Rows of the array padded or rotated, of three dimensions its planes padded too."""
    row = array.extents[-1] * array.type.bytes * random.choice([1, 1, 1, 2])
    pad = "pad:%d:%d" % (row, atom * random.choice([1, 1, 2, 3]))
    if len(array.extents) > 2 and array.extents[-2] % 2 == 0 and random.random() < 0.7:
        pad += ":%d:%d" % (array.extents[-2] * array.extents[-1] * array.type.bytes, atom * random.choice([1, 1, 2, 5]))
        if pad.split(":")[1] == pad.split(":")[3]:
            pad = ":".join(pad.split(":")[:3])
    units = row // atom
    if row % atom or units < 2 or random.random() < 0.6:
        return pad
    rotation = "rot:%d:%d" % (row, random.choice([1, 1, random.randint(1, units - 1)]) * atom)
    return rotation if random.random() < 0.6 else rotation + "+" + pad


def inside_text(random, array, atom):
    """A permutation within the array's bytes: its own rows rotated, or bits flipped in blocks of a power of two that divides its size."""
    row, bits = array.extents[-1] * array.type.bytes, (array.bytes & -array.bytes).bit_length() - 1
    low = atom.bit_length() - 1
    if bits - low >= 2 and random.random() < 0.5:
        shift = random.randint(low + 1, bits - 1)
        return "xor:%d:%d:%d" % (low, random.randint(1, 2**min(bits - shift, shift - low) - 1), shift)
    units = row // atom
    if row % atom == 0 and units > 1:
        return "rot:%d:%d" % (row, random.randint(1, units - 1) * atom)
    return permutation_text(random, atom)


def pad_text(random, atom):
    """One level, or two."""
    row = atom * random.randint(1, 256 // atom)
    text = "pad:%d:%d" % (row, atom * random.choice([1, 1, 1, 2, 3, 4]))
    if random.random() < 0.6:
        return text
    return text + ":%d:%d" % (row * random.randint(2, 9), atom * random.choice([1, 2, 3, 5, 8]))


def xor_text(random, atom):
    bit = atom.bit_length() - 1
    mask = random.choice([1, 3, 7, 15, 31, random.randint(1, 63)])
    return "xor:%d:%d:%d" % (bit, mask, bit + random.randint(1, 8))


def pitch_text(random, atom):
    """Rows whose length an argument of the kernel decides, of which it has ten, or a number that it computes; of a kernel without it nothing."""
    argument, bit = random.choice([4, 4, 5, random.randint(2, 9), random.randint(11, 30)]), atom.bit_length() - 1
    text = "pitch:%d:%d:%s" % (bit, argument, row_text(random))
    other = random.choice([5, random.randint(2, 9)])
    if other != argument and not random.randint(0, 2):
        text = "%s:%d:%s" % (text, other, row_text(random))
    return "%s:%d" % (text, random.randint(bit + 2, 7)) if bit < 6 and not random.randint(0, 2) else text


def row_text(random):
    return "%d:%d" % (random.choice([1, 4, 4, 4, 8, 12, 64, random.randint(1, 300)]), random.choice([0, 0, 0, 4, 8, random.randint(0, 600)]))


def rotate_text(random, atom):
    units = random.choice([8, 16, 32, 64, random.randint(2, 200)])
    return "rot:%d:%d" % (units * atom, random.choice([1, random.randint(1, units - 1)]) * atom)


def linear_text(random, atom):
    """A product of elementary matrices: bit `to` is flipped by bit `by`, or two bits change places."""
    low, bits = atom.bit_length() - 1, random.randint(2, 9)
    image = [1 << bit for bit in range(low + bits)]
    for _ in range(random.randint(1, 12)):
        by, to = random.sample(range(low, low + bits), 2)
        if random.random() < 0.2:
            image[by], image[to] = image[to], image[by]
        else:
            image[by] ^= image[to]
    columns = [(bit, image[bit] ^ 1 << bit) for bit in range(low, low + bits) if image[bit] != 1 << bit]
    return "lin:" + ":".join("%d:%d" % column for column in columns) if columns else "xor:%d:1:%d" % (low, low + bits)


def lines_text(random):
    """A layout of dynamic memory: the bits from 7 on flip bits below."""
    low = random.choice([2, 2, 3, 4])
    mask = random.choice([(1 << 7 - low) - 1, random.randint(1, (1 << 7 - low) - 1)])
    if random.random() < 0.2:
        return pitch_text(random, 1 << low)
    if random.random() < 0.5:
        shift = random.randint(7, 11)
        return carved_text(random, "xor:%d:%d:%d" % (low, mask, shift), shift + mask.bit_length())
    columns = sorted(random.sample(range(7, 14), random.randint(1, 5)))
    text = "lin:" + ":".join("%d:%d" % (column, random.randint(1, (1 << 7 - low) - 1) << low) for column in columns)
    return carved_text(random, text, columns[-1] + 1)


def carved_text(random, text, bits):
    """Perhaps for launches that carve the memory; `bits`: up to the highest that is read."""
    return text + random.choice(["", "+carved:%d" % (1 << bits)])


def draw_variants(random, kernels, units=1):
    """[(name, options, options of each module alone, promised)]; the kernels are those of generate.py. A variant promises of all
    kernels their launches' first shapes; or names a shape that is no promise, and need not be any launch's."""
    variants = []
    first = random.random() < 0.6
    for kind, promised in (("own", first), ("forced", not first if random.random() < 0.7 else first)):
        options, alone = ["widths=ir"] if random.random() < 0.8 else [], [[] for _ in range(units)]
        if not promised:
            options += random.choice([[], ["block=32x4"], ["block=64"], ["block=16x8"]])
        for kernel in kernels if promised else []:
            alone[kernel.module.unit].append("block=%s@%s" % (kernel.name, shape_text(kernel.shapes[0])))
        if kind == "forced":
            arrays = {array.pattern: (array, kernel.module.unit) for kernel in kernels for array in kernel.arrays}
            dynamic = lines_text(random) if any(array.is_dynamic for array, _ in arrays.values()) else ""
            for pattern, (array, unit) in arrays.items():
                layout = "layout=%s@%s" % (pattern, random_layout(random, array))
                if array.is_confined and random.random() < 0.7:  # what takes more bytes would be refused
                    layout = "layout=%s@%s" % (pattern, inside_text(random, array, atom_of(random, array)))
                if array.is_dynamic:  # all its names are one array
                    layout = "layout=%s@%s" % (pattern, dynamic)
                for options_of_one in alone if array.is_shared else [alone[unit]]:
                    options_of_one.append(layout)
        variants.append((kind + ("-promised" if promised else ""), options, alone, promised))
    return variants


def add_trials(random, kernels, variants):
    """Puts into the kernels' entries which variants each of them judges. A variant that promises shapes gets one launch of its own
    shape, any other also one of another shape."""
    for kernel in kernels:
        entries = kernel.launches
        for entry in entries:
            entry["variants"] = []
        own = [entry for entry in entries if entry["block"] == entries[0]["block"]]
        for name, _, _, promised in variants:
            random.choice(own if promised else entries)["variants"].append(name)
    return [entry for kernel in kernels for entry in kernel.launches if entry["variants"]]
