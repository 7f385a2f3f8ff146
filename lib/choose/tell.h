/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Programs that ask are told what the choice weighed (unbank/choice.h). Nothing here decides
 * anything, and where nobody asks nothing is found out. */
#ifndef UNBANK_CHOOSE_TELL_H
#define UNBANK_CHOOSE_TELL_H

#include "search/search.h"

/* Of an instance that is decided: what each layout costs that was evaluated, and what became of it.
 */
void unbank_tell_choice(struct search *search);

/* What blocks of the kernels ask of an SM, by kernel id, before anything is decided; NULL where
 * nobody asks. And once all is decided: both. */
struct unbank_block_work *unbank_work_before(struct evaluator *evaluator);
void unbank_tell_work(struct evaluator *evaluator, const struct unbank_block_work *before);

/* What lanes address, once all is decided. */
void unbank_tell_executions(struct evaluator *evaluator);

/* The names under which the report has an instance's array, of which there are as many as members,
 * or one. */
size_t unbank_told_names(const struct module *module, const struct instance *instance,
                         const char **out);

#endif
