/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank simulate: what was asked for, and the parts that do it. */
#ifndef UNBANK_SIMULATE_H
#define UNBANK_SIMULATE_H

#include <llvm-c/Core.h>
#include <popt.h>
#include <stdio.h>

#include "compile.h"
#include "sim/cubin/cubin.h"
#include "sim/report/summary.h"
#include "sim/run/memory.h"

/* An option that names something and gives a value: --global=NAME=SPEC, --output=N=FILE. */
struct setting {
  const char *text, *name, *value;
};
LIST_STRUCT(setting_list, struct setting);

struct simulation {
  struct arena *arena;
  struct text_list inputs, paths; /* as given; what to read, as sources are compiled first */
  const char *input;              /* all of them, for messages */
  const char *kernel;             /* NULL: the only one */
  struct dim3 grid, block;
  uint32_t dynamic_bytes;
  struct text_list arguments;
  struct setting_list globals, outputs;
  const char *report, *cubin, *profile; /* files, or NULL */
  unsigned jobs;
  uint64_t counted_blocks, memory_bytes;
  bool ignore_races;
  double seconds, fail_above;
  struct compilation compilation;
  bool help;
};

/* Reads the command line, argv[0] being the command's name. NULL, or a malloc'd sentence.
 * (simulate_options.c) */
char *simulation_read(struct simulation *out, int argc, const char **argv);
/* popt's table of its options. */
struct poptOption *simulation_options(struct arena *arena);

/* Compiles each input that is CUDA source to device bitcode in a temporary file, and lists in
 * `paths` what to read for each input; the compiler's messages go to stderr. NULL, or a malloc'd
 * sentence. (simulate_compile.c) */
char *simulation_compile(struct simulation *simulation);
/* Removes the temporary files. */
void simulation_remove(const struct simulation *simulation);

/* Reads the inputs, links them if there are several, and finds the kernel, as the module calls it.
 * Fills the texts of `head` that tell where all this comes from. The module is the caller's.
 * (simulate_module.c) */
struct outcome simulation_module(const struct simulation *simulation, LLVMContextRef context,
                                 LLVMModuleRef *module, const char **kernel,
                                 struct unbank_report *head);

/* What there is to print. (simulate_text.c) */
struct simulated {
  const struct simulation *simulation;
  const struct program *program;
  const struct launch *launch;
  const struct tally *tally;
  const struct summary *summary;
  const struct memory *memory;
  const struct cubin_match *match; /* NULL: no cubin was given */
};
void simulation_print(FILE *out, const struct simulated *it);

/* The whole command. Returns an exit code. */
int unbank_command_simulate(int argc, const char **argv);

#endif
