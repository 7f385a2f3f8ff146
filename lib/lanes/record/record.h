/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The recorder turns the warp executions of accesses into patterns (trace.h). Equal patterns are
 * stored once, in the order in which they were first seen; each keeps a list of its base offsets
 * and how often each occurred.
 *
 * Roots, here and below, are bit sets over slices.roots: the arguments, registers and loads that a
 * value depends on. */
#ifndef UNBANK_LANES_RECORD_RECORD_H
#define UNBANK_LANES_RECORD_RECORD_H

#include "lanes/record/patterns.h"
#include "lanes/value/value.h"

enum {
  TRACE_PATTERNS_MAX = 4096, /* per access; the rest is recorded as unknown */
};

/* A loop with an unknown trip count. `around` is the next such loop outside it; `each` is the next
 * one that executes this loop in every iteration. */
struct open_loop {
  LLVMBasicBlockRef header;
  const struct open_loop *around, *each;
};

/* One warp execution of an access, standing for `times` of them. */
struct execution {
  const struct access *access;
  const struct value *pointer;
  uint32_t may_mask, must_mask;
  uint32_t warp;                         /* index in the block */
  const int64_t (*thread)[UNBANK_LANES]; /* threadIdx as x, y, z; NULL if not needed */
  double times;
  bool sampled;     /* seen while sampling: warp.h */
  uint64_t roots;   /* that determine the execution count, when it is per iteration */
  unsigned repeats; /* how many loops of unknown trip count enclose it */
  const struct open_loop *open, *each; /* the innermost such loop, and the innermost that executes
                                          the access in every iteration; NULL if none */
  uint64_t decisions;   /* hash of the symbolic conditions that determine whether and how often it
                           happens: warp.h */
  bool data;            /* whether it happens depends on data */
  uint64_t deciders;    /* roots of that data */
  bool behind_branch;   /* it depends on a branch by data that ends no loop */
  uint64_t around_rare; /* roots of the loops of unknown trips around rare branches */
  uint64_t address_roots;
  uint64_t address_values; /* the roots that enter the address as a number, not only through a loop
                              exit: slot_facts */
};

struct recorder;
/* The trace's contents are allocated in `arena`, the recorder itself in `scratch`. */
struct recorder *unbank_recorder(struct arena *arena, struct arena *scratch, struct trace *trace,
                                 const struct slices *slices);
/* Where a symbol comes from: an instruction or block, and the roots it is named after. `rank` tells
 * apart several symbols of one origin. A coordinate locates the block or iteration in the data:
 * blockIdx, a loop counter. A part is what an operation leaves of a number, not the number that the
 * instruction computes. */
struct symbol_origin {
  const void *origin;
  uint64_t roots;
  bool is_part;
  bool is_coordinate, is_counter; /* is_counter: counts the iterations of a loop */
  bool has_step;                  /* a counter that grows by one per iteration */
  uint64_t trips;                 /* trip count of the loop it counts; 0 if unknown */
  unsigned rank;
};
uint32_t unbank_recorder_symbol(struct recorder *recorder, struct symbol_origin origin);
/* The origin of a symbol, by its number. */
const struct symbol_origin *unbank_recorder_origin(const struct recorder *recorder,
                                                   uint32_t symbol);
/* 1 + the number of the kernel's argument that a symbol is; 0: it is none. */
uint32_t unbank_recorder_argument(const struct recorder *recorder, uint32_t symbol);
/* What to call a symbol in reports: "n", "the counter of a loop that n ends". */
const char *unbank_recorder_name(const struct recorder *recorder,
                                 const struct symbol_origin *origin);
/* How fast a loop approaches its end. */
struct pace {
  uint64_t roots;     /* of the bound that ends it */
  double step;        /* per iteration, towards the bound; 0 if unknown */
  bool is_shared_out; /* lanes start side by side and stride over each other's elements */
};
/* Sets the pace of a loop; a later call overrides an earlier one. */
void unbank_recorder_pace(struct recorder *recorder, const struct open_loop *loop,
                          struct pace pace);
/* Ends a residue case; what follows belongs to the next one. */
void unbank_recorder_next(struct recorder *recorder);
bool unbank_recorder_has_coordinate(const struct recorder *recorder, const struct value *value);
void unbank_record(struct recorder *recorder, const struct execution *execution);
/* From now on, records only samples: executions whose addresses are known up to a term that shifts
 * all lanes alike. Dynamic memory is assumed to be `dynamic_bytes` long. */
void unbank_recorder_samples(struct recorder *recorder, uint32_t dynamic_bytes);
/* Notes that some executions of an access were not followed, and why. Called after the last case,
 * in which it is counted. */
void unbank_record_lost(struct recorder *recorder, const struct access *access, const char *reason);
/* Notes that a work limit was hit, `reason`, so that executions of any kind may be missing. Called
 * after the last case. */
void unbank_record_capped(struct recorder *recorder, const struct access *access,
                          const char *reason);
/* Completes the trace: weights, trip symbols, reasons. */
void unbank_recorder_finish(struct recorder *recorder);

#endif
