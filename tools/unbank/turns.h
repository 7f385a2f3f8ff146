/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The turns of an execution in a report: what its lanes address, and which wavefront serves each.
 */
#ifndef UNBANK_TURNS_H
#define UNBANK_TURNS_H

#include "unbank/report.h"

struct turns {
  struct unbank_lanes lanes;
  uint8_t turn[UNBANK_LANES]; /* of active lanes: unbank_bank_turns */
  unsigned count;             /* wavefronts */
};

/* How many bytes of each lane are looked at: all, or if ptxas decides how wide the access becomes,
 * the first. */
unsigned turns_bytes(const struct unbank_report_side *side);

/* False if no rule is known for the access. */
bool turns_find(enum unbank_op op, const struct unbank_report_side *side,
                const struct unbank_report_execution *execution, struct turns *out);

#endif
