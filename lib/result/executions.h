/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Executions of an access for people to look at: what each lane of a warp addresses there. Nothing
 * is derived from them.
 *
 * A trace may know an address but for symbols (trace.h). An execution is shown with a value for
 * each, which is named: 0 of one that moves all lanes alike; of one that moves lanes apart the
 * value, of those whose banks differ, with the most wavefronts. */
#ifndef UNBANK_RESULT_EXECUTIONS_H
#define UNBANK_RESULT_EXECUTIONS_H

#include "lanes/trace.h"
#include "widths/widths.h"

/* Gives a side, whose width is known, the executions that the trace has noted of the access. */
void unbank_list_executions(struct arena *arena, const struct access *access,
                            const struct trace_access *traced, const struct width *width,
                            struct unbank_report_side *side);

/* The same by the addresses that the access had before a layout moved them: so many bytes at
 * `shift` from each. */
struct moved {
  const struct unbank_layout *layout;
  unsigned bytes;
  int32_t shift;
};
void unbank_list_moved(struct arena *arena, const struct access *access,
                       const struct trace_access *traced, const struct moved *moved,
                       struct unbank_report_side *side);

#endif
