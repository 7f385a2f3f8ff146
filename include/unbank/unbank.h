/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Unbank on a module: find the shared arrays, score every access, choose layouts, rewrite, score
 * again.
 *
 * The invariant: a layout is a function of the byte offset within one array; it is applied at every
 * access to that array or at none. Scores, block shapes and launch files decide only whether a
 * layout pays, never whether it is right.
 */
#ifndef UNBANK_UNBANK_H
#define UNBANK_UNBANK_H

#include <llvm-c/Types.h>

#include "unbank/options.h"
#include "unbank/report.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Runs Unbank on an NVPTX module. Any other module is left alone: its report has its triple, and no
 * arrays or kernels. With
 * mode=report, or when no layout changes, the module stays as it was, bit for bit. `*report` is the
 * caller's, to be given to unbank_report_free. Returns NULL, or a malloc'd sentence; the module is
 * then unchanged. The options' report= and fail-above= are the caller's business: see
 * unbank_report_write and unbank_report_failures. */
char *unbank_run(LLVMModuleRef module, const struct unbank_options *options,
                 struct unbank_report **report);

#ifdef __cplusplus
}
#endif
#endif
