/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parts of the unbank command that work on device modules, and what they share with the rest.
 */
#ifndef UNBANK_COMMAND_H
#define UNBANK_COMMAND_H

#include "compile.h"
#include "unbank/options.h"
#include "unbank/report.h"

/* The exit codes, which scripts rely on. */
enum {
  UNBANK_EXIT_FINE = 0,
  UNBANK_EXIT_FOUND = 1,  /* what was asked for was found: accesses above the limit, rows that
                             disagree, a kernel  that breaks a rule */
  UNBANK_EXIT_UNABLE = 2, /* usage, or a file that cannot be read or written */
};

/* What becomes of reports, besides report=. */
struct delivery {
  const char *baseline; /* --write-baseline=, or NULL */
  const char *sarif;    /* --sarif=, or NULL */
};

/* Reads the module at `input`, which is compiled first if it is CUDA source (.cu), runs Unbank on
 * it, prints the report to stdout and writes it where report= says; with an `output` (NULL: none)
 * writes the module there, as text for .ll and as bitcode for .bc. Returns an exit code. */
int unbank_command_module(const char *input, const char *output, const struct compilation *how,
                          const struct unbank_options *options, const struct delivery *delivery);

/* The end of a command that printed reports: flushes stdout, judges them as the options ask, names
 * each line that fails on stderr, and writes the files of `delivery` (NULL: these are simulations,
 * which decide about no array). Returns an exit code. */
int unbank_command_end(const struct unbank_report *const *reports, size_t count,
                       const struct unbank_options *options, const struct delivery *delivery);

/* Writes "unbank: " and a malloc'd sentence to stderr, frees it and returns UNBANK_EXIT_UNABLE. */
int unbank_command_fail(char *sentence);

#endif
