/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a layout of an instance would cost, in wavefronts and instructions of all warps of a block.
 * The scores are those that are reported. */
#ifndef UNBANK_EVALUATE_EVALUATE_H
#define UNBANK_EVALUATE_EVALUATE_H

#include "cost/cycles.h"
#include "lanes/trace.h"
#include "model/model.h"
#include "score/score.h"
#include "widths/widths.h"

/* Trips assumed for loops of unknown length. LOOP: each loop. FEW: each loop, if they are short;
 * LLVM unrolls most of them by four. SHORT: all loops around an access together, if they are short.
 * FEWEST: the same, the fewest that are plausible. */
enum {
  UNBANK_LOOP_TRIPS = 32,
  UNBANK_SHORT_TRIPS = 8,
  UNBANK_FEW_TRIPS = 4,
  UNBANK_FEWEST_TRIPS = 1,
};

/* The widths of an instance's accesses, in its order, if the array has this alignment. */
struct widths_as_is {
  uint32_t align; /* bytes; 0: not computed yet */
  struct width *widths;
};

struct evaluator {
  struct module *module;
  unsigned trips; /* assumed for each loop of unknown length: LOOP, or FEW */
  struct trace *const *traces;
  struct trace ***others; /* by kernel id: traces for its other plausible shapes, ends with NULL;
                             made when first needed */
  struct block_work *besides; /* by kernel id: work other than accesses to shared memory; computed
                                 when first needed, until then `instructions` is negative */
  struct block_work *few_besides; /* the same with UNBANK_FEW_TRIPS */
  struct width *widths;           /* by access id; scratch */
  struct widths_as_is *as_is;     /* by instance id: of accesses that stay as they are */
  struct score_work work;
};

/* What one layout of one instance costs. All figures but the last two are per block. */
struct layout_cost {
  struct unbank_layout layout;
  double wavefronts; /* of all accesses to the instance */
  double accesses;   /* accesses that the hardware executes */
  double added;      /* instructions added to compute addresses */
  double added_code,
      added_in_loops; /* the same counted in the code, each once; and those of them in loops */
};

/* For a module whose instances are listed. */
struct evaluator unbank_new_evaluator(struct module *module, struct trace *const *traces);

/* The same for what loops of unknown length take if they run UNBANK_FEW_TRIPS. */
struct evaluator unbank_evaluator_of_few_trips(const struct evaluator *evaluator);

/* How often an access is executed for each execution that was traced. A loop of unknown length is
 * traced for one trip. It is assumed to run `unknown` trips, or fewer if that is known
 * (trace_loop). All such loops around an access together run at most unknown^3 trips with LOOP and
 * FEW, and at most `unknown` trips with the others. */
double unbank_trips(const struct trace_access *traced, unsigned unknown);

/* Whether only the first trip of each loop of unknown length counts: `unknown` is
 * UNBANK_FEWEST_TRIPS, and the access is in such a loop. */
bool unbank_is_first_trip(const struct trace_access *traced, unsigned unknown);

/* Finds the widths of the instance's accesses under a layout, into evaluator->widths. */
void unbank_find_widths(struct evaluator *evaluator, const struct instance *instance,
                        const struct unbank_layout *layout);

/* The same for launches in which the layout moves nothing. */
void unbank_find_unmoved_widths(struct evaluator *evaluator, const struct instance *instance);

/* The wavefronts and accesses of a block under a layout; `added` is left to
 * unbank_count_instructions(). Writes evaluator->widths. If the work is over its limit afterwards,
 * only part of the cost was counted. */
struct layout_cost unbank_evaluate(struct evaluator *evaluator, const struct instance *instance,
                                   const struct unbank_layout *layout);

/* Wavefronts that a layout certainly saves: of accesses whose scores are exact. */
double unbank_certain_saving(struct evaluator *evaluator, const struct instance *instance,
                             const struct unbank_layout *layout);

/* The least number of wavefronts that a layout adds, over accesses whose number of executions is
 * known; negative if it may save some. */
double unbank_certain_loss(struct evaluator *evaluator, const struct instance *instance,
                           const struct unbank_layout *layout);

/* How many wavefronts fewer than expected a block takes under a layout if every access whose words
 * data decides takes its minimum. */
double unbank_spared_at_best(struct evaluator *evaluator, const struct instance *instance,
                             const struct unbank_layout *layout);

/* The same of accesses whose addresses mix lanes with arguments, `threadIdx.x % n`. They count as
 * random words, but most are neighbours. */
double unbank_guessed_above_least(struct evaluator *evaluator, const struct instance *instance,
                                  const struct unbank_layout *layout);

/* How many wavefronts more than in the measured launches a block is expected to take under a
 * layout: where an argument decides how far lanes lie apart, all of its values count, and not that
 * of the launch. 0 where a profile has nothing of the kind. */
double unbank_expected_above_measured(struct evaluator *evaluator, const struct instance *instance,
                                      const struct unbank_layout *layout);

/* The work of the instance's kernels, with the layouts chosen so far for all their arrays. The
 * instance itself counts as it is passed, so a copy with another layout tells what that layout
 * would come to. Accesses whose addresses are not known count as if words were random. Instructions
 * are those of the code as it is, without any that layouts add. */
struct block_work unbank_kernel_total(struct evaluator *evaluator, const struct instance *instance);

/* The wavefronts of the same with UNBANK_SHORT_TRIPS. */
double unbank_wavefronts_of_short_loops(struct evaluator *evaluator,
                                        const struct instance *instance);

/* The same for one kernel, with all its arrays as decided so far. */
struct block_work unbank_kernel_work(struct evaluator *evaluator, const struct kernel *kernel);

#endif
