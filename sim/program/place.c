/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where the arrays lie: addrspace(3) globals become external symbols at addresses of our choice.
 *
 * ptxas puts the static arrays that a kernel reaches one behind the other, as they are declared,
 * each at a multiple of its alignment, and the launch's dynamic memory behind them at a multiple of
 * 16, or of what its declarations ask for if that is more. Here each lies between guards, and
 * starts at the bank where the device's does (places.c), as kernels round the dynamic one's address
 * up and permute its bits, and lanes may meet in several arrays at once.
 */
#include <llvm-c/Target.h>

#include "shim/query.h"
#include "shim/source.h"
#include "sim/program/program.h"
#include "support/integers.h"
#include "support/map.h"

enum { DYNAMIC_ALIGN = 16, ARRAYS_BYTES_MAX = 1 << 30 /* of all kernels: room for each */ };

struct placing {
  struct program *program;
  LLVMValueRef *starts; /* of each kernel */
  uint32_t dynamic_bytes;
  uint32_t dynamic_align; /* at least DYNAMIC_ALIGN */
  bool has_dynamic;       /* the last array of the plan is the launch's */
  size_t symbols;         /* given so far */
};

/* Whether the value, through constants and functions, is used by the kernel's start. */
static bool is_reached(struct map *seen, LLVMValueRef value, LLVMValueRef start) {
  for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (LLVMIsAInstruction(user))
      user = LLVMGetBasicBlockParent(LLVMGetInstructionParent(user));
    if (user == start)
      return true;
    if (map_get(seen, user, NULL))
      continue;
    map_put(seen, user, 1);
    if (is_reached(seen, user, start))
      return true;
  }
  return false;
}

static void note_array(struct kernel *kernel, const struct shared_plan *plan, size_t index,
                       uint32_t align) {
  const struct shared_array *array = &plan->items[index];
  for (size_t i = 0; i < kernel->array_count; i++)
    if (kernel->arrays[i] == index)
      return;
  kernel->arrays[kernel->array_count++] = index;
  if (array->dynamic)
    kernel->static_bytes = (uint32_t)round_up(kernel->static_bytes, align);
}

static void note_kernels(struct placing *it, LLVMValueRef global, size_t index, uint32_t align) {
  struct program *program = it->program;
  for (size_t k = 0; k < program->kernel_count; k++) {
    struct map seen = map_new(program->arena);
    if (is_reached(&seen, global, it->starts[k]))
      note_array(&program->kernels[k], &program->plan, index, align);
  }
}

uint32_t place_bytes(LLVMModuleRef module, LLVMValueRef global) {
  return (uint32_t)LLVMABISizeOfType(LLVMGetModuleDataLayout(module),
                                     LLVMGlobalGetValueType(global));
}

/* LLVM's largest alignment, 2^32, is 0 to its C API. */
uint32_t place_align(LLVMModuleRef module, LLVMValueRef global) {
  uint32_t align = LLVMGetAlignment(global);
  if (!align)
    align = LLVMPreferredAlignmentOfGlobal(LLVMGetModuleDataLayout(module), global);
  return align ? align : UINT32_C(1) << 31;
}

/* How far behind a multiple of SHARED_ALIGN. Several kernels have no place in common. */
static uint32_t dynamic_start(const struct placing *it) {
  const struct program *program = it->program;
  if (program->kernel_count != 1)
    return 0;
  return (uint32_t)round_up(program->kernels[0].static_bytes, it->dynamic_align) % SHARED_ALIGN;
}

/* Accesses by another name of dynamic memory are accesses of the array that has its first. */
static void rename_sites(struct program *program, const char *name, const char *first) {
  for (size_t i = 0; i < program->sites.count; i++) {
    struct site *site = &program->sites.items[i];
    if (site->array && !strcmp(site->array, name))
      site->array = first;
  }
}

/* The array's index in the plan. One without a size, `extern __shared__`, is the launch's dynamic
 * memory; all such arrays are one. */
static size_t place_array(struct placing *it, LLVMValueRef global) {
  struct program *program = it->program;
  struct arena *arena = program->arena;
  uint32_t bytes = place_bytes(program->code->module, global);
  bool dynamic = !bytes;
  uint32_t start = 0;
  map_get(&program->code->starts_at, global, &start);
  if (dynamic && it->has_dynamic) {
    rename_sites(program, unbank_value_name(global),
                 program->plan.items[program->plan.count - 1].name);
    return program->plan.count - 1;
  }
  const char *name = arena_strdup(arena, unbank_value_name(global));
  shared_place(&program->plan, arena,
               (struct shared_array){.name = name,
                                     .display = unbank_plain(arena, name),
                                     .bytes = dynamic ? it->dynamic_bytes : bytes,
                                     .align = dynamic ? it->dynamic_align
                                                      : place_align(program->code->module, global),
                                     .dynamic = dynamic,
                                     .hidden = !strncmp(name, "unbank.", 7),
                                     .place = unbank_place_of_global(arena, global)},
               dynamic ? dynamic_start(it) : start);
  it->has_dynamic |= dynamic;
  return program->plan.count - 1;
}

/* An external symbol for an array, as seen from an address space. */
static LLVMValueRef add_symbol(struct code *code, LLVMValueRef global, const char *name,
                               unsigned space) {
  return LLVMAddGlobalInAddressSpace(code->module, LLVMGlobalGetValueType(global), name, space);
}

/* Casts of an array's address to the generic address space become a symbol of that space, as a cast
 * costs the fast instruction selection a detour. */
static void replace_generic(LLVMValueRef global, LLVMValueRef symbol) {
  LLVMValueRef cast = LLVMConstPointerCast(global, LLVMTypeOf(symbol));
  if (LLVMGetFirstUse(cast))
    LLVMReplaceAllUsesWith(cast, symbol);
}

static void replace_array(struct placing *it, LLVMValueRef global) {
  struct code *code = it->program->code;
  bool dynamic = !place_bytes(code->module, global);
  size_t index = place_array(it, global), number = it->symbols++;
  uint32_t offset = it->program->plan.items[index].offset;
  note_kernels(it, global, index, dynamic ? it->dynamic_align : place_align(code->module, global));
  const char *name = arena_printf(code->arena, "unbank.shared.%zu", number);
  const char *generic = arena_printf(code->arena, "unbank.shared.generic.%zu", number);
  replace_generic(global, add_symbol(code, global, generic, 0));
  LLVMReplaceAllUsesWith(global, add_symbol(code, global, name, UNBANK_SHARED_SPACE));
  LLVMDeleteGlobal(global);
  code_define(code, name, offset, true);
  code_define(code, generic, offset, true);
}

LIST_STRUCT(array_list, LLVMValueRef);

/* Static arrays, or declarations of the dynamic one. */
static struct array_list find_arrays(struct code *code, bool dynamic) {
  struct array_list found = {0};
  UNBANK_EACH_GLOBAL(it, code->module)
    if (LLVMGetPointerAddressSpace(LLVMTypeOf(it)) == UNBANK_SHARED_SPACE &&
        !place_bytes(code->module, it) == dynamic)
      *ARENA_PUSH(code->arena, &found) = it;
  return found;
}

static uint64_t sum_of(struct code *code, const struct array_list *arrays) {
  uint64_t sum = 0;
  for (size_t i = 0; i < arrays->count && sum <= ARRAYS_BYTES_MAX; i++)
    sum += LLVMABISizeOfType(LLVMGetModuleDataLayout(code->module),
                             LLVMGlobalGetValueType(arrays->items[i]));
  return sum;
}

struct outcome place_arrays(struct program *program, LLVMValueRef *starts, uint32_t dynamic_bytes) {
  struct code *code = program->code;
  struct placing placing = {.program = program,
                            .starts = starts,
                            .dynamic_bytes = dynamic_bytes,
                            .dynamic_align = DYNAMIC_ALIGN};
  struct array_list fixed = find_arrays(code, false), dynamic = find_arrays(code, true);
  if (sum_of(code, &fixed) > ARRAYS_BYTES_MAX)
    return unable(unbank_error("the shared arrays of the module take more than %d bytes together",
                               (int)ARRAYS_BYTES_MAX));
  for (size_t k = 0; k < program->kernel_count; k++) {
    program->kernels[k].arrays =
        ARENA_ARRAY(program->arena, size_t, fixed.count + dynamic.count + 1);
    program->kernels[k].static_bytes = code->static_bytes[k];
  }
  for (size_t i = 0; i < fixed.count; i++)
    replace_array(&placing, fixed.items[i]);
  for (size_t i = 0; i < dynamic.count; i++) {
    uint32_t align = place_align(code->module, dynamic.items[i]);
    if (align > placing.dynamic_align)
      placing.dynamic_align = align;
  }
  for (size_t i = 0; i < dynamic.count; i++)
    replace_array(&placing, dynamic.items[i]);
  return outcome_well();
}
