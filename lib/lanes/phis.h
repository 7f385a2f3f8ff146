/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Phis: where paths meet, each lane has the value of the edge by which it comes. Where that edge is
 * not known, it has one of several values. A phi of the header of a loop whose trips are not known
 * is what it begins with and a step for each iteration. */
#ifndef UNBANK_LANES_PHIS_H
#define UNBANK_LANES_PHIS_H

#include "lanes/slots.h"

/* What decides by which edge a lane comes to a block. */
struct decided {
  bool data;          /* data decides, for each lane by itself */
  uint64_t decisions; /* if data does not: by which symbols, as in a context */
};
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
/* out[lane] is what it was or b[lane], we do not know which, for the lanes in `mask`. */
void unbank_join_values(struct machine *machine, struct symbol_source source, struct value *out,
                        const struct value *b, uint32_t mask, struct decided by);

#endif
