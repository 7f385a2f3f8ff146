/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a run considered when it chose layouts, for programs that set the hooks of struct
 * unbank_options:
 *
 *     on_choice        which layouts were considered for an array, what each would cost, and why it
 *                      was not chosen
 *     on_kernel_work   how much work a block of a kernel gives its SM, before and after
 *     on_execution     what lanes address, from which all of the above is computed
 *
 * Unknown figures are NAN. What a hook receives is valid until the hook returns. These structures
 * may change from version to version, like those of unbank/report.h.
 */
#ifndef UNBANK_CHOICE_H
#define UNBANK_CHOICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "unbank/bank.h"
#include "unbank/export.h"
#include "unbank/options.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What became of a layout that was considered. X(enumerator, text, sentence) */
#define UNBANK_FATES(X)                                                                            \
  X(CHOSEN, "chosen", "it is the array's layout")                                                  \
  X(DEARER, "dearer", "it takes more cycles than the layout that is chosen")                       \
  X(TIED, "tied", "its cycles are those of the layout that is chosen, and something else decides") \
  X(LITTLE_GAIN, "little-gain", "it gains less than the least that counts")                        \
  X(COSTS_BLOCKS, "costs-blocks", "its bytes cost resident blocks, and more than it gains")        \
  X(NO_ROOM, "no-room", "its bytes are more than the kernels have room for")                       \
  X(LAUNCH_SIZE, "launch-size", "the launch chooses how many bytes there are")                     \
  X(HARMS_SHAPE, "harms-shape", "it takes more wavefronts for a block shape that is as plausible") \
  X(HARMS_FEW_TRIPS, "harms-few-trips",                                                            \
    "it takes more wavefronts where loops of unknown length run few trips")                        \
  X(UNFOLLOWED, "unfollowed", "its score takes more work than is spent on one")                    \
  X(UNFIT, "unfit", "the tiles of a wmma cannot have it")                                          \
  X(BOUNDED, "bounded", "it takes its cycles at least, and is not evaluated further")              \
  X(OVERRULED, "overruled", "the decision about the array is another one, for its own reason")     \
  X(HARMS_UNALIGNED, "harms-unaligned",                                                            \
    "it takes accesses apart in launches whose arguments align nothing, and gains nothing there")  \
  X(HARMS_RESIDUE, "harms-residue", "it takes more wavefronts for some values of an argument")     \
  X(UNSURE, "unsure",                                                                              \
    "it adds to the instructions that limit the kernel, and what it saves is not certain")         \
  X(LENGTHENS_ISSUE, "lengthens-issue",                                                            \
    "issuing its instructions would take longer than the conflicts that it saves")                 \
  X(HARMS_CERTAIN, "harms-certain",                                                                \
    "it takes more wavefronts for certain, and what it saves is seldom, perhaps")                  \
  X(HARMS_KERNEL, "harms-kernel", "one of the kernels that share the array takes more wavefronts") \
  X(TAKES_REGISTERS, "takes-registers",                                                            \
    "its addresses take registers of a loop that other memory limits more than conflicts do")      \
  X(LAUNCH_LINES, "launch-lines",                                                                  \
    "it reads bits that it flips, or moves bytes to lines that the launch may lack")

enum unbank_fate {
#define UNBANK_ENUMERATOR(name, text, sentence) UNBANK_FATE_##name,
  UNBANK_FATES(UNBANK_ENUMERATOR)
#undef UNBANK_ENUMERATOR
      UNBANK_FATE_COUNT
};
/* "little-gain"; "?" if the number is not a fate. */
UNBANK_API const char *unbank_fate_name(enum unbank_fate fate);
/* A sentence for people about a fate; "?" if the number is not a fate. */
UNBANK_API const char *unbank_fate_sentence(enum unbank_fate fate);

struct unbank_candidate {
  struct unbank_price price; /* if it was not evaluated, wavefronts and cycles are lower bounds, and
                                the rest is unknown */
  bool is_evaluated;
  uint64_t bytes;  /* that the array takes; 0 for dynamic memory */
  unsigned blocks; /* resident on an SM, for the kernel with the fewest; 0: no kernel uses it */
  enum unbank_fate fate;
  struct unbank_shape harmed; /* for HARMS_SHAPE: the first such shape; x == 0: unknown */
};

/* One array, or its clone for one kernel. */
struct unbank_choice {
  const char *const *arrays; /* mangled names; several if arrays meet in one pointer */
  size_t array_count;
  const char *kernel;                        /* mangled; NULL: one layout for all its kernels */
  const struct unbank_candidate *candidates; /* identity first, then by cycles */
  size_t candidate_count;
  size_t considered;   /* number of layouts; for most of them only a bound was computed */
  double ideal;        /* wavefronts of the accesses to it if none had a conflict */
  double least_gain;   /* cycles that a layout must save to be chosen */
  double total_cycles; /* of its kernels, with identity here and the chosen layouts elsewhere */
};

/* The work that a block gives its SM (docs/choice.md). */
struct unbank_block_work {
  double wavefronts, accesses; /* of shared memory */
  double instructions;         /* other ones, in basic blocks that access shared memory */
  double added;                /* instructions for the addresses of layouts */
  double global_bytes;      /* least number of bytes that all lanes move to and from other memory:
                               loops of unknown length without an access to shared memory run
                               once */
  uint64_t shared_bytes;    /* static */
  unsigned blocks;          /* resident on an SM */
  unsigned warps;           /* of a block */
  double cycles;            /* for all of this, by the formula of the choice */
  double products;          /* those of `instructions` that are fused with a sum */
  double global_bytes_most; /* global_bytes if these loops run 32 times */
};
struct unbank_kernel_work {
  const char *kernel;                     /* mangled */
  struct unbank_block_work before, after; /* with the layouts that are chosen */
};

/* An array as it is declared: dims[0] sub-arrays, ... of dims[dim_count - 1] elements each. */
enum { UNBANK_DIMS_MAX = 4 };
struct unbank_declared {
  uint32_t dims[UNBANK_DIMS_MAX];
  unsigned dim_count; /* 0: not known, or dynamic memory */
  uint64_t element;   /* bytes */
  bool is_complete;   /* all code that accesses it is reported */
};

/* Warp executions of an access that look alike, before any layout. */
struct unbank_execution {
  const char *kernel;        /* mangled */
  const char *const *arrays; /* as in a choice */
  size_t array_count;
  const struct unbank_declared *declared;
  const char *access; /* its id in the report */
  bool is_after;      /* as the hardware executes it under the layout that is chosen */
  enum unbank_op op;
  unsigned bytes;                /* that a lane moves */
  bool is_known;                 /* the offsets are known, not only which lanes are active */
  bool is_in_own_rows;           /* data decides where in a row of its own each lane is */
  uint32_t active, certain;      /* lanes that may be active, and lanes that certainly are */
  uint32_t offset[UNBANK_LANES]; /* bytes from the array's start */
  uint32_t moved; /* an unknown multiple of this many bytes is added in all lanes; 0: none */
  double count;   /* executions of a block; loops of unknown length run 32 times */
};

#ifdef __cplusplus
}
#endif
#endif
