/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/told.h"

#include <string.h>

#include "support/words.h"

static void *copy(struct arena *arena, const void *items, size_t bytes) {
  void *out = arena_alloc(arena, bytes ? bytes : 1);
  if (bytes)
    memcpy(out, items, bytes);
  return out;
}

static const char *const *copy_names(struct told *told, const char *const *names, size_t count) {
  const char **out = ARENA_ARRAY(told->arena, const char *, count + 1);
  for (size_t i = 0; i < count; i++)
    out[i] = arena_strdup(told->arena, names[i]);
  return out;
}

static void keep_choice(const struct unbank_choice *choice, void *context) {
  struct told *told = context;
  struct unbank_choice *kept = ARENA_PUSH(told->arena, &told->choices);
  *kept = *choice;
  kept->arrays = copy_names(told, choice->arrays, choice->array_count);
  kept->kernel = choice->kernel ? arena_strdup(told->arena, choice->kernel) : NULL;
  kept->candidates =
      copy(told->arena, choice->candidates, choice->candidate_count * sizeof *choice->candidates);
}

static void keep_work(const struct unbank_kernel_work *work, void *context) {
  struct told *told = context;
  struct unbank_kernel_work *kept = ARENA_PUSH(told->arena, &told->work);
  *kept = *work;
  kept->kernel = arena_strdup(told->arena, work->kernel);
}

/* Shares names and the declaration with the previous execution if they are equal. */
static void keep_execution(const struct unbank_execution *execution, void *context) {
  struct told *told = context;
  if (told->executions.count >= EXECUTIONS_MAX) {
    told->is_cut = true;
    return;
  }
  const struct unbank_execution last = told->executions.count
                                           ? told->executions.items[told->executions.count - 1]
                                           : (struct unbank_execution){0};
  struct unbank_execution *kept = ARENA_PUSH(told->arena, &told->executions);
  *kept = *execution;
  bool is_same = last.kernel && !strcmp(last.kernel, execution->kernel) &&
                 last.array_count == execution->array_count &&
                 !strcmp(last.arrays[0], execution->arrays[0]);
  if (!is_same) {
    struct unbank_declared *declared = ARENA_NEW(told->arena, struct unbank_declared);
    *declared = *execution->declared;
    kept->declared = declared;
    kept->arrays = copy_names(told, execution->arrays, execution->array_count);
    kept->kernel = arena_strdup(told->arena, execution->kernel);
  } else {
    kept->declared = last.declared, kept->arrays = last.arrays, kept->kernel = last.kernel;
  }
  bool is_same_access = is_same && !strcmp(last.access, execution->access);
  kept->access = is_same_access ? last.access : arena_strdup(told->arena, execution->access);
}

void unbank_listen(struct told *told, struct unbank_options *options) {
  options->on_choice = keep_choice;
  options->on_kernel_work = keep_work;
  options->on_execution = keep_execution;
  options->context = told;
}

const struct unbank_choice *unbank_told_choice(const struct told *told, const char *array,
                                               const char *kernel) {
  for (size_t i = told->choices.count; i--;) {
    const struct unbank_choice *choice = &told->choices.items[i];
    if (is_one_of(array, choice->arrays, choice->array_count) &&
        (!choice->kernel || !kernel || !strcmp(choice->kernel, kernel)))
      return choice;
  }
  return NULL;
}

const struct unbank_candidate *unbank_told_taken(const struct unbank_choice *choice) {
  for (size_t i = 0; i < choice->candidate_count; i++)
    if (choice->candidates[i].fate == UNBANK_FATE_CHOSEN)
      return &choice->candidates[i];
  return choice->candidate_count ? &choice->candidates[0] : NULL;
}

const struct unbank_kernel_work *unbank_told_work(const struct told *told, const char *kernel) {
  for (size_t i = told->work.count; i--;)
    if (!strcmp(told->work.items[i].kernel, kernel))
      return &told->work.items[i];
  return NULL;
}
