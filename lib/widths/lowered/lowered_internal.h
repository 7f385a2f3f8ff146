/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the files of this folder share, in the order of the work:
 *
 *   covered       which functions go through codegen,
 *   batches       in batches: each becomes PTX,
 *   function      and each function of that is read block by block
 *   between       what stands between accesses, as numbers that are equal where nothing does
 *   units         the registers that an instruction moves, as items
 *   members       the accesses of the module that an item was made of
 *
 *   mark          the number of an instruction of the IR that is asked for: PTX says by marks what
 *                 its instructions were made of */
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

/* The first version of PTX that has pragmas which say what bytes of a wider load are used, 8.3.
 * What is read here is the newest one's. */
enum { PTX_SAYS_USED = 83 };

/* A site that a copy was taken apart into. */
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
  uint32_t groups;            /* of the functions so far: their groups are below it */
  /* Of one batch. */
  struct arena *scratch;
  const struct unbank_codegen *codegen;
  const uint32_t *marked; /* of all_marked, its own */
  bool before_sm90, before_sm100, from_sm120;
  bool says_used; /* ptxas is told which bytes of wider loads are used */
  /* Of one function. */
  const struct ptx_function *function;
  struct flow flow;
  struct ptx_predecessors into;
  struct addresses addresses;
  struct live live;
  const struct live_later *later;       /* by instruction */
  const struct live_branches *branches; /* by predicates that decide several */
  bool *live_out;     /* by register: a loop writes it, and it is read behind that loop */
  LLVMValueRef taken; /* the function that is read, by one of its accesses */
  bool has_strays;    /* it has accesses of shared memory of unknown origin */
  bool has_generic;   /* it has generic accesses of unknown origin, which may be of shared memory */
  struct between between;
  struct block_accesses *blocks;
  LIST_OF(struct copied) copied;
  struct readings readings;
  uint64_t ordinal; /* of the next access of shared memory */
};

static inline uint32_t number_of(const struct lowering *it,
                                 const struct ptx_instruction *instruction) {
  return (uint32_t)(instruction - it->function->instructions.items);
}

#endif
