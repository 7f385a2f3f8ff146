/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The run, for callers that have LLVM's analyses already. Everyone else calls unbank_run
 * (unbank/unbank.h). */
#ifndef UNBANK_RUN_H
#define UNBANK_RUN_H

#include <llvm-c/Types.h>
#include <stdbool.h>

#include "unbank/unbank.h"

#ifdef __cplusplus
extern "C" {
#endif

struct unbank_shim;

/* Like unbank_run, with the analyses of `shim`, which stays the caller's. *changed tells whether
 * the module was changed. `report` may be NULL; the changed module is not analysed then. */
char *unbank_run_with(LLVMModuleRef module, struct unbank_shim *shim,
                      const struct unbank_options *options, struct unbank_report **report,
                      bool *changed);

#ifdef __cplusplus
}
#endif
#endif
