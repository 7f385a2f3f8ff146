/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A layout is chosen for one shape of the block, one number of trips, and arguments that align what
 * memory is carved into. Where these are not promised, it must lose nothing in the other cases that
 * are as plausible; nor in any one of the kernels that it is for. */
#ifndef UNBANK_EVALUATE_OTHER_CASES_H
#define UNBANK_EVALUATE_OTHER_CASES_H

#include "evaluate/evaluate.h"

/* The most that a figure may become where a layout does no harm: a share more than it was, and what
 * sums are rounded by. */
static inline double unbank_most_harmless(double before, double tolerance) {
  return before * (1 + tolerance) + 1e-9;
}

/* Traces for the shapes that no layout may harm, beside the kernel's own (unbank_other_shapes);
 * ends with NULL. */
struct trace **unbank_other_traces(struct evaluator *evaluator, const struct kernel *kernel);

/* Wavefronts of the instance in one trace of a kernel, as its array lies now. */
double unbank_identity_cost(struct evaluator *evaluator, const struct instance *instance,
                            const struct kernel *kernel, const struct trace *trace);

/* With an assumed shape a layout must do no harm for the other plausible shapes either: whether it
 * takes more than 1 + tolerance times the wavefronts for one of them. */
bool unbank_harms_other_shape(struct evaluator *evaluator, const struct instance *instance,
                              const struct unbank_layout *layout, double tolerance);

/* The first such shape; x == 0: there is none. */
struct unbank_shape unbank_harmed_shape(struct evaluator *evaluator,
                                        const struct instance *instance,
                                        const struct unbank_layout *layout, double tolerance);

/* Whether loops whose trips are not known run accesses of the instance. */
bool unbank_has_unknown_trips(const struct evaluator *evaluator, const struct instance *instance);
/* The same of all accesses of its kernels, to other arrays as well. */
bool unbank_kernels_have_unknown_trips(const struct evaluator *evaluator,
                                       const struct instance *instance);

/* Wavefronts of the instance where such loops run the fewest plausible trips. */
double unbank_cost_of_few_trips(struct evaluator *evaluator, const struct instance *instance,
                                const struct unbank_layout *layout);

/* What a layout saves in loops of unknown length, it may lose outside them: whether it takes more
 * than 1 + tolerance times the wavefronts where they run the fewest plausible trips. */
bool unbank_harms_few_trips(struct evaluator *evaluator, const struct instance *instance,
                            const struct unbank_layout *layout, double tolerance);

/* Kernels may share an array that cannot be one for each of them: whether one of them takes more
 * than 1 + tolerance times the wavefronts, whatever the others gain. */
bool unbank_harms_kernel(struct evaluator *evaluator, const struct instance *instance,
                         const struct unbank_layout *layout, double tolerance);

/* Whether for some residue of an argument a kernel takes more than 1 + tolerance times the
 * wavefronts that it takes now. */
bool unbank_harms_residue(struct evaluator *evaluator, const struct instance *instance,
                          const struct unbank_layout *layout, double tolerance);

/* In launches whose arguments align nothing a carved layout moves no byte, but accesses stay as
 * narrow as it made them. Whether these then take more than 1 + tolerance times the wavefronts of
 * identity, or are more than 1 + tolerance times as many. */
bool unbank_harms_unaligned(struct evaluator *evaluator, const struct instance *instance,
                            const struct unbank_layout *layout, double tolerance);

#endif
