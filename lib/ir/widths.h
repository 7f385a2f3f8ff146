/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Step 5: what the hardware will execute. Neighbours of the IR become one wider access, first by
 * LLVM's load/store vectorizer, then by ptxas. Both need the address to be provably aligned to the
 * width, and each proves it in its own way:
 *
 *     lowered.h   what LLVM does: its own passes are run on a copy of the code as it stands
 *     proof.h     the alignment that ptxas proves of what they leave
 *     merge.h     which neighbours are merged, given alignments
 *
 * For a layout that the code does not have yet, LLVM's part follows from rules, too: neighbours are
 * those whose plans (plan.h) differ by constants, aligned as the plan says; the rewrite emits
 * addresses of which that can be seen.
 *
 * Not certain, though a width is given: a merge that depends on how far ptxas unrolls a loop, or on
 * stores of different widths; a load that instruction selection joins with another by a select. */
#ifndef UNBANK_IR_WIDTHS_H
#define UNBANK_IR_WIDTHS_H

#include "ir/plan.h"

/* How one access is executed. */
struct width {
  uint32_t lead;  /* id of the access that stands for the hardware's; itself when it is not merged,
                     or leads */
  uint32_t bytes; /* per lane, of the hardware's access */
  int32_t shift;  /* where that starts, in bytes from the lead's own address: 0 or negative */
  bool certain;   /* of a lead. false: no tested rule says whether it is merged, or taken apart */
  uint32_t parts; /* 1; more where the layout takes it apart: so many in a row, of `bytes` each */
};

/* Widths of the given accesses of one array under a layout, into widths[access id]. `align`: what
 * is known of the array's address, bytes. `promise`: as for unbank_plan. */
void unbank_widths(const struct module *module, const uint32_t *accesses, size_t count,
                   const struct unbank_layout *layout, uint32_t align,
                   const struct unbank_shape *promise, struct width *widths);

/* The alignment that ptxas can prove for an array: it knows where it puts it, unless the module is
 * one that a linker puts together with others. */
uint32_t unbank_placed_align(const struct module *module, const struct kernel *kernel,
                             const struct array *array);

#endif
