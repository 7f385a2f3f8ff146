/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "kernels/named.h"

#include <stdlib.h>
#include <string.h>

#include "kernels/promises.h"
#include "kernels/shapes.h"
#include "options/names.h"
#include "report/text.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "shim/source.h"
#include "support/integers.h"

/* Names. */

/* Whether a name has no wildcards, so that it is the name of one array. */
static bool is_exact(const char *name) { return !strpbrk(name, "*?["); }

static bool matches(const char *pattern, const char *name) {
  char *demangled = unbank_demangle(name), *plain = unbank_plain_name(demangled);
  const bool found =
      unbank_options_match(pattern, name, plain) || unbank_options_means(pattern, name, demangled);
  free(plain);
  free(demangled);
  return found;
}

/* Whether a pattern matches an array. If an earlier run made the array, the name of the one that it
 * replaced matches, too. */
static bool names_array(const char *pattern, const struct array *array) {
  bool found = array->earlier && matches(pattern, array->earlier->name);
  for (size_t i = 0; i < array->globals.count && !found; i++)
    found = matches(pattern, unbank_value_name(array->globals.items[i]));
  return found;
}

bool unbank_is_off(const struct module *module, const struct array *array) {
  bool off = false;
  for (size_t i = 0; i < array->globals.count && !off; i++)
    off = unbank_annotation(module, array->globals.items[i], "unbank:off", 0);
  return off;
}

/* Positive if a overrules b, negative if b overrules a, zero if neither does. */
static int compare_strength(const struct unbank_forced_layout *a,
                            const struct unbank_forced_layout *b) {
  int by_source = compare_numbers(a->source, b->source);
  return by_source ? by_source : (int)is_exact(a->array) - (int)is_exact(b->array);
}

static const struct unbank_forced_layout *strongest(const struct module *module,
                                                    const struct array *array) {
  const struct unbank_options *options = module->options;
  const struct unbank_forced_layout *found = NULL;
  for (size_t i = 0; i < options->layout_count; i++) {
    const struct unbank_forced_layout *forced = &options->layouts[i];
    if ((!found || compare_strength(forced, found) >= 0) && names_array(forced->array, array))
      found = forced;
  }
  return found;
}

const struct unbank_layout *unbank_forced_layout(const struct module *module,
                                                 const struct array *array) {
  const struct unbank_forced_layout *found = strongest(module, array);
  return found ? &found->layout : NULL;
}

bool unbank_is_left_out(const struct module *module, const struct array *array) {
  const struct unbank_options *options = module->options;
  bool named = !options->only_count;
  for (size_t i = 0; i < options->only_count && !named; i++)
    named = names_array(options->only[i], array);
  for (size_t i = 0; i < options->skip_count && named; i++)
    named = !names_array(options->skip[i], array);
  return !named;
}

/* Contradictions. */

static char *check_array(const struct module *module, const struct array *array) {
  const struct unbank_forced_layout *found = strongest(module, array);
  for (size_t i = 0; found && i < module->options->layout_count; i++) {
    const struct unbank_forced_layout *other = &module->options->layouts[i];
    char layouts[2][UNBANK_LAYOUT_TEXT_MAX];
    if (compare_strength(other, found) || unbank_layout_equal(&other->layout, &found->layout) ||
        !names_array(other->array, array))
      continue;
    unbank_layout_print(&other->layout, layouts[0]);
    unbank_layout_print(&found->layout, layouts[1]);
    return unbank_error("array %s: layout=%s@%s and layout=%s@%s contradict: keep one of them",
                        array->name, other->array, layouts[0], found->array, layouts[1]);
  }
  return NULL;
}

/* Warnings. */

static void warn(const struct module *module, const char *option, const char *name,
                 const char *kind) {
  unbank_shim_warning(
      module->ir,
      arena_printf(module->arena,
                   "unbank: %s=%s names no %s of this module; the report has their names", option,
                   name, kind));
}

static bool names_any(const struct module *module, const char *pattern) {
  for (size_t i = 0; i < module->arrays.count; i++)
    if (names_array(pattern, &module->arrays.items[i]))
      return true;
  return false;
}

/* The name after the last "::", or the whole name. Dynamic memory is declared outside kernels, but
 * explain and reports put the kernel's name before it. */
static const char *last_name(const char *pattern) {
  const char *found = pattern;
  for (const char *at = pattern; (at = strstr(at, "::"));)
    found = at += 2;
  return found;
}

static void warn_of_array(const struct module *module, const char *option, const char *pattern) {
  const char *alone = last_name(pattern);
  if (names_any(module, pattern))
    return;
  if (alone == pattern || !names_any(module, alone))
    warn(module, option, pattern, "shared array");
  else
    unbank_shim_warning(
        module->ir,
        arena_printf(module->arena,
                     "unbank: %s=%s names no shared array of this module: %s stands outside "
                     "kernels, and goes by that name alone, for all that use it",
                     option, pattern, alone));
}

static void warn_of_kernel(const struct module *module, const struct unbank_promise *promise) {
  bool found = false;
  for (size_t i = 0; i < module->kernels.count && !found; i++) {
    const char *name = unbank_value_name(module->kernels.items[i].function);
    char *demangled = unbank_demangle(name);
    found = unbank_options_means(promise->kernel, name, demangled);
    free(demangled);
  }
  if (!found)
    warn(module, "block", promise->kernel, "kernel");
}

/* Warns of a layout for an array that something else leaves out. */
static void warn_of_left_out(const struct module *module, const struct array *array) {
  const struct unbank_forced_layout *forced = strongest(module, array);
  bool off = unbank_is_off(module, array);
  if (!forced || !is_exact(forced->array) || !(off || unbank_is_left_out(module, array)))
    return;
  unbank_shim_warning(module->ir,
                      arena_printf(module->arena, "unbank: layout=%s@... is without effect: %s",
                                   forced->array,
                                   off ? "the source keeps the array as it is (UNBANK_OFF)"
                                       : "only= and skip= leave the array out"));
}

static void warn_of_annotation(const struct module *module, LLVMValueRef global) {
  bool is_function = LLVMIsAFunction(global);
  const char *meant = is_function ? "block=" : "off", *text;
  for (size_t i = 0; (text = unbank_annotation(module, global, "unbank:", i)); i++)
    if (is_function ? strncmp(text, meant, strlen(meant)) : strcmp(text, meant))
      unbank_shim_warning(module->ir,
                          arena_printf(module->arena,
                                       "unbank: annotation \"unbank:%s\" means nothing on %s; %s",
                                       text, unbank_value_name(global),
                                       is_function ? "a kernel takes \"unbank:block=32x8\""
                                                   : "an array takes \"unbank:off\""));
}

/* Warns of a bare block= that has no effect, because a stronger source gives each kernel's shape.
 */
static void warn_of_bare_block(const struct module *module) {
  const struct unbank_shape bare = module->options->block;
  const struct kernel *other = NULL;
  for (size_t i = 0; i < module->kernels.count; i++) {
    const struct kernel *kernel = &module->kernels.items[i];
    if (kernel->block_source == UNBANK_BLOCK_DEFAULT || unbank_same_shape(kernel->block, bare))
      return;
    if (!other && kernel->block_source == UNBANK_BLOCK_LAUNCH)
      other = kernel;
  }
  if (!other || !bare.x)
    return;
  const char *shape = unbank_text_shape(module->arena, bare),
             *name = unbank_plain(module->arena, unbank_value_name(other->function));
  unbank_shim_warning(
      module->ir,
      arena_printf(module->arena,
                   "unbank: block=%s is for kernels of which no launch is seen, and %s is launched "
                   "with %s; block=%s@%s is stronger than launches",
                   shape, name, unbank_text_shape(module->arena, other->block), name, shape));
}

static void warn_of_names(const struct module *module) {
  const struct unbank_options *options = module->options;
  for (size_t i = 0; module->arrays.count && i < options->layout_count; i++)
    warn_of_array(module, "layout", options->layouts[i].array);
  for (size_t i = 0; module->arrays.count && i < options->only_count; i++)
    warn_of_array(module, "only", options->only[i]);
  for (size_t i = 0; module->arrays.count && i < options->skip_count; i++)
    warn_of_array(module, "skip", options->skip[i]);
  for (size_t i = 0; module->kernels.count && i < options->promise_count; i++)
    warn_of_kernel(module, &options->promises[i]);
  for (size_t i = 0; options->promise_count && i < module->kernels.count; i++) {
    const char *overruled = unbank_overruled(module, &module->kernels.items[i]);
    if (overruled)
      unbank_shim_warning(module->ir, arena_printf(module->arena, "unbank: %s", overruled));
  }
  warn_of_bare_block(module);
  for (size_t i = 0; i < module->kernels.count; i++)
    warn_of_annotation(module, module->kernels.items[i].function);
  for (size_t i = 0; i < module->arrays.count; i++)
    warn_of_annotation(module, module->arrays.items[i].global);
}

char *unbank_check_names(const struct module *module) {
  const bool warns = !module->options->names_told;
  char *error = NULL;
  if (warns)
    warn_of_names(module);
  for (size_t i = 0; !error && i < module->arrays.count; i++) {
    error = check_array(module, &module->arrays.items[i]);
    if (!error && warns)
      warn_of_left_out(module, &module->arrays.items[i]);
  }
  return error;
}
