/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The accesses of one PTX function, under each reading of it (lowered.h): which are neighbours, and
 * how each is aligned. merge.h then says which of them become one.
 *
 *   site   one item of the function: where its instruction stands, and what it addresses
 *
 * What ptxas was seen to do in cubins (ptxas 13, sm_75 to sm_120):
 *
 * In straight code. Loads may merge if shared memory has one version for both (flow.h). Stores may
 * if they follow one another in a block, and nothing between them reads shared memory or waits.
 * Before sm_90 what lanes do together keeps no loads apart whose address is made ahead of the first
 * of it in the function, while all of it so far stands in one block and in no loop. Of other loads
 * those behind the last of it in a block were seen apart, and not.
 *
 * What is in a register is not loaded again: the same bytes, of one unit and extended alike, that
 * an earlier load of the version has, or the store that began it, in whichever block. Behind a loop
 * that stays one it is loaded again (17 forms on sm_75, 90 and 120, of loops around the earlier
 * load, behind it, and around neither); whether one stays is open here. Where only some ways lead
 * through the earlier load, one of the two was seen to go, and both to stay. A store
 * goes that another one to the same bytes, as wide, follows in its block, unless what lies between
 * waits, or reads or writes other shared memory; in other blocks both stay.
 *
 * Where branches are predicated. Several blocks may become one. Loads then merge if the first of
 * them is executed whenever the others are; stores do, too. These never merge: loads of two arms of
 * a branch, loads of an arm and of what follows the branch, units of 16 bits of two blocks, and
 * accesses with a loop between them that stays a loop. Where several blocks load the same bytes, a
 * later one was seen to merge with others and not to: it is open. A load in one arm was seen to
 * merge with one ahead of the branch where that arm comes first in the order of blocks (flow.h),
 * and not where the other arm comes first and writes. Of loads that a predicate guards three units
 * of a window become two and one.
 *
 * Where loops are unrolled. A loop that has a loop inside which stays one is not unrolled. A loop
 * with an unknown trip count leaves some iterations over. If it ends by an order of signed numbers
 * they are done last, and the others begin at multiples of four steps; else they are done first,
 * and the others begin anywhere. What is done first may share loads with what is ahead of the loop.
 * Stores at the end of an iteration are followed by those that the next one begins with. Before
 * sm_90 stores of a first iteration were seen ahead of a loop that stays rolled.
 *
 * From sm_90 on 61 windows of stores at known addresses were seen to merge in a block, and no more.
 */
#ifndef UNBANK_WIDTHS_READINGS_READINGS_H
#define UNBANK_WIDTHS_READINGS_READINGS_H

#include "ptxas/advance.h"
#include "widths/items/items.h"

/* What reads a load of a loop: its own iteration, perhaps with others; the next one alone; or what
 * follows the loop alone (live.h). */
enum site_reader { READ_BY_ITERATION, READ_BY_NEXT, READ_BEHIND };

struct site {
  size_t item; /* in lowered.items */
  const struct ptx_operand *operand;
  uint32_t instruction, block;
  uint32_t version; /* of shared memory, for loads: flow.h */
  uint32_t leaves;  /* the version that a store begins, or FLOW_NO_VERSION */
  uint32_t holder;  /* the last site ahead of it that has its bytes in a register */
  uint32_t parted;  /* what stands last ahead of it, in the order of blocks, of writes,
                       headers of loops, and what lanes do together, unless the address is made
                       ahead of that */
  uint32_t vector;  /* bytes of all registers of the instruction */
  int32_t inside;   /* bytes from its address to this register's */
  uint32_t region, joined_region; /* for stores: equal where they may follow one another; joined:
                                     where branches are predicated */
  uint32_t constant_region;       /* equal where the same constants come out of addresses */
  bool is_in_part;                /* a load of a vector of which not all is read */
  enum site_reader reader;        /* of a load in a loop */
  bool is_left_number;            /* loops that run a known number of times leave its address */
  bool is_left;                   /* a load in a loop, whose register is read behind the loop */
  bool is_signed;                 /* a load of 16 bits or 8 that extends their sign */
  bool is_single;                 /* of one iteration alone, as all loops stay rolled */
};

/* The accesses of a block: numbers in the order of execution, and joined regions. */
struct block_accesses {
  uint64_t first, end;
  uint32_t first_region, last_region;
};

/* Of a loop, that are read side by side; and where later ones differ from these. */
enum { ITERATIONS_MAX = 8, ITERATIONS_LATER = 128 };

/* An access promises that its address is aligned to its width: base + at is a multiple of bytes,
 * from this block on. ptxas believes it where the access is in the block that computes the base (2
 * forms on sm_75 to sm_120, in each of 6 places); where a loop around the access lacks that block,
 * now and then. */
struct promise {
  uint32_t base, block, bytes, at;
  bool is_open;  /* the base is not known to be computed in the block */
  uint32_t next; /* another one of the base */
};

/* A promise of more than the code shows of a base. */
struct surprise {
  uint32_t base, block;
  struct address_given given; /* of what is added to a variable's place in the base */
};

/* How a loop ends. */
struct loop_ends {
  bool may_vanish;      /* unrolled whole, as its trip count may be a number */
  bool in_order;        /* by a comparison of signed numbers, or by what is not known */
  bool is_rolled;       /* it stays a loop, or has one inside that does */
  bool goes_on;         /* later iterations differ from the first ITERATIONS_MAX */
  uint32_t last_region; /* the joined region that all its iterations end with; 0: they have none */
  uint32_t repeats;     /* branches that begin an iteration */
  uint64_t accesses;    /* in an iteration, from the header's first on */
  unsigned trips;       /* iterations, as far as repeat.c counts them; 0: not asked yet */
};

struct readings {
  struct arena *arena; /* of `lowered` */
  struct arena *scratch;
  const struct module *module;
  struct lowered *lowered;
  struct addresses *addresses;
  const struct flow *flow;
  LIST_OF(struct site) sites;
  LIST_OF(struct promise) promised;
  LIST_OF(struct surprise) surprises;
  struct map homes;        /* a base to the first block that computes it */
  struct map promises;     /* a base, or a base and a block, to its last in `promised` */
  struct map first_blocks; /* bytes to the first block that loads them */
  struct map holders;      /* bytes to the last site that has them in a register */
  struct map repeats;      /* windows with bytes that several blocks load, or beside such */
  struct map leaders;      /* a window to the first block that loads of it */
  struct map moved;        /* a block to how many of its loads merge with those of others */
  struct map doubts;       /* windows and blocks in which is_doubtful() */
  struct map around_loops; /* windows with bytes that are loaded again behind a loop; 1: which may
                              be unrolled whole */
  uint32_t *generation;    /* by block: 1 + the loop that ends last before it; 0: none */
  struct map left_numbers; /* a base to how many accesses have numbers in it that a loop left */
  struct map numbers;      /* an array, and loads or stores of which one's address is made of
                              numbers alone, as ptxas computes it and nobody here does */
  struct map counter_accesses; /* where counters are copied: a base and a loop to its accesses */
  bool may_join;               /* stores of different regions have one joined_region */
  bool from_sm120;             /* ptxas copies the counters of small loops */
  struct loop_ends *ends;      /* by loop */
  bool *ends_by_number;        /* by loop: its trip count may be a number, though it stays rolled */
  bool all_stay;               /* no loop vanishes */
  uint32_t *joined_block;      /* by block: one number for those that may become one */
  bool *is_arm;                /* by block: it is then executed under a predicate */
  const struct block_accesses *blocks; /* by block */
};

/* Gives the items of all sites their pieces' group, place and alignment, and their copies. */
void unbank_read_sites(struct readings *readings);

/* Why the width of an access is not certain whose known address no array has. */
extern const char unbank_outside_cause[];

/* Why a width that depends on a reading is not certain. */
const char *unbank_reading_cause(enum reading reading);

#endif
