/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the hardware will execute. Neighbours of the IR become one wider access, first by LLVM's
 * load/store vectorizer, then by ptxas. Both must prove that the address is aligned to the width,
 * and each does so in its own way:
 *
 *     lowered/     what LLVM does: its codegen is run on a copy of the code as it stands
 *     address.h    the alignment that ptxas proves of an address, and which addresses it compares
 *     flow.h       between which accesses nothing stands that keeps ptxas from merging them
 *     readings/    what ptxas may take the code for, where that is not known
 *     items/       which neighbours are merged, given their alignments
 *
 * For a layout that the code does not have yet, LLVM's part follows from rules: neighbours are
 * accesses whose plans (plan.h) differ by constants, aligned as the plan says. The rewrite emits
 * addresses that show it.
 *
 * A width may be given and yet not be certain: where another reading of the code makes another one,
 * where stores of different widths stand side by side, and where select instructions or loops carry
 * what a load has read, and only a part of it is used. */
#ifndef UNBANK_WIDTHS_WIDTHS_H
#define UNBANK_WIDTHS_WIDTHS_H

#include "rewrite/plan.h"
#include "widths/items/items.h"

/* The lead of an access that is not executed: codegen knows what it would load, or nothing reads
 * it. */
enum { WIDTH_GONE = UINT32_MAX };

/* What another reading of the code makes of an access: a part of a wider one. */
struct other_width {
  uint8_t bytes; /* of the wider one, a lane; 0: this reading makes of it what the first does */
  uint8_t iterations; /* of a loop, whose accesses the wider one moves at once */
  int8_t shift;       /* bytes from the access's own address to where the wider one starts */
  bool may_follow;    /* another access of the wider one has a lower id, or may have */
};

/* How one access is executed. */
struct width {
  uint32_t lead;  /* id of the access that stands for the hardware's; itself when it is not merged,
                     or leads; WIDTH_GONE */
  uint32_t bytes; /* per lane, of the hardware's access */
  int32_t shift;  /* where that starts, in bytes from the lead's own address: 0 or negative */
  const char *why_open;  /* of a lead: why it is not certain, a few words. NULL: a tested rule says
                         whether it is merged, or taken apart */
  bool may_take_less;    /* of a lead that is open: it may be a part of another access, which no
                            reading has */
  const char *why_fewer; /* of a lead: why it may be executed less often than the code says; NULL
                        where it is not */
  struct other_width others[READINGS]; /* of the first reading: what other arrays may make of it
                                        */
  uint32_t parts; /* 1; more where the layout or codegen takes it apart: so many in a row, of
                     `bytes` each */
};

/* Whether a lead that had one width has the same still, and is executed as often, for sure. */
static inline bool unbank_keeps_width(const struct width *was, const struct width *is) {
  return was->bytes == is->bytes && was->shift == is->shift && was->parts == is->parts &&
         !was->why_open && !is->why_open && (!was->why_fewer || is->why_fewer);
}

/* Widths of the given accesses of one array, into widths[access id]: as they are rewritten to a
 * layout, which may be identity, or as the code stands, where the layout is NULL. `align`: where
 * the array lies modulo 16, and 16 for 0. `promise`: as for unbank_plan. */
void unbank_widths(const struct module *module, const uint32_t *accesses, size_t count,
                   const struct unbank_layout *layout, uint32_t align,
                   const struct unbank_shape *promise, struct width *widths);

/* Of all accesses of a kernel, as the code stands and where its arrays lie: those that ptxas knows
 * the places of become one with accesses of other arrays, which then may be the lead. */
void unbank_widths_of_kernel(const struct module *module, const struct kernel *kernel,
                             struct width *widths);

/* Where ptxas puts an array of a kernel, modulo 16, and 16 for 0. It is no alignment: an array at
 * 12 is aligned to 4. In a module that a linker puts together with others only its alignment is
 * known. The first is told the place, the second asks for it, as chosen so far but for the
 * hypothesis, if any (placing.h). */
uint32_t unbank_modulo_16(const struct module *module, const struct array *array, uint64_t place);
uint32_t unbank_place_modulo_16(const struct module *module, const struct kernel *kernel,
                                const struct array *array, const struct instance *hypothesis);

/* How many bytes an array begins behind a word, as bytes may that are behind an odd number of them:
 * banks are counted from words. `first`, and every `step` bytes on, up to the next word; the step
 * is 4 where the place is known: it is not where a linker puts modules together, or may do so and
 * give the arrays that it sees another order. */
struct behind_word {
  uint32_t first, step;
};
struct behind_word unbank_behind_word(const struct module *module, const struct kernel *kernel,
                                      const struct array *array);

#endif
