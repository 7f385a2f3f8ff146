/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The launches of a host module: which kernels it starts, and with which block shapes.
 *
 *     copy      a copy of the module, which can be changed freely, since it is thrown away
 *     calls     each way to launch (<<<>>>, cudaLaunchKernel, cudaLaunchKernelExC, cuLaunchKernel
 *               and others) becomes a call of one function: launch(kernel, x, y, z)
 *     optimise  a short pipeline, the same at all levels of the compile, even -O0, after which the
 *               operands of these calls are constants, selects, phis, and arguments
 *     values    all combinations of values that the kernel and the sides may have
 *
 * Since only the copy is optimised, this step may be anywhere in a pipeline. It is the first one,
 * because later several launches of one kernel may have been merged. */
#ifndef UNBANK_HOST_HOST_H
#define UNBANK_HOST_HOST_H

#include <llvm-c/Core.h>

#include "launch/launch.h"

/* Appends the launches of a host module, with full paths, sorted; `source` is the full path of the
 * module. Texts belong to the arena. Returns NULL, or an error as a malloc'd sentence. */
char *unbank_find_launches(LLVMModuleRef module, struct arena *arena, const char *source,
                           struct launch_list *out);

#endif
