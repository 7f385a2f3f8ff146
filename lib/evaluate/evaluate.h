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

/* Trips assumed for loops of unknown length. The first two are those of each loop by itself, the
 * last two those of all such loops around an access together. */
enum {
  UNBANK_LOOP_TRIPS = 32,
  UNBANK_FEW_TRIPS = 4,    /* if loops are short: LLVM unrolls most of them by four */
  UNBANK_SHORT_TRIPS = 8,  /* if loops are short */
  UNBANK_FEWEST_TRIPS = 1, /* the fewest that are plausible */
};

/* The width of an access, if its array has this alignment. */
struct width_as_is {
  uint32_t align; /* bytes; 0: not computed yet */
  struct width width;
};

struct evaluator {
  struct module *module;
  unsigned trips; /* UNBANK_LOOP_TRIPS or UNBANK_FEW_TRIPS */
  struct trace *const *traces;
  struct trace ***others; /* by kernel id: traces for its other plausible shapes, ending with NULL;
                             made when first needed */
  struct block_work *besides; /* by kernel id: work other than accesses to shared memory; computed
                                 when first needed, until then `instructions` is negative */
  struct block_work *few_besides; /* `besides` of the evaluator of few trips */
  struct width *widths;           /* by access id; scratch */
  struct width_as_is *as_is;      /* by access id: of accesses that stay as they are */
  struct score_work work;
};

/* What one layout of one instance costs. All figures but the last three are per block. */
struct layout_cost {
  struct unbank_layout layout;
  double wavefronts;                 /* of all accesses to the instance */
  double accesses;                   /* accesses that the hardware executes */
  double added;                      /* instructions added to compute addresses */
  double added_code, added_in_loops; /* instructions added to the code, each counted once: all, and
                                        those in loops */
  unsigned more_registers; /* addresses that a loop keeps in registers, beyond those of identity */
};

/* For a module whose instances are listed. */
struct evaluator unbank_new_evaluator(struct module *module, struct trace *const *traces);

/* An evaluator of the same module that assumes UNBANK_FEW_TRIPS. */
struct evaluator unbank_evaluator_of_few_trips(const struct evaluator *evaluator);

/* How often an access is executed for each execution that was traced. One trip of a loop of unknown
 * length is traced. Such a loop is assumed to run `unknown` trips, or fewer if it is known to
 * (trace_loop). If `unknown` is meant for each loop, all such loops around an access together run
 * at most unknown^3 trips. */
double unbank_trips(const struct trace_access *traced, unsigned unknown);

/* How often the warps of a block execute an access, with this many trips of loops of unknown
 * length; not finite if that is not known. */
static inline double unbank_executions(const struct trace_access *traced, unsigned unknown) {
  return unbank_trips(traced, unknown) * traced->weight;
}

/* Whether only the first trip of each loop of unknown length counts: `unknown` is
 * UNBANK_FEWEST_TRIPS, and the access is in such a loop. */
bool unbank_is_first_trip(const struct trace_access *traced, unsigned unknown);

/* Sets evaluator->widths of the instance's accesses, under a layout. */
void unbank_find_widths(struct evaluator *evaluator, const struct instance *instance,
                        const struct unbank_layout *layout);

/* Likewise of those alone that one kernel may execute. */
void unbank_find_widths_in(struct evaluator *evaluator, const struct instance *instance,
                           const struct kernel *kernel, const struct unbank_layout *layout);

/* Sets evaluator->widths of the instance's accesses, in launches in which its layout moves
 * nothing. */
void unbank_find_unmoved_widths(struct evaluator *evaluator, const struct instance *instance);

/* The wavefronts and accesses of a block under a layout; unbank_count_instructions() adds the
 * instructions. Writes evaluator->widths. If evaluator->work is over its limit afterwards, only
 * part of the cost was counted. */
struct layout_cost unbank_evaluate(struct evaluator *evaluator, const struct instance *instance,
                                   const struct unbank_layout *layout);

/* Wavefronts that a layout certainly saves: of accesses whose scores are exact. */
double unbank_certain_saving(struct evaluator *evaluator, const struct instance *instance,
                             const struct unbank_layout *layout);

/* Wavefronts that a layout saves in those accesses that the hardware executes as under identity,
 * neither merged with others nor split. */
double unbank_saving_without_merging(struct evaluator *evaluator, const struct instance *instance,
                                     const struct unbank_layout *layout);

/* The least number of wavefronts that a layout adds, over accesses whose number of executions is
 * known; negative if it may save some. */
double unbank_certain_loss(struct evaluator *evaluator, const struct instance *instance,
                           const struct unbank_layout *layout);

/* How many wavefronts fewer than expected a block takes under a layout if every access whose words
 * data decides takes its minimum. */
double unbank_spared_at_best(struct evaluator *evaluator, const struct instance *instance,
                             const struct unbank_layout *layout);

/* How many of these wavefronts are behind rare branches (slice/sides.h). */
double unbank_spared_by_rare_branches(struct evaluator *evaluator, const struct instance *instance,
                                      const struct unbank_layout *layout);

/* How many wavefronts fewer than expected a block takes under a layout if every access whose
 * address mixes lanes with arguments, as `threadIdx.x % n` does, takes its minimum. Its words count
 * as random, but most of them are neighbours. */
double unbank_guessed_above_least(struct evaluator *evaluator, const struct instance *instance,
                                  const struct unbank_layout *layout);

/* How many wavefronts more than in measured launches a block is expected to take under a layout. If
 * an argument decides how far apart lanes are, the expectation counts all values of the argument,
 * not only that of the launch. 0 for accesses that no profile measured, or for which the
 * measurement itself is the expectation. */
double unbank_expected_above_measured(struct evaluator *evaluator, const struct instance *instance,
                                      const struct unbank_layout *layout);

/* The work of the instance's kernels, with the layouts chosen so far for all their arrays. The
 * instance itself counts with the layout that it is passed with, which may be a copy with another
 * layout (a hypothesis). Accesses whose addresses are not known count as if words were random.
 * Instructions are those of the code as it is, without any that layouts add. */
struct block_work unbank_kernel_total(struct evaluator *evaluator, const struct instance *instance);

/* The wavefronts of the instance's kernels with UNBANK_SHORT_TRIPS. */
double unbank_wavefronts_of_short_loops(struct evaluator *evaluator,
                                        const struct instance *instance);

/* The work of one kernel, with the layouts chosen so far for all its arrays. */
struct block_work unbank_kernel_work(struct evaluator *evaluator, const struct kernel *kernel);

#endif
