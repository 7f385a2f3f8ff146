/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What unbank simulate prints, for people and for scripts that compare two runs:
 *
 *     kernel transpose(float*, float const*, int)
 *       launch      grid 2x2, block 32x8; 4 blocks counted, 3,328 warp instructions
 *       shared      4,096 bytes
 *       wavefronts  1,056 a block, ideal 64
 *
 *       array            bytes  executions  wavefronts  ideal
 *       transpose::tile  4,096         256       4,224    256
 *
 *       place         op  array  bytes  executions  wavefronts  ideal  lanes
 *       k.cu:8:31     st  tile       4          32           1      1     32  x4
 *       k.cu:10:57    ld  tile       4          32          32      1     32  x4
 *
 *       argument        bytes   xxh64
 *       f32[4096]:zero  16,384  8e2b6a2d3a1c9f04
 *
 * Of an array: sums over all counted blocks, with "?" where an access may have met another array,
 * too. Of an access: warp executions in all counted blocks, and for one execution the mean of
 * wavefronts (and its range), of the ideal and of active lanes; "x4" as in other reports.
 */
#define XXH_INLINE_ALL
#include <xxhash.h>

#include <math.h>

#include "report/place.h"
#include "report/text.h"
#include "simulate.h"
#include "unbank/library.h"

struct printer {
  FILE *out;
  struct arena *arena;
  const struct simulated *it;
  const struct unbank_report_kernel *kernel;
};

static const char *number(const struct printer *printer, double value) {
  return unbank_text_number(printer->arena, value);
}

static void print_field(const struct printer *printer, const char *name, const char *text) {
  unbank_text_field(printer->out, &(struct text_style){0}, name, text);
}

static const char *shape(const struct printer *printer, struct dim3 it) {
  return unbank_text_shape(printer->arena, (struct unbank_shape){it.x, it.y, it.z});
}

/* "the cubin's, by access: 12 of 14 accesses matched, 4 moved by another's instruction, ..." */
static void print_widths(const struct printer *printer) {
  static const char *const evidence[] = {
      [CUBIN_BY_ACCESS] = "access by access",
      [CUBIN_BY_LINE] = "line by line",
      [CUBIN_BY_KERNEL] = "for the kernel as a whole",
  };
  const struct cubin_match *match = printer->it->match;
  if (!match) {
    print_field(printer, "widths",
                "of the IR; with --cubin=FILE those of a cubin, where ptxas merged accesses");
    return;
  }
  const char *note = match->note ? arena_printf(printer->arena, "; %s",
                                                unbank_text_clean(printer->arena, match->note))
                                 : "";
  print_field(
      printer, "widths",
      arena_printf(printer->arena,
                   "of the cubin, matched %s: %zu of %zu accesses, of these %zu merged into "
                   "others, %zu split, %zu narrowed, %zu gone%s",
                   evidence[match->evidence], match->matched, match->sites, match->merged,
                   match->split, match->narrowed, match->absent, note));
}

static void print_head(const struct printer *printer) {
  const struct simulated *it = printer->it;
  const struct unbank_report *report = &it->summary->report;
  const struct unbank_report_total *total = &printer->kernel->after;
  struct arena *arena = printer->arena;
  const char *name = unbank_text_clean(arena, printer->kernel->display);
  const char *arch = report->arch ? unbank_text_clean(arena, report->arch) : "an unknown device";
  fprintf(printer->out, "%s\n",
          unbank_text_shorten(
              arena,
              arena_printf(arena, "%s for %s, simulated by unbank " UNBANK_VERSION " on LLVM %s",
                           unbank_text_clean(arena, report->module), arch, report->llvm),
              TABLE_WIDTH));
  fprintf(printer->out, "\nkernel %s\n",
          unbank_text_kernel(arena, name, TABLE_WIDTH - (unsigned)strlen("kernel ")));
  if (printer->kernel->place.file)
    print_field(printer, "at", unbank_text_place(arena, &printer->kernel->place));
  print_field(printer, "launch",
              arena_printf(arena,
                           "grid %s, block %s; %s of %s blocks counted, %s warp instructions",
                           shape(printer, it->launch->grid), shape(printer, it->launch->block),
                           number(printer, (double)it->tally->blocks),
                           number(printer, (double)dim3_count(it->launch->grid)),
                           number(printer, (double)it->tally->instructions)));
  const char *dynamic = it->launch->dynamic_bytes
                            ? arena_printf(arena, ", and %s dynamic",
                                           number(printer, (double)it->launch->dynamic_bytes))
                            : "";
  print_field(
      printer, "shared",
      arena_printf(arena, "%s bytes%s", number(printer, (double)total->shared_bytes), dynamic));
  print_field(
      printer, "wavefronts",
      arena_printf(arena, "%s a block, ideal %s, measured%s",
                   unbank_text_score(arena, printer->kernel, true), number(printer, total->ideal),
                   total->exactness == UNBANK_BOUNDED ? " but for what copies wait for their source"
                                                      : ""));
  print_widths(printer);
}

/* Arrays. */

static void print_arrays(const struct printer *printer) {
  static const struct table_column columns[] = {
      {"array", TABLE_LEFT, TABLE_NAME, 20},         {"bytes", TABLE_RIGHT, TABLE_FIGURE, 10},
      {"executions", TABLE_RIGHT, TABLE_FIGURE, 16}, {"wavefronts", TABLE_RIGHT, TABLE_FIGURE, 16},
      {"ideal", TABLE_RIGHT, TABLE_FIGURE, 16},      {0},
  };
  const struct simulated *it = printer->it;
  const struct unbank_report *report = &it->summary->report;
  struct table table = {.columns = columns};
  for (size_t a = 0; a < report->array_count; a++) {
    const struct unbank_report_array *array = &report->arrays[a];
    struct array_total total = summary_array_total(it->summary, it->program, it->tally, array->id);
    const double sums[] = {(double)total.executions, (double)total.wavefronts, (double)total.ideal};
    *ARENA_PUSH(printer->arena, &table.rows) =
        (struct table_row){.cells = {unbank_text_clean(printer->arena, unbank_array_title(array)),
                                     number(printer, (double)array->bytes_after),
                                     number(printer, total.certain ? sums[0] : NAN),
                                     number(printer, total.certain ? sums[1] : NAN),
                                     number(printer, total.certain ? sums[2] : NAN)}};
  }
  unbank_table_print(printer->out, printer->arena, &table);
}

/* Accesses. */

enum { AT, OP, ARRAY, BYTES, EXECUTIONS, WAVEFRONTS, IDEAL, LANES, COPIES };
static const struct table_column access_columns[] = {
    [AT] = {"place", TABLE_LEFT, TABLE_PLACE, 12},
    [OP] = {"op", TABLE_LEFT, TABLE_FIGURE, 8},
    [ARRAY] = {"array", TABLE_LEFT, TABLE_NAME, 8},
    [BYTES] = {"bytes", TABLE_RIGHT, TABLE_FIGURE, 5},
    [EXECUTIONS] = {"executions", TABLE_RIGHT, TABLE_FIGURE, 10},
    [WAVEFRONTS] = {"wavefronts", TABLE_RIGHT, TABLE_FIGURE, 14},
    [IDEAL] = {"ideal", TABLE_RIGHT, TABLE_FIGURE, 5},
    [LANES] = {"lanes", TABLE_RIGHT, TABLE_FIGURE, 5},
    [COPIES] = {"", TABLE_LEFT, TABLE_FIGURE, 6},
    [COPIES + 1] = {0},
};

/* "tile", or "a,b" where it met either. */
static const char *arrays_text(const struct printer *printer,
                               const struct unbank_report_access *access) {
  const struct unbank_report *report = &printer->it->summary->report;
  const char *out = "";
  for (size_t i = 0; i < access->array_count; i++)
    for (size_t a = 0; a < report->array_count; a++)
      if (!strcmp(report->arrays[a].id, access->arrays[i]))
        out = arena_printf(printer->arena, "%s%s%s", out, *out ? "," : "",
                           unbank_text_last_part(unbank_array_title(&report->arrays[a])));
  return unbank_text_clean(printer->arena, out);
}

/* "32"; "1.50 (1..2)" */
static const char *wavefronts_text(const struct printer *printer,
                                   const struct unbank_report_side *side) {
  const char *mean = number(printer, side->mean);
  if (side->exactness == UNBANK_BOUNDED)
    return unbank_text_wavefronts(printer->arena, side);
  if (side->exactness != UNBANK_MEASURED || side->min == side->max)
    return mean;
  return arena_printf(printer->arena, "%s (%s..%s)", mean, number(printer, side->min),
                      number(printer, side->max));
}

static struct table_row access_row(const struct printer *printer, size_t number_of) {
  const struct simulated *it = printer->it;
  const struct unbank_report_access *access = &printer->kernel->accesses[number_of];
  const struct unbank_report_side *side = &access->after;
  const struct count *count =
      &it->tally->counts[it->summary->sites[number_of] - it->program->sites.items];
  double lanes = (double)count->lanes / (double)count->executions; /* NAN without executions */
  return (struct table_row){
      .cells = {[AT] = unbank_text_place(printer->arena, unbank_place_for_people(access)),
                [OP] = unbank_op_name(access->op),
                [ARRAY] = arrays_text(printer, access),
                [BYTES] = number(printer, side->bytes),
                [EXECUTIONS] =
                    number(printer, it->tally->complete ? (double)count->executions : NAN),
                [WAVEFRONTS] = wavefronts_text(printer, side),
                [IDEAL] = number(printer, side->ideal),
                [LANES] = number(printer, lanes),
                [COPIES] = ""},
      .below = *side->reason ? side->reason : NULL,
  };
}

static void print_accesses(const struct printer *printer) {
  struct table table = {.columns = access_columns};
  for (size_t a = 0; a < printer->kernel->access_count; a++)
    unbank_table_add(printer->arena, &table, access_row(printer, a));
  unbank_table_show_copies(printer->arena, &table, COPIES);
  unbank_table_print(printer->out, printer->arena, &table);
}

/* Arguments. */

static void print_buffers(const struct printer *printer) {
  static const struct table_column columns[] = {
      {"argument", TABLE_RIGHT, TABLE_FIGURE, 8},
      {"buffer", TABLE_LEFT, TABLE_NAME, 20},
      {"bytes", TABLE_RIGHT, TABLE_FIGURE, 12},
      {"xxh64", TABLE_LEFT, TABLE_FIGURE, 16},
      {0},
  };
  const struct simulated *it = printer->it;
  struct table table = {.columns = columns};
  for (size_t i = 0; i < it->memory->count; i++) {
    size_t bytes = argument_bytes(&it->memory->arguments[i]);
    if (!it->memory->buffers[i])
      continue;
    uint64_t hash = XXH64(it->memory->buffers[i], bytes, 0);
    *ARENA_PUSH(printer->arena, &table.rows) = (struct table_row){
        .cells = {arena_printf(printer->arena, "%zu", i),
                  unbank_text_clean(printer->arena, it->simulation->arguments.items[i]),
                  number(printer, (double)bytes),
                  arena_printf(printer->arena, "%016llx", (unsigned long long)hash)}};
  }
  unbank_table_print(printer->out, printer->arena, &table);
}

void simulation_print(FILE *out, const struct simulated *it) {
  const struct printer printer = {out, it->simulation->arena, it, it->summary->report.kernels};
  print_head(&printer);
  print_arrays(&printer);
  print_accesses(&printer);
  print_buffers(&printer);
}
