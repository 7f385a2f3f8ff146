/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where ptxas puts static arrays. It lays out those that a kernel reaches group by group, as they
 * are declared, each at a multiple of its alignment; a kernel that calls through a pointer reaches
 * all functions whose addresses are taken:
 *
 *     those that a linker sees
 *     internal ones that the kernel alone uses
 *     internal ones that several functions use
 *     those of one function that the kernel calls
 *
 * Here each lies between guards of its own (place.c), as far behind a multiple of SHARED_ALIGN as
 * it does there: so lanes that read different arrays at once meet as they do on the device, and
 * bytes share the words that they share there. An array that kernels have at different places
 * begins at bank 0, as one does whose place only a linker knows. */
#include <string.h>

#include "shim/query.h"
#include "sim/program/program.h"

enum group { SEEN, OWN, COMMON, CALLED, GROUPS };

/* Functions that use an array, through constants too. */
struct users {
  LLVMValueRef only; /* the first of them */
  bool several;
};

static void find_users(LLVMValueRef value, struct users *out) {
  for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (LLVMIsAInstruction(user)) {
      LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(user));
      out->several |= out->only && out->only != function;
      out->only = out->only ? out->only : function;
    } else if (!LLVMIsAGlobalValue(user)) {
      find_users(user, out);
    }
  }
}

static enum group group_of(LLVMValueRef global, LLVMValueRef kernel) {
  struct users users = {NULL, false};
  LLVMLinkage linkage = LLVMGetLinkage(global);
  if (linkage != LLVMInternalLinkage)
    return linkage == LLVMPrivateLinkage ? COMMON : SEEN;
  find_users(global, &users);
  if (users.several || !users.only)
    return COMMON;
  return users.only == kernel ? OWN : CALLED;
}

static bool is_static_array(LLVMModuleRef module, LLVMValueRef global) {
  return LLVMGetPointerAddressSpace(LLVMTypeOf(global)) == UNBANK_SHARED_SPACE &&
         place_bytes(module, global);
}

/* Functions and globals that a kernel, and what it reaches, name. */
struct reach {
  struct map seen;
  bool calls_pointers;
};

static void reach(struct reach *it, LLVMValueRef value);

static void reach_operands(struct reach *it, LLVMValueRef user) {
  for (int i = 0; i < LLVMGetNumOperands(user); i++)
    reach(it, LLVMGetOperand(user, (unsigned)i));
}

static void reach_body(struct reach *it, LLVMValueRef function) {
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
      LLVMValueRef callee = unbank_called_by(inst);
      it->calls_pointers |= callee && !LLVMIsAFunction(callee) && !LLVMIsAInlineAsm(callee);
      reach_operands(it, inst);
    }
}

static void reach(struct reach *it, LLVMValueRef value) {
  if (!LLVMIsAConstant(value) || map_get(&it->seen, value, NULL))
    return;
  map_put(&it->seen, value, 1);
  if (LLVMIsAFunction(value))
    reach_body(it, value);
  else
    reach_operands(it, value);
}

struct map find_reached(struct arena *arena, LLVMModuleRef module, LLVMValueRef kernel) {
  struct reach out = {map_new(arena), false};
  reach(&out, kernel);
  UNBANK_EACH_FUNCTION(function, module)
    if (out.calls_pointers && unbank_is_used(function, false))
      reach(&out, function);
  return out.seen;
}

struct reached {
  struct reached_array {
    LLVMValueRef global;
    enum group group;
  } *items;
  size_t count, capacity;
};

static struct reached find_arrays(struct code *code, LLVMValueRef kernel) {
  const struct map seen = find_reached(code->arena, code->module, kernel);
  struct reached out = {0};
  UNBANK_EACH_GLOBAL(it, code->module)
    if (is_static_array(code->module, it) && map_get(&seen, it, NULL))
      *ARENA_PUSH(code->arena, &out) = (struct reached_array){it, group_of(it, kernel)};
  return out;
}

/* The places in one kernel, modulo SHARED_ALIGN; the bytes of all. */
static uint32_t lay_out(struct code *code, LLVMValueRef kernel) {
  const struct reached reached = find_arrays(code, kernel);
  uint64_t place = 0;
  for (enum group group = SEEN; group < GROUPS; group++)
    for (size_t i = 0; i < reached.count; i++) {
      LLVMValueRef global = reached.items[i].global;
      uint32_t align = place_align(code->module, global), before;
      if (reached.items[i].group != group)
        continue;
      place = (place + align - 1) / align * align;
      bool agrees = !map_get(&code->starts_at, global, &before) || before == place % SHARED_ALIGN;
      map_put(&code->starts_at, global, agrees ? (uint32_t)(place % SHARED_ALIGN) : 0);
      place += place_bytes(code->module, global);
    }
  return (uint32_t)place;
}

void find_places(struct code *code, const LLVMValueRef *kernels, size_t count) {
  code->starts_at = map_new(code->arena);
  code->static_bytes = ARENA_ARRAY(code->arena, uint32_t, count);
  for (size_t k = 0; k < count; k++)
    code->static_bytes[k] = lay_out(code, kernels[k]);
}
