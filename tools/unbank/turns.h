/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * An execution that a report shows, turn by turn: where its lanes are, and which wavefront serves
 * each. */
#ifndef UNBANK_TURNS_H
#define UNBANK_TURNS_H

#include "unbank/report.h"

struct turns {
  struct unbank_lanes lanes;
  uint8_t turn[UNBANK_LANES]; /* of active lanes: unbank_bank_turns */
  unsigned count;             /* wavefronts */
};

/* false: no rule is known for the access, and there are no turns. */
bool turns_find(enum unbank_op op, const struct unbank_report_side *side,
                const struct unbank_report_execution *execution, struct turns *out);

#endif
