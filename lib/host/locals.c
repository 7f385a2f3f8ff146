/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "host/locals.h"

#include <string.h>

#include "host/host_internal.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "shim/source.h"
#include "support/words.h"

enum {
  HOLDERS_MAX = 4,  /* locals that hold the address of one that holds that of another, and so on */
  VISITS_MAX = 256, /* pointers that are followed from one variable */
  POINTER_BYTES = 8,
  INVOKER_AT = 24, /* in a std::function of libstdc++ */
};

/* A pointer into the variable, or into a local from which its address can be read: at bytes
 * holders[count - 1] of that is the address of another such local, whose bytes holders[count - 2]
 * hold that of the next one, and so on. */
struct way {
  int64_t offset; /* of the pointer from the start of what it leads into */
  int64_t holders[HOLDERS_MAX];
  LLVMValueRef memory[HOLDERS_MAX]; /* the local that each of these is in */
  unsigned count;
};

struct search {
  struct host *host;
  struct local *local;
  struct visit {
    LLVMValueRef pointer;
    struct way way;
  } visits[VISITS_MAX]; /* no pointer is followed twice in one way */
  size_t count;
};

static void follow(struct search *it, LLVMValueRef pointer, struct way way);

static void give_up(struct search *it, const char *why) {
  it->local->why = it->local->why ? it->local->why : why;
}

static int64_t bytes_of(const struct search *it, LLVMTypeRef type) {
  return (int64_t)LLVMStoreSizeOfType(LLVMGetModuleDataLayout(it->host->copy), type);
}

static void follow_load(struct search *it, LLVMValueRef load, struct way way) {
  const int64_t held = way.count ? way.holders[way.count - 1] - way.offset : 0;
  if (!way.count || held >= bytes_of(it, LLVMTypeOf(load)) || held + POINTER_BYTES <= 0)
    return;
  if (held || LLVMGetTypeKind(LLVMTypeOf(load)) != LLVMPointerTypeKind) {
    give_up(it, unbank_not_read); /* a part of the address, or several, as a number */
    return;
  }
  way.count--;
  way.offset = 0;
  follow(it, load, way);
}

bool unbank_is_local_memory(LLVMValueRef memory) {
  return LLVMIsAAllocaInst(memory) ||
         (unbank_called_by(memory) &&
          !strcmp(unbank_value_name(unbank_called_by(memory)), "_Znwm"));
}

/* The address is written to a place, which holds it from there on. */
static void follow_kept(struct search *it, LLVMValueRef place, struct way way) {
  int64_t distance;
  LLVMValueRef holder = unbank_base_of(place, &distance);
  if (!unbank_is_local_memory(holder) || way.offset || way.count == HOLDERS_MAX) {
    give_up(it, unbank_not_read);
    return;
  }
  way.memory[way.count] = holder;
  way.holders[way.count++] = distance;
  way.offset = 0;
  follow(it, holder, way);
}

static void follow_store(struct search *it, LLVMValueRef store, LLVMValueRef pointer,
                         struct way way) {
  LLVMValueRef value = LLVMGetOperand(store, 0);
  if (value == pointer)
    follow_kept(it, LLVMGetOperand(store, 1), way);
  if (LLVMGetOperand(store, 1) == pointer && !way.count)
    *ARENA_PUSH(it->host->arena, &it->local->stores) =
        (struct local_store){value, way.offset, way.offset + bytes_of(it, LLVMTypeOf(value))};
}

/* Bytes are copied: from the variable, which only reads it, or from a local that holds its address,
 * of which there are two then. */
static void follow_copy(struct search *it, LLVMValueRef copy, LLVMValueRef pointer,
                        struct way way) {
  LLVMValueRef to = LLVMGetOperand(copy, 0), length = LLVMGetOperand(copy, 2);
  if (to == pointer && !way.count)
    give_up(it, unbank_not_read);
  if (LLVMGetOperand(copy, 1) != pointer || !way.count)
    return;
  int64_t distance;
  LLVMValueRef holder = unbank_base_of(to, &distance);
  const int64_t held = way.holders[way.count - 1] - way.offset;
  if (held < 0 || (LLVMIsAConstantInt(length) && held >= LLVMConstIntGetSExtValue(length)))
    return;
  if (!unbank_is_local_memory(holder)) {
    give_up(it, unbank_not_read);
    return;
  }
  way.memory[way.count - 1] = holder;
  way.holders[way.count - 1] = held + distance;
  way.offset = 0;
  follow(it, holder, way);
}

/* What the standard library calls such a member of its class for all lambdas in a std::function. */
static bool is_handler(LLVMValueRef function, const char *member) {
  const char *name = unbank_value_name(function);
  return strstr(name, "_Function_handler") && strstr(name, member);
}

/* Whether a function may be what a call by a pointer calls. The managers of std::function, which
 * copy and destroy lambdas, do nothing to what these refer to. */
static bool may_be_called(LLVMValueRef function, LLVMValueRef call) {
  bool is_taken = false;
  UNBANK_EACH_USER(user, function)
    is_taken |= unbank_called_by(user) != function;
  return is_taken && LLVMGlobalGetValueType(function) == LLVMGetCalledFunctionType(call) &&
         !is_handler(function, "_M_manager");
}

/* Whether a function is the invoker that is written to an object. */
static bool is_invoker_of(LLVMValueRef function, LLVMValueRef object) {
  struct local_place place;
  uint32_t count;
  bool is = false;
  for (uint32_t i = 0; unbank_is_invoker(function, i, &place, &count) && i < count; i++)
    is |= place.base == object;
  return is;
}

static bool has_invoker(const struct search *it, LLVMValueRef object) {
  UNBANK_EACH_FUNCTION(function, it->host->copy)
    if (is_invoker_of(function, object))
      return true;
  return false;
}

/* A pointer is argument `number` of a call by a pointer. A std::function calls the invoker that is
 * written to it. */
static void follow_indirect(struct search *it, LLVMValueRef call, unsigned number, struct way way) {
  LLVMValueRef object = way.count ? way.memory[way.count - 1] : it->local->variable;
  const bool knows = has_invoker(it, object);
  UNBANK_EACH_FUNCTION(function, it->host->copy) {
    if (!may_be_called(function, call) || unbank_stub(it->host, function) ||
        (knows && !is_invoker_of(function, object)))
      continue;
    if (LLVMIsDeclaration(function))
      give_up(it, unbank_not_read);
    else
      follow(it, LLVMGetParam(function, number), way);
  }
}

static void follow_call(struct search *it, LLVMValueRef call, LLVMValueRef pointer,
                        struct way way) {
  static const char *const harmless[] = {"llvm.lifetime.", "llvm.dbg.", "llvm.assume",
                                         "llvm.invariant."};
  LLVMValueRef callee = LLVMGetCalledValue(call);
  const char *name = LLVMIsAFunction(callee) ? unbank_value_name(callee) : "";
  if (BEGINS_WITH_ANY(name, harmless))
    return;
  if (begins_with(name, "llvm.memcpy.")) {
    follow_copy(it, call, pointer, way);
    return;
  }
  /* No block has a side of zero, and no launch reads through a null pointer. */
  if (begins_with(name, "llvm.memset.")) {
    if (!way.count && !unbank_is_number(LLVMGetOperand(call, 1), 0))
      give_up(it, unbank_not_read);
    return;
  }
  const bool is_seen = *name && !LLVMIsDeclaration(callee) && callee != it->host->launch;
  for (unsigned i = 0; i < LLVMGetNumArgOperands(call); i++) {
    if (LLVMGetOperand(call, i) != pointer)
      continue;
    if (is_seen && i < LLVMCountParams(callee))
      follow(it, LLVMGetParam(callee, i), way);
    else if (!*name)
      follow_indirect(it, call, i, way);
    else if (strcmp(name, "_ZdlPvm") != 0 && strcmp(name, "_ZdlPv") != 0)
      give_up(it, arena_printf(it->host->arena, "%s may write it",
                               unbank_demangled(it->host->arena, name)));
  }
}

static void follow_use(struct search *it, LLVMValueRef user, LLVMValueRef pointer, struct way way) {
  int64_t distance;
  if (LLVMIsALoadInst(user)) {
    follow_load(it, user, way);
  } else if (LLVMIsAStoreInst(user)) {
    follow_store(it, user, pointer, way);
  } else if (LLVMIsAGetElementPtrInst(user) && unbank_base_of(user, &distance) != user) {
    int64_t own;
    unbank_base_of(pointer, &own);
    way.offset += distance - own;
    follow(it, user, way);
  } else if (LLVMIsACallInst(user) || LLVMIsAInvokeInst(user)) {
    follow_call(it, user, pointer, way);
  } else if (!LLVMIsAICmpInst(user)) {
    give_up(it, unbank_not_read);
  }
}

static bool is_same_way(const struct way *a, const struct way *b) {
  return a->offset == b->offset && a->count == b->count &&
         !memcmp(a->holders, b->holders, a->count * sizeof *a->holders) &&
         !memcmp(a->memory, b->memory, a->count * sizeof(LLVMValueRef));
}

static void follow(struct search *it, LLVMValueRef pointer, struct way way) {
  for (size_t i = 0; i < it->count; i++)
    if (it->visits[i].pointer == pointer && is_same_way(&it->visits[i].way, &way))
      return;
  if (it->count == VISITS_MAX) {
    give_up(it, unbank_not_read);
    return;
  }
  it->visits[it->count++] = (struct visit){pointer, way};
  for (LLVMUseRef use = LLVMGetFirstUse(pointer); use && !it->local->why; use = LLVMGetNextUse(use))
    follow_use(it, LLVMGetUser(use), pointer, way);
}

bool unbank_is_invoker(LLVMValueRef function, uint32_t number, struct local_place *object,
                       uint32_t *count) {
  *count = 0;
  if (!is_handler(function, "_M_invoke"))
    return false;
  UNBANK_EACH_USER(user, function) {
    if (!LLVMIsAStoreInst(user) || LLVMGetOperand(user, 0) != function || (*count)++ != number)
      continue;
    object->base = unbank_base_of(LLVMGetOperand(user, 1), &object->bytes);
    object->bytes -= INVOKER_AT;
  }
  return *count > 0;
}

const struct local *unbank_local(struct host *host, LLVMValueRef variable) {
  for (size_t i = 0; i < host->locals.count; i++)
    if (host->locals.items[i]->variable == variable)
      return host->locals.items[i];
  struct search *it = ARENA_NEW(host->arena, struct search);
  struct local *local = ARENA_NEW(host->arena, struct local);
  *local = (struct local){.variable = variable};
  *it = (struct search){.host = host, .local = local};
  follow(it, variable, (struct way){.count = 0});
  *ARENA_PUSH(host->arena, &host->locals) = local;
  return local;
}
