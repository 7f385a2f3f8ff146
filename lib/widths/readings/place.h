/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where a site is under a reading: its piece's group, place and alignment. Pieces of one group are
 * neighbours. A group is a number that stands for everything that makes accesses neighbours: the
 * base, the version of memory or the run of stores, and the block where that matters. */
#ifndef UNBANK_WIDTHS_READINGS_PLACE_H
#define UNBANK_WIDTHS_READINGS_PLACE_H

#include "widths/readings/readings.h"

static inline bool is_joined(enum reading reading) {
  return reading == READING_JOINED || reading == READING_JOINED_MAY;
}

static inline bool is_unrolled(enum reading reading) { return reading >= READING_UNROLLED_PART; }

static inline struct piece *piece_of(const struct readings *it, const struct site *site) {
  return &it->lowered->items.items[site->item].piece;
}

/* An address by the may reading. */
static inline struct address may_address(struct readings *it, const struct site *site) {
  return unbank_address(it->addresses, site->operand, ADDRESS_MAY);
}

/* An address by the must reading, as it is in the block of its access. */
static inline struct address must_address(struct readings *it, const struct site *site) {
  return unbank_address_in(it->addresses, site->operand, site->block);
}

/* Whether ptxas knows an address, and it is before its array. */
static inline bool is_outside(const struct readings *it, const struct site *site,
                              struct address address) {
  return unbank_address_is_name(it->addresses, address.base) && address.constant + site->inside < 0;
}

/* The alignment of so many low zero bits, up to the largest that counts. */
static inline uint32_t aligned_by(unsigned zeros) {
  return zeros < 4 ? 1u << zeros : UNBANK_ACCESS_MAX;
}

/* The purpose of a number (unbank_address_intern). Numbers of different tags differ. */
enum tag {
  TAG_STORES = -1,           /* a run of stores, and a base */
  TAG_APART = -2,            /* a group, and what keeps its accesses apart */
  TAG_BASE_IN_BLOCK = -3,    /* a base, and a block in which it is promised */
  TAG_BASE = -4,             /* a base that is promised somewhere */
  TAG_MADE_IN_BLOCK = -5,    /* a base whose constant is split off in this block alone */
  TAG_VERSION = -6,          /* a base, and a version of memory: for windows */
  TAG_BYTES = -7,            /* a base, and a version of memory: for bytes inside windows */
  TAG_COUNTER_COPY = -8,     /* a group, and the access that has a copy of its counter */
  TAG_DOUBT = -9,            /* a window, and a block */
  TAG_COUNTER = -10,         /* a base, and a loop */
  TAG_JOINED_BLOCK = -11,    /* a base, and a block that others may be joined with */
  TAG_CONSTANT_REGION = -12, /* a base, and where its constants are split off */
  TAG_HELD = -13,            /* a base, and a version of memory: for bytes in a register */
  TAG_HELD_UNIT = -14,       /* a TAG_HELD, and the unit of those bytes and how it is extended */
  TAG_LOOP_WINDOW = -15,     /* a window, and a loop that does not change it */
  TAG_MOVED = -16,           /* a block, whose loads may be moved to others */
  TAG_GENERATION = -17,      /* a base, and the loop after which it is loaded again */
  TAG_NAMED = -18,           /* the place of any array */
  TAG_SUNK = -19,            /* a base, for the windows of stores */
  TAG_STORED_IN = -20,       /* a base, and a block that stores there */
  TAG_ANY_VERSION = -21,     /* a base: for bytes, whatever was written between their loads */
  TAG_PARTED_IN_TEXT =
      -24,          /* a base, and the last thing before it in the text that keeps accesses apart */
  TAG_PARTLY = -22, /* a base: for bytes that are in a register on some paths only */
  TAG_PARTLY_WINDOW = -23, /* a base, and a version of memory: for windows of such bytes */
  TAG_COURSE = -25,        /* a base, and whether loads or stores count from it */
  TAG_CHAIN = -26,         /* a TAG_VERSION, and a chain of blocks: for windows */
  TAG_THREE = -27,         /* a base, and the load that uses three of its units */
  TAG_ARRAY_STORES = -28,  /* an array, and a region of stores */
};

static inline uint32_t tagged(struct readings *it, uint32_t a, uint32_t b, enum tag tag) {
  return unbank_address_intern(it->addresses, a, b, tag);
}

/* Gives a piece its group, place and alignment, for a site at an address. Accesses with different
 * numbers `apart` are not neighbours. */
void unbank_place_piece(struct readings *readings, const struct site *site, struct address address,
                        enum reading reading, uint32_t apart, struct piece *piece);

/* Whether two pieces have the same placement. */
bool unbank_is_placed_alike(const struct piece *a, const struct piece *b);

/* Adds a copy that stands for the item of a site in a reading. */
void unbank_add_copy(struct readings *readings, const struct site *site, enum reading reading,
                     struct piece piece);

#endif
