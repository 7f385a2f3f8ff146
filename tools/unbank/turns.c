/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "turns.h"

unsigned turns_bytes(const struct unbank_report_side *side) {
  return side->bytes < 1 ? 1 : (unsigned)side->bytes;
}

bool turns_find(enum unbank_op op, const struct unbank_report_side *side,
                const struct unbank_report_execution *execution, struct turns *out) {
  const struct unbank_report_lanes *lanes = &side->lanes[execution->lanes];
  struct unbank_wavefronts wavefronts;
  *out = (struct turns){.lanes.active = lanes->active};
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    out->lanes.offset[i] = (uint32_t)execution->offset + (uint32_t)lanes->offset[i];
  if (!unbank_bank_turns(op, turns_bytes(side), &out->lanes, out->turn) ||
      !unbank_bank_wavefronts(op, turns_bytes(side), &out->lanes, &wavefronts))
    return false;
  out->count = wavefronts.wavefronts;
  return true;
}
