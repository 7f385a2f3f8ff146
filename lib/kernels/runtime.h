/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * CUDA's device runtime: functions that every program may call without defining them. They come
 * with the driver or the toolkit, do not access shared arrays of a program, and do not call it
 * back. */
#ifndef UNBANK_KERNELS_RUNTIME_H
#define UNBANK_KERNELS_RUNTIME_H

#include <stdbool.h>

/* Whether an undefined function of this name is one of them. */
bool unbank_is_device_runtime(const char *name);

/* Whether a module that uses an undefined function of this name has to be linked by a device
 * linker. ptxas itself knows printf, malloc and the like; libcudadevrt is linked. */
bool unbank_is_linked(const char *name);

#endif
