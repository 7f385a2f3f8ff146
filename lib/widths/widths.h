/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The accesses that the hardware executes. Neighbouring accesses of the IR are merged into wider
 * ones, first by LLVM's load/store vectorizer and then by ptxas. Each must prove that the wide
 * access is aligned, and each proves it in its own way:
 *
 *     lowered/     what LLVM does: its codegen is run on a copy of the code as it stands
 *     address.h    which addresses ptxas compares, and the alignment that it proves
 *     flow.h       what keeps ptxas from merging two accesses across the code between them
 *     readings/    the ways in which ptxas may interpret the code, where that is not known
 *     items/       which neighbours are merged, given their alignments
 *
 * For a layout that has not been applied yet, rules stand in for LLVM's part: neighbours are
 * accesses whose plans (plan.h) differ by constants, aligned as the plan says. The rewrite emits
 * addresses in which LLVM and ptxas can see this.
 *
 * A width is "open" if no tested rule decides it: if readings of the code disagree, if stores of
 * different widths are adjacent, or if only part of a loaded value is used after it has gone
 * through selects or loops. */
#ifndef UNBANK_WIDTHS_WIDTHS_H
#define UNBANK_WIDTHS_WIDTHS_H

#include "rewrite/plan.h"
#include "widths/items/items.h"

/* The lead of an access that is never executed: codegen knows the value, or nothing uses it. */
enum { WIDTH_GONE = UINT32_MAX };

/* What another reading of the code makes of an access: part of a wider one. */
struct other_width {
  uint8_t bytes;      /* width per lane; 0 if this reading agrees with the first */
  uint8_t iterations; /* loop iterations whose accesses the wider one covers */
  int8_t shift;       /* bytes from the access's own address to the start of the wider one */
  bool may_follow;    /* the wider one may include an access with a lower id */
};

/* How one access is executed. */
struct width {
  uint32_t lead;  /* id of the access that stands for the whole hardware access: the lowest one
                     merged into it, possibly this one; or WIDTH_GONE */
  uint32_t bytes; /* per lane, of the hardware access */
  int32_t shift;  /* bytes from the lead's own address to its start: 0 or negative */
  const char *why_open; /* only for a lead: in a few words, why the width is open; NULL if a tested
                           rule decides whether the access is merged or split */
  bool may_take_less; /* only for an open lead: it may be part of an access that no reading predicts
                       */
  const char *why_fewer; /* only for a lead: why it may be executed less often than the code says;
                            NULL if it is not */
  struct other_width others[READINGS]; /* what other readings make of it; the entry of the first
                                          reading: what neighbours in other arrays may make of it */
  uint32_t parts; /* how many hardware accesses of `bytes` each; more than 1 if the layout or
                     codegen splits the access */
};

/* Whether a lead certainly keeps its width and its number of executions. */
static inline bool unbank_keeps_width(const struct width *was, const struct width *is) {
  return was->bytes == is->bytes && was->shift == is->shift && was->parts == is->parts &&
         !was->why_open && !is->why_open && (!was->why_fewer || is->why_fewer);
}

/* A request for the widths of some accesses, all of one array. */
struct width_request {
  const uint32_t *accesses;
  size_t count;
  const struct unbank_layout *layout; /* that a rewrite will apply, perhaps the identity; NULL: the
                                         code as it stands */
  uint32_t align;                     /* the array's address modulo 16, with 16 for 0 */
  const struct unbank_shape *promise; /* see unbank_plan */
  bool has_versions; /* what moves under a pitch layout does so in a version of the function for it
                      */
  const struct kernel *kernel; /* if not NULL, accesses of its other arrays may merge with
                                  these */
  const uint64_t *places;      /* of that kernel's arrays */
};

/* Finds widths, into widths[access id]. */
void unbank_widths(const struct module *module, const struct width_request *request,
                   struct width *widths);

/* Likewise for all accesses of a kernel, as the code stands and with its arrays where they are.
 * Accesses whose addresses ptxas knows may be merged with accesses of other arrays, which may then
 * be their lead. */
void unbank_widths_of_kernel(const struct module *module, const struct kernel *kernel,
                             struct width *widths);

/* The address of an array modulo 16, with 16 for 0. This is not an alignment: an array at 12 is
 * aligned to 4. If the module is linked with others, only the array's alignment is known. The first
 * function is given the address; the second looks it up, among the instances chosen so far plus an
 * optional hypothesis (placing.h). */
uint32_t unbank_modulo_16(const struct module *module, const struct array *array, uint64_t place);
uint32_t unbank_place_modulo_16(const struct module *module, const struct kernel *kernel,
                                const struct array *array, const struct instance *hypothesis);

/* Where an array may start within a 4-byte bank word: at `first`, first + step, ... below 4. If its
 * address is known, `step` is 4. It is not known if a linker combines modules, or may do so and
 * reorder the arrays that it sees. */
struct start_in_word {
  uint32_t first, step;
};
struct start_in_word unbank_start_in_word(const struct module *module, const struct kernel *kernel,
                                          const struct array *array);

#endif
