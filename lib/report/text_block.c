/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The blocks that a kernel is scored with, in words. */
#include <string.h>

#include "report/text.h"
#include "support/words.h"

const char *unbank_text_shape(struct arena *arena, struct unbank_shape shape) {
  if (shape.z > 1)
    return arena_printf(arena, "%ux%ux%u", shape.x, shape.y, shape.z);
  return shape.y > 1 ? arena_printf(arena, "%ux%u", shape.x, shape.y)
                     : arena_printf(arena, "%u", shape.x);
}

/* Whether an earlier launch has the shape of this one. */
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

/* Where the one launch stands, or why some are not known. */
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
