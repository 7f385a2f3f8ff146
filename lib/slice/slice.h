/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A program slice: the part of a function that determines which lanes reach its accesses and which
 * addresses they use. Floating-point arithmetic, global memory and loops without shared accesses
 * drop out.
 *
 *   slot    a needed IR value, or one element of a needed vector; when a warp is run, each slot
 *           holds one lane value (lanes/value/value.h)
 *   step    one operation, slot <- slots, or an access; the steps of a block are in IR order
 *   block   a basic block: its steps, its successors, and where its paths reconverge
 *
 * A block is needed if it must really be visited: it contains an access, a call that leads to one,
 * or a needed definition; or it is a predecessor of a needed phi, which must know the incoming
 * edge. A branch on which a needed block is control dependent (Ferrante et al. 1987) is followed,
 * and its condition is needed; any other branch jumps straight to its immediate post-dominator.
 * Needed values and blocks grow to a fixed point. */
#ifndef UNBANK_SLICE_SLICE_H
#define UNBANK_SLICE_SLICE_H

#include <llvm-c/Target.h>

#include "model/model.h"
#include "support/map.h"

enum { SLICE_NONE = UINT32_MAX };  /* no slot, block, loop or slice */
enum { ALIKE_STEP_MAX = 1 << 16 }; /* the largest power of two in `alike_step` */

/* X(enumerator): integer operations on two slots; value.c has the arithmetic. */
/* clang-format off */
#define SLICE_BINARY_OPS(X)                                                                        \
  X(ADD) X(SUB) X(MUL) X(AND) X(OR) X(XOR) X(SHL) X(LSHR) X(ASHR)                                  \
  X(UDIV) X(SDIV) X(UREM) X(SREM) X(UMIN) X(UMAX) X(SMIN) X(SMAX) X(UMULHI) X(SMULHI)              \
  X(UMUL24) X(SMUL24) X(UADDSAT) X(SADDSAT) X(USUBSAT) X(SSUBSAT) X(UCMP) X(SCMP)                  \
  X(EQ) X(NE) X(ULT) X(ULE) X(UGT) X(UGE) X(SLT) X(SLE) X(SGT) X(SGE)
/* clang-format on */

/* X(enumerator): operations on one slot. */
#define SLICE_UNARY_OPS(X) X(ABS) X(BITREVERSE) X(CTPOP) X(CTLZ) X(CTTZ) X(BSWAP)

enum step_op {
#define X(name) STEP_##name,
  SLICE_BINARY_OPS(X) SLICE_UNARY_OPS(X)
#undef X
      STEP_COPY, /* a, whatever its width: freeze, pointer casts */
  STEP_LEAVE,    /* a, as seen outside the loops in which it was computed: leaving.h */
  STEP_ZEXT,     /* from `from` bits to `width` */
  STEP_SEXT,
  STEP_TRUNC,
  STEP_SCALED, /* a + b * number: one index of a GEP; without b (SLICE_NONE), a + number */
  STEP_SELECT, /* a ? b : c */
  STEP_FSHL,   /* funnel shifts of a:b by c */
  STEP_FSHR,
  STEP_SHUFFLE, /* a from the lane that b names; number: an enum shuffle, plus SHUFFLE_CLAMP times
                   the operand that bounds segments of lanes */
  STEP_SPECIAL, /* a special register; number: an enum special */
  STEP_UNIFORM, /* uniform if a, its address, is: a load; if `number` is an enum float_source,
                   uniform if a and b are: computed from floats */
  STEP_VOTE, /* combines the lanes' values, uniform if a, their mask (or SLICE_NONE), is: a vote, a
                sum over the warp */
  STEP_CONSTANT, /* a load of memory that is not written while the kernel runs: like STEP_UNIFORM,
                    and equal for all warps that load one address */
  STEP_DATA,     /* unknown; if not 0, `number` - 1 is one of the slices' `given` */
  STEP_CALL,     /* a call of slices[number] with the arguments call_args[a .. a + b) */
  STEP_ACCESS,   /* access `number` through pointer a, by the lanes that its guard b enables */
};

/* X(enumerator, register, name in reports when it is a symbol) */
/* clang-format off */
#define SLICE_SPECIALS(X)                                                                          \
  X(TID_X, "tid.x", "")                                                                            \
  X(TID_Y, "tid.y", "")                                                                            \
  X(TID_Z, "tid.z", "")                                                                            \
  X(NTID_X, "ntid.x", "")                                                                          \
  X(NTID_Y, "ntid.y", "")                                                                          \
  X(NTID_Z, "ntid.z", "")                                                                          \
  X(LANEID, "laneid", "")                                                                          \
  X(WARPID, "warpid", "")                                                                          \
  X(NWARPID, "nwarpid", "")                                                                        \
  X(WARPSIZE, "warpsize", "")                                                                      \
  X(LANEMASK_EQ, "lanemask.eq", "")                                                                \
  X(LANEMASK_LT, "lanemask.lt", "")                                                                \
  X(LANEMASK_LE, "lanemask.le", "")                                                                \
  X(LANEMASK_GT, "lanemask.gt", "")                                                                \
  X(LANEMASK_GE, "lanemask.ge", "")                                                                \
  X(CTAID_X, "ctaid.x", "blockIdx.x")                                                              \
  X(CTAID_Y, "ctaid.y", "blockIdx.y")                                                              \
  X(CTAID_Z, "ctaid.z", "blockIdx.z")                                                              \
  X(NCTAID_X, "nctaid.x", "gridDim.x")                                                             \
  X(NCTAID_Y, "nctaid.y", "gridDim.y")                                                             \
  X(NCTAID_Z, "nctaid.z", "gridDim.z")                                                             \
  X(LAYOUT_BYTES, "bytes of a layout", "")                                                         \
  X(LAYOUT_BASE, "base of a layout", "")
/* clang-format on */
enum special {
#define X(name, reg, symbol) SPECIAL_##name,
  SLICE_SPECIALS(X)
#undef X
      SPECIAL_COUNT
};

/* What a STEP_UNIFORM is computed from. */
enum float_source { NO_FLOAT, PLAIN_FLOAT, LOADED_FLOAT };

/* How b names the lane. */
enum shuffle { SHUFFLE_IDX, SHUFFLE_UP, SHUFFLE_DOWN, SHUFFLE_BFLY, SHUFFLE_CLAMP };

struct step {
  uint8_t op;    /* enum step_op */
  uint8_t width; /* of the result; for a comparison, of the operands; pointers count as 64 bits */
  uint8_t from;  /* of the operand of an extension, in bits */
  uint32_t out, a, b, c;
  int64_t number;
};

/* Roots of values without coordinates: unknown values, loads, results of floating-point arithmetic,
 * and combinations of other lanes' values. */
#define SLICE_ROOT_DATA "data"
#define SLICE_ROOT_LOADED "a loaded value"
#define SLICE_ROOT_COMPUTED "a float"
#define SLICE_ROOT_LOADED_FLOAT "a loaded float"
#define SLICE_ROOT_VOTE "a vote"

/* What is known of a value before anything is run (roots.c). */
struct slot_facts {
  uint64_t roots;  /* set of roots that it depends on; empty if it can be computed for every lane */
  uint64_t values; /* the subset from which its number is computed; the others only end loops */
  bool varies;     /* lanes of a warp may differ */
  bool by_thread;  /* threads of the block may differ, perhaps only across warps */
  bool data;       /* lanes may differ in ways that their coordinates do not explain */
};

struct slot {
  LLVMValueRef ir; /* NULL for an intermediate of a GEP, and for a vector element */
  /* The vector whose element it is, or NULL; slots of one vector are consecutive. */
  LLVMValueRef vector;
  uint32_t element; /* its index in the vector */
  uint32_t block;   /* where it is defined; SLICE_NONE for constants and arguments */
  bool local;       /* used only by steps of its own block, so old values need not be kept */
  bool is_constant;
  int64_t constant;
  uint32_t array;                  /* 1 + id of the array, if the constant is an address in one */
  uint32_t first_step, step_count; /* the steps that compute it, in slice.decoded */
  uint32_t *stopped; /* of a guard: lanes that it does not let through, by warp (lanes/room.h);
                         NULL: it is none */
  struct slot_facts facts;
};

struct slice_phi {
  uint32_t out;
  uint32_t staged;    /* slot that holds arriving values until all lanes have arrived */
  uint32_t *incoming; /* slots, by index in the block's predecessors */
  /* In a loop header, for {start,+,step}: the step is a constant, or `step` times a slot. */
  bool has_step;
  int64_t step;
  uint32_t step_slot;
  /* Or the phi moves by multiples of alike_step, equally in all lanes as long as these slots are
   * uniform. */
  uint32_t alike_step; /* a power of two; 0 if not so */
  uint32_t *alike;
  uint32_t alike_count;
  bool is_geometric; /* in a loop header: multiplied or divided by a constant per iteration */
  uint32_t toggled;  /* in a loop header: the bits that each iteration flips; 0: none */
};

struct slice_case {
  int64_t value; /* of the condition, sign-extended: true is -1 */
  uint32_t arm;
};

struct slice_block {
  LLVMBasicBlockRef ir;
  bool needed, follow; /* whether it is visited, and whether its branch is followed */
  uint32_t condition;  /* slot, if followed */
  uint32_t reconverge; /* immediate post-dominator */
  uint32_t rank;       /* in reverse post-order: but for back edges, edges lead to higher ranks */
  uint32_t loop;       /* the innermost */
  uint32_t result;     /* slot of the value returned here */
  uint32_t *arms;      /* distinct successors */
  uint32_t arm_count;
  struct slice_case *cases; /* condition values that lead to arms other than arms[default_arm] */
  uint32_t case_count, default_arm;
  LIST_OF(uint32_t) predecessors;
  LIST_OF(uint32_t) controllers;  /* branches on which it is control dependent */
  LIST_OF(uint32_t) reconverging; /* followed branches whose arms reconverge here */
  LIST_OF(struct slice_phi) phis;
  LIST_OF(struct step) steps;
};

struct slice_loop {
  uint32_t header, parent;
  bool counted;               /* `trips` is set */
  uint64_t trips;             /* the constant trip count, by LLVM; 0: it is not constant */
  LIST_OF(uint32_t) exits;    /* blocks with followed branches that can leave it */
  LIST_OF(uint32_t) deciders; /* these, plus blocks of branches in it that decide whether an
                                 iteration reaches one of them */
  bool concrete; /* some exit depends only on values known for every lane: run iteration by
                    iteration */
  bool forks;    /* its exits lead to several blocks */
  bool leaks;    /* values from it are used outside other than by a phi at an exit's target */
  bool lives_on; /* values from it are used outside in any way */
  /* > 0: too long to run, but each of its blocks that runs at all runs this often. */
  uint64_t folded;
  uint64_t roots; /* of its exits, if not concrete */
  bool data;      /* data may make lanes leave it in different iterations */
};

struct slice {
  LLVMValueRef function;
  struct map block_numbers, slot_numbers;
  LIST_OF(struct slice_block) blocks;
  LIST_OF(struct slot) slots;
  LIST_OF(struct slice_loop) loops;
  LIST_OF(struct step) decoded;
  LIST_OF(uint32_t) call_args;
  uint8_t *sides;      /* by slot, enum slice_side: sides.h */
  bool *loop_diverges; /* by loop: when run, an iteration that stands for all had lanes that leave
                          and others that stay (warp.h) */
  uint32_t *arguments; /* slots by argument number; SLICE_NONE if not needed */
  uint32_t argument_count;
  bool returns_needed;
};

enum { SLICE_ROOTS_MAX = 64 }; /* the last one stands for all further ones */

/* The slices of a kernel: list[0] is the kernel itself, the others are functions that lead to
 * accesses. */
struct slices {
  const struct module *module;
  struct arena *arena;
  const struct kernel *kernel;
  LLVMTargetDataRef layout;
  struct map numbers;        /* function -> index in `list` */
  struct map launch_numbers; /* of the kernel (address/launch_numbers.h) */
  struct map first_access;   /* instruction -> its first access; its other pieces follow */
  LIST_OF(struct slice) list;
  const char *roots[SLICE_ROOTS_MAX]; /* names of the unknowns that values come from, for reports:
                                         "n", "blockIdx.x" */
  unsigned root_count;
  /* Roots that locate a block in the data: blockIdx, counters of folded loops. */
  uint64_t coordinates;
  uint64_t counters; /* the coordinates that are counters */
  uint64_t votes;    /* the root of warp-wide combinations */
  /* Local variables that stay in memory because functions that are not inlined are given them:
   * nothing is known of what they hold. Their roots, and the names of these. */
  LIST_OF(const char *) given;
  uint64_t given_roots;
};

/* Allocated in `arena`, texts in the module's. NULL if the kernel cannot reach any access. */
struct slices *unbank_slices(const struct module *module, const struct kernel *kernel,
                             struct arena *arena);

/* The slot of a value, which becomes needed. A new slot of an instruction is decoded later
 * (decode.c). */
uint32_t unbank_slice_need(struct slices *slices, struct slice *slice, LLVMValueRef value);
/* The slot of an operand of `user`, which becomes needed. If `user` is a phi or select that leads
 * to joined arrays, a pointer that leads nowhere counts as one of theirs. */
uint32_t unbank_slice_need_in(struct slices *slices, struct slice *slice, LLVMValueRef user,
                              LLVMValueRef value);
/* The slot of an element of a vector, which becomes needed; SLICE_NONE if it has no slot of its
 * own. */
uint32_t unbank_slice_need_element(struct slices *slices, struct slice *slice, LLVMValueRef vector,
                                   uint32_t element);

/* The instruction that computes a slot, perhaps along with others, or another kind of value; NULL
 * for an intermediate. */
static inline LLVMValueRef slot_value(const struct slot *slot) {
  return slot->ir ? slot->ir : slot->vector;
}

static inline bool slice_loop_contains(const struct slice *slice, uint32_t loop, uint32_t block) {
  uint32_t inner = slice->blocks.items[block].loop;
  while (inner != SLICE_NONE && inner != loop)
    inner = slice->loops.items[inner].parent;
  return inner == loop;
}

/* Whether the branch of a block decides which lanes leave a loop. */
static inline bool slice_loop_decides(const struct slice_loop *loop, uint32_t block) {
  for (size_t i = 0; i < loop->deciders.count; i++)
    if (loop->deciders.items[i] == block)
      return true;
  return false;
}

#endif
