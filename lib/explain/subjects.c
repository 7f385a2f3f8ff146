/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/subjects.h"

#include <fnmatch.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "explain/lint.h"
#include "options/names.h"
#include "report/overview.h"
#include "report/total.h"
#include "support/integers.h"
#include "support/words.h"

void unbank_remark(struct arena *arena, struct remark_list *out, const char *code,
                   const char *text) {
  *ARENA_PUSH(arena, out) = (struct remark){code, text};
}

double unbank_trips_of(const struct unbank_report_side *side) {
  const bool is_of_loops = side->weight_exactness == UNBANK_WEIGHT_PER_ITERATION && side->in_loops;
  return is_of_loops && side->trips > 0 ? side->trips : 1;
}

double unbank_waste_of(const struct unbank_report_access *access) {
  return unbank_trips_of(&access->before) * overview_waste(access);
}

bool unbank_may_be_promised(const struct unbank_report_kernel *kernel) {
  return kernel->block.x && (kernel->block_source == UNBANK_BLOCK_LAUNCH ||
                             kernel->block_source == UNBANK_BLOCK_DEFAULT);
}

bool unbank_is_partial(const struct unbank_report_access *access) {
  const struct unbank_report_side *side = &access->before;
  bool is_bounded = side->exactness == UNBANK_BOUNDED && side->max > side->ideal;
  return side->present &&
         (is_bounded || side->exactness == UNBANK_UNKNOWN || isnan(unbank_report_weight(side)));
}

bool unbank_is_of(const struct subject *subject, const struct unbank_report_access *access) {
  return is_one_of(subject->array->id, access->arrays, access->array_count);
}

bool unbank_is_execution_of(const struct subject *subject, const struct unbank_execution *execution,
                            bool after) {
  return subject->kernel && execution->is_after == after &&
         !strcmp(execution->kernel, subject->kernel->name) &&
         is_one_of(subject->array->name, execution->arrays, execution->array_count);
}

const char *unbank_subject_name(const struct subject *subject) {
  return unbank_array_label(subject->index, subject->array);
}

const char *unbank_instance_name(struct arena *arena, const struct subject *subject) {
  const char *label = unbank_subject_name(subject);
  if (!subject->kernel)
    return label;
  char *plain = unbank_plain_name(unbank_kernel_title(subject->kernel)),
       *with_arguments = unbank_short_name(unbank_kernel_title(subject->kernel));
  const size_t length = strlen(plain);
  const bool is_own = !strncmp(label, plain, length) && !strncmp(label + length, "::", 2);
  const char *out =
      is_own ? unbank_text_clean(arena, arena_printf(arena, "%s%s", with_arguments, label + length))
             : label;
  free(plain);
  free(with_arguments);
  return out;
}

static bool means_kernel(const char *name, const struct unbank_report_kernel *kernel) {
  return unbank_means_kernel(name, kernel->name, unbank_kernel_title(kernel));
}

static bool matches_kernel(const char *pattern, const struct unbank_report_kernel *kernel) {
  char *plain = unbank_plain_name(unbank_kernel_title(kernel));
  const bool matches = (plain && unbank_options_match(pattern, kernel->name, plain)) ||
                       unbank_matches_instance(pattern, unbank_kernel_title(kernel));
  free(plain);
  return matches;
}

/* Whether a name is "KERNEL::ARRAY", also for an array that is declared outside its kernel, or is
 * dynamic memory. */
static bool means_within(const char *name, const struct subject *subject) {
  char *array = unbank_plain_name(unbank_array_title(subject->array));
  bool means = false;
  for (const char *at = name; array && (at = strstr(at, "::")) && !means; at += 2) {
    struct arena arena = {0};
    const char *head = arena_printf(&arena, "%.*s", (int)(at - name), name);
    means = !fnmatch(at + 2, unbank_text_last_part(array), 0) &&
            (matches_kernel(head, subject->kernel) || means_kernel(head, subject->kernel));
    arena_free(&arena);
  }
  free(array);
  return means;
}

/* Whether a name is the label by which reports tell the array from others of its name. */
static bool means_label(const char *name, const struct subject *subject) {
  return unbank_is_tail_of_name(name, unbank_subject_name(subject));
}

/* A name that was copied from a table may have "..." in place of namespaces. */
static bool means(const char *name, const struct subject *subject) {
  static const char mark[] = "...";
  const char *display = unbank_array_title(subject->array);
  name += begins_with(name, mark) ? sizeof mark - 1 : 0;
  return unbank_options_match(name, subject->array->name, display) ||
         unbank_is_tail_of_name(name, display) || means_label(name, subject) ||
         (subject->kernel && (means_within(name, subject) || means_kernel(name, subject->kernel) ||
                              unbank_matches_instance(name, unbank_kernel_title(subject->kernel))));
}

/* Sums up the waste of the kernel's accesses to the array. */
static void weigh(struct subject *subject) {
  for (size_t i = 0; i < subject->kernel->access_count; i++) {
    const struct unbank_report_access *access = &subject->kernel->accesses[i];
    if (!unbank_is_of(subject, access))
      continue;
    subject->waste += unbank_waste_of(access);
    subject->is_partial |= unbank_is_partial(access);
  }
}

static void add(struct arena *arena, const char *name, struct subject *subject,
                struct subject_list *out) {
  subject->order = out->count;
  if (name ? means(name, subject)
           : subject->waste > 0 || subject->is_partial || unbank_has_lint(subject))
    *ARENA_PUSH(arena, out) = *subject;
}

static void find_of_array(struct arena *arena, struct report_index *index,
                          const struct unbank_report *report,
                          const struct unbank_report_array *array, const struct told *told,
                          const char *name, struct subject_list *out) {
  const struct report_numbers *users = unbank_kernels_of_array(index, array);
  for (size_t k = 0; k < users->count; k++) {
    const struct unbank_report_kernel *kernel = &report->kernels[users->items[k]];
    struct subject subject = {.report = report,
                              .index = index,
                              .told = told,
                              .array = array,
                              .kernel = kernel,
                              .choice = unbank_told_choice(told, array->name, kernel->name),
                              .work = unbank_told_work(told, kernel->name)};
    weigh(&subject);
    add(arena, name, &subject, out);
  }
  struct subject unused = {.report = report, .index = index, .told = told, .array = array};
  if (!users->count)
    add(arena, name, &unused, out);
}

void unbank_find_subjects(struct arena *arena, const struct unbank_report *report,
                          const struct told *told, const char *name, struct subject_list *out) {
  struct report_index *index = unbank_report_index(arena, report);
  for (size_t a = 0; a < report->array_count; a++)
    find_of_array(arena, index, report, &report->arrays[a], told, name, out);
}

static int most_first(const void *first, const void *second) {
  const struct subject *a = first, *b = second;
  if (a->waste != b->waste)
    return a->waste > b->waste ? -1 : 1;
  return compare_numbers(a->order, b->order);
}

void unbank_rank_subjects(struct subject_list *subjects) {
  if (subjects->count)
    qsort(subjects->items, subjects->count, sizeof *subjects->items, most_first);
}
