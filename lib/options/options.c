/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Options: one table holds each name, its value, its help and the function that reads it. Parsing,
 * errors, help and the flags of clang and of the command all come from that table.
 *
 *   name=value      one option; a value holds no ';'
 *   NAME@VALUE      in a value: VALUE is for one kernel or array only
 *
 * Invariant: an option that is refused leaves the structure as it was.
 */
#include "unbank/options.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "options/size.h"
#include "support/arena.h"
#include "support/block.h"
#include "support/decimal.h"

static const unsigned axis_max[3] = {BLOCK_THREADS_MAX, BLOCK_THREADS_MAX, BLOCK_DEPTH_MAX};

static void *must_grow(void *items, size_t count, size_t item_bytes) {
  void *out = realloc(items, (count + 1) * item_bytes);
  if (out)
    return out;
  fputs("unbank: out of memory\n", stderr);
  abort();
}

static char *copy_of(const char *text, size_t length) {
  char *out = must_grow(NULL, length, 1);
  memcpy(out, text, length);
  out[length] = '\0';
  return out;
}

/* "32x8" into at most three numbers. */
static bool read_axes(const char *text, unsigned axes[3]) {
  for (int axis = 0; axis < 3; axis++) {
    if (!isdigit((unsigned char)*text))
      return false;
    char *end;
    unsigned long value = strtoul(text, &end, 10);
    if (value < 1 || value > axis_max[axis])
      return false;
    axes[axis] = (unsigned)value;
    if (!*end)
      return true;
    if (*end != 'x')
      return false;
    text = end + 1;
  }
  return false;
}

char *unbank_shape_parse(const char *text, struct unbank_shape *out) {
  unsigned axes[3] = {1, 1, 1};
  if (!read_axes(text, axes) || axes[0] * axes[1] * axes[2] > BLOCK_THREADS_MAX)
    return unbank_error(
        "block shape '%s': expected X, XxY or XxYxZ, at most %ux%ux%u and %d threads", text,
        axis_max[0], axis_max[1], axis_max[2], BLOCK_THREADS_MAX);
  *out = (struct unbank_shape){axes[0], axes[1], axes[2]};
  return NULL;
}

/* The setters. Each gets a value that is not empty; each returns NULL or a malloc'd sentence
 * without the option's name. */

static char *replace_text(char **slot, const char *value) {
  free(*slot);
  *slot = copy_of(value, strlen(value));
  return NULL;
}

static char *append_text(char ***items, size_t *count, const char *value) {
  *items = (char **)must_grow((void *)*items, *count, sizeof **items);
  (*items)[(*count)++] = copy_of(value, strlen(value));
  return NULL;
}

/* One of two words: the first clears *out, the second sets it. */
static char *set_flag(const char *value, const char *clears, const char *sets, bool *out) {
  const bool is_set = strcmp(value, sets) == 0;
  if (!is_set && strcmp(value, clears) != 0)
    return unbank_error("expected %s or %s", clears, sets);
  *out = is_set;
  return NULL;
}

static char *set_mode(struct unbank_options *options, const char *value) {
  bool reports = options->mode == UNBANK_MODE_REPORT;
  char *error = set_flag(value, "fix", "report", &reports);
  options->mode = reports ? UNBANK_MODE_REPORT : UNBANK_MODE_FIX;
  return error;
}

static char *set_widths(struct unbank_options *options, const char *value) {
  bool is_ir = options->widths == UNBANK_WIDTHS_IR;
  char *error = set_flag(value, "hardware", "ir", &is_ir);
  options->widths = is_ir ? UNBANK_WIDTHS_IR : UNBANK_WIDTHS_HARDWARE;
  return error;
}

static char *set_codegen(struct unbank_options *options, const char *value) {
  if (*value < '0' || *value > '3' || value[1])
    return unbank_error("expected 0, 1, 2 or 3");
  options->codegen = (enum unbank_level)(UNBANK_LEVEL_0 + (*value - '0'));
  return NULL;
}

static char *set_answer(const char *value, enum unbank_answer *out) {
  bool is_yes = false;
  char *error = set_flag(value, "no", "yes", &is_yes);
  if (!error)
    *out = is_yes ? UNBANK_YES : UNBANK_NO;
  return error;
}

static char *set_whole_program(struct unbank_options *options, const char *value) {
  return set_answer(value, &options->whole_program);
}

static char *set_rdc(struct unbank_options *options, const char *value) {
  return set_answer(value, &options->rdc);
}

static char *set_lanes(struct unbank_options *options, const char *value) {
  return set_flag(value, "no", "yes", &options->lanes);
}

static bool is_named(const char *name, const char *value, size_t length) {
  return strlen(name) == length && strncmp(name, value, length) == 0;
}

/* What a stronger source says of the same name replaces what was said. */
static char *set_block(struct unbank_options *options, const char *value) {
  const char *at = strrchr(value, '@');
  if (!at)
    return unbank_shape_parse(value, &options->block);
  if (at == value)
    return unbank_error("expected the name of a kernel before '@'");
  struct unbank_shape block;
  char *error = unbank_shape_parse(at + 1, &block);
  if (error)
    return error;
  size_t length = (size_t)(at - value);
  for (size_t i = 0; i < options->promise_count; i++) {
    struct unbank_promise *promise = &options->promises[i];
    if (!is_named(promise->kernel, value, length))
      continue;
    struct unbank_shape was = promise->block;
    if (promise->source == options->source &&
        (was.x != block.x || was.y != block.y || was.z != block.z))
      return unbank_error("it contradicts block=%s@%ux%ux%u: keep one of them", promise->kernel,
                          was.x, was.y, was.z);
    promise->block = block;
    promise->source = options->source;
    return NULL;
  }
  options->promises =
      must_grow(options->promises, options->promise_count, sizeof *options->promises);
  options->promises[options->promise_count++] =
      (struct unbank_promise){copy_of(value, length), block, options->source};
  return NULL;
}

static char *set_layout(struct unbank_options *options, const char *value) {
  const char *at = strrchr(value, '@');
  if (!at || at == value)
    return unbank_error("expected ARRAY@LAYOUT");
  struct unbank_layout layout;
  char *error = unbank_layout_parse(at + 1, &layout);
  if (error)
    return error;
  for (size_t i = 0; i < options->layout_count; i++) {
    struct unbank_forced_layout *forced = &options->layouts[i];
    if (!is_named(forced->array, value, (size_t)(at - value)))
      continue;
    char was[UNBANK_LAYOUT_TEXT_MAX];
    unbank_layout_print(&forced->layout, was);
    if (forced->source == options->source && !unbank_layout_equal(&forced->layout, &layout))
      return unbank_error("it contradicts layout=%s@%s: keep one of them", forced->array, was);
    forced->layout = layout;
    forced->source = options->source;
    return NULL;
  }
  options->layouts = must_grow(options->layouts, options->layout_count, sizeof *options->layouts);
  options->layouts[options->layout_count++] =
      (struct unbank_forced_layout){copy_of(value, (size_t)(at - value)), layout, options->source};
  return NULL;
}

static char *set_report(struct unbank_options *options, const char *value) {
  return replace_text(&options->report, value);
}

static char *set_profile(struct unbank_options *options, const char *value) {
  return append_text(&options->profiles, &options->profile_count, value);
}

static char *set_launch(struct unbank_options *options, const char *value) {
  return replace_text(&options->launch, value);
}

static char *set_only(struct unbank_options *options, const char *value) {
  return append_text(&options->only, &options->only_count, value);
}

static char *set_skip(struct unbank_options *options, const char *value) {
  return append_text(&options->skip, &options->skip_count, value);
}

/* Below 1 every access would fail, as none costs less than its ideal. */
static char *set_fail_above(struct unbank_options *options, const char *value) {
  double limit;
  if (!read_decimal(value, &limit) || (limit != 0 && limit < 1))
    return unbank_error("expected a number of at least 1, or 0 for off");
  options->fail_above = limit;
  return NULL;
}

static char *set_baseline(struct unbank_options *options, const char *value) {
  return replace_text(&options->baseline, value);
}

static char *set_unknown(struct unbank_options *options, const char *value) {
  return set_flag(value, "pass", "fail", &options->unknown_fails);
}

/* X(setter, name, value, repeats, help) */
#define OPTIONS(X)                                                                                 \
  X(set_mode, "mode", "fix|report", false,                                                         \
    "change layouts, or only report; analyze reports, fix and the plugin change")                  \
  X(set_widths, "widths", "hardware|ir", false,                                                    \
    "count accesses as ptxas merges them (default), or as the IR has them")                        \
  X(set_codegen, "codegen", "0|1|2|3", false,                                                      \
    "count accesses as a compile with -O0 to -O3 has them (default: that of the compile, of "      \
    "clang's arguments, or 3)")                                                                    \
  X(set_block, "block", "[KERNEL@]XxY", true,                                                      \
    "the block shape to score with; with KERNEL@, a promise that is enforced where a rewrite "     \
    "relies on it")                                                                                \
  X(set_launch, "launch", "FILE", false,                                                           \
    "the block shapes of launches: the compile of host code writes them, the next one of device "  \
    "code scores with them; commands that read CUDA source find them, unless it is none")          \
  X(set_report, "report", "FILE", false,                                                           \
    "write a JSON report; to a folder (FOLDER/ makes it), a file for each module, architecture")   \
  X(set_lanes, "lanes", "yes|no", false,                                                           \
    "report what each lane addresses, too, which unbank report draws (default no)")                \
  X(set_profile, "profile", "FILE", true,                                                          \
    "score what depends on data by what unbank simulate measured")                                 \
  X(set_layout, "layout", "ARRAY@LAYOUT", true,                                                    \
    "force a layout: identity, pad:R:P and others (docs/layouts.md)")                              \
  X(set_only, "only", "GLOB", true,                                                                \
    "consider these arrays alone (mangled name, or kernel::array)")                                \
  X(set_skip, "skip", "GLOB", true, "leave these arrays alone (mangled name, or kernel::array)")   \
  X(set_whole_program, "whole-program", "yes|no", false,                                           \
    "arrays that other modules could see belong to this one (default: where rdc=no, of a module "  \
    "that defines all that it uses)")                                                              \
  X(set_rdc, "rdc", "yes|no", false,                                                               \
    "a device linker puts the module together with others (default: what is known of the "         \
    "compile)")                                                                                    \
  X(set_fail_above, "fail-above", "N", false,                                                      \
    "an error for each line that costs more than N times its ideal: as written with mode=report "  \
    "and by unbank analyze, else after the rewrite")                                               \
  X(set_baseline, "baseline", "FILE", false,                                                       \
    "let pass what stands in a file of unbank analyze --write-baseline=FILE")                      \
  X(set_unknown, "unknown", "fail|pass", false,                                                    \
    "whether fail-above= lets accesses pass whose cost is not known (default pass)")

static const struct unbank_option_row rows[] = {
#define X(setter, name, value, repeats, help) {name, value, help, repeats},
    OPTIONS(X)
#undef X
        {NULL, NULL, NULL, false},
};

const struct unbank_option_row *unbank_option_rows(void) { return rows; }

static char *(*const setters[])(struct unbank_options *, const char *) = {
#define X(setter, name, value, repeats, help) setter,
    OPTIONS(X)
#undef X
};

static char *unknown_option(const char *name) {
  char names[256];
  size_t used = 0;
  for (const struct unbank_option_row *row = rows; row->name && used < sizeof names; row++)
    used +=
        (size_t)snprintf(names + used, sizeof names - used, "%s%s", used ? ", " : "", row->name);
  return unbank_error("unknown option '%s'; the options are %s", name, names);
}

char *unbank_options_set(struct unbank_options *options, const char *name, const char *value) {
  char *misfit = unbank_options_check_size(options);
  if (misfit)
    return misfit;
  size_t i = 0;
  while (rows[i].name && strcmp(rows[i].name, name) != 0)
    i++;
  const struct unbank_option_row *row = &rows[i];
  if (!row->name)
    return unknown_option(name);
  if (!*value)
    return unbank_error("option '%s' needs a value: %s=%s", name, name, row->value);
  if (strchr(value, ';'))
    return unbank_error("option '%s=%s': a value cannot hold ';'", name, value);
  char *problem = setters[i](options, value);
  if (!problem)
    return NULL;
  char *error = unbank_error("option '%s=%s': %s", name, value, problem);
  free(problem);
  return error;
}

static char *set_pair(struct unbank_options *options, const char *part, size_t length) {
  char *name = copy_of(part, length);
  char *equals = strchr(name, '=');
  char *error = NULL;
  if (equals) {
    *equals = '\0';
    error = unbank_options_set(options, name, equals + 1);
  } else if (*name) {
    error = unbank_error("option '%s': expected name=value", name);
  }
  free(name);
  return error;
}

char *unbank_options_parse(struct unbank_options *options, const char *text) {
  char *error = unbank_options_check_size(options);
  bool is_source = !error && text[strspn(text, ";")];
  options->source += is_source;
  while (!error && *text) {
    size_t length = strcspn(text, ";");
    error = set_pair(options, text, length);
    text += length + (text[length] == ';');
  }
  options->source += is_source;
  return error;
}

static void free_texts(char **items, size_t count) {
  for (size_t i = 0; i < count; i++)
    free(items[i]);
  free((void *)items);
}

void unbank_options_clear(struct unbank_options *options) {
  for (size_t i = 0; i < options->promise_count; i++)
    free(options->promises[i].kernel);
  for (size_t i = 0; i < options->layout_count; i++)
    free(options->layouts[i].array);
  free(options->promises);
  free(options->layouts);
  free(options->report);
  free(options->baseline);
  free(options->launch);
  free_texts(options->profiles, options->profile_count);
  free_texts(options->only, options->only_count);
  free_texts(options->skip, options->skip_count);
  *options = (struct unbank_options){.size = options->size};
}

void unbank_options_init(struct unbank_options *options, size_t size) {
  memset(options, 0, size);
  options->size = size;
}

struct unbank_options *unbank_options_new(void) {
  struct unbank_options *options = must_grow(NULL, 0, sizeof *options);
  unbank_options_init(options, sizeof *options);
  return options;
}

void unbank_options_free(struct unbank_options *options) {
  if (options)
    unbank_options_clear(options);
  free(options);
}
