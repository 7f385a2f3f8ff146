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

/* What one layout of an array costs, summed over a block of each kernel that uses the array. */
struct unbank_price {
  struct unbank_layout layout;
  double wavefronts, accesses; /* of the array */
  double added;                /* instructions that are executed for its addresses */
  double added_code;           /* the same, counted once each: instructions of the code */
  double added_in_loops;       /* those of added_code that are in loops */
  double cycles;               /* for all of this, including what its bytes cost the kernels */
  double least_gain;           /* cycles that it must save to be chosen */
};

struct unbank_choice; /* unbank/choice.h */
struct unbank_kernel_work;
struct unbank_execution;

enum unbank_mode { UNBANK_MODE_FIX, UNBANK_MODE_REPORT };
/* Whose access widths a score counts: the hardware's, after codegen and ptxas have merged
 * neighbours, or the IR's own. */
enum unbank_widths { UNBANK_WIDTHS_HARDWARE, UNBANK_WIDTHS_IR };
/* The answer to a question that may be left open. */
enum unbank_answer { UNBANK_UNSAID, UNBANK_YES, UNBANK_NO };
/* The level at which clang generates code from the module. Unsaid: the level of the compile, if
 * clang runs the pass on its way to code; otherwise LLVM generates code by its own defaults, at 3.
 */
enum unbank_level {
  UNBANK_LEVEL_UNSAID,
  UNBANK_LEVEL_0,
  UNBANK_LEVEL_1,
  UNBANK_LEVEL_2,
  UNBANK_LEVEL_3
};

/* Initialise it with unbank_options_init, or with `= {.size = sizeof options}` in C; every other
 * field is zero by default. It owns its lists and strings, which are malloc'd; unbank_options_clear
 * releases them. New fields are added at the end, and `size` tells the library which of them the
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
  /* Called with the time that the search for each array (mangled name) took. NULL: no clock is
   * read. No option text sets this. */
  void (*on_search)(const char *array, double microseconds);
  char *baseline;     /* baseline=FILE */
  bool unknown_fails; /* unknown=fail|pass */
  bool names_told;    /* there is no warning about unknown names, because the same run for another
                         architecture gives it. No option text sets this */
  bool names_architecture; /* remarks end in the architecture, as the same compile makes those of
                              others. No option text sets this */
  /* Layouts that the search for an array (mangled name) evaluates besides its own, whatever its
   * limits on work: gives the i-th, or returns false after the last. Those that unbank_layout_check
   * refuses are skipped. NULL: none. This is how bench/oracle.py finds cheaper layouts that the
   * search does not reach. No option text sets this. */
  bool (*propose)(const char *array, size_t i, struct unbank_layout *layout);
  /* Called with the cost of each layout that was evaluated for an array, identity first; may be
   * NULL. No option text sets this. */
  void (*on_price)(const char *array, const struct unbank_price *price);
  bool lanes; /* lanes=yes|no */
  /* Called for each array for which layouts were searched, for each kernel, and for the executions
   * of each access (unbank/choice.h). If an array is decided twice, on_choice is called twice.
   * `context` is passed to all three. NULL: the figures are not even computed. No option text sets
   * these. */
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
/* One row for each name; the last has a NULL name. The rows belong to the library. */
UNBANK_API const struct unbank_option_row *unbank_option_rows(void);

/* Sets all options to their defaults. `size` is sizeof(struct unbank_options), and no more bytes
 * are written. */
UNBANK_API void unbank_options_init(struct unbank_options *options, size_t size);
/* The same, for languages that do not know the structure. The functions below set its options, and
 * unbank_options_free releases it. */
UNBANK_API struct unbank_options *unbank_options_new(void);
/* Clears and releases options from unbank_options_new; NULL is allowed. */
UNBANK_API void unbank_options_free(struct unbank_options *options);

/* Sets one option; a later value of a name that does not repeat replaces the earlier. NULL, or a
 * sentence for unbank_free that names the option, what was read and what is allowed; *options is
 * then unchanged. */
UNBANK_API char *unbank_options_set(struct unbank_options *options, const char *name,
                                    const char *value);
/* Sets each option of "name=value;name=value". Empty parts are skipped; at an error the options
 * before it have been set. NULL, or a sentence for unbank_free, as from unbank_options_set.
 *
 * Each text is one source, and so are all options set between two texts. What a later source says
 * about a kernel or an array replaces what earlier ones say. If one source has two different
 * promises for a kernel, or two different layouts for an array, that is an error: found here if the
 * names are equal, and by the run if different names mean the same kernel or array. */
UNBANK_API char *unbank_options_parse(struct unbank_options *options, const char *text);
/* Reads "32", "32x8", "32x8x4": at most 1024x1024x64 and 1,024 threads. NULL, or a sentence for
 * unbank_free; *out is then as it was. */
UNBANK_API char *unbank_shape_parse(const char *text, struct unbank_shape *out);
/* Checks options that were filled in by hand: their size, enumerators, shapes, layouts and texts.
 * NULL, or a sentence for unbank_free. Every run calls this. */
UNBANK_API char *unbank_options_check(const struct unbank_options *options);
/* Releases what the options own, and sets all of them to their defaults. */
UNBANK_API void unbank_options_clear(struct unbank_options *options);

#ifdef __cplusplus
}
#endif
#endif
