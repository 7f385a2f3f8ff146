# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the modules of a seed share: arrays that several use, and functions that one defines and others call.

An array is declared to all modules by one of KINDS. Its functions (functions.py) are inline functions that every module has, or
external ones of one module, or weak ones that one module defines in another way."""

import functions

KINDS = ["inline", "weak", "local", "template", "external"]
PLACES = ["header", "external", "external", "external", "weak"]  # where its functions are
WEAKENED = "1u + "  # what a weak function returns beside the value of the strong one, which replaces it


class Shared:
    def __init__(self, random, units, features, arrays):
        self.random, self.features, self.arrays = random, features, arrays
        for array in arrays:
            array.is_shared = True
            array.has_own = "pointers" in features
            array.kind, array.home, array.place = random.choice(KINDS), random.randrange(units), random.choice(PLACES)
            array.pattern = {"local": "*%s_ofvE1a", "template": "*%s_pool*"}.get(array.kind, "%s") % array.name
            array.functions = functions.bodies(random, array) + (functions.pointer_bodies(array) if array.has_own else [])
            array.kinds = {function: random.choice([functions.NOINLINE + " inline", "inline", "__forceinline__"])
                           for function in array.functions}

    def text(self, unit):
        """What a module has of it. With the feature `pointers` the first also calls functions for the others."""
        apply = ""
        if "pointers" in self.features:
            apply = "__device__ unsigned apply(reader f, unsigned i)%s\n" % (" { return f(i) + 1u; }" if unit == 0 else ";")
        return apply + "".join(self.declaration(array, unit) + self.functions_of(array, unit) for array in self.arrays)

    @staticmethod
    def declaration(array, unit):
        """Of the array. An array inside a function is called by a macro."""
        name, type = array.name, array.type.name
        typed = "%s %s%s" % (array.attributes + type, name, array.sides())
        if array.kind == "inline":
            return "inline __shared__ %s;\n" % typed
        if array.kind == "weak":
            return "__attribute__((weak)) __shared__ %s;\n" % typed
        if array.kind == "external":
            return "%s__shared__ %s;\n" % ("" if unit == array.home else "extern ", typed)
        shape = "typedef %s %s_shape%s;\n" % (type, name, array.sides())
        body = "{ __shared__ %s%s_shape a; return &a; }" % (array.attributes, name)
        if array.kind == "local":
            return shape + "inline __device__ %s_shape *%s_of() %s\n#define %s (*%s_of())\n" % (name, name, body, name, name)
        return shape + "template <class T> struct %s_pool { static __device__ T *get() %s };\n#define %s (*%s_pool<%s_shape>::get())\n" % (
            name, body.replace(name + "_shape", "T"), name, name, name)

    @staticmethod
    def functions_of(array, unit):
        text, is_home = "", unit == array.home
        for function in array.functions:
            result, name, parameters, body = function
            head = "%s %s(%s)" % (result, name, parameters)
            if array.place == "header":
                text += "%s __device__ %s { %s }\n" % (array.kinds[function], head, body)
            elif array.place == "weak":
                weak = "" if is_home else "__attribute__((weak)) "
                other = body if is_home else body.replace("return ", "return " + WEAKENED)
                text += "%s__device__ %s %s { %s }\n" % (weak, functions.NOINLINE, head, other)
            elif is_home:
                text += "__device__ %s { %s }\n" % (head, body)
            else:
                text += "__device__ %s;\n" % head
        if not array.has_own:
            return text
        if array.place == "external" and not is_home:
            return text + functions.foreign_tables(array)
        return text + functions.tables(array, "" if array.place == "external" else "static ")
