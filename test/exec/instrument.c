/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Hooks: a call at the head of every basic block, before every return, and before every access
 * that may touch shared memory, so that a thread's log tells its path and its addresses.
 *
 * An access is a site if its pointer, followed back through casts, GEPs, phis and selects, may come
 * from a shared array. Of these origins
 *
 *     shared     an addrspace(3) global
 *     elsewhere  another global, a local variable, a parameter of the kernel: never shared memory
 *     anywhere   a load, a call, a number, a parameter of a device function: seen at run time
 *
 * sites with a shared origin carry the running number by which a report calls them ("s0", "s1"),
 * in IR order, those of shapes that no report lists excepted.
 */
#include "program.h"

enum origin { ORIGIN_SHARED = 1, ORIGIN_ELSEWHERE = 2, ORIGIN_ANYWHERE = 4 };

/* Copies longer than this become loops in the device's code, and no single accesses. */
enum { COPY_BYTES_MAX = 128, WIDEST_ACCESS = 16 };

struct instrumenter {
  struct program *program;
  LLVMModuleRef module;
  LLVMValueRef kernel;
  LLVMTargetDataRef layout;
  LLVMBuilderRef builder;
  LLVMTypeRef word, pointer;
  LLVMTypeRef access_type, block_type, return_type;
  LLVMValueRef access_hook, block_hook, return_hook;
  long next_index;
};

struct value_list {
  LLVMValueRef *items;
  size_t count, room;
};

/* Origins of a pointer. */

static void visit(struct instrumenter *it, struct value_list *seen, LLVMValueRef value) {
  for (size_t i = 0; i < seen->count; i++)
    if (seen->items[i] == value)
      return;
  *ARENA_PUSH(it->program->arena, seen) = value;
}

static unsigned origin_of_leaf(const struct instrumenter *it, LLVMValueRef value) {
  if (LLVMIsAGlobalVariable(value))
    return LLVMGetPointerAddressSpace(LLVMTypeOf(value)) == SHARED_SPACE ? ORIGIN_SHARED
                                                                         : ORIGIN_ELSEWHERE;
  if (LLVMIsUndef(value) || LLVMIsPoison(value))
    return 0;
  bool kernel_parameter = LLVMIsAArgument(value) && LLVMGetParamParent(value) == it->kernel;
  bool elsewhere = LLVMIsAAllocaInst(value) || LLVMIsAFunction(value) || LLVMIsNull(value);
  return elsewhere || kernel_parameter ? ORIGIN_ELSEWHERE : ORIGIN_ANYWHERE;
}

/* Visits what a value passes on; false if it is a leaf. */
static bool visit_sources(struct instrumenter *it, struct value_list *seen, LLVMValueRef value) {
  bool constant = LLVMIsAConstantExpr(value);
  if (!constant && !LLVMIsAInstruction(value))
    return false;
  switch (constant ? LLVMGetConstOpcode(value) : LLVMGetInstructionOpcode(value)) {
  case LLVMGetElementPtr:
  case LLVMAddrSpaceCast:
  case LLVMBitCast:
  case LLVMFreeze:
    visit(it, seen, LLVMGetOperand(value, 0));
    return true;
  case LLVMSelect:
    visit(it, seen, LLVMGetOperand(value, 1));
    visit(it, seen, LLVMGetOperand(value, 2));
    return true;
  case LLVMPHI:
    for (unsigned i = 0; i < LLVMCountIncoming(value); i++)
      visit(it, seen, LLVMGetIncomingValue(value, i));
    return true;
  default:
    return false;
  }
}

static unsigned origins(struct instrumenter *it, LLVMValueRef pointer) {
  struct value_list seen = {0};
  unsigned found = 0;
  visit(it, &seen, pointer);
  for (size_t at = 0; at < seen.count; at++)
    if (!visit_sources(it, &seen, seen.items[at]))
      found |= origin_of_leaf(it, seen.items[at]);
  return found;
}

/* Sites. */

static void hook_access(struct instrumenter *it, LLVMValueRef inst, LLVMValueRef pointer,
                        size_t site) {
  LLVMPositionBuilderBefore(it->builder, inst);
  LLVMValueRef generic = LLVMBuildPointerCast(it->builder, pointer, it->pointer, "");
  LLVMValueRef arguments[] = {generic, LLVMConstInt(it->word, site, false)};
  LLVMBuildCall2(it->builder, it->access_type, it->access_hook, arguments, 2, "");
}

static void add_site(struct instrumenter *it, LLVMValueRef inst, LLVMValueRef pointer,
                     unsigned origin, struct site site) {
  struct program *program = it->program;
  bool listed = site.bytes && (origin & ORIGIN_SHARED);
  site.index = listed ? it->next_index++ : NO_INDEX;
  site.must_hit =
      origin == ORIGIN_SHARED || LLVMGetPointerAddressSpace(LLVMTypeOf(pointer)) == SHARED_SPACE;
  site.line = LLVMGetDebugLocLine(inst);
  site.column = LLVMGetDebugLocColumn(inst);
  size_t length;
  LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(inst));
  site.function = arena_strdup(program->arena, LLVMGetValueName2(function, &length));
  *ARENA_PUSH(program->arena, &program->sites) = site;
  hook_access(it, inst, pointer, program->sites.count - 1);
}

static unsigned shared_origin(struct instrumenter *it, LLVMValueRef pointer) {
  unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(pointer));
  unsigned found = space == 0 || space == SHARED_SPACE ? origins(it, pointer) : ORIGIN_ELSEWHERE;
  return found & (ORIGIN_SHARED | ORIGIN_ANYWHERE) ? found : 0;
}

/* Bytes of a value that one instruction moves; 0 for aggregates and odd sizes. */
static uint32_t access_bytes(const struct instrumenter *it, LLVMTypeRef type) {
  LLVMTypeKind kind = LLVMGetTypeKind(type);
  unsigned long long bytes = LLVMStoreSizeOfType(it->layout, type);
  bool whole = LLVMSizeOfTypeInBits(it->layout, type) == 8 * bytes;
  bool power = bytes && bytes <= WIDEST_ACCESS && (bytes & (bytes - 1)) == 0;
  bool plain = kind != LLVMStructTypeKind && kind != LLVMArrayTypeKind;
  return plain && whole && power ? (uint32_t)bytes : 0;
}

static void meet_access(struct instrumenter *it, LLVMValueRef inst, LLVMValueRef pointer,
                        LLVMTypeRef type, enum unbank_op op) {
  unsigned origin = shared_origin(it, pointer);
  if (!origin)
    return;
  uint32_t extent = (uint32_t)LLVMStoreSizeOfType(it->layout, type);
  struct site site = {.op = op, .bytes = access_bytes(it, type), .extent = extent};
  add_site(it, inst, pointer, origin, site);
}

/* The largest power of two that divides the alignment and `offset` and fits in what is left. */
static uint32_t piece_bytes(uint32_t align, uint64_t offset, uint64_t length) {
  uint32_t bytes = align < WIDEST_ACCESS ? align : WIDEST_ACCESS;
  while (bytes > 1 && (offset % bytes || offset + bytes > length))
    bytes /= 2;
  return bytes;
}

static uint32_t operand_align(LLVMValueRef call, unsigned operand) {
  unsigned kind = LLVMGetEnumAttributeKindForName("align", 5);
  LLVMAttributeRef align = LLVMGetCallSiteEnumAttribute(call, operand + 1, kind);
  return align ? (uint32_t)LLVMGetEnumAttributeValue(align) : 1;
}

/* One side of a copy that codegen expands into accesses: a site a piece. The pieces are as wide as
 * the alignments of both sides allow, for what is loaded at once is stored at once. */
static void add_pieces(struct instrumenter *it, LLVMValueRef call, LLVMValueRef pointer,
                       unsigned origin, enum unbank_op op, uint64_t length, uint32_t align) {
  for (uint64_t offset = 0; offset < length;) {
    uint32_t bytes = piece_bytes(align, offset, length);
    struct site site = {.op = op, .bytes = bytes, .extent = bytes, .piece = (uint32_t)offset};
    add_site(it, call, pointer, origin, site);
    offset += bytes;
  }
}

/* Operand 0 of a memcpy, memmove or memset is stored through, operand 1 loaded from. */
static void meet_copy_side(struct instrumenter *it, LLVMValueRef call, unsigned operand,
                           bool expanded, uint32_t align) {
  LLVMValueRef pointer = LLVMGetOperand(call, operand), length = LLVMGetOperand(call, 2);
  enum unbank_op op = operand == 0 ? UNBANK_OP_ST : UNBANK_OP_LD;
  unsigned origin = shared_origin(it, pointer);
  if (!origin)
    return;
  uint64_t bytes = LLVMIsAConstantInt(length) ? LLVMConstIntGetZExtValue(length) : 0;
  if (expanded && bytes && bytes <= COPY_BYTES_MAX)
    add_pieces(it, call, pointer, origin, op, bytes, align);
  else
    add_site(it, call, pointer, origin, (struct site){.op = op, .extent = (uint32_t)bytes});
}

static void meet_call(struct instrumenter *it, LLVMValueRef call) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  size_t length;
  const char *name = LLVMIsAFunction(callee) ? LLVMGetValueName2(callee, &length) : "";
  bool set = !strncmp(name, "llvm.memset.", 12), copy = !strncmp(name, "llvm.memcpy.", 12);
  bool move = !strncmp(name, "llvm.memmove.", 13);
  if (!set && !copy && !move)
    return;
  uint32_t align = operand_align(call, 0), from = set ? align : operand_align(call, 1);
  if (from < align)
    align = from;
  meet_copy_side(it, call, 0, !move, align);
  if (!set)
    meet_copy_side(it, call, 1, !move, align);
}

static void meet_instruction(struct instrumenter *it, LLVMValueRef inst) {
  switch (LLVMGetInstructionOpcode(inst)) {
  case LLVMLoad:
    meet_access(it, inst, LLVMGetOperand(inst, 0), LLVMTypeOf(inst), UNBANK_OP_LD);
    break;
  case LLVMStore:
    meet_access(it, inst, LLVMGetOperand(inst, 1), LLVMTypeOf(LLVMGetOperand(inst, 0)),
                UNBANK_OP_ST);
    break;
  case LLVMAtomicRMW:
    meet_access(it, inst, LLVMGetOperand(inst, 0), LLVMTypeOf(inst),
                LLVMGetFirstUse(inst) ? UNBANK_OP_ATOM : UNBANK_OP_RED);
    break;
  case LLVMAtomicCmpXchg:
    meet_access(it, inst, LLVMGetOperand(inst, 0), LLVMTypeOf(LLVMGetOperand(inst, 1)),
                UNBANK_OP_CAS);
    break;
  case LLVMCall:
    meet_call(it, inst);
    break;
  case LLVMRet:
    LLVMPositionBuilderBefore(it->builder, inst);
    LLVMBuildCall2(it->builder, it->return_type, it->return_hook, NULL, 0, "");
    break;
  default:
    break;
  }
}

/* Blocks. */

static uint32_t number_of(LLVMBasicBlockRef block, const LLVMBasicBlockRef *blocks,
                          uint32_t count) {
  uint32_t number = 0;
  while (number < count && blocks[number] != block)
    number++;
  return number;
}

static struct flow flow_of(const LLVMBasicBlockRef *blocks, uint32_t count, struct arena *arena) {
  struct flow flow = {.count = count, .first = ARENA_ARRAY(arena, uint32_t, count + 1)};
  for (uint32_t block = 0; block < count; block++)
    flow.first[block + 1] =
        flow.first[block] + LLVMGetNumSuccessors(LLVMGetBasicBlockTerminator(blocks[block]));
  flow.successors = ARENA_ARRAY(arena, uint32_t, flow.first[count] + 1);
  for (uint32_t block = 0; block < count; block++) {
    LLVMValueRef end = LLVMGetBasicBlockTerminator(blocks[block]);
    for (unsigned i = 0; i < LLVMGetNumSuccessors(end); i++)
      flow.successors[flow.first[block] + i] = number_of(LLVMGetSuccessor(end, i), blocks, count);
  }
  return flow;
}

static void hook_block(struct instrumenter *it, LLVMBasicBlockRef block, uint32_t id) {
  LLVMValueRef at = LLVMGetFirstInstruction(block);
  while (LLVMIsAPHINode(at))
    at = LLVMGetNextInstruction(at);
  LLVMPositionBuilderBefore(it->builder, at);
  LLVMValueRef argument = LLVMConstInt(it->word, id, false);
  LLVMBuildCall2(it->builder, it->block_type, it->block_hook, &argument, 1, "");
}

static void instrument_function(struct instrumenter *it, LLVMValueRef function) {
  struct program *program = it->program;
  uint32_t count = LLVMCountBasicBlocks(function), first = (uint32_t)program->blocks.count;
  LLVMBasicBlockRef *blocks = ARENA_ARRAY(program->arena, LLVMBasicBlockRef, count);
  LLVMGetBasicBlocks(function, blocks);
  struct flow flow = flow_of(blocks, count, program->arena);
  uint32_t *reconverge = immediate_postdominators(&flow, program->arena);
  for (uint32_t number = 0; number < count; number++) {
    for (LLVMValueRef inst = LLVMGetFirstInstruction(blocks[number]); inst;
         inst = LLVMGetNextInstruction(inst))
      meet_instruction(it, inst);
    uint32_t to = reconverge[number];
    *ARENA_PUSH(program->arena, &program->blocks) =
        (struct basic_block){to == count ? NO_BLOCK : first + to, number == 0};
    hook_block(it, blocks[number], first + number);
  }
}

static struct instrumenter instrumenter_create(struct program *program, LLVMModuleRef module,
                                               LLVMValueRef kernel) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  struct instrumenter it = {.program = program, .module = module, .kernel = kernel};
  LLVMTypeRef none = LLVMVoidTypeInContext(context);
  it.layout = LLVMGetModuleDataLayout(module);
  it.builder = LLVMCreateBuilderInContext(context);
  it.word = LLVMInt32TypeInContext(context);
  it.pointer = LLVMPointerTypeInContext(context, 0);
  it.access_type = LLVMFunctionType(none, (LLVMTypeRef[]){it.pointer, it.word}, 2, false);
  it.block_type = LLVMFunctionType(none, &it.word, 1, false);
  it.return_type = LLVMFunctionType(none, NULL, 0, false);
  it.access_hook = LLVMAddFunction(module, HOOK_ACCESS, it.access_type);
  it.block_hook = LLVMAddFunction(module, HOOK_BLOCK, it.block_type);
  it.return_hook = LLVMAddFunction(module, HOOK_RETURN, it.return_type);
  return it;
}

void instrument_module(struct program *program, LLVMModuleRef module, LLVMValueRef kernel) {
  struct instrumenter it = instrumenter_create(program, module, kernel);
  for (LLVMValueRef function = LLVMGetFirstFunction(module); function;
       function = LLVMGetNextFunction(function))
    if (!LLVMIsDeclaration(function))
      instrument_function(&it, function);
  LLVMDisposeBuilder(it.builder);
}
