/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Wavefronts of a changed source against those of the source as it was: whether the change keeps
 * what the report foretold of a layout, and harms no other kernel. */
#ifndef UNBANK_TOTALS_H
#define UNBANK_TOTALS_H

#include "support/arena.h"
#include "unbank/report.h"

/* The wavefronts of a block in a kernel, or at one of its arrays. What is not known is counted
 * apart; where trips of a loop are, figures are those of one trip, and unrolling changes them. */
struct total {
  double wavefronts, ideal;
  double executions; /* of loads and stores */
  size_t unknown;
  size_t looping;     /* of these, atomics that become loops of compare-and-swap, */
  double round;       /* the wavefronts of one round of each, */
  double round_ideal; /* and how often they are executed */
  bool is_per_trip;
};

/* Of a kernel, at an array or, where that is NULL, at all; as the code stands, or `after` the
 * rewrite. */
struct total total_of(const struct unbank_report *report, const struct unbank_report_kernel *kernel,
                      const struct unbank_report_array *array, bool after);

/* By which totals are compared: where one is that of a trip, wavefronts in the place of an ideal
 * one. */
double total_cost(const struct total *total, bool is_per_trip);

/* The same with a round of each loop of compare-and-swap, which takes that at least: how many
 * follow is decided by other lanes and warps, not by where words lie. */
double total_least(const struct total *total, bool is_per_trip);

/* Whether as much is known of a total as of another: else less is shown by it. */
bool total_is_as_known(const struct total *is, const struct total *was);

/* Whether a cost is more than another, by more than rounding. */
bool total_is_more(double a, double b);

/* "1,056 wavefronts", "2.50 times the ideal wavefronts" */
const char *total_text(struct arena *arena, double cost, bool is_per_trip);

/* The array of an access, and the kernel of a name; NULL: there is none. */
const struct unbank_report_array *total_array(const struct unbank_report *report,
                                              const struct unbank_report_access *access);
const struct unbank_report_kernel *total_kernel(const struct unbank_report *report,
                                                const char *name);

/* NULL: each kernel's static arrays fit into a block, and no kernel of which all is known takes
 * more wavefronts as written in `is` than it did: one of another instantiation, say, whose rows are
 * longer then, too. Else a sentence. */
const char *totals_worse(struct arena *arena, const struct unbank_report *was,
                         const struct unbank_report *is);

/* Of what a layout was foretold to save, the part that may be missing where nothing keeps more. */
#define TOTALS_MISSING_MOST 0.5

/* NULL: an array takes in no kernel of `is` more wavefronts than `was` says that it would. A part
 * of what is saved may be missing, and where the most may be, anything, if the array is left
 * without a conflict; where it may be open, too, accesses may be left of which nothing is known, if
 * the most that the kernel may take falls as far. Else a sentence, with these words where it is for
 * such accesses. */
extern const char totals_not_known[];
const char *totals_missed(struct arena *arena, const struct unbank_report *was,
                          const struct unbank_report *is, const struct unbank_report_array *array,
                          double missing, bool may_be_open);

/* Whether the scores of a kernel are ranges, of which the most falls by much and the least hardly
 * rises. */
bool totals_range_lowered(const struct unbank_report_kernel *was,
                          const struct unbank_report_kernel *is);

/* "417..8,229", of a kernel whose score has such a range. */
const char *totals_range(struct arena *arena, const struct unbank_report_kernel *kernel);

/* NULL: the figures that are known, or the most that may be, show in some kernel what an array
 * takes less. Else a sentence: nobody takes a change that may do nothing. */
const char *totals_saved(const struct unbank_report *was, const struct unbank_report *is,
                         const struct unbank_report_array *array);

#endif
