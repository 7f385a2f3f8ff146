/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A layout is chosen for one block shape, one number of trips, and arguments that align the arrays
 * that memory is carved into. As far as these are not promised, the layout must lose nothing in
 * other plausible cases either, nor in any one of its kernels. `tolerance` is the share by which
 * wavefronts may grow in a case. */
#ifndef UNBANK_EVALUATE_OTHER_CASES_H
#define UNBANK_EVALUATE_OTHER_CASES_H

#include "evaluate/evaluate.h"

/* The most that a figure may become without counting as harm, with room for rounding. */
static inline double unbank_most_harmless(double before, double tolerance) {
  return before * (1 + tolerance) + 1e-9;
}

/* Traces for the shapes that no layout may harm, besides the kernel's own (unbank_other_shapes);
 * ends with NULL. */
struct trace **unbank_other_traces(struct evaluator *evaluator, const struct kernel *kernel);

/* Wavefronts of the instance in one trace of a kernel, as the array lies now. */
double unbank_identity_cost(struct evaluator *evaluator, const struct instance *instance,
                            const struct kernel *kernel, const struct trace *trace);

/* If the shape is only assumed: whether the layout takes more wavefronts for another plausible
 * shape. */
bool unbank_harms_other_shape(struct evaluator *evaluator, const struct instance *instance,
                              const struct unbank_layout *layout, double tolerance);

/* The first such shape; x is 0 if there is none. */
struct unbank_shape unbank_harmed_shape(struct evaluator *evaluator,
                                        const struct instance *instance,
                                        const struct unbank_layout *layout, double tolerance);

/* Whether loops of unknown length contain accesses of the instance. */
bool unbank_has_unknown_trips(const struct evaluator *evaluator, const struct instance *instance);
/* Whether such loops contain any access of the instance's kernels, also to other arrays. */
bool unbank_kernels_have_unknown_trips(const struct evaluator *evaluator,
                                       const struct instance *instance);

/* Wavefronts of the instance if such loops run the fewest plausible trips. */
double unbank_cost_of_few_trips(struct evaluator *evaluator, const struct instance *instance,
                                const struct unbank_layout *layout);

/* Whether the layout takes more wavefronts if loops of unknown length run the fewest plausible
 * trips: it may lose outside them what it saves inside. */
bool unbank_harms_few_trips(struct evaluator *evaluator, const struct instance *instance,
                            const struct unbank_layout *layout, double tolerance);

/* Whether the layout of an array that kernels must share takes more wavefronts in one of them,
 * whatever the others gain. */
bool unbank_harms_kernel(struct evaluator *evaluator, const struct instance *instance,
                         const struct unbank_layout *layout, double tolerance);

/* Whether the layout takes more wavefronts in a kernel for some residue of an argument. */
bool unbank_harms_residue(struct evaluator *evaluator, const struct instance *instance,
                          const struct unbank_layout *layout, double tolerance);

/* If no argument aligns anything, a carved layout moves no byte, but accesses stay as narrow as it
 * made them. Whether these then take more wavefronts than under identity, or are more accesses. */
bool unbank_harms_unaligned(struct evaluator *evaluator, const struct instance *instance,
                            const struct unbank_layout *layout, double tolerance);

#endif
