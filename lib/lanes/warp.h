/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One warp at a time runs the slices of a kernel in lockstep (warp.c: control flow; execute.c:
 * values). Lanes that part at a branch meet again at its immediate post-dominator, as on the
 * hardware. Blocks that several arms lead to before that run once for each arm here. ptxas was seen
 * to let the lanes meet there already, so accesses in them may be executed less often.
 *
 *   path        lanes that run together: the block they are at, the block where they meet others
 *               again, and the context
 *   may_mask    the lanes that may be on the path
 *   must_mask   of these, the lanes that are on it whenever anything runs it
 *   context     what makes the number of runs uncertain: a loop whose trip count is a symbol, a
 *               branch on a symbol or on data
 *
 * Executions of one access may hang on different decisions: a warp takes an arm where (y + n) & 1
 * is 0, and the next one the other arm. Which of them happen in one launch is not known then, nor
 * what share each has in a mean. So a context says what decides about it, by identities (value.h):
 * of the conditions of branches, and of all that the trips of a loop follow from (trips.h).
 *
 * A branch whose condition is not known runs both arms. When the condition is uniform (`n > 5`)
 * both run with all lanes, and the counts become "per iteration" of what is behind it; when it is
 * data no lane is in the must_mask of an arm.
 *
 * Of a loop whose trips are not known one iteration stands for all, in which the header's phis are
 * start + step * a symbol. That tells little where a stride doubles from one iteration to the next
 * (scans, bitonic sorts, reductions): how far lanes are apart is a symbol then. Such a number has
 * few values. So a warp is run once more for samples, in which these iterations are run one by
 * one, as if the loop ended where the number reaches SAMPLE_MAX. They do not say what may happen,
 * nor how often: only how wavefronts are spread between the least and the most, for the choice.
 * Loops that run once run the first of these iterations, which a third run has by itself. */
#ifndef UNBANK_LANES_WARP_H
#define UNBANK_LANES_WARP_H

#include "lanes/record/record.h"
#include "lanes/residues.h"
#include "lanes/trace.h"
#include "lanes/value/value.h"
#include "slice/slice.h"

enum {
  TRACE_STEPS_MAX = 400000, /* executed steps of one kernel and block shape: about 15 ms */
  TRACE_CALL_DEPTH_MAX = 16,
  SAMPLE_MAX = 1 << 15,      /* no stride in words is longer, in the memory of an SM */
  SAMPLE_STEPS_MAX = 100000, /* executed steps for all samples of one kernel */
};

struct context {
  const struct context *parent;
  uint32_t loop;                /* number in the slice; SLICE_NONE for a branch or a call */
  uint32_t must_mask;           /* of the path when it entered the loop */
  const struct context *caller; /* of a call: the context that it stands in */
  /* Of this context and all around it, but for those of "this context alone". */
  uint64_t roots;     /* of what makes the number of runs uncertain */
  uint64_t decisions; /* sum of all that symbols decide of whether, and how often, it runs */
  unsigned repeats;   /* how many loops have trips that are not known */
  const struct open_loop *open, *each; /* the innermost of these; and the innermost that no branch
                                          lies in between; NULL: none */
  uint32_t age;        /* of the youngest symbol when the innermost loop's iteration began */
  double times;        /* each execution stands for so many: trips of folded loops */
  bool data;           /* data decides whether a lane is on this path */
  uint64_t deciders;   /* roots of the values by which data decides so */
  bool behind_branch;  /* the same by a branch, which a few lanes may pass; not by a loop that they
                          leave one by one, and begin together */
  uint32_t data_parts; /* how many contexts add such a decision */
  bool sampled;        /* one of them is a sample */
  bool is_sample;      /* this context alone: an iteration of a loop that is run by itself */
  bool leaves;         /* this context alone: the last sample of its loop */
  bool is_later;       /* one of them is a sample that is not its loop's first */
  uint64_t decision;   /* this context alone: what it adds to `decisions`, unless that has it */
  uint32_t depth;      /* contexts above it: each may be looked at in every step */
};

struct path {
  uint32_t block;
  uint32_t from; /* predecessor; SLICE_NONE when phi values were staged by the lanes that arrived */
  uint32_t reconverge; /* block where the path ends; SLICE_NONE: the function's end */
  uint32_t join;       /* the path that goes on from there */
  uint32_t may_mask, must_mask;
  const struct context *context;
};

struct arm { /* lanes that take it: for certain, if a symbol says so, if data says so */
  uint32_t known, symbol, data;
};

/* A slice with the values of the warp that is running it. */
struct activation {
  const struct slice *slice;
  struct value *values; /* by slot */
  struct value result;
  uint32_t returned; /* lanes */
  bool active;
  bool *noted;                /* by block: its accesses are marked as partial */
  bool *diverged;             /* by block: lanes have diverged at its branch */
  bool *assumed_by_iteration; /* by block: lanes come there by a branch whose condition was assumed,
                        and differs by iteration (value.h) */
  uint32_t *ways;    /* by block: number of the last arm that was seen to lead there; 0: none */
  uint32_t *reached; /* room for all blocks that an arm leads to */
  uint32_t *walked;  /* by slot: number of the last walk (trips.h) that came to it */
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
  struct value scratch, difference; /* results on their way to a slot */
  const char *cap;                  /* the cap on work that was reached, or NULL */
  unsigned depth;
  uint32_t age, walks, ways;
  uint32_t loop_age; /* the context's */
  uint32_t steps;
  bool sampling;     /* this is a run for samples */
  bool has_diverged; /* lanes were seen to diverge at the exit of another loop: the run
                      is to be repeated */
  bool first_only;   /* of each loop's first iteration alone */
  enum held_guards held_guards;
  bool *partial;        /* by place of an access: only blocks that are not full come here */
  bool *shared;         /* by place of an access: lanes that diverged come here on several ways */
  uint32_t warp, lanes; /* number of the warp, and its lanes that exist */
  int64_t thread[3][UNBANK_LANES]; /* x, y, z */
};

/* Whether iterations of a loop are run one by one for samples, where numbers tell them apart. */
bool unbank_is_sampled(const struct slice *slice, const struct slice_loop *loop);
/* Runs warp number `warp` of the block through the kernel. */
void unbank_warp_run(struct machine *machine, uint32_t warp);
/* Runs a slice for some lanes; its arguments' values are in place. */
void unbank_run_slice(struct machine *machine, struct activation *activation, uint32_t may_mask,
                      uint32_t must_mask, const struct context *context);
/* `inner` as a context inside `parent`; for a branch or call that adds nothing, `parent` itself. */
const struct context *unbank_context(struct machine *machine, const struct context *parent,
                                     struct context inner);

#endif
