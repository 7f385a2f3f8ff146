/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Promises of the block shape of all launches of a kernel: by reqntid in the IR, by options
 * block=KERNEL@32x8, by annotations "unbank:block=32x8". A rewrite may rely on them, so promises
 * that differ are an error. But an option overrules annotations, and a stronger source of options a
 * weaker one. */
#ifndef UNBANK_KERNELS_PROMISES_H
#define UNBANK_KERNELS_PROMISES_H

#include "model/model.h"

/* The threads of a block. The sides may be any numbers in the IR; the product does not overflow to
 * a number that would be allowed. */
uint64_t unbank_threads_of(struct unbank_shape shape);

/* Sets the kernel's shape, its source, and whether it is promised and enforced, from the promises;
 * leaves the shape zero if there are none. Returns NULL, or an error, malloc'd: two promises
 * contradict each other, or one contradicts the launch bounds. */
char *unbank_take_promise(const struct module *module, struct kernel *kernel);

/* A sentence about an annotation that an option overrules, or NULL. */
const char *unbank_overruled(const struct module *module, const struct kernel *kernel);

#endif
