/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Hooks: a call at the head of every basic block, before every return, and before every access of
 * memory but that of local variables, so that a thread's log tells its path and its addresses.
 *
 * An access may touch shared memory if its pointer, followed back through casts, GEPs, phis and
 * selects, may come from a shared array. Of these origins
 *
 *     shared     an addrspace(3) global
 *     local      a local variable: no hook
 *     elsewhere  another global, a parameter of a kernel: never shared memory
 *     anywhere   a load, a call, a number, a parameter of a device function: seen at run time
 *
 * A number that the address of a shared array was added to leads to that array.
 *
 * sites with a shared origin carry the running number by which a report calls them ("s0", "s1"),
 * in IR order, those of shapes that no report lists excepted.
 */
#include "shim/query.h"
#include "shim/source.h"
#include "sim/program/program.h"
#include "sim/run/address.h"
#include "support/integers.h"
#include "support/map.h"
#include "support/postdom.h"

enum origin { ORIGIN_SHARED = 1, ORIGIN_LOCAL = 2, ORIGIN_ELSEWHERE = 4, ORIGIN_ANYWHERE = 8 };

/* Copies of more bytes become loops in the device's code, and no single accesses. */
enum { STRAIGHT_BYTES_MAX = 128, ROOT_STEPS_MAX = 256 };

/* Of a pointer. */
struct origins {
  unsigned found;    /* ORIGIN_ bits */
  const char *array; /* the only shared array among them, or NULL */
};

struct instrumenter {
  struct program *program;
  LLVMModuleRef module;
  LLVMTargetDataRef layout;
  LLVMBuilderRef builder;
  LLVMTypeRef word, long_word, pointer;
  LLVMValueRef length; /* of the copy that is looked at, when it is no single accesses */
  LLVMTypeRef access_type, range_type, block_type, return_type;
  LLVMValueRef access_hook, range_hook, stored_hook, global_hook, fence_hook, block_hook,
      return_hook;
  long next_index;
  struct map roots; /* pointers that were followed, to places in `known` */
  LIST_OF(struct origins) known;
  struct address_forms addresses;
  uint32_t block;   /* the number of the one that is looked at */
  uint32_t segment; /* of it */
};

LIST_STRUCT(value_list, LLVMValueRef);

/* Origins of a pointer. */

static void visit(struct instrumenter *it, struct value_list *seen, LLVMValueRef value) {
  for (size_t i = 0; i < seen->count; i++)
    if (seen->items[i] == value)
      return;
  *ARENA_PUSH(it->program->arena, seen) = value;
}

static bool is_number(LLVMValueRef value) {
  return LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMIntegerTypeKind;
}

/* Of a number: nothing, as it may be an index that is added to an address. */
static unsigned origin_of_leaf(const struct instrumenter *it, LLVMValueRef value) {
  if (is_number(value))
    return 0;
  if (LLVMIsAGlobalVariable(value))
    return LLVMGetPointerAddressSpace(LLVMTypeOf(value)) == UNBANK_SHARED_SPACE ? ORIGIN_SHARED
                                                                                : ORIGIN_ELSEWHERE;
  if (LLVMIsUndef(value) || LLVMIsPoison(value))
    return 0;
  if (LLVMIsAAllocaInst(value))
    return ORIGIN_LOCAL;
  bool kernel_parameter =
      LLVMIsAArgument(value) && unbank_is_kernel(it->module, LLVMGetParamParent(value));
  bool elsewhere = LLVMIsAFunction(value) || LLVMIsNull(value);
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
  case LLVMPtrToInt:
  case LLVMIntToPtr:
  case LLVMTrunc:
  case LLVMZExt:
  case LLVMSExt:
    visit(it, seen, LLVMGetOperand(value, 0));
    return true;
  case LLVMAdd:
  case LLVMSub:
  case LLVMXor:
  case LLVMOr:
  case LLVMAnd:
    visit(it, seen, LLVMGetOperand(value, 0));
    visit(it, seen, LLVMGetOperand(value, 1));
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

static struct origins follow(struct instrumenter *it, LLVMValueRef pointer) {
  struct value_list seen = {0};
  LLVMValueRef only = NULL;
  struct origins out = {0, NULL};
  unsigned arrays = 0;
  bool numbers = false;
  visit(it, &seen, pointer);
  for (size_t at = 0; at < seen.count; at++) {
    if (visit_sources(it, &seen, seen.items[at]))
      continue;
    unsigned origin = origin_of_leaf(it, seen.items[at]);
    if (origin == ORIGIN_SHARED && arrays++ == 0)
      only = seen.items[at];
    out.found |= origin;
    numbers |= is_number(seen.items[at]);
  }
  if (!out.found && numbers)
    out.found = ORIGIN_ANYWHERE;
  if (arrays == 1)
    out.array = arena_strdup(it->program->arena, unbank_value_name(only));
  return out;
}

/* Many pointers have one root; each is followed once. In code that is never reached a pointer may
 * be its own operand: hence the end. */
static struct origins origins_of(struct instrumenter *it, LLVMValueRef pointer) {
  for (unsigned step = 0; step < ROOT_STEPS_MAX; step++) {
    LLVMOpcode opcode = unbank_opcode(pointer);
    if (opcode != LLVMGetElementPtr && opcode != LLVMAddrSpaceCast && opcode != LLVMBitCast)
      break;
    pointer = LLVMGetOperand(pointer, 0);
  }
  uint32_t number;
  if (map_get(&it->roots, pointer, &number))
    return it->known.items[number];
  map_put(&it->roots, pointer, (uint32_t)it->known.count);
  struct origins out = follow(it, pointer);
  *ARENA_PUSH(it->program->arena, &it->known) = out;
  return out;
}

/* Sites. */

static void hook(struct instrumenter *it, LLVMValueRef function, LLVMValueRef pointer,
                 size_t site) {
  LLVMValueRef generic = LLVMBuildPointerCast(it->builder, pointer, it->pointer, "");
  LLVMValueRef arguments[] = {generic, LLVMConstInt(it->word, site, false)};
  LLVMBuildCall2(it->builder, it->access_type, function, arguments, 2, "");
}

/* Of it->length bytes. */
static void hook_range(struct instrumenter *it, LLVMValueRef pointer, size_t site) {
  LLVMValueRef generic = LLVMBuildPointerCast(it->builder, pointer, it->pointer, "");
  LLVMValueRef length = LLVMBuildIntCast2(it->builder, it->length, it->long_word, false, "");
  LLVMValueRef arguments[] = {generic, LLVMConstInt(it->word, site, false), length};
  LLVMBuildCall2(it->builder, it->range_type, it->range_hook, arguments, 3, "");
}

static void position_after(LLVMBuilderRef builder, LLVMValueRef inst) {
  LLVMPositionBuilderBefore(builder, LLVMGetNextInstruction(inst));
}

static LLVMAtomicOrdering atomic_ordering(LLVMValueRef inst) {
  return LLVMIsAAtomicCmpXchgInst(inst) ? LLVMGetCmpXchgSuccessOrdering(inst)
                                        : LLVMGetOrdering(inst);
}

/* A site, if the access needs one, with its hooks. `site` comes with what it does and how wide it
 * is; `may_list`: a report lists such accesses, if their bytes are known. */
static void add_site(struct instrumenter *it, LLVMValueRef inst, LLVMValueRef pointer,
                     struct site site, bool may_list) {
  struct program *program = it->program;
  unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(pointer));
  struct origins origins = origins_of(it, pointer);
  unsigned origin = origins.found;
  site.array = origins.array;
  if (space == UNBANK_LOCAL_SPACE || origin == ORIGIN_LOCAL || !origin)
    return;
  bool maybe_shared =
      (space == 0 || space == UNBANK_SHARED_SPACE) && (origin & (ORIGIN_SHARED | ORIGIN_ANYWHERE));
  bool listed = may_list && site.bytes && maybe_shared && (origin & ORIGIN_SHARED);
  site.index = listed ? it->next_index++ : NO_INDEX;
  site.must_hit = maybe_shared && (origin == ORIGIN_SHARED || space == UNBANK_SHARED_SPACE);
  site.may_hit = maybe_shared;
  site.block = it->block;
  site.instruction = inst;
  site.segment = it->segment;
  site.mark = marks_get(inst);
  site.lanes = site.lanes ? site.lanes : UNBANK_LANES;
  site.neighbours = address_form(&it->addresses, pointer, &site.distance);
  site.distance += site.piece;
  site.place = unbank_location_of_instruction(program->arena, inst, &site.inlined_at,
                                              &site.inlined_at_count);
  LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(inst));
  site.symbol = arena_strdup(program->arena, unbank_value_name(function));
  site.function = unbank_demangled(program->arena, site.symbol);
  /* Not sequentially consistent ones: clang gives that order to every atomicAdd, which promises
   * none. */
  LLVMAtomicOrdering ordering =
      site.atomic && !LLVMIsACallInst(inst) ? atomic_ordering(inst) : LLVMAtomicOrderingNotAtomic;
  site.acquires =
      ordering == LLVMAtomicOrderingAcquire || ordering == LLVMAtomicOrderingAcquireRelease;
  site.releases =
      ordering == LLVMAtomicOrderingRelease || ordering == LLVMAtomicOrderingAcquireRelease;
  site.judged_after =
      maybe_shared && LLVMIsAStoreInst(inst) && !site.atomic && site.extent <= UNBANK_ACCESS_MAX;
  site.lead = (uint32_t)program->sites.count;
  *ARENA_PUSH(program->arena, &program->sites) = site;
  size_t id = program->sites.count - 1;
  LLVMPositionBuilderBefore(it->builder, inst);
  if (it->length)
    hook_range(it, pointer, id);
  else
    hook(it, maybe_shared ? it->access_hook : it->global_hook, pointer, id);
  if (!site.judged_after)
    return;
  position_after(it->builder, inst);
  hook(it, it->stored_hook, pointer, id);
}

/* Bytes of a value that one instruction moves; 0 for aggregates and odd sizes. */
static uint32_t access_bytes(const struct instrumenter *it, LLVMTypeRef type) {
  LLVMTypeKind kind = LLVMGetTypeKind(type);
  unsigned long long bytes = LLVMStoreSizeOfType(it->layout, type);
  bool whole = LLVMSizeOfTypeInBits(it->layout, type) == 8 * bytes;
  bool power = bytes && bytes <= UNBANK_ACCESS_MAX && (bytes & (bytes - 1)) == 0;
  bool plain = kind != LLVMStructTypeKind && kind != LLVMArrayTypeKind;
  return plain && whole && power ? (uint32_t)bytes : 0;
}

/* The bytes of the number, or of each number of a vector, that an access moves, if all of them are
 * aligned; else 0. Neither codegen nor ptxas takes a register apart: a number of 16 bytes has two.
 */
static uint32_t scalar_bytes(const struct instrumenter *it, LLVMTypeRef type, uint32_t align) {
  LLVMTypeRef scalar =
      LLVMGetTypeKind(type) == LLVMVectorTypeKind ? LLVMGetElementType(type) : type;
  LLVMTypeKind kind = LLVMGetTypeKind(scalar);
  if (kind == LLVMStructTypeKind || kind == LLVMArrayTypeKind)
    return 0;
  uint64_t bits = LLVMSizeOfTypeInBits(it->layout, scalar);
  bits = bits == 128 ? 64 : bits;
  bool fits = bits >= 8 && bits <= 64 && !(bits & (bits - 1)) && bits <= 8 * (uint64_t)align;
  return fits ? (uint32_t)bits / 8 : 0;
}

/* Codegen may rely on all of the alignment that an access promises, as it merges neighbours. */
static void meet_access(struct instrumenter *it, LLVMValueRef inst, LLVMValueRef pointer,
                        LLVMTypeRef type, struct site site) {
  site.extent = (uint32_t)LLVMStoreSizeOfType(it->layout, type);
  site.bytes = access_bytes(it, type);
  site.align = smaller(LLVMGetAlignment(inst), UNBANK_ACCESS_MAX);
  site.scalar = scalar_bytes(it, type, site.align);
  add_site(it, inst, pointer, site, true);
}

/* The largest power of two that divides the alignment and `offset` and fits in what is left. */
static uint32_t piece_bytes(uint32_t align, uint64_t offset, uint64_t length) {
  uint32_t bytes = align < UNBANK_ACCESS_MAX ? align : UNBANK_ACCESS_MAX;
  while (bytes > 1 && (offset % bytes || offset + bytes > length))
    bytes /= 2;
  return bytes;
}

/* One side of a copy that codegen expands into accesses: a site a piece. The pieces are as wide as
 * the alignments of both sides allow, for what is loaded at once is stored at once. */
static void add_pieces(struct instrumenter *it, LLVMValueRef call, LLVMValueRef pointer,
                       struct site site, uint64_t length, uint32_t align) {
  for (uint64_t offset = 0; offset < length;) {
    site.bytes = site.extent = site.align = piece_bytes(align, offset, length);
    site.piece = (uint32_t)offset;
    add_site(it, call, pointer, site, true);
    offset += site.bytes;
  }
}

/* Operand 0 of a memcpy, memmove or memset is stored through, operand 1 loaded from. */
static void meet_copy_side(struct instrumenter *it, LLVMValueRef call, unsigned operand,
                           bool is_set) {
  LLVMValueRef pointer = LLVMGetOperand(call, operand), length = LLVMGetOperand(call, 2);
  struct site site = {.op = operand == 0 ? UNBANK_OP_ST : UNBANK_OP_LD, .writes = operand == 0};
  const uint64_t bytes = LLVMIsAConstantInt(length) ? LLVMConstIntGetZExtValue(length) : 0;
  if (bytes && unbank_copy_parts_of(call, is_set) == UNBANK_COPY_PARTS) {
    if (bytes > STRAIGHT_BYTES_MAX)
      site.unknown = "a copy that the device's code makes in a loop";
    add_pieces(it, call, pointer, site, bytes, unbank_copy_align(call, is_set));
    return;
  }
  it->length = length;
  add_site(it, call, pointer, site, false);
  it->length = NULL;
}

static void meet_copy(struct instrumenter *it, LLVMValueRef call, bool is_set) {
  meet_copy_side(it, call, 0, is_set);
  if (!is_set)
    meet_copy_side(it, call, 1, is_set);
}

static void meet_host(struct instrumenter *it, LLVMValueRef call, const struct host_access *row) {
  it->length = row->bytes ? NULL : LLVMGetOperand(call, 2);
  add_site(it, call, LLVMGetOperand(call, row->operand),
           (struct site){.op = row->op,
                         .bytes = row->bytes,
                         .extent = row->bytes,
                         .align = row->bytes,
                         .lanes = row->lanes,
                         .writes = row->writes},
           true);
  it->length = NULL;
}

static void meet_call(struct instrumenter *it, LLVMValueRef call) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  const char *name = LLVMIsAFunction(callee) ? unbank_value_name(callee) : "";
  it->segment += strstr(name, "bar") != NULL;
  bool set = !strncmp(name, "llvm.memset.", 12), copy = !strncmp(name, "llvm.memcpy.", 12);
  bool move = !strncmp(name, "llvm.memmove.", 13);
  if (set || copy || move)
    meet_copy(it, call, set);
  for (const struct host_access *row = host_accesses; row->name; row++)
    if (!strcmp(row->name, name))
      meet_host(it, call, row);
}

static bool is_atomic(LLVMValueRef inst) {
  return LLVMGetOrdering(inst) != LLVMAtomicOrderingNotAtomic;
}

static void meet_instruction(struct instrumenter *it, LLVMValueRef inst) {
  switch (LLVMGetInstructionOpcode(inst)) {
  case LLVMLoad:
    meet_access(it, inst, LLVMGetOperand(inst, 0), LLVMTypeOf(inst),
                (struct site){.op = UNBANK_OP_LD,
                              .atomic = is_atomic(inst),
                              .used = used_bytes(it->layout, inst)});
    break;
  case LLVMStore:
    meet_access(it, inst, LLVMGetOperand(inst, 1), LLVMTypeOf(LLVMGetOperand(inst, 0)),
                (struct site){.op = UNBANK_OP_ST, .writes = true, .atomic = is_atomic(inst)});
    break;
  case LLVMAtomicRMW:
    meet_access(it, inst, LLVMGetOperand(inst, 0), LLVMTypeOf(inst),
                (struct site){.op = unbank_atomic_op(inst),
                              .writes = true,
                              .atomic = true,
                              .ordered = LLVMGetFirstUse(inst) || !unbank_atomic_commutes(inst)});
    break;
  case LLVMAtomicCmpXchg:
    meet_access(
        it, inst, LLVMGetOperand(inst, 0), LLVMTypeOf(LLVMGetOperand(inst, 1)),
        (struct site){.op = UNBANK_OP_CAS, .writes = true, .atomic = true, .ordered = true});
    break;
  case LLVMCall:
    meet_call(it, inst);
    break;
  case LLVMFence:
    LLVMPositionBuilderBefore(it->builder, inst);
    LLVMBuildCall2(it->builder, it->return_type, it->fence_hook, NULL, 0, "");
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

static struct unbank_cfg flow_of(struct instrumenter *it, const LLVMBasicBlockRef *blocks,
                                 uint32_t count) {
  struct map numbers = map_new(it->program->arena);
  uint32_t edges = 0;
  for (uint32_t block = 0; block < count; block++) {
    map_put(&numbers, blocks[block], block);
    edges += LLVMGetNumSuccessors(LLVMGetBasicBlockTerminator(blocks[block]));
  }
  struct unbank_cfg flow = unbank_cfg_new(it->program->arena, count, edges);
  for (uint32_t block = 0, edge = 0; block < count; block++) {
    LLVMValueRef end = LLVMGetBasicBlockTerminator(blocks[block]);
    for (unsigned i = 0; i < LLVMGetNumSuccessors(end); i++)
      map_get(&numbers, LLVMGetSuccessor(end, i), &flow.successors[edge++]);
    flow.first[block + 1] = edge;
    flow.stops[block] = LLVMIsAUnreachableInst(end) != NULL;
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

/* Instructions of a block that do something, before any hook is added. */
static uint32_t count_instructions(LLVMBasicBlockRef block) {
  uint32_t count = 0;
  UNBANK_EACH_INSTRUCTION(inst, block) {
    bool debug = LLVMIsADbgInfoIntrinsic(inst) != NULL;
    count += !LLVMIsAPHINode(inst) && !debug;
  }
  return count;
}

static void instrument_block(struct instrumenter *it, LLVMBasicBlockRef block) {
  for (LLVMValueRef inst = LLVMGetFirstInstruction(block), next; inst; inst = next) {
    next = LLVMGetNextInstruction(inst);
    meet_instruction(it, inst);
  }
}

static void instrument_function(struct instrumenter *it, LLVMValueRef function) {
  struct program *program = it->program;
  uint32_t count = LLVMCountBasicBlocks(function), first = (uint32_t)program->blocks.count;
  LLVMBasicBlockRef *blocks = ARENA_ARRAY(program->arena, LLVMBasicBlockRef, count);
  LLVMGetBasicBlocks(function, blocks);
  struct unbank_cfg flow = flow_of(it, blocks, count);
  uint32_t *reconverge = unbank_immediate_postdominators(&flow, program->arena);
  for (uint32_t number = 0; number < count; number++) {
    uint32_t to = reconverge[number];
    *ARENA_PUSH(program->arena, &program->blocks) = (struct basic_block){
        to == count ? NO_BLOCK : first + to, count_instructions(blocks[number]), number == 0};
    it->block = first + number;
    instrument_block(it, blocks[number]);
    hook_block(it, blocks[number], first + number);
  }
}

static struct instrumenter instrumenter_create(struct program *program, LLVMModuleRef module) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  struct instrumenter it = {.program = program,
                            .module = module,
                            .roots = map_new(program->arena),
                            .addresses = {.arena = program->arena,
                                          .last = map_new(program->arena),
                                          .layout = LLVMGetModuleDataLayout(module)}};
  LLVMTypeRef none = LLVMVoidTypeInContext(context);
  it.layout = LLVMGetModuleDataLayout(module);
  it.builder = LLVMCreateBuilderInContext(context);
  it.word = LLVMInt32TypeInContext(context);
  it.long_word = LLVMInt64TypeInContext(context);
  it.pointer = LLVMPointerTypeInContext(context, 0);
  it.access_type = LLVMFunctionType(none, (LLVMTypeRef[]){it.pointer, it.word}, 2, false);
  it.block_type = LLVMFunctionType(none, &it.word, 1, false);
  it.return_type = LLVMFunctionType(none, NULL, 0, false);
  it.range_type =
      LLVMFunctionType(none, (LLVMTypeRef[]){it.pointer, it.word, it.long_word}, 3, false);
  it.range_hook = LLVMAddFunction(module, HOOK_RANGE, it.range_type);
  it.access_hook = LLVMAddFunction(module, HOOK_ACCESS, it.access_type);
  it.stored_hook = LLVMAddFunction(module, HOOK_STORED, it.access_type);
  it.global_hook = LLVMAddFunction(module, HOOK_GLOBAL, it.access_type);
  it.fence_hook = LLVMAddFunction(module, HOOK_FENCE, it.return_type);
  it.block_hook = LLVMAddFunction(module, HOOK_BLOCK, it.block_type);
  it.return_hook = LLVMAddFunction(module, HOOK_RETURN, it.return_type);
  return it;
}

void instrument_module(struct program *program, LLVMModuleRef module) {
  struct instrumenter it = instrumenter_create(program, module);
  UNBANK_EACH_FUNCTION(function, module)
    if (!LLVMIsDeclaration(function))
      instrument_function(&it, function);
  LLVMDisposeBuilder(it.builder);
}
