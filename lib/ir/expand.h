/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A memcpy, memmove or memset whose array changes becomes loads and stores: one for each piece that
 * stays together in the array (the accesses that ir/arrays.c made of the call). */
#ifndef UNBANK_IR_EXPAND_H
#define UNBANK_IR_EXPAND_H

#include "ir/emit.h"
#include "ir/model.h"

struct rewriter {
  struct module *module;
  struct emitter emitter;
};

/* The unit of an access whose array has been replaced, or NULL. */
const struct unit *unbank_rewritten(const struct module *module, const struct access *access);

/* The address of an access in its unit's new array, emitted before an instruction; *align: what is
 * known of it, bytes. */
LLVMValueRef unbank_new_address(struct rewriter *rewriter, const struct unit *unit,
                                const struct access *access, LLVMValueRef before, uint32_t *align);

/* Replaces a call; its accesses are those from `first` up to `last`, all of one side, then all of
 * the other. They are of the new instructions then. */
void unbank_expand_copy(struct rewriter *rewriter, size_t first, size_t last);

#endif
