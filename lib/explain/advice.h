/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Advice on what no layout improves, and on how to learn more. Each piece is a sentence:
 *
 *     broadcast   all lanes read one place, which is not a conflict
 *     one-word    lanes of an atomic meet on one word, and take turns wherever it lies
 *     data        data decides the words: a simulated launch shows which
 *     range       a score is a range: why, and for which values of an argument there are conflicts
 *     copies      cp.async writes it with conflicts, which a profiler counts differently
 *     promise     its layout would cost less if the block shape were promised
 *     tma         the copy engine writes the array, and has swizzles of its own */
#ifndef UNBANK_EXPLAIN_ADVICE_H
#define UNBANK_EXPLAIN_ADVICE_H

#include "explain/subjects.h"

/* Appends what applies to a subject. */
void unbank_advise(struct arena *arena, const struct subject *subject, struct remark_list *out);

#endif
