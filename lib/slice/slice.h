/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A slice: what of a function decides which lanes reach its accesses and where they point, and
 * nothing else. Float arithmetic, global memory and loops without shared accesses fall away.
 *
 *   slot    a number for each needed IR value, or for each element of a vector; a warp keeps one
 *           lane value per slot
 *   step    one operation slot <- slots, or an access; the steps of a block run in IR order
 *   block   a basic block: its steps, its successors, and where its paths meet again
 *
 * A block is needed when it must really be visited: it holds an access, a call that leads to one,
 * or a needed definition; or it is the predecessor of a needed phi, which must know the edge. A
 * branch that decides whether a needed block is visited (one on which it is control dependent,
 * Ferrante et al. 1987) is followed and its condition is needed; any other jumps straight to its
 * immediate post-dominator. Needed values and needed blocks grow until nothing is added.
 */
#ifndef UNBANK_SLICE_SLICE_H
#define UNBANK_SLICE_SLICE_H

#include <llvm-c/Target.h>

#include "model/model.h"
#include "support/map.h"

enum { SLICE_NONE = UINT32_MAX };  /* no slot, block, loop, slice */
enum { ALIKE_STEP_MAX = 1 << 16 }; /* the largest power of two that `alike_step` may be */

/* X(enumerator): integer operations on two slots; value.c has the arithmetic. */
/* clang-format off */
#define SLICE_BINARY_OPS(X)                                                                        \
  X(ADD) X(SUB) X(MUL) X(AND) X(OR) X(XOR) X(SHL) X(LSHR) X(ASHR)                                  \
  X(UDIV) X(SDIV) X(UREM) X(SREM) X(UMIN) X(UMAX) X(SMIN) X(SMAX) X(UMULHI) X(SMULHI)              \
  X(UMUL24) X(SMUL24) X(UADDSAT) X(SADDSAT) X(USUBSAT) X(SSUBSAT) X(UCMP) X(SCMP)                  \
  X(EQ) X(NE) X(ULT) X(ULE) X(UGT) X(UGE) X(SLT) X(SLE) X(SGT) X(SGE)
/* clang-format on */

/* On one slot. */
#define SLICE_UNARY_OPS(X) X(ABS) X(BITREVERSE) X(CTPOP) X(CTLZ) X(CTTZ) X(BSWAP)

enum step_op {
#define X(name) STEP_##name,
  SLICE_BINARY_OPS(X) SLICE_UNARY_OPS(X)
#undef X
      STEP_COPY, /* a, whatever its width: freeze, pointer casts */
  STEP_LEAVE,    /* a, as it is outside the loops that it was computed in: leaving.h */
  STEP_ZEXT,     /* from `from` bits to width */
  STEP_SEXT,
  STEP_TRUNC,
  STEP_SCALED, /* a + b * number: one index of a GEP; b may be SLICE_NONE: a + number */
  STEP_SELECT, /* a ? b : c */
  STEP_FSHL,   /* funnel shifts of a:b by c */
  STEP_FSHR,
  STEP_SHUFFLE, /* a of the lane that b names: number is an enum shuffle, and from SHUFFLE_CLAMP on
                   the operand that bounds segments of lanes */
  STEP_SPECIAL, /* a special register: number is an enum special */
  STEP_UNIFORM, /* a value the same for all lanes when a (its address) is: a load; where `number`,
                   when a and b are: what floats make of them */
  STEP_VOTE, /* what lanes make of numbers of theirs, the same for all of them when a (their mask,
                or SLICE_NONE) is: a vote, a sum over the warp */
  STEP_CONSTANT, /* a load of memory that nothing writes while the kernel runs: uniform as
                    STEP_UNIFORM is, and one number for all warps that load one address */
  STEP_DATA,     /* nothing is known of it */
  STEP_CALL, /* of slices[number]; its arguments are the slice's call_args from `a` on, `b` of them
              */
  STEP_ACCESS, /* access `number` through the pointer a, by lanes that its guard b leaves */
};

/* X(enumerator, register, what reports call it when it is a symbol) */
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

/* How b names the lane. */
enum shuffle { SHUFFLE_IDX, SHUFFLE_UP, SHUFFLE_DOWN, SHUFFLE_BFLY, SHUFFLE_CLAMP };

struct step {
  uint8_t op;    /* enum step_op */
  uint8_t width; /* bits of the result; of the operands for a comparison; pointers count as 64 */
  uint8_t from;  /* bits of the operand of an extension */
  uint32_t out, a, b, c;
  int64_t number;
};

/* Roots of values that no coordinate explains: what nothing is known of, what is read from memory,
 * what is made of floats, and what is made of other lanes' values. */
#define SLICE_ROOT_DATA "data"
#define SLICE_ROOT_LOADED "a loaded value"
#define SLICE_ROOT_COMPUTED "a float"
#define SLICE_ROOT_VOTE "a vote"

/* What is known of a value before anything runs (roots.c). */
struct slot_facts {
  uint64_t roots;  /* bits of tracer roots it depends on: 0 means that it can be computed for every
                      lane */
  uint64_t values; /* those of them that its number is computed of; the others only end loops */
  bool varies;     /* lanes may differ */
  bool by_thread;  /* threads of a block may differ, perhaps only those of different warps */
  bool data;       /* lanes may differ in ways that no lane's coordinates explain */
};

struct slot {
  LLVMValueRef ir;     /* NULL for an intermediate of a GEP, and for an element of a vector */
  LLVMValueRef vector; /* whose element it is, or NULL; slots of one vector follow one another */
  uint32_t element;    /* its number in the vector */
  uint32_t block;      /* that defines it; SLICE_NONE for constants and arguments */
  bool local;          /* used by steps of its own block alone, so old values need not be kept */
  bool is_constant;
  int64_t constant;
  uint32_t array;                  /* 1 + id when the constant is an address in an array */
  uint32_t first_step, step_count; /* that compute it, in slice.decoded */
  struct slot_facts facts;
};

struct slice_phi {
  uint32_t out;
  uint32_t staged;    /* slot where values wait until all lanes have arrived */
  uint32_t *incoming; /* slot by index in the block's predecessors */
  /* In a loop header, of {start,+,step}: the constant step, or `step` times what a slot holds. */
  bool has_step;
  int64_t step;
  uint32_t step_slot;
  /* Or: it moves by multiples of alike_step, all lanes alike while none of these slots varies. */
  uint32_t alike_step; /* a power of two; 0: not so */
  uint32_t *alike;
  uint32_t alike_count;
  bool is_geometric; /* in a loop header: multiplied or divided by a constant in each iteration */
  uint32_t toggled;  /* likewise: the bits that are flipped in each iteration, or 0 */
};

struct slice_case {
  int64_t value; /* of the condition, sign-extended: true is -1 */
  uint32_t arm;
};

struct slice_block {
  LLVMBasicBlockRef ir;
  bool needed, follow; /* visited; its branch is followed */
  uint32_t condition;  /* slot, when it is followed */
  uint32_t reconverge; /* immediate post-dominator */
  uint32_t loop;       /* innermost */
  uint32_t result;     /* slot that is returned here */
  uint32_t *arms;      /* distinct successors */
  uint32_t arm_count;
  struct slice_case *cases; /* the values that do not lead to arms[default_arm] */
  uint32_t case_count, default_arm;
  LIST_OF(uint32_t) predecessors;
  LIST_OF(uint32_t) controllers;  /* branches that it is control dependent on */
  LIST_OF(uint32_t) reconverging; /* followed branches whose arms meet here */
  LIST_OF(struct slice_phi) phis;
  LIST_OF(struct step) steps;
};

struct slice_loop {
  uint32_t header, parent;
  bool counted;               /* LLVM was asked for its trips: */
  uint64_t trips;             /* when they are one constant, else 0 */
  LIST_OF(uint32_t) exits;    /* blocks of followed branches that can leave it */
  LIST_OF(uint32_t) deciders; /* these, and blocks of branches in it that decide whether an
                                 iteration comes to one of these */
  bool concrete;   /* some exit is decided by values known for every lane: run as it is */
  bool forks;      /* its exits lead to several blocks */
  bool leaks;      /* what it computes is used outside, not by way of a phi of an exit's target */
  bool lives_on;   /* what it computes is used outside in any way */
  uint64_t folded; /* > 0: too long to run, but every one of its blocks that runs at all runs this
                      often */
  uint64_t roots;  /* behind its exits, when it is not */
  bool data;       /* lanes may leave it one by one, as data says */
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
  bool *loop_diverges; /* by loop: an iteration that stood for all had lanes that leave and others
                  that stay, as it was run (warp.h) */
  uint32_t *arguments; /* slots by argument number, SLICE_NONE where not needed */
  uint32_t argument_count;
  bool returns_needed;
};

enum { SLICE_ROOTS_MAX = 64 }; /* the last one stands for all that came after it */

/* The slices of a kernel: list[0] is the kernel, the others are functions of the module that lead
 * to accesses. */
struct slices {
  const struct module *module;
  struct arena *arena;
  const struct kernel *kernel;
  LLVMTargetDataRef layout;
  struct map numbers;      /* functions to slices */
  struct map first_access; /* instructions to their first access; its other pieces follow it */
  LIST_OF(struct slice) list;
  const char *roots[SLICE_ROOTS_MAX]; /* what values come from that are not known, for people: "n",
                                         "blockIdx.x" */
  unsigned root_count;
  uint64_t coordinates; /* the roots that say where in the data a block works: blockIdx, counters of
                           folded loops */
  uint64_t counters;    /* these counters */
  uint64_t votes;       /* the root of what lanes vote */
};

/* They live in `arena`, their texts in the module's. NULL when no access can be reached from the
 * kernel. */
struct slices *unbank_slices(const struct module *module, const struct kernel *kernel,
                             struct arena *arena);

/* Asks for a value: its slot. A new slot of an instruction is decoded in turn (decode.c). */
uint32_t unbank_slice_need(struct slices *slices, struct slice *slice, LLVMValueRef value);
/* The same as an operand of `user`: a pointer that leads nowhere is one of the arrays', too, where
 * `user` leads to joined ones. */
uint32_t unbank_slice_need_in(struct slices *slices, struct slice *slice, LLVMValueRef user,
                              LLVMValueRef value);
/* The same for an element of a vector; SLICE_NONE where it has no slot of its own. */
uint32_t unbank_slice_need_element(struct slices *slices, struct slice *slice, LLVMValueRef vector,
                                   uint32_t element);

/* The instruction that computes a slot, perhaps with others; or another value; NULL for an
 * intermediate. */
static inline LLVMValueRef slot_value(const struct slot *slot) {
  return slot->ir ? slot->ir : slot->vector;
}

static inline bool slice_loop_contains(const struct slice *slice, uint32_t loop, uint32_t block) {
  uint32_t inner = slice->blocks.items[block].loop;
  while (inner != SLICE_NONE && inner != loop)
    inner = slice->loops.items[inner].parent;
  return inner == loop;
}

/* Whether the branch of a block decides who leaves a loop. */
static inline bool slice_loop_decides(const struct slice_loop *loop, uint32_t block) {
  for (size_t i = 0; i < loop->deciders.count; i++)
    if (loop->deciders.items[i] == block)
      return true;
  return false;
}

#endif
