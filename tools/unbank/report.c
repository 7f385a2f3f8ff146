/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "report.h"

#include <errno.h>
#include <stdio.h>

#include "changes.h"
#include "inputs.h"
#include "page.h"
#include "picture.h"
#include "report/read.h"
#include "support/files.h"
#include "workers.h"

/* Reads earlier reports: a file, or a folder of files. */
static char *read_earlier(struct arena *arena, const char *path, struct report_list *out) {
  struct compilation none = {0};
  struct text_list inputs = {0};
  struct job_list jobs = {0};
  *ARENA_PUSH(arena, &inputs) = path;
  char *error = inputs_expand(arena, &inputs, &none, &jobs);
  for (size_t i = 0; i < jobs.count && !error; i++)
    error =
        jobs.items[i].is_report
            ? unbank_report_read(arena, jobs.items[i].input, ARENA_PUSH(arena, out))
            : unbank_error("--since=%s: expected a report (.json), or a folder of reports", path);
  inputs_remove(&jobs);
  return error;
}

static bool is_any_worse(const struct change_list *changes, bool after) {
  bool found = false;
  for (size_t i = 0; i < changes->kernels.count; i++)
    found |= change_is_worse(&changes->kernels.items[i], after);
  return found;
}

int report_deliver(const struct unbank_report *const *reports, size_t count,
                   const struct unbank_options *options, const struct delivery *delivery,
                   const struct text_style *style) {
  struct arena arena = {0};
  struct report_list earlier = {0};
  char *error = delivery->since ? read_earlier(&arena, delivery->since, &earlier) : NULL;
  const struct unbank_report *const *before = (const struct unbank_report *const *)earlier.items;
  struct change_list changes = {0};
  if (!error) {
    struct ranking now = overview_list(&arena, reports, count),
                   then = overview_list(&arena, before, earlier.count);
    changes = changes_find(&arena, &now, &then);
  }
  if (!error && delivery->since)
    changes_print(stdout, &arena, &changes, style);
  if (!error && fflush(stdout))
    error = unbank_error("cannot write the comparison: %s", strerror(errno));
  if (!error && delivery->page)
    error = file_ends_with(delivery->page, ".svg")
                ? picture_write(&changes, delivery->at, delivery->page)
                : page_write(&changes, delivery->since, delivery->missing, delivery->page);
  bool is_worse =
      !error && delivery->since && is_any_worse(&changes, options->mode == UNBANK_MODE_FIX);
  arena_free(&arena);
  return error ? unbank_command_fail(error) : is_worse ? UNBANK_EXIT_FOUND : UNBANK_EXIT_FINE;
}
