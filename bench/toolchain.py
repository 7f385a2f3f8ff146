# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From CUDA to cubins, as bench/build.py does it: the front end once, the rest for each variant.

    front    clang's front end: a module before any optimisation, one for each source and set of macros
    ptx      clang -O3 on a front, through the plugin or not; the same pipeline as in one compile, so the same cubin
    cubin    the toolkit's ptxas

Files of a front carry the source's folder and name and the macros. What is newer than all it is made from is not made again."""

import pathlib
import re
import subprocess

import manifest

ROOT = manifest.ROOT


def run(*command, cwd=None, stdin=None):
    """Runs a command and returns what it printed; a failure raises an error that holds that."""
    words = [str(word) for word in command]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=cwd, input=stdin)
    if done.returncode:
        raise RuntimeError(f"{' '.join(words)}\n{done.stdout}")
    return done.stdout


def forced_options(layouts):
    return [("layout", f"{array}@{layout}") for array, layout in layouts]


def pass_options(kernel, variant, mode):
    """(name, value) of the plugin's options for a variant, its report and its profile left out."""
    shape = kernel.shape()
    return [("mode", mode), ("block", f"{kernel.symbol}@{shape}" if variant.promise else shape), *forced_options(variant.layouts)]


def add_library_arguments(parser):
    """Of programs that run the command and link the library: arguments.unbank, plugin, clang, llvm_config, arch."""
    parser.add_argument("--unbank", type=pathlib.Path, default=ROOT / "build/llvm-22/bin/unbank")
    parser.add_argument("--plugin", type=pathlib.Path, help="beside it lies libunbank.a or libunbank.so; default: ../lib/Unbank.so from the command")
    parser.add_argument("--clang", default="clang++-22")
    parser.add_argument("--llvm-config", default="llvm-config-22")
    parser.add_argument("--arch", default="sm_90")


def add_cell_arguments(parser):
    """Of programs that make cubins of what bench/oracle.py wrote: arguments.cells, llc, cuda, ptx_feature."""
    parser.add_argument("--cells", type=pathlib.Path, default=ROOT / "build/oracle/cells.csv", help="what oracle.py wrote")
    parser.add_argument("--llc", default="llc-22")
    parser.add_argument("--cuda", type=pathlib.Path, default=pathlib.Path("/usr/local/cuda"))
    parser.add_argument("--ptx-feature", default="+ptx78")


def ptx_of(arguments, module):
    """The PTX of a module as it is, beside it."""
    ptx = module.with_suffix(".ptx")
    run(arguments.llc, "-O3", f"-mcpu={arguments.arch}", f"-mattr={arguments.ptx_feature}", module, "-o", ptx)
    return ptx


def assemble(tools, ptx, cubin, *flags):
    """`tools` has cuda, the toolkit's folder, and arch."""
    run(tools.cuda / "bin/ptxas", f"-arch={tools.arch}", *flags, ptx, "-o", cubin)


def is_fresh(made, *sources):
    return made.exists() and all(made.stat().st_mtime > source.stat().st_mtime for source in sources)


class Toolchain:
    def __init__(self, arguments):
        self.plugin = arguments.plugin if arguments.plugin and arguments.plugin.exists() else None
        self.clang, self.cuda, self.arch, self.modules = arguments.clang, arguments.cuda, arguments.arch, arguments.out / "modules"
        self.source_flags = [self.clang, "-x", "cuda", f"--cuda-path={self.cuda}", f"--cuda-gpu-arch={self.arch}", "-O3",
                             "-Wno-unknown-cuda-version"]
        self.feature = None

    def ptx_feature(self):
        """The PTX version that clang takes for this toolkit, as a target feature."""
        if not self.feature:
            words = run(*self.source_flags, "--cuda-device-only", "-S", "-###", manifest.EXAMPLES / "abt.cu")
            self.feature = re.search(r"\+ptx\d+", words).group()
        return self.feature

    def module_path(self, source, defines, suffix):
        return self.modules / (".".join([source.parent.name, source.stem, *defines]).replace("/", "_") + suffix)

    def front(self, source, defines):
        path = self.module_path(source, defines, ".front.bc")
        if is_fresh(path, source, *source.parent.glob("*.h"), *manifest.EXAMPLES.glob("*.h")):
            return
        run(*self.source_flags, "--cuda-device-only", "-emit-llvm", "-c", "-Xclang", "-disable-llvm-passes",
            *(f"-D{define}" for define in defines), source, "-o", path)

    def back_flags(self):
        return [self.clang, "-x", "ir", "-O3", "--target=nvptx64-nvidia-cuda", f"-march={self.arch}", "-Xclang", "-target-feature",
                "-Xclang", self.ptx_feature()]

    def optimised(self, source, defines):
        """The module as the plugin meets it, for whoever scores it."""
        run(*self.back_flags(), "-emit-llvm", "-c", self.module_path(source, defines, ".front.bc"),
            "-o", self.module_path(source, defines, ".bc"))

    def plugin_flags(self, options):
        flags = [f"-fpass-plugin={self.plugin}"]
        for name, value in options:
            flags += ["-mllvm", f"-unbank-{name}={value}"]
        return flags

    def compile(self, front, out, options=None, emit=("-S",)):
        """`options`: of the plugin; None: without it."""
        flags = self.plugin_flags(options) if options is not None else []
        run(*self.back_flags(), *emit, *flags, front, "-o", out)

    def profile(self, kernel):
        """What a simulated run of the kernel's own launch shows, of the module that the plugin meets (optimised)."""
        module = self.module_path(kernel.source, (), ".bc")
        path, launch = module.with_suffix(f".{kernel.name}.profile"), kernel.profiled
        unbank = self.plugin.parent.parent / "bin/unbank"
        run(unbank, "simulate", module, *manifest.simulate_words(launch, launch.grid), f"--write-profile={path}", cwd=kernel.source.parent)
        return path

    def assemble(self, ptx, cubin, *flags):
        assemble(self, ptx, cubin, *flags)

    def build_variant(self, kernel, variant, cubin, report):
        """A variant that the plugin does not rewrite never meets it: its report, the prediction for it, comes from a second compile
        whose code is thrown away."""
        front = self.module_path(kernel.source, variant.defines, ".front.bc")
        ptx, options = cubin.with_suffix(".ptx"), None
        if self.plugin:
            options = [*pass_options(kernel, variant, "fix" if variant.plugin else "report"), ("report", report)]
        if options and variant.profile:
            options.append(("profile", self.profile(kernel)))
        if options and not variant.plugin and not is_fresh(report, front, self.plugin):
            self.compile(front, ptx, options, ("-emit-llvm", "-c"))
        if variant.plugin or not is_fresh(cubin, front):
            self.compile(front, ptx, options if variant.plugin else None)
            self.assemble(ptx, cubin)
        ptx.unlink(missing_ok=True)


def build_program(sources, out, *libraries, compiler="cc", include=()):
    """A C program of the bench with what it takes from lib/ and sim/."""
    objects = []
    for source in sources:
        objects.append(f"{out}.{pathlib.Path(source).stem}.o")
        run("cc", "-std=c17", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror", "-O2", "-pthread", f"-I{ROOT}",
            f"-I{ROOT}/lib", f"-I{ROOT}/include", *(f"-I{folder}" for folder in include), "-c", source, "-o", objects[-1])
    run(compiler, "-pthread", *objects, "-o", out, *libraries)
    for path in objects:
        pathlib.Path(path).unlink()


def build_driver(out, cuda):
    """gpu_run, linked against the toolkit's stub of the driver library: builds where there is none."""
    names = ("bench/gpu_run.c", "bench/device.c", "bench/jobs.c", "bench/outputs.c", "bench/fill.c", "bench/listing.c",
             "sim/run/argument.c", "sim/run/memory.c", "lib/support/arena.c")
    build_program([ROOT / name for name in names], out / "gpu_run", f"-L{cuda}/lib64/stubs", "-lcuda", "-lm",
                  include=[f"{cuda}/include"])


def build_with_library(name, out, plugin, llvm_config):
    """A C program of the bench, against the library that lies beside the plugin."""
    includes, libraries = (run(llvm_config, flag).strip() for flag in ("--includedir", "--libdir"))
    archive = plugin.parent / "libunbank.a" # of a build; an installation has the shared library alone
    library = [archive] if archive.exists() else [f"-L{plugin.parent}", f"-Wl,-rpath,{plugin.parent.resolve()}", "-lunbank"]
    build_program([ROOT / f"bench/{name}.c"], out, *library, f"-L{libraries}", f"-Wl,-rpath,{libraries}",
                  "-lLLVM", "-ljansson", "-lm", compiler="c++", include=[includes])
