/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What suggest says: of a source's arrays that get no layout, and of what a patch changes. */
#include <llvm/Config/llvm-config.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "includers.h"
#include "nvcc.h"
#include "options/names.h"
#include "report/place.h"
#include "report/text.h"
#include "suggest_internal.h"
#include "support/words.h"
#include "totals.h"
#include "uses.h"

const char *suggest_label(struct arena *arena, const struct unbank_report *report,
                          const struct unbank_report_array *array) {
  return unbank_array_label(unbank_report_index(arena, report), array);
}

const char *suggest_full_name(struct arena *arena, const struct unbank_report *report,
                              const struct unbank_report_array *array) {
  const char *title = suggest_label(arena, report, array);
  const struct unbank_report_kernel *kernel =
      array->kernel && !strstr(title, "::") ? total_kernel(report, array->kernel) : NULL;
  return kernel ? arena_printf(arena, "%s in %s", title,
                               unbank_text_clean(arena, unbank_kernel_title(kernel)))
                : title;
}

/* Whether nothing is to be said of an array: a layout helps it, or it needs none. */
static bool is_content(const struct unbank_report *report,
                       const struct unbank_report_array *array) {
  switch (array->code) {
  case UNBANK_CODE_CHANGED:
  case UNBANK_CODE_CLEAN:
  case UNBANK_CODE_TINY:
  case UNBANK_CODE_REWRITTEN:
  case UNBANK_CODE_SWITCHED_OFF:
    return true;
  case UNBANK_CODE_NO_GAIN:
    return !suggest_has_known_conflict(report, array);
  default:
    return false;
  }
}

/* Arrays that get no layout for one reason. */
struct left {
  const char *why;
  struct text_list names;
};
LIST_STRUCT(left_list, struct left);

static struct left *left_for(struct arena *arena, struct left_list *list, const char *why) {
  for (size_t i = 0; i < list->count; i++)
    if (!strcmp(list->items[i].why, why))
      return &list->items[i];
  struct left *out = ARENA_PUSH(arena, list);
  *out = (struct left){.why = why};
  return out;
}

static const char *why_left(struct arena *arena, const struct unbank_report_array *array) {
  const struct unbank_code_entry *code = unbank_code_row(array->code);
  const char *reason = unbank_array_reason(array);
  return code->decision == UNBANK_DECISION_CHANGED
             ? arena_printf(arena, "the plugin alone does this: %s", reason)
             : arena_printf(arena, "%s, %s: %s", unbank_decision_name(code->decision), code->text,
                            reason);
}

static void add_users(const struct subject *it, const struct unbank_report_array *member,
                      struct text_list *out) {
  enum { LONGEST = 60 };
  for (size_t k = 0; k < it->report->kernel_count; k++) {
    const struct unbank_report_kernel *kernel = &it->report->kernels[k];
    bool uses = false;
    for (size_t i = 0; i < kernel->access_count && !uses; i++)
      uses = total_array(it->report, &kernel->accesses[i]) == member;
    if (!uses)
      continue;
    const char *name =
        unbank_text_short_kernel(it->arena, unbank_text_told_apart(it->arena, it->report, kernel));
    const char *shown = unbank_text_kernel(it->arena, name, LONGEST);
    if (!is_one_of(shown, out->items, out->count))
      *ARENA_PUSH(it->arena, out) = shown;
  }
}

/* " in column<float, 32>, column<int, 32> and 2 more" */
static const char *users_text(struct arena *arena, const struct text_list *kernels) {
  enum { NAMES = 3 };
  const char *out = "";
  for (size_t i = 0; i < kernels->count && i < NAMES; i++)
    out = arena_printf(arena, "%s%s%s", out, i ? ", " : " in ", kernels->items[i]);
  return kernels->count > NAMES
             ? arena_printf(arena, "%s and %zu more", out, kernels->count - NAMES)
             : out;
}

/* Whether another array of the same name, of another instantiation, is left for another reason. */
static bool has_namesake(const struct subject *it, const struct unbank_report_array *array,
                         const char *name, const char *why) {
  const struct unbank_report *report = it->report;
  for (size_t a = 0; a < report->array_count; a++) {
    const struct unbank_report_array *other = &report->arrays[a];
    if (other != array && !is_content(report, other) &&
        !strcmp(unbank_array_title(other), unbank_array_title(array)) &&
        !strcmp(suggest_full_name(it->arena, report, other), name) &&
        strcmp(why_left(it->arena, other), why) != 0)
      return true;
  }
  return false;
}

void suggest_say_left(const struct subject *it) {
  enum { NAMES = 4 };
  struct arena *arena = it->arena;
  const struct unbank_report *report = it->report;
  struct left_list all = {0};
  for (size_t a = 0; a < report->array_count; a++) {
    const struct unbank_report_array *array = &report->arrays[a];
    const char *name = suggest_full_name(arena, report, array);
    if (is_content(report, array) || is_one_of(name, it->said.items, it->said.count))
      continue;
    const char *why = why_left(arena, array);
    struct left *left = left_for(arena, &all, why);
    if (has_namesake(it, array, name, why)) {
      struct text_list kernels = {0};
      add_users(it, array, &kernels);
      name = arena_printf(arena, "%s%s", name, users_text(arena, &kernels));
    }
    if (!is_one_of(name, left->names.items, left->names.count))
      *ARENA_PUSH(arena, &left->names) = name;
  }
  for (size_t i = 0; i < all.count; i++) {
    const struct text_list *names = &all.items[i].names;
    fputs("unbank: no fix for ", stderr);
    for (size_t n = 0; n < names->count && n < NAMES; n++)
      fprintf(stderr, "%s%s", n ? ", " : "", names->items[n]);
    if (names->count > NAMES)
      fprintf(stderr, " and %zu more", names->count - NAMES);
    fprintf(stderr, ": %s\n", all.items[i].why);
  }
}

/* Shapes. */

/* Whether all changes are right if shapes are trusted no further. */
static bool are_right_by(const struct subject *it, const struct patch *patch,
                         enum uses_trust trust) {
  bool right = true;
  for (size_t i = 0; i < patch->changes.count && right; i++) {
    const struct declared declared = propose_members(&it->from, patch->changes.items[i].array);
    right = propose_is_right_by(&it->from, &declared, &patch->changes.items[i], trust);
  }
  return right;
}

static bool has_shorter(const struct patch *patch) {
  bool has = false;
  for (size_t i = 0; i < patch->changes.count; i++)
    has |= patch->changes.items[i].is_shorter;
  return has;
}

const char *suggest_shapes_text(const struct subject *it, const struct patch *patch) {
  const char *rows = has_shorter(patch) ? "Rows of these lengths" : "Longer rows";
  if (are_right_by(it, patch, USES_TRUST_SAID))
    return "";
  if (are_right_by(it, patch, USES_TRUST_SOME))
    return arena_printf(it->arena,
                        "%s are right for the block shapes of the launches that were seen: if "
                        "there are others, say them by --block=.\n",
                        rows);
  return arena_printf(it->arena,
                      "%s are right for blocks of the assumed shape: if another one is launched, "
                      "say it by --block=.\n",
                      rows);
}

/* Messages. */

/* "4,096 -> 4,224 bytes", as the source was written and as it is now. */
static const char *bytes_text(struct arena *arena, const struct unbank_report_array *member,
                              const struct unbank_report *then) {
  const char *before = unbank_text_number(arena, (double)member->bytes_before);
  if (member->bytes_before < 0)
    return "dynamic memory";
  for (size_t a = 0; a < then->array_count; a++)
    if (!strcmp(then->arrays[a].name, member->name))
      return arena_printf(arena, "%s -> %s bytes", before,
                          unbank_text_number(arena, (double)then->arrays[a].bytes_before));
  return arena_printf(arena, "%s bytes before", before);
}

/* Appends a line that is not there yet: instantiations are often alike. */
static const char *add_line(struct arena *arena, const char *lines, const char *line) {
  for (const char *at = lines; (at = strstr(at, line)); at++)
    if (at == lines || at[-1] == '\n')
      return lines;
  return arena_printf(arena, "%s%s", lines, line);
}

/* Dynamic memory has the name of the function that declares it, too, if one does. */
static const char *name_of(const struct subject *it, const struct source_array *array,
                           const struct unbank_report_array *member) {
  return array->is_dynamic && array->function
             ? unbank_text_clean(it->arena,
                                 arena_printf(it->arena, "%s::%s", array->function, array->name))
             : suggest_label(it->arena, it->report, member);
}

/* What a change makes of an array. Shorter rows are no layout of it: it has less than it had. */
static const char *layout_text(const struct subject *it, const struct unbank_report_array *member,
                               const struct change *change) {
  const struct unbank_layout layout = propose_layout(&it->from, member, change);
  return change->length && change->by < 0 ? "shorter rows" : unbank_text_layout(it->arena, &layout);
}

/* What becomes of an array, and of which instantiations. */
struct outcome {
  const struct source_array *declaration; /* one of overloads has the names of another's */
  const char *name, *bytes, *layout;
  struct text_list kernels; /* that use it: "column<float, 32>" */
};
LIST_STRUCT(outcome_list, struct outcome);

static void add_outcome(const struct subject *it, const struct change *change,
                        const struct unbank_report_array *member, const struct unbank_report *then,
                        struct outcome_list *out) {
  struct outcome made = {.declaration = change->array,
                         .name = name_of(it, change->array, member),
                         .bytes = bytes_text(it->arena, member, then),
                         .layout = layout_text(it, member, change)};
  struct outcome *found = NULL;
  for (size_t i = 0; i < out->count && !found; i++)
    if (out->items[i].declaration == made.declaration && !strcmp(out->items[i].name, made.name) &&
        !strcmp(out->items[i].bytes, made.bytes) && !strcmp(out->items[i].layout, made.layout))
      found = &out->items[i];
  if (!found)
    *(found = ARENA_PUSH(it->arena, out)) = made;
  add_users(it, member, &found->kernels);
}

/* "tile: 4,096 -> 4,224 bytes (pad:128:4).", a line for each array and layout. Instantiations are
 * named where they are not alike: "tile: 512 -> 576 bytes in k<4>; 1,024 -> 1,088 bytes in k<8>
 * (pad:64:4)." */
static const char *arrays_text(const struct subject *it, const struct patch *patch) {
  struct arena *arena = it->arena;
  struct outcome_list all = {0};
  const char *out = "";
  for (size_t i = 0; i < patch->changes.count; i++) {
    const struct change *change = &patch->changes.items[i];
    const struct declared declared = propose_members(&it->from, change->array);
    for (size_t m = 0; m < declared.helped.count; m++)
      add_outcome(it, change, declared.helped.items[m], patch->then, &all);
    for (size_t m = 0; m < declared.others.count; m++)
      add_outcome(it, change, declared.others.items[m], patch->then, &all);
  }
  for (size_t i = 0; i < all.count; i++) {
    const struct outcome *first = &all.items[i];
    const char *line = arena_printf(arena, "%s:", first->name), *between = " ";
    size_t alike = 0;
    bool is_said = false;
    for (size_t k = 0; k < all.count; k++)
      alike += !strcmp(all.items[k].name, first->name);
    for (size_t k = 0; k < all.count; k++) {
      const struct outcome *other = &all.items[k];
      if (strcmp(other->name, first->name) != 0 || strcmp(other->layout, first->layout) != 0)
        continue;
      is_said |= k < i;
      line = arena_printf(arena, "%s%s%s%s", line, between, other->bytes,
                          alike > 1 ? users_text(arena, &other->kernels) : "");
      between = "; ";
    }
    if (!is_said)
      out = arena_printf(arena, "%s%s (%s).\n", out, line, first->layout);
  }
  return out;
}

/* ", ideal 64"; with how many the plugin brings, where these are fewer. */
static const char *aims_text(const struct subject *it, const struct unbank_report_kernel *kernel,
                             const struct total *now, bool is_per_trip) {
  struct arena *arena = it->arena;
  struct total meant = total_of(it->report, kernel, NULL, true);
  double by_plugin = total_cost(&meant, is_per_trip);
  const char *ideal =
      is_per_trip ? "" : arena_printf(arena, ", ideal %s", unbank_text_number(arena, now->ideal));
  const char *plugin =
      total_is_more(total_cost(now, is_per_trip), by_plugin)
          ? arena_printf(arena, ", with the plugin %s", unbank_text_number(arena, by_plugin))
          : "";
  return arena_printf(arena, "%s%s%s", ideal, plugin, now->unknown ? ", where it is known" : "");
}

/* A kernel, without its parameters where these would fill lines. */
static const char *kernel_text(const struct subject *it,
                               const struct unbank_report_kernel *kernel) {
  enum { LONGEST = 100 };
  return unbank_text_kernel_in(it->arena, it->report, kernel, LONGEST);
}

/* Appends a line for each kernel that is seen to take fewer wavefronts now. */
static const char *add_kernels(const struct subject *it, const struct unbank_report *then,
                               const char *out) {
  struct arena *arena = it->arena;
  for (size_t k = 0; k < it->report->kernel_count; k++) {
    const struct unbank_report_kernel *old = &it->report->kernels[k],
                                      *new = total_kernel(then, old->name);
    struct total from = total_of(it->report, old, NULL, false),
                 to = total_of(then, new, NULL, false);
    bool is_per_trip = from.is_per_trip || to.is_per_trip;
    double before = total_cost(&from, is_per_trip), now = total_cost(&to, is_per_trip);
    const char *block = arena_printf(arena, ", blocks of %s", unbank_text_scored_with(arena, old));
    if (from.unknown && totals_range_lowered(old, new)) {
      const char *range = totals_range(arena, old), *range_then = totals_range(arena, new);
      out = add_line(
          arena, out,
          arena_printf(arena, "%s%s: %s -> %s wavefronts%s%s.\n", kernel_text(it, old), block,
                       range, range_then,
                       strstr(range, "..") || strstr(range_then, "..")
                           ? ", as arguments, data or ptxas decide"
                           : "",
                       unbank_text_is_symbolic(old, false) ? ", with all branches taken" : ""));
      continue;
    }
    if (from.looping && total_is_as_known(&to, &from) &&
        total_is_more(total_least(&from, is_per_trip), total_least(&to, is_per_trip))) {
      out = add_line(arena, out,
                     arena_printf(arena,
                                  "%s%s: %s -> %s at least, with one round of each loop of "
                                  "compare-and-swap that atomics become.\n",
                                  kernel_text(it, old), block,
                                  unbank_text_number(arena, total_least(&from, is_per_trip)),
                                  total_text(arena, total_least(&to, is_per_trip), is_per_trip)));
      continue;
    }
    if (!total_is_more(before, now) || to.unknown > from.unknown)
      continue;
    out = add_line(arena, out,
                   arena_printf(arena, "%s%s: %s -> %s%s.\n", kernel_text(it, old), block,
                                unbank_text_number(arena, before),
                                total_text(arena, now, is_per_trip),
                                aims_text(it, old, &to, is_per_trip)));
  }
  return out;
}

/* Of the job's source, and of others that use what is changed. */
static const char *kernels_text(const struct subject *it, const struct patch *patch) {
  const char *out = add_kernels(it, patch->then, "");
  for (size_t i = 0; i < it->includers.count; i++) {
    const struct includer *includer = it->includers.items[i];
    const struct subject other = {.arena = it->arena, .report = includer->from.report};
    if (includer->then)
      out = add_kernels(&other, includer->then, out);
  }
  return out;
}

/* "sm_80 and sm_90": those of all sources whose kernels are said. */
static const char *architectures_text(const struct subject *it) {
  struct text_list all = {0};
  const char *out = "";
  for (size_t i = 0; i <= it->includers.count; i++) {
    const struct unbank_report *report = i ? it->includers.items[i - 1]->from.report : it->report;
    const char *one = report->arch ? report->arch : "?";
    if (!is_one_of(one, all.items, all.count))
      *ARENA_PUSH(it->arena, &all) = one;
  }
  sort_words(all.items, all.count);
  for (size_t i = 0; i < all.count; i++)
    out = arena_printf(it->arena, "%s%s%s", out, i ? " and " : "", all.items[i]);
  return out;
}

/* How unbank analyze, which leaves clang to unroll loops as it does, gets the same figures. */
static const char *unrolling_text(const struct subject *it) {
  const struct text_list *arguments = &it->job->compilation.arguments;
  return is_one_of(NVCC_UNROLLS_ARRAYS, arguments->items, arguments->count)
             ? "Loops are unrolled as by nvcc; unbank analyze gives these figures with "
               "-- -mllvm " NVCC_UNROLLS_ARRAYS ".\n"
             : "";
}

const char *suggest_message(const struct subject *it, const struct patch *patch) {
  return arena_printf(it->arena, "%s%s", arrays_text(it, patch), kernels_text(it, patch));
}

const char *suggest_closing(const struct subject *it, const struct patch *patch) {
  return arena_printf(it->arena,
                      "%sCounted by unbank %s for %s, in what clang %d makes of the changed "
                      "source.\n%s",
                      suggest_shapes_text(it, patch), UNBANK_VERSION, architectures_text(it),
                      LLVM_VERSION_MAJOR, unrolling_text(it));
}
