/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The accesses of one PTX function under each reading of it (items.h): which are neighbours, and
 * how each is aligned. merge.h then decides which of them merge.
 *
 *   site   one item of the function: its instruction and its address
 *
 * Each header of this folder states what ptxas was seen to do in cubins (ptxas 13, sm_75 to
 * sm_120), and its .c file applies that to sites:
 *
 *   control.h      which loops stay rolled, and which blocks are merged by if-conversion
 *   same_bytes.h   bytes that several blocks load
 *   partly.h       bytes that are in a register on some paths only
 *   promises.h     what one access implies about the alignment of others
 *   place.h        which accesses are neighbours, their places and alignment
 *   iterations.h   the same across iterations, if loops are unrolled
 *   known.h        addresses that are numbers
 *   fewer.h        loads that are executed less often than the code says
 *   repeat.h       likewise for accesses in loops
 *
 * In straight-line code, loads may merge if shared memory has one version for both (flow.h). Stores
 * may merge if they are consecutive in a block, with no read of shared memory and no wait between
 * them. A write keeps loads of several blocks apart if it is between them in block order (flow.h),
 * or perhaps in text order, if that differs (a switch, on sm_80). After a branch by a table, arms
 * come in any order (sm_89). Before sm_90, warp-wide operations do not keep loads apart whose
 * address is computed before the first of them in the function, as long as all of them so far are
 * in one block, outside loops and arms. Other loads after the last one in a block were seen apart,
 * and not. */
#ifndef UNBANK_WIDTHS_READINGS_READINGS_H
#define UNBANK_WIDTHS_READINGS_READINGS_H

#include "ptxas/address/advance.h"
#include "widths/items/items.h"
#include "widths/readings/control.h"
#include "widths/readings/known.h"
#include "widths/readings/promises.h"
#include "widths/readings/same_bytes.h"

/* What uses the result of a load in a loop: its own iteration, perhaps among others; only the next
 * iteration; or only code after the loop (live.h). */
enum site_reader { READ_BY_ITERATION, READ_BY_NEXT, READ_BEHIND };

/* Sites are in execution order: block by block, each after those that dominate it. */
struct site {
  size_t item; /* index in lowered.items */
  const struct ptx_operand *operand;
  uint32_t instruction, block;
  uint32_t version; /* of shared memory, for loads: flow.h */
  uint32_t leaves;  /* the version that a store begins, or FLOW_NO_VERSION */
  uint32_t parted; /* the last of these before it in block order: writes, loop headers and warp-wide
                      operations, unless its address is computed before that */
  uint32_t vector; /* bytes of all registers of the instruction */
  int32_t inside;  /* bytes from its address to those of this register */
  uint32_t region, joined_region; /* for stores: equal if they may be consecutive; joined: with
                                     branches predicated */
  uint32_t constant_region;       /* equal where the same constants are split off addresses */
  bool is_in_part;                /* a load of a vector that is partially used */
  enum site_reader reader;        /* for a load in a loop */
  bool is_left_number;            /* its address was left by loops with known trip counts */
  bool is_left;                   /* a load in a loop whose register is used after it */
  bool is_signed;                 /* a load of 16 or 8 bits that sign-extends */
  bool is_single;                 /* in one iteration only, as all loops stay rolled */
};

/* The accesses of a block: positions in execution order, and joined regions. */
struct block_accesses {
  uint64_t first, end;
  uint32_t first_region, last_region;
};

/* Iterations of a loop that are placed side by side; and up to which later ones are compared with
 * these. */
enum { ITERATIONS_MAX = 8, ITERATIONS_LATER = 128 };

struct readings {
  /* Set by the caller. */
  struct arena *arena; /* of `lowered` */
  struct arena *scratch;
  const struct module *module;
  struct lowered *lowered;
  struct addresses *addresses;
  const struct flow *flow;
  LIST_OF(struct site) sites;
  const struct block_accesses *blocks; /* by block */
  bool may_join;                       /* stores of different regions may have one joined_region */
  bool from_sm120;                     /* ptxas copies the counters of small loops */
  bool by_known_index;                 /* ptxas treats a branch by a table as a jump (known.h) */
  /* Found by the files of this folder. */
  struct control control;
  struct same_bytes same_bytes;
  struct promises promises;
  struct known_addresses known;
  uint32_t *parted_in_text;    /* by instruction: like site.parted, but in text order */
  struct map lone_stores;      /* by array and joined region: the instruction that stores there */
  struct map counter_accesses; /* for copied counters: base and loop -> their accesses */
};

/* How many units a site moves. A vector load is a site for each unit, a vector store is one. */
static inline uint32_t units_of(const struct piece *piece) {
  return piece->is_load ? 1 : piece->bytes / piece->unit;
}

/* Sets the group, place and alignment of all sites' pieces, and adds their copies. */
void unbank_read_sites(struct readings *readings);

/* Why the width is open: the address is known to be in no array. */
extern const char unbank_outside_cause[];
/* Why it is open: ptxas computes the address from numbers, which is not followed here. */
extern const char unbank_number_cause[];

/* Why a width that depends on a reading is open. */
const char *unbank_reading_cause(enum reading reading);

#endif
