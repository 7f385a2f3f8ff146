/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a layout of an instance would cost, in wavefronts and instructions of all warps of a block,
 * by the same scores that are reported. */
#ifndef UNBANK_CHOOSE_COST_H
#define UNBANK_CHOOSE_COST_H

#include "cost/cycles.h"
#include "lanes/trace.h"
#include "model/model.h"
#include "score/score.h"
#include "widths/widths.h"

/* Taken for a loop whose trips are not known, and the fewest that are as plausible. */
enum { UNBANK_LOOP_TRIPS = 32, UNBANK_FEWEST_TRIPS = 1 };

struct evaluator {
  struct module *module;
  struct trace *const *traces;
  struct trace ***others; /* by kernel id: for its other plausible shapes, ends with NULL; traced
                             when first needed */
  double *instructions; /* by kernel id, besides shared accesses; found when first needed, negative
                           until then */
  struct width *widths; /* by access id; scratch */
  struct score_work work;
  uint64_t work_limit; /* beyond which a sum is not finished */
};

/* What one layout of one instance costs. */
struct layout_cost {
  struct unbank_layout layout;
  double wavefronts; /* of all accesses to the instance, per block */
  double accesses;   /* that the hardware executes, per block */
  double added;      /* instructions added to addresses, per block */
  double added_code,
      added_in_loops; /* the same in the code, each once, and those of them in loops */
  uint64_t bytes;
};

struct evaluator unbank_new_evaluator(struct module *module, struct trace *const *traces);

/* How often an access is executed for each execution that was traced: a loop whose trips are not
 * known is traced once, and runs `unknown` times. */
double unbank_trips(const struct trace_access *traced, unsigned unknown);

/* Traces for the shapes that no layout may harm, beside the kernel's own (unbank_other_shapes);
 * ends with NULL. */
struct trace **unbank_other_traces(struct evaluator *evaluator, const struct kernel *kernel);

/* Widths of the instance's accesses under a layout, into evaluator->widths. */
void unbank_find_widths(struct evaluator *evaluator, const struct instance *instance,
                        const struct unbank_layout *layout, uint32_t align);

/* Wavefronts of the instance in one trace, as its array lies now. */
double unbank_identity_cost(struct evaluator *evaluator, const struct instance *instance,
                            const struct trace *trace);

/* What is known of the array's address under a layout, bytes: a new array is aligned to all
 * accesses, unless it is confined. */
uint32_t unbank_align_under(const struct evaluator *evaluator, const struct instance *instance,
                            const struct unbank_layout *layout);

/* All but the instructions that are added. */
struct layout_cost unbank_evaluate(struct evaluator *evaluator, const struct instance *instance,
                                   const struct unbank_layout *layout, uint32_t align);

/* Wavefronts that the best placement of the words accessed as the array lies now would take;
 * *worst_degree gets the worst conflict. *doubt: why one of the accesses may have conflicts that
 * are not counted, a sentence; NULL where all are known. */
double unbank_ideal(struct evaluator *evaluator, const struct instance *instance,
                    unsigned *worst_degree, const char **doubt);

/* Wavefronts, at most, of an access whose width is not certain: by itself, in pieces of the width
 * that it promises to be aligned to, in an array that begins so many bytes `behind` a word. */
double unbank_apart(const struct module *module, const struct trace *trace,
                    const struct access *access, int32_t behind);

/* Whether a cap on work left accesses of the instance out, of which nothing else is known. */
bool unbank_is_capped(const struct evaluator *evaluator, const struct instance *instance);

/* What the instance's kernels do, with the layouts chosen by now for all their arrays; the
 * instance's own is as it is given, so that a copy of it, with another layout, tells what that
 * would come to. Accesses whose addresses are not known count as if their words were random.
 * Instructions are those of the code as it is: none that layouts add. */
struct block_work unbank_kernel_total(struct evaluator *evaluator, const struct instance *instance);

/* The same of one kernel, with all its arrays as they are decided by now. */
struct block_work unbank_kernel_work(struct evaluator *evaluator, const struct kernel *kernel);

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

/* Wavefronts of the instance where such loops run the fewest plausible trips. */
double unbank_cost_of_few_trips(struct evaluator *evaluator, const struct instance *instance,
                                const struct unbank_layout *layout);

/* What a layout saves in loops of unknown length, it may lose outside them: whether it takes more
 * than 1 + tolerance times the wavefronts where they run the fewest plausible trips. */
bool unbank_harms_few_trips(struct evaluator *evaluator, const struct instance *instance,
                            const struct unbank_layout *layout, double tolerance);

#endif
