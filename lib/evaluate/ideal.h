/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What there is to gain from an instance: the wavefronts that its accesses would take without
 * conflicts, and what is not known about them. */
#ifndef UNBANK_EVALUATE_IDEAL_H
#define UNBANK_EVALUATE_IDEAL_H

#include "evaluate/evaluate.h"

/* The worst conflict of some accesses is n-way, with n between these bounds. They differ if only a
 * range is known for some access. */
struct conflict_degree {
  unsigned least, most;
};

/* The upper bound of the worst known conflict under a layout. */
unsigned unbank_degree(struct evaluator *evaluator, const struct instance *instance,
                       const struct unbank_layout *layout);

/* The worst known conflict of the accesses that a layout helps: their upper bounds are lower under
 * it. 1-way if there are none, as where data or an argument decides. */
struct conflict_degree unbank_mended_degree(struct evaluator *evaluator,
                                            const struct instance *instance,
                                            const struct unbank_layout *layout);

/* The wavefronts of the best placement of the words that are accessed now. *doubt: a sentence on
 * why an access may have conflicts that are not counted; NULL if all are known. */
double unbank_ideal(struct evaluator *evaluator, const struct instance *instance,
                    struct conflict_degree *degree, const char **doubt);

/* The most wavefronts of an access whose width is not certain. It is taken by itself, in pieces of
 * the alignment it promises, or in bytes where codegen makes a loop over bytes. Its array begins
 * `behind` bytes after a word boundary. `unmoved`: only launches in which this layout of rows moves
 * nothing; NULL: all launches. */
double unbank_apart(const struct module *module, const struct trace *trace,
                    const struct access *access, int32_t behind,
                    const struct unbank_layout *unmoved);

/* Whether a cap on work dropped accesses of the instance, about which nothing else is known. */
bool unbank_is_capped(const struct evaluator *evaluator, const struct instance *instance);

#endif
