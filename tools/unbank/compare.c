/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "compare.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "files.h"
#include "report/place.h"
#include "report/table.h"
#include "report/total.h"
#include "support/files.h"
#include "support/words.h"

#define TOLERANCE 0.005 /* of a counter: bench/counters.py */
#define HIGH 1.2        /* times as much as asked for is the most that was seen of one */

/* Names. ncu writes "void scale<float, (int)32>(T1 *, const T1 *)", LLVM "void scale<float,
 * 32>(float*, float const*)". */

/* How much of a name at `at` is written in one of the two ways alone: blanks and "const", a cast of
 * a template argument, the type behind a number. */
static size_t left_out(const char *name, const char *at) {
  char before = at > name ? at[-1] : '\0';
  if (*at == ' ')
    return 1;
  if (begins_with(at, "const"))
    return strlen("const");
  if (*at == '(' && (before == '<' || before == ',' || before == ' ') && strchr(at, ')') &&
      isdigit((unsigned char)strchr(at, ')')[1]))
    return (size_t)(strchr(at, ')') - at) + 1;
  return (*at == 'u' || *at == 'l') && isdigit((unsigned char)before);
}

static const char *plain_name(struct arena *arena, const char *name) {
  char *out = arena_alloc(arena, strlen(name) + strlen("<unnamed>") + 1), *end = out;
  static const char unnamed[] = "(anonymous namespace)";
  for (const char *at = name; *at;) {
    size_t skipped = left_out(name, at);
    if (begins_with(at, unnamed)) {
      end = stpcpy(end, "<unnamed>"); /* which is shorter */
      at += strlen(unnamed);
    } else if (skipped) {
      at += skipped;
    } else {
      *end++ = *at++;
    }
  }
  return out;
}

/* The name without what it returns and takes, as parameters may be named after the template's. */
static const char *name_alone(struct arena *arena, const char *name) {
  const char *start = begins_with(name, "void ") ? name + strlen("void ") : name, *end;
  int depth = 0;
  for (end = start; *end && (depth || *end != '(' || begins_with(end, "(anonymous")); end++)
    depth += (*end == '<') - (*end == '>');
  return plain_name(arena, arena_printf(arena, "%.*s", (int)(end - start), start));
}

/* The kernels of the reports with their names, made once: they are compared with each of ncu's. */
struct named_kernel {
  const struct unbank_report_kernel *kernel;
  const char *plain, *alone;
};
LIST_STRUCT(named_list, struct named_kernel);

static struct named_list name_kernels(struct arena *arena,
                                      const struct unbank_report *const *reports, size_t count) {
  struct named_list out = {0};
  for (size_t r = 0; r < count; r++)
    for (size_t k = 0; k < reports[r]->kernel_count; k++) {
      const struct unbank_report_kernel *kernel = &reports[r]->kernels[k];
      const char *display = unbank_kernel_title(kernel);
      *ARENA_PUSH(arena, &out) =
          (struct named_kernel){kernel, plain_name(arena, display), name_alone(arena, display)};
    }
  return out;
}

/* The kernel that ncu means. Of several that go by the name alone none is meant for certain. */
static const struct unbank_report_kernel *
find_kernel(struct arena *arena, const struct named_list *list, const char *name) {
  const char *plain = plain_name(arena, name), *alone = name_alone(arena, name);
  const struct unbank_report_kernel *alike = NULL;
  unsigned found = 0;
  for (size_t i = 0; i < list->count; i++) {
    const struct named_kernel *named = &list->items[i];
    if (!strcmp(named->kernel->name, name) || !strcmp(named->plain, plain))
      return named->kernel;
    bool is_alike = !strcmp(named->alone, alone);
    found += is_alike;
    alike = is_alike ? named->kernel : alike;
  }
  return found == 1 ? alike : NULL;
}

/* A path of another machine means the same file if the last parts of both are equal. */
static bool is_file(const char *a, const char *b) {
  const char *x = strrchr(a, '/'), *y = strrchr(b, '/');
  return !strcmp(x ? x + 1 : a, y ? y + 1 : b);
}

/* What was foretold. */

struct foretold {
  double least, most; /* wavefronts of a block; most is NAN where it is not known */
  double ideal;
  unsigned count, bytes; /* accesses; the sum of the widths that they have, in bytes a lane */
  bool is_exact;         /* least and most are equal, */
  bool is_per_trip;      /* but are those of one trip of loops that arguments decide */
  const char *reason;
};

struct comparison {
  struct arena *arena;
  const struct unbank_options *options;
  const struct ncu_export *measured;
  const struct unbank_report_kernel **foretold; /* by number of a measured kernel; NULL: no input
                                                   has it */
  size_t differing;
};

static const struct unbank_report_side *side_of(const struct comparison *it,
                                                const struct unbank_report_access *access) {
  return it->options->mode == UNBANK_MODE_FIX ? &access->after : &access->before;
}

static void add_access(struct foretold *out, const struct unbank_report_side *side) {
  if (!side->present || side->weight == 0)
    return;
  bool is_per_trip = side->weight_exactness != UNBANK_WEIGHT_UNKNOWN && side->trip_symbol_count;
  bool is_exact = !isnan(side->mean) && (side->weight_exactness == UNBANK_WEIGHT_PER_ITERATION ||
                                         side->weight_exactness == UNBANK_WEIGHT_EXACT);
  out->least += unbank_report_least_weight(side) * (is_exact ? side->mean : side->min);
  out->most += side->weight * (is_exact ? side->mean : side->max);
  out->ideal += side->weight * side->ideal;
  out->bytes |= side->bytes > 0 ? (unsigned)side->bytes : 0;
  out->count++;
  out->is_per_trip |= is_per_trip;
  out->is_exact &= is_exact;
  if (!is_exact && !*out->reason)
    out->reason = *side->reason ? side->reason : "how often it is executed is not known";
}

static struct foretold foretell_line(const struct comparison *it,
                                     const struct unbank_report_kernel *kernel,
                                     const struct ncu_line *line) {
  struct foretold out = {.is_exact = true, .reason = ""};
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_place *place = unbank_place_for_people(&kernel->accesses[i]);
    if (place->file && place->line == line->line && is_file(place->file, line->file))
      add_access(&out, side_of(it, &kernel->accesses[i]));
  }
  return out;
}

/* The counter that counts an operation; NCU_CLASSES: none of them. */
static enum ncu_class class_of(enum unbank_op op) {
  switch (op) {
  case UNBANK_OP_LD:
  case UNBANK_OP_LDMATRIX:
  case UNBANK_OP_WMMA_LD:
    return NCU_LOADS;
  case UNBANK_OP_ST:
  case UNBANK_OP_STMATRIX:
  case UNBANK_OP_WMMA_ST:
    return NCU_STORES;
  case UNBANK_OP_ATOM:
  case UNBANK_OP_RED:
  case UNBANK_OP_CAS:
  case UNBANK_OP_INC:
    return NCU_ATOMICS;
  case UNBANK_OP_CPASYNC:
  case UNBANK_OP_COUNT:
    break;
  }
  return NCU_CLASSES;
}

static struct foretold foretell_class(const struct comparison *it,
                                      const struct unbank_report_kernel *kernel,
                                      enum ncu_class class) {
  struct foretold out = {.is_exact = true, .reason = ""};
  for (size_t i = 0; i < kernel->access_count; i++)
    if (class_of(kernel->accesses[i].op) == class)
      add_access(&out, side_of(it, &kernel->accesses[i]));
  return out;
}

/* Blocks. */

static double warps_of(struct unbank_shape block) {
  return ceil((double)block.x * block.y * block.z / UNBANK_LANES);
}

/* 0: not known. */
static double blocks_of(const struct ncu_kernel *kernel,
                        const struct unbank_report_kernel *foretold) {
  if (kernel->blocks > 0)
    return kernel->blocks;
  double blocks = foretold->block.x ? kernel->warps / warps_of(foretold->block) : 0;
  return blocks == floor(blocks) ? blocks : 0;
}

/* Why figures of the kernel cannot be compared; NULL: they can. */
static const char *obstacle(struct arena *arena, const struct ncu_kernel *kernel,
                            const struct unbank_report_kernel *foretold) {
  if (!foretold)
    return "no input has this kernel";
  if (kernel->mixes_blocks)
    return "it was launched with blocks of several shapes: export one launch";
  if (kernel->block.x && foretold->block.x &&
      (kernel->block.x != foretold->block.x || kernel->block.y != foretold->block.y ||
       kernel->block.z != foretold->block.z))
    return arena_printf(
        arena, "it was launched with blocks of %s and foretold for %s: say --block=",
        unbank_text_shape(arena, kernel->block), unbank_text_scored_with(arena, foretold));
  if (!(blocks_of(kernel, foretold) > 0))
    return arena_printf(arena,
                        "%s warps are no whole number of blocks of %s: say --block=, or add an "
                        "export of kernels (--page raw)",
                        unbank_text_number(arena, kernel->warps),
                        unbank_text_scored_with(arena, foretold));
  return NULL;
}

/* Rows. */

static bool is_near(double measured, double least, double most) {
  return measured >= least * (1 - TOLERANCE) - 0.5 &&
         (isnan(most) || measured <= most * (1 + TOLERANCE) + 0.5);
}

static const char *foretold_text(struct arena *arena, const struct foretold *foretold,
                                 double blocks) {
  const char *least = unbank_text_number(arena, foretold->least * blocks);
  if (foretold->is_exact)
    return foretold->is_per_trip ? arena_printf(arena, "%s a trip", least) : least;
  return arena_printf(arena, "%s..%s%s", least, unbank_text_number(arena, foretold->most * blocks),
                      foretold->is_per_trip ? " a trip" : "");
}

/* What is to be said beside a figure that was not foretold exactly; NULL: it was. */
static const char *doubt_of(struct arena *arena, const struct foretold *foretold, double measured,
                            double blocks) {
  if (!foretold->is_exact)
    return arena_printf(arena, "not foretold exactly: %s", foretold->reason);
  if (!foretold->is_per_trip)
    return NULL;
  double trips = measured / (foretold->least * blocks);
  return arena_printf(arena, "measured is that of %s trips of the loops that arguments decide%s",
                      unbank_text_number(arena, trips),
                      fabs(trips - round(trips)) <= TOLERANCE * trips
                          ? ""
                          : ", which is no whole number: is it the same source, block and build "
                            "(mode=fix: with Unbank)?");
}

static bool agrees(const struct foretold *foretold, double measured, double blocks) {
  double most = foretold->is_exact ? foretold->least : foretold->most;
  return is_near(measured, foretold->least * blocks, most * blocks);
}

/* "4 and 16" */
static const char *widths_text(struct arena *arena, unsigned bytes) {
  const char *out = "";
  for (unsigned width = 1; width <= 16; width *= 2)
    if (bytes & width)
      out = arena_printf(arena, "%s%s%u", out, *out ? " and " : "", width);
  return *out ? out : "unknown";
}

/* The widths, in bytes a lane, of "4 LDS, 1 STS.128", added up as those of what was foretold. */
static unsigned widths_of(const char *instructions) {
  unsigned out = 0;
  for (const char *at = instructions; *at; at += strcspn(at, ","), at += strspn(at, ", ")) {
    const char *opcode = at + strcspn(at, " ") + 1, *type = opcode + strcspn(opcode, "., ");
    out |= begins_with(type, ".128")                                ? 16
           : begins_with(type, ".64")                               ? 8
           : begins_with(type, ".U16") || begins_with(type, ".S16") ? 2
           : begins_with(type, ".U8") || begins_with(type, ".S8")   ? 1
                                                                    : 4;
  }
  return out;
}

/* Why a line is not what was foretold of it. */
static const char *cause_of_line(struct comparison *it, const struct ncu_line *line,
                                 const struct foretold *foretold) {
  it->differing++;
  if (!foretold->count)
    return "no access was foretold here: the compiler put it on another line, or made it of what "
           "another line says";
  if (widths_of(line->instructions) == foretold->bytes)
    return "the instructions are those that were foretold, their wavefronts are not: is it the "
           "same "
           "source, block and build (mode=fix: with Unbank)?";
  return arena_printf(it->arena,
                      "compiled to %s, foretold for accesses of %s bytes a lane: nvcc and clang "
                      "merge, move and repeat accesses differently",
                      *line->instructions ? line->instructions : "nothing that ncu lists",
                      widths_text(it->arena, foretold->bytes));
}

static void add_line(struct comparison *it, struct table *table, const struct ncu_line *line,
                     const struct unbank_report_kernel *kernel) {
  struct arena *arena = it->arena;
  const struct ncu_kernel *measured = &it->measured->kernels.items[line->kernel];
  const char *why = obstacle(arena, measured, kernel), *below = why;
  struct foretold foretold = {.reason = ""};
  double blocks = why ? 0 : blocks_of(measured, kernel);
  if (!why) {
    foretold = foretell_line(it, kernel, line);
    below = doubt_of(arena, &foretold, line->wavefronts, blocks);
    if (!foretold.count || (!below && !agrees(&foretold, line->wavefronts, blocks)))
      below = cause_of_line(it, line, &foretold);
  }
  *ARENA_PUSH(arena, &table->rows) = (struct table_row){
      .cells = {unbank_text_place(arena, &(struct unbank_place){line->file, line->line, -1}),
                line->instructions, unbank_text_number(arena, line->wavefronts),
                why || !foretold.count ? "?" : foretold_text(arena, &foretold, blocks),
                why || !foretold.count ? "?" : unbank_text_number(arena, foretold.ideal * blocks)},
      .below = below};
}

/* What the pipe's counters hold besides accesses. */
static const char *cause_of_counter(struct comparison *it, enum ncu_class class, double measured,
                                    const struct foretold *foretold, double blocks) {
  static const char *const high[NCU_CLASSES] = {
      [NCU_LOADS] = "the pipe's counter of loads may hold a few turns that no load asks for; ncu's "
                    "count by line does not",
      [NCU_STORES] = "the pipe's counter of stores also holds turns of global loads that return; "
                     "ncu's count by line does not",
      [NCU_ATOMICS] = "atomics on words that data decides, or that become loops"};
  double most = class == NCU_STORES ? HIGH : 1.02;
  if (measured > foretold->least * blocks && measured <= most * foretold->least * blocks + 16)
    return high[class];
  it->differing++;
  return "another compiler may merge, move or repeat accesses otherwise: an export of lines "
         "(--print-source cuda,sass) shows which";
}

static void add_counter(struct comparison *it, struct table *table,
                        const struct ncu_kernel *measured,
                        const struct unbank_report_kernel *kernel, enum ncu_class class) {
  static const char *const names[NCU_CLASSES] = {"loads", "stores", "atomics"};
  struct arena *arena = it->arena;
  const char *below = obstacle(arena, measured, kernel);
  struct foretold foretold = {.reason = ""};
  double blocks = 0;
  if (!below) {
    blocks = blocks_of(measured, kernel);
    foretold = foretell_class(it, kernel, class);
    below = doubt_of(arena, &foretold, measured->wavefronts[class], blocks);
    if (!below && !agrees(&foretold, measured->wavefronts[class], blocks))
      below = cause_of_counter(it, class, measured->wavefronts[class], &foretold, blocks);
  }
  if (measured->wavefronts[class] == 0 && !foretold.count)
    return;
  *ARENA_PUSH(arena, &table->rows) = (struct table_row){
      .cells = {unbank_text_clean(arena, measured->name), names[class],
                unbank_text_number(arena, measured->wavefronts[class]),
                blocks > 0 ? foretold_text(arena, &foretold, blocks) : "?",
                blocks > 0 ? unbank_text_number(arena, foretold.ideal * blocks) : "?"},
      .below = below};
}

/* Conflicts that ncu counts where every access takes its ideal: none that a layout could avoid. */
static void add_conflicts(struct comparison *it, struct table *table,
                          const struct ncu_kernel *measured,
                          const struct unbank_report_kernel *kernel) {
  if (!(measured->conflicts > 0) || obstacle(it->arena, measured, kernel))
    return;
  struct foretold all = {.is_exact = true, .reason = ""};
  for (size_t i = 0; i < kernel->access_count; i++)
    add_access(&all, side_of(it, &kernel->accesses[i]));
  double turns = 0, blocks = blocks_of(measured, kernel);
  for (enum ncu_class class = 0; class < NCU_CLASSES; class++)
    turns += isnan(measured->wavefronts[class]) ? 0 : measured->wavefronts[class];
  bool is_ideal = all.is_exact && !all.is_per_trip && all.least == all.ideal;
  if (!is_ideal || turns > all.least * blocks * HIGH)
    return;
  *ARENA_PUSH(it->arena, &table->rows) = (struct table_row){
      .cells = {unbank_text_clean(it->arena, measured->name), "conflicts",
                unbank_text_number(it->arena, measured->conflicts), "0", "0"},
      .below = "every access takes its ideal: what is counted here are turns of wide accesses, of "
               "atomics on one word, or of the pipe itself, and no layout avoids them"};
}

/* Whether the report has accesses in the file of a line: ncu lists what headers of the toolkit do
 * for a line there, too. */
static bool has_file(const struct unbank_report_kernel *kernel, const struct ncu_line *line) {
  for (size_t i = 0; kernel && i < kernel->access_count; i++) {
    const struct unbank_place *place = unbank_place_for_people(&kernel->accesses[i]);
    if (place->file && is_file(place->file, line->file))
      return true;
  }
  return false;
}

/* Whether any of the kernel's lines are in files that the report has accesses in. Where none is,
 * all are listed: the report is of another source, or of no such kernel. */
static bool knows_lines(const struct comparison *it, size_t number,
                        const struct unbank_report_kernel *kernel) {
  for (size_t i = 0; i < it->measured->lines.count; i++)
    if (it->measured->lines.items[i].kernel == number &&
        has_file(kernel, &it->measured->lines.items[i]))
      return true;
  return false;
}

static void print_lines(struct comparison *it, const struct text_style *style) {
  static const struct table_column columns[] = {
      {"line", TABLE_LEFT, TABLE_PLACE, 12},      {"compiled to", TABLE_LEFT, TABLE_NAME, 11},
      {"measured", TABLE_RIGHT, TABLE_FIGURE, 8}, {"foretold", TABLE_RIGHT, TABLE_FIGURE, 8},
      {"ideal", TABLE_RIGHT, TABLE_FIGURE, 5},    {0}};
  for (size_t k = 0; k < it->measured->kernels.count; k++) {
    const char *name = it->measured->kernels.items[k].name;
    struct table table = unbank_text_table(style, columns);
    const struct unbank_report_kernel *kernel = it->foretold[k];
    bool is_known = knows_lines(it, k, kernel);
    for (size_t i = 0; i < it->measured->lines.count; i++) {
      const struct ncu_line *line = &it->measured->lines.items[i];
      if (line->kernel == k && (!is_known || has_file(kernel, line)))
        add_line(it, &table, line, kernel);
    }
    if (!table.rows.count)
      continue;
    printf("\nkernel %s", unbank_text_clean(it->arena, name));
    unbank_table_print(stdout, it->arena, &table);
  }
}

static void print_kernels(struct comparison *it, const struct text_style *style) {
  static const struct table_column columns[] = {
      {"kernel", TABLE_LEFT, TABLE_KERNEL, 12},   {"counter", TABLE_LEFT, TABLE_FIGURE, 9},
      {"measured", TABLE_RIGHT, TABLE_FIGURE, 8}, {"foretold", TABLE_RIGHT, TABLE_FIGURE, 8},
      {"ideal", TABLE_RIGHT, TABLE_FIGURE, 5},    {0}};
  struct table table = unbank_text_table(style, columns);
  for (size_t k = 0; k < it->measured->kernels.count; k++) {
    const struct ncu_kernel *measured = &it->measured->kernels.items[k];
    const struct unbank_report_kernel *kernel = it->foretold[k];
    for (enum ncu_class class = 0; class < NCU_CLASSES; class++)
      if (!isnan(measured->wavefronts[class]))
        add_counter(it, &table, measured, kernel, class);
    add_conflicts(it, &table, measured, kernel);
  }
  unbank_table_print(stdout, it->arena, &table);
}

int compare_deliver(const struct unbank_report *const *reports, size_t count,
                    const struct unbank_options *options, const struct ncu_export *measured,
                    const struct text_style *style) {
  struct arena arena = {0};
  struct comparison it = {.arena = &arena, .options = options, .measured = measured};
  const struct named_list named = name_kernels(&arena, reports, count);
  size_t known = 0;
  it.foretold =
      ARENA_ARRAY(&arena, const struct unbank_report_kernel *, measured->kernels.count + 1);
  for (size_t k = 0; k < measured->kernels.count; k++) {
    it.foretold[k] = find_kernel(&arena, &named, measured->kernels.items[k].name);
    known += it.foretold[k] != NULL;
  }
  if (!known) {
    arena_free(&arena);
    return unbank_command_fail(unbank_error("nothing to compare: none of the %zu exported kernels "
                                            "is in the inputs",
                                            measured->kernels.count));
  }
  printf("wavefronts of all launches, as measured and as foretold of the code %s\n",
         options->mode == UNBANK_MODE_FIX ? "that Unbank leaves" : "as written");
  print_lines(&it, style);
  print_kernels(&it, style);
  arena_free(&arena);
  if (fflush(stdout))
    return unbank_command_fail(unbank_error("cannot write the comparison: %s", strerror(errno)));
  return it.differing ? UNBANK_EXIT_FOUND : UNBANK_EXIT_FINE;
}

/* What is launched. */

/* "transpose" of "void transpose<32>(float *, int)": as options name kernels; "" where they cannot.
 */
static const char *option_name(struct arena *arena, const char *name) {
  const char *alone = name_alone(arena, name);
  bool is_unnamed = begins_with(alone, "<unnamed>::");
  alone += is_unnamed ? strlen("<unnamed>::") : 0;
  int length = (int)strcspn(alone, "<");
  return length ? arena_printf(arena, "%s%.*s", is_unnamed ? "(anonymous namespace)::" : "", length,
                               alone)
                : "";
}

/* A shape that is said already stays. */
static char *say_blocks(struct request *request, const struct ncu_export *measured) {
  struct unbank_options *options = &request->options;
  char *error = NULL;
  for (size_t k = 0; !error && !options->block.x && k < measured->kernels.count; k++) {
    const struct ncu_kernel *kernel = &measured->kernels.items[k];
    const char *name = option_name(request->arena, kernel->name);
    bool is_said = !kernel->block.x || kernel->mixes_blocks || !*name;
    for (size_t i = 0; i < options->promise_count; i++)
      is_said |= !strcmp(options->promises[i].kernel, name);
    if (!is_said)
      error = unbank_options_set(options, "block",
                                 arena_printf(request->arena, "%s@%ux%ux%u", name, kernel->block.x,
                                              kernel->block.y, kernel->block.z));
  }
  options->names_told = true; /* an export may have kernels of other programs */
  return error;
}

/* Launches of several exports are added up, so the same one twice would count double. */
static char *refuse_same(const char *path, const struct text_list *earlier) {
  char *text = file_read_text(path), *error = NULL;
  for (size_t i = 0; i < earlier->count && text && !error; i++) {
    char *other = file_read_text(earlier->items[i]);
    if (other && !strcmp(text, other))
      error =
          unbank_error("%s: it is the same as %s: give each export once", path, earlier->items[i]);
    free(other);
  }
  free(text);
  return error;
}

char *compare_prepare(struct request *request, struct ncu_export *out) {
  struct text_list inputs = {0}, exports = {0};
  char *error = NULL;
  for (size_t i = 0; i < request->inputs.count && !error; i++) {
    const char *input = request->inputs.items[i];
    if (!file_ends_with(input, ".csv")) {
      *ARENA_PUSH(request->arena, &inputs) = input;
    } else {
      error = refuse_same(input, &exports);
      if (!error)
        error = ncu_read(request->arena, input, out);
      *ARENA_PUSH(request->arena, &exports) = input;
    }
  }
  if (!error && (!exports.count || !inputs.count))
    error = unbank_error("expected an export of Nsight Compute (.csv), and what it is about: CUDA "
                         "source, a module or a report; see unbank compare --help");
  request->inputs = inputs;
  return error ? error : say_blocks(request, out);
}
