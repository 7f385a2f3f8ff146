/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the rewrite of an access by itself and that of a copy, piece by piece, share: new addresses,
 * and the parts that an access becomes. */
#ifndef UNBANK_REWRITE_REWRITE_INTERNAL_H
#define UNBANK_REWRITE_REWRITE_INTERNAL_H

#include "kernels/instances.h"
#include "model/model.h"
#include "rewrite/emit.h"
#include "rewrite/launch.h"

struct rewriter {
  struct module *module;
  struct emitter emitter;
  struct launch launch;
  struct map bases;    /* what has been counted in `followed` */
  struct map followed; /* counter -> base registers that would move along with it */
};

/* Bytes of the equal parts into which an access falls under its new layout; access->bytes where it
 * stays whole. */
uint32_t unbank_fragment_bytes(const struct module *module, const struct access *access);

/* The part of an access at `at`, as an access that is in no list. */
struct access unbank_fragment_of(const struct access *access, uint32_t at, uint32_t bytes);

/* Notes the instruction that an access, or one of its parts, has become. */
void unbank_note_fragment(struct module *module, const struct access *part, LLVMValueRef inst);

/* The address of an access in its instance's new array, emitted before an instruction; *align: what
 * is known of it, bytes. */
LLVMValueRef unbank_new_address(struct rewriter *rewriter, const struct instance *instance,
                                const struct access *access, LLVMValueRef before, uint32_t *align);

#endif
