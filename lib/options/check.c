/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Options that a program filled in by hand, before anything relies on them: what unbank_options_set
 * would have refused is refused, with the same limits. */
#include <math.h>
#include <stdio.h>

#include "options/size.h"
#include "support/arena.h"

/* Of shapes the text is what is read. */
static char *check_shape(struct unbank_shape shape) {
  char text[64];
  struct unbank_shape read;
  snprintf(text, sizeof text, "%ux%ux%u", shape.x, shape.y, shape.z);
  return unbank_shape_parse(text, &read);
}

static char *check_promise(const struct unbank_promise *promise) {
  return promise->kernel && *promise->kernel ? check_shape(promise->block)
                                             : unbank_error("a promise needs the name of a kernel");
}

static char *check_layout(const struct unbank_forced_layout *forced) {
  return forced->array && *forced->array
             ? unbank_layout_check(&forced->layout)
             : unbank_error("a forced layout needs the name of an array");
}

static char *check_texts(char *const *texts, size_t count, const char *option) {
  for (size_t i = 0; i < count; i++)
    if (!texts[i])
      return unbank_error("option '%s': text %zu is NULL", option, i);
  return NULL;
}

char *unbank_options_check(const struct unbank_options *options) {
  char *error = unbank_options_check_size(options);
  if (error)
    return error;
  if ((unsigned)options->mode > UNBANK_MODE_REPORT)
    return unbank_error("option 'mode': %u is no enum unbank_mode", (unsigned)options->mode);
  if ((unsigned)options->widths > UNBANK_WIDTHS_IR)
    return unbank_error("option 'widths': %u is no enum unbank_widths", (unsigned)options->widths);
  if ((unsigned)options->codegen > UNBANK_LEVEL_3)
    return unbank_error("option 'codegen': %u is no enum unbank_level", (unsigned)options->codegen);
  if ((unsigned)options->whole_program > UNBANK_NO || (unsigned)options->rdc > UNBANK_NO)
    return unbank_error("option '%s': %u is no enum unbank_answer",
                        (unsigned)options->rdc > UNBANK_NO ? "rdc" : "whole-program",
                        (unsigned)options->rdc > UNBANK_NO ? (unsigned)options->rdc
                                                           : (unsigned)options->whole_program);
  if (!(options->fail_above >= 0) || isinf(options->fail_above))
    return unbank_error("option 'fail-above': expected a number of at least 1, or 0 for off");
  if (options->block.x)
    error = check_shape(options->block);
  for (size_t i = 0; !error && i < options->promise_count; i++)
    error = check_promise(&options->promises[i]);
  for (size_t i = 0; !error && i < options->layout_count; i++)
    error = check_layout(&options->layouts[i]);
  if (!error)
    error = check_texts(options->profiles, options->profile_count, "profile");
  if (!error)
    error = check_texts(options->only, options->only_count, "only");
  if (!error)
    error = check_texts(options->skip, options->skip_count, "skip");
  return error;
}
