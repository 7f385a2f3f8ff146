/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a layout of an instance would cost, in wavefronts and instructions of all warps of a block,
 * by the same scores that are reported. */
#ifndef UNBANK_EVALUATE_EVALUATE_H
#define UNBANK_EVALUATE_EVALUATE_H

#include "cost/cycles.h"
#include "lanes/trace.h"
#include "model/model.h"
#include "score/score.h"
#include "widths/widths.h"

/* Trips assumed where they are not known. LOOP: of each loop. FEW: of each loop, where they are
 * short; LLVM unrolls most by four. SHORT: of all loops around an access together, where they are
 * short. FEWEST: the same, the fewest that are plausible. */
enum {
  UNBANK_LOOP_TRIPS = 32,
  UNBANK_SHORT_TRIPS = 8,
  UNBANK_FEW_TRIPS = 4,
  UNBANK_FEWEST_TRIPS = 1,
};

/* Widths of the accesses of one instance, in its order, if its array is aligned to so many bytes.
 */
struct widths_as_is {
  uint32_t align; /* 0: not found yet */
  struct width *widths;
};

struct evaluator {
  struct module *module;
  unsigned trips; /* of each loop whose trips are not known: LOOP, or FEW */
  struct trace *const *traces;
  struct trace ***others; /* by kernel id: for its other plausible shapes, ends with NULL; traced
                             when first needed */
  struct block_work *besides; /* by kernel id, what is no access to shared memory; found when first
                                 needed, instructions negative until then */
  struct width *widths;       /* by access id; scratch */
  struct widths_as_is *as_is; /* by instance id: of accesses that stay as they are */
  struct score_work work;
};

/* What one layout of one instance costs. */
struct layout_cost {
  struct unbank_layout layout;
  double wavefronts; /* of all accesses to the instance, per block */
  double accesses;   /* that the hardware executes, per block */
  double added;      /* instructions added to addresses, per block */
  double added_code,
      added_in_loops; /* the same in the code, each once, and those of them in loops */
};

/* Of a module whose instances are listed. */
struct evaluator unbank_new_evaluator(struct module *module, struct trace *const *traces);

/* The same for what loops of unknown length take if they run UNBANK_FEW_TRIPS. */
struct evaluator unbank_evaluator_of_few_trips(const struct evaluator *evaluator);

/* How often an access is executed for each execution that was traced. A loop whose trips are not
 * known is traced once. Each such loop runs `unknown` times, or fewer where that is known
 * (trace_loop); all together at most unknown^3 times with LOOP and FEW, else `unknown`. */
double unbank_trips(const struct trace_access *traced, unsigned unknown);

/* Whether only the first iteration of each loop of unknown length counts: `unknown` is
 * UNBANK_FEWEST_TRIPS, and the access is in such a loop. */
bool unbank_is_first_trip(const struct trace_access *traced, unsigned unknown);

/* Widths of the instance's accesses under a layout, into evaluator->widths. */
void unbank_find_widths(struct evaluator *evaluator, const struct instance *instance,
                        const struct unbank_layout *layout);

/* The same of launches in which it moves nothing. */
void unbank_find_unmoved_widths(struct evaluator *evaluator, const struct instance *instance);

/* Wavefronts and accesses of a block under a layout; `added` is left to unbank_count_instructions.
 * Writes evaluator->widths. Where work is over its limit then, it is a part of the cost. */
struct layout_cost unbank_evaluate(struct evaluator *evaluator, const struct instance *instance,
                                   const struct unbank_layout *layout);

/* Wavefronts that a layout saves for certain: of accesses whose scores are exact. */
double unbank_certain_saving(struct evaluator *evaluator, const struct instance *instance,
                             const struct unbank_layout *layout);

/* Wavefronts that a layout takes more at least, of accesses of which it is known how often they are
 * executed: below 0 where it may take less. */
double unbank_certain_loss(struct evaluator *evaluator, const struct instance *instance,
                           const struct unbank_layout *layout);

/* How many wavefronts fewer than expected a block takes under a layout in the best case: where all
 * accesses whose words data decides take the least that they may. */
double unbank_spared_at_best(struct evaluator *evaluator, const struct instance *instance,
                             const struct unbank_layout *layout);

/* The same of accesses whose addresses mix lanes with what arguments decide, `threadIdx.x % n`:
 * they count as words at random, and most are neighbours. */
double unbank_guessed_above_least(struct evaluator *evaluator, const struct instance *instance,
                                  const struct unbank_layout *layout);

/* What the instance's kernels do, with the layouts chosen by now for all their arrays; the
 * instance's own is as it is given, so that a copy of it, with another layout, tells what that
 * would come to. Accesses whose addresses are not known count as if their words were random.
 * Instructions are those of the code as it is: none that layouts add. */
struct block_work unbank_kernel_total(struct evaluator *evaluator, const struct instance *instance);

/* The wavefronts of that with UNBANK_SHORT_TRIPS. */
double unbank_wavefronts_of_short_loops(struct evaluator *evaluator,
                                        const struct instance *instance);

/* The same of one kernel, with all its arrays as they are decided by now. */
struct block_work unbank_kernel_work(struct evaluator *evaluator, const struct kernel *kernel);

#endif
