/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the files of this folder share. In the order of the work:
 *
 *   covered       which functions go through codegen
 *   batches       they go there in batches, each of which becomes PTX
 *   function      each function of the PTX is read block by block
 *   between       what is between accesses and may prevent merging
 *   units         the registers that an instruction moves, as items
 *   members       the accesses of the module that an item was made from
 *
 *   mark          the number of an IR instruction whose access is read: the PTX gives, for each
 *                 instruction, the marks of those that it was made from */
#ifndef UNBANK_WIDTHS_LOWERED_LOWERED_INTERNAL_H
#define UNBANK_WIDTHS_LOWERED_LOWERED_INTERNAL_H

#include "ptxas/live/branches.h"
#include "ptxas/live/later.h"
#include "ptxas/live/live.h"
#include "shim/codegen/codegen.h"
#include "shim/codegen/machine.h"
#include "widths/lowered/between.h"
#include "widths/lowered/lowered.h"
#include "widths/readings/readings.h"

/* The first PTX version, 8.3, with pragmas that say which bytes of a wider load are used. */
enum { PTX_SAYS_USED = 83 };

/* A site that is a part of a copy (memcpy). */
struct copied {
  size_t site;
  const struct access *first; /* of the copy */
};

struct lowering {
  /* Of all batches. */
  const struct module *module;
  struct lowered *out;
  bool is_short, lengthens;
  struct unbank_machine_of machine_of;
  LLVMValueRef *instructions; /* by mark */
  uint32_t *all_marked;       /* by mark: the first access of the instruction */
  size_t count;               /* of marks */
  uint32_t groups;            /* the groups of all functions so far are below this number */
  /* Of one batch. */
  struct arena *scratch;
  const struct unbank_codegen *codegen;
  const uint32_t *marked; /* the batch's part of all_marked */
  bool before_sm90, before_sm100, from_sm120;
  bool says_used; /* the PTX says which bytes of wider loads are used */
  /* Of one function. */
  const struct ptx_function *function;
  struct flow flow;
  struct ptx_predecessors into;
  struct addresses addresses;
  struct live live;
  const struct live_later *later;       /* by instruction */
  const struct live_branches *branches; /* by predicates that decide several */
  bool *loads_vectors;                  /* by loop: there is a load of a vector in it */
  bool *live_out;     /* by register: a loop writes it, and it is read after that loop */
  LLVMValueRef taken; /* the IR function, known from one of its accesses */
  bool has_strays;    /* it has shared-memory accesses of unknown origin */
  bool has_generic;   /* it has generic accesses of unknown origin, perhaps to shared memory */
  struct between between;
  struct block_accesses *blocks;
  LIST_OF(struct copied) copied;
  struct readings readings;
  uint64_t ordinal; /* of the next access to shared memory */
};

static inline uint32_t number_of(const struct lowering *it,
                                 const struct ptx_instruction *instruction) {
  return (uint32_t)(instruction - it->function->instructions.items);
}

#endif
