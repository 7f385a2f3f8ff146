/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The accesses of one PTX function, under each reading of it (lowered.h).
 *
 *   site   one item of the function: where its instruction stands, and what it addresses
 *
 * Loads may merge if shared memory has one version for both (flow.h); stores if they follow one
 * another in a block, and nothing between them reads shared memory or waits.
 *
 * Where branches are predicated blocks may become one, and then merge loads of which the first is
 * executed whenever the others are, and stores. As seen in cubins (ptxas 13, sm_75 to sm_120):
 * loads of two arms never merge, nor those of an arm and what follows it, nor units of 16 bits of
 * two blocks, nor does what a loop stands between that stays one. Where several blocks load the
 * same bytes, a later one was seen to merge with others, and it is open.
 *
 * A loop is not unrolled around one that stays a loop. Of one that is, and runs nobody knows how
 * often, the iterations that are left over are done last if it ends by an order of signed numbers,
 * so that the others begin at multiples of four steps; else first, so that they begin anywhere.
 * Before sm_90 stores of a first iteration were seen ahead of a loop that stays rolled. What is
 * done first may load what loads ahead of the loop do. Stores at the end of an iteration are
 * followed by those that the next one begins with.
 *
 * ptxas has the blocks in the order of flow.h. A load in one arm of a branch was seen to merge with
 * one ahead of the branch where the arm comes first, and not where the other arm does and writes.
 *
 * Loads that a predicate guards become one of three units of a window only as two and one. From
 * sm_90 on 61 windows of stores at known addresses were seen to merge in a block, and no more. */
#ifndef UNBANK_WIDTHS_READINGS_H
#define UNBANK_WIDTHS_READINGS_H

#include "ptxas/advance.h"
#include "widths/lowered.h"

struct site {
  size_t item; /* in lowered.items */
  const struct ptx_operand *operand;
  uint32_t block;
  uint32_t version;               /* of shared memory, for loads: flow.h */
  uint32_t parted;                /* the last write, header of a loop, or what lanes do together,
                                     ahead of it in the order of blocks */
  uint32_t vector;                /* bytes of all registers */
  uint32_t region, joined_region; /* for stores: equal where they may follow one another */
  uint32_t constant_region;       /* equal where constants that come out in a block alone do so */
  bool is_in_part;                /* a load of a vector of which not all is read */
  bool is_left;                   /* a load of a loop into a register that is read behind that */
  bool is_signed;                 /* a load of 16 bits or 8 that is extended by their sign */
  bool is_single;                 /* in a reading of iterations: of one alone, as all loops stay */
  int32_t inside;                 /* bytes from the address to this register's */
};

/* The accesses of a block: numbers in the order of execution, and joined regions. */
struct block_accesses {
  uint32_t first, end;
  uint32_t first_region, last_region;
};

enum { ITERATIONS_MAX = 8 }; /* of a loop that are read side by side */

struct readings {
  struct arena *arena; /* of `lowered` */
  struct arena *scratch;
  const struct module *module;
  struct lowered *lowered;
  struct addresses *addresses;
  const struct flow *flow;
  LIST_OF(struct site) sites;
  struct {
    struct promise {
      uint32_t base;
      uint32_t block, bytes, at; /* the base and `at` are a multiple of bytes */
      uint32_t next;             /* another one of the base */
    } *items;
    size_t count, capacity;
  } promised;
  struct {
    struct surprise {
      uint32_t base, block;
      struct address_given given; /* of what is added to a variable's place in the base */
    } *items;
    size_t count, capacity;
  } surprises;                      /* promises of more than the code shows */
  struct map promises;              /* base, or base and block, to the last one */
  struct map first_blocks, repeats; /* of what loads of several blocks have in common */
  struct map left_numbers;          /* by base: accesses of numbers that a loop leaves behind */
  struct map leaders, doubts;       /* by window: its first block; those of is_doubtful() */
  bool may_join;                    /* stores of different regions have one joined_region */
  bool copies_counters;             /* counters in small loops: from sm_120 on */
  struct map counter_accesses;      /* there: by base and loop */
  struct loop_ends {
    bool may_vanish;      /* it may run as often as numbers say */
    bool in_order;        /* it ends by a comparison of signed numbers, or by what is not known */
    bool is_rolled;       /* it stays so, or has one inside that stays a loop */
    uint32_t last_region; /* the joined region that all its iterations end with; 0: not one */
    uint32_t repeats;     /* branches that begin an iteration */
    uint32_t accesses;    /* numbers of an iteration, from the header's first on */
  } *ends;                /* by loop */
  bool *ends_by_number;   /* by loop: it may run as often as numbers say, whether or not it stays */
  bool all_stay;          /* no loop vanishes */
  uint32_t *joined_block; /* by block: one number for those that may become one */
  bool *is_arm;           /* by block: it is then executed under a predicate */
  const struct block_accesses *blocks; /* by block */
};

/* Gives the items of all sites their pieces' group, place and alignment, and their copies. */
void unbank_read_sites(struct readings *readings);

/* Why the width of an access is not certain whose known address no array has. */
extern const char unbank_outside_cause[];

/* Why a width that depends on a reading is not certain. */
const char *unbank_reading_cause(enum reading reading);

#endif
