/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The accesses of one PTX function, under each reading of it (items.h): which are neighbours, and
 * how each is aligned. merge.h then says which of them become one.
 *
 *   site   one item of the function: where its instruction stands, and what it addresses
 *
 * Each header of this folder says what ptxas was seen to do in cubins (ptxas 13, sm_75 to sm_120),
 * and its file what follows from that for sites:
 *
 *   control.h      which loops stay, and which blocks become one
 *   same_bytes.h   what becomes of bytes that several blocks load
 *   partly.h       what follows from bytes that only some ways have in a register
 *   promises.h     what one access says of the alignment of others
 *   place.h        which accesses are neighbours, where each lies, and how it is aligned
 *   iterations.h   the same of iterations, where loops are unrolled
 *   known.h        what follows from addresses that are numbers
 *   fewer.h        which loads are executed less often than the code says,
 *   repeat.h       and which accesses of loops
 *
 * In straight code loads may merge if shared memory has one version for both (flow.h). Stores may
 * if they follow one another in a block, and nothing between them reads shared memory or waits.
 * A write keeps loads of several blocks apart if it stands between them in the order of blocks
 * (flow.h), or perhaps in that of the text, where the two differ (a switch, on sm_80). Behind a
 * branch by a table arms come in any order (sm_89). Before sm_90 what lanes do together keeps no
 * loads apart whose address is made ahead of the first of it in the function, while all of it so
 * far stands in one block, in no loop and in no arm. Of other loads those behind the last of it in
 * a block were seen apart, and not. */
#ifndef UNBANK_WIDTHS_READINGS_READINGS_H
#define UNBANK_WIDTHS_READINGS_READINGS_H

#include "ptxas/advance.h"
#include "widths/items/items.h"
#include "widths/readings/control.h"
#include "widths/readings/known.h"
#include "widths/readings/promises.h"
#include "widths/readings/same_bytes.h"

/* What reads a load of a loop: its own iteration, perhaps with others; the next one alone; or what
 * follows the loop alone (live.h). */
enum site_reader { READ_BY_ITERATION, READ_BY_NEXT, READ_BEHIND };

/* Sites stand in the order of execution: block after block, each behind those that dominate it. */
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

struct readings {
  /* What whoever asks for them gives. */
  struct arena *arena; /* of `lowered` */
  struct arena *scratch;
  const struct module *module;
  struct lowered *lowered;
  struct addresses *addresses;
  const struct flow *flow;
  LIST_OF(struct site) sites;
  const struct block_accesses *blocks; /* by block */
  bool may_join;                       /* stores of different regions have one joined_region */
  bool from_sm120;                     /* ptxas copies the counters of small loops */
  bool by_known_index;                 /* a branch by a table is a jump to ptxas (known.h) */
  /* What the files of this folder find. */
  struct control control;
  struct same_bytes same_bytes;
  struct promises promises;
  struct known_addresses known;
  uint32_t *parted_in_text;    /* by instruction: as site.parted, in the order of the text */
  struct map counter_accesses; /* where counters are copied: a base and a loop to its accesses */
};

/* Gives the items of all sites their pieces' group, place and alignment, and their copies. */
void unbank_read_sites(struct readings *readings);

/* Why the width of an access is not certain whose known address no array has. */
extern const char unbank_outside_cause[];
/* And of one that ptxas computes of numbers, as nobody does here. */
extern const char unbank_number_cause[];

/* Why a width that depends on a reading is not certain. */
const char *unbank_reading_cause(enum reading reading);

#endif
