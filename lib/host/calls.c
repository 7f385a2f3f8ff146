/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * kernel<<<grid, block>>>(...) pushes a configuration, which the kernel's stub takes. In a function
 * that does so, the block's sides are kept in three variables of its own: a push stores, and what
 * may be the launch loads. Which push a launch has is then told by the passes that put variables
 * into registers, however the code was merged or inlined before.
 *
 * A dim3 goes by value as the target passes it: as i64 and i32, as [2 x i64], or by address. */
#include <llvm-c/DebugInfo.h>

#include "host/host_internal.h"
#include "shim/query.h"
#include "support/words.h"

/* Ways to launch. */

enum { DIM3_BYTES = 12 };

static const struct way {
  const char *name;
  enum {
    PUSH,   /* (dim3 grid, dim3 block, ...): of the launch that follows */
    SIDES,  /* (..., gridX, gridY, gridZ, blockX, blockY, blockZ) */
    DIMS,   /* (kernel, dim3 grid, dim3 block, ...) */
    MEMORY, /* the block stands in memory; the kernel is an operand */
    NODE,   /* both stand in memory */
    TAKE,   /* (kernel): what was pushed */
  } form;
  unsigned kernel; /* operand */
  unsigned block;  /* the first operand of sides or dims, or of the memory */
  unsigned at;     /* where in the memory: a configuration's grid, a node's kernel */
} ways[] = {
    {"__cudaPushCallConfiguration", PUSH, 0, 0, 0},
    {"cudaConfigureCall", PUSH, 0, 0, 0},
    {"cudaLaunch", TAKE, 0, 0, 0},
    {"cudaLaunchKernel", DIMS, 0, 1, 0},
    {"cudaLaunchKernel_ptsz", DIMS, 0, 1, 0},
    {"cudaLaunchCooperativeKernel", DIMS, 0, 1, 0},
    {"cudaLaunchCooperativeKernel_ptsz", DIMS, 0, 1, 0},
    {"cudaLaunchKernelExC", MEMORY, 1, 0, 0},
    {"cudaLaunchKernelExC_ptsz", MEMORY, 1, 0, 0},
    {"cuLaunchKernelEx", MEMORY, 1, 0, 0},
    {"cuLaunchKernelEx_ptsz", MEMORY, 1, 0, 0},
    {"cuLaunchKernel", SIDES, 0, 4, 0},
    {"cuLaunchKernel_ptsz", SIDES, 0, 4, 0},
    {"cuLaunchCooperativeKernel", SIDES, 0, 4, 0},
    {"cuLaunchCooperativeKernel_ptsz", SIDES, 0, 4, 0},
    {"cudaGraphAddKernelNode", NODE, 0, 4, 0},
    {"cudaGraphKernelNodeSetParams", NODE, 0, 1, 0},
    {"cudaGraphExecKernelNodeSetParams", NODE, 0, 2, 0},
    {"cuGraphAddKernelNode_v2", NODE, 0, 4, 0},
    {"cudaGraphAddNode", NODE, 0, 5, 16}, /* behind the node's type */
    {"cudaGraphAddNode_v2", NODE, 0, 5, 16},
};
enum { WAYS = sizeof ways / sizeof *ways };

/* Where the block stands in a configuration, behind its grid; in a node, behind the kernel, too. */
enum { BLOCK_IN_MEMORY = DIM3_BYTES, BLOCK_IN_NODE = 8 + DIM3_BYTES };

/* Functions that write the kernel of a name (operand 2) to operand 0. */
static const char *const finders[] = {"cuModuleGetFunction", "cuLibraryGetKernel"};

static const struct way *way_named(const char *name) {
  for (size_t i = 0; i < WAYS; i++)
    if (!strcmp(name, ways[i].name))
      return &ways[i];
  return NULL;
}

bool unbank_only_asks(const char *function) {
  static const char *const names[] = {"cudaFuncSet", "cudaFuncGet", "cudaOccupancy",
                                      "__cudaRegisterFunction"};
  return BEGINS_WITH_ANY(function, names) || way_named(function);
}

static const struct way *way_of(LLVMValueRef callee) {
  return LLVMIsAFunction(callee) ? way_named(unbank_value_name(callee)) : NULL;
}

bool unbank_may_launch(LLVMModuleRef module) {
  for (size_t i = 0; i < WAYS; i++)
    if (LLVMGetNamedFunction(module, ways[i].name))
      return true;
  return false;
}

/* Building. */

struct builder {
  const struct host *host;
  LLVMBuilderRef ir;
  LLVMTypeRef i32;
  LLVMValueRef variables[3]; /* of the function, or NULL: it pushes nothing */
};

static LLVMValueRef load_at(struct builder *it, LLVMTypeRef type, LLVMValueRef base,
                            unsigned bytes) {
  LLVMContextRef context = LLVMGetModuleContext(it->host->copy);
  LLVMValueRef index = LLVMConstInt(LLVMInt64TypeInContext(context), bytes, false);
  LLVMValueRef at = LLVMBuildGEP2(it->ir, LLVMInt8TypeInContext(context), base, &index, 1, "");
  LLVMValueRef load = LLVMBuildLoad2(it->ir, type, at, "");
  LLVMSetAlignment(load, 4);
  return load;
}

static void load_sides(struct builder *it, LLVMValueRef base, unsigned bytes,
                       LLVMValueRef sides[3]) {
  for (unsigned i = 0; i < 3; i++)
    sides[i] = load_at(it, it->i32, base, bytes + 4 * i);
}

/* Half number `half` of an integer of 64 bits. */
static LLVMValueRef half_of(struct builder *it, LLVMValueRef whole, unsigned half) {
  LLVMValueRef shift = LLVMConstInt(LLVMTypeOf(whole), 32 * half, false);
  return LLVMBuildTrunc(it->ir, half ? LLVMBuildLShr(it->ir, whole, shift, "") : whole, it->i32,
                        "");
}

static bool has_bits(LLVMValueRef value, unsigned bits) {
  LLVMTypeRef type = LLVMTypeOf(value);
  return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) == bits;
}

/* The sides of the dim3 that begins at operand *number of a call, which then is the one behind.
 * `sides` may be NULL. */
static bool take_dim3(struct builder *it, LLVMValueRef call, unsigned *number,
                      LLVMValueRef *sides) {
  unsigned count = LLVMGetNumArgOperands(call), first = *number;
  LLVMValueRef value = first < count ? LLVMGetOperand(call, first) : NULL;
  LLVMTypeKind kind = value ? LLVMGetTypeKind(LLVMTypeOf(value)) : LLVMVoidTypeKind;
  bool is_split = value && has_bits(value, 64) && first + 1 < count &&
                  has_bits(LLVMGetOperand(call, first + 1), 32);
  *number += is_split ? 2 : 1;
  if (sides && is_split) {
    sides[0] = half_of(it, value, 0);
    sides[1] = half_of(it, value, 1);
    sides[2] = LLVMGetOperand(call, first + 1);
  } else if (sides && kind == LLVMArrayTypeKind) {
    LLVMValueRef low = LLVMBuildExtractValue(it->ir, value, 0, ""),
                 high = LLVMBuildExtractValue(it->ir, value, 1, "");
    sides[0] = half_of(it, low, 0);
    sides[1] = half_of(it, low, 1);
    sides[2] = half_of(it, high, 0);
  } else if (sides && kind == LLVMPointerTypeKind) {
    load_sides(it, value, 0, sides);
  }
  return is_split || kind == LLVMArrayTypeKind || kind == LLVMPointerTypeKind;
}

static void build_launch(struct builder *it, LLVMValueRef call, LLVMValueRef kernel,
                         LLVMValueRef sides[3]) {
  LLVMValueRef operands[] = {kernel, sides[0], sides[1], sides[2]};
  LLVMValueRef launch = LLVMBuildCall2(it->ir, LLVMGlobalGetValueType(it->host->launch),
                                       it->host->launch, operands, 4, "");
  LLVMInstructionSetDebugLoc(launch, LLVMInstructionGetDebugLoc(call));
}

/* A launch of what was pushed, if it is one. */
static void build_taken(struct builder *it, LLVMValueRef call, LLVMValueRef kernel) {
  LLVMValueRef sides[3];
  if (!it->variables[0])
    return;
  for (unsigned i = 0; i < 3; i++)
    sides[i] = LLVMBuildLoad2(it->ir, it->i32, it->variables[i], "");
  build_launch(it, call, kernel, sides);
}

/* Whether the block is what the stub has popped: it is loaded from where a pop has put it. */
static bool is_popped(LLVMValueRef call, unsigned number) {
  LLVMValueRef from = LLVMGetOperand(call, number);
  for (unsigned depth = 0; depth < 4 && LLVMIsAInstruction(from) && !LLVMIsAAllocaInst(from);
       depth++)
    from = LLVMGetOperand(from, 0);
  LLVMValueRef pop = LLVMIsAAllocaInst(from) ? from : NULL;
  for (LLVMUseRef use = pop ? LLVMGetFirstUse(pop) : NULL; use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    LLVMValueRef callee = unbank_called_by(user);
    if (callee && LLVMIsAFunction(callee) &&
        !strcmp(unbank_value_name(callee), "__cudaPopCallConfiguration"))
      return true;
  }
  return false;
}

/* What was read is all that the call does with it: it neither keeps nor changes it. */
static void hide_memory(LLVMValueRef call, unsigned number) {
  LLVMSetOperand(call, number, LLVMConstNull(LLVMTypeOf(LLVMGetOperand(call, number))));
}

static void make_way(struct builder *it, LLVMValueRef call, const struct way *way) {
  LLVMValueRef sides[3];
  unsigned number = way->block, count = LLVMGetNumArgOperands(call);
  if (count <= way->kernel || count <= way->block)
    return;
  LLVMValueRef kernel = LLVMGetOperand(call, way->kernel);
  switch (way->form) {
  case PUSH:
    if (take_dim3(it, call, &number, NULL) && take_dim3(it, call, &number, sides))
      for (unsigned i = 0; i < 3; i++)
        LLVMBuildStore(it->ir, sides[i], it->variables[i]);
    return;
  case TAKE:
    build_taken(it, call, kernel);
    return;
  case DIMS:
    if (!take_dim3(it, call, &number, NULL))
      return;
    if (is_popped(call, number))
      build_taken(it, call, kernel);
    else if (take_dim3(it, call, &number, sides))
      build_launch(it, call, kernel, sides);
    return;
  case SIDES:
    if (count < number + 3)
      return;
    for (unsigned i = 0; i < 3; i++)
      sides[i] = LLVMGetOperand(call, number + i);
    build_launch(it, call, kernel, sides);
    return;
  case MEMORY:
    load_sides(it, LLVMGetOperand(call, number), way->at + BLOCK_IN_MEMORY, sides);
    build_launch(it, call, kernel, sides);
    hide_memory(call, number);
    return;
  case NODE:
    kernel = load_at(it, LLVMTypeOf(LLVMGetOperand(call, number)), LLVMGetOperand(call, number),
                     way->at);
    load_sides(it, LLVMGetOperand(call, number), way->at + BLOCK_IN_NODE, sides);
    build_launch(it, call, kernel, sides);
    hide_memory(call, number);
    return;
  }
}

/* Behind a call, what it has written: the kernel of a name. Of one that may throw, nothing. */
static void make_found(struct builder *it, LLVMValueRef call) {
  LLVMValueRef next = LLVMIsACallInst(call) ? LLVMGetNextInstruction(call) : NULL;
  if (!next || LLVMGetNumArgOperands(call) < 3)
    return;
  LLVMValueRef name = LLVMGetOperand(call, 2);
  LLVMPositionBuilderBefore(it->ir, next);
  LLVMValueRef kernel = LLVMBuildCall2(it->ir, LLVMGlobalGetValueType(it->host->named),
                                       it->host->named, &name, 1, "");
  LLVMBuildStore(it->ir, kernel, LLVMGetOperand(call, 0));
}

static bool is_finder(LLVMValueRef callee) {
  for (size_t i = 0; i < sizeof finders / sizeof *finders; i++)
    if (LLVMIsAFunction(callee) && !strcmp(unbank_value_name(callee), finders[i]))
      return true;
  return false;
}

/* A call by pointer may be that of a stub. */
static void make_call(struct builder *it, LLVMValueRef call) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  const struct way *way = way_of(callee);
  bool may_be_stub =
      unbank_stub(it->host, callee) || (!LLVMIsAFunction(callee) && !LLVMIsAInlineAsm(callee));
  LLVMPositionBuilderBefore(it->ir, call);
  if (way)
    make_way(it, call, way);
  else if (is_finder(callee))
    make_found(it, call);
  else if (may_be_stub)
    build_taken(it, call, callee);
}

/* Functions. */

static bool pushes(LLVMValueRef function) {
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
      LLVMValueRef callee = unbank_called_by(inst);
      const struct way *way = callee ? way_of(callee) : NULL;
      if (way && way->form == PUSH)
        return true;
    }
  return false;
}

static void make_variables(struct builder *it, LLVMValueRef function) {
  bool has_push = pushes(function);
  LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(function);
  LLVMPositionBuilderBefore(it->ir, LLVMGetFirstInstruction(entry));
  for (unsigned i = 0; i < 3; i++)
    it->variables[i] = has_push ? LLVMBuildAlloca(it->ir, it->i32, "") : NULL;
}

static void make_function(struct builder *it, LLVMValueRef function) {
  LIST_OF(LLVMValueRef) calls = {0};
  make_variables(it, function);
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (unbank_called_by(inst))
        *ARENA_PUSH(it->host->arena, &calls) = inst;
  for (size_t i = 0; i < calls.count; i++)
    make_call(it, calls.items[i]);
}

void unbank_make_launches(struct host *host) {
  LLVMContextRef context = LLVMGetModuleContext(host->copy);
  LLVMTypeRef pointer = LLVMPointerTypeInContext(context, 0);
  struct builder it = {.host = host,
                       .ir = LLVMCreateBuilderInContext(context),
                       .i32 = LLVMInt32TypeInContext(context)};
  LLVMTypeRef taken[] = {pointer, it.i32, it.i32, it.i32};
  host->launch = LLVMAddFunction(host->copy, UNBANK_LAUNCH,
                                 LLVMFunctionType(LLVMVoidTypeInContext(context), taken, 4, false));
  host->named =
      LLVMAddFunction(host->copy, UNBANK_NAMED, LLVMFunctionType(pointer, &pointer, 1, false));
  UNBANK_EACH_FUNCTION(function, host->copy)
    if (!LLVMIsDeclaration(function) && !unbank_stub(host, function)) /* stubs take and launch */
      make_function(&it, function);
  LLVMDisposeBuilder(it.ir);
}
