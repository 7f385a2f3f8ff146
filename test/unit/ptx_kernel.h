/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A kernel of some lines of PTX, for tests of what ptxas makes of them. cmocka.h stands before. */
#ifndef UNBANK_TEST_PTX_KERNEL_H
#define UNBANK_TEST_PTX_KERNEL_H

#include "ptxas/flow.h"
#include "ptxas/ptx.h"

/* `shape`: a directive such as ".reqntid 32, 4, 1", or "". All is of the arena. */
static inline const struct ptx_function *read_kernel(const char *shape, const char *text,
                                                     struct arena *arena, struct flow *flow) {
  struct ptx ptx;
  char *copy =
      (char *)arena_printf(arena, ".visible .entry kernel()\n%s\n{\n%s ret;\n}\n", shape, text);
  unbank_ptx_read(copy, arena, &ptx);
  assert_int_equal(ptx.functions.count, 1);
  unbank_flow_of(flow, &ptx.functions.items[0], arena);
  return &ptx.functions.items[0];
}

#endif
