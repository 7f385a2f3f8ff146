/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "suggest.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "declared.h"
#include "files.h"
#include "report/text.h"
#include "temporary.h"
#include "unbank/unbank.h"

/* What comes out of one compile, with arguments beside those of the job. NULL: it cannot be. */
static LLVMModuleRef compile_with(struct arena *arena, LLVMContextRef context,
                                  const struct job *job, const char *const *arguments,
                                  size_t count) {
  struct compilation how = job->compilation;
  const char *path = NULL;
  LLVMModuleRef module = NULL;
  how.arguments = (struct text_list){0};
  for (size_t i = 0; i < job->compilation.arguments.count; i++)
    *ARENA_PUSH(arena, &how.arguments) = job->compilation.arguments.items[i];
  for (size_t i = 0; i < count; i++)
    *ARENA_PUSH(arena, &how.arguments) = arguments[i];
  char *error = compile_source(arena, &how, job->input, &path);
  if (!error)
    error = file_read_module(context, path, &module);
  if (path)
    temporary_remove(path);
  free(error);
  return error ? NULL : module;
}

/* The wavefronts of a block at one line. */
struct line_total {
  double wavefronts;
  bool is_exact;
};

static struct line_total total_of(const struct unbank_report *report, const char *kernel,
                                  const char *array, const struct unbank_report_access *like,
                                  bool after) {
  struct line_total total = {.is_exact = true};
  for (size_t k = 0; k < report->kernel_count; k++)
    for (size_t i = 0; i < report->kernels[k].access_count; i++) {
      const struct unbank_report_access *access = &report->kernels[k].accesses[i];
      const struct unbank_report_side *side = after ? &access->after : &access->before;
      if (strcmp(report->kernels[k].name, kernel) != 0 || access->op != like->op ||
          access->place.line != like->place.line || !side->present ||
          strcmp(access->arrays[0], array) != 0)
        continue;
      total.wavefronts += side->weight * side->mean;
      total.is_exact &= side->exactness == UNBANK_EXACT && access->array_count == 1;
    }
  return total;
}

static const struct unbank_report_array *array_named(const struct unbank_report *report,
                                                     const char *name) {
  const struct unbank_report_array *found = NULL;
  for (size_t a = 0; a < report->array_count; a++)
    if (!strcmp(report->arrays[a].name, name)) {
      if (found)
        return NULL;
      found = &report->arrays[a];
    }
  return found;
}

/* Whether each line that `from` has of the array takes in `is` as many wavefronts as `was` says it
 * would. */
static bool agree(const struct unbank_report *from, const struct unbank_report_array *of,
                  const struct unbank_report *was, const struct unbank_report *is) {
  const struct unbank_report_array *old = array_named(was, of->name),
                                   *new = array_named(is, of->name);
  for (size_t k = 0; old && new && k < from->kernel_count; k++)
    for (size_t i = 0; i < from->kernels[k].access_count; i++) {
      const struct unbank_report_kernel *kernel = &from->kernels[k];
      const struct unbank_report_access *access = &kernel->accesses[i];
      if (strcmp(access->arrays[0], of->id) != 0)
        continue;
      struct line_total foretold = total_of(was, kernel->name, old->id, access, true);
      struct line_total counted = total_of(is, kernel->name, new->id, access, false);
      double difference = fabs(foretold.wavefronts - counted.wavefronts);
      if (!foretold.is_exact || !counted.is_exact || !(difference < 1e-6))
        return false;
    }
  return old && new;
}

/* What ptxas takes without more being asked for at the launch. */
enum { STATIC_BYTES_MAX = 48 * 1024 };

static bool has_room(const struct unbank_report *report) {
  for (size_t k = 0; k < report->kernel_count; k++)
    if (report->kernels[k].before.shared_bytes > STATIC_BYTES_MAX)
      return false;
  return true;
}

/* A path as clang may say it, from the root on: as it is, and without links. */
static const char *absolute(struct arena *arena, const char *path, bool without_links) {
  char *text = without_links ? realpath(path, NULL) : *path == '/' ? NULL : getcwd(NULL, 0);
  const char *out = without_links ? (text ? arena_strdup(arena, text) : path)
                    : text        ? arena_printf(arena, "%s/%s", text, path)
                                  : path;
  free(text);
  return out;
}

static const char *overlay_root(struct arena *arena, const char *path, const char *source) {
  return arena_printf(
      arena, "{\"type\": \"file\", \"name\": \"%s\", \"external-contents\": \"%s\"}", path, source);
}

/* An overlay of clang's file system, which shows `text` where `path` is. */
static char *write_overlay(struct arena *arena, const char *path, const char *text,
                           const char **source, const char **overlay) {
  const char *said = absolute(arena, path, false), *real = absolute(arena, path, true);
  char *error = temporary_file(arena, "", source);
  if (!error)
    error = temporary_file(arena, ".yaml", overlay);
  if (!error && strpbrk(arena_printf(arena, "%s%s%s", said, real, *source), "\"\\"))
    error = unbank_error("%s: it cannot be overlaid", path);
  if (error)
    return error;
  const char *second = strcmp(said, real) ? overlay_root(arena, real, *source) : "";
  const char *yaml =
      arena_printf(arena, "{\"version\": 0, \"use-external-names\": false, \"roots\": [%s%s%s]}\n",
                   overlay_root(arena, said, *source), *second ? ", " : "", second);
  error = file_write(*source, text, strlen(text));
  return error ? error : file_write(*overlay, yaml, strlen(yaml));
}

/* The report of the source with the fix; NULL: there is none. */
static struct unbank_report *report_with(struct arena *arena, const struct job *job,
                                         const struct unbank_options *options, const char *path,
                                         const char *text) {
  const char *source = NULL, *overlay = NULL;
  struct unbank_report *report = NULL;
  char *error = write_overlay(arena, path, text, &source, &overlay);
  LLVMContextRef context = LLVMContextCreate();
  const char *const arguments[] = {"-ivfsoverlay", overlay, "-w"};
  LLVMModuleRef module = error ? NULL : compile_with(arena, context, job, arguments, 3);
  if (module) {
    error = unbank_analyze(module, options, &report);
    LLVMDisposeModule(module);
  }
  LLVMContextDispose(context);
  if (source)
    temporary_remove(source);
  if (overlay)
    temporary_remove(overlay);
  free(error);
  return report;
}

/* "32 + 1"; what may bind less strongly gets parentheses. */
static const char *longer(struct arena *arena, const char *text, int length, uint64_t by) {
  bool is_one_word = true;
  for (int i = 0; i < length; i++)
    is_one_word &= isalnum((unsigned char)text[i]) || text[i] == '_';
  return arena_printf(arena, is_one_word ? "%.*s + %llu" : "(%.*s) + %llu", length, text,
                      (unsigned long long)by);
}

static bool is_plain_pad(const struct unbank_layout *layout) {
  return layout->permutation == UNBANK_PERMUTE_NONE && layout->pads[0].pad > 0 &&
         !layout->pads[1].row;
}

/* The file of the kernel that has the array's accesses; NULL where several files have some. */
static const char *file_of(const struct unbank_report *report,
                           const struct unbank_report_array *array) {
  const char *file = NULL;
  for (size_t k = 0; k < report->kernel_count; k++)
    for (size_t i = 0; i < report->kernels[k].access_count; i++) {
      const char *here = report->kernels[k].place.file;
      if (strcmp(report->kernels[k].accesses[i].arrays[0], array->id) != 0)
        continue;
      if (!here || (file && strcmp(file, here) != 0))
        return NULL;
      file = here;
    }
  return file;
}

/* Whether a kernel takes more wavefronts as written in `is` than it did: one of another
 * instantiation, say, whose rows are longer then, too. */
static bool raises_any(const struct unbank_report *was, const struct unbank_report *is) {
  for (size_t k = 0; k < was->kernel_count; k++)
    for (size_t i = 0; i < is->kernel_count; i++) {
      const struct unbank_report_total *old = &was->kernels[k].before,
                                       *new = &is->kernels[i].before;
      if (!strcmp(was->kernels[k].name, is->kernels[i].name) &&
          (new->score > old->score || (isnan(new->score) && !isnan(old->score))))
        return true;
    }
  return false;
}

/* Whether somebody said the block shape of all kernels. */
static bool says_shapes(const struct unbank_report *report) {
  for (size_t k = 0; k < report->kernel_count; k++)
    if (report->kernels[k].block_source == UNBANK_BLOCK_ASSUMED)
      return false;
  return true;
}

/* NULL: there is a fix, which is appended; or why there is none. */
static const char *suggest(struct arena *arena, const struct job *job, LLVMModuleRef plain,
                           const struct unbank_report *report,
                           const struct unbank_report_array *array,
                           const struct unbank_options *options, struct fix_list *out) {
  struct declared_rows rows;
  struct declared_text where;
  const struct unbank_pad *pad = &array->layout.pads[0];
  LLVMValueRef global = LLVMGetNamedGlobal(plain, array->name);
  const char *name = unbank_text_last_part(array->display ? array->display : array->name);
  if (!global || !declared_is_subscripted(global, report, &rows))
    return says_shapes(report)
               ? "not every use gives all subscripts and is seen to stay inside its row"
               : "not every use is seen to stay inside its row: say a shape, such as --block=32x8";
  if (rows.elements * rows.bytes != pad->row || pad->pad % rows.bytes)
    return "its layout is not one of longer declared rows";
  const char *path = file_of(report, array);
  const char *problem = declared_find(arena, path, name, rows.dimensions, &where);
  if (problem)
    return problem;
  const char *text = where.file_text + where.first;
  const char *now = longer(arena, text, (int)(where.end - where.first), pad->pad / rows.bytes);
  const char *whole = arena_printf(arena, "%.*s%s%s", (int)where.first, where.file_text, now,
                                   where.file_text + where.end);
  struct unbank_report *then = report_with(arena, job, options, path, whole);
  if (!then)
    problem = "the source cannot be compiled with longer rows";
  else if (!has_room(then))
    problem = "with longer rows a block would have more than 48 KiB";
  else if (raises_any(report, then))
    problem = "with longer rows another kernel would take more wavefronts";
  else if (!agree(report, array, report, then) ||
           !agree(then, array_named(then, array->name), report, then))
    problem = "with longer rows its lines would not have the wavefronts of the layout";
  if (!problem)
    *ARENA_PUSH(arena, out) = (struct fix){.array = array,
                                           .text = now,
                                           .place = {path, where.line, where.column},
                                           .end_column = where.end_column};
  unbank_report_free(then);
  return problem;
}

/* What can be told without a compile. */
static const char *why_none(const struct job *job, const struct unbank_report_array *array) {
  if (job->is_shared)
    return "its source is compiled in several ways";
  if (array->kernel)
    return "its kernels have different layouts";
  return is_plain_pad(&array->layout) ? NULL : "its layout is not one of longer declared rows";
}

void suggest_fixes(struct arena *arena, const struct job *job, const struct unbank_report *report,
                   const struct unbank_options *options, struct fix_list *out) {
  static const char *const arguments[] = {"-Xclang", "-disable-llvm-passes", "-w"};
  LLVMContextRef context = NULL;
  LLVMModuleRef plain = NULL;
  bool usable = false;
  for (size_t a = 0; a < report->array_count; a++) {
    const struct unbank_report_array *array = &report->arrays[a];
    if (array->code != UNBANK_CODE_CHANGED)
      continue;
    const char *problem = why_none(job, array);
    if (!problem && !context) {
      context = LLVMContextCreate();
      plain = compile_with(arena, context, job, arguments, 3);
      usable = plain && declared_prepare(plain);
    }
    if (!problem)
      problem = usable ? suggest(arena, job, plain, report, array, options, out)
                       : "its source cannot be compiled again";
    if (problem)
      fprintf(stderr, "unbank: no fix for %s: %s\n",
              unbank_text_clean(arena, array->display ? array->display : array->name), problem);
  }
  if (plain)
    LLVMDisposeModule(plain);
  if (context)
    LLVMContextDispose(context);
}
