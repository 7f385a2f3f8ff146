/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "uses.h"

#include <llvm-c/DebugInfo.h>
#include <llvm-c/Error.h>
#include <llvm-c/Target.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <string.h>

#include "address/facts.h"
#include "assembly/accesses.h"
#include "shim/codegen/codegen.h"
#include "shim/codegen/machine.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "shim/source.h"
#include "support/arena.h"
#include "support/integers.h"
#include "support/map.h"
#include "support/words.h"

/* The widest access of one lane in inline assembly. */
enum { ASSEMBLY_BYTES = 16 };

/* What the source moves at once.
 *
 * Another compiler takes what the source says an access to be, a float4, for one access, which must
 * be aligned to its width. clang knows better where it sees a cast of the array: it splits what is
 * not declared to be aligned. So widths are read before anything is split. */

static const char at_once_kind[] = "unbank.at_once";
enum { AT_ONCE_MOST = 16 }; /* bytes */

static unsigned kind_of(LLVMModuleRef module, const char *name) {
  return LLVMGetMDKindIDInContext(LLVMGetModuleContext(module), name, (unsigned)strlen(name));
}

struct views {
  LLVMTargetDataRef layout;
  struct map seen;
  uint64_t bytes; /* required alignment, if all bytes are moved at once */
};

static void note_bytes(struct views *it, uint64_t bytes) {
  const uint64_t width = low_bit_of(bytes | AT_ONCE_MOST);
  it->bytes = width > it->bytes ? width : it->bytes;
}

static void note_type(struct views *it, LLVMTypeRef type) {
  uint64_t bytes;
  if (unbank_type_bytes(it->layout, type, &bytes))
    note_bytes(it, bytes);
}

static void view(struct views *it, LLVMValueRef pointer);

static void view_user(struct views *it, LLVMValueRef user, LLVMValueRef pointer) {
  LLVMTypeRef type;
  switch (LLVMIsAConstantExpr(user) ? LLVMGetConstOpcode(user) : LLVMGetInstructionOpcode(user)) {
  case LLVMLoad:
    note_type(it, LLVMTypeOf(user));
    break;
  case LLVMStore:
    if (LLVMGetOperand(user, 1) == pointer)
      note_type(it, LLVMTypeOf(LLVMGetOperand(user, 0)));
    break;
  case LLVMCall:
    if (LLVMIsAMemCpyInst(user) && LLVMIsAConstantInt(LLVMGetOperand(user, 2)))
      note_bytes(it, LLVMConstIntGetZExtValue(LLVMGetOperand(user, 2)));
    break;
  case LLVMGetElementPtr: /* a field of something that is loaded at once if all its fields are */
    type = LLVMGetGEPSourceElementType(user);
    if (LLVMGetTypeKind(type) == LLVMStructTypeKind)
      note_type(it, type);
    view(it, user);
    break;
  case LLVMAddrSpaceCast:
  case LLVMPHI:
  case LLVMSelect:
    view(it, user);
    break;
  default:
    break;
  }
}

static void view(struct views *it, LLVMValueRef pointer) {
  if (map_get(&it->seen, pointer, NULL))
    return;
  map_put(&it->seen, pointer, 0);
  for (LLVMUseRef use = LLVMGetFirstUse(pointer); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (LLVMIsAConstantExpr(user) || LLVMIsAInstruction(user))
      view_user(it, user, pointer);
  }
}

/* Leaves the width with each array. */
static void note_widths(LLVMModuleRef module) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  const unsigned kind = kind_of(module, at_once_kind);
  UNBANK_EACH_GLOBAL(g, module) {
    struct arena arena = {0};
    struct views views = {.layout = LLVMGetModuleDataLayout(module), .seen = map_new(&arena)};
    if (LLVMGetPointerAddressSpace(LLVMTypeOf(g)) == UNBANK_SHARED_SPACE)
      view(&views, g);
    if (views.bytes) {
      LLVMValueRef width = LLVMConstInt(LLVMInt64TypeInContext(context), views.bytes, false);
      LLVMMetadataRef node = LLVMValueAsMetadata(width);
      LLVMGlobalSetMetadata(g, kind, LLVMMDNodeInContext2(context, &node, 1));
    }
    arena_free(&arena);
  }
}

/* What is noted of an array, or NULL. */
static LLVMMetadataRef noted(LLVMValueRef array, const char *name) {
  const unsigned kind = kind_of(LLVMGetGlobalParent(array), name);
  size_t count;
  LLVMValueMetadataEntry *entries = LLVMGlobalCopyAllMetadata(array, &count);
  LLVMMetadataRef out = NULL;
  for (unsigned i = 0; i < count; i++)
    if (LLVMValueMetadataEntriesGetKind(entries, i) == kind)
      out = LLVMValueMetadataEntriesGetMetadata(entries, i);
  LLVMDisposeValueMetadataEntries(entries);
  return out;
}

static uint64_t bytes_at_once(LLVMValueRef array) {
  LLVMContextRef context = LLVMGetModuleContext(LLVMGetGlobalParent(array));
  LLVMMetadataRef node = noted(array, at_once_kind);
  return node ? LLVMConstIntGetZExtValue(LLVMGetOperand(LLVMMetadataAsValue(context, node), 0)) : 0;
}

/* The function around a variable: "_Z1tPf" for "_ZZ1tPfE4tile". NULL if there is none. */
static LLVMValueRef function_around(LLVMModuleRef module, LLVMValueRef global) {
  static const char inside[] = "_ZZ";
  struct arena arena = {0};
  size_t length;
  const char *name = LLVMGetValueName2(global, &length);
  LLVMValueRef out = NULL;
  while (begins_with(name, inside) && length > sizeof inside - 1 && !out)
    if (name[--length] == 'E')
      out =
          LLVMGetNamedFunction(module, arena_printf(&arena, "_%.*s", (int)(length - 2), name + 2));
  arena_free(&arena);
  return out;
}

/* Keeps the functions of arrays as metadata of a kind of its own, because functions that are
 * inlined everywhere are removed, and clang emits no debug information for shared memory itself. */
static const char around_kind[] = "unbank.in";

static void note_functions(LLVMModuleRef module) {
  const unsigned kind = kind_of(module, around_kind);
  UNBANK_EACH_GLOBAL(g, module) {
    const bool is_shared = LLVMGetPointerAddressSpace(LLVMTypeOf(g)) == UNBANK_SHARED_SPACE;
    LLVMValueRef around = is_shared ? function_around(module, g) : NULL;
    if (around && LLVMGetSubprogram(around))
      LLVMGlobalSetMetadata(g, kind, LLVMGetSubprogram(around));
  }
}

struct unbank_place uses_function_place(struct arena *arena, LLVMValueRef array) {
  LLVMMetadataRef around = noted(array, around_kind);
  return around ? unbank_place_of_subprogram(arena, around) : (struct unbank_place){0};
}

static bool run_passes(LLVMModuleRef module, const char *passes, LLVMTargetMachineRef machine) {
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMErrorRef error = LLVMRunPasses(module, passes, machine, options);
  LLVMDisposePassBuilderOptions(options);
  LLVMConsumeError(error);
  return !error;
}

/* Inlines as clang does, for which the inliner needs the machine. Functions that are inlined
 * everywhere are removed, because block shapes are known only for code in kernels. */
static bool inline_functions(LLVMModuleRef module) {
  LLVMValueRef first = LLVMGetFirstFunction(module);
  const struct unbank_machine_of of = {.is_clangs = true, .level = LLVMCodeGenLevelAggressive};
  LLVMTargetMachineRef machine =
      first ? unbank_new_machine(module, first, unbank_has_short_pointers(module), of) : NULL;
  bool ran = run_passes(module, "always-inline,cgscc(inline),globaldce,function(mem2reg)", machine);
  if (machine)
    LLVMDisposeTargetMachine(machine);
  return ran;
}

static void keep_kernels_alone(LLVMModuleRef module) {
  UNBANK_EACH_FUNCTION(function, module)
    if (!LLVMIsDeclaration(function) && !unbank_is_kernel(module, function))
      LLVMSetLinkage(function, LLVMInternalLinkage);
}

bool uses_prepare(LLVMModuleRef module, bool is_whole) {
  note_functions(module);
  if (is_whole)
    keep_kernels_alone(module);
  if (!inline_functions(module))
    return false;
  note_widths(module);
  return run_passes(module,
                    "function(sroa,early-cse,simplifycfg,loop-simplify,lcssa,"
                    "loop(loop-rotate),simplifycfg,early-cse)",
                    NULL);
}

struct uses {
  const struct uses_question *question;
  struct uses_dimensions dimensions;
  LLVMTypeRef types[USES_DIMENSIONS_MAX + 1];
  struct module module; /* only the analyses for ranges are needed */
  LLVMTargetDataRef layout;
  const char *problem; /* the first that was met, */
  LLVMValueRef at;     /* and the instruction that it was met at */
};

/* A pointer: how many subscripts lead to it, and its offset within what they name. Up to the level
 * in question, the offset is 0. */
struct spot {
  unsigned level;
  int64_t low, high;
};

static const char leaves_it[] = "not every use is seen to stay inside its row",
                  unknown_shape[] =
                      "not every use is seen to stay inside its row: say a shape, such as "
                      "--block=KERNEL@32x8",
                  is_kept[] = "its address goes where its uses are not seen",
                  too_wide[] = "an access is wider than what the layout moves together";

const char uses_goes_on[] = "from the address of one element or row the source reaches its "
                            "neighbours, which the layout puts elsewhere";

static bool fail(struct uses *it, const char *problem) {
  if (!it->problem)
    it->problem = problem;
  return false;
}

static bool is_zero(LLVMValueRef value) {
  return LLVMIsAConstantInt(value) && LLVMConstIntGetZExtValue(value) == 0;
}

/* Whether some known launch may have any block shape. */
static bool has_unknown_launch(const struct unbank_report_kernel *kernel) {
  for (size_t i = 0; i < kernel->launch_count; i++)
    if (!kernel->launches[i].block.x)
      return true;
  return false;
}

static enum uses_trust needed_trust(const struct unbank_report_kernel *kernel) {
  const bool is_seen = kernel->block_source == UNBANK_BLOCK_LAUNCH;
  return is_seen && has_unknown_launch(kernel)    ? USES_TRUST_SOME
         : is_seen                                ? USES_TRUST_LAUNCHES
         : kernel->assumes & UNBANK_ASSUMES_BLOCK ? USES_TRUST_ASSUMED
                                                  : USES_TRUST_SAID;
}

/* The kernel of a function, if its block shapes are known and trusted; else NULL. If there is no
 * single shape, the kernel has those of its launches. */
static const struct unbank_report_kernel *kernel_of(const struct uses *it, LLVMValueRef function) {
  const struct unbank_report *report = it->question->report;
  const struct unbank_report_kernel *kernel = NULL;
  for (size_t k = 0; k < report->kernel_count && !kernel; k++)
    if (!strcmp(report->kernels[k].name, unbank_value_name(function)))
      kernel = &report->kernels[k];
  bool is_known = kernel && (kernel->block.x || kernel->launch_count) &&
                  it->question->trust >= needed_trust(kernel);
  for (size_t i = 0; is_known && !kernel->block.x && i < kernel->launch_count; i++)
    is_known = kernel->launches[i].block.x;
  return is_known ? kernel : NULL;
}

/* The range of an index in blocks of all shapes of a kernel. */
static struct range range_of(const struct uses *it, const struct unbank_report_kernel *kernel,
                             LLVMBasicBlockRef block, LLVMValueRef index) {
  if (kernel->block.x)
    return unbank_range_at(&it->module, block, &kernel->block, index, true);
  struct range all = {INT64_MAX, INT64_MIN};
  for (size_t i = 0; i < kernel->launch_count; i++) {
    struct range one = unbank_range_at(&it->module, block, &kernel->launches[i].block, index, true);
    all.low = one.low < all.low ? one.low : all.low;
    all.high = one.high > all.high ? one.high : all.high;
  }
  return all;
}

/* Adds index * bytes. */
static bool add_index(struct uses *it, LLVMValueRef user, LLVMValueRef index, uint64_t bytes,
                      struct spot *spot) {
  struct range range = unbank_any_range;
  if (LLVMIsAConstantInt(index)) {
    range.low = range.high = LLVMConstIntGetSExtValue(index);
  } else if (LLVMIsAInstruction(user)) {
    LLVMBasicBlockRef block = LLVMGetInstructionParent(user);
    const struct unbank_report_kernel *kernel = kernel_of(it, LLVMGetBasicBlockParent(block));
    if (!kernel)
      return fail(it, unknown_shape);
    range = range_of(it, kernel, block, index);
  }
  int64_t low, high;
  if (__builtin_mul_overflow(range.low, (int64_t)bytes, &low) ||
      __builtin_mul_overflow(range.high, (int64_t)bytes, &high) ||
      __builtin_add_overflow(spot->low, low, &spot->low) ||
      __builtin_add_overflow(spot->high, high, &spot->high))
    return fail(it, leaves_it);
  return true;
}

/* Adds the offset that the indices from number `from` on have within a value of that type. */
static bool add_inside(struct uses *it, LLVMValueRef user, LLVMTypeRef type, unsigned from,
                       struct spot *spot) {
  unsigned operands = (unsigned)LLVMGetNumOperands(user);
  for (unsigned i = from; i < operands; i++) {
    LLVMValueRef index = LLVMGetOperand(user, i);
    uint64_t bytes;
    if (LLVMGetTypeKind(type) == LLVMStructTypeKind) {
      unsigned field = (unsigned)LLVMConstIntGetZExtValue(index);
      int64_t at = (int64_t)LLVMOffsetOfElement(it->layout, type, field);
      spot->low += at, spot->high += at;
      type = LLVMStructGetTypeAtIndex(type, field);
      continue;
    }
    type = LLVMGetElementType(type);
    if (!unbank_type_bytes(it->layout, type, &bytes) || !add_index(it, user, index, bytes, spot))
      return fail(it, leaves_it);
  }
  return true;
}

/* A constant number of bytes from the array's start, which no longer shows subscripts. If the
 * source writes all of them, they follow from the number; otherwise it must be within the first
 * row. */
static bool step_constant(struct uses *it, int64_t bytes, struct spot *spot) {
  uint64_t row = it->dimensions.bytes[it->question->level];
  if (bytes < 0 || (!it->question->is_direct && (uint64_t)bytes >= row))
    return fail(it, uses_goes_on);
  *spot = (struct spot){it->question->level, bytes % (int64_t)row, bytes % (int64_t)row};
  return true;
}

/* The subscripts of a GEP that begins with whole arrays of `level`. */
static bool step_subscripts(struct uses *it, LLVMValueRef user, unsigned level, struct spot *spot) {
  unsigned operands = (unsigned)LLVMGetNumOperands(user), i = 2;
  if (level <= it->question->level && !is_zero(LLVMGetOperand(user, 1)))
    return fail(it, uses_goes_on);
  if (level > it->question->level &&
      !add_index(it, user, LLVMGetOperand(user, 1), it->dimensions.bytes[level], spot))
    return false;
  for (; i < operands && level < it->question->level; i++)
    level++;
  spot->level = level > spot->level ? level : spot->level;
  return add_inside(it, user, it->types[level], i, spot);
}

/* Whether all indices of a GEP are 0, except the last, which may count bytes. */
static bool counts_bytes(const struct uses *it, LLVMValueRef user, bool *is_step) {
  LLVMTypeRef type = LLVMGetGEPSourceElementType(user);
  const unsigned operands = (unsigned)LLVMGetNumOperands(user);
  bool is_zeros = true;
  uint64_t bytes;
  for (unsigned i = 1; i < operands; i++) {
    if (i > 1)
      type = LLVMGetTypeKind(type) == LLVMStructTypeKind ? LLVMStructGetTypeAtIndex(type, 0)
                                                         : LLVMGetElementType(type);
    if (i + 1 < operands || is_zero(LLVMGetOperand(user, i)))
      is_zeros &= is_zero(LLVMGetOperand(user, i));
    else
      *is_step = true;
  }
  return is_zeros && (!*is_step || (unbank_type_bytes(it->layout, type, &bytes) && bytes == 1));
}

/* The step in bytes by which a type of unbank/array.h leads to an element. */
static bool step_with_layout(struct uses *it, LLVMValueRef user, struct spot *spot) {
  bool is_step = false;
  if (!counts_bytes(it, user, &is_step))
    return fail(it, uses_goes_on);
  spot->level = is_step;
  return true;
}

static bool step(struct uses *it, LLVMValueRef user, struct spot *spot) {
  if (it->question->has_layout && !spot->level)
    return step_with_layout(it, user, spot);
  LLVMTypeRef type = LLVMGetGEPSourceElementType(user);
  uint64_t bytes;
  for (unsigned d = spot->level; d <= it->dimensions.count; d++)
    if (it->types[d] == type)
      return step_subscripts(it, user, d, spot);
  if (!unbank_type_bytes(it->layout, type, &bytes))
    return fail(it, leaves_it);
  if (spot->level < it->question->level) {
    LLVMValueRef index = LLVMGetOperand(user, 1);
    if (bytes == 1 && LLVMGetNumOperands(user) == 2 && LLVMIsAConstantInt(index))
      return step_constant(it, LLVMConstIntGetSExtValue(index), spot);
    spot->level = it->question->level;
  }
  return add_index(it, user, LLVMGetOperand(user, 1), bytes, spot) &&
         add_inside(it, user, type, 2, spot);
}

/* An access of this many bytes at a pointer. One that is wider than an element, but not wider than
 * an atom, is inside an atom: the pass has proved that for all accesses, or there would be no
 * layout. */
static bool is_inside(struct uses *it, const struct spot *spot, uint64_t bytes) {
  uint64_t element = it->dimensions.bytes[it->dimensions.count],
           whole = it->dimensions.bytes[it->question->level],
           span = it->question->span ? it->question->span : whole;
  if (bytes > element && bytes > it->question->atom)
    return fail(it, too_wide);
  if (bytes > whole) /* the element, and its neighbours in the atom */
    return (!spot->low && !spot->high) || fail(it, uses_goes_on);
  return (spot->low >= 0 && spot->high <= (int64_t)span - (int64_t)bytes) ||
         fail(it, it->question->level == it->dimensions.count ? uses_goes_on : leaves_it);
}

static bool is_typed_inside(struct uses *it, const struct spot *spot, LLVMTypeRef type) {
  uint64_t bytes;
  return unbank_type_bytes(it->layout, type, &bytes) ? is_inside(it, spot, bytes)
                                                     : fail(it, too_wide);
}

/* How many bytes from an address on inline assembly may access. It does nothing else with the
 * address: the pass has checked that, or the array would have no layout. */
static uint64_t assembly_bytes(LLVMValueRef call) {
  struct arena arena = {0};
  struct asm_reading reading = {0};
  size_t length;
  uint64_t most = 0;
  const char *text = LLVMGetInlineAsmAsmString(LLVMGetCalledValue(call), &length);
  unbank_read_accesses(arena_printf(&arena, "%.*s", (int)length, text), &arena, &reading);
  for (size_t i = 0; i < reading.accesses.count; i++) {
    const struct asm_access *access = &reading.accesses.items[i];
    const uint64_t bytes = access->bytes ? access->bytes : ASSEMBLY_BYTES;
    most = access->immediate + bytes > most ? access->immediate + bytes : most;
  }
  arena_free(&arena);
  return reading.is_complete && most ? most : ASSEMBLY_BYTES;
}

/* An address as an integer: only inline assembly may use it. */
static bool is_number_inside(struct uses *it, const struct spot *spot, LLVMValueRef number) {
  for (LLVMUseRef use = LLVMGetFirstUse(number); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    bool is_same = LLVMIsATruncInst(user) || LLVMIsAZExtInst(user);
    bool is_assembly = LLVMIsACallInst(user) && LLVMIsAInlineAsm(LLVMGetCalledValue(user));
    if (is_same ? !is_number_inside(it, spot, user)
                : !is_assembly || !is_inside(it, spot, assembly_bytes(user)))
      return fail(it, is_kept);
  }
  return true;
}

/* A copy of constant length, from it or to it. */
static bool is_copy_inside(struct uses *it, LLVMValueRef call, const struct spot *spot) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  size_t length = 0;
  const char *name = LLVMIsAFunction(callee) ? LLVMGetValueName2(callee, &length) : "";
  if (LLVMIsAInlineAsm(callee))
    return is_inside(it, spot, assembly_bytes(call));
  if (strncmp(name, "llvm.memcpy.", strlen("llvm.memcpy.")) != 0 ||
      !LLVMIsAConstantInt(LLVMGetOperand(call, 2)))
    return fail(it, is_kept);
  return is_inside(it, spot, LLVMConstIntGetZExtValue(LLVMGetOperand(call, 2)));
}

static bool are_uses_inside(struct uses *it, LLVMValueRef pointer, struct spot spot);

/* A structure with the pointer in one of its fields: follows what is read from that field. */
static bool is_field_inside(struct uses *it, LLVMValueRef structure, unsigned field,
                            struct spot spot) {
  for (LLVMUseRef use = LLVMGetFirstUse(structure); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    const bool is_other = LLVMIsAInsertValueInst(user) && LLVMGetOperand(user, 0) == structure,
               is_taken = LLVMIsAExtractValueInst(user);
    if ((!is_other && !is_taken) || LLVMGetNumIndices(user) != 1)
      return fail(it, is_kept);
    const bool is_same = *LLVMGetIndices(user) == field;
    if (is_other ? !is_same && !is_field_inside(it, user, field, spot)
                 : is_same && !are_uses_inside(it, user, spot))
      return false;
  }
  return true;
}

/* A constant structure with the pointer, or one into which it is inserted. */
static bool is_structure_inside(struct uses *it, LLVMValueRef user, LLVMValueRef pointer,
                                struct spot spot) {
  if (LLVMIsAInsertValueInst(user))
    return LLVMGetNumIndices(user) == 1 ? is_field_inside(it, user, *LLVMGetIndices(user), spot)
                                        : fail(it, is_kept);
  for (unsigned i = 0; i < (unsigned)LLVMGetNumOperands(user); i++)
    if (LLVMGetOperand(user, i) == pointer && !is_field_inside(it, user, i, spot))
      return false;
  return true;
}

static bool is_use_inside(struct uses *it, LLVMValueRef user, LLVMValueRef pointer,
                          struct spot spot) {
  if (LLVMIsAConstantStruct(user) || LLVMIsAInsertValueInst(user))
    return is_structure_inside(it, user, pointer, spot);
  if (!LLVMIsAConstantExpr(user) && !LLVMIsAInstruction(user))
    return fail(it, is_kept);
  switch (LLVMIsAConstantExpr(user) ? LLVMGetConstOpcode(user) : LLVMGetInstructionOpcode(user)) {
  case LLVMAddrSpaceCast:
    return are_uses_inside(it, user, spot);
  case LLVMGetElementPtr:
    if (LLVMGetOperand(user, 0) != pointer)
      return fail(it, is_kept);
    return step(it, user, &spot) && are_uses_inside(it, user, spot);
  case LLVMLoad:
    return is_typed_inside(it, &spot, LLVMTypeOf(user));
  case LLVMStore:
    return LLVMGetOperand(user, 0) != pointer
               ? is_typed_inside(it, &spot, LLVMTypeOf(LLVMGetOperand(user, 0)))
               : fail(it, is_kept);
  case LLVMAtomicRMW:
  case LLVMAtomicCmpXchg:
    return LLVMGetOperand(user, 0) == pointer
               ? is_typed_inside(it, &spot, LLVMTypeOf(LLVMGetOperand(user, 1)))
               : fail(it, is_kept);
  case LLVMPtrToInt:
    return is_number_inside(it, &spot, user);
  case LLVMCall:
    return is_copy_inside(it, user, &spot);
  case LLVMPHI:
  case LLVMSelect:
    return fail(it, uses_goes_on);
  default:
    return fail(it, is_kept);
  }
}

static bool are_uses_inside(struct uses *it, LLVMValueRef pointer, struct spot spot) {
  for (LLVMUseRef use = LLVMGetFirstUse(pointer); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (is_use_inside(it, user, pointer, spot))
      continue;
    it->at = it->at ? it->at : LLVMIsAInstruction(user);
    return false;
  }
  return true;
}

static bool read_types(struct uses *it, LLVMValueRef array) {
  LLVMTypeRef type = LLVMGlobalGetValueType(array);
  struct uses_dimensions *out = &it->dimensions;
  it->module.ir = LLVMGetGlobalParent(array);
  it->layout = LLVMGetModuleDataLayout(it->module.ir);
  for (out->count = 0;; type = LLVMGetElementType(type), out->count++) {
    it->types[out->count] = type;
    if (!unbank_type_bytes(it->layout, type, &out->bytes[out->count]))
      return false;
    if (LLVMGetTypeKind(type) != LLVMArrayTypeKind)
      return out->count && out->bytes[out->count];
    if (out->count == USES_DIMENSIONS_MAX)
      return false;
  }
}

bool uses_read_dimensions(LLVMValueRef array, struct uses_dimensions *out) {
  struct uses it = {0};
  bool is_read = read_types(&it, array);
  *out = it.dimensions;
  return is_read;
}

/* Follows all uses from the start on. */
static const char *follow(struct uses *it, LLVMValueRef array) {
  const struct uses_question *question = it->question;
  const uint64_t at_once = bytes_at_once(array);
  if (at_once > it->dimensions.bytes[it->dimensions.count] && at_once > question->atom)
    return too_wide;
  it->module.shim = unbank_shim_create();
  are_uses_inside(it, array, (struct spot){0});
  unbank_shim_dispose(it->module.shim);
  return it->problem && it->problem != unknown_shape && !question->has_layout
             ? unbank_with_location(question->arena, it->problem, it->at)
             : it->problem;
}

const char *uses_stay_inside(LLVMValueRef array, const struct uses_question *question) {
  struct uses it = {.question = question};
  if (!read_types(&it, array) || question->level > it.dimensions.count)
    return "it is no array of known elements";
  return follow(&it, array);
}

const char *uses_end_in_elements(LLVMValueRef array, const struct uses_question *question,
                                 uint64_t element) {
  struct uses_question with_layout = *question;
  struct uses it = {.question = &with_layout};
  with_layout.has_layout = true;
  it.module.ir = LLVMGetGlobalParent(array);
  it.layout = LLVMGetModuleDataLayout(it.module.ir);
  it.dimensions = (struct uses_dimensions){.count = 1, .bytes = {0, element}};
  return follow(&it, array);
}

LLVMValueRef uses_find_dynamic(LLVMModuleRef module) {
  UNBANK_EACH_GLOBAL(g, module)
    if (strstr(unbank_value_name(g), "unbank_dynamic_memory"))
      return g;
  return NULL;
}
