/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "suggest.h"

#include <ctype.h>
#include <llvm/Config/llvm-config.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "patch.h"
#include "progress.h"
#include "report/text.h"
#include "source.h"
#include "temporary.h"
#include "toolkit.h"
#include "unbank/unbank.h"
#include "uses.h"

/* A job whose arrays are looked at. */
struct subject {
  struct arena *arena;
  const struct job *job;
  const struct unbank_options *options;
  const struct unbank_report *report;
  bool trusts_assumed; /* block shapes that nobody said */
  LLVMContextRef context;
  LLVMModuleRef plain; /* what the front end makes of the source; NULL: it could not */
  struct source source;
  struct progress progress;
};

/* The arrays of the report that one declaration declares: clones for several kernels, and
 * instantiations. */
struct member_list {
  const struct unbank_report_array **items;
  size_t count, capacity;
};

/* Compiling. */

/* What comes out of one compile, with arguments beside those of the job; the compiler's messages go
 * to a file. NULL: it cannot be. */
static LLVMModuleRef compile_with(struct arena *arena, LLVMContextRef context,
                                  const struct job *job, const struct text_list *arguments,
                                  const char *messages) {
  struct compilation how = job->compilation;
  how.messages = messages;
  const char *path = NULL;
  LLVMModuleRef module = NULL;
  how.arguments = (struct text_list){0};
  for (size_t i = 0; i < job->compilation.arguments.count; i++)
    *ARENA_PUSH(arena, &how.arguments) = job->compilation.arguments.items[i];
  for (size_t i = 0; i < arguments->count; i++)
    *ARENA_PUSH(arena, &how.arguments) = arguments->items[i];
  char *error = compile_source(arena, &how, job->input, &path);
  if (!error)
    error = file_read_module(context, path, &module);
  if (path)
    temporary_remove(path);
  free(error);
  return error ? NULL : module;
}

static const char *overlay_root(struct arena *arena, const char *path, const char *source) {
  return arena_printf(
      arena, "{\"type\": \"file\", \"name\": \"%s\", \"external-contents\": \"%s\"}", path, source);
}

/* Appends a file to the roots of an overlay of clang's file system: under the path that clang says,
 * and without links. */
static char *add_root(struct arena *arena, const struct patched *file, struct text_list *files,
                      const char **roots) {
  const char *said = file->file->path, *source;
  char *error = temporary_file(arena, "", &source), *real = realpath(said, NULL);
  if (!error) {
    *ARENA_PUSH(arena, files) = source;
    if (strpbrk(arena_printf(arena, "%s%s%s", said, real ? real : "", source), "\"\\"))
      error = unbank_error("%s: it cannot be overlaid", said);
  }
  if (!error)
    error = file_write(source, file->text, strlen(file->text));
  if (!error)
    *roots = arena_printf(arena, "%s%s%s", *roots, **roots ? ", " : "",
                          overlay_root(arena, said, source));
  if (!error && real && strcmp(said, real) != 0)
    *roots = arena_printf(arena, "%s, %s", *roots,
                          overlay_root(arena, arena_strdup(arena, real), source));
  free(real);
  return error;
}

/* The first error of a compiler's messages. */
static const char *first_error(struct arena *arena, const char *path) {
  static const char mark[] = "error: ";
  char *text = file_read_text(path);
  const char *found = text ? strstr(text, mark) : NULL;
  const char *out = found ? found + strlen(mark) : "";
  out = arena_printf(arena, "%.*s", (int)strcspn(out, "\n"), out);
  free(text);
  return out;
}

/* The report of the source with these files in place of its own; NULL, and *problem says why there
 * is none. */
static struct unbank_report *report_with(const struct subject *it, const struct patched_list *files,
                                         const char **problem) {
  struct arena *arena = it->arena;
  struct text_list made = {0}, arguments = {0};
  struct unbank_report *report = NULL;
  const char *roots = "", *overlay = NULL, *messages = NULL;
  char *error = temporary_file(arena, ".yaml", &overlay);
  if (!error) {
    *ARENA_PUSH(arena, &made) = overlay;
    error = temporary_file(arena, "", &messages);
  }
  if (!error)
    *ARENA_PUSH(arena, &made) = messages;
  for (size_t i = 0; i < files->count && !error; i++)
    error = add_root(arena, &files->items[i], &made, &roots);
  const char *yaml = arena_printf(
      arena, "{\"version\": 0, \"use-external-names\": false, \"roots\": [%s]}\n", roots);
  if (!error)
    error = file_write(overlay, yaml, strlen(yaml));
  LLVMContextRef context = LLVMContextCreate();
  const char *const words[] = {"-ivfsoverlay", overlay, "-w"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    *ARENA_PUSH(arena, &arguments) = words[i];
  LLVMModuleRef module = error ? NULL : compile_with(arena, context, it->job, &arguments, messages);
  if (module) {
    error = unbank_analyze(module, it->options, &report);
    LLVMDisposeModule(module);
  }
  LLVMContextDispose(context);
  if (!report)
    *problem = arena_printf(arena, "the changed source cannot be compiled: %s",
                            error      ? error
                            : messages ? first_error(arena, messages)
                                       : "");
  for (size_t i = 0; i < made.count; i++)
    temporary_remove(made.items[i]);
  free(error);
  return report;
}

/* Comparing. */

static const struct unbank_report_array *array_of(const struct unbank_report *report,
                                                  const struct unbank_report_access *access) {
  for (size_t a = 0; a < report->array_count; a++)
    if (!strcmp(report->arrays[a].id, access->arrays[0]))
      return &report->arrays[a];
  return NULL;
}

/* The wavefronts of a block in a kernel, or at one of its arrays. What is not known is counted
 * apart; where trips of a loop are, figures are those of one trip, and unrolling changes them. */
struct total {
  double wavefronts, ideal;
  size_t unknown;
  bool is_per_trip;
};

static void add_side(struct total *total, const struct unbank_report_side *side) {
  double weight = isnan(side->weight) ? 1 : side->weight;
  total->is_per_trip |= side->weight_exactness == UNBANK_WEIGHT_PER_ITERATION;
  total->unknown += isnan(side->mean);
  total->wavefronts += isnan(side->mean) ? 0 : weight * side->mean;
  total->ideal += isnan(side->mean) || isnan(side->ideal) ? 0 : weight * side->ideal;
}

/* Dynamic memory has its name from the header once its type is another one. */
static bool is_same(const struct unbank_report_array *array, const struct unbank_report_array *as) {
  bool is_dynamic = as->bytes_before < 0;
  return !strcmp(array->name, as->name) ||
         (is_dynamic && strstr(array->name, "unbank_dynamic_memory"));
}

/* `array`: NULL for all. */
static struct total total_of(const struct unbank_report *report,
                             const struct unbank_report_kernel *kernel,
                             const struct unbank_report_array *array, bool after) {
  struct total total = {0};
  for (size_t i = 0; kernel && i < kernel->access_count; i++) {
    const struct unbank_report_access *access = &kernel->accesses[i];
    const struct unbank_report_side *side = after ? &access->after : &access->before;
    const struct unbank_report_array *of = array_of(report, access);
    if (side->present && (!array || (of && is_same(of, array))))
      add_side(&total, side);
  }
  return total;
}

/* By which totals are compared: where one is that of a trip, wavefronts in the place of an ideal
 * one.
 */
static double cost_of(const struct total *total, bool is_per_trip) {
  return is_per_trip && total->ideal ? total->wavefronts / total->ideal : total->wavefronts;
}

/* What ptxas takes without more being asked for at the launch. */
enum { STATIC_BYTES_MAX = 48 * 1024 };

static bool has_room(const struct unbank_report *report) {
  for (size_t k = 0; k < report->kernel_count; k++)
    if (report->kernels[k].before.shared_bytes > STATIC_BYTES_MAX)
      return false;
  return true;
}

static const struct unbank_report_kernel *kernel_named(const struct unbank_report *report,
                                                       const char *name) {
  for (size_t k = 0; k < report->kernel_count; k++)
    if (!strcmp(report->kernels[k].name, name))
      return &report->kernels[k];
  return NULL;
}

enum { ROUNDING = 1000000 };

static bool is_more(double a, double b) { return a > b + fabs(b) / ROUNDING; }

/* "1,056 wavefronts", "2.50 for each ideal one" */
static const char *cost_text(struct arena *arena, double cost, bool is_per_trip) {
  return arena_printf(arena, "%s wavefronts%s", unbank_text_number(arena, cost),
                      is_per_trip ? " for each ideal one" : "");
}

/* NULL: no kernel of which all is known takes more wavefronts as written in `is` than it did: one
 * of another instantiation, say, whose rows are longer then, too. */
static const char *raises_any(struct arena *arena, const struct unbank_report *was,
                              const struct unbank_report *is) {
  for (size_t k = 0; k < was->kernel_count; k++) {
    const struct unbank_report_kernel *old = &was->kernels[k], *new = kernel_named(is, old->name);
    const char *name = unbank_text_clean(arena, old->display ? old->display : old->name);
    struct total from = total_of(was, old, NULL, false), to = total_of(is, new, NULL, false);
    bool is_per_trip = from.is_per_trip || to.is_per_trip;
    double before = cost_of(&from, is_per_trip), then = cost_of(&to, is_per_trip);
    if (old->before.exactness == UNBANK_UNKNOWN || from.unknown)
      continue;
    if (!new || new->before.exactness == UNBANK_UNKNOWN)
      return arena_printf(arena, "changed, the wavefronts of %s are not known", name);
    if (is_more(then, before))
      return arena_printf(arena, "changed, %s would take %s in place of %s", name,
                          cost_text(arena, then, is_per_trip), unbank_text_number(arena, before));
  }
  return NULL;
}

/* NULL: an array takes in no kernel of `is` more wavefronts than `was` says that it would. A part
 * of what is saved may be missing. */
static const char *breaks_word(struct arena *arena, const struct unbank_report *was,
                               const struct unbank_report *is,
                               const struct unbank_report_array *array, double missing) {
  for (size_t k = 0; k < was->kernel_count; k++) {
    const struct unbank_report_kernel *kernel = &was->kernels[k];
    const char *name = unbank_text_clean(arena, kernel->display ? kernel->display : kernel->name);
    struct total written = total_of(was, kernel, array, false),
                 foretold = total_of(was, kernel, array, true),
                 counted = total_of(is, kernel_named(is, kernel->name), array, false);
    if (array->kernel && strcmp(array->kernel, kernel->name) != 0)
      continue;
    bool is_per_trip = written.is_per_trip || foretold.is_per_trip || counted.is_per_trip;
    double before = cost_of(&written, is_per_trip), meant = cost_of(&foretold, is_per_trip),
           then = cost_of(&counted, is_per_trip);
    if (is_more(then, meant + (before > meant ? missing * (before - meant) : 0)))
      return arena_printf(arena, "changed, it would take %s in %s, by its layout %s",
                          cost_text(arena, then, is_per_trip), name,
                          unbank_text_number(arena, meant));
    if (counted.unknown > foretold.unknown)
      return arena_printf(arena, "changed, its wavefronts in %s are not known", name);
  }
  return NULL;
}

/* Members. */

static bool is_changed(const struct unbank_report_array *array) {
  return array->code == UNBANK_CODE_CHANGED;
}

static const char *display_of(const struct unbank_report_array *array) {
  return array->display ? array->display : array->name;
}

/* Those of a declaration that a layout would help. */
static void find_members(const struct subject *it, const struct source_array *array,
                         struct member_list *out) {
  const char *problem;
  for (size_t a = 0; a < it->report->array_count; a++) {
    const struct unbank_report_array *member = &it->report->arrays[a];
    if (is_changed(member) &&
        source_find(&it->source, member->name, display_of(member), &problem) == array)
      *ARENA_PUSH(it->arena, out) = member;
  }
}

/* Longer dimensions. */

/* Whether a sum can go on behind an expression: outside of brackets it has nothing that binds less
 * strongly. */
static bool is_sum(const char *text, size_t length) {
  int depth = 0;
  for (size_t i = 0; i < length; i++) {
    depth += (text[i] == '(') - (text[i] == ')');
    if (!depth && !isalnum((unsigned char)text[i]) && !strchr("_ .:+-*/%)", text[i]))
      return false;
  }
  return true;
}

/* "33" of "32", "N + 1" of "N", "N + 2" of "N + 1", "(N << 1) + 1". */
static const char *longer(struct arena *arena, const char *text, size_t length, uint64_t by) {
  size_t digits = 0;
  while (digits < length && isdigit((unsigned char)text[length - digits - 1]))
    digits++;
  size_t head = length - digits;
  bool ends_in_sum = head > 2 && !strncmp(text + head - 3, " + ", 3) && is_sum(text, length);
  if (digits && (!head || ends_in_sum) && (digits == 1 || text[head] != '0'))
    return arena_printf(arena, "%.*s%llu", (int)head, text,
                        strtoull(text + head, NULL, 10) + (unsigned long long)by);
  return arena_printf(arena, is_sum(text, length) ? "%.*s + %llu" : "(%.*s) + %llu", (int)length,
                      text, (unsigned long long)by);
}

static bool is_plain_pad(const struct unbank_layout *layout) {
  return layout->permutation == UNBANK_PERMUTE_NONE && layout->pads[0].pad > 0 &&
         !layout->pads[1].row;
}

/* How many subscripts lead to the rows that a layout pads by what they consist of; 0: to none. */
static unsigned padded_level(const struct uses_dimensions *dimensions,
                             const struct unbank_layout *layout) {
  for (unsigned level = dimensions->count - 1; level > 0; level--)
    if (is_plain_pad(layout) && dimensions->bytes[level] == layout->pads[0].row &&
        layout->pads[0].pad % dimensions->bytes[level + 1] == 0)
      return level;
  return 0;
}

static const char no_rows[] = "its layout is not one of longer declared rows",
                  not_one[] = "its instantiations or kernels have different layouts",
                  not_again[] = "its source cannot be compiled again";

/* NULL, and a longer dimension; or why there is none. */
static const char *lengthen_one(const struct subject *it, const struct unbank_report_array *member,
                                struct change *out) {
  struct uses_dimensions dimensions;
  LLVMValueRef global = it->plain ? LLVMGetNamedGlobal(it->plain, member->name) : NULL;
  const struct source_array *array = out->array;
  if (!global || !uses_read_dimensions(global, &dimensions))
    return not_again;
  unsigned level = padded_level(&dimensions, &member->layout);
  if (!level || level >= array->dimensions.count)
    return no_rows;
  if (array->is_measured)
    return "its name stands without all subscripts, in sizeof or a call";
  const struct uses_question question = {.report = it->report,
                                         .trusts_assumed = it->trusts_assumed,
                                         .level = level,
                                         .atom = unbank_layout_atom(&member->layout),
                                         .is_direct = !array->is_decayed && !array->is_addressed};
  const char *problem = uses_stay_inside(global, &question);
  if (problem)
    return problem;
  const struct span *text = &array->dimensions.items[level];
  out->dimension = level;
  out->length =
      longer(it->arena, array->statement->file->text + text->first, text->end - text->first,
             member->layout.pads[0].pad / dimensions.bytes[level + 1]);
  return NULL;
}

/* Other types. */

/* "unbank::xor_<4, 7, 7>, unbank::pad<1024, 16>" of "xor:4:7:7+pad:1024:16" */
static const char *type_text(struct arena *arena, const struct unbank_layout *layout) {
  char text[UNBANK_LAYOUT_TEXT_MAX];
  const char *out = "";
  unbank_layout_print(layout, text);
  for (char *part = strtok(text, "+"); part; part = strtok(NULL, "+")) {
    char *numbers = part + strcspn(part, ":");
    const char *separator = "<";
    *numbers = '\0';
    out = arena_printf(arena, "%s%sunbank::%s%s", out, *out ? ", " : "", part,
                       strcmp(part, "xor") ? "" : "_");
    for (numbers++; *numbers; numbers += strspn(numbers, ":"), separator = ", ") {
      int length = (int)strcspn(numbers, ":");
      out = arena_printf(arena, "%s%s%.*s", out, separator, length, numbers);
      numbers += length;
    }
    out = arena_printf(arena, "%s>", out);
  }
  return out;
}

/* Whether a layout leaves each element of an array in one piece, and aligned as it was. */
static bool keeps_elements(const struct unbank_layout *layout, uint64_t element) {
  bool is_rows = is_plain_pad(layout) || layout->permutation == UNBANK_PERMUTE_NONE;
  bool is_whole = is_rows;
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
    is_whole &= layout->pads[i].row % element == 0;
  return is_whole || (element <= unbank_layout_atom(layout) && !(element & (element - 1)));
}

static size_t count_dynamic(const struct source *source) {
  size_t count = 0;
  for (size_t i = 0; i < source->arrays.count; i++)
    count += source->arrays.items[i]->is_dynamic;
  return count;
}

/* NULL, and another type; or why there is none. */
static const char *retype_one(const struct subject *it, const struct unbank_report_array *member,
                              struct change *out) {
  struct uses_dimensions dimensions;
  const struct unbank_layout *layout = &member->layout;
  const struct source_array *array = out->array;
  LLVMValueRef global = it->plain ? LLVMGetNamedGlobal(it->plain, member->name) : NULL;
  if (!global || !uses_read_dimensions(global, &dimensions))
    return not_again;
  if (layout->permutation == UNBANK_PERMUTE_PITCH || layout->carved)
    return "its layout asks what only the launch knows";
  if (array->is_decayed || array->is_measured)
    return "its name stands without all subscripts, as a pointer or in sizeof";
  if (array->is_dynamic && count_dynamic(&it->source) > 1)
    return "dynamic memory is declared more than once";
  if (array->is_dynamic && dimensions.count > 1)
    return "dynamic memory of several dimensions has no such type";
  if (!keeps_elements(layout, dimensions.bytes[dimensions.count]))
    return "its layout divides its elements";
  const struct uses_question question = {.report = it->report,
                                         .trusts_assumed = it->trusts_assumed,
                                         .level = dimensions.count,
                                         .atom = unbank_layout_atom(layout),
                                         .is_direct = !array->is_addressed};
  const char *problem = uses_stay_inside(global, &question);
  out->layout = problem ? NULL : type_text(it->arena, layout);
  return problem;
}

/* Changes. */

typedef const char *propose(const struct subject *, const struct unbank_report_array *,
                            struct change *);

/* What is proposed must be the same for all that one declaration declares. */
static const char *propose_for_all(const struct subject *it, propose *one,
                                   const struct member_list *members, struct change *out) {
  for (size_t i = 0; i < members->count; i++) {
    struct change change = {.array = out->array};
    const char *problem = one(it, members->items[i], &change);
    if (problem)
      return problem;
    if (i && (change.dimension != out->dimension ||
              strcmp(change.length ? change.length : change.layout,
                     out->length ? out->length : out->layout) != 0))
      return not_one;
    *out = change;
  }
  return NULL;
}

/* The report of the source with these changes. */
static struct unbank_report *report_of(const struct subject *it, const struct change_list *changes,
                                       const char **problem) {
  struct edit_list edits = {0};
  struct patched_list files = {0};
  patch_edits(it->arena, &it->source, changes, &edits);
  patch_apply(it->arena, &edits, &files);
  return report_with(it, &files, problem);
}

/* NULL: the changed source is what was foretold of the arrays, and *then its report. */
static const char *check(const struct subject *it, const struct change_list *changes,
                         double missing, struct unbank_report **then) {
  const char *problem = NULL;
  struct unbank_report *report = report_of(it, changes, &problem);
  if (!report)
    return problem;
  if (!has_room(report))
    problem = "changed, a block would have more than 48 KiB";
  else
    problem = raises_any(it->arena, it->report, report);
  for (size_t i = 0; i < changes->count && !problem; i++) {
    struct member_list members = {0};
    find_members(it, changes->items[i].array, &members);
    for (size_t m = 0; m < members.count && !problem; m++)
      problem = breaks_word(it->arena, it->report, report, members.items[m], missing);
  }
  if (problem) {
    unbank_report_free(report);
    return problem;
  }
  unbank_report_free(*then);
  *then = report;
  return NULL;
}

/* Tries to add one change to those that are made. NULL, or why it cannot be. */
static const char *try_change(const struct subject *it, propose *one,
                              const struct member_list *members, struct source_array *array,
                              struct change_list *changes, double missing,
                              struct unbank_report **then) {
  struct change change = {.array = array};
  const char *problem = propose_for_all(it, one, members, &change);
  if (problem)
    return problem;
  *ARENA_PUSH(it->arena, changes) = change;
  problem = check(it, changes, missing, then);
  changes->count -= problem != NULL;
  return problem;
}

/* Whether a declaration is in the job's own file, and not in a header. */
static bool is_in_source(const struct subject *it, const struct source_array *array) {
  const struct job *job = it->job;
  const char *path = job->compilation.folder && *job->input != '/'
                         ? arena_printf(it->arena, "%s/%s", job->compilation.folder, job->input)
                         : job->input;
  const struct source_file *file = array->statement->file;
  char *own = realpath(path, NULL), *said = file ? realpath(file->path, NULL) : NULL;
  bool is_same_file = own && said && !strcmp(own, said);
  free(own);
  free(said);
  return is_same_file;
}

/* What can be told of a declaration without a compile. */
static const char *why_none(const struct subject *it, const struct source_array *array) {
  if (it->job->is_shared)
    return "its source is compiled in several ways";
  if (it->source.asks_sizes)
    return "its source asks for the sizes of objects";
  if (it->job->has_others && !array->statement->problem && !is_in_source(it, array))
    return "its declaration is in a header, which other sources may include";
  return array->statement->problem ? array->statement->problem
                                   : patch_refuses_name(array->statement->file->path);
}

/* Of what the layout saves, the part that a change may leave: the plugin also makes of neighbours
 * one access, which compilers do by rules of their own. A change that leaves nothing comes first.
 */
static const double all_or_most[] = {0, 0.1};

/* NULL: a change was added; or why there is none. */
static const char *change_array(const struct subject *it, struct source_array *array,
                                const struct member_list *members, struct change_list *changes,
                                struct unbank_report **then) {
  static propose *const kinds[] = {lengthen_one, retype_one};
  enum { KINDS = sizeof kinds / sizeof *kinds, TRIES = 2 * KINDS };
  const char *problem = why_none(it, array), *why[TRIES];
  for (size_t i = 0; i < TRIES && !problem; i++) {
    why[i] =
        try_change(it, kinds[i % KINDS], members, array, changes, all_or_most[i / KINDS], then);
    if (!why[i])
      return NULL;
  }
  if (problem)
    return problem;
  return why[0] == no_rows || !strcmp(why[0], why[KINDS - 1])
             ? why[KINDS - 1]
             : arena_printf(it->arena, "%s; with another type: %s", why[0], why[KINDS - 1]);
}

/* The subject. */

static void say_none(struct subject *it, const struct unbank_report_array *array,
                     const char *problem) {
  progress_end(&it->progress);
  fprintf(stderr, "unbank: no fix for %s: %s\n", unbank_text_clean(it->arena, display_of(array)),
          problem);
}

static bool has_changes(const struct unbank_report *report) {
  for (size_t a = 0; a < report->array_count; a++)
    if (is_changed(&report->arrays[a]))
      return true;
  return false;
}

/* Reads the source, and names the arrays that a layout would help and whose declaration is not
 * found. End it with close_subject. NULL, or a malloc'd sentence. */
static char *open_subject(struct subject *it) {
  static const char *const words[] = {"-Xclang", "-disable-llvm-passes", "-w"};
  struct text_list arguments = {0};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    *ARENA_PUSH(it->arena, &arguments) = words[i];
  char *error = source_read(it->arena, it->job, &it->source);
  if (error)
    return error;
  progress_begin(&it->progress);
  it->context = LLVMContextCreate();
  it->plain = compile_with(it->arena, it->context, it->job, &arguments, NULL);
  if (it->plain && !uses_prepare(it->plain)) {
    LLVMDisposeModule(it->plain);
    it->plain = NULL;
  }
  for (size_t a = 0; a < it->report->array_count; a++) {
    const struct unbank_report_array *member = &it->report->arrays[a];
    const char *problem = NULL;
    if (is_changed(member) && !source_find(&it->source, member->name, display_of(member), &problem))
      say_none(it, member, problem);
  }
  return NULL;
}

static void close_subject(struct subject *it) {
  progress_end(&it->progress);
  if (it->plain)
    LLVMDisposeModule(it->plain);
  if (it->context)
    LLVMContextDispose(it->context);
}

/* Calls `each` for every declaration whose arrays a layout would help; it returns why there is no
 * change, or NULL. */
static void for_each_declaration(struct subject *it,
                                 const char *(*each)(struct subject *, struct source_array *,
                                                     const struct member_list *, void *),
                                 void *context) {
  for (size_t i = 0; i < it->source.arrays.count; i++) {
    struct source_array *array = it->source.arrays.items[i];
    struct member_list members = {0};
    find_members(it, array, &members);
    if (!members.count)
      continue;
    progress_say(&it->progress, i, it->source.arrays.count, display_of(members.items[0]));
    const char *problem = each(it, array, &members, context);
    if (problem)
      say_none(it, members.items[0], problem);
  }
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
                             const struct member_list *members, void *context) {
  struct fix_list *out = context;
  struct change_list changes = {0};
  struct edit_list edits = {0};
  struct unbank_report *then = NULL;
  struct fix fix = {0};
  const char *problem = change_array(it, array, members, &changes, &then);
  unbank_report_free(then);
  patch_edits(it->arena, &it->source, &changes, &edits);
  for (size_t i = 0; i < edits.count && !problem; i++)
    if (!add_fix_edit(it->arena, &edits.items[i], &fix))
      problem = "the line of its declaration is not of ASCII";
  for (size_t i = 0; i < members->count && !problem; i++) {
    fix.array = members->items[i];
    *ARENA_PUSH(it->arena, out) = fix;
  }
  return problem;
}

void suggest_fixes(struct arena *arena, const struct job *job, const struct unbank_report *report,
                   const struct unbank_options *options, struct fix_list *out) {
  struct subject it = {.arena = arena, .job = job, .options = options, .report = report};
  if (!has_changes(report))
    return;
  char *error = open_subject(&it);
  if (error)
    fprintf(stderr, "unbank: no fixes: %s\n", error);
  else
    for_each_declaration(&it, fix_array, out);
  close_subject(&it);
  free(error);
}

/* Patches. */

struct patch {
  struct change_list changes;
  struct unbank_report *then;
};

/* The first change that can be proposed of a declaration, if any, unchecked. */
static const char *propose_array(struct subject *it, struct source_array *array,
                                 const struct member_list *members, void *context) {
  struct change_list *out = context;
  struct change change = {.array = array};
  if (!why_none(it, array) && (!propose_for_all(it, lengthen_one, members, &change) ||
                               !propose_for_all(it, retype_one, members, &change)))
    *ARENA_PUSH(it->arena, out) = change;
  return NULL;
}

/* For what was not proposed, or was not right: tries all kinds, and says why none is. */
static const char *patch_array(struct subject *it, struct source_array *array,
                               const struct member_list *members, void *context) {
  struct patch *patch = context;
  for (size_t i = 0; i < patch->changes.count; i++)
    if (patch->changes.items[i].array == array)
      return NULL;
  return change_array(it, array, members, &patch->changes, &patch->then);
}

/* Adds those of the proposed changes that are right beside the others. Most often all are, which
 * one compile shows; else each half is tried, down to single ones. */
static void add_changes(const struct subject *it, const struct change *proposed, size_t count,
                        struct patch *patch) {
  const size_t before = patch->changes.count;
  for (size_t i = 0; i < count; i++)
    *ARENA_PUSH(it->arena, &patch->changes) = proposed[i];
  if (!count || !check(it, &patch->changes, 0, &patch->then))
    return;
  patch->changes.count = before;
  if (count == 1)
    return;
  add_changes(it, proposed, count / 2, patch);
  add_changes(it, proposed + count / 2, count - count / 2, patch);
}

static void find_changes(struct subject *it, struct patch *patch) {
  struct change_list proposed = {0};
  for_each_declaration(it, propose_array, &proposed);
  add_changes(it, proposed.items, proposed.count, patch);
  for_each_declaration(it, patch_array, patch);
}

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

/* "tile: 4,096 -> 4,224 bytes (pad:128:4).", a line for each array. */
static const char *arrays_text(const struct subject *it, const struct patch *patch) {
  struct arena *arena = it->arena;
  const char *out = "";
  for (size_t i = 0; i < patch->changes.count; i++) {
    struct member_list members = {0};
    find_members(it, patch->changes.items[i].array, &members);
    for (size_t m = 0; m < members.count; m++) {
      const struct unbank_report_array *member = members.items[m];
      char layout[UNBANK_LAYOUT_TEXT_MAX];
      unbank_layout_print(&member->layout, layout);
      out =
          arena_printf(arena, "%s%s: %s (%s).\n", out, unbank_text_clean(arena, display_of(member)),
                       bytes_text(arena, member, patch->then), layout);
    }
  }
  return out;
}

/* ", ideal 64"; with how many the plugin brings, where these are fewer. */
static const char *aims_text(const struct subject *it, const struct unbank_report_kernel *kernel,
                             const struct total *now, bool is_per_trip) {
  struct arena *arena = it->arena;
  struct total meant = total_of(it->report, kernel, NULL, true);
  double by_plugin = cost_of(&meant, is_per_trip);
  const char *ideal =
      is_per_trip ? "" : arena_printf(arena, ", ideal %s", unbank_text_number(arena, now->ideal));
  const char *plugin =
      is_more(cost_of(now, is_per_trip), by_plugin)
          ? arena_printf(arena, ", with the plugin %s", unbank_text_number(arena, by_plugin))
          : "";
  return arena_printf(arena, "%s%s%s", ideal, plugin, now->unknown ? ", where it is known" : "");
}

/* Whether a kernel has an array that a layout would help. */
static bool is_helped(const struct unbank_report *report,
                      const struct unbank_report_kernel *kernel) {
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_array *array = array_of(report, &kernel->accesses[i]);
    if (array && is_changed(array))
      return true;
  }
  return false;
}

/* A line for each kernel whose wavefronts are other ones now, or may be. */
static const char *kernels_text(const struct subject *it, const struct unbank_report *then) {
  struct arena *arena = it->arena;
  const char *out = "";
  for (size_t k = 0; k < it->report->kernel_count; k++) {
    const struct unbank_report_kernel *old = &it->report->kernels[k],
                                      *new = kernel_named(then, old->name);
    struct total from = total_of(it->report, old, NULL, false),
                 to = total_of(then, new, NULL, false);
    bool is_per_trip = from.is_per_trip || to.is_per_trip;
    double before = cost_of(&from, is_per_trip), now = cost_of(&to, is_per_trip);
    if (!is_more(before, now) && !(to.unknown && is_helped(it->report, old)))
      continue;
    const char *block = arena_printf(arena, ", blocks of %s%s", unbank_text_shapes(arena, old),
                                     old->block_source == UNBANK_BLOCK_ASSUMED ? " (assumed)" : "");
    out = arena_printf(arena, "%s%s%s: %s -> %s%s.\n", out,
                       unbank_text_clean(arena, old->display ? old->display : old->name), block,
                       unbank_text_number(arena, before), cost_text(arena, now, is_per_trip),
                       aims_text(it, old, &to, is_per_trip));
  }
  return out;
}

static const char *message_text(const struct subject *it, const struct patch *patch) {
  struct arena *arena = it->arena;
  const struct patch *p = patch;
  return arena_printf(arena,
                      SUGGEST_TITLE "\n\n%s%sCounted by unbank %s for %s, "
                                    "in what clang %d makes of the changed source.\n",
                      arrays_text(it, p), kernels_text(it, p->then), UNBANK_VERSION,
                      it->report->arch ? it->report->arch : "?", LLVM_VERSION_MAJOR);
}

char *suggest_patch(struct arena *arena, const struct job *job, const struct unbank_report *report,
                    const struct unbank_options *options, struct suggested_patch *out) {
  struct subject it = {
      .arena = arena, .job = job, .options = options, .report = report, .trusts_assumed = true};
  struct patch patch = {0};
  struct edit_list edits = {0};
  struct patched_list files = {0};
  *out = (struct suggested_patch){.message = "", .diff = ""};
  char *error = has_changes(report) ? open_subject(&it) : NULL;
  if (!error && has_changes(report))
    find_changes(&it, &patch);
  if (!error && patch.changes.count) {
    patch_edits(arena, &it.source, &patch.changes, &edits);
    patch_apply(arena, &edits, &files);
    out->message = message_text(&it, &patch);
    for (size_t i = 0; i < patch.changes.count; i++)
      out->needs_header |= !patch.changes.items[i].length;
    error = patch_diff(arena, &files, &out->diff);
  }
  unbank_report_free(patch.then);
  close_subject(&it);
  return error;
}
