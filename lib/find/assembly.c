/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "find/assembly.h"

#include <string.h>

#include "assembly/accesses.h"
#include "assembly/wmma.h"
#include "find/arrays_internal.h"
#include "find/numbers.h"
#include "find/pins.h"
#include "shim/query.h"
#include "support/words.h"

enum unbank_code unbank_code_of_call(LLVMValueRef call) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  if (LLVMIsAInlineAsm(callee))
    return UNBANK_CODE_ESCAPES_INLINE_ASM;
  const char *name = unbank_value_name(callee);
  if (begins_with(name, "llvm.nvvm.cp.async.bulk") || begins_with(name, "llvm.nvvm.mbarrier"))
    return UNBANK_CODE_USED_BY_TMA;
  return begins_with(name, "llvm.") ? UNBANK_CODE_UNSUPPORTED_ACCESS : UNBANK_CODE_ESCAPES_CALL;
}

/* Intrinsics, by the start of their names. What follows it says that fewer bytes are read, or that
 * a matrix is transposed.
 */
static const struct {
  const char *prefix;
  enum unbank_op op;
  uint32_t bytes, lanes;
} intrinsics[] = {
    {"llvm.nvvm.cp.async.ca.shared.global.4", UNBANK_OP_CPASYNC, 4, UINT32_MAX},
    {"llvm.nvvm.cp.async.ca.shared.global.8", UNBANK_OP_CPASYNC, 8, UINT32_MAX},
    {"llvm.nvvm.cp.async.ca.shared.global.16", UNBANK_OP_CPASYNC, 16, UINT32_MAX},
    {"llvm.nvvm.cp.async.cg.shared.global.16", UNBANK_OP_CPASYNC, 16, UINT32_MAX},
    {"llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1", UNBANK_OP_LDMATRIX, 16, UINT8_MAX},
    {"llvm.nvvm.ldmatrix.sync.aligned.m8n8.x2", UNBANK_OP_LDMATRIX, 16, UINT16_MAX},
    {"llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4", UNBANK_OP_LDMATRIX, 16, UINT32_MAX},
    {"llvm.nvvm.stmatrix.sync.aligned.m8n8.x1", UNBANK_OP_STMATRIX, 16, UINT8_MAX},
    {"llvm.nvvm.stmatrix.sync.aligned.m8n8.x2", UNBANK_OP_STMATRIX, 16, UINT16_MAX},
    {"llvm.nvvm.stmatrix.sync.aligned.m8n8.x4", UNBANK_OP_STMATRIX, 16, UINT32_MAX},
};

enum { INTRINSICS = sizeof intrinsics / sizeof *intrinsics };

static size_t intrinsic_number(const char *name) {
  size_t i = 0;
  for (size_t length; i < INTRINSICS; i++) {
    length = strlen(intrinsics[i].prefix);
    if (!strncmp(name, intrinsics[i].prefix, length) && (!name[length] || name[length] == '.'))
      return i;
  }
  return i;
}

static const char atomics[] = "llvm.nvvm.atomic.";

bool unbank_is_access_intrinsic(const char *name) {
  struct wmma wmma;
  return intrinsic_number(name) < INTRINSICS || begins_with(name, atomics) ||
         unbank_read_wmma(name, UNBANK_DEFAULT_ARCHITECTURE, &wmma) != WMMA_NONE;
}

/* Lists a wmma.load or wmma.store as one access for each instruction that it is compiled to. */
static void list_pieces(struct module *module, LLVMValueRef call, uint32_t array,
                        const struct wmma *wmma) {
  struct tile *tile = ARENA_NEW(module->arena, struct tile);
  uint32_t last = LLVMGetNumArgOperands(call) - 1;
  *tile = (struct tile){.wmma = *wmma,
                        .stride = wmma->has_stride ? LLVMGetOperand(call, last) : NULL,
                        .operand = last,
                        .elements = wmma->line_bytes * 8 / wmma->bits};
  for (unsigned i = 0; i < wmma->pieces; i++) {
    struct access *access = unbank_add_access(module, call, LLVMGetOperand(call, 0), array);
    access->op = wmma->is_store ? UNBANK_OP_WMMA_ST : UNBANK_OP_WMMA_LD;
    access->bytes = access->align = wmma->piece_bytes;
    access->is_volatile = true;
    access->tile = tile;
  }
}

static void meet_tile(struct module *module, LLVMValueRef call, const char *name) {
  LLVMValueRef function = unbank_function_of(call);
  unsigned sm = unbank_architecture(function);
  struct wmma wmma;
  uint32_t array;
  unbank_pin_operands(module, call, UNBANK_CODE_UNSUPPORTED_ACCESS, 0, NULL);
  if (!map_get(&module->derived, LLVMGetOperand(call, 0), &array))
    return;
  if (unbank_read_wmma(name, sm, &wmma) == WMMA_READ)
    list_pieces(module, call, array, &wmma);
  else
    unbank_pin_in(module, array, function, UNBANK_CODE_UNSUPPORTED_ACCESS, call,
                  arena_printf(module->arena,
                               "which bytes a lane touches is not known of %s on sm_%u",
                               name + strlen("llvm.nvvm."), sm));
}

/* ptxas does not merge these accesses with others, and all of them require addresses that are
 * aligned to their width. */
static void meet_intrinsic(struct module *module, LLVMValueRef call, size_t number) {
  uint32_t array;
  unbank_pin_operands(module, call, UNBANK_CODE_UNSUPPORTED_ACCESS, 0, NULL);
  if (!map_get(&module->derived, LLVMGetOperand(call, 0), &array))
    return;
  struct access *access = unbank_add_access(module, call, LLVMGetOperand(call, 0), array);
  access->op = intrinsics[number].op;
  access->bytes = access->align = intrinsics[number].bytes;
  access->lanes = intrinsics[number].lanes;
  access->is_volatile = true;
}

/* A statement of inline PTX, or of an intrinsic for an atomic. */

struct statement {
  struct module *module;
  LLVMValueRef call;
  unsigned results;             /* operands of the text that are not arguments of the call */
  uint64_t plain;               /* bit i: argument i is in a register, and in no other operand */
  uint64_t checked, understood; /* bit i: whether argument i is understood is known; and it is */
  struct asm_reading reading;
};

/* "=r,=r,r,l,~{memory}": results come first, then arguments, then what is clobbered. */
static void read_constraints(struct statement *it) {
  size_t length;
  const char *at = LLVMGetInlineAsmConstraintString(LLVMGetCalledValue(it->call), &length);
  const char *end = at + length;
  for (unsigned argument = 0; at < end;) {
    const char *comma = memchr(at, ',', (size_t)(end - at));
    size_t own = (size_t)((comma ? comma : end) - at);
    if (*at == '=') {
      it->results++;
      if (memchr(at, '*', own)) /* memory: an argument after all */
        it->plain = 0, it->results = ASM_OPERANDS_SEEN;
    } else if (*at != '~') {
      if (own == 1 && (*at == 'r' || *at == 'l') && argument < ASM_OPERANDS_SEEN)
        it->plain |= UINT64_C(1) << argument;
      argument++;
    }
    at += own + 1;
  }
}

static LLVMValueRef argument_of(const struct statement *it, int operand) {
  if (operand < (int)it->results || operand - it->results >= LLVMGetNumArgOperands(it->call))
    return NULL;
  return LLVMGetOperand(it->call, (unsigned)operand - it->results);
}

static uint32_t bytes_of(const struct statement *it, const struct asm_access *access) {
  if (access->size < 0)
    return access->bytes;
  LLVMValueRef size = argument_of(it, access->size);
  for (uint32_t bytes = 4; bytes <= UNBANK_ACCESS_MAX; bytes *= 2)
    if (unbank_is_number(size, bytes))
      return bytes;
  return 0;
}

/* Whether an address is in the space that the access names, or that the text converts it from.
 * ldmatrix and stmatrix access shared memory only, so without a space they take shared addresses,
 * too. */
static bool fits_space(const struct statement *it, LLVMValueRef address,
                       const struct asm_access *access) {
  int space = unbank_space_of_number(it->module, address);
  bool matrix = access->op == UNBANK_OP_LDMATRIX || access->op == UNBANK_OP_STMATRIX;
  if (access->is_converted)
    return space == 0 && !access->is_generic;
  return space == (access->is_generic ? 0 : UNBANK_SHARED_SPACE) ||
         (matrix && space == UNBANK_SHARED_SPACE);
}

/* The first instruction that uses an operand otherwise; NULL if none does. */
static const struct asm_other *other_use(const struct statement *it, unsigned operand) {
  for (size_t i = 0; i < it->reading.others.count; i++)
    if (it->reading.others.items[i].operands >> operand & 1)
      return &it->reading.others.items[i];
  return NULL;
}

static bool check_uses(const struct statement *it, unsigned argument) {
  unsigned operand = argument + it->results;
  bool any = false;
  if (operand >= ASM_OPERANDS_SEEN || !(it->plain >> argument & 1) || other_use(it, operand))
    return false;
  for (size_t i = 0; i < it->reading.accesses.count; i++) {
    const struct asm_access *access = &it->reading.accesses.items[i];
    if (access->operand != operand)
      continue;
    any = true;
    if (!bytes_of(it, access) || !fits_space(it, LLVMGetOperand(it->call, argument), access))
      return false;
  }
  return any;
}

/* Whether everything that the text does with an argument is known. */
static bool is_understood(struct statement *it, unsigned argument) {
  if (argument >= ASM_OPERANDS_SEEN)
    return false;
  const uint64_t bit = UINT64_C(1) << argument;
  if (!(it->checked & bit))
    it->understood |= check_uses(it, argument) ? bit : 0;
  it->checked |= bit;
  return it->understood & bit;
}

/* The code for an instruction that is not understood: of the bulk copy engine, or any other. */
static enum unbank_code code_of(const char *instruction) {
  static const char *const engines[] = {"cp.async.bulk",     "cp.reduce.async.bulk",
                                        "cp.async.mbarrier", "mbarrier.",
                                        "st.async",          "red.async"};
  return BEGINS_WITH_ANY(instruction, engines) ? UNBANK_CODE_USED_BY_TMA
                                               : UNBANK_CODE_ESCAPES_INLINE_ASM;
}

/* Pins the array that an argument leads to because of what the text does with it. */
static void pin_argument(struct statement *it, unsigned argument, uint32_t array) {
  struct arena *arena = it->module->arena;
  const unsigned operand = argument + it->results;
  const struct asm_other *other = operand < ASM_OPERANDS_SEEN ? other_use(it, operand) : NULL;
  const enum unbank_code code = code_of(other ? other->name : "");
  const char *reason = "its address is used by inline assembly in ways that are not followed";
  if (other && code == UNBANK_CODE_USED_BY_TMA)
    reason = arena_printf(arena, "the bulk copy engine or an mbarrier uses its address: %s",
                          other->name);
  else if (other)
    reason = arena_printf(arena, "its address is used by inline assembly: %s", other->name);
  unbank_pin_in(it->module, array, unbank_function_of(it->call), code, it->call, reason);
}

static bool pin_others(struct statement *it) {
  bool any = false;
  for (unsigned i = 0; i < LLVMGetNumArgOperands(it->call); i++) {
    uint32_t id;
    if (!map_get(&it->module->derived, LLVMGetOperand(it->call, i), &id))
      continue;
    any = true;
    if (!is_understood(it, i))
      pin_argument(it, i, id);
  }
  return any;
}

/* The operation that ptxas makes of an access: for an atomic whose result is not used, a cheaper
 * one. */
static enum unbank_op op_of(const struct statement *it, const struct asm_access *access,
                            bool is_generic) {
  bool is_atomic = access->op == UNBANK_OP_ATOM || access->op == UNBANK_OP_RED;
  if (!is_atomic || (access->op == UNBANK_OP_ATOM && LLVMGetFirstUse(it->call)))
    return access->op;
  bool counts =
      access->counts ||
      (access->counted >= 0 && unbank_is_number(argument_of(it, access->counted), access->count));
  return counts && !is_generic ? UNBANK_OP_INC : UNBANK_OP_RED;
}

/* Whether the text accesses several addresses by the operand of an access, or computes one from it
 * in registers. Otherwise one new address can replace the operand. */
static bool shares_operand(const struct statement *it, const struct asm_access *access) {
  for (size_t i = 0; i < it->reading.accesses.count; i++) {
    const struct asm_access *other = &it->reading.accesses.items[i];
    if (other->operand == access->operand &&
        (!other->is_direct || other->immediate != access->immediate))
      return true;
  }
  return false;
}

static void list_access(struct statement *it, const struct asm_access *from) {
  LLVMValueRef address = argument_of(it, (int)from->operand);
  uint32_t array;
  map_get(&it->module->derived, address, &array);
  struct access *access = unbank_add_access(it->module, it->call, address, array);
  access->operand = from->operand - it->results;
  access->piece = from->immediate;
  access->nth_in_text = (uint32_t)(from - it->reading.accesses.items);
  access->shares_operand = shares_operand(it, from);
  access->is_converted = from->is_converted;
  access->is_generic = !from->is_converted && unbank_space_of_number(it->module, address) == 0;
  access->op = op_of(it, from, access->is_generic);
  access->bytes = access->align = bytes_of(it, from);
  access->lanes = from->lanes;
  access->is_assembly = LLVMIsAInlineAsm(LLVMGetCalledValue(it->call)) != NULL;
  access->is_guarded = from->is_guarded;
  access->guard = argument_of(it, from->guard);
  access->guard_is_zero = from->guard_is_zero;
  access->is_volatile = from->is_ordered || from->is_generic;
  access->stays = from->stays;
  access->may_be_narrowed =
      access->op == UNBANK_OP_LD && access->is_volatile && from->is_of_64_bits;
  access->is_loop = from->is_loop;
  access->may_combine = from->may_combine && access->op != UNBANK_OP_INC;
}

/* Whether an instruction that is not understood has addresses, none of which leads to an array. */
static bool is_baseless(const struct statement *it, const struct asm_other *other) {
  bool is_based = !other->addresses;
  for (unsigned operand = 0; operand < ASM_OPERANDS_SEEN && !is_based; operand++) {
    LLVMValueRef address = argument_of(it, (int)operand);
    is_based =
        other->addresses >> operand & 1 && address && map_get(&it->module->derived, address, NULL);
  }
  return !is_based;
}

/* Lists the accesses that are understood. If these include all that name shared memory, all
 * accesses of the statement to shared memory are listed (module->counted). */
static void list_accesses(struct statement *it) {
  bool all = it->reading.is_complete;
  for (size_t i = 0; i < it->reading.accesses.count; i++) {
    const struct asm_access *access = &it->reading.accesses.items[i];
    LLVMValueRef address = argument_of(it, (int)access->operand);
    bool derived = address && map_get(&it->module->derived, address, NULL);
    if (derived && is_understood(it, access->operand - it->results))
      list_access(it, access);
    else
      all &= access->is_generic && !derived;
    if (!derived && !access->is_generic)
      map_put(&it->module->baseless, it->call, 1);
  }
  for (size_t i = 0; i < it->reading.others.count; i++)
    if (is_baseless(it, &it->reading.others.items[i]))
      map_put(&it->module->baseless, it->call, 1);
  if (all)
    map_put(&it->module->counted, it->call, 1);
}

static void meet_statement(struct module *module, LLVMValueRef call) {
  struct statement it = {.module = module, .call = call};
  size_t length;
  const char *text = LLVMGetInlineAsmAsmString(LLVMGetCalledValue(call), &length);
  struct arena scratch = {0};
  unbank_read_accesses(strlen(text) == length ? text : "?", &scratch, &it.reading);
  read_constraints(&it);
  if (pin_others(&it))
    list_accesses(&it);
  arena_free(&scratch);
}

/* The PTX of an intrinsic for an atomic, without the scope, which makes no difference here:
 * llvm.nvvm.atomic.OPERATION.gen.TYPE.SCOPE..., and llvm.nvvm.atomic.load.inc.32... and .dec. of
 * older modules. The type of a sum decides what it becomes; of the others, only the width does. */
static const char *text_of_atomic(const struct module *module, struct arena *arena,
                                  LLVMValueRef call) {
  const char *name = unbank_value_name(LLVMGetCalledValue(call)) + strlen(atomics);
  if (begins_with(name, "load."))
    name += strlen("load.");
  LLVMTypeRef type = LLVMTypeOf(call);
  const bool is_real = LLVMGetTypeKind(type) != LLVMIntegerTypeKind;
  const bool is_shared =
      LLVMGetPointerAddressSpace(LLVMTypeOf(LLVMGetOperand(call, 0))) == UNBANK_SHARED_SPACE;
  const bool is_cas = begins_with(name, "cas.");
  return arena_printf(arena, "atom%s.%.*s.%c%u $0, [$1], $2%s;", is_shared ? ".shared" : "",
                      (int)strcspn(name, "."), name, is_real ? 'f' : 'u',
                      (unsigned)LLVMSizeOfTypeInBits(LLVMGetModuleDataLayout(module->ir), type),
                      is_cas ? ", $3" : "");
}

/* clang makes such intrinsics of atomicAdd_block and the like. */
static void meet_atomic(struct module *module, LLVMValueRef call) {
  struct statement it = {.module = module, .call = call, .results = 1, .plain = 1};
  struct arena scratch = {0};
  uint32_t array;
  unbank_pin_operands(module, call, UNBANK_CODE_ESCAPES_STORE, 0, NULL);
  if (!map_get(&module->derived, LLVMGetOperand(call, 0), &array))
    return;
  unbank_read_accesses(text_of_atomic(module, &scratch, call), &scratch, &it.reading);
  if (is_understood(&it, 0))
    list_accesses(&it);
  else
    unbank_pin(module, array, UNBANK_CODE_UNSUPPORTED_ACCESS, call);
  arena_free(&scratch);
}

void unbank_meet_assembly(struct module *module, LLVMValueRef call) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  const char *name = LLVMIsAInlineAsm(callee) ? "" : unbank_value_name(callee);
  if (begins_with(name, atomics))
    meet_atomic(module, call);
  else if (*name && intrinsic_number(name) == INTRINSICS)
    meet_tile(module, call, name);
  else if (*name)
    meet_intrinsic(module, call, intrinsic_number(name));
  else if (!unbank_handed_on(call) && !*unbank_special_register(call))
    meet_statement(module, call);
}
