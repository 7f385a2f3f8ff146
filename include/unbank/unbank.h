/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Unbank on a module: find the shared arrays, score every access, choose layouts, rewrite, score
 * again.
 *
 * The invariant: a layout is a function of the byte offset within one array; it is applied at every
 * access to that array or at none. Scores, block shapes and profiles decide only whether a
 * layout pays, never whether it is right.
 *
 * Modules are LLVM's: LLVMModuleRef of llvm-c/Types.h is a pointer to struct LLVMOpaqueModule, and
 * LLVMContextRef one to struct LLVMOpaqueContext. Programs that build modules by LLVM's C API hand
 * them over as they are, with the LLVM that this library is linked to (unbank_llvm_version). Others
 * need nothing of LLVM: unbank_module_read and unbank_module_write.
 *
 * Conventions (errors, ownership, threads): unbank/library.h.
 */
#ifndef UNBANK_UNBANK_H
#define UNBANK_UNBANK_H

#include "unbank/choice.h"
#include "unbank/export.h"
#include "unbank/library.h"
#include "unbank/options.h"
#include "unbank/report.h"

#ifdef __cplusplus
extern "C" {
#endif

struct LLVMOpaqueModule;

/* The version of LLVM that this library was built for: "22.1.8". The library's. */
UNBANK_API const char *unbank_llvm_version(void);

/* Modules from files. */

/* Reads LLVM IR, text or bitcode, and verifies it. *module gets an LLVMContext of its own; release
 * both with unbank_module_free. An error names the file. Bitcode that was damaged on purpose may
 * end the process, as LLVM's reader trusts it. */
UNBANK_API char *unbank_module_read(const char *path, struct LLVMOpaqueModule **module);
/* Writes bitcode to a path that ends in .bc, else text. A file appears whole or not at all. An
 * error names the file. */
UNBANK_API char *unbank_module_write(struct LLVMOpaqueModule *module, const char *path);
/* Releases a module of unbank_module_read with its context; NULL is fine. */
UNBANK_API void unbank_module_free(struct LLVMOpaqueModule *module);

/* Runs. Each takes an NVPTX module. Any other module is left alone: its report has its triple, and
 * no arrays or kernels. What is to be warned of, as names that mean nothing in the module, goes to
 * the diagnostic handler of the module's context, by default to stderr.
 *
 * The options' report=, fail-above=, baseline= and unknown= are the caller's business: see
 * unbank_report_write and unbank_report_failures. `options` may be NULL: the defaults. */

/* Analyses and, unless the options say mode=report, rewrites. Where no layout changes the module
 * stays as it was, bit for bit. *report is to be given to unbank_report_free; `report` may be NULL,
 * which is faster. On an error the module is unchanged, but for one: that a promised block shape
 * cannot be enforced (LLVM 20 and older) is found after the rewrite, and such a module must be
 * thrown away. */
UNBANK_API char *unbank_run(struct LLVMOpaqueModule *module, const struct unbank_options *options,
                            struct unbank_report **report);

/* The same without rewriting, whatever mode= says: the report has what unbank_run would do and
 * what it would bring, the module stays as it was. */
UNBANK_API char *unbank_analyze(struct LLVMOpaqueModule *module,
                                const struct unbank_options *options,
                                struct unbank_report **report);

/* The score of one kernel, in wavefronts a block: one wavefront is one cycle of the SM's
 * shared-memory pipe. */
struct unbank_score {
  size_t size;                 /* bytes of this structure as the library has it */
  const char *kernel;          /* mangled */
  const char *display;         /* for people: "transpose(float*, float const*, int)" */
  struct unbank_shape block;   /* threads, which the figures are for; x == 0: no single shape */
  enum unbank_exactness exact; /* UNBANK_EXACT and UNBANK_MEASURED: min and max are one number;
                                  UNBANK_BOUNDED: a range; UNBANK_UNKNOWN: all three are NAN */
  double min, max;             /* wavefronts of all accesses of the kernel to shared memory */
  double ideal;                /* under the best placement of the same words */
  bool per_trip;               /* a loop of unknown length is counted as one trip */
  const char *reason;          /* why it is not exact: a sentence; "" when it is */
};
/* The scores of a module's kernels, in the order of the report. */
struct unbank_scores;

/* Scores one layout of one array, without rewriting the module. `array` is a name as reports have
 * it, mangled or displayed ("transpose::tile"), or a pattern that means one array; `layout` is a
 * text of unbank/layout.h ("pad:128:4"). All other arrays stay as they are, but for those that the
 * options' layout= names. It is an error when no array has the name, and when the array cannot have
 * the layout: the sentence has the code and the reason of the report. "identity" is the score as
 * the module stands, of any array. *scores is to be given to unbank_scores_free. */
UNBANK_API char *unbank_score_layout(struct LLVMOpaqueModule *module,
                                     const struct unbank_options *options, const char *array,
                                     const char *layout, struct unbank_scores **scores);
/* How many kernels there are. */
UNBANK_API size_t unbank_scores_count(const struct unbank_scores *scores);
/* One of them, which lives as long as `scores`; NULL when there is none of that number. */
UNBANK_API const struct unbank_score *unbank_scores_at(const struct unbank_scores *scores,
                                                       size_t number);
/* Bytes that the array takes under the layout. */
UNBANK_API size_t unbank_scores_bytes(const struct unbank_scores *scores);
/* NULL is fine. */
UNBANK_API void unbank_scores_free(struct unbank_scores *scores);

#ifdef __cplusplus
}
#endif
#endif
