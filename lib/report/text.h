/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Printing reports as text: the whole report, and the pieces that other texts share. */
#ifndef UNBANK_REPORT_TEXT_H
#define UNBANK_REPORT_TEXT_H

#include "report/table.h"
#include "unbank/report.h"

/* How the source of a report is named in commands that are shown. */
struct text_source {
  const struct unbank_report *report;
  const char *folder; /* where to run them; NULL: here */
  const char *file;   /* NULL: as the report names it */
  const char *behind; /* the source, from a blank on: what clang was given */
};

/* How reports are printed. */
struct text_style {
  unsigned width;      /* of a line; 0: 100 */
  bool colour;         /* use terminal colours */
  bool worst_first;    /* also for kernels printed in full; otherwise they are in module order */
  bool only_conflicts; /* only kernels that have conflicts, or a range that includes some, and only
                          such accesses of them */
  size_t rows;         /* of the overview; 0: 5 */
  size_t top;          /* kernels printed in full; 0: all */
  const struct text_source *sources; /* of the reports for which there is something to say */
  size_t source_count;
};

/* Prints reports, with an overview of the worst kernels if there are several. */
void unbank_text_print(const struct unbank_report *const *reports, size_t count,
                       const struct text_style *style, FILE *out);

/* Whether a profile would resolve the reason for an inexact score: data, values that are not
 * tracked, or execution counts. `reason`: from the report, or NULL. */
bool unbank_text_is_told_by_profile(const char *reason);
/* Whether a range goes up to what a copy may take for its lines of global memory, which no layout
 * of shared memory changes. */
bool unbank_text_is_of_source(const char *reason);

/* Text from a report, safe to print; "?" for NULL. */
const char *unbank_text_clean(struct arena *arena, const char *text);
/* Readable names of a kernel and an array; why an array has its layout. Not cleaned. */
const char *unbank_kernel_title(const struct unbank_report_kernel *kernel);
const char *unbank_array_title(const struct unbank_report_array *array);
const char *unbank_array_reason(const struct unbank_report_array *array);
/* The title of a kernel; of an overload, its name and those parameters that tell it from the others
 * of the report: "turn (..., int, ...)". */
const char *unbank_text_told_apart(struct arena *arena, const struct unbank_report *report,
                                   const struct unbank_report_kernel *kernel);
/* The title in at most `width` characters, shortened as by unbank_text_kernel(), but told apart. */
const char *unbank_text_kernel_in(struct arena *arena, const struct unbank_report *report,
                                  const struct unbank_report_kernel *kernel, unsigned width);
/* "pad:128:4" */
const char *unbank_text_layout(struct arena *arena, const struct unbank_layout *layout);
/* "1,056"; "10.67", with two decimals if it is not an integer; "?" if unknown. */
const char *unbank_text_number(struct arena *arena, double value);
/* "1..32"; "8" if both are equal. */
const char *unbank_text_range(struct arena *arena, double low, double high);
/* A path relative to the working directory, if it is inside; points into `path`. */
const char *unbank_text_path(const char *path);
/* "k.cu:10:57", "?" */
const char *unbank_text_place(struct arena *arena, const struct unbank_place *place);
/* "256", "32x8", "32x8x4" */
const char *unbank_text_shape(struct arena *arena, struct unbank_shape shape);
/* The block shapes for which a kernel is scored: "32x8", "32x8 and 16x16". */
const char *unbank_text_shapes(struct arena *arena, const struct unbank_report_kernel *kernel);
/* Whether some weight of a kernel is per trip of a loop of unknown length (`in_loops`), or that of
 * a branch on arguments or block indices, both arms of which are counted. */
bool unbank_text_is_symbolic(const struct unbank_report_kernel *kernel, bool in_loops);
/* "8", "8*trips(n)"; "32", "1..32"; "?" if unknown, "-" if absent. */
const char *unbank_text_weight(struct arena *arena, const struct unbank_report_side *side);
const char *unbank_text_wavefronts(struct arena *arena, const struct unbank_report_side *side);
/* "1"; "<= 1" if ptxas may execute the access with less. */
const char *unbank_text_ideal(struct arena *arena, const struct unbank_report_side *side);
/* Whether the ideal may be lower: it is computed for the width and executions in the code, but
 * ptxas may choose others, with fewer wavefronts. */
bool unbank_text_is_ideal_most(const struct unbank_report_side *side);
/* A kernel's score: a single figure if it is exact, else a range. */
const char *unbank_text_score(struct arena *arena, const struct unbank_report_kernel *kernel,
                              bool after);
/* Shapes as above; assumed ones are marked: "32x8 (assumed)". */
const char *unbank_text_scored_with(struct arena *arena, const struct unbank_report_kernel *kernel);
/* "32x8, promised by option, enforced", and the assumptions made. */
const char *unbank_text_block(struct arena *arena, const struct unbank_report_kernel *kernel);
/* "k<...>" for an instantiation of a template; NULL otherwise. */
const char *unbank_text_template(struct arena *arena, const struct unbank_report_kernel *kernel);
/* "tile" of "transpose::tile"; the whole name if "::" is inside brackets. */
const char *unbank_text_last_part(const char *name);

/* For a style: the line width, and an empty table. */
unsigned unbank_text_width(const struct text_style *style);
struct table unbank_text_table(const struct text_style *style, const struct table_column *columns);
/* Prints a field, " block 32x8"; long text continues on the next line. */
void unbank_text_field(FILE *out, const struct text_style *style, const char *name,
                       const char *text);

#endif
