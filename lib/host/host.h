/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The launches of a host module: which kernels it starts, with blocks of what shape.
 *
 *     copy      the module, to be changed at will: what becomes of it nobody sees
 *     calls     each way to launch (<<<>>>, cudaLaunchKernel, cudaLaunchKernelExC, cuLaunchKernel
 *               and others) becomes a call of one function: launch(kernel, x, y, z)
 *     optimise  the same short pipeline whatever the compile was told, -O0 too, so that what a
 *               launch has is told by numbers, choices and arguments
 *     values    all that the kernel and the sides may be, together
 *
 * As the copy is all that is optimised, the step may stand anywhere in a pipeline. It stands first:
 * there launches are apart from each other, where later ones of one kernel may have become one. */
#ifndef UNBANK_HOST_HOST_H
#define UNBANK_HOST_HOST_H

#include <llvm-c/Core.h>

#include "launch/launch.h"

/* Appends the launches of a host module, with full paths, sorted; `source` is the module's full
 * path. Texts are the arena's. NULL, or a malloc'd sentence. */
char *unbank_find_launches(LLVMModuleRef module, struct arena *arena, const char *source,
                           struct launch_list *out);

#endif
