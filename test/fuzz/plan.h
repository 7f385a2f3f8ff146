/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is to be done with one module of random kernels, as its manifest says (generate.py, run.py):
 *
 *   variant   a way to rewrite the module: options of the pass
 *   trial     a launch of one kernel, and the variants that it judges
 *
 * The manifest is that of examples/kernels.json with "variants", a list of {"name", "options"}, and
 * in each entry the names of its "variants", "closed", "open" and
 * "keeps_static". Where there are several modules,
 * "alone" of a variant holds a list of options for each, beside those of all. */
#ifndef UNBANK_TEST_FUZZ_PLAN_H
#define UNBANK_TEST_FUZZ_PLAN_H

#include "exec/job.h"
#include "unbank/options.h"

enum { MODULES_MAX = 4 };

struct variant {
  const char *name;
  struct unbank_options options[MODULES_MAX]; /* for each module */
};

struct trial {
  struct job job;
  const char *mangled; /* name of its kernel */
  size_t module;       /* that defines it */
  bool is_closed;      /* no argument and no loaded number decides what is accessed */
  bool is_open;        /* it calls functions of other modules, or by pointer */
  bool keeps_static;   /* no more static memory than before: it has dynamic memory */
  uint64_t variants;   /* a set of indices */
};

struct plan {
  struct variant *variants;
  size_t variant_count, module_count;
  struct trial *trials;
  size_t trial_count;
};

/* For so many modules. NULL, or a malloc'd sentence; plan_free in any case. Only trials of the
 * kernel and variants of the names given stay; NULL: all. */
char *plan_read(struct plan *plan, const char *path, size_t modules, const char *kernel,
                const char *variant, struct arena *arena);
void plan_free(struct plan *plan);

#endif
