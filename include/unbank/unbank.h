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
 * LLVMContextRef is one to struct LLVMOpaqueContext. Programs that build modules with LLVM's C API
 * pass them as they are; they must use the LLVM that this library is linked to
 * (unbank_llvm_version). Other programs do not need LLVM's headers: they call unbank_module_read
 * and unbank_module_write.
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

/* The version of LLVM that this library was built for: "22.1.8". */
UNBANK_API const char *unbank_llvm_version(void);

/* Modules from files. */

/* Reads LLVM IR, text or bitcode, and verifies it. *module gets an LLVMContext of its own; release
 * both with unbank_module_free. An error names the file. Maliciously damaged bitcode may end the
 * process, because LLVM's reader trusts it. */
UNBANK_API char *unbank_module_read(const char *path, struct LLVMOpaqueModule **module);
/* Writes bitcode if the path ends in .bc, else text. Text loses the order in which the uses of a
 * value are listed, on which LLVM's codegen may depend; bitcode keeps it, and scores are those of
 * a module that keeps it. The file is written completely or not at all.
 * An error names the file. */
UNBANK_API char *unbank_module_write(struct LLVMOpaqueModule *module, const char *path);
/* Releases a module from unbank_module_read and its context; NULL is allowed. */
UNBANK_API void unbank_module_free(struct LLVMOpaqueModule *module);

/* Runs. Each takes an NVPTX module. Any other module is left alone: its report has its triple, and
 * no arrays or kernels. Warnings, for instance about names that the module does not have, go to the
 * diagnostic handler of the module's context, which by default prints them on stderr.
 *
 * The options report=, fail-above=, baseline= and unknown= have no effect here: the caller sees to
 * them with unbank_report_write and unbank_report_failures. `options` may be NULL, which means the
 * defaults. */

/* Analyses the module and, unless the options say mode=report, rewrites it. If no layout changes,
 * the module stays as it was, bit for bit. Release *report with unbank_report_free; `report` may be
 * NULL, which is faster. After an error the module is unchanged, with one exception: LLVM 20 and
 * older may find after the rewrite that a promised block shape cannot be enforced, and then the
 * module must be discarded. */
UNBANK_API char *unbank_run(struct LLVMOpaqueModule *module, const struct unbank_options *options,
                            struct unbank_report **report);

/* The same without rewriting, whatever mode= says: the report says what unbank_run would do and
 * gain, and the module stays as it was. */
UNBANK_API char *unbank_analyze(struct LLVMOpaqueModule *module,
                                const struct unbank_options *options,
                                struct unbank_report **report);

/* The score of one kernel, in wavefronts per block. A wavefront is one cycle of the SM's
 * shared-memory pipe. */
struct unbank_score {
  size_t size;                 /* bytes of this structure as the library has it */
  const char *kernel;          /* mangled */
  const char *display;         /* for people: "transpose(float*, float const*, int)" */
  struct unbank_shape block;   /* that the figures are for; x == 0: no single shape */
  enum unbank_exactness exact; /* UNBANK_EXACT and UNBANK_MEASURED: min and max are one number;
                                  UNBANK_BOUNDED: a range; UNBANK_UNKNOWN: all three are NAN */
  double min, max;             /* wavefronts of all accesses of the kernel to shared memory */
  double ideal;                /* under the best placement of the same words */
  bool per_trip;               /* loops of unknown length count as one iteration */
  const char *reason;          /* a sentence: why it is not exact; "" if it is */
};
/* The scores of a module's kernels, in the order of the report. */
struct unbank_scores;

/* Scores one layout of one array, without rewriting the module. `array` is a name from a report,
 * mangled or displayed ("transpose::tile"), or a pattern that matches one array; `layout` is a text
 * of unbank/layout.h ("pad:128:4"). All other arrays stay as they are, except those that the option
 * layout= names. It is an error if no array has the name, or if the array cannot have the layout;
 * the sentence then contains the code and the reason of the report. "identity" gives the score of
 * the module as it stands, for any array. Release *scores with unbank_scores_free. */
UNBANK_API char *unbank_score_layout(struct LLVMOpaqueModule *module,
                                     const struct unbank_options *options, const char *array,
                                     const char *layout, struct unbank_scores **scores);
/* The number of kernels. */
UNBANK_API size_t unbank_scores_count(const struct unbank_scores *scores);
/* The score of one kernel, which lives as long as `scores`; NULL if the number is too large. */
UNBANK_API const struct unbank_score *unbank_scores_at(const struct unbank_scores *scores,
                                                       size_t number);
/* Bytes that the array takes under the layout. */
UNBANK_API size_t unbank_scores_bytes(const struct unbank_scores *scores);
/* NULL is allowed. */
UNBANK_API void unbank_scores_free(struct unbank_scores *scores);

#ifdef __cplusplus
}
#endif
#endif
