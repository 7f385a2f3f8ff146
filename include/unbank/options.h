/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The options, the same names everywhere: `unbank<name=value;name=value>` in opt, `-mllvm
 * -unbank-name=value` in clang, UNBANK_OPTIONS="name=value;name=value" in the environment
 * (weakest), `--name=value` of the unbank command.
 */
#ifndef UNBANK_OPTIONS_H
#define UNBANK_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

#include "unbank/layout.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A block shape in threads; x == 0: none. */
struct unbank_shape {
  unsigned x, y, z;
};

struct unbank_promise {
  char *kernel; /* mangled name, or demangled without parameters and template arguments */
  struct unbank_shape block;
  unsigned source; /* the larger, the stronger: unbank_options_parse */
};

struct unbank_forced_layout {
  char *array; /* a pattern, as for only= and skip= */
  struct unbank_layout layout;
  unsigned source;
};

enum unbank_mode { UNBANK_MODE_FIX, UNBANK_MODE_REPORT };
/* Whose access widths a score counts: the hardware's, after codegen and ptxas have merged
 * neighbours, or the IR's own. */
enum unbank_widths { UNBANK_WIDTHS_HARDWARE, UNBANK_WIDTHS_IR };

/* Zero is every default. Owns its strings; release with unbank_options_clear. */
struct unbank_options {
  enum unbank_mode mode;           /* mode=fix|report */
  enum unbank_widths widths;       /* widths=hardware|ir */
  struct unbank_shape block;       /* block=32x8 */
  struct unbank_promise *promises; /* block=KERNEL@32x8, may repeat */
  size_t promise_count;
  char *launch;    /* launch=FILE */
  char *report;    /* report=FILE */
  char **profiles; /* profile=FILE, may repeat */
  size_t profile_count;
  struct unbank_forced_layout *layouts; /* layout=ARRAY@LAYOUT, may repeat */
  size_t layout_count;
  char **only; /* only=GLOB, may repeat */
  size_t only_count;
  char **skip; /* skip=GLOB, may repeat */
  size_t skip_count;
  bool whole_program; /* whole-program=yes|no */
  bool rdc;           /* rdc=yes|no */
  double fail_above;  /* fail-above=N, 0: off */
  unsigned source;    /* of what is set next */
  /* For programs, not in the table below: told what the search for each array took. NULL: no clock
   * is read. */
  void (*on_search)(const char *array, double microseconds);
};

/* One row a name: for -mllvm flags, command-line parsers and the README. Ends with a NULL name. */
struct unbank_option_row {
  const char *name, *value, *help; /* "block", "32x8", a sentence */
  bool repeats;
};
extern const struct unbank_option_row unbank_option_rows[];

/* Sets one option; a later value of a name that does not repeat replaces the earlier. NULL, or a
 * malloc'd sentence that names the option, what was read and what is allowed; *options is then
 * unchanged. */
char *unbank_options_set(struct unbank_options *options, const char *name, const char *value);
/* Sets each of "name=value;name=value"; empty parts are skipped. A text is a source by itself, and
 * what is set between two texts is one: what a later source says of a kernel or an array takes the
 * place of what earlier ones say. Two promises for one kernel, or two layouts for one array, that
 * differ are an error where they come from one source: here where the names are equal, in a run
 * where they mean the same. */
char *unbank_options_parse(struct unbank_options *options, const char *text);
/* "32", "32x8", "32x8x4": at most 1024x1024x64 and 1,024 threads. */
char *unbank_shape_parse(const char *text, struct unbank_shape *out);
/* Whether options that were filled in by hand are such as can be read. NULL, or a malloc'd
 * sentence; unbank_run asks. */
char *unbank_options_check(const struct unbank_options *options);
void unbank_options_clear(struct unbank_options *options);

/* Names (lib/options/names.c). */

/* A demangled name without parameters, template arguments, return type and trailing qualifiers,
 * malloc'd: "void ns::foo<int>(float*)" is "ns::foo", "transpose(float*, int)::tile" is
 * "transpose::tile". */
char *unbank_plain_name(const char *demangled);
/* Whether a pattern of only=, skip= or layout=, a glob, means an array: by its mangled name or by
 * its plain one. */
bool unbank_options_match(const char *pattern, const char *mangled, const char *display);
/* Whether the name in block=NAME@... means a kernel: its mangled name, or its demangled one made
 * plain. */
bool unbank_options_names_kernel(const char *name, const char *mangled, const char *demangled);

#ifdef __cplusplus
}
#endif
#endif
