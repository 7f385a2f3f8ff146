/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The pieces of text that reports for people are made of. */
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "options/names.h"
#include "report/text.h"
#include "report/total.h"
#include "report/utf8.h"
#include "support/words.h"

const char *unbank_text_clean(struct arena *arena, const char *text) {
  return utf8_clean(arena, text ? text : "?", true);
}

const char *unbank_kernel_title(const struct unbank_report_kernel *kernel) {
  return kernel->display ? kernel->display : kernel->name;
}

/* Overloads. */

/* Where the parameters of a title begin: behind their bracket; NULL: it has none. */
static const char *parameters_of(const char *title) {
  const char *at = title + strlen(title);
  int depth = 0;
  if (at == title || at[-1] != ')')
    return NULL;
  do {
    at--;
    depth += *at == ')' ? 1 : *at == '(' ? -1 : 0;
  } while (depth && at > title);
  return depth || at == title || at[-1] == ' ' ? NULL : at + 1;
}

/* The comma or bracket behind the parameter at `at`. */
static const char *parameter_end(const char *at) {
  for (int depth = 0; *at && (depth || !strchr(",)", *at)); at++)
    depth += strchr("<([{", *at) ? 1 : strchr(">)]}", *at) ? -1 : 0;
  return at;
}

/* How many parameters two overloads begin with alike. */
static unsigned count_alike(const char *a, const char *b) {
  for (unsigned count = 0;; count++) {
    const char *end = parameter_end(a);
    const size_t length = (size_t)(end - a);
    if (strncmp(a, b, length) != 0 || parameter_end(b) != b + length || !length)
      return count;
    if (*end != ',' || b[length] != ',')
      return count + 1;
    a = end + 1, b += length + 1;
  }
}

/* The parameters from one number to another, as in "..., int, ...". */
static const char *parameters_text(struct arena *arena, const char *at, unsigned from,
                                   unsigned to) {
  const char *start = at, *end = at;
  for (unsigned i = 0; i <= to; i++) {
    start = i == from ? at : start;
    end = parameter_end(at);
    if (*end != ',')
      break;
    at = end + 1 + strspn(end + 1, " ");
  }
  return arena_printf(arena, "(%s%.*s%s)", from ? "..., " : "", (int)(end - start), start,
                      *end == ',' ? ", ..." : "");
}

const char *unbank_text_told_apart(struct arena *arena, const struct unbank_report *report,
                                   const struct unbank_report_kernel *kernel) {
  const char *title = unbank_kernel_title(kernel), *own = parameters_of(title);
  unsigned least = UINT_MAX, most = 0;
  for (size_t k = 0; k < report->kernel_count && own; k++) {
    const char *other = unbank_kernel_title(&report->kernels[k]);
    if (strncmp(title, other, (size_t)(own - title)) != 0 || !strcmp(title, other))
      continue;
    const unsigned alike = count_alike(own, other + (own - title));
    least = alike < least ? alike : least;
    most = alike > most ? alike : most;
  }
  if (least == UINT_MAX)
    return unbank_text_clean(arena, title);
  return unbank_text_clean(arena,
                           arena_printf(arena, "%s %s", unbank_text_short_kernel(arena, title),
                                        parameters_text(arena, own, least, most)));
}

const char *unbank_text_kernel_in(struct arena *arena, const struct unbank_report *report,
                                  const struct unbank_report_kernel *kernel, unsigned width) {
  const char *whole = unbank_text_clean(arena, unbank_kernel_title(kernel));
  return unbank_text_kernel(arena, whole, width) == whole
             ? whole
             : unbank_text_kernel(arena, unbank_text_told_apart(arena, report, kernel), width);
}

const char *unbank_array_title(const struct unbank_report_array *array) {
  return array->display ? array->display : array->name;
}

const char *unbank_array_reason(const struct unbank_report_array *array) {
  return array->reason && *array->reason ? array->reason : unbank_code_row(array->code)->sentence;
}

const char *unbank_text_layout(struct arena *arena, const struct unbank_layout *layout) {
  char text[UNBANK_LAYOUT_TEXT_MAX];
  unbank_layout_print(layout, text);
  return arena_strdup(arena, text);
}

/* "1,056" */
static const char *grouped(struct arena *arena, int64_t whole) {
  if (whole < 1000)
    return arena_printf(arena, "%d", (int)whole);
  return arena_printf(arena, "%s,%03d", grouped(arena, whole / 1000), (int)(whole % 1000));
}

const char *unbank_text_number(struct arena *arena, double value) {
  if (!isfinite(value) || value < 0)
    return "?";
  if (value >= 1e12)
    return arena_printf(arena, "%.0e", value);
  int64_t hundredths = llround(value * 100);
  const char *whole = grouped(arena, hundredths / 100);
  if (value == floor(value) || (hundredths && hundredths % 100 == 0))
    return whole;
  return arena_printf(arena, "%s.%02d", whole, (int)(hundredths % 100));
}

const char *unbank_text_path(const char *path) {
  char here[PATH_MAX];
  size_t length = getcwd(here, sizeof here) ? strlen(here) : 0;
  bool inside = length > 1 && !strncmp(path, here, length) && path[length] == '/';
  return inside ? path + length + 1 : path;
}

const char *unbank_text_place(struct arena *arena, const struct unbank_place *place) {
  if (!place->file)
    return "?";
  const char *out = unbank_text_clean(arena, unbank_text_path(place->file));
  if (place->line > 0)
    out = arena_printf(arena, "%s:%ld", out, place->line);
  if (place->line > 0 && place->column > 0)
    out = arena_printf(arena, "%s:%ld", out, place->column);
  return out;
}

const char *unbank_text_template(struct arena *arena, const struct unbank_report_kernel *kernel) {
  const char *title = unbank_kernel_title(kernel);
  char *plain = unbank_plain_name(title), *with_arguments = unbank_short_name(title);
  const char *out = strcmp(plain, with_arguments) != 0
                        ? unbank_text_clean(arena, arena_printf(arena, "%s<...>", plain))
                        : NULL;
  free(plain);
  free(with_arguments);
  return out;
}

const char *unbank_text_last_part(const char *name) {
  const char *out = name;
  for (const char *at = name; (at = strstr(at, "::"));)
    out = at += 2;
  return strpbrk(out, ">)}") ? name : out;
}

/* "1..32" */
const char *unbank_text_range(struct arena *arena, double low, double high) {
  const char *from = unbank_text_number(arena, low), *to = unbank_text_number(arena, high);
  return strcmp(from, to) ? arena_printf(arena, "%s..%s", from, to) : to;
}

/* "8", "8*trips(n)", "8*if(n)", "0..8" */
const char *unbank_text_weight(struct arena *arena, const struct unbank_report_side *side) {
  if (!side->present || side->weight_exactness == UNBANK_WEIGHT_UNKNOWN)
    return side->present ? "?" : "-";
  bool is_most = side->weight_exactness == UNBANK_WEIGHT_AT_MOST;
  const char *out = unbank_text_range(arena, is_most ? 0 : side->weight, side->weight);
  const size_t count = side->trip_symbol_count;
  const char *between = count && strchr(side->trip_symbols[count - 1], ' ') ? ", " : ",";
  for (size_t i = 0; i < count; i++)
    out = arena_printf(arena, "%s%s%s", out,
                       i                ? between
                       : side->in_loops ? "*trips("
                                        : "*if(",
                       unbank_text_clean(arena, side->trip_symbols[i]));
  return side->trip_symbol_count ? arena_printf(arena, "%s)", out) : out;
}

const char *unbank_text_wavefronts(struct arena *arena, const struct unbank_report_side *side) {
  if (!side->present || side->exactness == UNBANK_UNKNOWN)
    return side->present ? "?" : "-";
  if (side->exactness == UNBANK_BOUNDED)
    return unbank_text_range(arena, side->min, side->max);
  return unbank_text_number(arena, side->mean);
}

bool unbank_text_is_ideal_most(const struct unbank_report_side *side) {
  return side->present && side->exactness == UNBANK_BOUNDED && side->min < side->ideal;
}

const char *unbank_text_ideal(struct arena *arena, const struct unbank_report_side *side) {
  const char *number = side->present ? unbank_text_number(arena, side->ideal) : "-";
  return unbank_text_is_ideal_most(side) ? arena_printf(arena, "<= %s", number) : number;
}

/* A kernel's lower bound if some weight has no upper bound. Reports have no field for it, as data
 * may decide that an access is never executed. */
static double known_least(const struct unbank_report_kernel *kernel, bool after) {
  double low = 0;
  for (size_t a = 0; a < kernel->access_count; a++) {
    const struct unbank_report_side *side =
        after ? &kernel->accesses[a].after : &kernel->accesses[a].before;
    bool is_open = !side->present || side->weight_exactness == UNBANK_WEIGHT_UNKNOWN ||
                   side->weight_exactness == UNBANK_WEIGHT_AT_MOST;
    low += is_open ? 0 : side->weight * (isnan(side->mean) ? side->min : side->mean);
  }
  return low;
}

const char *unbank_text_score(struct arena *arena, const struct unbank_report_kernel *kernel,
                              bool after) {
  const struct unbank_report_total *total = after ? &kernel->after : &kernel->before;
  if (total->exactness != UNBANK_BOUNDED)
    return unbank_text_number(arena, total->score);
  double low, high;
  if (unbank_report_range(kernel, after, &low, &high))
    return unbank_text_range(arena, low, high);
  low = known_least(kernel, after);
  return total->exactness == UNBANK_BOUNDED && isfinite(low)
             ? arena_printf(arena, "%s+", unbank_text_number(arena, low))
             : unbank_text_number(arena, total->score);
}

/* Such reasons are recognised by how they begin, as names may follow. */
bool unbank_text_is_told_by_profile(const char *reason) {
  static const char *const told[] = {"the address depends on data", "the address mixes lanes",
                                     "data decides", "which lanes are active depends", "how often"};
  for (size_t i = 0; reason && i < sizeof told / sizeof *told; i++)
    if (begins_with(reason, told[i]))
      return true;
  return false;
}

bool unbank_text_is_of_source(const char *reason) {
  return reason && begins_with(reason, "cp.async also takes a turn for each");
}

/* Blocks. */

const char *unbank_text_shape(struct arena *arena, struct unbank_shape shape) {
  if (shape.z > 1)
    return arena_printf(arena, "%ux%ux%u", shape.x, shape.y, shape.z);
  return shape.y > 1 ? arena_printf(arena, "%ux%u", shape.x, shape.y)
                     : arena_printf(arena, "%u", shape.x);
}

/* Whether an earlier launch has the same shape. */
static bool is_said(const struct unbank_report_kernel *kernel, size_t number) {
  const struct unbank_shape shape = kernel->launches[number].block;
  for (size_t i = 0; i < number; i++)
    if (!memcmp(&kernel->launches[i].block, &shape, sizeof shape))
      return true;
  return false;
}

const char *unbank_text_shapes(struct arena *arena, const struct unbank_report_kernel *kernel) {
  const char *out = "", *last = NULL;
  if (kernel->block.x)
    return unbank_text_shape(arena, kernel->block);
  for (size_t i = 0; i < kernel->launch_count; i++) {
    if (!kernel->launches[i].block.x || is_said(kernel, i))
      continue;
    if (last)
      out = arena_printf(arena, "%s%s%s", out, *out ? ", " : "", last);
    last = unbank_text_shape(arena, kernel->launches[i].block);
  }
  if (!last)
    return "no single shape";
  return *out ? arena_printf(arena, "%s and %s", out, last) : last;
}

const char *unbank_text_scored_with(struct arena *arena,
                                    const struct unbank_report_kernel *kernel) {
  bool is_assumed = kernel->block_source == UNBANK_BLOCK_ASSUMED;
  return arena_printf(arena, "%s%s", unbank_text_shapes(arena, kernel),
                      is_assumed ? " (assumed)" : "");
}

/* The place of the only launch, or why a launch's shape is unknown. */
static const char *launches_text(struct arena *arena, const struct unbank_report_kernel *kernel) {
  const struct unbank_report_launch *first = kernel->launches, *unknown = NULL;
  bool is_one = kernel->launch_count == 1 && first->block.x && first->place.file;
  const char *text =
      is_one ? arena_printf(arena, " (%s)", unbank_text_place(arena, &first->place)) : "";
  for (size_t i = 0; i < kernel->launch_count && !unknown; i++)
    if (!kernel->launches[i].block.x)
      unknown = &kernel->launches[i];
  if (!unknown)
    return text;
  return arena_printf(arena, "%s; the shape of %s is not known: %s", text,
                      unknown->place.file ? arena_printf(arena, "the launch at %s",
                                                         unbank_text_place(arena, &unknown->place))
                                          : "a launch",
                      unknown->reason ? unknown->reason : "");
}

const char *unbank_text_block(struct arena *arena, const struct unbank_report_kernel *kernel) {
  static const char *const sources[] = {
      [UNBANK_BLOCK_REQNTID] = "required by the module",
      [UNBANK_BLOCK_OPTION] = "promised by option",
      [UNBANK_BLOCK_ANNOTATION] = "promised by annotation",
      [UNBANK_BLOCK_LAUNCH] = "seen in a launch",
      [UNBANK_BLOCK_DEFAULT] = "the default given",
      [UNBANK_BLOCK_ASSUMED] = "assumed",
  };
  static const struct {
    unsigned bit;
    const char *text;
  } assumptions[] = {
      {UNBANK_ASSUMES_FULL_BLOCK, "; guards such as i < n are taken to hold for every thread"},
      {UNBANK_ASSUMES_BLOCK, "; figures hold for this shape only"},
      {UNBANK_ASSUMES_IN_BOUNDS, "; indices are taken to lie inside their arrays"},
  };
  bool several = !kernel->block.x && kernel->block_source == UNBANK_BLOCK_LAUNCH;
  const char *text =
      arena_printf(arena, "%s, %s%s%s", unbank_text_shapes(arena, kernel),
                   several ? "seen in launches, of which the figures are those of an average block"
                           : WORD_OF(sources, kernel->block_source),
                   kernel->enforced ? ", enforced" : "", launches_text(arena, kernel));
  for (size_t i = 0; i < sizeof assumptions / sizeof *assumptions; i++)
    if (kernel->assumes & assumptions[i].bit)
      text = arena_printf(arena, "%s%s", text,
                          several && assumptions[i].bit == UNBANK_ASSUMES_BLOCK
                              ? "; figures hold for these shapes only"
                              : assumptions[i].text);
  return text;
}
