/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cost of one instance in one trace, for the files of this folder. */
#ifndef UNBANK_EVALUATE_EVALUATE_INTERNAL_H
#define UNBANK_EVALUATE_EVALUATE_INTERNAL_H

#include "evaluate/evaluate.h"
#include "kernels/instances.h"

/* Whether the traced executions are all there are: the access is in no loop of unknown length, or
 * its weight is exact or measured. */
static inline bool is_counted(const struct trace_access *traced) {
  return !traced->repeats || traced->weight_exactness == UNBANK_WEIGHT_EXACT ||
         traced->weight_exactness == UNBANK_WEIGHT_MEASURED;
}

/* The cost of an instance in one trace, per block. */
struct instance_cost {
  double wavefronts;
  double by_chance; /* wavefronts of accesses whose addresses are not known, for random words */
  double accesses;  /* accesses that the hardware executes */
};

/* The cost of one access in one trace, per block, including the accesses merged into it. */
struct access_cost {
  double wavefronts, by_chance; /* as in instance_cost */
  bool is_unknown;              /* some executions are not known */
};

/* How many bytes after a word boundary the instance's array begins in a kernel, or may begin. */
int32_t unbank_behind_in(const struct evaluator *evaluator, const struct instance *instance,
                         const struct kernel *kernel, const struct unbank_layout *layout);

/* The cost of one access with the widths found last. The array begins `behind` bytes after a word
 * boundary, and loops of unknown length run `unknown` trips. */
struct access_cost unbank_cost_at(struct evaluator *evaluator, const struct trace *trace,
                                  const struct access *access, int32_t behind,
                                  const struct unbank_layout *layout, unsigned unknown);
/* Likewise of all accesses of an instance, in a trace of one of its kernels. */
struct instance_cost unbank_cost_in(struct evaluator *evaluator, const struct instance *instance,
                                    const struct kernel *kernel, const struct trace *trace,
                                    const struct unbank_layout *layout, unsigned unknown);

/* The sum over all kernels of the instance. */
struct instance_cost unbank_cost_of_all(struct evaluator *evaluator,
                                        const struct instance *instance,
                                        const struct unbank_layout *layout, unsigned unknown);

/* An access as the hardware executes it in one kernel under a layout, with its score. */
struct executed {
  struct evaluator *evaluator;
  const struct instance *instance;
  const struct unbank_layout *layout;
  void *context; /* of the caller of unbank_sum_over_executed() */
  const struct kernel *kernel;
  const struct trace *trace;
  int32_t behind;           /* unbank_behind_in() */
  const uint32_t *accesses; /* unbank_accesses_in() */
  size_t access_count;
  size_t number; /* in `accesses` */
  const struct access *access;
  const struct trace_access *traced;
  struct access_score score;
};

/* The sum of a figure over all such accesses of an instance, in all its kernels. Writes
 * evaluator->widths. */
typedef double figure_of_executed(const struct executed *it);
double unbank_sum_over_executed(struct evaluator *evaluator, const struct instance *instance,
                                const struct unbank_layout *layout, figure_of_executed *figure,
                                void *context);

/* Whether is_so() holds for some access of the instance in one of its kernels. */
static inline bool is_any_traced(const struct evaluator *evaluator, const struct instance *instance,
                                 bool (*is_so)(const struct trace_access *traced)) {
  UNBANK_EACH_KERNEL(kernel, evaluator->module, instance) {
    size_t count;
    const uint32_t *accesses = unbank_accesses_in(evaluator->module, instance, kernel, &count);
    for (size_t i = 0; i < count; i++)
      if (is_so(unbank_traced(evaluator->traces[kernel->id], accesses[i])))
        return true;
  }
  return false;
}

#endif
