/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The options of unbank simulate: a table of rows, each with a function that reads its value. */
#include <popt.h>
#include <stdlib.h>

#include "command.h"
#include "simulate.h"
#include "support/decimal.h"

enum { JOBS_MAX = 256 };
static const uint64_t MEGABYTE = 1 << 20;
static const uint64_t DEFAULT_MEMORY_MB = 4096;

/* Values. */

static char *read_positive(const char *text, double *out) {
  if (read_decimal(text, out))
    return NULL;
  return unbank_error("'%s' is no number of at least 0", text);
}

static char *read_shape(const char *text, struct dim3 *out) {
  unsigned *const fields[] = {&out->x, &out->y, &out->z};
  const char *at = text;
  *out = (struct dim3){1, 1, 1};
  for (size_t i = 0; i < 3; i++) {
    uint64_t value;
    if (!command_read_digits(at, 1, INT32_MAX, &value, &at))
      break;
    *fields[i] = (unsigned)value;
    if (!*at)
      return NULL;
    if (*at++ != 'x')
      break;
  }
  return unbank_error("'%s' is no shape such as 256, 32x8 or 8x8x4", text);
}

static char *read_setting(struct simulation *it, const char *text, const char *form,
                          struct setting_list *list) {
  const char *equals = strchr(text, '=');
  if (!equals || equals == text || !equals[1])
    return unbank_error("'%s' does not look like %s", text, form);
  *ARENA_PUSH(it->arena, list) =
      (struct setting){.text = text,
                       .name = arena_printf(it->arena, "%.*s", (int)(equals - text), text),
                       .value = equals + 1};
  return NULL;
}

/* Rows. */

static char *set_grid(struct simulation *it, const char *text) {
  return read_shape(text, &it->grid);
}
static char *set_block(struct simulation *it, const char *text) {
  return read_shape(text, &it->block);
}
static char *set_dynamic(struct simulation *it, const char *text) {
  uint64_t bytes = 0;
  char *sentence = command_read_count(text, 0, SHARED_BYTES_MAX, &bytes);
  it->dynamic_bytes = (uint32_t)bytes;
  return sentence;
}
static char *add_argument(struct simulation *it, const char *text) {
  *ARENA_PUSH(it->arena, &it->arguments) = text;
  return NULL;
}
static char *add_global(struct simulation *it, const char *text) {
  return read_setting(it, text, "NAME=SPEC", &it->globals);
}
static char *add_output(struct simulation *it, const char *text) {
  return read_setting(it, text, "N=FILE", &it->outputs);
}
static char *set_fail_above(struct simulation *it, const char *text) {
  return read_positive(text, &it->fail_above);
}
static char *set_jobs(struct simulation *it, const char *text) {
  uint64_t jobs = 0;
  char *sentence = command_read_count(text, 1, JOBS_MAX, &jobs);
  it->jobs = (unsigned)jobs;
  return sentence;
}
static char *set_counted_blocks(struct simulation *it, const char *text) {
  return command_read_count(text, 1, INT64_MAX, &it->counted_blocks);
}
static char *set_races(struct simulation *it, const char *text) {
  it->ignore_races = !strcmp(text, "ignore");
  if (it->ignore_races || !strcmp(text, "report"))
    return NULL;
  return unbank_error("'%s' is neither report nor ignore", text);
}
static char *set_seconds(struct simulation *it, const char *text) {
  return read_positive(text, &it->seconds);
}
static char *set_memory(struct simulation *it, const char *text) {
  uint64_t megabytes = 0;
  char *sentence = command_read_count(text, 1, 1 << 24, &megabytes);
  it->memory_bytes = megabytes * MEGABYTE;
  return sentence;
}
static char *add_clang_argument(struct simulation *it, const char *text) {
  *ARENA_PUSH(it->arena, &it->compilation.arguments) = text;
  return NULL;
}

static const struct row {
  const char *name;
  char letter; /* or 0 */
  const char *value, *help;
  size_t kept; /* the place in struct simulation of a text, or of a bool if it has no value */
  char *(*set)(struct simulation *, const char *); /* what takes the value instead, or NULL */
} rows[] = {
#define KEPT(field) offsetof(struct simulation, field), NULL
    {"kernel", 0, "NAME",
     "which one: mangled, or as in the source; not needed if there is one only", KEPT(kernel)},
    {"grid", 0, "4x4", "blocks of the launch", 0, set_grid},
    {"block", 0, "32x8", "threads of a block", 0, set_block},
    {"dynamic", 0, "BYTES", "dynamic shared memory of the launch", 0, set_dynamic},
    {"arg", 0, "SPEC", "the next argument, such as i32:64, f32[4096]:random:7, null", 0,
     add_argument},
    {"global", 0, "NAME=SPEC", "what a __device__ or __constant__ variable holds", 0, add_global},
    {"output", 0, "N=FILE",
     "write the buffer of argument N, counted from 0; or NAME=FILE: a variable", 0, add_output},
    {"report", 0, "FILE", "write the JSON report", KEPT(report)},
    {"cubin", 0, "FILE", "count at the widths of this cubin's accesses", KEPT(cubin)},
    {"write-profile", 0, "FILE", "write what lanes addressed, for unbank fix --profile",
     KEPT(profile)},
    {"fail-above", 0, "N", "exit 1 if an access stays above N times its ideal", 0, set_fail_above},
    {"jobs", 'j', "N", "CPU threads; 1 where blocks read what others write", 0, set_jobs},
    {"count-blocks", 0, "N", "count the first N blocks only", 0, set_counted_blocks},
    {"races", 0, "report|ignore", "whether a race on shared memory ends the run", 0, set_races},
    {"time-limit", 0, "SECONDS", "stop after this time; 0, the default: never", 0, set_seconds},
    {"memory-limit", 0, "MB", "the most that buffers may take; default 4096", 0, set_memory},
    {"clang", 0, "PATH", "what compiles IN.cu", KEPT(compilation.clang)},
    {"clang-arg", 0, "ARG", "one more argument for it", 0, add_clang_argument},
    {"help", 0, NULL, "show this text", KEPT(help)},
};
enum { ROWS = sizeof rows / sizeof *rows };

/* popt's table: what it returns for row i is i + 1. */
struct poptOption *simulation_options(struct arena *arena) {
  struct poptOption *table = ARENA_ARRAY(arena, struct poptOption, ROWS + 1);
  for (size_t i = 0; i < ROWS; i++)
    table[i] = (struct poptOption){
        rows[i].name, rows[i].letter, rows[i].value ? POPT_ARG_STRING : POPT_ARG_NONE,
        NULL,         (int)i + 1,     rows[i].help,
        rows[i].value};
  return table;
}

static char *read_options(struct simulation *out, poptContext context) {
  int code;
  while ((code = poptGetNextOpt(context)) > 0) {
    char *text = poptGetOptArg(context);
    const struct row *row = &rows[code - 1];
    const char *value = arena_strdup(out->arena, text ? text : "");
    char *wrong = row->set ? row->set(out, value) : NULL;
    if (!row->set)
      command_keep(out, row->kept, row->value ? value : NULL);
    free(text);
    if (!wrong)
      continue;
    char *sentence = unbank_error("--%s: %s", row->name, wrong);
    free(wrong);
    return sentence;
  }
  if (code == -1)
    return NULL;
  return command_misread(context, code, simulation_options(out->arena),
                         "; see unbank simulate --help");
}

static char *read_input(struct simulation *out, poptContext context) {
  out->input = "";
  for (const char *input; (input = poptGetArg(context));) {
    out->input = arena_printf(out->arena, "%s%s%s", out->input, *out->input ? ", " : "", input);
    *ARENA_PUSH(out->arena, &out->inputs) = arena_strdup(out->arena, input);
  }
  if (!out->inputs.count)
    return unbank_error("usage: unbank simulate IN.ll|IN.bc|IN.cu... --grid=4x4 --block=32x8 "
                        "[OPTION...]; see unbank simulate --help");
  if (!out->grid.x)
    return unbank_error("say how many blocks: --grid=4x4");
  return out->block.x ? NULL : unbank_error("say how many threads a block has: --block=32x8");
}

/* Options that exclude one another. */
static char *check_together(const struct simulation *it) {
  if (it->profile && it->cubin)
    return unbank_error("--write-profile=%s: a profile has the accesses of the IR: leave --cubin "
                        "away",
                        it->profile);
  if (it->inputs.count > 1 && (it->profile || it->cubin))
    return unbank_error("--%s=%s: belongs to one module: link them with llvm-link first",
                        it->profile ? "write-profile" : "cubin",
                        it->profile ? it->profile : it->cubin);
  return NULL;
}

char *simulation_read(struct simulation *out, int argc, const char **argv) {
  struct poptOption *table = simulation_options(out->arena);
  out->memory_bytes = DEFAULT_MEMORY_MB * MEGABYTE;
  argc = unbank_command_cut(argc, argv, out->arena, &out->compilation.arguments);
  poptContext context = poptGetContext("unbank", argc, argv, table, 0);
  char *sentence = read_options(out, context);
  if (!sentence && !out->help)
    sentence = read_input(out, context);
  if (!sentence && !out->help)
    sentence = check_together(out);
  poptFreeContext(context);
  return sentence;
}
