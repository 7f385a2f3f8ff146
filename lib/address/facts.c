/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "address/facts.h"

#include <string.h>

#include "address/guards.h"
#include "shim/query.h"
#include "shim/shim.h"

enum {
  DEPTH_MAX = 12,
  PHI_DEPTH = 4,   /* what a phi costs of it: each of its ways is followed */
  GUARD_DEPTH = 4, /* above it, guards count */
  PHIS_BEHIND = 2, /* phis behind one another, */
  PHI_WAYS = 4,    /* of so many ways, whose bits count */
  BLOCK_DIMENSION_MAX = 1024
};

struct range_query {
  const struct module *module;
  LLVMValueRef function;
  const struct unbank_shape *promise;
  struct program_point point; /* that is reached; no block: anywhere */
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
static bool special_register(const struct range_query *query, LLVMValueRef call,
                             struct range *out) {
  const char *name = unbank_special_register(call);
  if (!*name)
    return false;
  bool tid = !strncmp(name, "tid.", 4), ntid = !strncmp(name, "ntid.", 5);
  if (!tid && !ntid) {
    *out = (struct range){0, UNBANK_LANES - 1};
    return !strcmp(name, "laneid");
  }
  unsigned dimensions[] = {BLOCK_DIMENSION_MAX, BLOCK_DIMENSION_MAX, BLOCK_DIMENSION_MAX};
  if (query->promise)
    memcpy(dimensions, (unsigned[]){query->promise->x, query->promise->y, query->promise->z},
           sizeof dimensions);
  unsigned axis = (unsigned)(name[strlen(name) - 1] - 'x');
  if (axis > 2)
    return false;
  int64_t size = dimensions[axis];
  *out = tid ? (struct range){0, size - 1} : (struct range){query->promise ? size : 1, size};
  return true;
}

static struct range range_of(const struct range_query *query, LLVMValueRef value, bool is_signed,
                             unsigned depth);

/* Whether a & b is a made a multiple of a power of two. */
static bool rounds_down(struct range a, struct range b) {
  if (a.low < 0 || b.low < 0 || b.low != b.high)
    return false;
  int64_t all = a.high ? INT64_MAX >> (__builtin_clzll((uint64_t)a.high) - 1) : 0;
  int64_t cleared = all & ~b.low;
  return (cleared & (cleared + 1)) == 0;
}

/* and, or, xor, lshr, udiv, urem of values that are not negative: bounds from the operands' bounds.
 */
static bool combine_bits(LLVMOpcode opcode, struct range a, struct range b, struct range *out) {
  bool b_nneg = b.low >= 0;
  if (opcode == LLVMAnd && (a.low >= 0 || b_nneg)) {
    int64_t high = a.low < 0 ? b.high : !b_nneg ? a.high : a.high < b.high ? a.high : b.high;
    *out =
        rounds_down(a, b) ? (struct range){a.low & b.low, a.high & b.low} : (struct range){0, high};
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
static bool range_of_step(const struct range_query *edge, LLVMValueRef phi, LLVMValueRef next,
                          struct range e, unsigned depth, struct range *out) {
  struct range all = full_range(LLVMGetIntTypeWidth(LLVMTypeOf(phi)), true);
  struct known_range nothing = {all, false};
  struct range g = meet(all, unbank_guarded_range(edge->module, edge->point, next, nothing));
  struct range h = meet(all, unbank_guarded_range(edge->module, edge->point, phi, nothing)), s, sum;
  bool first = LLVMGetOperand(next, 0) == phi;
  if (!first && LLVMGetOperand(next, 1) != phi)
    return false;
  s = range_of(edge, LLVMGetOperand(next, first ? 1 : 0), true, depth);
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
static bool range_of_back_edge(const struct range_query *edge, LLVMValueRef phi, LLVMValueRef next,
                               struct range e, unsigned depth, struct range *out) {
  LLVMOpcode opcode = LLVMIsAInstruction(next) ? LLVMGetInstructionOpcode(next) : (LLVMOpcode)0;
  if (opcode == LLVMAdd && range_of_step(edge, phi, next, e, depth, out))
    return true;
  bool shrinks = opcode == LLVMLShr || opcode == LLVMAShr || opcode == LLVMUDiv;
  if (shrinks && LLVMGetOperand(next, 0) == phi && e.low >= 0) {
    *out = (struct range){0, e.high};
    return true;
  }
  *out = unbank_guarded_range(edge->module, edge->point, next,
                              (struct known_range){{INT64_MIN, INT64_MAX}, false});
  return out->low > INT64_MIN && out->high < INT64_MAX;
}

/* value = phi + *by, a constant, modulo 2^w. */
static bool is_sum(LLVMValueRef value, LLVMValueRef phi, bool is_signed, int64_t *by) {
  *by = 0;
  if (value == phi)
    return true;
  if (!LLVMIsAInstruction(value) || LLVMGetInstructionOpcode(value) != LLVMAdd ||
      LLVMGetOperand(value, 0) != phi || !LLVMIsAConstantInt(LLVMGetOperand(value, 1)))
    return false;
  *by = read_constant(LLVMGetOperand(value, 1), is_signed);
  return true;
}

/* The same, of integers in this reading. */
static bool is_step(LLVMValueRef value, LLVMValueRef phi, bool is_signed, int64_t *by) {
  return is_sum(value, phi, is_signed, by) &&
         (value == phi || (is_signed ? LLVMGetNSW(value) : LLVMGetNUW(value)));
}

/* A phi that steps by s != 0 without wrapping, in a loop that ends only where phi + d == E: a phi
 * past E - d would step on until it wraps, and a branch on that is undefined. So it holds of
 * numbers in either reading, whatever is known on entry. */
static struct range range_by_end(LLVMValueRef phi, bool is_signed) {
  struct range range = unbank_any_range;
  LLVMBasicBlockRef block = LLVMGetInstructionParent(phi);
  unsigned back = LLVMCountIncoming(phi) == 2 && LLVMGetIncomingBlock(phi, 1) == block;
  LLVMValueRef compared, end;
  int64_t step, by, last;
  if (LLVMCountIncoming(phi) != 2 || LLVMGetIncomingBlock(phi, back) != block ||
      !is_step(LLVMGetIncomingValue(phi, back), phi, is_signed, &step) || !step ||
      !unbank_end_of_loop(block, &compared, &end) || !is_step(compared, phi, is_signed, &by) ||
      __builtin_sub_overflow(read_constant(end, is_signed), by, &last))
    return range;
  if (step > 0)
    range.high = last;
  else
    range.low = last;
  return range;
}

/* Read as signed. */
static bool range_of_phi(const struct range_query *query, LLVMValueRef phi, unsigned depth,
                         struct range *out) {
  LLVMBasicBlockRef block = LLVMGetInstructionParent(phi);
  bool is_header = unbank_loop_header(query->module->shim, block) == block;
  unsigned count = LLVMCountIncoming(phi), entries = 0;
  for (unsigned back = 0; back < 2; back++)
    for (unsigned i = 0; i < count; i++) {
      LLVMBasicBlockRef from = LLVMGetIncomingBlock(phi, i);
      LLVMValueRef value = LLVMGetIncomingValue(phi, i);
      if (back != (is_header && !unbank_enters_loop(query->module, from, block)))
        continue;
      struct range_query edge = *query;
      edge.point = (struct program_point){from, block};
      struct range range;
      if (!back)
        range = range_of(&edge, value, true, depth);
      else if (!range_of_back_edge(&edge, phi, value, *out, depth, &range))
        return false;
      *out = entries++ ? hull(*out, range) : range;
    }
  return entries != 0;
}

/* How often a loop's back edge is taken at most, by a counter that starts at m and steps by t =
 * 2^a: it is taken only where m + n * t + d != E modulo 2^w. The least n where they are equal is (E
 * - d - m) / t, where t divides that and it is not negative. False: not known. */
static bool most_iterations(const struct range_query *entry, struct program_point back,
                            unsigned depth, int64_t *iterations) {
  LLVMValueRef compared, end, counter, next, start;
  int64_t step = 0, by = 0;
  if (!unbank_end_at_latch(back, &compared, &end))
    return false;
  bool adds = LLVMIsAInstruction(compared) && LLVMGetInstructionOpcode(compared) == LLVMAdd;
  counter = adds ? LLVMGetOperand(compared, 0) : compared;
  if (!LLVMIsAPHINode(counter) || LLVMGetInstructionParent(counter) != back.to ||
      LLVMCountIncoming(counter) != 2 ||
      LLVMGetTypeKind(LLVMTypeOf(counter)) != LLVMIntegerTypeKind ||
      LLVMGetIntTypeWidth(LLVMTypeOf(counter)) > 64)
    return false;
  unsigned at = LLVMGetIncomingBlock(counter, 1) == back.block;
  next = LLVMGetIncomingValue(counter, at);
  start = LLVMGetIncomingValue(counter, !at);
  if (!is_sum(compared, counter, true, &by) || !is_sum(next, counter, true, &step) || step <= 0 ||
      (step & (step - 1)) || !LLVMIsAConstantInt(start) ||
      (LLVMIsAInstruction(end) &&
       unbank_loop_contains(entry->module->shim, back.to, LLVMGetInstructionParent(end))))
    return false;
  struct range range = range_of(entry, end, true, depth);
  struct range first = {read_constant(start, true), read_constant(start, true)}, shift = {by, by};
  if (!combine(LLVMSub, range, first, &range) || !combine(LLVMSub, range, shift, &range) ||
      range.low < 0)
    return false;
  *iterations = range.high / step;
  if (range.low == range.high)
    return range.low % step == 0;
  unsigned zeros = unbank_zero_bits(entry->module, end);
  return first.low % step == 0 && by % step == 0 && step <= INT64_C(1) << (zeros < 62 ? zeros : 62);
}

/* Of a phi that steps by a constant: where it starts, and as many steps as the loop has iterations.
 */
static bool range_by_iterations(const struct range_query *query, LLVMValueRef phi, unsigned depth,
                                struct range *out) {
  LLVMBasicBlockRef block = LLVMGetInstructionParent(phi);
  if (LLVMCountIncoming(phi) != 2)
    return false;
  unsigned at = !unbank_enters_loop(query->module, LLVMGetIncomingBlock(phi, 1), block);
  struct range_query entry = *query;
  entry.point = (struct program_point){LLVMGetIncomingBlock(phi, !at), block};
  struct program_point back = {LLVMGetIncomingBlock(phi, at), block};
  int64_t step, iterations;
  struct range way;
  if (!unbank_enters_loop(query->module, entry.point.block, block) ||
      !is_sum(LLVMGetIncomingValue(phi, at), phi, true, &step) ||
      !most_iterations(&entry, back, depth, &iterations) ||
      __builtin_mul_overflow(step, iterations, &way.high))
    return false;
  way = way.high < 0 ? (struct range){way.high, 0} : (struct range){0, way.high};
  return combine(LLVMAdd, range_of(&entry, LLVMGetIncomingValue(phi, !at), true, depth), way,
                 out) &&
         inside(*out, full_range(LLVMGetIntTypeWidth(LLVMTypeOf(phi)), true));
}

/* In either reading: what is known of it as signed, where that is not negative, holds as unsigned.
 */
static bool range_of_counter(const struct range_query *query, LLVMValueRef phi, bool is_signed,
                             unsigned depth, struct range *out) {
  struct range known = range_by_end(phi, true), entered = unbank_any_range;
  if (depth > PHI_DEPTH && range_of_phi(query, phi, depth - PHI_DEPTH, &entered))
    known = meet(known, entered);
  if (depth > PHI_DEPTH && range_by_iterations(query, phi, depth - PHI_DEPTH, &entered))
    known = meet(known, entered);
  if (!is_signed)
    known = known.low >= 0 ? meet(known, range_by_end(phi, false)) : range_by_end(phi, false);
  *out = known;
  return true;
}

static bool range_of_operation(const struct range_query *query, LLVMValueRef inst, bool is_signed,
                               unsigned depth, struct range *out) {
  LLVMOpcode opcode = LLVMGetInstructionOpcode(inst);
  unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(inst));
  switch ((int)opcode) {
  case LLVMZExt:
  case LLVMSExt: {
    struct range inner = range_of(query, LLVMGetOperand(inst, 0), opcode == LLVMSExt, depth - 1);
    *out = inner;
    return inner.low >= 0 || (opcode == LLVMSExt && is_signed);
  }
  case LLVMTrunc:
    if (LLVMGetIntTypeWidth(LLVMTypeOf(LLVMGetOperand(inst, 0))) > 64)
      return false;
    *out = range_of(query, LLVMGetOperand(inst, 0), is_signed, depth - 1);
    return inside(*out, full_range(width, is_signed));
  case LLVMAdd:
  case LLVMSub:
  case LLVMMul:
  case LLVMShl:
    if (!combine(opcode, range_of(query, LLVMGetOperand(inst, 0), is_signed, depth - 1),
                 range_of(query, LLVMGetOperand(inst, 1), is_signed, depth - 1), out))
      return false;
    if (is_signed ? LLVMGetNSW(inst) : LLVMGetNUW(inst)) /* beyond it, poison */
      *out = meet(full_range(width, is_signed), *out);
    return inside(*out, full_range(width, is_signed));
  case LLVMSelect:
    *out = hull(range_of(query, LLVMGetOperand(inst, 1), is_signed, depth - 1),
                range_of(query, LLVMGetOperand(inst, 2), is_signed, depth - 1));
    return true;
  case LLVMAnd:
  case LLVMOr:
  case LLVMXor:
  case LLVMLShr:
  case LLVMUDiv:
  case LLVMURem:
    return combine_bits(opcode, range_of(query, LLVMGetOperand(inst, 0), is_signed, depth - 1),
                        range_of(query, LLVMGetOperand(inst, 1), is_signed, depth - 1), out);
  case LLVMPHI:
    return range_of_counter(query, inst, is_signed, depth, out);
  default:
    return special_register(query, inst, out);
  }
}

/* Of a range in either reading: a number that is not negative is the same number in both. */
static bool is_nneg(LLVMValueRef value, struct range known) {
  return known.low >= 0 &&
         known.high <= full_range(LLVMGetIntTypeWidth(LLVMTypeOf(value)), true).high;
}

static struct range guard(const struct range_query *query, LLVMValueRef value, bool is_signed,
                          struct range known) {
  bool nneg = is_nneg(value, known), is_same = is_signed || nneg;
  struct known_range before = {is_same ? known : unbank_any_range, nneg};
  struct range range = unbank_guarded_range(query->module, query->point, value, before);
  return is_same || range.low >= 0 ? meet(known, range) : known;
}

static struct range range_of(const struct range_query *query, LLVMValueRef value, bool is_signed,
                             unsigned depth) {
  unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(value));
  is_signed |= width == 64;
  struct range known = full_range(width, is_signed), more;
  if (LLVMIsAConstantInt(value) && width <= 64) {
    int64_t read = read_constant(value, is_signed);
    return (struct range){read, read};
  }
  if (query->point.block && width <= 64 && depth > GUARD_DEPTH)
    known = guard(query, value, is_signed, known);
  if (!LLVMIsAInstruction(value) || width > 64 || !depth)
    return known;
  if (range_of_operation(query, value, is_signed, depth, &more))
    known = meet(known, more);
  if (query->point.block && depth > GUARD_DEPTH && is_nneg(value, known))
    known = guard(query, value, is_signed, known);
  if (depth == DEPTH_MAX &&
      unbank_scev_signed_range(query->module->shim, value, query->function, &more.low,
                               &more.high) &&
      (is_signed || more.low >= 0))
    known = meet(known, more);
  return known;
}

struct range unbank_range(const struct module *module, LLVMValueRef function,
                          const struct unbank_shape *promise, LLVMValueRef value, bool is_signed) {
  struct range_query query = {module, function, promise, {NULL, NULL}};
  return range_of(&query, value, is_signed, DEPTH_MAX);
}

struct range unbank_range_at(const struct module *module, LLVMBasicBlockRef block,
                             const struct unbank_shape *promise, LLVMValueRef value,
                             bool is_signed) {
  struct range_query query = {module, LLVMGetBasicBlockParent(block), promise, {block, NULL}};
  return range_of(&query, value, is_signed, DEPTH_MAX);
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

/* LLVM looks but one step behind a phi. What each of its ways brings is asked on its own: the same
 * index, computed twice, comes out of a loop and around it. */
static uint64_t one_bits_behind(const struct module *module, LLVMValueRef value, unsigned depth) {
  uint64_t ones = unbank_possible_ones(module->ir, value), behind = 0;
  if (!depth || !LLVMIsAPHINode(value) || LLVMCountIncoming(value) > PHI_WAYS)
    return ones;
  for (unsigned i = 0; i < LLVMCountIncoming(value); i++)
    behind |= one_bits_behind(module, LLVMGetIncomingValue(value, i), depth - 1);
  return ones & behind;
}

uint64_t unbank_one_bits(const struct module *module, LLVMValueRef value) {
  return LLVMGetIntTypeWidth(LLVMTypeOf(value)) > 64 ? UINT64_MAX
                                                     : one_bits_behind(module, value, PHIS_BEHIND);
}

unsigned unbank_zero_bits(const struct module *module, LLVMValueRef value) {
  bool is_integer = LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMIntegerTypeKind;
  if (!is_integer || LLVMGetIntTypeWidth(LLVMTypeOf(value)) > 64)
    return unbank_known_trailing_zeros(module->ir, value);
  uint64_t ones = unbank_one_bits(module, value);
  return ones ? (unsigned)__builtin_ctzll(ones) : 64;
}
