/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is to be done with one module of random kernels, as its manifest says (generate.py, run.py):
 *
 *   variant   a way to rewrite the module: options of the pass
 *   trial     a launch of one kernel, and the variants that it judges
 *
 * The manifest is that of examples/kernels.json with "variants", a list of {"name", "options"}, and
 * in each entry the names of its "variants", and "closed". */
#ifndef UNBANK_TEST_FUZZ_PLAN_H
#define UNBANK_TEST_FUZZ_PLAN_H

#include "exec/job.h"
#include "unbank/options.h"

struct variant {
  const char *name;
  struct unbank_options options;
};

struct trial {
  struct job job;
  const char *mangled; /* name of its kernel */
  bool is_closed;      /* no argument and no loaded number decides what is accessed */
  uint64_t variants;   /* a set of indices */
};

struct plan {
  struct variant *variants;
  size_t variant_count;
  struct trial *trials;
  size_t trial_count;
};

/* NULL, or a malloc'd sentence; plan_free in any case. Only trials of the kernel and variants of
 * the names given stay; NULL: all. */
char *plan_read(struct plan *plan, const char *path, const char *kernel, const char *variant,
                struct arena *arena);
void plan_free(struct plan *plan);

#endif
