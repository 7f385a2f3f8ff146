/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The recorder: gathers executions of accesses into patterns (trace.h), each kept once, in the
 * order in which they were first seen. */
#ifndef UNBANK_LANES_RECORD_H
#define UNBANK_LANES_RECORD_H

#include "lanes/trace.h"
#include "lanes/value/value.h"

enum {
  TRACE_PATTERNS_MAX = 4096, /* of one access; past it the rest counts as unknown */
};

#define RECORD_NEVER "never executed for this block shape"

/* A loop whose trips are not known, by the block that is its header, and such loops around it:
 * the next one, and the next one that executes it in each of its iterations. */
struct open_loop {
  LLVMBasicBlockRef header;
  const struct open_loop *around, *each;
};

/* One warp execution of an access, or `times` of them. */
struct execution {
  const struct access *access;
  const struct value *pointer;
  uint32_t may_mask, must_mask;
  uint32_t warp;                         /* its number in the block */
  const int64_t (*thread)[UNBANK_LANES]; /* threadIdx: x, y, z; NULL: nobody asks */
  double times;
  bool sampled;     /* seen in a sample: warp.h */
  uint64_t roots;   /* behind the number of executions, when it is per iteration */
  unsigned repeats; /* in so many loops whose trips are not known: */
  const struct open_loop *open, *each; /* the innermost, and the innermost that executes the access
                                          in each of its iterations; NULL: none */
  uint64_t decisions;     /* that symbols make of whether, and how often, it happens: warp.h */
  bool data;              /* data decides whether it happens */
  uint64_t deciders;      /* roots of that */
  uint64_t behind;        /* roots of the address */
  uint64_t behind_values; /* those of them that are in its number: slice.h */
};

struct recorder;
/* What the trace holds lives in `arena`, the recorder in `scratch`. */
struct recorder *unbank_recorder(struct arena *arena, struct arena *scratch, struct trace *trace,
                                 const struct slices *slices);
/* The symbol of an origin, an instruction or block, that is named after its roots. Two symbols of
 * one origin differ in `rank`. A coordinate says where in the data a block or iteration works:
 * blockIdx, a loop counter. */
struct symbol_origin {
  const void *origin;
  uint64_t roots;
  bool is_coordinate, is_counter; /* is_counter: of a loop's iterations */
  bool has_step;                  /* a counter that is one more in each of them */
  uint64_t trips;                 /* of a loop's counter, when they are known */
  unsigned rank;
};
uint32_t unbank_recorder_symbol(struct recorder *recorder, struct symbol_origin origin);
/* The origin of a symbol, by its number. */
const struct symbol_origin *unbank_recorder_origin(const struct recorder *recorder,
                                                   uint32_t symbol);
/* What a symbol is, for people: "n", "the counter of a loop that n ends". */
const char *unbank_recorder_name(const struct recorder *recorder,
                                 const struct symbol_origin *origin);
/* How a loop comes nearer to its end. */
struct pace {
  uint64_t roots;     /* that end it */
  double step;        /* by so much in each iteration; 0: not known */
  bool is_shared_out; /* lanes begin side by side, and each steps over the others' places */
};
/* Notes the pace of a loop; the last that is noted counts. */
void unbank_recorder_pace(struct recorder *recorder, const struct open_loop *loop,
                          struct pace pace);
/* What follows is recorded for the next case. */
void unbank_recorder_next(struct recorder *recorder);
bool unbank_recorder_has_coordinate(const struct recorder *recorder, const struct value *value);
void unbank_record(struct recorder *recorder, const struct execution *execution);
/* From now on only samples are recorded, of which all lanes' places are known but for what moves
 * them alike; dynamic memory is taken to have so many bytes. */
void unbank_recorder_samples(struct recorder *recorder, uint32_t dynamic_bytes);
/* Notes that executions of an access were not followed, and why. Behind all cases: it counts in the
 * last. */
void unbank_record_lost(struct recorder *recorder, const struct access *access, const char *reason);
/* The same after a cap on work: more executions may be missing, of any kind. */
void unbank_record_capped(struct recorder *recorder, const struct access *access,
                          const char *reason);
/* Completes the trace: weights' symbols, reasons. */
void unbank_recorder_finish(struct recorder *recorder);

#endif
