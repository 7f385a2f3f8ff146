# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Substitutions:
#   %unbank_opt   opt with the plugin loaded
#   %clang_cuda   clang for sm_90 device code, without a CUDA toolkit, with the plugin; %clang_cuda_plain without it
#   %unbank       the command
#   %price        unbank-price (test/widths/price.c): widths as priced against those of the rewritten module
#   %unchanged    IN.ll REPORT.json [OPTIONS]: fails unless the pass leaves the module as it was, byte for byte
#   %exits        CODE COMMAND...: fails unless the command ends with that exit code
#   %arrays       prints the arrays of JSON reports, a line each
#   %validate     checks JSON reports and profiles against the schema
#   %measured     REPORT.json SIMULATED.json: fails unless what the report expects after the run is what a simulation counted
#   %ptxas        ptxas for sm_90, where the feature "ptxas" is there
#   %include, %data   the folders of public headers and of measured data
#   %chromium     a Chromium, where the feature "chromium" is there
#   %python       the Python that lit runs in
#   %llvm         the LLVM major under test
#   %plugin       the plugin's file, %other_opt an opt of the other LLVM major, %examples the folder of examples
# opt, FileCheck, not, count and split-file are those of the LLVM under test.
import os
import shutil
import subprocess
import sys

import lit.formats

config.name = "unbank-llvm-%d" % config.unbank_llvm_major
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ll", ".cu", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)

tools = config.unbank_llvm_tools
plugin = config.unbank_plugin
clang = os.path.join(tools, "clang++")
examples = os.path.join(config.unbank_source, "examples")

# UNBANK_OPTIONS of whoever runs the tests must not reach them.
config.environment.pop("UNBANK_OPTIONS", None)
config.environment["PATH"] = os.pathsep.join([tools, config.environment["PATH"]])


def sanitizer_environment():
    """A sanitized plugin in a stock opt: the sanitizer's runtime must be there before LLVM, whose own memory is not its business."""
    runtime = subprocess.check_output(
        [clang, "-print-file-name=libclang_rt.asan-x86_64.so"], text=True).strip()
    return "env LD_PRELOAD=%s ASAN_OPTIONS=detect_leaks=0 " % runtime


loader = sanitizer_environment() if config.unbank_sanitize else ""
cuda = ("%s --target=x86_64-linux-gnu -x cuda -nocudainc -nocudalib --cuda-gpu-arch=sm_90 --cuda-device-only "
        "--cuda-feature=+ptx78 -O3 -std=c++17 -I%s" % (clang, examples))
ptxas = shutil.which("ptxas", path=config.environment["PATH"] + ":/usr/local/cuda/bin")
other = "/usr/lib/llvm-%d/bin/opt" % (19 if config.unbank_llvm_major == 22 else 22)

opt = "%sopt -load-pass-plugin=%s" % (loader, plugin)
inputs = os.path.join(config.test_source_root, "Inputs")

config.substitutions += [
    ("%unbank_opt", opt),
    ("%clang_cuda_plain", cuda),
    ("%clang_cuda", "%s%s -fplugin=%s -fpass-plugin=%s" % (loader, cuda, plugin, plugin)),
    ("%price", os.path.join(os.path.dirname(config.unbank_command), "unbank-price")),
    ("%clang", clang),
    ("%unbank", config.unbank_command),
    ("%unchanged", "sh %s opt '%s'" % (os.path.join(inputs, "unchanged.sh"), opt)),
    ("%exits", "sh %s" % os.path.join(inputs, "exits.sh")),
    ("%arrays", "%s %s" % (sys.executable, os.path.join(inputs, "arrays.py"))),
    ("%python", sys.executable),
    ("%measured", "%s %s" % (sys.executable, os.path.join(inputs, "measured.py"))),
    ("%validate", "%s %s" % (sys.executable, os.path.join(config.unbank_source, "test/unit/validate_report.py"))),
    ("%ptxas", "%s -arch=sm_90" % ptxas),
    ("%plugin", plugin),
    ("%other_opt", other),
    ("%examples", examples),
    ("%llvm", str(config.unbank_llvm_major)),
    ("%include", os.path.join(config.unbank_source, "include")),
    ("%data", os.path.join(config.unbank_source, "test/data")),
]

config.available_features.add("llvm-%d" % config.unbank_llvm_major)
if os.path.exists(config.unbank_command):
    config.available_features.add("command")
if os.path.exists(other):
    config.available_features.add("other-llvm")
if ptxas:
    config.available_features.add("ptxas")
if os.path.exists("/usr/local/cuda/include/cuda_runtime.h"):
    config.available_features.add("toolkit")
chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
if chromium:
    config.available_features.add("chromium")
    config.substitutions.insert(0, ("%chromium", chromium))
for cache in ("ccache", "sccache"):
    if shutil.which(cache):
        config.available_features.add(cache)
if config.unbank_sanitize:
    config.available_features.add("sanitize")
