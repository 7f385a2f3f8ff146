/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The values that a launch may have. The arithmetic that leads to it is run once for each
 * combination of choices. A choice is
 *
 *     the edge by which a block was entered    all phis of one block share it
 *     a condition that is not known            all selects of one condition share it
 *     the caller of a function                 all arguments of one function share it
 *     an index into a constant list            all lists with one index share it
 *
 * so dim3(n, n) with an n of 16 or 32 is one of two shapes, not of four. A function that other
 * modules may call has one more choice, of which nothing is known. A choice that contradicts a
 * condition under which the launch is executed, or an earlier choice, cannot happen
 * (conditions.h).
 *
 * The choices of a run are listed as they are met. The next run takes the next alternative of the
 * last choice in the list that has one, like a counter. */
#include <stdlib.h>

#include "host/conditions.h"
#include "host/host_internal.h"
#include "host/locals.h"
#include "options/names.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "shim/source.h"
#include "support/block.h"
#include "support/words.h"

enum {
  RUNS_MAX = 256,    /* combinations for one launch; beyond it nothing is known */
  CHOICES_MAX = 32,  /* choices in one run */
  DEPTH_MAX = 200,   /* operations between an operand of a launch and a constant */
  STEPS_MAX = 10000, /* operations in one run; a value that is used twice is computed twice */
};

const char unbank_not_read[] = "it is read from memory in a way that is not followed";
static const char too_much[] = "more leads to it than is followed",
                  not_followed[] = "it is computed in a way that is not followed",
                  written_elsewhere[] = "it is read from memory that other code may have written";

struct choice {
  const void *of; /* a block, a condition, a function, an index */
  uint32_t taken, count;
};

/* A set of values. */
struct values {
  LLVMValueRef items[DEPTH_MAX];
  size_t count;
};

struct evaluation {
  struct host *host;
  struct flows *flows;
  struct values open;    /* phis that are being evaluated, the outermost first */
  struct values carried; /* phis of loops, which depend on themselves */
  struct values stored;  /* values of stores to locals that are being evaluated */
  struct values callers; /* functions whose calls are being followed, the launching one first */
  struct choice choices[CHOICES_MAX];
  size_t count;
  struct conditions conditions; /* what holds at the launch, and by the choices */
  unsigned earlier;             /* above 0: what is evaluated is of an earlier iteration or call */
  unsigned depth, steps;
  const char *why;       /* why something is not known: the first reason; or NULL */
  LLVMBuilderRef folder; /* folds operations on constants */
  bool is_dead;          /* this combination cannot happen: it uses a value that was never set */
};

/* A number, or a pointer to `address`. */
struct known {
  uint64_t number;      /* of a pointer: the bytes from there */
  LLVMValueRef address; /* NULL: a number */
  LLVMValueRef name;    /* for a kernel that is found by its name: the pointer to that; or NULL */
};

static struct known evaluate(struct evaluation *it, LLVMValueRef value);

static struct known unknown(struct evaluation *it, const char *why) {
  it->why = it->why ? it->why : why;
  return (struct known){0};
}

/* The short name of a function. With its parameters, a sentence would take three lines. */
static const char *name_of(const struct evaluation *it, LLVMValueRef function) {
  char *name = unbank_short_name(unbank_demangled(it->host->arena, unbank_value_name(function)));
  const char *out = arena_strdup(it->host->arena, name ? name : unbank_value_name(function));
  free(name);
  return out;
}

/* Which of `count` alternatives is taken in this run; `count` if nothing is known. */
static uint32_t choose(struct evaluation *it, const void *of, uint32_t count) {
  for (size_t i = 0; i < it->count; i++)
    if (it->choices[i].of == of)
      return it->choices[i].taken;
  if (it->count == CHOICES_MAX) {
    unknown(it, too_much);
    return count;
  }
  it->choices[it->count++] = (struct choice){of, 0, count};
  return 0;
}

/* Numbers. */

static bool is_number(LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) <= 64;
}

/* The result of folding an operation. It is not known if it is poison or undefined. */
static struct known folded(struct evaluation *it, LLVMValueRef value) {
  return LLVMIsAConstantInt(value) ? (struct known){.number = LLVMConstIntGetZExtValue(value)}
                                   : unknown(it, not_followed);
}

/* Operations. */

static struct known evaluate_binary(struct evaluation *it, LLVMValueRef value, LLVMOpcode opcode) {
  LLVMTypeRef type = LLVMTypeOf(value);
  struct known a = evaluate(it, LLVMGetOperand(value, 0)),
               b = evaluate(it, LLVMGetOperand(value, 1));
  if (it->why || it->is_dead)
    return (struct known){0};
  if (!is_number(type) || a.address || b.address)
    return unknown(it, not_followed);
  return folded(it, LLVMBuildBinOp(it->folder, opcode, LLVMConstInt(type, a.number, false),
                                   LLVMConstInt(type, b.number, false), ""));
}

static struct known evaluate_compare(struct evaluation *it, LLVMValueRef value) {
  LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(value, 0));
  struct known a = evaluate(it, LLVMGetOperand(value, 0)),
               b = evaluate(it, LLVMGetOperand(value, 1));
  if (it->why)
    return (struct known){0};
  if (!is_number(type) || a.address || b.address)
    return unknown(it, not_followed);
  return folded(it, LLVMBuildICmp(it->folder, LLVMGetICmpPredicate(value),
                                  LLVMConstInt(type, a.number, false),
                                  LLVMConstInt(type, b.number, false), ""));
}

static struct known evaluate_cast(struct evaluation *it, LLVMValueRef value, LLVMOpcode opcode) {
  LLVMTypeRef to = LLVMTypeOf(value), from = LLVMTypeOf(LLVMGetOperand(value, 0));
  struct known out = evaluate(it, LLVMGetOperand(value, 0));
  if (it->why || it->is_dead || out.address || out.name)
    return out;
  if (!is_number(to) || !is_number(from))
    return unknown(it, not_followed);
  return folded(it,
                LLVMBuildCast(it->folder, opcode, LLVMConstInt(from, out.number, false), to, ""));
}

/* Evaluates a number; false if it is not known, and then nothing has been chosen for it. */
static bool evaluate_number(struct evaluation *it, LLVMValueRef value, uint64_t *number) {
  const char *before = it->why;
  const size_t choices = it->count, conditions = it->conditions.count;
  const bool was_dead = it->is_dead;
  *number = evaluate(it, value).number;
  if (it->why == before)
    return true;
  it->why = before;
  it->count = choices;
  it->conditions.count = conditions;
  it->is_dead = was_dead;
  return false;
}

/* A condition that is not known is a choice. */
static struct known evaluate_select(struct evaluation *it, LLVMValueRef value) {
  LLVMValueRef condition = LLVMGetOperand(value, 0);
  uint64_t number;
  uint32_t taken;
  if (evaluate_number(it, condition, &number)) {
    taken = number ? 0 : 1;
  } else {
    taken = choose(it, condition, 2);
    if (taken < 2 && !it->earlier && !unbank_add_number(&it->conditions, condition, !taken))
      it->is_dead = true;
  }
  return taken < 2 ? evaluate(it, LLVMGetOperand(value, 1 + taken)) : (struct known){0};
}

static bool is_in(const struct values *values, LLVMValueRef value) {
  return unbank_is_among(value, values->items, values->count);
}

static void push(struct values *values, LLVMValueRef value) {
  if (values->count < DEPTH_MAX && !is_in(values, value))
    values->items[values->count++] = value;
}

/* Adds what follows from the choice of an edge for a phi. Returns whether the edge closes a loop,
 * so that the value that goes along it is of an earlier iteration. */
static bool take_edge(struct evaluation *it, LLVMValueRef phi, uint32_t taken) {
  LLVMBasicBlockRef to = LLVMGetInstructionParent(phi), from = LLVMGetIncomingBlock(phi, taken);
  const bool is_back = unbank_is_back_edge(it->flows, from, to);
  if (is_back || it->earlier)
    return is_back;
  bool can_be = unbank_add_block(&it->conditions, it->flows, from) &&
                unbank_add_edge(&it->conditions, from, to);
  UNBANK_EACH_INSTRUCTION(one, to) {
    LLVMValueRef value = LLVMIsAPHINode(one) ? unbank_incoming_from(one, from) : NULL;
    if (value && LLVMIsAConstantInt(value) && is_number(LLVMTypeOf(value)))
      can_be = can_be && unbank_add_number(&it->conditions, one, LLVMConstIntGetZExtValue(value));
  }
  it->is_dead |= !can_be;
  return false;
}

/* A phi that depends on itself is not known: its initial value is only one of many. */
static struct known evaluate_phi(struct evaluation *it, LLVMValueRef phi) {
  uint32_t count = LLVMCountIncoming(phi);
  struct known out = {0};
  if (is_in(&it->open, phi))
    push(&it->carried, phi);
  if (is_in(&it->carried, phi))
    return unknown(it, "it changes from one iteration of a loop to the next");
  uint32_t taken = choose(it, LLVMGetInstructionParent(phi), count);
  size_t opened = it->open.count;
  push(&it->open, phi);
  if (taken < count) {
    const bool is_back = take_edge(it, phi, taken);
    it->earlier += is_back;
    out = evaluate(it, LLVMGetIncomingValue(phi, taken));
    it->earlier -= is_back;
  }
  it->open.count = opened;
  return out;
}

/* Calls. */

/* Counts the calls of a function, and finds the one with number `wanted`; false if there may be
 * other calls, which are not seen. */
static bool find_callers(LLVMValueRef function, uint32_t wanted, LLVMValueRef *call,
                         uint32_t *count) {
  bool all = unbank_is_local(function);
  *count = 0;
  *call = NULL;
  UNBANK_EACH_USER(user, function) {
    if (unbank_called_by(user) != function)
      all = false;
    else if ((*count)++ == wanted)
      *call = user;
  }
  return all;
}

static struct known evaluate_argument(struct evaluation *it, LLVMValueRef argument) {
  LLVMValueRef function = LLVMGetParamParent(argument), call;
  uint32_t count, number = 0;
  struct local_place object;
  if (argument == LLVMGetFirstParam(function) && unbank_is_invoker(function, 0, &object, &count)) {
    const uint32_t taken = choose(it, function, count);
    if (taken == count)
      return (struct known){0};
    unbank_is_invoker(function, taken, &object, &count);
    struct known out = evaluate(it, object.base);
    out.number += (uint64_t)object.bytes;
    return out;
  }
  bool all = find_callers(function, 0, &call, &count);
  uint32_t taken = choose(it, function, count + !all);
  if (taken < count)
    find_callers(function, taken, &call, &count);
  if (taken >= count) {
    if (all)
      it->is_dead = true; /* it is never called */
    bool is_main = !strcmp(unbank_value_name(function), "main");
    return unknown(it, arena_printf(it->host->arena,
                                    is_main ? "it depends on arguments of %s"
                                            : "it is an argument of %s, which others may call",
                                    name_of(it, function)));
  }
  while (LLVMGetParam(function, number) != argument)
    number++;
  if (number >= LLVMGetNumArgOperands(call))
    return unknown(it, not_followed);
  LLVMValueRef caller = unbank_function_of(call);
  const bool is_again = is_in(&it->callers, caller);
  const size_t callers = it->callers.count;
  push(&it->callers, caller);
  it->earlier += is_again;
  if (!it->earlier && !unbank_add_block(&it->conditions, it->flows, LLVMGetInstructionParent(call)))
    it->is_dead = true;
  const struct known out = evaluate(it, LLVMGetOperand(call, number));
  it->earlier -= is_again;
  it->callers.count = callers;
  return out;
}

static struct known evaluate_minimum(struct evaluation *it, LLVMValueRef call, const char *name) {
  LLVMTypeRef type = LLVMTypeOf(call);
  struct known a = evaluate(it, LLVMGetOperand(call, 0)), b = evaluate(it, LLVMGetOperand(call, 1));
  if (it->why || it->is_dead || !is_number(type))
    return unknown(it, not_followed);
  LLVMValueRef is_less =
      LLVMBuildICmp(it->folder, name[0] == 's' ? LLVMIntSLT : LLVMIntULT,
                    LLVMConstInt(type, a.number, false), LLVMConstInt(type, b.number, false), "");
  return !LLVMIsNull(is_less) == (name[2] == 'i') ? a : b;
}

static struct known evaluate_call(struct evaluation *it, LLVMValueRef call) {
  if (unbank_is_local_memory(call))
    return (struct known){.address = call};
  LLVMValueRef callee = LLVMGetCalledValue(call);
  const char *name = LLVMIsAFunction(callee) ? unbank_value_name(callee) : "";
  static const char *const minima[] = {"smin.", "smax.", "umin.", "umax."};
  if (callee == it->host->named)
    return (struct known){.name = LLVMGetOperand(call, 0)};
  for (size_t i = 0; i < 4; i++)
    if (begins_with(name, "llvm.") && begins_with(name + 5, minima[i]))
      return evaluate_minimum(it, call, minima[i]);
  return unknown(it, *name ? arena_printf(it->host->arena, "it depends on what %s() gives",
                                          name_of(it, callee))
                           : "it depends on what a call by a pointer gives");
}

/* Member `number` of an aggregate. */
static struct known evaluate_member(struct evaluation *it, LLVMValueRef value, unsigned number) {
  while (LLVMIsAInsertValueInst(value)) {
    if (LLVMGetIndices(value)[0] == number && LLVMGetNumIndices(value) == 1)
      return evaluate(it, LLVMGetOperand(value, 1));
    value = LLVMGetOperand(value, 0);
  }
  if (LLVMIsAConstant(value) && !LLVMIsAConstantExpr(value) &&
      LLVMGetAggregateElement(value, number))
    return evaluate(it, LLVMGetAggregateElement(value, number));
  if (LLVMIsAPHINode(value)) {
    uint32_t count = LLVMCountIncoming(value);
    uint32_t taken = choose(it, LLVMGetInstructionParent(value), count);
    if (taken < count && it->depth < DEPTH_MAX) {
      const bool is_back = take_edge(it, value, taken);
      it->earlier += is_back;
      it->depth++;
      const struct known out = evaluate_member(it, LLVMGetIncomingValue(value, taken), number);
      it->depth--;
      it->earlier -= is_back;
      return out;
    }
  }
  return unknown(it, not_followed);
}

/* Memory. */

/* What a pointer is a distance from. */
static LLVMValueRef base_of(LLVMValueRef pointer) {
  while (LLVMIsAGetElementPtrInst(pointer))
    pointer = LLVMGetOperand(pointer, 0);
  return pointer;
}

/* The variable or allocation that a pointer leads into, or whatever else it is based on. A pointer
 * that a loop moves is based on what it begins with. */
static LLVMValueRef beginning_of(LLVMValueRef pointer) {
  LLVMValueRef phi = base_of(pointer);
  LLVMValueRef out = NULL;
  for (unsigned i = 0; LLVMIsAPHINode(phi) && i < LLVMCountIncoming(phi); i++) {
    LLVMValueRef base = base_of(LLVMGetIncomingValue(phi, i));
    if (out && base != out && base != phi)
      return phi;
    out = base != phi ? base : out;
  }
  return out ? out : phi;
}

/* The index of the element of a list that a pointer leads to; NULL if it is computed otherwise. */
static LLVMValueRef index_into(LLVMValueRef pointer, LLVMTypeRef list) {
  LLVMTypeRef number = LLVMGetElementType(list);
  const unsigned operands = LLVMIsAGetElementPtrInst(pointer) ? LLVMGetNumOperands(pointer) : 0;
  if (!operands || LLVMIsAGetElementPtrInst(LLVMGetOperand(pointer, 0)))
    return NULL;
  LLVMTypeRef steps = LLVMGetGEPSourceElementType(pointer);
  LLVMValueRef first = LLVMGetOperand(pointer, 1);
  if (operands == 2 && steps == number)
    return first;
  bool is_inside = operands == 3 && steps == list && LLVMIsAConstantInt(first) &&
                   !LLVMConstIntGetZExtValue(first);
  return is_inside ? LLVMGetOperand(pointer, 2) : NULL;
}

static struct known evaluate_distance(struct evaluation *it, LLVMValueRef pointer) {
  int64_t distance;
  LLVMValueRef base = unbank_base_of(pointer, &distance);
  if (base == pointer)
    return unknown(it, not_followed);
  struct known out = evaluate(it, base);
  if (!out.address)
    return unknown(it, not_followed);
  out.number += (uint64_t)distance;
  return out;
}

/* What is stored in bytes of a local variable: by one of the stores to exactly these, or to each
 * half of them. A store may be of an earlier execution of its function. */
static struct known evaluate_local(struct evaluation *it, const struct local *local, int64_t first,
                                   int64_t bytes) {
  const struct local_store *exact[CHOICES_MAX];
  uint32_t count = 0, overlapping = 0;
  for (size_t i = 0; i < local->stores.count; i++) {
    const struct local_store *store = &local->stores.items[i];
    if (store->first >= first + bytes || store->end <= first)
      continue;
    overlapping++;
    if (store->first == first && store->end == first + bytes && count < CHOICES_MAX)
      exact[count++] = store;
  }
  it->is_dead |= !overlapping; /* it was never set */
  if (count && count == overlapping) {
    const uint32_t taken = choose(it, exact[0], count);
    if (taken >= count)
      return (struct known){0};
    if (is_in(&it->stored, exact[taken]->value))
      return unknown(it, "it changes from one launch to the next");
    const size_t stored = it->stored.count;
    push(&it->stored, exact[taken]->value);
    it->earlier++;
    const struct known out = evaluate(it, exact[taken]->value);
    it->earlier--;
    it->stored.count = stored;
    return out;
  }
  if (count || bytes % 2 || it->is_dead)
    return unknown(it, unbank_not_read);
  const struct known low = evaluate_local(it, local, first, bytes / 2),
                     high = evaluate_local(it, local, first + bytes / 2, bytes / 2);
  if (low.address || high.address)
    return unknown(it, not_followed);
  return (struct known){.number = low.number | high.number << (bytes * 4)};
}

/* A load from a local variable. */
static struct known evaluate_local_load(struct evaluation *it, LLVMValueRef load) {
  const char *before = it->why;
  LLVMValueRef pointer = LLVMGetOperand(load, 0);
  const struct known from = evaluate(it, pointer);
  LLVMTypeRef type = LLVMTypeOf(load);
  if (!before && it->why == not_followed)
    it->why = LLVMIsAAllocaInst(beginning_of(pointer)) ? unbank_not_read : written_elsewhere;
  if (it->why || it->is_dead)
    return from;
  if (!from.address || !unbank_is_local_memory(from.address) || LLVMGetVolatile(load))
    return unknown(it, written_elsewhere);
  const struct local *local = unbank_local(it->host, from.address);
  if (local->why)
    return unknown(it, local->why);
  const bool is_pointer = LLVMGetTypeKind(type) == LLVMPointerTypeKind;
  if (!is_pointer && (!is_number(type) || LLVMGetIntTypeWidth(type) % 8))
    return unknown(it, not_followed);
  return evaluate_local(
      it, local, (int64_t)from.number,
      (int64_t)LLVMStoreSizeOfType(LLVMGetModuleDataLayout(it->host->copy), type));
}

/* A load from a constant list. If its index is not known, it is a choice of any element. */
static struct known evaluate_load(struct evaluation *it, LLVMValueRef load) {
  LLVMValueRef pointer = LLVMGetOperand(load, 0), from = beginning_of(pointer);
  LLVMValueRef list = LLVMIsAGlobalVariable(from) && LLVMIsGlobalConstant(from) &&
                              unbank_is_local(from) && !LLVMGetVolatile(load)
                          ? LLVMGetInitializer(from)
                          : NULL;
  LLVMTypeRef type = list ? LLVMTypeOf(list) : NULL;
  if (!type)
    return evaluate_local_load(it, load);
  if (LLVMGetTypeKind(type) != LLVMArrayTypeKind || LLVMGetElementType(type) != LLVMTypeOf(load))
    return unknown(it, unbank_not_read);
  const uint64_t count = LLVMGetArrayLength2(type);
  LLVMValueRef index = index_into(pointer, type);
  uint64_t number;
  if (!index || !evaluate_number(it, index, &number))
    number = choose(it, index ? index : pointer, (uint32_t)count);
  it->is_dead |= number >= count; /* the index was chosen for a longer list */
  return number < count ? evaluate(it, LLVMGetAggregateElement(list, (unsigned)number))
                        : (struct known){0};
}

static struct known evaluate_instruction(struct evaluation *it, LLVMValueRef value) {
  LLVMOpcode opcode = LLVMGetInstructionOpcode(value);
  switch (opcode) {
  case LLVMICmp:
    return evaluate_compare(it, value);
  case LLVMTrunc:
  case LLVMZExt:
  case LLVMSExt:
    return evaluate_cast(it, value, opcode);
  case LLVMFreeze:
    return evaluate(it, LLVMGetOperand(value, 0));
  case LLVMSelect:
    return evaluate_select(it, value);
  case LLVMPHI:
    return evaluate_phi(it, value);
  case LLVMCall:
  case LLVMInvoke:
    return evaluate_call(it, value);
  case LLVMExtractValue:
    if (LLVMGetNumIndices(value) == 1)
      return evaluate_member(it, LLVMGetOperand(value, 0), LLVMGetIndices(value)[0]);
    break;
  case LLVMLoad:
    return evaluate_load(it, value);
  case LLVMAlloca:
    return (struct known){.address = value};
  case LLVMGetElementPtr:
    return evaluate_distance(it, value);
  default:
    if (LLVMIsABinaryOperator(value))
      return evaluate_binary(it, value, opcode);
  }
  return unknown(it, not_followed);
}

static struct known evaluate_value(struct evaluation *it, LLVMValueRef value) {
  uint64_t number;
  if (it->is_dead)
    return (struct known){0};
  if (!it->earlier && is_number(LLVMTypeOf(value)) &&
      unbank_known_number(&it->conditions, value, &number))
    return (struct known){.number = number};
  if (LLVMIsAConstantInt(value) && is_number(LLVMTypeOf(value)))
    return (struct known){.number = LLVMConstIntGetZExtValue(value)};
  /* Nothing was pushed on this path, or nothing can be read. */
  if (LLVMIsUndef(value) || LLVMIsAConstantPointerNull(value)) {
    it->is_dead = true;
    return (struct known){0};
  }
  if (LLVMIsAArgument(value))
    return evaluate_argument(it, value);
  if (LLVMIsAInstruction(value))
    return evaluate_instruction(it, value);
  if (LLVMIsAFunction(value) || LLVMIsAGlobalVariable(value))
    return (struct known){.address = value};
  return unknown(it, not_followed);
}

static struct known evaluate(struct evaluation *it, LLVMValueRef value) {
  if (it->depth == DEPTH_MAX || it->steps++ >= STEPS_MAX)
    return unknown(it, too_much);
  it->depth++;
  struct known out = evaluate_value(it, value);
  it->depth--;
  return out;
}

/* Launches. */

static void take_kernel(struct evaluation *it, LLVMValueRef operand, struct outcome *out) {
  struct known kernel = evaluate(it, operand);
  struct known text = kernel.name ? evaluate(it, kernel.name) : (struct known){0};
  const struct stub *stub =
      kernel.address && !kernel.number ? unbank_stub(it->host, kernel.address) : NULL;
  if (stub) {
    out->kernel = kernel.address;
    out->name = stub->kernel;
  } else if (text.address && !text.number) {
    out->name = unbank_constant_text(it->host->arena, text.address);
  }
  it->why = NULL; /* the block may still be known */
}

/* False if there is no launch with such a block. */
static bool take_block(struct evaluation *it, LLVMValueRef call, struct outcome *out) {
  uint64_t sides[3];
  for (unsigned i = 0; i < 3; i++)
    sides[i] = evaluate(it, LLVMGetOperand(call, 1 + i)).number;
  out->why = it->why ? it->why : "";
  if (it->why)
    return true;
  out->block = (struct unbank_shape){(unsigned)sides[0], (unsigned)sides[1], (unsigned)sides[2]};
  return is_block(sides[0], sides[1], sides[2]);
}

/* Advances the choices to the next combination; false if this was the last. */
static bool take_next(struct evaluation *it) {
  while (it->count && it->choices[it->count - 1].taken + 1 >= it->choices[it->count - 1].count)
    it->count--;
  if (it->count)
    it->choices[it->count - 1].taken++;
  return it->count;
}

/* Runs one combination. If it is the last one allowed, all others are added as one unknown block.
 */
static void run(struct evaluation *it, LLVMValueRef call, bool is_last, struct outcomes *out) {
  struct outcome one = {.why = ""};
  it->depth = it->steps = 0;
  it->why = NULL;
  it->conditions.count = it->callers.count = it->stored.count = 0;
  it->is_dead = !unbank_add_block(&it->conditions, it->flows, LLVMGetInstructionParent(call));
  push(&it->callers, unbank_function_of(call));
  take_kernel(it, LLVMGetOperand(call, 0), &one);
  bool is_launch = take_block(it, call, &one) && !it->is_dead;
  if (is_launch)
    *ARENA_PUSH(it->host->arena, out) = one;
  if (is_last && one.name) {
    one.block.x = 0;
    one.why = too_much;
    *ARENA_PUSH(it->host->arena, out) = one;
  }
}

/* A phi that turns out to depend on itself was a choice until then, so everything is run again. */
void unbank_outcomes(struct host *host, struct flows *flows, LLVMValueRef call,
                     struct outcomes *out) {
  struct evaluation it = {.host = host,
                          .flows = flows,
                          .folder = LLVMCreateBuilderInContext(LLVMGetModuleContext(host->copy))};
  const size_t before = out->count;
  size_t carried;
  do {
    unsigned runs = 0;
    carried = it.carried.count;
    out->count = before;
    it.count = 0;
    do
      run(&it, call, ++runs == RUNS_MAX, out);
    while (runs < RUNS_MAX && it.carried.count == carried && take_next(&it));
  } while (it.carried.count > carried);
  LLVMDisposeBuilder(it.folder);
}
