/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Tells programs that ask what the choice considered (unbank/choice.h). Nothing here decides
 * anything, and nothing is computed if nobody asks. */
#ifndef UNBANK_CHOOSE_TELL_H
#define UNBANK_CHOOSE_TELL_H

#include "search/search.h"

/* For a decided instance: what each evaluated layout costs, and what became of it. */
void unbank_tell_choice(struct search *search);

/* The work of the kernels' blocks, by kernel id, before anything is decided; NULL if nobody asks.
 * The second function tells both, once everything is decided. */
struct unbank_block_work *unbank_work_before(struct evaluator *evaluator);
void unbank_tell_work(struct evaluator *evaluator, const struct unbank_block_work *before);

/* What lanes address, once everything is decided. */
void unbank_tell_executions(struct evaluator *evaluator);

/* The names that the report uses for an instance's array: one for each member, or a single one. */
size_t unbank_told_names(const struct module *module, const struct instance *instance,
                         const char **out);

#endif
