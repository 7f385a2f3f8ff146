/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Words that reports for people are made of. */
#ifndef UNBANK_REPORT_TEXT_H
#define UNBANK_REPORT_TEXT_H

#include "report/table.h"
#include "unbank/report.h"

/* How reports are shown to people. */
struct text_style {
  unsigned width;      /* of a line; 0: 100 */
  bool colour;         /* the terminal understands it */
  bool worst_first;    /* kernels in full, too; else in the order of their modules */
  bool only_conflicts; /* kernels alone that have any, or a range that reaches some; and of their
                          accesses those that have or may have any */
  size_t rows;         /* of what is worst; 0: 5 */
  size_t top;          /* kernels in full; 0: all */
};

/* Prints reports: what is worst first, where there are several kernels. */
void unbank_text_print(const struct unbank_report *const *reports, size_t count,
                       const struct text_style *style, FILE *out);

/* Whether a profile would tell what a score is not known for: data, numbers that are not followed,
 * how often something is executed. `reason`: as the report has it, or NULL. */
bool unbank_text_is_told_by_profile(const char *reason);

/* A text of the report, fit to be shown; "?" for NULL. */
const char *unbank_text_clean(struct arena *arena, const char *text);
/* What people call a kernel, and an array; why its layout is as it is. As the report has them. */
const char *unbank_kernel_title(const struct unbank_report_kernel *kernel);
const char *unbank_array_title(const struct unbank_report_array *array);
const char *unbank_array_reason(const struct unbank_report_array *array);
/* "pad:128:4" */
const char *unbank_text_layout(struct arena *arena, const struct unbank_layout *layout);
/* "1,056"; "10.67", two decimals wherever a figure is not whole; "?" when it is not known. */
const char *unbank_text_number(struct arena *arena, double value);
/* "1..32"; "8" where both are the same. */
const char *unbank_text_range(struct arena *arena, double low, double high);
/* A path as it is shown: from the working folder, if it lies there. Part of `path`. */
const char *unbank_text_path(const char *path);
/* "k.cu:10:57", "?" */
const char *unbank_text_place(struct arena *arena, const struct unbank_place *place);
/* "256", "32x8", "32x8x4" */
const char *unbank_text_shape(struct arena *arena, struct unbank_shape shape);
/* The block shapes that a kernel is scored with: "32x8", "32x8 and 16x16". */
const char *unbank_text_shapes(struct arena *arena, const struct unbank_report_kernel *kernel);
/* Whether some weight of a kernel is one trip of a loop of unknown length (`in_loops`), or that of
 * a branch which arguments or the block decide, of which both arms are counted. */
bool unbank_text_is_symbolic(const struct unbank_report_kernel *kernel, bool in_loops);
/* "8", "8*trips(n)"; "32", "1..32"; "?" and "-" of what is not known, or not there */
const char *unbank_text_weight(struct arena *arena, const struct unbank_report_side *side);
const char *unbank_text_wavefronts(struct arena *arena, const struct unbank_report_side *side);
/* "1"; "<= 1" where ptxas may take the access for one that has less */
const char *unbank_text_ideal(struct arena *arena, const struct unbank_report_side *side);
/* Whether the ideal may be lower: it is that of the width and the executions that the code has,
 * where ptxas may take others, with fewer wavefronts than this. */
bool unbank_text_is_ideal_most(const struct unbank_report_side *side);
/* A kernel's score: its own figure when that is all there is to say, else the range. */
const char *unbank_text_score(struct arena *arena, const struct unbank_report_kernel *kernel,
                              bool after);
/* The same; what is assumed says so: "32x8 (assumed)". */
const char *unbank_text_scored_with(struct arena *arena, const struct unbank_report_kernel *kernel);
/* "32x8, promised by option, enforced", and what is assumed of it */
const char *unbank_text_block(struct arena *arena, const struct unbank_report_kernel *kernel);
/* "k<...>" of an instantiation of a template; NULL: it is none. */
const char *unbank_text_template(struct arena *arena, const struct unbank_report_kernel *kernel);
/* "tile" of "transpose::tile"; all of it when the "::" stands inside brackets. */
const char *unbank_text_last_part(const char *name);

/* Of a style: characters of a line, a table without rows yet. */
unsigned unbank_text_width(const struct text_style *style);
struct table unbank_text_table(const struct text_style *style, const struct table_column *columns);
/* A line that begins with a name, "  block       32x8"; text that is too long goes on below. */
void unbank_text_field(FILE *out, const struct text_style *style, const char *name,
                       const char *text);

#endif
