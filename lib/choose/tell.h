/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reports what the choice considered to the hooks of the calling program (unbank/choice.h). Nothing
 * here decides anything, and nothing is computed without a hook. */
#ifndef UNBANK_CHOOSE_TELL_H
#define UNBANK_CHOOSE_TELL_H

#include "search/search.h"

/* Reports on a decided instance: what each evaluated layout costs, and why it was or was not
 * chosen. */
void unbank_tell_choice(struct search *search);

/* The work of a block of each kernel, by kernel id, before anything is decided; NULL without a hook
 * for it. The second function reports this work and that after the decisions. */
struct unbank_block_work *unbank_work_before(struct evaluator *evaluator);
void unbank_tell_work(struct evaluator *evaluator, const struct unbank_block_work *before);

/* Reports what lanes address, once everything is decided. */
void unbank_tell_executions(struct evaluator *evaluator);

/* The names that the report uses for an instance's array: one for each member, or a single one. */
size_t unbank_told_names(const struct module *module, const struct instance *instance,
                         const char **out);

#endif
