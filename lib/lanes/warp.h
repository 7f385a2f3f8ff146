/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Runs the slices of a kernel in lockstep, one warp at a time (warp.c: control flow; execute.c:
 * values).
 *
 * Lanes that diverge at a branch meet again at its immediate post-dominator, as on the hardware. A
 * block before that point to which several arms lead is run once per arm here, if the arms have
 * different lanes. ptxas was seen to let the lanes meet there already, so its accesses may be
 * executed less often than counted. If a symbol decides which arm all lanes take, at most one of
 * them leads there, so the block is run once: `if (n > 5 && m > n) return;` leaves behind one path.
 *
 *   path       lanes that run together: the block they are at, the block where they meet others
 *              again, and the context
 *   may_mask   the lanes that may be on the path
 *   must_mask  of these, the lanes that are on it whenever anything runs it
 *   context    what makes the number of runs uncertain: a loop whose trip count is a symbol, a
 *              branch on a symbol or on data
 *
 * Executions of one access may depend on different decisions: one warp takes an arm if (y + n) & 1
 * is 0, and the next warp takes the other arm. Then it is not known which of them happen in the
 * same launch, or what share each has in a mean. So a context records what decides about it by
 * identities (value.h): those of branch conditions, and of everything from which the trips of a
 * loop follow (trips.h).
 *
 * A branch whose condition is not known runs both arms. If the condition is uniform (`n > 5`),
 * both run with all lanes, and the counts behind it become counts "per iteration" of it. If it is
 * data, no lane is in the must_mask of an arm.
 *
 * In a loop of unknown trips, one iteration stands for all, with the header's phis at start + step
 * * a symbol. That says little if a stride doubles from one iteration to the next (scans, bitonic
 * sorts, reductions), for then the distance between lanes is a symbol. Since such a stride has few
 * values, the warps are run once more for samples: these iterations are run one by one, as if the
 * loop ended when the stride reaches SAMPLE_MAX. Samples do not tell what may happen, or how
 * often. They only tell the choice how wavefronts are distributed between the minimum and the
 * maximum. A third run takes only the first of these iterations, for loops that run once. */
#ifndef UNBANK_LANES_WARP_H
#define UNBANK_LANES_WARP_H

#include "lanes/record/record.h"
#include "lanes/residues.h"
#include "lanes/trace.h"
#include "lanes/value/value.h"
#include "slice/slice.h"

enum {
  TRACE_STEPS_MAX = 400000, /* executed steps for one kernel and block shape: about 15 ms */
  TRACE_CALL_DEPTH_MAX = 16,
  SAMPLE_MAX = 1 << 15,      /* no stride, in words, is longer in the memory of an SM */
  SAMPLE_STEPS_MAX = 100000, /* executed steps for all samples of one kernel */
};

struct context {
  const struct context *parent;
  uint32_t loop;                /* its number in the slice; SLICE_NONE for a branch or a call */
  uint32_t must_mask;           /* of the path when it entered the loop */
  const struct context *caller; /* for a call: the context of the call */
  /* For this context and all around it, except where it says "this context alone". */
  uint64_t roots;     /* of everything that makes the number of runs uncertain */
  uint64_t decisions; /* sum of everything by which symbols decide whether and how often it runs */
  unsigned repeats;   /* number of loops of unknown trips */
  const struct open_loop *open,
      *each;    /* the innermost of these, and the innermost without a branch in between; or NULL */
  uint32_t age; /* of the youngest symbol when the iteration of the innermost loop began */
  double times; /* each execution stands for so many: trips of folded loops */
  bool data;    /* data decides whether a lane is on this path */
  uint64_t deciders;    /* roots of the values by which data decides that */
  bool behind_branch;   /* data decides it by a branch, which few lanes may pass; not by a loop that
                           lanes leave one by one, but begin together, nor by its guard */
  bool is_rare;         /* one of these branches is rare (slice/sides.h) */
  uint64_t around_rare; /* roots of the loops of unknown trips around rare branches */
  uint64_t branchers;   /* roots of the values by which such branches decide */
  uint32_t data_parts;  /* number of contexts that add such a decision */
  bool sampled;         /* one of them is a sample */
  bool is_sample;       /* this context alone: an iteration of a loop that is run by itself */
  bool leaves;          /* this context alone: the last sample of its loop */
  bool is_later;        /* one of them is a sample other than its loop's first */
  /* This context alone: what it adds to `decisions`, unless it is there already. */
  uint64_t decision;
  uint32_t depth; /* number of contexts above it, each of which may be looked at in every step */
};

struct path {
  uint32_t block;
  /* Predecessor; SLICE_NONE if the arriving lanes have already staged their phi values. */
  uint32_t from;
  uint32_t reconverge; /* block at which the path ends; SLICE_NONE: the function's end */
  uint32_t join;       /* the path that continues there */
  bool waits;          /* others arrive at its block, where they reconverge, before it runs */
  uint32_t may_mask, must_mask;
  const struct context *context;
};

/* Lanes that take an arm of a branch: certainly, or if a symbol or data has some value. */
struct arm {
  uint32_t known, symbol, data;
};

/* A slice with the values of the warp that runs it. */
struct activation {
  const struct slice *slice;
  struct value *values; /* by slot */
  struct value result;
  uint32_t returned; /* lanes */
  bool active;
  size_t first_path;          /* its paths begin here in the stack */
  bool *noted;                /* by block: its accesses are marked as partial */
  bool *diverged;             /* by block: lanes have diverged at its branch */
  bool *assumed_by_iteration; /* by block: lanes come here by a branch whose condition was assumed
                                 and differs by iteration (value.h) */
  uint32_t *ways;             /* by block: number of the last arm seen to lead here; 0: none */
  uint32_t *reached;          /* room for all blocks to which an arm leads */
  uint32_t *walked;           /* by slot: number of the last walk (trips.h) that reached it */
};

struct machine {
  struct arena *arena;
  const struct module *module;
  struct slices *slices;
  struct trace *trace;
  struct recorder *recorder;
  struct residue_cases *residues;
  struct unbank_shape shape;
  struct activation *activations; /* by slice */
  LIST_OF(struct path) paths;
  struct arm *arms;                 /* room for the widest branch */
  struct value scratch, difference; /* results before they go to a slot */
  const char *cap;                  /* the cap on work that was reached, or NULL */
  unsigned depth;
  uint32_t age, walks, ways;
  uint32_t loop_age; /* of the context */
  uint32_t steps;
  bool sampling;     /* this is a run for samples */
  bool is_typical;   /* data is taken to be as it usually is: add_typical() in trace.c */
  bool has_diverged; /* lanes were seen to diverge at the exit of another loop, so the run must be
                        repeated */
  bool first_only;   /* only the first iteration of each loop is run */
  enum held_guards held_guards;
  bool holds_threads;               /* a guard on a thread's number alone was assumed to hold */
  struct whereabouts **whereabouts; /* by index of an access: who was in its array; or NULL */
  bool *partial;        /* by index of an access: only blocks that are not full get here */
  bool *shared;         /* by index of an access: diverged lanes get here by several ways */
  uint32_t warp, lanes; /* the warp's number, and those of its lanes that exist */
  int64_t thread[3][UNBANK_LANES]; /* x, y, z */
};

/* Whether iterations of a loop are run one by one for samples, if numbers tell them apart. */
bool unbank_is_sampled(const struct slice *slice, const struct slice_loop *loop);
/* Runs warp number `warp` of the block through the kernel. */
void unbank_warp_run(struct machine *machine, uint32_t warp);
/* Runs a slice for some lanes. The values of its arguments are in place. */
void unbank_run_slice(struct machine *machine, struct activation *activation, uint32_t may_mask,
                      uint32_t must_mask, const struct context *context);
/* Puts `inner` inside `parent`; returns `parent` itself for a branch or call that adds nothing. */
const struct context *unbank_context(struct machine *machine, const struct context *parent,
                                     struct context inner);

#endif
