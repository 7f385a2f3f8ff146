/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "kernels/calls.h"

#include <string.h>

#include "assembly/effects.h"
#include "find/arrays.h"
#include "find/pins.h"
#include "kernels/runtime.h"
#include "model/relations.h"
#include "shim/edit.h"
#include "shim/query.h"
#include "shim/source.h"

/* The node for the targets of calls through pointers, and the one for the code of other modules.
 * The nodes of functions follow. */
enum { NODE_INDIRECT_TARGETS = 0, NODE_OTHER_MODULES = 1, NODE_FIRST_FUNCTION = 2 };

struct node {
  LLVMValueRef function; /* NULL for NODE_INDIRECT_TARGETS and NODE_OTHER_MODULES */
  struct numbers {
    uint32_t *items;
    size_t count, capacity;
  } callees;
  struct gap unseen, uncounted, baseless;       /* the first of each in this function */
  bool leaves, strays, ends, dynamic, laid_out; /* as in struct kernel, for this function alone */
  bool exposed, unfollowed, run;
  uint32_t walk; /* the last walk that visited it */
};

struct calls {
  struct map numbers; /* a function -> its node */
  LIST_OF(struct node) nodes;
  struct numbers strayed; /* functions that may be called in ways which a trace does not follow */
  uint32_t *queue;
  uint32_t walks;
};

/* Walks. */

/* Adds the nodes that this walk has not visited to the queue, and returns its new length. */
static size_t enqueue_unvisited(struct calls *calls, size_t count, const struct numbers *numbers) {
  for (size_t i = 0; i < numbers->count; i++) {
    struct node *node = &calls->nodes.items[numbers->items[i]];
    if (node->walk == calls->walks)
      continue;
    node->walk = calls->walks;
    calls->queue[count++] = numbers->items[i];
  }
  return count;
}

/* Puts all nodes that can be reached from some into calls->queue, in the order of a breadth-first
 * search; returns their number. */
static size_t walk(struct calls *calls, const struct numbers *starts) {
  calls->walks++;
  size_t count = enqueue_unvisited(calls, 0, starts);
  for (size_t next = 0; next < count; next++)
    count = enqueue_unvisited(calls, count, &calls->nodes.items[calls->queue[next]].callees);
  return count;
}

/* Reading one function. */

struct reader {
  struct module *module;
  struct calls *calls;
  struct node *node;
  LLVMValueRef inst; /* being read */
  bool names_array;  /* it is assembly that does */
};

static void note_gap(const struct reader *it, struct gap *gap, enum gap_kind kind) {
  if (!gap->inst)
    *gap = (struct gap){it->inst, kind};
}

static void add_callee(const struct reader *it, uint32_t number) {
  struct numbers *callees = &it->node->callees;
  if (!callees->count || callees->items[callees->count - 1] != number)
    *ARENA_PUSH(it->module->arena, callees) = number;
}

/* Whether a value is a pointer to shared memory that does not lead to a known array. */
static bool is_unlisted_shared_pointer(const struct module *module, LLVMValueRef value) {
  enum { CLUSTER_SPACE = 7 };
  LLVMTypeRef type = LLVMTypeOf(value);
  if (LLVMGetTypeKind(type) != LLVMPointerTypeKind)
    return false;
  unsigned space = LLVMGetPointerAddressSpace(type);
  return (space == UNBANK_SHARED_SPACE || space == CLUSTER_SPACE) && !LLVMIsUndef(value) &&
         !map_get(&module->derived, value, NULL);
}

/* Records an access to shared memory that leads to no known array. */
static void note_unlisted(const struct reader *it) {
  note_gap(it, &it->node->uncounted, GAP_SHARED);
  note_gap(it, &it->node->baseless, GAP_SHARED);
}

/* Records that code of other modules runs, and with it the functions of this one that it may call.
 */
static void note_external_code(const struct reader *it, enum gap_kind kind) {
  note_gap(it, &it->node->unseen, kind);
  it->node->strays = true;
  add_callee(it, NODE_OTHER_MODULES);
}

/* Pins an array that assembly names by its symbol, since it is not known how it is used there. */
static void visit_name(const char *name, void *context) {
  struct reader *it = context;
  LLVMValueRef global = LLVMGetNamedGlobal(it->module->ir, name);
  uint32_t id;
  if (!global || !map_get(&it->module->derived, global, &id))
    return;
  struct array *array = &it->module->arrays.items[id];
  it->names_array = true;
  unbank_pin(it->module, id, UNBANK_CODE_ESCAPES_INLINE_ASM, it->inst);
  if (it->node)
    *ARENA_PUSH(it->module->arena, &array->functions) = it->node->function;
}

/* Whether a text names a special register with the size of shared memory. Code that reads one may
 * use dynamic memory without naming it. */
static bool reads_launch_size(const char *name) {
  return strstr(name, "dynamic_smem_size") || strstr(name, "total_smem_size");
}

/* Whether the shared addresses of a statement come from arrays: it names one, or is given an
 * address in one, and none of its accesses is known to be elsewhere. */
static bool is_based_on_arrays(const struct reader *it) {
  bool is_based = it->names_array;
  for (unsigned i = 0; i < LLVMGetNumArgOperands(it->inst) && !is_based; i++)
    is_based = map_get(&it->module->derived, LLVMGetOperand(it->inst, i), NULL);
  return is_based && !map_get(&it->module->baseless, it->inst, NULL);
}

static void visit_assembly(struct reader *it, LLVMValueRef assembly) {
  size_t length;
  const char *text = LLVMGetInlineAsmAsmString(assembly, &length);
  enum unbank_assembly kind = unbank_read_assembly(text);
  it->names_array = false;
  unbank_each_name(text, visit_name, it);
  it->node->dynamic |= reads_launch_size(text);
  it->node->ends |= unbank_assembly_ends(text);
  it->node->laid_out |=
      !strcmp(text, UNBANK_READ_DYNAMIC_BYTES) || !strcmp(text, UNBANK_READ_CARVED_BYTES);
  if (kind == UNBANK_ASSEMBLY_ADDRESS) /* cooperative groups compute some that are not used */
    kind = LLVMGetFirstUse(it->inst) ? UNBANK_ASSEMBLY_SHARED : UNBANK_ASSEMBLY_HARMLESS;
  if (kind == UNBANK_ASSEMBLY_CALLS) {
    note_external_code(it, GAP_ASSEMBLY_CALL);
  } else if (kind == UNBANK_ASSEMBLY_SHARED && !map_get(&it->module->counted, it->inst, NULL)) {
    note_gap(it, &it->node->uncounted, GAP_ASSEMBLY);
    if (!is_based_on_arrays(it))
      note_gap(it, &it->node->baseless, GAP_ASSEMBLY);
  }
}

static bool is_replaceable(LLVMValueRef global) {
  LLVMLinkage linkage = LLVMGetLinkage(global);
  return linkage == LLVMWeakAnyLinkage || linkage == LLVMLinkOnceAnyLinkage ||
         linkage == LLVMExternalWeakLinkage;
}

/* Looks through the casts and aliases of a callee; sets *replaceable if another module may replace
 * one of the aliases. */
static LLVMValueRef resolve(LLVMValueRef callee, bool *replaceable) {
  for (;;) {
    if (LLVMIsAConstantExpr(callee) && LLVMGetNumOperands(callee) == 1) {
      callee = LLVMGetOperand(callee, 0);
    } else if (LLVMIsAGlobalAlias(callee)) {
      *replaceable |= is_replaceable(callee);
      callee = LLVMAliasGetAliasee(callee);
    } else {
      return callee;
    }
  }
}

static void visit_defined(struct reader *it, LLVMValueRef function, bool followed) {
  const uint32_t number = map_or(&it->calls->numbers, function, NODE_INDIRECT_TARGETS);
  add_callee(it, number);
  if (followed)
    return;
  it->node->strays = true;
  *ARENA_PUSH(it->module->arena, &it->calls->strayed) = number;
}

static void visit_function(struct reader *it, LLVMValueRef function, bool replaceable,
                           bool followed) {
  replaceable |= is_replaceable(function);
  bool defined =
      !LLVMIsDeclaration(function) && LLVMGetLinkage(function) != LLVMAvailableExternallyLinkage;
  if (!defined && unbank_is_device_runtime(unbank_value_name(function)))
    return;
  if (!defined || replaceable)
    note_external_code(it, defined ? GAP_REPLACEABLE : GAP_UNDEFINED);
  if (!LLVMIsDeclaration(function))
    visit_defined(it, function, followed);
}

/* Records whether an intrinsic ends threads, reads the size of shared memory, or may access shared
 * memory through a pointer to no known array. */
static void visit_intrinsic(struct reader *it, LLVMValueRef function) {
  const char *name = unbank_value_name(function);
  it->node->dynamic |= reads_launch_size(name);
  it->node->ends |= !strcmp(name, "llvm.nvvm.exit");
  for (unsigned i = 0; i < LLVMGetNumArgOperands(it->inst); i++)
    if (is_unlisted_shared_pointer(it->module, LLVMGetOperand(it->inst, i)) &&
        !unbank_is_harmless_intrinsic(name))
      note_unlisted(it);
}

static void visit_call(struct reader *it) {
  bool replaceable = false;
  LLVMValueRef called = LLVMGetCalledValue(it->inst);
  LLVMValueRef target = resolve(called, &replaceable);
  if (LLVMIsAInlineAsm(target)) {
    visit_assembly(it, target);
  } else if (LLVMIsAFunction(target) && LLVMGetIntrinsicID(target)) {
    visit_intrinsic(it, target);
  } else if (LLVMIsAFunction(target)) {
    visit_function(it, target, replaceable, LLVMIsACallInst(it->inst) && called == target);
  } else if (!LLVMIsUndef(target) && !LLVMIsNull(target)) {
    note_gap(it, &it->node->unseen, GAP_POINTER);
    it->node->strays = true;
    add_callee(it, NODE_INDIRECT_TARGETS);
  }
}

static bool is_call(LLVMValueRef value) {
  static const LLVMOpcode calls[] = {LLVMCall, LLVMInvoke, LLVMCallBr, 0};
  return unbank_has_opcode(value, calls);
}

static void read_instruction(struct reader *it) {
  static const LLVMOpcode takers[] = {LLVMLoad,          LLVMStore,         LLVMAtomicRMW,
                                      LLVMAtomicCmpXchg, LLVMAddrSpaceCast, 0};
  const unsigned pointer = LLVMIsAStoreInst(it->inst) ? 1 : 0;
  if (is_call(it->inst))
    visit_call(it);
  else if (unbank_has_opcode(it->inst, takers) &&
           is_unlisted_shared_pointer(it->module, LLVMGetOperand(it->inst, pointer)))
    note_unlisted(it);
}

static void read_function(struct module *module, struct calls *calls, struct node *node) {
  struct reader it = {.module = module, .calls = calls, .node = node};
  UNBANK_EACH_BLOCK(block, node->function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
      it.inst = inst;
      read_instruction(&it);
    }
}

/* Addresses of functions. */

struct taken {
  bool address; /* the function's address is used as a value */
  bool name;    /* an alias of it is visible to other modules */
};

static bool is_argument(LLVMValueRef call, LLVMValueRef value) {
  for (unsigned i = 0; i < LLVMGetNumArgOperands(call); i++)
    if (LLVMGetOperand(call, i) == value)
      return true;
  return false;
}

/* Whether a constant is used by llvm.global.annotations only. */
static bool is_annotation(LLVMValueRef constant) {
  if (LLVMIsAGlobalVariable(constant))
    return !strcmp(unbank_value_name(constant), "llvm.global.annotations");
  bool is = LLVMIsConstant(constant) && !LLVMIsAGlobalValue(constant);
  for (LLVMUseRef use = LLVMGetFirstUse(constant); use && is; use = LLVMGetNextUse(use))
    is = is_annotation(LLVMGetUser(use));
  return is;
}

static bool is_call_of(LLVMValueRef user, LLVMValueRef function) {
  return is_call(user) && LLVMGetCalledValue(user) == function;
}

static bool are_equal_calls(LLVMValueRef a, LLVMValueRef b) {
  bool are = unbank_function_of(a) == unbank_function_of(b) &&
             LLVMGetNumOperands(a) == LLVMGetNumOperands(b);
  for (unsigned i = 0; are && i < (unsigned)LLVMGetNumOperands(a); i++)
    are = LLVMGetOperand(a, i) == LLVMGetOperand(b, i);
  return are;
}

/* Whether two calls of a function are equal; true if there are too many to compare. */
static bool has_equal_calls(LLVMValueRef function) {
  enum { COMPARED = 32 };
  LLVMValueRef calls[COMPARED];
  unsigned count = 0;
  UNBANK_EACH_USER(call, function) {
    if (!is_call_of(call, function))
      continue;
    for (unsigned i = 0; i < count; i++)
      if (are_equal_calls(call, calls[i]))
        return true;
    if (count == COMPARED)
      return true;
    calls[count++] = call;
  }
  return false;
}

static bool may_call_be_merged(const struct module *module, LLVMValueRef function, unsigned *left) {
  if (!*left)
    return true;
  --*left;
  if (unbank_is_kernel(module->ir, function))
    return false;
  if (unbank_writes_nothing(function) && has_equal_calls(function))
    return true;
  UNBANK_EACH_USER(call, function) {
    if (is_call_of(call, function) && may_call_be_merged(module, unbank_function_of(call), left))
      return true;
  }
  return false;
}

bool unbank_may_calls_be_merged(const struct module *module, LLVMValueRef function) {
  unsigned left = 256; /* how many callers are examined; with more, the answer is yes */
  return may_call_be_merged(module, function, &left);
}

bool unbank_may_call_be_merged(const struct module *module, const struct kernel *kernel,
                               const struct access *access) {
  return access->op == UNBANK_OP_LD && access->function != kernel->function &&
         unbank_may_calls_be_merged(module, access->function);
}

/* Finds the uses of a function, or of a cast or an alias of it, other than as a callee. */
static void find_uses(LLVMValueRef value, struct taken *taken) {
  UNBANK_EACH_USER(user, value) {
    if (LLVMIsAGlobalAlias(user)) {
      taken->name |= !unbank_is_local(user);
      find_uses(user, taken);
    } else if (LLVMIsAConstantExpr(user) && LLVMGetNumOperands(user) == 1) {
      find_uses(user, taken);
    } else if (!is_call(user) || LLVMGetCalledValue(user) != value || is_argument(user, value)) {
      taken->address |= !LLVMIsABlockAddress(user) && !is_annotation(user);
    }
    if (taken->address && taken->name)
      return;
  }
}

static void add_node(struct module *module, struct calls *calls, LLVMValueRef function) {
  uint32_t number = (uint32_t)calls->nodes.count;
  struct node *node = ARENA_PUSH(module->arena, &calls->nodes);
  node->function = function;
  map_put(&calls->numbers, function, number);
  if (unbank_is_kernel(module->ir, function))
    return;
  struct taken taken = {false, false};
  find_uses(function, &taken);
  bool named = !module->is_whole && (taken.name || !unbank_is_local(function));
  if (taken.address)
    *ARENA_PUSH(module->arena, &calls->nodes.items[NODE_INDIRECT_TARGETS].callees) = number;
  if (taken.address || named) {
    *ARENA_PUSH(module->arena, &calls->nodes.items[NODE_OTHER_MODULES].callees) = number;
    *ARENA_PUSH(module->arena, &calls->strayed) = number;
  }
}

static void note_dynamic(struct module *module, struct calls *calls) {
  for (size_t i = 0; i < module->arrays.count; i++) {
    const struct array *array = &module->arrays.items[i];
    uint32_t number;
    for (size_t f = 0; !array->bytes && f < array->functions.count; f++)
      if (map_get(&calls->numbers, array->functions.items[f], &number))
        calls->nodes.items[number].dynamic = true;
  }
}

/* Whether the module is one of several that a device linker combines: an option says so, or the
 * module uses symbols that only another module can define. The IR does not tell -fgpu-rdc. */
static bool is_part(const struct module *module) {
  if (module->options->rdc == UNBANK_YES)
    return true;
  UNBANK_EACH_FUNCTION(it, module->ir) {
    bool defined = !LLVMIsDeclaration(it) && LLVMGetLinkage(it) != LLVMAvailableExternallyLinkage;
    if (!defined && !LLVMGetIntrinsicID(it) && unbank_is_linked(unbank_value_name(it)) &&
        unbank_is_used(it, true))
      return true;
  }
  UNBANK_EACH_GLOBAL(it, module->ir) {
    LLVMTypeRef type = LLVMGlobalGetValueType(it);
    bool is_dynamic = LLVMGetTypeKind(type) == LLVMArrayTypeKind && !LLVMGetArrayLength2(type);
    if (LLVMIsDeclaration(it) && !is_dynamic && unbank_is_used(it, true))
      return true;
  }
  return false;
}

void unbank_find_program(struct module *module) {
  const struct unbank_options *options = module->options;
  module->is_part = is_part(module);
  module->is_whole =
      options->whole_program == UNBANK_YES ||
      (options->whole_program == UNBANK_UNSAID && options->rdc == UNBANK_NO && !module->is_part);
  module->may_be_part = module->is_part || (options->rdc == UNBANK_UNSAID && !module->is_whole);
}

void unbank_find_calls(struct module *module) {
  struct arena *arena = module->arena;
  struct calls *calls = module->calls = ARENA_NEW(arena, struct calls);
  calls->numbers = map_new(arena);
  module->is_for_debugger = unbank_is_for_debugger(module->ir);
  ARENA_PUSH(arena, &calls->nodes); /* NODE_INDIRECT_TARGETS */
  ARENA_PUSH(arena, &calls->nodes)->leaves = true;
  UNBANK_EACH_FUNCTION(function, module->ir)
    if (!LLVMIsDeclaration(function))
      add_node(module, calls, function);
  if (!module->is_whole)
    *ARENA_PUSH(arena, &calls->nodes.items[NODE_INDIRECT_TARGETS].callees) = NODE_OTHER_MODULES;
  calls->queue = ARENA_ARRAY(arena, uint32_t, calls->nodes.count);
  for (size_t i = NODE_FIRST_FUNCTION; i < calls->nodes.count; i++)
    read_function(module, calls, &calls->nodes.items[i]);
  const struct numbers *entered = &calls->nodes.items[NODE_OTHER_MODULES].callees;
  for (size_t i = module->is_whole ? 0 : walk(calls, entered); i-- > 0;)
    calls->nodes.items[calls->queue[i]].exposed = true;
  for (size_t i = walk(calls, &calls->strayed); i-- > 0;)
    calls->nodes.items[calls->queue[i]].unfollowed = true;
  size_t length;
  struct reader of_module = {.module = module, .calls = calls};
  unbank_each_name(LLVMGetModuleInlineAsm(module->ir, &length), visit_name, &of_module);
  note_dynamic(module, calls);
}

/* Answers. */

static void keep_first_gap(struct gap *to, const struct gap *from) {
  if (!to->inst)
    *to = *from;
}

void unbank_follow_calls(struct module *module, struct kernel *kernel) {
  struct calls *calls = module->calls;
  uint32_t start = map_or(&calls->numbers, kernel->function, NODE_INDIRECT_TARGETS);
  const size_t count = walk(calls, &(struct numbers){&start, 1, 1});
  for (size_t i = 0; i < count; i++) {
    struct node *node = &calls->nodes.items[calls->queue[i]];
    node->run = true;
    if (node->function)
      unbank_kernel_add(module, kernel, node->function);
    keep_first_gap(&kernel->unseen, &node->unseen);
    keep_first_gap(&kernel->uncounted, &node->uncounted);
    keep_first_gap(&kernel->baseless, &node->baseless);
    kernel->leaves |= node->leaves;
    kernel->strays |= node->strays;
    kernel->ends |= node->ends;
    kernel->dynamic |= node->dynamic;
    kernel->laid_out |= node->laid_out;
  }
}

static const struct node *node_of(const struct module *module, LLVMValueRef function) {
  const uint32_t number = map_or(&module->calls->numbers, function, NODE_INDIRECT_TARGETS);
  return &module->calls->nodes.items[number];
}

bool unbank_is_exposed(const struct module *module, LLVMValueRef function) {
  return node_of(module, function)->exposed;
}

bool unbank_is_run(const struct module *module, LLVMValueRef function) {
  return node_of(module, function)->run;
}

bool unbank_is_unfollowed(const struct module *module, LLVMValueRef function) {
  return node_of(module, function)->unfollowed;
}

const char *unbank_gap_text(const struct module *module, const struct gap *gap) {
  bool replaceable = false;
  const char *name = "";
  if (gap->kind == GAP_UNDEFINED || gap->kind == GAP_REPLACEABLE)
    name = unbank_demangled(
        module->arena, unbank_value_name(resolve(LLVMGetCalledValue(gap->inst), &replaceable)));
  switch (gap->kind) {
  case GAP_UNDEFINED:
    return arena_printf(module->arena, "a call of %s, which this module does not define", name);
  case GAP_REPLACEABLE:
    return arena_printf(module->arena, "a call of %s, which another module may replace", name);
  case GAP_POINTER:
    return "a call through a pointer";
  case GAP_ASSEMBLY_CALL:
    return "inline assembly that may call a function";
  case GAP_ASSEMBLY:
    return "inline assembly that may touch shared memory";
  case GAP_SHARED:
    return "an access to shared memory of no array of this module";
  }
  return "";
}
