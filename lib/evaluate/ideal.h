/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What there is to gain from an instance: the wavefronts of a layout without a conflict, and what
 * is not known of its accesses. */
#ifndef UNBANK_EVALUATE_IDEAL_H
#define UNBANK_EVALUATE_IDEAL_H

#include "evaluate/evaluate.h"

/* The worst conflict of some accesses is n-way: at least, where only a range of one is known, and
 * at most. */
struct conflict_degree {
  unsigned least, most;
};

/* The worst conflict at most, of what is known, under a layout. */
unsigned unbank_degree(struct evaluator *evaluator, const struct instance *instance,
                       const struct unbank_layout *layout);

/* Wavefronts that the best placement of the words accessed as the array lies now would take.
 * *doubt: why one of the accesses may have conflicts that are not counted, a sentence; NULL where
 * all are known. */
double unbank_ideal(struct evaluator *evaluator, const struct instance *instance,
                    struct conflict_degree *degree, const char **doubt);

/* Wavefronts, at most, of an access whose width is not certain: by itself, in pieces of the width
 * that it promises to be aligned to, or of a byte where codegen makes a loop over bytes, in an
 * array that begins so many bytes `behind` a word. `unmoved`: in launches in which that layout of
 * rows moves nothing; NULL: in all. */
double unbank_apart(const struct module *module, const struct trace *trace,
                    const struct access *access, int32_t behind,
                    const struct unbank_layout *unmoved);

/* Whether a cap on work left accesses of the instance out, of which nothing else is known. */
bool unbank_is_capped(const struct evaluator *evaluator, const struct instance *instance);

#endif
