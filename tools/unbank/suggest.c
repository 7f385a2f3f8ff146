/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "suggest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiled.h"
#include "files.h"
#include "includers.h"
#include "module.h"
#include "nvcc.h"
#include "options/names.h"
#include "patch.h"
#include "progress.h"
#include "propose.h"
#include "report/place.h"
#include "report/text.h"
#include "shown.h"
#include "source.h"
#include "suggest_internal.h"
#include "support/words.h"
#include "totals.h"
#include "trial.h"
#include "uses.h"
#include "worth.h"

/* Of the sources that are given this one is worked on, before there are declarations to count. */
static void say_stage(struct subject *it, const char *what) {
  const struct project *project = it->project;
  progress_say(&it->progress, project ? project->number : 0, project ? project->jobs->count : 1,
               arena_printf(it->arena, "%s %s", what, it->job->name));
}

/* Members. */

static bool is_changed(const struct unbank_report_array *array) {
  return array->code == UNBANK_CODE_CHANGED;
}

static struct source_array *find_declaration(const struct subject *it,
                                             const struct unbank_report_array *member,
                                             const char **problem) {
  return propose_declaration(&it->from, member, problem);
}

/* Changes. */

static struct patched_list files_with(const struct subject *it, const struct change_list *changes) {
  const struct edit_list edits = patch_edits(it->arena, &it->source, changes);
  return patch_apply(it->arena, &edits);
}

static struct change_list both_of(const struct subject *it, const struct change_list *a,
                                  const struct change_list *b) {
  struct change_list out = {0};
  for (size_t i = 0; i < a->count; i++)
    *ARENA_PUSH(it->arena, &out) = a->items[i];
  for (size_t i = 0; i < b->count; i++)
    *ARENA_PUSH(it->arena, &out) = b->items[i];
  return out;
}

/* Whether one compile can say of them what single ones would. */
static bool are_apart(const struct subject *it, const struct change_list *changes) {
  return !it->is_whole && compiled_is_apart(changes);
}

static struct compiled_source *compile_report(struct subject *it,
                                              const struct change_list *changes) {
  const char *name = it->name ? it->name : "all arrays together";
  struct compiled_source *out = compiled_source(&it->compiled, changes);
  if (out->report || out->problem)
    return out;
  progress_say(&it->progress, it->number, it->source.arrays.count,
               arena_printf(it->arena, "compiling change %zu: %s", ++it->tries, name));
  const struct patched_list files = files_with(it, changes);
  out->report = trial_report(it->arena, &it->source.job, it->options, &files, &out->problem);
  return out;
}

/* The report of the job with changes, which the subject keeps; NULL, and *problem. */
static struct unbank_report *report_of(struct subject *it, const struct change_list *changes,
                                       const char **problem) {
  struct unbank_report *known =
      are_apart(it, changes) ? compiled_report(&it->compiled, changes) : NULL;
  if (known)
    return known;
  if (are_apart(it, changes) && it->riders.count) {
    const struct change_list more = both_of(it, changes, &it->riders);
    if (!compile_report(it, &more)->report)
      it->riders.count = 0;
    known = compiled_report(&it->compiled, changes);
    if (known)
      return known;
  }
  const struct compiled_source *source = compile_report(it, changes);
  *problem = source->problem;
  return source->report;
}

static struct work_list compile_works(struct subject *it, const struct change_list *changes) {
  struct compiled_source *out = compiled_source(&it->compiled, changes);
  if (out->has_works)
    return out->works;
  progress_say(&it->progress, it->number, it->source.arrays.count,
               arena_printf(it->arena, "weighing change %zu", it->tries));
  const struct patched_list files = files_with(it, changes);
  out->works = trial_work(it->arena, &it->source.job, it->options, &files);
  out->has_works = true;
  return out->works;
}

/* What kernels ask of an SM with changes. Where that is not known yet, other changes, which say
 * something of other kernels, may be compiled with them. */
static struct work_list works_of(struct subject *it, const struct change_list *changes,
                                 const struct change_list *with) {
  struct work_list out;
  if (are_apart(it, changes) && compiled_works(&it->compiled, changes, &out))
    return out;
  if (are_apart(it, changes) && are_apart(it, with) && compile_works(it, with).count &&
      compiled_works(&it->compiled, changes, &out))
    return out;
  return compile_works(it, changes);
}

/* Whether a declaration is in the job's own file, and not in a header. */
static bool is_in_source(const struct subject *it, const struct source_array *array) {
  const char *path = compile_path(it->arena, &it->job->compilation, it->job->input);
  const struct source_file *file = array->statement->file;
  return file && !strcmp(file_real_path(it->arena, path), file_real_path(it->arena, file->path));
}

/* NULL: what the changes are of is used by no other source, or they are right there, too. */
static const char *check_includers(struct subject *it, const struct change_list *changes) {
  const char *problem = NULL;
  if (it->project)
    say_stage(it, "looking for other users of headers of");
  for (size_t i = 0; i < changes->count && it->project && !problem; i++)
    problem =
        includers_add(it->arena, it->project, it->job, changes->items[i].array->statement->file,
                      it->from.trust, &it->includers);
  if (problem || !it->includers.count)
    return problem;
  const struct patched_list files = files_with(it, changes);
  return includers_check(it->arena, it->project, &it->includers, changes, &files);
}

/* NULL: all that a declaration declares takes as little as was foretold, but for a part that may be
 * missing, and some of it less than it did. */
static const char *check_members(const struct subject *it, const struct member_list *members,
                                 const struct change *change, const struct unbank_report *report) {
  const char *missed = NULL, *saved = NULL;
  bool is_saved = false;
  for (size_t m = 0; m < members->count && !missed; m++) {
    missed = totals_missed(it->arena, it->report, report, members->items[m], change->missing,
                           change->may_be_open);
    saved = totals_saved(it->report, report, members->items[m]);
    is_saved |= !saved;
  }
  return missed || is_saved ? missed : saved;
}

static const char other_length[] =
    "its length is a macro's, and what is added to that becomes another length";

/* NULL: the arrays that a declaration declares have the bytes that the change was to give them.
 * What is added to `N` goes into the text of a macro that is none in brackets. */
static const char *check_bytes(struct subject *it, const struct declared *declared,
                               const struct change *change, const struct unbank_report *report) {
  const struct member_list *const lists[] = {&declared->helped, &declared->others};
  for (size_t l = 0; l < sizeof lists / sizeof *lists; l++)
    for (size_t m = 0; m < lists[l]->count; m++) {
      const struct unbank_report_array *member = lists[l]->items[m];
      const uint64_t bytes = propose_bytes(&it->from, member, change);
      for (size_t a = 0; bytes && a < report->array_count; a++)
        if (!strcmp(report->arrays[a].name, member->name) &&
            (uint64_t)report->arrays[a].bytes_before != bytes)
          return other_length;
    }
  return NULL;
}

/* Whether no kernel uses both what a change is of and what some of others are of. */
static bool is_elsewhere(struct subject *it, const struct source_array *array,
                         const struct change_list *others, size_t first) {
  const struct text_list *users = compiled_users(&it->compiled, array);
  for (size_t i = first; i < others->count; i++) {
    const struct text_list *theirs = compiled_users(&it->compiled, others->items[i].array);
    for (size_t k = 0; k < theirs->count; k++)
      if (is_one_of(theirs->items[k], users->items, users->count))
        return false;
  }
  return true;
}

/* The changes without one; and where `out_of_others`, without one of the array in each other
 * kernel, too, so that one compile says what each of them is without. */
static struct change_list without(struct subject *it, const struct change_list *changes,
                                  size_t first, size_t one, bool out_of_others) {
  struct change_list out = {0}, taken = {0};
  *ARENA_PUSH(it->arena, &taken) = changes->items[one];
  for (size_t i = 0; i < changes->count; i++) {
    const struct change *change = &changes->items[i];
    const bool is_taken = i != one && out_of_others && i >= first && !change->length &&
                          is_elsewhere(it, change->array, &taken, 0);
    if (is_taken)
      *ARENA_PUSH(it->arena, &taken) = *change;
    else if (i != one)
      *ARENA_PUSH(it->arena, &out) = *change;
  }
  return out;
}

/* NULL: each type that a change from `first` on gives is worth its subscripts, by itself beside the
 * other changes, and with all from `first` on. What cannot be compiled by itself, as types that
 * pass pointers to one function, counts together. */
static const char *check_worth(struct subject *it, const struct change_list *changes,
                               size_t first) {
  const char *problem = NULL;
  const struct change_list earlier = {changes->items, first, first};
  const struct change_list all = both_of(it, changes, &it->riders);
  for (size_t i = first; i < changes->count && !problem; i++) {
    if (changes->items[i].length)
      continue;
    const struct change_list others = without(it, changes, first, i, false),
                             fewer = without(it, changes, first, i, true);
    const struct text_list *users = compiled_users(&it->compiled, changes->items[i].array);
    const struct work_list is = works_of(it, changes, &all), alone = works_of(it, &others, &fewer),
                           before = works_of(it, &earlier, &earlier);
    problem = alone.count ? worth_refuses(it->arena, it->report, users, &alone, &is) : NULL;
    if (!problem)
      problem = worth_refuses(it->arena, it->report, users, &before, &is);
  }
  return problem;
}

/* NULL: the changed source is what was foretold of the arrays, and the patch has its report.
 * Changes before the first were found right without the others. */
static const char *check(struct subject *it, struct patch *patch, size_t first) {
  const struct change_list *changes = &patch->changes;
  const char *problem = NULL;
  const struct patched_list files = files_with(it, changes);
  struct unbank_report *report = report_of(it, changes, &problem);
  if (!report)
    return problem;
  for (size_t i = 0; i < changes->count && !problem; i++) {
    const struct declared declared = propose_members(&it->from, changes->items[i].array);
    problem = check_bytes(it, &declared, &changes->items[i], report);
  }
  if (!problem)
    problem = totals_worse(it->arena, it->report, report);
  if (!problem)
    problem = check_includers(it, changes);
  for (size_t i = 0; i < changes->count && !problem; i++) {
    const struct declared declared = propose_members(&it->from, changes->items[i].array);
    problem = check_members(it, &declared.helped, &changes->items[i], report);
  }
  if (!problem)
    problem = shown_right(&it->from, it->context, &it->source.job, changes, &files);
  if (!problem)
    problem = check_worth(it, changes, first);
  if (!problem)
    patch->then = report;
  return problem;
}

/* What a reader takes most readily comes first, then what leaves more of the gain, and last what
 * leaves widths to ptxas. Shorter rows, which change less and save bytes, come ahead of longer ones
 * that begin in the same banks. Where a type's subscripts cost too much, that of fewest is tried,
 * and where it takes registers of resident blocks, types of other layouts. */
static const struct kind {
  propose *one;
  double missing;
  bool may_be_open, is_shorter, is_apart, is_lighter;
} kinds[] = {
    {.one = propose_length, .missing = PROPOSE_MISSING, .is_shorter = true},
    {.one = propose_length, .missing = PROPOSE_MISSING},
    {.one = propose_rows, .missing = PROPOSE_MISSING, .is_shorter = true},
    {.one = propose_rows, .missing = PROPOSE_MISSING},
    {.one = propose_type, .missing = PROPOSE_MISSING},
    {.one = propose_type, .missing = PROPOSE_MISSING, .is_apart = true},
    {.one = propose_swizzle, .missing = PROPOSE_MISSING, .is_lighter = true},
    {.one = propose_length, .missing = PROPOSE_MISSING_MOST},
    {.one = propose_rows, .missing = PROPOSE_MISSING_MOST},
    {.one = propose_type, .missing = PROPOSE_MISSING_MOST, .is_apart = true},
    {.one = propose_length, .missing = PROPOSE_MISSING_MOST, .may_be_open = true},
    {.one = propose_type, .missing = PROPOSE_MISSING_MOST, .may_be_open = true},
    {.one = propose_other_type, .missing = PROPOSE_MISSING_MOST},
};
enum { KINDS = sizeof kinds / sizeof *kinds };
/* Rows that are longer by other numbers of elements: ptxas may make other widths of each. */
enum { ROWS_TRIED = 4 };

/* Whether all layouts of an array cost more instructions than they save. */
static bool is_too_dear(const struct subject *it, const struct declared *declared) {
  const struct unbank_report_array *member = declared->helped.items[0];
  for (size_t a = 0; it->forced && a < it->found->array_count; a++)
    if (!strcmp(it->found->arrays[a].name, member->name) &&
        it->found->arrays[a].code == UNBANK_CODE_NO_GAIN)
      return true;
  return false;
}

/* Why such an array gets no longer rows: a pad that does harm is not made larger. */
static const char *why_no_longer(const struct subject *it, const struct declared *declared) {
  return is_too_dear(it, declared) ? propose_shorter(&it->from, declared->helped.items[0]) : NULL;
}

/* Whether a kind of change may be what an array gets. One whose layouts are too dear gets rows of
 * another length, or nothing. */
static bool may_be(const struct subject *it, const struct kind *kind,
                   const struct declared *declared) {
  if (!is_too_dear(it, declared))
    return true;
  return kind->one == propose_length && (kind->is_shorter || !why_no_longer(it, declared));
}

/* What can be told of a declaration without a compile. */
static const char *why_none(const struct subject *it, const struct source_array *array) {
  if (it->job->is_shared)
    return "its source is compiled in several ways";
  if (it->source.asks_sizes)
    return "its source asks for the sizes of objects";
  if (it->job->has_others && !it->project && !array->statement->problem && !is_in_source(it, array))
    return "its declaration is in a header, which other sources may include";
  return array->statement->problem ? array->statement->problem
                                   : patch_refuses_name(array->statement->file->path);
}

/* Whether a declaration is in a header that has the patch of an earlier source. */
static bool has_patch(const struct subject *it, const struct source_array *array) {
  const struct source_file *file = array->statement->file;
  return it->project && file && includers_has_patch(it->arena, it->project, file);
}

static bool has_change(const struct change_list *changes, const struct source_array *array) {
  bool has = false;
  for (size_t i = 0; i < changes->count; i++)
    has |= changes->items[i].array == array;
  return has;
}

static bool are_same_words(const struct text_list *a, const struct text_list *b) {
  bool same = a->count == b->count;
  for (size_t i = 0; i < a->count && same; i++)
    same = !strcmp(a->items[i], b->items[i]);
  return same;
}

/* Appends the same type for other arrays of the same kernels: real and imaginary parts, say, or
 * keys and their values, which have subscripts in common. Returns whether there are any. */
static bool add_twins(struct subject *it, const struct kind *kind, const struct change *change,
                      struct change_list *changes) {
  const size_t before = changes->count;
  const struct text_list *users = compiled_users(&it->compiled, change->array);
  for (size_t a = 0; a < it->source.arrays.count && it->project; a++) {
    struct source_array *array = it->source.arrays.items[a];
    const struct declared declared = propose_members(&it->from, array);
    struct change twin = *change;
    twin.array = array;
    if (!declared.helped.count || has_change(changes, array) || has_patch(it, array) ||
        why_none(it, array) || !may_be(it, kind, &declared))
      continue;
    if (are_same_words(users, compiled_users(&it->compiled, array)) &&
        !kind->one(&it->from, &declared, &twin) && twin.type && !strcmp(twin.type, change->type))
      *ARENA_PUSH(it->arena, changes) = twin;
  }
  return changes->count > before;
}

/* A declaration, and the change that it may get. */
struct proposal {
  struct source_array *array;
  const struct declared *declared;
  const struct kind *kind;
  unsigned passed_over;
};

static struct change change_of(const struct proposal *proposal, bool is_enclosed) {
  return (struct change){.array = proposal->array,
                         .is_enclosed = is_enclosed,
                         .passed_over = proposal->passed_over,
                         .missing = proposal->kind->missing,
                         .is_shorter = proposal->kind->is_shorter,
                         .is_apart = proposal->kind->is_apart,
                         .may_be_open = proposal->kind->may_be_open};
}

/* Whether a kind of change may be tried of an array before its others were: only what is asked for
 * more anyhow. */
static bool may_ride(const struct subject *it, const struct kind *kind) {
  const bool is_weighed = kind->one == propose_rows || kind->one == propose_other_type;
  return !kind->may_be_open && !kind->is_lighter && (it->is_heard || !is_weighed);
}

/* Appends the first change of an array of which it is not known what it does beside others. */
static void add_rider(struct subject *it, struct source_array *array,
                      const struct change_list *changes, struct change_list *out) {
  const struct declared declared = propose_members(&it->from, array);
  if (!declared.helped.count || has_change(changes, array) || has_patch(it, array) ||
      why_none(it, array) || !is_elsewhere(it, array, out, 0))
    return;
  for (size_t i = 0; i < KINDS; i++)
    for (unsigned k = 0; k < (kinds[i].one == propose_type ? 1 : ROWS_TRIED); k++) {
      const struct proposal proposal = {array, &declared, &kinds[i], k};
      struct change change = change_of(&proposal, false);
      const struct change_list one = {&change, 1, 1};
      if (!may_ride(it, &kinds[i]) || !may_be(it, &kinds[i], &declared) ||
          kinds[i].one(&it->from, &declared, &change) || !compiled_is_apart(&one))
        break;
      const struct change_list with = both_of(it, changes, &one);
      if (compiled_knows(&it->compiled, &with, array))
        continue;
      *ARENA_PUSH(it->arena, out) = change;
      return;
    }
}

/* Changes of other arrays that are compiled together with those from `first` on, as they will be
 * tried next, and no kernel uses both. */
static struct change_list riders_of(struct subject *it, const struct change_list *changes,
                                    size_t first) {
  struct change_list out = {0};
  const struct change_list tried = {changes->items + first, changes->count - first,
                                    changes->count - first};
  if (!are_apart(it, changes) || compiled_report(&it->compiled, changes))
    return out;
  for (size_t a = 0; a < it->source.arrays.count; a++)
    if (is_elsewhere(it, it->source.arrays.items[a], &tried, 0))
      add_rider(it, it->source.arrays.items[a], changes, &out);
  return out;
}

/* Tries to add one change to a patch. NULL, or why it cannot be. */
static const char *try_change(struct subject *it, const struct proposal *proposal,
                              struct patch *patch) {
  struct change_list *changes = &patch->changes;
  const size_t before = changes->count;
  const char *problem = other_length;
  for (unsigned is_enclosed = 0; is_enclosed < 2 && problem == other_length; is_enclosed++) {
    struct change change = change_of(proposal, is_enclosed);
    problem = proposal->kind->one(&it->from, proposal->declared, &change);
    if (problem)
      return problem;
    *ARENA_PUSH(it->arena, changes) = change;
    it->riders = riders_of(it, changes, before);
    problem = check(it, patch, before);
    it->riders.count = 0;
    if (problem && worth_is_refusal(problem) && add_twins(it, proposal->kind, &change, changes) &&
        !check(it, patch, before))
      problem = NULL;
    if (problem)
      changes->count = before;
  }
  return problem;
}

/* Hears what was weighed, once: another run of the same, in this process. */
static void hear_weighed(struct subject *it) {
  if (it->is_heard)
    return;
  it->is_heard = true;
  say_stage(it, "weighing layouts of");
  struct unbank_report *report = NULL;
  struct unbank_options options = *it->options;
  struct job job = it->source.job;
  job.is_again = true;
  it->told.arena = it->arena;
  unbank_listen(&it->told, &options);
  options.report = NULL;
  char *error = module_run(&job, &options, &report);
  it->from.told = error ? NULL : &it->told;
  unbank_report_free(report);
  free(error);
}

/* NULL: a change was added; or why there is none. */
static const char *try_kinds(struct subject *it, struct source_array *array,
                             const struct declared *declared, struct patch *patch) {
  const char *problem = why_none(it, array), *rows = propose_no_rows, *type = "";
  bool is_open = false, is_dear = false, takes_registers = false;
  if (problem)
    return problem;
  for (size_t i = 0; i < KINDS; i++) {
    if (!may_be(it, &kinds[i], declared) || (kinds[i].may_be_open && !is_open) ||
        (kinds[i].is_apart && !is_dear) || (kinds[i].is_lighter && !takes_registers))
      continue;
    const bool is_weighed = kinds[i].one == propose_rows || kinds[i].one == propose_swizzle ||
                            kinds[i].one == propose_other_type;
    if (is_weighed)
      hear_weighed(it);
    const unsigned tries = is_weighed ? ROWS_TRIED : 1;
    for (unsigned k = 0; k < tries && (!k || problem != propose_no_rows); k++) {
      problem = try_change(it, &(struct proposal){array, declared, &kinds[i], k}, patch);
      if (!problem)
        return NULL;
      is_open |= strstr(problem, totals_not_known) != NULL;
      is_dear |= worth_is_refusal(problem);
      takes_registers |= worth_is_of_registers(problem);
    }
    if (kinds[i].is_apart || kinds[i].is_lighter)
      continue;
    if (kinds[i].one == propose_type)
      type = problem;
    else if (rows == propose_no_rows && kinds[i].one != propose_other_type && !kinds[i].is_shorter)
      rows = problem;
  }
  const char *harm = why_no_longer(it, declared);
  if (harm)
    return harm;
  if (!*type)
    return rows;
  return rows == propose_no_rows || !strcmp(rows, type)
             ? type
             : arena_printf(it->arena, "%s; with another type: %s", rows, type);
}

static const char *change_array(struct subject *it, struct source_array *array,
                                const struct declared *declared, struct patch *patch) {
  return try_kinds(it, array, declared, patch);
}

/* The subject. */

static void say_none(struct subject *it, const struct unbank_report_array *array,
                     const char *problem) {
  progress_end(&it->progress);
  fprintf(stderr, "unbank: no fix for %s: %s\n", suggest_full_name(it->arena, it->report, array),
          problem);
}

bool suggest_has_known_conflict(const struct unbank_report *report,
                                const struct unbank_report_array *array) {
  for (size_t k = 0; k < report->kernel_count; k++) {
    struct total total = total_of(report, &report->kernels[k], array, false);
    if (total_is_more(total.wavefronts, total.ideal))
      return true;
  }
  return false;
}

static bool has_changes(const struct unbank_report *report) {
  for (size_t a = 0; a < report->array_count; a++)
    if (is_changed(&report->arrays[a]))
      return true;
  return false;
}

/* Whether it is of use for what is proposed first. */
static bool asks_weighed(const struct subject *it) {
  for (size_t a = 0; a < it->report->array_count; a++) {
    const struct unbank_report_array *member = &it->report->arrays[a];
    if (is_changed(member) && propose_asks_weighed(&it->from, member))
      return true;
  }
  return false;
}

/* Whether an array stays as it is though it has conflicts: a layout's instructions may cost more
 * than it saves, and longer rows in the source have none. */
static bool may_have_free_rows(const struct unbank_report *report,
                               const struct unbank_report_array *array) {
  return array->code == UNBANK_CODE_NO_GAIN && array->bytes_before > 0 &&
         suggest_has_known_conflict(report, array);
}

static bool asks_free_rows(const struct unbank_report *report) {
  for (size_t a = 0; a < report->array_count; a++)
    if (may_have_free_rows(report, &report->arrays[a]))
      return true;
  return false;
}

/* Another report, of the source with these rows as layouts, in place of the subject's. */
static void take_free_rows(struct subject *it) {
  const struct unbank_options *said = it->options;
  struct unbank_options options = *said;
  struct job job = it->source.job;
  if (!asks_free_rows(it->report))
    return;
  job.is_again = true;
  hear_weighed(it);
  options.layouts = ARENA_ARRAY(it->arena, struct unbank_forced_layout,
                                said->layout_count + it->report->array_count);
  for (size_t i = 0; i < said->layout_count; i++)
    options.layouts[i] = said->layouts[i];
  for (size_t a = 0; a < it->report->array_count; a++) {
    const struct unbank_report_array *array = &it->report->arrays[a];
    struct unbank_forced_layout *forced = &options.layouts[options.layout_count];
    const char *problem = NULL;
    if (!may_have_free_rows(it->report, array) || !find_declaration(it, array, &problem) ||
        !propose_free_rows(&it->from, array, &forced->layout))
      continue;
    problem = propose_shorter(&it->from, array);
    const char *obstacle = problem ? propose_no_shorter(&it->from, array, &forced->layout) : NULL;
    if (obstacle) {
      say_none(it, array,
               obstacle == propose_no_rows
                   ? problem
                   : arena_printf(it->arena, "%s; but %s", problem, obstacle));
      *ARENA_PUSH(it->arena, &it->said) = suggest_full_name(it->arena, it->report, array);
      continue;
    }
    forced->array = arena_strdup(it->arena, array->name);
    options.layout_count++;
  }
  options.report = NULL;
  if (options.layout_count == said->layout_count)
    return;
  say_stage(it, "weighing longer rows of");
  char *error = module_run(&job, &options, &it->forced);
  if (!error)
    it->report = it->from.report = it->forced;
  free(error);
}

/* Reads the source, and names the arrays that a layout would help and whose declaration is not
 * found. End it with close_subject. NULL, or a malloc'd sentence. */
static char *open_subject(struct subject *it) {
  progress_begin(&it->progress);
  it->progress.is_late = true;
  say_stage(it, "reading");
  char *error = source_read(it->arena, it->job, &it->source);
  it->context = error ? NULL : LLVMContextCreate();
  it->mended.arena = it->arena;
  it->source.job.compilation.memory = &it->mended;
  it->compiled.from = &it->from;
  if (!error)
    it->from.plain =
        trial_plain(it->arena, it->context, &it->source.job, &(struct patched_list){0});
  if (error)
    return error;
  if (asks_weighed(it))
    hear_weighed(it);
  for (size_t a = 0; a < it->report->array_count; a++) {
    const struct unbank_report_array *member = &it->report->arrays[a];
    const char *problem = NULL;
    if (is_changed(member) && !find_declaration(it, member, &problem))
      say_none(it, member, problem);
  }
  return NULL;
}

static void close_subject(struct subject *it) {
  compiled_clear(&it->compiled);
  unbank_report_free(it->forced);
  progress_end(&it->progress);
  includers_close(&it->includers);
  if (it->from.plain)
    LLVMDisposeModule(it->from.plain);
  if (it->context)
    LLVMContextDispose(it->context);
}

/* Calls `each` for every declaration whose arrays a layout would help; it returns why there is no
 * change, or NULL. */
static void for_each_declaration(struct subject *it,
                                 const char *(*each)(struct subject *, struct source_array *,
                                                     const struct declared *, void *),
                                 void *context) {
  for (size_t i = 0; i < it->source.arrays.count; i++) {
    struct source_array *array = it->source.arrays.items[i];
    const struct declared declared = propose_members(&it->from, array);
    if (!declared.helped.count)
      continue;
    const struct unbank_report_array *first = declared.helped.items[0];
    it->number = i, it->name = suggest_label(it->arena, it->report, first);
    progress_say(&it->progress, i, it->source.arrays.count, it->name);
    const char *problem = each(it, array, &declared, context);
    if (problem)
      say_none(it, first, problem);
  }
}

/* Patches. */

/* The first change that can be proposed of a declaration, if any, unchecked. */
static const char *propose_array(struct subject *it, struct source_array *array,
                                 const struct declared *declared, void *context) {
  struct change_list *out = context;
  if (has_patch(it, array) || why_none(it, array))
    return NULL;
  for (size_t i = 0; i < KINDS; i++) {
    struct change change = {
        .array = array, .missing = kinds[i].missing, .is_shorter = kinds[i].is_shorter};
    if (kinds[i].one != propose_other_type && !kinds[i].is_apart && !kinds[i].is_lighter &&
        may_be(it, &kinds[i], declared) && !kinds[i].one(&it->from, declared, &change)) {
      *ARENA_PUSH(it->arena, out) = change;
      return NULL;
    }
  }
  return NULL;
}

/* For what was not proposed, or was not right: tries all kinds, and says why none is. */
static const char *patch_array(struct subject *it, struct source_array *array,
                               const struct declared *declared, void *context) {
  struct patch *patch = context;
  if (has_patch(it, array))
    return NULL;
  if (has_change(&patch->changes, array))
    return NULL;
  return change_array(it, array, declared, patch);
}

/* Adds those of the proposed changes that are right beside the others. Most often all are, which
 * one compile shows; else each half is tried, down to single ones. */
static void add_changes(struct subject *it, const struct change *proposed, size_t count,
                        struct patch *patch) {
  const size_t before = patch->changes.count;
  if (!count)
    return;
  it->number = before, it->name = NULL;
  for (size_t i = 0; i < count; i++)
    *ARENA_PUSH(it->arena, &patch->changes) = proposed[i];
  if (!check(it, patch, before))
    return;
  patch->changes.count = before;
  if (count == 1)
    return;
  add_changes(it, proposed, count / 2, patch);
  add_changes(it, proposed + count / 2, count - count / 2, patch);
}

/* In the order of the declarations, however they were found. */
static struct change_list in_order(const struct subject *it, const struct change_list *changes) {
  struct change_list out = {0};
  for (size_t a = 0; a < it->source.arrays.count; a++)
    for (size_t i = 0; i < changes->count; i++)
      if (changes->items[i].array == it->source.arrays.items[a])
        *ARENA_PUSH(it->arena, &out) = changes->items[i];
  return out;
}

static void try_changes(struct subject *it, const struct change_list *proposed,
                        struct patch *patch) {
  patch->changes.count = 0;
  add_changes(it, proposed->items, proposed->count, patch);
  for_each_declaration(it, patch_array, patch);
}

/* Whether the source with all changes is what its kernels were seen to be in several compiles. */
static bool is_seen_whole(struct subject *it, struct patch *patch) {
  const size_t count = patch->changes.count;
  it->number = 0, it->name = NULL;
  it->is_whole = true;
  return !count || !check(it, patch, count);
}

static void find_changes(struct subject *it, struct patch *patch) {
  struct change_list proposed = {0};
  for_each_declaration(it, propose_array, &proposed);
  try_changes(it, &proposed, patch);
  if (!is_seen_whole(it, patch))
    try_changes(it, &proposed, patch);
  patch->changes = in_order(it, &patch->changes);
}

/* Fixes. */

/* A place, on a line of ASCII, in which columns are bytes for everybody. */
static bool set_place(const char *text, size_t at, long *line, long *column) {
  size_t start = at;
  while (start > 0 && text[start - 1] != '\n')
    start--;
  *line = 1;
  for (size_t i = 0; i < start; i++)
    *line += text[i] == '\n';
  *column = (long)(at - start) + 1;
  for (const char *c = text + start; *c && *c != '\n'; c++)
    if ((unsigned char)*c >= 0x80)
      return false;
  return true;
}

static bool add_fix_edit(struct arena *arena, const struct edit *edit, struct fix *fix) {
  struct fix_edit *out = ARENA_PUSH(arena, &fix->edits);
  out->text = edit->text;
  out->place.file = edit->file->path;
  return set_place(edit->file->text, edit->span.first, &out->place.line, &out->place.column) &&
         set_place(edit->file->text, edit->span.end, &out->end_line, &out->end_column);
}

static const char *fix_array(struct subject *it, struct source_array *array,
                             const struct declared *declared, void *context) {
  struct change_list *out = context;
  struct patch patch = {0};
  const char *problem = change_array(it, array, declared, &patch);
  for (size_t i = 0; i < patch.changes.count && !problem; i++)
    *ARENA_PUSH(it->arena, out) = patch.changes.items[i];
  return problem;
}

static bool add_fix(struct subject *it, const struct change *change, struct fix_list *out) {
  const struct patch patch = {.changes = {(struct change *)(uintptr_t)change, 1, 1}};
  const struct declared declared = propose_members(&it->from, change->array);
  const struct edit_list edits = patch_edits(it->arena, &it->source, &patch.changes);
  struct fix fix = {.assumes = suggest_shapes_text(it, &patch)};
  for (size_t i = 0; i < edits.count; i++)
    if (!add_fix_edit(it->arena, &edits.items[i], &fix))
      return false;
  for (size_t i = 0; i < declared.helped.count; i++) {
    fix.array = declared.helped.items[i];
    *ARENA_PUSH(it->arena, out) = fix;
  }
  return true;
}

/* Keeps only changes that are right beside each other, as all fixes may be taken. */
static void keep_right_together(struct subject *it, struct change_list *changes) {
  struct patch patch = {.changes = *changes};
  if (changes->count < 2 || is_seen_whole(it, &patch))
    return;
  const struct change_list all = *changes;
  patch.changes = (struct change_list){0};
  add_changes(it, all.items, all.count, &patch);
  for (size_t i = 0; i < all.count; i++)
    if (!has_change(&patch.changes, all.items[i].array)) {
      const struct declared declared = propose_members(&it->from, all.items[i].array);
      say_none(it, declared.helped.items[0],
               "what helps it is not right beside the fixes of other arrays: take those first");
    }
  *changes = patch.changes;
}

static void find_fixes(struct subject *it, struct fix_list *out) {
  struct change_list changes = {0};
  for_each_declaration(it, fix_array, &changes);
  keep_right_together(it, &changes);
  for (size_t i = 0; i < changes.count; i++) {
    const struct change *change = &changes.items[i];
    const struct declared declared = propose_members(&it->from, change->array);
    if (!add_fix(it, change, out))
      say_none(it, declared.helped.items[0], "the line of its declaration is not of ASCII");
  }
}

void suggest_fixes(struct arena *arena, const struct job *job, const struct unbank_report *report,
                   const struct unbank_options *options, struct fix_list *out) {
  struct subject it = {.arena = arena, .job = job, .options = options, .report = report};
  it.from = (struct proposing){
      .arena = arena, .report = report, .source = &it.source, .trust = USES_TRUST_ASSUMED};
  if (!has_changes(report))
    return;
  char *error = open_subject(&it);
  if (error)
    fprintf(stderr, "unbank: no fixes: %s\n", error);
  else
    find_fixes(&it, out);
  close_subject(&it);
  free(error);
}

static struct text_list files_of_arrays(const struct subject *it) {
  struct text_list out = {0};
  for (size_t a = 0; a < it->source.arrays.count; a++) {
    const struct source_file *file = it->source.arrays.items[a]->statement->file;
    if (file && !is_one_of(file->path, out.items, out.count))
      *ARENA_PUSH(it->arena, &out) = file->path;
  }
  return out;
}

char *suggest_patch(struct arena *arena, const struct job *job, const struct unbank_report *report,
                    struct project *project, struct suggested_patch *out) {
  struct subject it = {.arena = arena,
                       .job = job,
                       .options = project->options,
                       .report = report,
                       .found = report,
                       .project = project};
  it.from = (struct proposing){
      .arena = arena, .report = report, .source = &it.source, .trust = USES_TRUST_ASSUMED};
  struct patch patch = {0};
  *out = (struct suggested_patch){.message = "", .closing = ""};
  const bool is_opened = has_changes(report) || asks_free_rows(report);
  char *error = is_opened ? open_subject(&it) : NULL;
  if (!error && is_opened) {
    take_free_rows(&it);
    find_changes(&it, &patch);
    out->declared_in = files_of_arrays(&it);
  }
  if (!error && patch.changes.count) {
    const struct edit_list edits = patch_edits(arena, &it.source, &patch.changes);
    out->files = patch_apply(arena, &edits);
    for (size_t i = 0; i < out->files.count; i++)
      *ARENA_PUSH(arena, &project->patched) = out->files.items[i];
    out->message = suggest_message(&it, &patch);
    out->closing = suggest_closing(&it, &patch);
    for (size_t i = 0; i < patch.changes.count; i++)
      out->needs_header |= !patch.changes.items[i].length;
  }
  if (!error)
    suggest_say_left(&it);
  close_subject(&it);
  return error;
}
