/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Step 5: what the hardware will execute. The IR's neighbours become one 8- or 16-byte access,
 * first by LLVM's load/store vectorizer, then by ptxas. Both need the address to be provably
 * aligned to the width. Rules, as seen with ptxas 13.0:
 *
 *     words 0 1 2 3 of a provably aligned group of 16 bytes                         one 16-byte
 * access words 0 1 2 or 0 1 3 of one, loads only (the unused word is read)             one 16-byte
 * access words 0 1, or 2 3, of a group that is provably aligned to 8 bytes             one 8-byte
 * access two 8-byte neighbours, provably aligned to 16                                 one 16-byte
 * access elements of 1 byte, volatile                                                  never merged
 *     for loads: a shared store, atomic, barrier or call in between                 not merged
 * across it
 *
 * ptxas proves alignment as a power of two of each value: of base + 4 * tid + 4 * tid it sees 4.
 * Where neighbours are not constants away from one pointer of the IR, or a loop carries that
 * pointer, codegen may form their addresses in ways that hide it: such a merge is not certain
 * unless the IR's own `align` says so, which makes LLVM's vectorizer do it.
 */
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
};

/* Gives each access its region. Once per module, after unbank_find_arrays. */
void unbank_find_regions(struct module *module);

/* Widths of the given accesses of one array under a layout, into widths[access id]. `align`: what
 * is known of the array's address, bytes. `promise`: as for unbank_plan. */
void unbank_widths(const struct module *module, const uint32_t *accesses, size_t count,
                   const struct unbank_layout *layout, uint32_t align,
                   const struct unbank_shape *promise, struct width *widths);

/* The alignment that ptxas can prove for an array, which knows where it puts it: arrays are placed
 * in the order of their declaration. */
uint32_t unbank_placed_align(const struct module *module, const struct kernel *kernel,
                             const struct array *array);

#endif
