/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Examples of executions of an access, for people to look at: what each lane of a warp addresses.
 * Nothing is derived from them.
 *
 * Addresses may contain symbols (trace.h). An execution is shown with a value for each symbol, and
 * the value is named: 0 for a symbol that shifts all lanes alike; otherwise, among values that
 * differ in banks, the one with the most wavefronts. */
#ifndef UNBANK_RESULT_EXECUTIONS_H
#define UNBANK_RESULT_EXECUTIONS_H

#include "lanes/trace.h"
#include "widths/widths.h"

/* Adds the executions recorded by the trace to a side whose width is known. */
void unbank_list_executions(struct arena *arena, const struct access *access,
                            const struct trace_access *traced, const struct width *width,
                            struct unbank_report_side *side);

/* How a layout moves what an access of the trace addresses: `bytes` bytes, `shift` bytes past each
 * address. */
struct moved {
  const struct unbank_layout *layout;
  unsigned bytes;
  int32_t shift;
};

/* Adds the executions recorded by the trace to a side, with their addresses under a layout. */
void unbank_list_moved(struct arena *arena, const struct access *access,
                       const struct trace_access *traced, const struct moved *moved,
                       struct unbank_report_side *side);

#endif
