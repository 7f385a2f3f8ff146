/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the parts of unbank-fuzz share. fuzz.c leads; compare.c holds reports against what was
 * counted; plan.c reads the manifest.
 *
 *   original   the modules as they came, linked: runs all trials
 *   variant    the modules rewritten, each by itself, and then linked */
#ifndef UNBANK_TEST_FUZZ_FUZZ_H
#define UNBANK_TEST_FUZZ_FUZZ_H

#include "exec/claims.h"
#include "fuzz/plan.h"
#include "sim/program/program.h"
#include "support/map.h"
#include "unbank/unbank.h"

struct request {
  const char *modules[MODULES_MAX];
  size_t module_count;
  const char *manifest, *kernel, *variant, *folder, *seconds;
};

/* What one trial did under one module. */
struct result {
  bool ran;
  struct memory memory;
  struct tally tally;
};

/* The reports of one variant, by module, and what became of the modules. */
struct rewritten {
  size_t variant;
  struct unbank_report *reports[MODULES_MAX];
  bool inlined[MODULES_MAX]; /* functions, for a layout */
  struct map replaceable;    /* instructions of functions that the linker may take from elsewhere */
  bool ok;
};

struct fuzz {
  const struct request *request;
  LLVMContextRef context;
  LLVMModuleRef modules[MODULES_MAX];
  struct plan plan;
  struct program original;
  struct {
    LLVMValueRef *items; /* by the number of the access */
    size_t count, capacity;
  } accesses[MODULES_MAX]; /* of the original, by module; only if there are several */
  struct map replaceable;  /* of the original */
  struct result *results;  /* of the original, by trial */
  bool *failed;            /* by trial */
  struct arena arena;
  struct agreement agreement;
  size_t launches, cheaper, changed[UNBANK_CODE_COUNT];
  size_t exact_totals, open_totals; /* kernel scores compared; and of these, of open kernels */
  bool any_failed;
};

/* Prints the first failure of a trial; takes over the sentence. */
void fuzz_fail(struct fuzz *fuzz, size_t trial, const char *variant, const char *kind,
               char *sentence);

/* Notes which instruction of the original each access of a report is. To be called before the
 * modules are linked. NULL, or a malloc'd sentence. */
char *compare_number(struct fuzz *fuzz, size_t m, LLVMModuleRef module);
/* Adds the instructions of functions that the linker may take from another module, where modules
 * are linked, and inline PTX. */
void compare_note_replaceable(struct map *set, LLVMModuleRef module, bool is_linked);
/* Whether a function of a rewritten module calls one less often than it did. */
bool compare_has_inlined(LLVMModuleRef before, LLVMModuleRef after);
/* Holds one side of the reports against a trial. `program` is the original, or what the variant
 * made of it. */
void compare_claims(struct fuzz *fuzz, const struct rewritten *it, size_t trial,
                    const struct program *program, const struct tally *tally);

#endif
