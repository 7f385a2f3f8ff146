/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the choice of a layout weighed, for programs that ask by the hooks of struct unbank_options
 * (on_choice, on_kernel_work, on_execution): which layouts were evaluated for an array, what each
 * would cost, and why it was not taken; what a block of a kernel asks of its SM before and after;
 * and what lanes address, of which all of that is made.
 *
 * Figures that were not found are NAN. All that a hook is given lives until it returns. The
 * structures are those of one version, as those of unbank/report.h are.
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

/* What became of a layout that was looked at. X(enumerator, text, sentence) */
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
/* "little-gain"; "?" of a number that is none. */
UNBANK_API const char *unbank_fate_name(enum unbank_fate fate);
/* A sentence for people about a fate; "?" of a number that is none. */
UNBANK_API const char *unbank_fate_sentence(enum unbank_fate fate);

struct unbank_candidate {
  struct unbank_price price; /* of one that was not evaluated wavefronts and cycles are bounds, and
                                the rest is not known */
  bool is_evaluated;
  uint64_t bytes;  /* that the array takes; 0 of dynamic memory */
  unsigned blocks; /* resident on an SM, of the kernel that has fewest; 0: no kernel uses it */
  enum unbank_fate fate;
  struct unbank_shape harmed; /* HARMS_SHAPE: the first such shape; x == 0: not known */
};

/* One array, or its clone for one kernel. */
struct unbank_choice {
  const char *const *arrays; /* mangled names, several of arrays that meet in one pointer */
  size_t array_count;
  const char *kernel;                        /* mangled; NULL: one layout for all its kernels */
  const struct unbank_candidate *candidates; /* identity first, then by cycles */
  size_t candidate_count;
  size_t considered;   /* layouts that were looked at, most of them by a bound alone */
  double ideal;        /* wavefronts of the accesses to it, without a conflict */
  double least_gain;   /* cycles that a layout must save to be chosen */
  double total_cycles; /* of its kernels, with identity here and what is chosen elsewhere */
};

/* What a block asks of its SM (docs/choice.md). */
struct unbank_block_work {
  double wavefronts, accesses; /* of shared memory */
  double instructions;         /* besides; of the blocks of code that access shared memory */
  double added;                /* for the addresses of layouts */
  double global_bytes;         /* that all lanes together move to and from other memory, at least:
                                  loops of unknown length without an access to shared memory run
                                  once */
  uint64_t shared_bytes;       /* static */
  unsigned blocks;             /* resident on an SM */
  unsigned warps;              /* of a block */
  double cycles;               /* of all that, by the formula of the choice */
  double products;             /* of the instructions: those that become one with their sum */
  double global_bytes_most;    /* the same if these loops run 32 times */
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
  bool is_complete;   /* no other code accesses it than what is told of */
};

/* Warp executions of an access that look alike, before any layout. */
struct unbank_execution {
  const char *kernel;        /* mangled */
  const char *const *arrays; /* as of a choice */
  size_t array_count;
  const struct unbank_declared *declared;
  const char *access; /* its id in the report */
  bool is_after;      /* as the hardware executes it under the layout that is chosen */
  enum unbank_op op;
  unsigned bytes;                /* that a lane moves */
  bool is_known;                 /* its offsets are; else only who is active */
  uint32_t active, certain;      /* lanes that may be; and that are */
  uint32_t offset[UNBANK_LANES]; /* bytes from the array's start */
  uint32_t moved; /* all lanes may lie multiples of so many bytes elsewhere; 0: they do not */
  double count;   /* executions of a block; loops of unknown length run 32 times */
};

#ifdef __cplusplus
}
#endif
#endif
