/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/facts.h"

#include <string.h>

#include "ir/guards.h"
#include "ir/ir.h"
#include "shim/shim.h"

enum {
  DEPTH_MAX = 12,
  PHI_DEPTH = 4,   /* what a phi costs of it: each of its ways is followed */
  GUARD_DEPTH = 4, /* above it, guards are asked */
  BLOCK_DIMENSION_MAX = 1024
};

struct question {
  const struct module *module;
  LLVMValueRef function;
  const struct unbank_shape *promise;
  struct place place; /* that is reached; no block: anywhere */
};

static struct range full_range(unsigned width, bool is_signed) {
  if (width >= 64)
    return (struct range){INT64_MIN, INT64_MAX};
  int64_t half = INT64_C(1) << (width - 1);
  return is_signed ? (struct range){-half, half - 1} : (struct range){0, 2 * half - 1};
}

static int64_t read_constant(LLVMValueRef value, bool is_signed) {
  return is_signed ? LLVMConstIntGetSExtValue(value) : (int64_t)LLVMConstIntGetZExtValue(value);
}

static struct range meet(struct range a, struct range b) {
  struct range both = {a.low > b.low ? a.low : b.low, a.high < b.high ? a.high : b.high};
  return both.low <= both.high ? both : a;
}

static struct range hull(struct range a, struct range b) {
  return (struct range){a.low < b.low ? a.low : b.low, a.high > b.high ? a.high : b.high};
}

static bool inside(struct range inner, struct range outer) {
  return inner.low >= outer.low && inner.high <= outer.high;
}

/* The exact result of the operation on integers; false when it has no 64-bit bounds. */
static bool combine(LLVMOpcode opcode, struct range a, struct range b, struct range *out) {
  int64_t corner[4];
  const int64_t as[] = {a.low, a.low, a.high, a.high}, bs[] = {b.low, b.high, b.low, b.high};
  for (int i = 0; i < 4; i++) {
    bool overflow;
    switch (opcode) {
    case LLVMAdd:
      overflow = __builtin_add_overflow(as[i], bs[i], &corner[i]);
      break;
    case LLVMSub:
      overflow = __builtin_sub_overflow(as[i], bs[i], &corner[i]);
      break;
    case LLVMMul:
      overflow = __builtin_mul_overflow(as[i], bs[i], &corner[i]);
      break;
    case LLVMShl:
      overflow =
          bs[i] < 0 || bs[i] > 61 || __builtin_mul_overflow(as[i], INT64_C(1) << bs[i], &corner[i]);
      break;
    default:
      overflow = true;
    }
    if (overflow)
      return false;
  }
  *out = (struct range){corner[0], corner[0]};
  for (int i = 1; i < 4; i++)
    *out = hull(*out, (struct range){corner[i], corner[i]});
  return true;
}

/* threadIdx and blockDim; false for any other call. */
static bool special_register(const struct question *question, LLVMValueRef call,
                             struct range *out) {
  static const char prefix[] = "llvm.nvvm.read.ptx.sreg.";
  const char *name = LLVMIsACallInst(call) ? unbank_value_name(LLVMGetCalledValue(call)) : "";
  if (strncmp(name, prefix, sizeof prefix - 1))
    return false;
  name += sizeof prefix - 1;
  bool tid = !strncmp(name, "tid.", 4), ntid = !strncmp(name, "ntid.", 5);
  if (!tid && !ntid) {
    *out = (struct range){0, UNBANK_LANES - 1};
    return !strcmp(name, "laneid");
  }
  unsigned dimensions[] = {BLOCK_DIMENSION_MAX, BLOCK_DIMENSION_MAX, BLOCK_DIMENSION_MAX};
  if (question->promise)
    memcpy(dimensions,
           (unsigned[]){question->promise->x, question->promise->y, question->promise->z},
           sizeof dimensions);
  unsigned axis = (unsigned)(name[strlen(name) - 1] - 'x');
  if (axis > 2)
    return false;
  int64_t size = dimensions[axis];
  *out = tid ? (struct range){0, size - 1} : (struct range){question->promise ? size : 1, size};
  return true;
}

static struct range ask(const struct question *question, LLVMValueRef value, bool is_signed,
                        unsigned depth);

/* and, or, xor, lshr, udiv, urem of values that are not negative: bounds from the operands' bounds.
 */
static bool combine_bits(LLVMOpcode opcode, struct range a, struct range b, struct range *out) {
  bool b_nneg = b.low >= 0;
  if (opcode == LLVMAnd && (a.low >= 0 || b_nneg)) {
    int64_t high = a.low < 0 ? b.high : !b_nneg ? a.high : a.high < b.high ? a.high : b.high;
    *out = (struct range){0, high};
    return true;
  }
  if (opcode == LLVMURem && b.low > 0 && b.low == b.high) {
    *out = (struct range){0, b.high - 1};
    return true;
  }
  if (a.low < 0 || !b_nneg)
    return false;
  int64_t bits = (a.high | b.high) > INT64_MAX / 2 ? INT64_MAX : 1;
  while (bits <= (a.high | b.high) && bits != INT64_MAX)
    bits *= 2;
  switch ((int)opcode) {
  case LLVMOr:
  case LLVMXor:
    *out = (struct range){0, bits == INT64_MAX ? bits : bits - 1};
    return true;
  case LLVMLShr:
    *out = (struct range){b.high > 62 ? 0 : a.low >> b.high, b.low > 62 ? 0 : a.high >> b.low};
    return true;
  case LLVMUDiv:
    if (b.low <= 0)
      return false;
    *out = (struct range){a.low / b.high, a.high / b.low};
    return true;
  default:
    return false;
  }
}

/* A loop's phi, by induction: e the range on entry, [g.low, g.high] what the back edge's guards say
 * of the next value, s of its step. For 0 <= s, next = phi + s, and next <= U on the back edge:
 *
 *     e.low <= phi <= max(e.high, U)      if then phi + s does not wrap, so that next >= phi
 *
 * U is g.high, or h.high + s.high where the guards say that phi <= h.high. Downwards alike. */
static bool range_of_step(const struct question *edge, LLVMValueRef phi, LLVMValueRef next,
                          struct range e, unsigned depth, struct range *out) {
  struct range all = full_range(LLVMGetIntTypeWidth(LLVMTypeOf(phi)), true);
  struct range g = meet(all, unbank_guarded_range(edge->module, edge->place, next));
  struct range h = meet(all, unbank_guarded_range(edge->module, edge->place, phi)), s, sum;
  bool first = LLVMGetOperand(next, 0) == phi;
  if (!first && LLVMGetOperand(next, 1) != phi)
    return false;
  s = ask(edge, LLVMGetOperand(next, first ? 1 : 0), true, depth);
  bool up = s.low >= 0;
  if (!up && s.high > 0)
    return false;
  if (combine(LLVMAdd, h, s, &sum) && inside(sum, all))
    g = meet(g, sum);
  *out = up ? (struct range){e.low, g.high > e.high ? g.high : e.high}
            : (struct range){g.low < e.low ? g.low : e.low, e.high};
  return LLVMGetNSW(next) || (combine(LLVMAdd, *out, s, &sum) && inside(sum, all));
}

/* What the back edge brings to a loop's phi, as far as it is not e, the range on entry. */
static bool range_of_back_edge(const struct question *edge, LLVMValueRef phi, LLVMValueRef next,
                               struct range e, unsigned depth, struct range *out) {
  LLVMOpcode opcode = LLVMIsAInstruction(next) ? LLVMGetInstructionOpcode(next) : (LLVMOpcode)0;
  if (opcode == LLVMAdd && range_of_step(edge, phi, next, e, depth, out))
    return true;
  bool shrinks = opcode == LLVMLShr || opcode == LLVMAShr || opcode == LLVMUDiv;
  if (shrinks && LLVMGetOperand(next, 0) == phi && e.low >= 0) {
    *out = (struct range){0, e.high};
    return true;
  }
  *out = unbank_guarded_range(edge->module, edge->place, next);
  return out->low > INT64_MIN && out->high < INT64_MAX;
}

/* A phi that steps by s != 0 without wrapping, in a loop that ends only where phi + s == E: a phi
 * past E - s would step on until it wraps, and a branch on that is undefined. So it holds of
 * numbers in either reading, whatever is known on entry. */
static struct range range_by_end(LLVMValueRef phi, bool is_signed) {
  struct range range = unbank_any_range;
  LLVMBasicBlockRef block = LLVMGetInstructionParent(phi);
  unsigned back = LLVMCountIncoming(phi) == 2 && LLVMGetIncomingBlock(phi, 1) == block;
  LLVMValueRef next = LLVMGetIncomingValue(phi, back), end;
  if (LLVMCountIncoming(phi) != 2 || LLVMGetIncomingBlock(phi, back) != block ||
      !LLVMIsAInstruction(next) || LLVMGetInstructionOpcode(next) != LLVMAdd ||
      !(is_signed ? LLVMGetNSW(next) : LLVMGetNUW(next)) || LLVMGetOperand(next, 0) != phi ||
      !LLVMIsAConstantInt(LLVMGetOperand(next, 1)) || !(end = unbank_end_of_loop(block, next)))
    return range;
  int64_t step = read_constant(LLVMGetOperand(next, 1), is_signed), last;
  if (!step || __builtin_sub_overflow(read_constant(end, is_signed), step, &last))
    return range;
  if (step > 0)
    range.high = last;
  else
    range.low = last;
  return range;
}

/* Read as signed. */
static bool range_of_phi(const struct question *question, LLVMValueRef phi, unsigned depth,
                         struct range *out) {
  LLVMBasicBlockRef block = LLVMGetInstructionParent(phi);
  bool is_header = unbank_loop_header(question->module->shim, block) == block;
  unsigned count = LLVMCountIncoming(phi), entries = 0;
  for (unsigned back = 0; back < 2; back++)
    for (unsigned i = 0; i < count; i++) {
      LLVMBasicBlockRef from = LLVMGetIncomingBlock(phi, i);
      LLVMValueRef value = LLVMGetIncomingValue(phi, i);
      if (back != (is_header && !unbank_enters_loop(question->module, from, block)))
        continue;
      struct question edge = *question;
      edge.place = (struct place){from, block};
      struct range range;
      if (!back)
        range = ask(&edge, value, true, depth);
      else if (!range_of_back_edge(&edge, phi, value, *out, depth, &range))
        return false;
      *out = entries++ ? hull(*out, range) : range;
    }
  return entries != 0;
}

static bool range_of_operation(const struct question *question, LLVMValueRef inst, bool is_signed,
                               unsigned depth, struct range *out) {
  LLVMOpcode opcode = LLVMGetInstructionOpcode(inst);
  unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(inst));
  switch ((int)opcode) {
  case LLVMZExt:
  case LLVMSExt: {
    struct range inner = ask(question, LLVMGetOperand(inst, 0), opcode == LLVMSExt, depth - 1);
    *out = inner;
    return inner.low >= 0 || (opcode == LLVMSExt && is_signed);
  }
  case LLVMTrunc:
    if (LLVMGetIntTypeWidth(LLVMTypeOf(LLVMGetOperand(inst, 0))) > 64)
      return false;
    *out = ask(question, LLVMGetOperand(inst, 0), is_signed, depth - 1);
    return inside(*out, full_range(width, is_signed));
  case LLVMAdd:
  case LLVMSub:
  case LLVMMul:
  case LLVMShl:
    if (!combine(opcode, ask(question, LLVMGetOperand(inst, 0), is_signed, depth - 1),
                 ask(question, LLVMGetOperand(inst, 1), is_signed, depth - 1), out))
      return false;
    if (is_signed ? LLVMGetNSW(inst) : LLVMGetNUW(inst)) /* beyond it, poison */
      *out = meet(full_range(width, is_signed), *out);
    return inside(*out, full_range(width, is_signed));
  case LLVMSelect:
    *out = hull(ask(question, LLVMGetOperand(inst, 1), is_signed, depth - 1),
                ask(question, LLVMGetOperand(inst, 2), is_signed, depth - 1));
    return true;
  case LLVMAnd:
  case LLVMOr:
  case LLVMXor:
  case LLVMLShr:
  case LLVMUDiv:
  case LLVMURem:
    return combine_bits(opcode, ask(question, LLVMGetOperand(inst, 0), is_signed, depth - 1),
                        ask(question, LLVMGetOperand(inst, 1), is_signed, depth - 1), out);
  case LLVMPHI:
    return depth > PHI_DEPTH && range_of_phi(question, inst, depth - PHI_DEPTH, out) &&
           (is_signed || out->low >= 0);
  default:
    return special_register(question, inst, out);
  }
}

/* A number that is not negative is the same number in both readings. */
static struct range guard(const struct question *question, LLVMValueRef value, bool is_signed,
                          struct range known) {
  struct range range = unbank_guarded_range(question->module, question->place, value);
  int64_t half = full_range(LLVMGetIntTypeWidth(LLVMTypeOf(value)), true).high;
  return is_signed || range.low >= 0 || known.high <= half ? meet(known, range) : known;
}

static struct range ask(const struct question *question, LLVMValueRef value, bool is_signed,
                        unsigned depth) {
  unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(value));
  is_signed |= width == 64;
  struct range known = full_range(width, is_signed), more;
  if (LLVMIsAConstantInt(value) && width <= 64) {
    int64_t read = read_constant(value, is_signed);
    return (struct range){read, read};
  }
  if (question->place.block && width <= 64 && depth > GUARD_DEPTH)
    known = guard(question, value, is_signed, known);
  if (!LLVMIsAInstruction(value) || width > 64 || !depth)
    return known;
  if (range_of_operation(question, value, is_signed, depth, &more))
    known = meet(known, more);
  if (LLVMIsAPHINode(value))
    known = meet(known, range_by_end(value, is_signed));
  if (depth == DEPTH_MAX &&
      unbank_scev_signed_range(question->module->shim, value, question->function, &more.low,
                               &more.high) &&
      (is_signed || more.low >= 0))
    known = meet(known, more);
  return known;
}

struct range unbank_range(const struct module *module, LLVMValueRef function,
                          const struct unbank_shape *promise, LLVMValueRef value, bool is_signed) {
  struct question question = {module, function, promise, {NULL, NULL}};
  return ask(&question, value, is_signed, DEPTH_MAX);
}

struct range unbank_range_at(const struct module *module, LLVMBasicBlockRef block,
                             const struct unbank_shape *promise, LLVMValueRef value,
                             bool is_signed) {
  struct question question = {module, LLVMGetBasicBlockParent(block), promise, {block, NULL}};
  return ask(&question, value, is_signed, DEPTH_MAX);
}

bool unbank_range_proves_no_wrap(const struct module *module, LLVMValueRef function,
                                 LLVMValueRef inst, bool is_signed) {
  if (!LLVMIsAInstruction(inst) || LLVMGetIntTypeWidth(LLVMTypeOf(inst)) > 64)
    return false;
  struct range out;
  return combine(LLVMGetInstructionOpcode(inst),
                 unbank_range(module, function, NULL, LLVMGetOperand(inst, 0), is_signed),
                 unbank_range(module, function, NULL, LLVMGetOperand(inst, 1), is_signed), &out) &&
         inside(out, full_range(LLVMGetIntTypeWidth(LLVMTypeOf(inst)), is_signed));
}

uint64_t unbank_one_bits(const struct module *module, LLVMValueRef value) {
  return LLVMGetIntTypeWidth(LLVMTypeOf(value)) > 64 ? UINT64_MAX
                                                     : unbank_possible_ones(module->ir, value);
}

unsigned unbank_zero_bits(const struct module *module, LLVMValueRef value) {
  return unbank_known_trailing_zeros(module->ir, value);
}
