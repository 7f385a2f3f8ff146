/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is said of all launches of a kernel: by reqntid in the IR, by options block=KERNEL@32x8, by
 * annotations "unbank:block=32x8". A rewrite may rely on it, so voices that differ are an error;
 * but an option overrules annotations, as one of a stronger source overrules options.
 */
#ifndef UNBANK_KERNELS_PROMISES_H
#define UNBANK_KERNELS_PROMISES_H

#include "model/model.h"

/* Threads of a block of any numbers that the IR may hold: what is too large stays too large. */
uint64_t unbank_threads_of(struct unbank_shape shape);

/* Takes the kernel's shape, its source, and whether it is promised and enforced, from what is said
 * of it; leaves its shape zero where nothing is said. NULL, or a malloc'd sentence: two voices, or
 * one and the launch bounds, contradict. */
char *unbank_take_promise(const struct module *module, struct kernel *kernel);

/* A sentence about an annotation that an option overrules, or NULL. */
const char *unbank_overruled(const struct module *module, const struct kernel *kernel);

#endif
