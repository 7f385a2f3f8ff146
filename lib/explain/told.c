/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/told.h"

#include <string.h>

static void *copy(struct arena *arena, const void *items, size_t bytes) {
  void *out = arena_alloc(arena, bytes ? bytes : 1);
  if (bytes)
    memcpy(out, items, bytes);
  return out;
}

static void keep_choice(const struct unbank_choice *choice, void *context) {
  struct told *told = context;
  struct unbank_choice *kept = ARENA_PUSH(told->arena, &told->choices);
  const char **names = ARENA_ARRAY(told->arena, const char *, choice->array_count + 1);
  for (size_t i = 0; i < choice->array_count; i++)
    names[i] = arena_strdup(told->arena, choice->arrays[i]);
  *kept = *choice;
  kept->arrays = names;
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

void unbank_listen(struct told *told, struct unbank_options *options) {
  options->on_choice = keep_choice;
  options->on_kernel_work = keep_work;
  options->context = told;
}

static bool names(const struct unbank_choice *choice, const char *array) {
  for (size_t i = 0; i < choice->array_count; i++)
    if (!strcmp(choice->arrays[i], array))
      return true;
  return false;
}

const struct unbank_choice *unbank_told_choice(const struct told *told, const char *array,
                                               const char *kernel) {
  for (size_t i = told->choices.count; i--;) {
    const struct unbank_choice *choice = &told->choices.items[i];
    if (names(choice, array) && (!choice->kernel || !kernel || !strcmp(choice->kernel, kernel)))
      return choice;
  }
  return NULL;
}

const struct unbank_kernel_work *unbank_told_work(const struct told *told, const char *kernel) {
  for (size_t i = told->work.count; i--;)
    if (!strcmp(told->work.items[i].kernel, kernel))
      return &told->work.items[i];
  return NULL;
}
