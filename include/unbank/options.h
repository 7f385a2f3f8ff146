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

#include "unbank/export.h"
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
  unsigned source; /* the larger, the stronger: see unbank_options_parse; 0 by hand */
};

struct unbank_forced_layout {
  char *array; /* a pattern, as for only= and skip= */
  struct unbank_layout layout;
  unsigned source; /* the larger, the stronger: see unbank_options_parse; 0 by hand */
};

/* What the choice makes of one layout of an array, for a block of each of its kernels. */
struct unbank_price {
  struct unbank_layout layout;
  double wavefronts, accesses; /* of the array */
  double added;                /* instructions that are executed for its addresses */
  double added_code;           /* the same, each counted once: instructions of the code, */
  double added_in_loops;       /* and how many of those stand in loops */
  double cycles;               /* of all that, with what its bytes cost the kernels */
  double least_gain;           /* cycles that it must save to be chosen */
};

struct unbank_choice; /* unbank/choice.h */
struct unbank_kernel_work;
struct unbank_execution;

enum unbank_mode { UNBANK_MODE_FIX, UNBANK_MODE_REPORT };
/* Whose access widths a score counts: the hardware's, after codegen and ptxas have merged
 * neighbours, or the IR's own. */
enum unbank_widths { UNBANK_WIDTHS_HARDWARE, UNBANK_WIDTHS_IR };
/* What is said of a question that may be left open. */
enum unbank_answer { UNBANK_UNSAID, UNBANK_YES, UNBANK_NO };
/* At which level clang generates code from the module. Unsaid: that of the compile, where clang
 * compiles to code and runs the pass; else LLVM generates it, by its own defaults, at 3. */
enum unbank_level {
  UNBANK_LEVEL_UNSAID,
  UNBANK_LEVEL_0,
  UNBANK_LEVEL_1,
  UNBANK_LEVEL_2,
  UNBANK_LEVEL_3
};

/* Begins with unbank_options_init, or with `= {.size = sizeof options}` in C; every other field is
 * zero by default. Owns its lists and strings, all malloc'd; release them with
 * unbank_options_clear. New fields go to its end: `size` tells the library which of them the
 * program knows. */
struct unbank_options {
  size_t size;                     /* sizeof(struct unbank_options) */
  enum unbank_mode mode;           /* mode=fix|report */
  enum unbank_widths widths;       /* widths=hardware|ir */
  struct unbank_shape block;       /* block=32x8 */
  struct unbank_promise *promises; /* block=KERNEL@32x8, may repeat */
  size_t promise_count;
  char *report;    /* report=FILE */
  char **profiles; /* profile=FILE, may repeat */
  size_t profile_count;
  struct unbank_forced_layout *layouts; /* layout=ARRAY@LAYOUT, may repeat */
  size_t layout_count;
  char **only; /* only=GLOB, may repeat */
  size_t only_count;
  char **skip; /* skip=GLOB, may repeat */
  size_t skip_count;
  enum unbank_answer whole_program; /* whole-program=yes|no; unsaid: as rdc implies */
  enum unbank_answer rdc;           /* rdc=yes|no; unsaid: the module may be linked with others */
  double fail_above;                /* fail-above=N, 0: off */
  unsigned source;                  /* of what is set next: see unbank_options_parse */
  /* No text sets it: told how many microseconds the search for each array took (mangled name).
   * NULL: no clock is read. */
  void (*on_search)(const char *array, double microseconds);
  char *baseline;     /* baseline=FILE */
  bool unknown_fails; /* unknown=fail|pass */
  bool names_told;    /* No text sets it: names that mean nothing are not warned of, as the same run
                         for another architecture does so. */
  /* No text sets it: layouts that the search for an array (mangled name) evaluates beside its own,
   * whatever its limits on work: the i-th, false behind the last. One that unbank_layout_check
   * refuses is passed over. NULL: none. What the price prefers and the search does not reach is
   * found so (bench/oracle.py). */
  bool (*propose)(const char *array, size_t i, struct unbank_layout *layout);
  /* No text sets it: told what each layout costs that was evaluated for an array, identity first.
   * NULL: nobody is. */
  void (*on_price)(const char *array, const struct unbank_price *price);
  bool lanes; /* lanes=yes|no */
  /* No text sets them: told of each array that a layout was searched for what was weighed, of each
   * kernel what its blocks ask of an SM, and of each access what its executions address. An array
   * that is decided twice is told twice. `context` is given to all three. NULL: nobody is told, and
   * nothing is found out for it. */
  void (*on_choice)(const struct unbank_choice *choice, void *context);
  void (*on_kernel_work)(const struct unbank_kernel_work *work, void *context);
  void (*on_execution)(const struct unbank_execution *execution, void *context);
  void *context;
  char *launch;              /* launch=FILE */
  enum unbank_level codegen; /* codegen=0|1|2|3 */
};

/* An option's name, its value and a sentence, for command-line parsers and help texts. */
struct unbank_option_row {
  const char *name, *value, *help; /* "block", "32x8", a sentence */
  bool repeats;
};
/* One row a name; ends with a NULL name. The library's. */
UNBANK_API const struct unbank_option_row *unbank_option_rows(void);

/* Begins options: all defaults. `size` is sizeof(struct unbank_options), and as much is written. */
UNBANK_API void unbank_options_init(struct unbank_options *options, size_t size);
/* The same, for languages that do not know the structure: to be given to unbank_options_free, and
 * set by the functions below. */
UNBANK_API struct unbank_options *unbank_options_new(void);
/* Clears and releases options of unbank_options_new; NULL is fine. */
UNBANK_API void unbank_options_free(struct unbank_options *options);

/* Sets one option; a later value of a name that does not repeat replaces the earlier. NULL, or a
 * sentence for unbank_free that names the option, what was read and what is allowed; *options is
 * then unchanged. */
UNBANK_API char *unbank_options_set(struct unbank_options *options, const char *name,
                                    const char *value);
/* Sets each of "name=value;name=value"; empty parts are skipped, and an error ends it: what stands
 * before it is set. NULL, or a sentence for unbank_free, as of unbank_options_set. A text is a
 * source by itself, and what is set between two texts is one: what a later source says of a kernel
 * or an array takes the place of what earlier ones say. Two promises for one kernel, or two layouts
 * for one array, that differ are an error where they come from one source: here where the names are
 * equal, in a run where they mean the same. */
UNBANK_API char *unbank_options_parse(struct unbank_options *options, const char *text);
/* Reads "32", "32x8", "32x8x4": at most 1024x1024x64 and 1,024 threads. NULL, or a sentence for
 * unbank_free; *out is then as it was. */
UNBANK_API char *unbank_shape_parse(const char *text, struct unbank_shape *out);
/* Whether options that were filled in by hand are such as can be read: their size, enumerators,
 * shapes, layouts and texts. NULL, or a sentence for unbank_free; every run asks. */
UNBANK_API char *unbank_options_check(const struct unbank_options *options);
/* Releases what the options own, and makes all of them defaults again. */
UNBANK_API void unbank_options_clear(struct unbank_options *options);

#ifdef __cplusplus
}
#endif
#endif
