/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/facts.h"

#include <string.h>

#include "ir/ir.h"
#include "shim/shim.h"

enum { DEPTH_MAX = 12, BLOCK_DIMENSION_MAX = 1024 };

struct question {
  const struct module *module;
  LLVMValueRef function;
  const struct unbank_shape *promise;
};

static struct range full_range(unsigned width, bool is_signed) {
  if (width >= 64)
    return (struct range){INT64_MIN, INT64_MAX};
  int64_t half = INT64_C(1) << (width - 1);
  return is_signed ? (struct range){-half, half - 1} : (struct range){0, 2 * half - 1};
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
    return combine(opcode, ask(question, LLVMGetOperand(inst, 0), is_signed, depth - 1),
                   ask(question, LLVMGetOperand(inst, 1), is_signed, depth - 1), out) &&
           inside(*out, full_range(width, is_signed));
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
  default:
    return special_register(question, inst, out);
  }
}

static struct range ask(const struct question *question, LLVMValueRef value, bool is_signed,
                        unsigned depth) {
  unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(value));
  is_signed |= width == 64;
  struct range known = full_range(width, is_signed), more;
  if (LLVMIsAConstantInt(value) && width <= 64) {
    int64_t read =
        is_signed ? LLVMConstIntGetSExtValue(value) : (int64_t)LLVMConstIntGetZExtValue(value);
    return (struct range){read, read};
  }
  if (!LLVMIsAInstruction(value) || width > 64 || !depth)
    return known;
  if (range_of_operation(question, value, is_signed, depth, &more))
    known = meet(known, more);
  if (depth == DEPTH_MAX &&
      unbank_scev_signed_range(question->module->shim, value, question->function, &more.low,
                               &more.high) &&
      (is_signed || more.low >= 0))
    known = meet(known, more);
  return known;
}

struct range unbank_range(const struct module *module, LLVMValueRef function,
                          const struct unbank_shape *promise, LLVMValueRef value, bool is_signed) {
  struct question question = {module, function, promise};
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

unsigned unbank_zero_bits(const struct module *module, LLVMValueRef value) {
  return unbank_known_trailing_zeros(module->ir, value);
}
