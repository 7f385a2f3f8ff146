/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a run found and did, as a structure. The JSON report (version 1), the text report and the
 * remarks are three ways to print it. Field names are those of the JSON. Unknown figures are NAN,
 * unknown counts -1 and unknown texts NULL; the JSON has null for all three.
 *
 * Ownership: the report owns everything in it, until unbank_report_free.
 *
 * These structures may grow when the number at the end of the shared library's name does. Programs
 * that must keep working with later libraries read the JSON instead, whose version stays.
 */
#ifndef UNBANK_REPORT_H
#define UNBANK_REPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "unbank/bank.h"
#include "unbank/export.h"
#include "unbank/layout.h"
#include "unbank/options.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Why an array is as it is. X(enumerator, text, decision, sentence, what the user can do) */
#define UNBANK_CODES(X)                                                                            \
  X(CHANGED, "changed", CHANGED, "the layout was changed", "")                                     \
  X(ALIGNED, "aligned", CHANGED, "only the alignment was raised", "")                              \
  X(CLEAN, "clean", KEPT, "no access has an avoidable conflict", "")                               \
  X(NO_GAIN, "no-gain", KEPT, "no layout of the family makes the kernel faster for certain",       \
    "unbank explain shows what layouts would cost, and layout= forces one")                        \
  X(HARMS_OTHER_SHAPE, "harms-other-shape", KEPT,                                                  \
    "what helps one plausible block shape harms another", "say the block shape: block=KERNEL@XxY") \
  X(STATIC_LIMIT, "static-limit", KEPT,                                                            \
    "the arrays of the kernel would exceed 48 KiB of static shared memory; make an array smaller", \
    "")                                                                                            \
  X(SWITCHED_OFF, "switched-off", KEPT, "switched off by annotation or option", "")                \
  X(REWRITTEN, "rewritten", KEPT, "an earlier run of the pass laid it out", "")                    \
  X(TINY, "tiny", KEPT, "at most 128 bytes: one row of banks, conflicts are not possible", "")     \
  X(ESCAPES_CALL, "escapes-call", REFUSED, "its address is passed to a call",                      \
    "let the callee be inlined (__forceinline__)")                                                 \
  X(ESCAPES_STORE, "escapes-store", REFUSED, "its address is stored or returned",                  \
    "index the array instead of keeping its address")                                              \
  X(ESCAPES_INLINE_ASM, "escapes-inline-asm", REFUSED, "its address is used by inline assembly",   \
    "give the address to ld, st, atom, red, cp.async, ldmatrix or stmatrix, and to nothing else")  \
  X(ADDRESS_COMPARED, "address-compared", REFUSED, "its address is compared or used as a number",  \
    "compare indices instead")                                                                     \
  X(EXTERNAL_LINKAGE, "external-linkage", REFUSED, "it is visible outside this module",            \
    "declare it inside the kernel or static, or give whole-program=yes")                           \
  X(LINKONCE_DEVICE, "linkonce-device", REFUSED,                                                   \
    "a device function that other modules may share uses it",                                      \
    "make the function static or __forceinline__; or, of a program without -fgpu-rdc, rdc=no")     \
  X(USED_BY_TMA, "used-by-tma", REFUSED, "the bulk copy engine or an mbarrier uses its address",   \
    "use the copy engine's own swizzle")                                                           \
  X(MIXED_ARRAYS, "mixed-arrays", REFUSED, "one pointer may lead to it or to other memory",        \
    "use one array, or branch on the array instead of selecting a pointer")                        \
  X(UNSUPPORTED_ACCESS, "unsupported-access", REFUSED,                                             \
    "an instruction uses it in a way that cannot be rewritten", "")                                \
  X(OPTNONE, "optnone", REFUSED, "a function that must not be optimised uses it",                  \
    "compile with -O1 or more")                                                                    \
  X(DYNAMIC_SIZE, "dynamic-size", REFUSED, "its size is chosen at launch",                         \
    "declare it with a size")                                                                      \
  X(OUT_OF_BOUNDS, "out-of-bounds", REFUSED, "an access lies outside it", "mend the index")        \
  X(STRADDLES_ATOM, "straddles-atom", REFUSED,                                                     \
    "an access may straddle the groups of bytes that a layout keeps whole",                        \
    "access it with aligned addresses")                                                            \
  X(WRAPS, "wraps", REFUSED, "an offset may wrap around", "index with int or size_t")              \
  X(MIXES_BITS, "mixes-bits", REFUSED,                                                             \
    "bits of its address are changed that its alignment does not fix",                             \
    "align it (__align__), or change the bits of the index instead of those of the address")

enum unbank_decision { UNBANK_DECISION_CHANGED, UNBANK_DECISION_KEPT, UNBANK_DECISION_REFUSED };
enum unbank_code {
#define UNBANK_ENUMERATOR(name, text, decision, sentence, advice) UNBANK_CODE_##name,
  UNBANK_CODES(UNBANK_ENUMERATOR)
#undef UNBANK_ENUMERATOR
      UNBANK_CODE_COUNT
};
struct unbank_code_entry {
  const char *text; /* "no-gain" */
  enum unbank_decision decision;
  const char *sentence, *advice;
};
/* The row of a code; if the number is not a code, a row whose text is "unknown". */
UNBANK_API const struct unbank_code_entry *unbank_code_row(enum unbank_code code);
/* "changed", "kept" or "refused"; "?" if the number is not a decision. */
UNBANK_API const char *unbank_decision_name(enum unbank_decision decision);

/* What is known about the wavefronts of an access. */
enum unbank_exactness {
  UNBANK_EXACT,   /* all lanes are known: min, mean and max are the hardware's counts */
  UNBANK_BOUNDED, /* min and max hold; mean is NAN */
  UNBANK_UNKNOWN, /* all three are NAN */
  UNBANK_MEASURED /* they come from a profile of one launch */
};
/* What is known about how often a block executes an access. */
enum unbank_weight_exactness {
  UNBANK_WEIGHT_EXACT,
  UNBANK_WEIGHT_PER_ITERATION, /* in one iteration of a loop with an unknown trip count */
  UNBANK_WEIGHT_UNKNOWN,
  UNBANK_WEIGHT_MEASURED, /* it comes from a profile of one launch */
  UNBANK_WEIGHT_AT_MOST   /* data decides: anything from 0 to `weight` */
};
/* Where a kernel's block shape comes from. */
enum unbank_block_source {
  UNBANK_BLOCK_REQNTID,    /* the kernel itself: .reqntid, or reqd_work_group_size */
  UNBANK_BLOCK_OPTION,     /* block=KERNEL@SHAPE */
  UNBANK_BLOCK_ANNOTATION, /* UNBANK_BLOCK in the source */
  UNBANK_BLOCK_LAUNCH,     /* launches that were seen, or a launch file */
  UNBANK_BLOCK_DEFAULT,    /* block=SHAPE, for kernels whose shape nothing else says */
  UNBANK_BLOCK_ASSUMED     /* a guess: a shape for which the arrays are large enough */
};
/* Bits of unbank_report_kernel.assumes. */
enum {
  UNBANK_ASSUMES_FULL_BLOCK = 1, /* guards such as i < n hold for every thread */
  UNBANK_ASSUMES_BLOCK = 2,      /* the block shape */
  UNBANK_ASSUMES_IN_BOUNDS = 4   /* accesses stay inside their arrays */
};

struct unbank_place {
  const char *file;  /* NULL: unknown */
  long line, column; /* -1: unknown */
};

/* What the lanes of a warp address in an execution of an access: lane i is offset[i] bytes from the
 * lowest active lane. */
struct unbank_report_lanes {
  uint32_t active;  /* lanes that may be active */
  uint32_t certain; /* lanes that are active whenever the warp executes the access */
  int32_t offset[UNBANK_LANES];
  const char *assumes; /* "n = 32": what unknown values are taken to be; "" if there are none */
};
/* One execution of an access by a warp. */
struct unbank_report_execution {
  uint32_t warp, turn; /* of the block; how often the warp had executed the access before */
  uint32_t lanes;      /* index into the side's lanes[] */
  int32_t offset;      /* bytes from the array's start to what the lowest active lane addresses */
};

/* One access before or after the rewrite. If `present` is false, it was merged into a neighbour, or
 * is gone. */
struct unbank_report_side {
  bool present;
  int bytes;     /* per lane, as executed: 1, 2, 4, 8, 16, or -1 */
  double weight; /* warp executions per block; with trip_symbols, per iteration of the loops whose
                    length these decide */
  enum unbank_weight_exactness weight_exactness;
  const char **trip_symbols;
  size_t trip_symbol_count;
  double mean, min, max; /* wavefronts per warp execution */
  double ideal;
  enum unbank_exactness exactness;
  const char *reason; /* "" when exact */
  /* Option lanes=: the first executions of the block's first warps, where addresses are known. */
  struct unbank_report_lanes *lanes;
  size_t lanes_count;
  struct unbank_report_execution *executions;
  size_t execution_count;
  bool in_loops; /* trip_symbols decide how often loops run; if false, they decide whether branches
                    are taken, and `weight` is what the access takes if all of them are */
  double trips;  /* with in_loops: the number of iterations of these loops, multiplied, that the
                    choice assumes; 0: unknown */
};

struct unbank_report_access {
  const char *id;      /* "s3" */
  const char **arrays; /* ids of arrays, at least one */
  size_t array_count;
  enum unbank_op op;
  struct unbank_place place;
  struct unbank_place *inlined_at; /* innermost first */
  size_t inlined_at_count;
  struct unbank_report_side before, after;
  void *instruction;         /* LLVMValueRef in the module as the run left it; NULL: it is gone */
  void *instruction_unmoved; /* the same access in the version of the kernel for launches in which
                                nothing moves; NULL: there is no such version */
};

struct unbank_report_total {
  long shared_bytes; /* of all static arrays that the kernel uses; -1 if code of other modules may
                        add its own */
  double score, ideal;
  enum unbank_exactness exactness;
  const char *reason; /* why the score is unknown: a sentence; "" or NULL otherwise */
};

/* The place of a launch of a kernel in the source, and its block shape; x == 0: unknown. */
struct unbank_report_launch {
  struct unbank_shape block;
  struct unbank_place place; /* column is not used */
  const char *reason;        /* why the shape is not known: a sentence; "" or NULL otherwise */
};

struct unbank_report_kernel {
  const char *name, *display;
  struct unbank_place place;
  struct unbank_shape block; /* x == 0: no single shape */
  enum unbank_block_source block_source;
  bool enforced;
  unsigned assumes; /* UNBANK_ASSUMES_ bits */
  struct unbank_report_total before, after;
  struct unbank_report_access *accesses;
  size_t access_count;
  struct unbank_report_launch *launches; /* from a launch file, option launch=; not in the JSON */
  size_t launch_count;
};

struct unbank_report_array {
  const char *id, *name, *display; /* "a0", mangled, "transpose::tile" */
  const char *kernel;              /* mangled name of the kernel whose clone this is, or NULL */
  struct unbank_place place;       /* column is not used */
  long bytes_before, bytes_after;
  struct unbank_layout layout;
  enum unbank_code code;
  const char *reason; /* a sentence for people */
};

struct unbank_report {
  const char *module, *triple, *arch; /* arch may be NULL */
  const char *llvm;                   /* "22.1.8" */
  struct unbank_report_array *arrays;
  size_t array_count;
  struct unbank_report_kernel *kernels;
  size_t kernel_count;
  void *memory; /* used by the library; NULL in a report that a program made itself */
};

/* Releases a report and everything in it. NULL is allowed, and a report that a program made itself
 * is left alone. */
UNBANK_API void unbank_report_free(struct unbank_report *report);

/* JSON version 1 (docs/report.md), with a newline at the end; release it with unbank_free. NULL if
 * memory runs out. */
UNBANK_API char *unbank_report_json(const struct unbank_report *report);
/* Writes the JSON to `path` through a temporary file beside it, so that nobody reads half a report.
 * If `path` is a folder, or ends in '/' (the folder is then created), the file in it has a name
 * made of the module, the architecture and a hash of the module's full path, so that parallel
 * compiles do not collide. NULL, or a sentence for unbank_free. */
UNBANK_API char *unbank_report_write(const struct unbank_report *report, const char *path);
/* The text report, at most 100 columns wide; release it with unbank_free. */
UNBANK_API char *unbank_report_text(const struct unbank_report *report);
/* Prints the same to a stream; the caller checks the stream for errors (ferror). */
UNBANK_API void unbank_report_print(const struct unbank_report *report, FILE *out);

/* Finds the accesses whose wavefronts after the run exceed `limit` times their ideal; for a bounded
 * score the minimum counts. Calls `each` for every one, with `context`, and returns their number.
 */
UNBANK_API size_t unbank_report_failures(const struct unbank_report *report, double limit,
                                         void (*each)(const struct unbank_report_kernel *,
                                                      const struct unbank_report_access *, void *),
                                         void *context);

#ifdef __cplusplus
}
#endif
#endif
