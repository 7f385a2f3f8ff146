/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The sources of a project that use arrays which a header declares. A change of the header is right
 * only if it is right in each of them: what they do with the array stays inside the rows or
 * elements that it had, they compile, and no kernel of theirs takes more wavefronts than before. */
#ifndef UNBANK_INCLUDERS_H
#define UNBANK_INCLUDERS_H

#include "propose.h"
#include "trial.h"
#include "workers.h"

struct project {
  const struct job_list *jobs;       /* that could be read */
  const struct report_list *reports; /* one for each job */
  const struct job *unread;          /* one that could not; NULL: there is none */
  const struct unbank_options *options;
  size_t number;               /* of the job that is worked on, from 0 */
  struct patched_list patched; /* files that have a patch by now */
};

/* One of these sources, read. */
struct includer {
  const struct job *job;
  struct source source;
  struct proposing from; /* its `source` is that one */
  LLVMContextRef context;
  struct unbank_report *then; /* with the changes that were checked last, if they were right */
  struct work_list works;     /* without them, once it is weighed */
  bool is_weighed;
};
LIST_STRUCT(includer_list, struct includer *);

/* Whether a file has a patch. */
bool includers_has_patch(struct arena *arena, const struct project *project,
                         const struct source_file *file);

/* Adds the sources beside `own` that use a file, and that are not in the list. NULL, or why one
 * cannot be read; of a source that could not be read nobody knows which headers it uses. */
const char *includers_add(struct arena *arena, const struct project *project, const struct job *own,
                          const struct source_file *header, enum uses_trust trust,
                          struct includer_list *out);

/* NULL: the changes, with which the files are these, are right in all of them. Else why not. */
const char *includers_check(struct arena *arena, const struct project *project,
                            const struct includer_list *list, const struct change_list *changes,
                            const struct patched_list *files);

void includers_close(struct includer_list *list);

#endif
