/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "fuzz/plan.h"

#include <jansson.h>
#include <stdlib.h>

enum { VARIANTS_MAX = 64 };

static bool is_wanted(const char *wanted, const char *name) {
  return !wanted || (name && !strcmp(wanted, name));
}

static char *read_options(struct unbank_options *options, const json_t *list) {
  size_t i;
  json_t *item;
  json_array_foreach(list, i, item) {
    char *sentence = unbank_options_parse(options, json_string_value(item));
    if (sentence)
      return sentence;
  }
  return NULL;
}

static char *read_variants(struct plan *plan, const json_t *list, struct arena *arena) {
  size_t i;
  json_t *item;
  plan->variants = ARENA_ARRAY(arena, struct variant, json_array_size(list) + 1);
  if (json_array_size(list) > VARIANTS_MAX)
    return unbank_error("more than %d variants", VARIANTS_MAX);
  json_array_foreach(list, i, item) {
    struct variant *variant = &plan->variants[plan->variant_count++];
    variant->name = arena_strdup(arena, json_string_value(json_object_get(item, "name")));
    const json_t *alone = json_object_get(item, "alone");
    for (size_t m = 0; m < plan->module_count; m++) {
      unbank_options_init(&variant->options[m], sizeof variant->options[m]);
      char *sentence = read_options(&variant->options[m], json_object_get(item, "options"));
      if (!sentence)
        sentence = read_options(&variant->options[m], json_array_get(alone, m));
      if (sentence)
        return sentence;
    }
  }
  return NULL;
}

static uint64_t read_names(const struct plan *plan, const json_t *list, const char *wanted) {
  uint64_t set = 0;
  size_t i;
  json_t *item;
  json_array_foreach(list, i,
                     item) for (size_t v = 0; v < plan->variant_count;
                                v++) if (!strcmp(plan->variants[v].name, json_string_value(item)) &&
                                         is_wanted(wanted, plan->variants[v].name)) set |=
      UINT64_C(1) << v;
  return set;
}

static char *read_trials(struct plan *plan, const json_t *list, const char *kernel,
                         const char *variant, struct arena *arena) {
  size_t i;
  json_t *entry;
  plan->trials = ARENA_ARRAY(arena, struct trial, json_array_size(list) + 1);
  json_array_foreach(list, i, entry) {
    if (!is_wanted(kernel, json_string_value(json_object_get(entry, "kernel"))))
      continue;
    struct trial *trial = &plan->trials[plan->trial_count++];
    trial->job.name = arena_strdup(arena, json_string_value(json_object_get(entry, "name")));
    trial->job.guarded = true;
    trial->keeps_static = json_is_true(json_object_get(entry, "keeps_static"));
    trial->is_open = json_is_true(json_object_get(entry, "open"));
    trial->is_closed = json_is_true(json_object_get(entry, "closed"));
    trial->variants = read_names(plan, json_object_get(entry, "variants"), variant);
    char *sentence = job_read_entry(&trial->job, entry, arena);
    if (sentence)
      return sentence;
  }
  return plan->trial_count ? NULL : unbank_error("there is nothing to run");
}

char *plan_read(struct plan *plan, const char *path, size_t modules, const char *kernel,
                const char *variant, struct arena *arena) {
  json_error_t error;
  json_t *root = json_load_file(path, 0, &error);
  *plan = (struct plan){.module_count = modules};
  if (!root)
    return unbank_error("%s:%d: %s", path, error.line, error.text);
  char *wrong = read_variants(plan, json_object_get(root, "variants"), arena);
  if (!wrong)
    wrong = read_trials(plan, json_object_get(root, "kernels"), kernel, variant, arena);
  json_decref(root);
  char *sentence = wrong ? unbank_error("%s: %s", path, wrong) : NULL;
  free(wrong);
  return sentence;
}

void plan_free(struct plan *plan) {
  for (size_t i = 0; i < plan->variant_count; i++)
    for (size_t m = 0; m < plan->module_count; m++)
      unbank_options_clear(&plan->variants[i].options[m]);
}
