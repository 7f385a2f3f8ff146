/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "compiled.h"

#include <string.h>

#include "support/words.h"

/* Users. */

const struct text_list *compiled_users(struct compiled *it, const struct source_array *array) {
  struct arena *arena = it->from->arena;
  const struct unbank_report *report = it->from->report;
  for (size_t i = 0; i < it->users.count; i++)
    if (it->users.items[i]->array == array)
      return &it->users.items[i]->kernels;
  struct array_users *out = ARENA_NEW(arena, struct array_users);
  *out = (struct array_users){.array = array};
  for (size_t k = 0; k < report->kernel_count; k++)
    for (size_t i = 0; i < report->kernels[k].access_count; i++) {
      const struct unbank_report_array *of = total_array(report, &report->kernels[k].accesses[i]);
      const char *name = report->kernels[k].name, *problem = NULL;
      if (of && !is_one_of(name, out->kernels.items, out->kernels.count) &&
          propose_declaration(it->from, of, &problem) == array)
        *ARENA_PUSH(arena, &out->kernels) = name;
    }
  *ARENA_PUSH(arena, &it->users) = out;
  return &out->kernels;
}

static bool is_of(struct compiled *it, const struct change *change, const char *kernel) {
  const struct text_list *users = compiled_users(it, change->array);
  return is_one_of(kernel, users->items, users->count);
}

/* Changes. */

static bool are_same_texts(const char *a, const char *b) { return a && b ? !strcmp(a, b) : a == b; }

static bool has(const struct change_list *changes, const struct change *change) {
  bool out = false;
  for (size_t i = 0; i < changes->count; i++) {
    const struct change *other = &changes->items[i];
    out |= other->array == change->array && other->dimension == change->dimension &&
           are_same_texts(other->length, change->length) &&
           are_same_texts(other->type, change->type);
  }
  return out;
}

/* Whether all changes, or where it is not NULL those of a kernel's arrays, are among others. */
static bool are_among(struct compiled *it, const struct change_list *changes,
                      const struct change_list *others, const char *kernel) {
  bool are = true;
  for (size_t i = 0; i < changes->count && are; i++)
    are = (kernel && !is_of(it, &changes->items[i], kernel)) || has(others, &changes->items[i]);
  return are;
}

static bool are_alike(struct compiled *it, const struct change_list *a, const struct change_list *b,
                      const char *kernel) {
  return are_among(it, a, b, kernel) && are_among(it, b, a, kernel);
}

bool compiled_is_apart(const struct change_list *changes) {
  bool apart = true;
  for (size_t i = 0; i < changes->count; i++)
    apart &= !changes->items[i].array->pointers.count && !changes->items[i].array->is_dynamic;
  return apart;
}

struct compiled_source *compiled_source(struct compiled *it, const struct change_list *changes) {
  struct arena *arena = it->from->arena;
  for (size_t i = 0; i < it->sources.count; i++)
    if (are_alike(it, &it->sources.items[i]->changes, changes, NULL))
      return it->sources.items[i];
  struct compiled_source *out = ARENA_NEW(arena, struct compiled_source);
  *out = (struct compiled_source){0};
  for (size_t i = 0; i < changes->count; i++)
    *ARENA_PUSH(arena, &out->changes) = changes->items[i];
  *ARENA_PUSH(arena, &it->sources) = out;
  return out;
}

/* Reports. */

/* The report that says of a kernel what it is with these changes; the one of the source as it was
 * says it of a kernel without any. NULL: none does. */
static const struct unbank_report *
report_with(struct compiled *it, const struct change_list *changes, const char *kernel) {
  const struct change_list none = {0};
  if (are_alike(it, &none, changes, kernel))
    return it->from->report;
  for (size_t i = 0; i < it->sources.count; i++) {
    const struct compiled_source *source = it->sources.items[i];
    if (source->report && compiled_is_apart(&source->changes) &&
        are_alike(it, &source->changes, changes, kernel))
      return source->report;
  }
  return NULL;
}

bool compiled_knows(struct compiled *it, const struct change_list *changes,
                    const struct source_array *array) {
  const struct text_list *users = compiled_users(it, array);
  bool knows = true;
  for (size_t k = 0; k < users->count && knows; k++)
    knows = report_with(it, changes, users->items[k]);
  return knows;
}

static const char *id_in(struct arena *arena, size_t kernel, const char *id) {
  return arena_printf(arena, "%zu:%s", kernel, id);
}

static bool has_array(const struct unbank_report_kernel *kernel, const char *id) {
  bool out = false;
  for (size_t i = 0; i < kernel->access_count && !out; i++)
    out = is_one_of(id, kernel->accesses[i].arrays, kernel->accesses[i].array_count);
  return out;
}

/* The k-th kernel as one of its reports has it, with its arrays, whose ids get its number. */
static void add_kernel(struct arena *arena, const struct unbank_report *report, size_t k,
                       const struct unbank_report_kernel *kernel, struct unbank_report *out) {
  struct unbank_report_kernel *copy = &out->kernels[out->kernel_count++];
  *copy = *kernel;
  copy->accesses = ARENA_ARRAY(arena, struct unbank_report_access, kernel->access_count + 1);
  for (size_t i = 0; i < kernel->access_count; i++) {
    struct unbank_report_access *access = &copy->accesses[i];
    *access = kernel->accesses[i];
    access->arrays = ARENA_ARRAY(arena, const char *, access->array_count + 1);
    for (size_t a = 0; a < access->array_count; a++)
      access->arrays[a] = id_in(arena, k, kernel->accesses[i].arrays[a]);
  }
  for (size_t a = 0; a < report->array_count; a++)
    if (has_array(kernel, report->arrays[a].id)) {
      struct unbank_report_array *array = &out->arrays[out->array_count++];
      *array = report->arrays[a];
      array->id = id_in(arena, k, array->id);
    }
}

struct unbank_report *compiled_report(struct compiled *it, const struct change_list *changes) {
  struct arena *arena = it->from->arena;
  const struct unbank_report *was = it->from->report;
  const size_t count = was->kernel_count;
  const struct unbank_report **reports =
      ARENA_ARRAY(arena, const struct unbank_report *, count + 1);
  size_t arrays = 0;
  for (size_t k = 0; k < count; k++) {
    reports[k] = report_with(it, changes, was->kernels[k].name);
    if (!reports[k] || !total_kernel(reports[k], was->kernels[k].name))
      return NULL;
    arrays += reports[k]->array_count;
  }
  struct unbank_report *out = ARENA_NEW(arena, struct unbank_report);
  *out = *was;
  out->memory = NULL;
  out->kernels = ARENA_ARRAY(arena, struct unbank_report_kernel, count + 1);
  out->arrays = ARENA_ARRAY(arena, struct unbank_report_array, arrays + 1);
  out->kernel_count = out->array_count = 0;
  for (size_t k = 0; k < count; k++)
    add_kernel(arena, reports[k], k, total_kernel(reports[k], was->kernels[k].name), out);
  return out;
}

/* Works. */

bool compiled_works(struct compiled *it, const struct change_list *changes, struct work_list *out) {
  const struct unbank_report *was = it->from->report;
  *out = (struct work_list){0};
  for (size_t k = 0; k < was->kernel_count; k++) {
    const char *kernel = was->kernels[k].name;
    const struct compiled_source *found = NULL;
    for (size_t i = 0; i < it->sources.count && !found; i++) {
      const struct compiled_source *source = it->sources.items[i];
      if (source->works.count && compiled_is_apart(&source->changes) &&
          are_alike(it, &source->changes, changes, kernel))
        found = source;
    }
    if (!found)
      return false;
    for (size_t i = 0; i < found->works.count; i++)
      if (!strcmp(found->works.items[i].kernel, kernel))
        *ARENA_PUSH(it->from->arena, out) = found->works.items[i];
  }
  return true;
}

void compiled_clear(struct compiled *it) {
  for (size_t i = 0; i < it->sources.count; i++)
    unbank_report_free(it->sources.items[i]->report);
  it->sources.count = 0;
}
