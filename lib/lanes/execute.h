/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Executing steps. What value.c cannot express as number plus symbols becomes, in this order,
 *   - a new symbol, when all lanes get the same (n / 3);
 *   - what holds in a block that lies inside the data, marked `assumed`, for guards and clamps
 *     (gid < n, min(gid, n - 1));
 *   - unknown. */
#ifndef UNBANK_LANES_EXECUTE_H
#define UNBANK_LANES_EXECUTE_H

#include "lanes/warp.h"

/* Makes a slot ready for a new warp or call. */
void unbank_reset_values(struct machine *machine, struct activation *activation, bool is_kernel);
void unbank_execute(struct machine *machine, struct activation *activation, const struct step *step,
                    uint32_t may_mask, uint32_t must_mask, const struct context *context);
/* What decides by which edge a lane comes to a block. */
struct decided {
  bool data;          /* data does, for each lane; */
  uint64_t decisions; /* else symbols, for all lanes alike: as of the context */
};
/* Whether lanes in `mask` may leave a loop by an exit's condition in different iterations. What is
 * assumed of the data's border lets them leave together, unless each iteration has another. */
bool unbank_may_diverge(const struct value *condition, uint32_t mask);
/* Lanes in `mask` come to a block from its predecessor `from`: their phis' values are staged. Lanes
 * in `arrived` came before them over another edge. */
void unbank_stage(struct machine *machine, struct activation *activation, uint32_t block,
                  uint32_t from, uint32_t mask, uint32_t arrived, struct decided by);
/* The phis of a block take what was staged for the lanes in `mask`. */
void unbank_commit(struct machine *machine, struct activation *activation, uint32_t block,
                   uint32_t mask);
/* The phis of the header of a loop with unknown trips become start + step * counter, of which this
 * is the identity. */
void unbank_count_loop(struct machine *machine, struct activation *activation, uint32_t loop,
                       uint32_t mask, uint64_t identity);
/* out[lane] is what it was or b[lane], we do not know which, for the lanes in `mask`: data decides,
 * or what makes these decisions. */
void unbank_join_values(struct machine *machine, const void *origin, uint64_t roots,
                        struct value *out, const struct value *b, uint32_t mask, bool data,
                        uint64_t decisions);

#endif
