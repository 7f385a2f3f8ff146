/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * kernel<<<grid, block>>>(...) pushes a configuration, which the kernel's stub pops. A function
 * with such a push gets three variables for the sides of the block: the push stores to them, and
 * each call that may be the launch loads them. When LLVM promotes the variables to registers, it
 * finds out which push belongs to which launch, even if the code has been merged or inlined before.
 *
 * A dim3 is passed by value in the way of the target: as i64 and i32, as [2 x i64], or by
 * address. */
#include <llvm-c/DebugInfo.h>

#include "host/host_internal.h"
#include "shim/query.h"
#include "support/words.h"

/* Functions that launch. */

enum { DIM3_BYTES = 12 };

static const struct launcher {
  const char *name;
  enum {
    PUSH,   /* (dim3 grid, dim3 block, ...): the configuration of the launch that follows */
    SIDES,  /* (..., gridX, gridY, gridZ, blockX, blockY, blockZ) */
    DIMS,   /* (kernel, dim3 grid, dim3 block, ...) */
    MEMORY, /* the block is in memory; the kernel is an operand */
    NODE,   /* both are in memory */
    POP,    /* (kernel): launches it with what was pushed */
  } form;
  unsigned kernel; /* the operand with the kernel */
  unsigned block;  /* the first operand of the sides or the dim3s, or the pointer to the memory */
  unsigned at;     /* where in the memory the grid of a configuration is, or the kernel of a node */
} launchers[] = {
    {"__cudaPushCallConfiguration", PUSH, 0, 0, 0},
    {"cudaConfigureCall", PUSH, 0, 0, 0},
    {"cudaLaunch", POP, 0, 0, 0},
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
    {"cudaGraphAddNode", NODE, 0, 5, 16}, /* after the node's type */
    {"cudaGraphAddNode_v2", NODE, 0, 5, 16},
};
enum { LAUNCHERS = sizeof launchers / sizeof *launchers };

/* Where the block is: after the grid in a configuration; after the kernel and the grid in a node.
 */
enum { BLOCK_IN_MEMORY = DIM3_BYTES, BLOCK_IN_NODE = 8 + DIM3_BYTES };

/* Functions that write the kernel with a name, operand 2, to operand 0. */
static const char *const finders[] = {"cuModuleGetFunction", "cuLibraryGetKernel"};

static const struct launcher *launcher_named(const char *name) {
  for (size_t i = 0; i < LAUNCHERS; i++)
    if (!strcmp(name, launchers[i].name))
      return &launchers[i];
  return NULL;
}

bool unbank_is_known_user(const char *function) {
  static const char *const names[] = {"cudaFuncSet", "cudaFuncGet", "cudaOccupancy",
                                      "__cudaRegisterFunction"};
  return BEGINS_WITH_ANY(function, names) || launcher_named(function);
}

static const struct launcher *launcher_of(LLVMValueRef callee) {
  return LLVMIsAFunction(callee) ? launcher_named(unbank_value_name(callee)) : NULL;
}

bool unbank_may_launch(LLVMModuleRef module) {
  for (size_t i = 0; i < LAUNCHERS; i++)
    if (LLVMGetNamedFunction(module, launchers[i].name))
      return true;
  return false;
}

/* Building. */

struct builder {
  const struct host *host;
  LLVMBuilderRef ir;
  LLVMTypeRef i32;
  LLVMValueRef variables[3]; /* of the current function; NULL if it does not push */
};

static LLVMValueRef load_at(struct builder *it, LLVMTypeRef type, LLVMValueRef pointer,
                            unsigned bytes) {
  LLVMContextRef context = LLVMGetModuleContext(it->host->copy);
  LLVMValueRef index = LLVMConstInt(LLVMInt64TypeInContext(context), bytes, false);
  LLVMValueRef at = LLVMBuildGEP2(it->ir, LLVMInt8TypeInContext(context), pointer, &index, 1, "");
  LLVMValueRef load = LLVMBuildLoad2(it->ir, type, at, "");
  LLVMSetAlignment(load, 4);
  return load;
}

static void load_sides(struct builder *it, LLVMValueRef pointer, unsigned bytes,
                       LLVMValueRef sides[3]) {
  for (unsigned i = 0; i < 3; i++)
    sides[i] = load_at(it, it->i32, pointer, bytes + 4 * i);
}

/* The lower half (0) or the upper half (1) of a 64-bit integer. */
static LLVMValueRef half_of(struct builder *it, LLVMValueRef whole, unsigned half) {
  LLVMValueRef shift = LLVMConstInt(LLVMTypeOf(whole), 32 * half, false);
  return LLVMBuildTrunc(it->ir, half ? LLVMBuildLShr(it->ir, whole, shift, "") : whole, it->i32,
                        "");
}

static bool has_bits(LLVMValueRef value, unsigned bits) {
  LLVMTypeRef type = LLVMTypeOf(value);
  return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) == bits;
}

/* Reads the sides of the dim3 that begins at operand *number of a call, and advances *number past
 * it. `sides` may be NULL. */
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

/* Builds a launch with the pushed configuration, if the function pushes one. */
static void build_pushed_launch(struct builder *it, LLVMValueRef call, LLVMValueRef kernel) {
  LLVMValueRef sides[3];
  if (!it->variables[0])
    return;
  for (unsigned i = 0; i < 3; i++)
    sides[i] = LLVMBuildLoad2(it->ir, it->i32, it->variables[i], "");
  build_launch(it, call, kernel, sides);
}

/* Whether operand `number`, a block, is what a stub has popped: it is loaded from memory that a pop
 * writes. */
static bool is_popped(LLVMValueRef call, unsigned number) {
  LLVMValueRef from = LLVMGetOperand(call, number);
  for (unsigned depth = 0; depth < 4 && LLVMIsAInstruction(from) && !LLVMIsAAllocaInst(from);
       depth++)
    from = LLVMGetOperand(from, 0);
  UNBANK_EACH_USER(user, LLVMIsAAllocaInst(from)) {
    LLVMValueRef callee = LLVMIsAFunction(unbank_called_by(user));
    if (callee && !strcmp(unbank_value_name(callee), "__cudaPopCallConfiguration"))
      return true;
  }
  return false;
}

/* Replaces a pointer operand of a call by null: the call neither keeps nor changes the memory that
 * it leads to, but LLVM does not know this. */
static void drop_operand(LLVMValueRef call, unsigned number) {
  LLVMSetOperand(call, number, LLVMConstNull(LLVMTypeOf(LLVMGetOperand(call, number))));
}

/* Stores the configuration that a call pushes. `number`: the operand with the grid. */
static void build_push(struct builder *it, LLVMValueRef call, unsigned number) {
  LLVMValueRef sides[3];
  if (take_dim3(it, call, &number, NULL) && take_dim3(it, call, &number, sides))
    for (unsigned i = 0; i < 3; i++)
      LLVMBuildStore(it->ir, sides[i], it->variables[i]);
}

/* Builds a launch with the dim3s of a call, the grid being operand `number`; or with what the stub
 * has popped, if that is the block. */
static void build_launch_of_dims(struct builder *it, LLVMValueRef call, LLVMValueRef kernel,
                                 unsigned number) {
  LLVMValueRef sides[3];
  if (!take_dim3(it, call, &number, NULL))
    return;
  if (is_popped(call, number))
    build_pushed_launch(it, call, kernel);
  else if (take_dim3(it, call, &number, sides))
    build_launch(it, call, kernel, sides);
}

static void build_launch_of_sides(struct builder *it, LLVMValueRef call, LLVMValueRef kernel,
                                  unsigned number) {
  LLVMValueRef sides[3];
  if (LLVMGetNumArgOperands(call) < number + 3)
    return;
  for (unsigned i = 0; i < 3; i++)
    sides[i] = LLVMGetOperand(call, number + i);
  build_launch(it, call, kernel, sides);
}

/* Builds a launch with a block that is `bytes` behind the pointer in operand `number`. */
static void build_launch_of_memory(struct builder *it, LLVMValueRef call, LLVMValueRef kernel,
                                   unsigned number, unsigned bytes) {
  LLVMValueRef sides[3];
  load_sides(it, LLVMGetOperand(call, number), bytes, sides);
  build_launch(it, call, kernel, sides);
  drop_operand(call, number);
}

/* Builds the launch that a call of a launcher is, in front of it. */
static void build_launcher(struct builder *it, LLVMValueRef call, const struct launcher *launcher) {
  const unsigned number = launcher->block, count = LLVMGetNumArgOperands(call);
  if (count <= launcher->kernel || count <= launcher->block)
    return;
  LLVMValueRef kernel = LLVMGetOperand(call, launcher->kernel);
  switch (launcher->form) {
  case PUSH:
    build_push(it, call, number);
    return;
  case POP:
    build_pushed_launch(it, call, kernel);
    return;
  case DIMS:
    build_launch_of_dims(it, call, kernel, number);
    return;
  case SIDES:
    build_launch_of_sides(it, call, kernel, number);
    return;
  case MEMORY:
    build_launch_of_memory(it, call, kernel, number, launcher->at + BLOCK_IN_MEMORY);
    return;
  case NODE:
    kernel = load_at(it, LLVMTypeOf(LLVMGetOperand(call, number)), LLVMGetOperand(call, number),
                     launcher->at);
    build_launch_of_memory(it, call, kernel, number, launcher->at + BLOCK_IN_NODE);
    return;
  }
}

/* Stores the result of a finder after the call: the kernel with a name. Invokes are left out. */
static void build_found(struct builder *it, LLVMValueRef call) {
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
  return LLVMIsAFunction(callee) && IS_ONE_OF(unbank_value_name(callee), finders);
}

/* Builds what a call stands for, if anything. A call through a pointer may be a stub's. */
static void take_call(struct builder *it, LLVMValueRef call) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  const struct launcher *launcher = launcher_of(callee);
  bool may_be_stub =
      unbank_stub(it->host, callee) || (!LLVMIsAFunction(callee) && !LLVMIsAInlineAsm(callee));
  LLVMPositionBuilderBefore(it->ir, call);
  if (launcher)
    build_launcher(it, call, launcher);
  else if (is_finder(callee))
    build_found(it, call);
  else if (may_be_stub)
    build_pushed_launch(it, call, callee);
}

/* Functions. */

static bool pushes(LLVMValueRef function) {
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
      const struct launcher *launcher = launcher_of(unbank_called_by(inst));
      if (launcher && launcher->form == PUSH)
        return true;
    }
  return false;
}

/* Makes the variables for the sides of a pushed block, if the function pushes one. */
static void make_variables(struct builder *it, LLVMValueRef function) {
  bool has_push = pushes(function);
  LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(function);
  LLVMPositionBuilderBefore(it->ir, LLVMGetFirstInstruction(entry));
  for (unsigned i = 0; i < 3; i++)
    it->variables[i] = has_push ? LLVMBuildAlloca(it->ir, it->i32, "") : NULL;
}

static void take_function(struct builder *it, LLVMValueRef function) {
  LIST_OF(LLVMValueRef) calls = {0};
  make_variables(it, function);
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (unbank_called_by(inst))
        *ARENA_PUSH(it->host->arena, &calls) = inst;
  for (size_t i = 0; i < calls.count; i++)
    take_call(it, calls.items[i]);
}

void unbank_make_launches(struct host *host) {
  LLVMContextRef context = LLVMGetModuleContext(host->copy);
  LLVMTypeRef pointer = LLVMPointerTypeInContext(context, 0);
  struct builder it = {.host = host,
                       .ir = LLVMCreateBuilderInContext(context),
                       .i32 = LLVMInt32TypeInContext(context)};
  LLVMTypeRef parameters[] = {pointer, it.i32, it.i32, it.i32};
  host->launch =
      LLVMAddFunction(host->copy, UNBANK_LAUNCH,
                      LLVMFunctionType(LLVMVoidTypeInContext(context), parameters, 4, false));
  host->named =
      LLVMAddFunction(host->copy, UNBANK_NAMED, LLVMFunctionType(pointer, &pointer, 1, false));
  UNBANK_EACH_FUNCTION(function, host->copy)
    if (!LLVMIsDeclaration(function) && !unbank_stub(host, function)) /* a stub pops and launches */
      take_function(&it, function);
  LLVMDisposeBuilder(it.ir);
}
