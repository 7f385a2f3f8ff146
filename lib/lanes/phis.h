/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Phis. Where paths meet, each lane has the value of the edge on which it came. If the edge is not
 * known, it has one of several values. A phi in the header of a loop of unknown trips is its start
 * plus a step for each iteration. */
#ifndef UNBANK_LANES_PHIS_H
#define UNBANK_LANES_PHIS_H

#include "lanes/slots.h"

/* What decides on which edge a lane comes to a block. */
struct decided {
  bool data;      /* data does, for each lane separately */
  bool is_loaded; /* and that was loaded, or may have been: not only lanes mixed with arguments */
  uint64_t decisions; /* if data does not: the symbols that do, as in a context */
};
/* Lanes that come to a block over one edge. */
struct arrival {
  uint32_t from; /* the predecessor */
  uint32_t lanes;
  uint32_t earlier; /* lanes that came before, over other edges */
  struct decided by;
};
/* Stages the values of a block's phis for lanes that come to it. */
void unbank_stage(struct machine *machine, struct activation *activation, uint32_t block,
                  const struct arrival *arrival);
/* Gives the phis of a block their staged values, for the lanes in `mask`. */
void unbank_commit(struct machine *machine, struct activation *activation, uint32_t block,
                   uint32_t mask);
/* Makes the phis in the header of a loop of unknown trips start + step * counter. The identity is
 * the counter's. */
void unbank_count_loop(struct machine *machine, struct activation *activation, uint32_t loop,
                       uint32_t mask, uint64_t identity);
/* out[lane] becomes what it was or b[lane], without knowing which, for the lanes in `mask`. */
void unbank_join_values(struct machine *machine, struct symbol_source source, struct value *out,
                        const struct value *b, uint32_t mask, struct decided by);

#endif
