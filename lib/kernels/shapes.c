/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "kernels/shapes.h"

#include <stdio.h>
#include <string.h>

#include "address/launch_numbers.h"
#include "find/earlier.h"
#include "kernels/calls.h"
#include "kernels/promises.h"
#include "model/relations.h"
#include "profile/list.h"
#include "shim/annotations.h"
#include "shim/codegen/codegen.h"
#include "shim/codegen/machine.h"
#include "shim/compat.h"
#include "shim/nvvm.h"
#include "shim/query.h"
#include "support/block.h"
#include "support/words.h"

enum { ASSUMED_THREADS = 256, FEWEST_THREADS = 8 };
/* The widths of blocks with more than one row, the likeliest first. */
static const unsigned widths[] = {32, 16, 8};
/* Blocks with several planes, which are tried after all others. */
static const struct unbank_shape cubes[] = {{8, 8, 4}, {4, 4, 4}, {2, 2, 2}};
enum { WIDTHS = sizeof widths / sizeof *widths, CUBES = sizeof cubes / sizeof *cubes };

/* Annotations: clang's __attribute__((annotate("..."))) as rows { global, text, file, line,
 * arguments } of one array. */

static LLVMValueRef without_casts(LLVMValueRef value) {
  while (LLVMIsAConstantExpr(value))
    value = LLVMGetOperand(value, 0);
  return value;
}

const char *unbank_annotation(const struct module *module, LLVMValueRef global, const char *prefix,
                              size_t number) {
  LLVMValueRef list = LLVMGetNamedGlobal(module->ir, "llvm.global.annotations");
  LLVMValueRef rows = list ? LLVMGetInitializer(list) : NULL;
  for (int i = 0; rows && i < LLVMGetNumOperands(rows); i++) {
    LLVMValueRef row = LLVMGetOperand(rows, (unsigned)i);
    if (LLVMGetNumOperands(row) < 2 || without_casts(LLVMGetOperand(row, 0)) != global)
      continue;
    const char *text = unbank_text_in(module->arena, without_casts(LLVMGetOperand(row, 1)));
    if (text && begins_with(text, prefix) && !number--)
      return text + strlen(prefix);
  }
  return NULL;
}

/* Shapes. */

enum { FIRST_DEPTH = 8 };

/* Whether a thread's index is only added to other values, and the sums are only compared with 0.
 * This finds the first thread of a block of any shape, as in grid.sync of cooperative groups.
 * `depth`: the number of additions so far. */
static bool asks_for_first(LLVMValueRef number, unsigned depth) {
  UNBANK_EACH_USER(user, number) {
    LLVMOpcode opcode = unbank_opcode(user);
    bool is_test =
        opcode == LLVMICmp && depth && LLVMIsNull(LLVMGetOperand(user, 1)) &&
        (LLVMGetICmpPredicate(user) == LLVMIntEQ || LLVMGetICmpPredicate(user) == LLVMIntNE);
    bool is_sum = opcode == LLVMAdd || opcode == LLVMOr;
    if (!is_test && !(is_sum && depth < FIRST_DEPTH && asks_for_first(user, depth + 1)))
      return false;
  }
  return true;
}

/* A bit for an axis. */
static uint8_t bit_of(char axis) { return (uint8_t)(1u << (axis - 'x')); }

/* The axes that each function reads: a map from functions to bits. */
static struct map find_axes(const struct module *module, struct arena *arena) {
  static const char *const registers[] = {"tid", "ntid"};
  struct map axes = map_new(arena);
  for (int i = 0; i < 2; i++)
    for (const char *at = "xyz"; *at; at++) {
      const char axis = *at;
      char name[40];
      snprintf(name, sizeof name, "llvm.nvvm.read.ptx.sreg.%s.%c", registers[i], axis);
      UNBANK_EACH_USER(user, LLVMGetNamedFunction(module->ir, name)) {
        LLVMValueRef function = unbank_function_of(user);
        const uint32_t known = map_or(&axes, function, 0);
        if (!(known & bit_of(axis)) && !asks_for_first(user, 0))
          map_put(&axes, function, known | bit_of(axis));
      }
    }
  return axes;
}

static void take_axes(const struct map *axes, struct kernel *kernel) {
  for (size_t i = 0; i < kernel->functions.count; i++)
    kernel->axes |= (uint8_t)map_or(axes, kernel->functions.items[i], 0);
}

bool unbank_reads_axis(const struct kernel *kernel, char axis) {
  return kernel->axes & bit_of(axis);
}

/* Most blocks have as many threads as their kernel's launch bounds allow. */
static unsigned most_threads(const struct module *module, const struct kernel *kernel) {
  struct unbank_shape most = unbank_read_shape(module->ir, kernel->function, "maxntid");
  uint64_t limit = most.x ? unbank_threads_of(most) : ASSUMED_THREADS;
  return limit < BLOCK_THREADS_MAX ? (unsigned)limit : BLOCK_THREADS_MAX;
}

/* The next smaller plausible number of threads: 256 after any larger number, else the next smaller
 * power of two; 0 if there is none. */
static unsigned fewer_threads(unsigned threads) {
  unsigned fewer = ASSUMED_THREADS;
  while (fewer >= threads)
    fewer /= 2;
  return fewer < FEWEST_THREADS ? 0 : fewer;
}

static bool is_flat(const struct kernel *kernel) {
  return !unbank_reads_axis(kernel, 'y') && !unbank_reads_axis(kernel, 'z');
}

static struct unbank_shape shape_of_width(unsigned threads, unsigned width) {
  return threads <= width ? (struct unbank_shape){threads, 1, 1}
                          : (struct unbank_shape){width, threads / width, 1};
}

/* Appends a shape unless it is in the list. */
static size_t add_shape(struct unbank_shape *out, size_t count, struct unbank_shape shape) {
  for (size_t i = 0; i < count; i++)
    if (unbank_same_shape(out[i], shape))
      return count;
  out[count] = shape;
  return count + 1;
}

size_t unbank_plausible_shapes(const struct module *module, const struct kernel *kernel,
                               struct unbank_shape out[PLAUSIBLE_SHAPES_MAX]) {
  bool flat = is_flat(kernel), has_planes = unbank_reads_axis(kernel, 'z');
  const unsigned most = most_threads(module, kernel);
  size_t count = 0;
  for (unsigned threads = most; threads && count + WIDTHS + CUBES <= PLAUSIBLE_SHAPES_MAX;
       threads = fewer_threads(threads))
    for (unsigned i = 0; i < (flat ? 1 : WIDTHS); i++)
      count = add_shape(out, count, shape_of_width(threads, flat ? threads : widths[i]));
  for (size_t i = 0; i < CUBES && has_planes; i++)
    if (unbank_threads_of(cubes[i]) <= most)
      count = add_shape(out, count, cubes[i]);
  return count;
}

size_t unbank_narrow_shapes(const struct module *module, const struct kernel *kernel,
                            struct unbank_shape out[PLAUSIBLE_SHAPES_MAX]) {
  static const unsigned narrow[] = {4, 2};
  size_t count = 0;
  for (size_t i = 0; i < sizeof narrow / sizeof *narrow && !is_flat(kernel); i++)
    for (unsigned threads = most_threads(module, kernel); threads > narrow[i];
         threads = fewer_threads(threads))
      if (count < PLAUSIBLE_SHAPES_MAX)
        count = add_shape(out, count, shape_of_width(threads, narrow[i]));
  return count;
}

static size_t add_shapes_of(unsigned threads, struct unbank_shape *out, size_t count) {
  count = add_shape(out, count, (struct unbank_shape){threads, 1, 1});
  for (unsigned i = 0; i < WIDTHS; i++)
    count = add_shape(out, count, shape_of_width(threads, widths[i]));
  return count;
}

/* Appends shapes with as many threads as the kernel's own, which may be few because larger ones do
 * not fit the arrays; and with as many as blocks have without launch bounds. */
static size_t add_plausible(const struct module *module, const struct kernel *kernel,
                            struct unbank_shape *out, size_t count) {
  unsigned threads = most_threads(module, kernel);
  if (is_flat(kernel))
    return count;
  while (fewer_threads(threads) >= unbank_threads_of(kernel->block))
    threads = fewer_threads(threads);
  count = add_shapes_of(threads, out, count);
  if (threads > ASSUMED_THREADS)
    count = add_shapes_of(ASSUMED_THREADS, out, count);
  return kernel->largest.x ? add_shape(out, count, kernel->largest) : count;
}

size_t unbank_other_shapes(const struct module *module, const struct kernel *kernel,
                           struct unbank_shape out[OTHER_SHAPES_MAX]) {
  size_t own = add_shape(out, 0, kernel->block), count = own;
  for (size_t i = 0; i < kernel->shapes.count; i++)
    count = add_shape(out, count, kernel->shapes.items[i]);
  if (unbank_is_guessed(kernel))
    count = add_plausible(module, kernel, out, count);
  if (kernel->shapes.count > 1) /* it is a part of the mixture */
    return count;
  memmove(out, out + own, (count - own) * sizeof *out);
  return count - own;
}

static struct unbank_shape likeliest_shape(const struct module *module,
                                           const struct kernel *kernel) {
  struct unbank_shape shapes[PLAUSIBLE_SHAPES_MAX];
  unbank_plausible_shapes(module, kernel, shapes);
  return shapes[0];
}

static char *find_shape(struct module *module, struct kernel *kernel) {
  char *error = unbank_take_promise(module, kernel);
  if (error || kernel->block.x)
    return error;
  kernel->block_source = UNBANK_BLOCK_LAUNCH;
  if (unbank_take_launches(module, kernel))
    return NULL;
  struct unbank_shape measured =
      unbank_measured_block(module->profiles, unbank_value_name(kernel->function));
  bool given = module->options->block.x != 0;
  kernel->block_source = given        ? UNBANK_BLOCK_DEFAULT
                         : measured.x ? UNBANK_BLOCK_LAUNCH
                                      : UNBANK_BLOCK_ASSUMED;
  kernel->block = given        ? module->options->block
                  : measured.x ? measured
                               : likeliest_shape(module, kernel);
  return NULL;
}

char *unbank_find_kernels(struct module *module) {
  struct arena scratch = {0};
  const struct map axes = find_axes(module, &scratch);
  char *error = NULL;
  UNBANK_EACH_FUNCTION(function, module->ir) {
    if (error || !unbank_is_kernel(module->ir, function))
      continue;
    struct kernel *kernel = ARENA_PUSH(module->arena, &module->kernels);
    kernel->id = (uint32_t)module->kernels.count - 1;
    kernel->function = function;
    unbank_find_launch_numbers(module, kernel);
    unbank_follow_calls(module, kernel);
    take_axes(&axes, kernel);
    error = find_shape(module, kernel);
  }
  arena_free(&scratch);
  return error;
}

void unbank_enforce_shape(struct module *module, struct kernel *kernel) {
  if (kernel->enforced)
    return;
  if (unbank_overruled(module, kernel))
    unbank_mark_overruling(module->ir, kernel->function);
  unbank_write_reqntid(module->ir, kernel->function, kernel->block);
  kernel->enforced = kernel->is_written = true;
}

static LLVMValueRef first_enforced(const struct module *module) {
  for (size_t i = 0; i < module->kernels.count; i++) {
    const struct kernel *kernel = &module->kernels.items[i];
    if (kernel->is_written)
      return kernel->function;
  }
  return NULL;
}

char *unbank_publish_shapes(struct module *module) {
  LLVMValueRef kernel = UNBANK_KEEPS_ANNOTATIONS ? first_enforced(module) : NULL;
  LLVMTargetMachineRef machine =
      kernel ? unbank_new_machine(module->ir, kernel, unbank_has_short_pointers(module->ir),
                                  (struct unbank_machine_of){.is_clangs = false})
             : NULL;
  bool failed = machine && !unbank_forget_annotations(module->ir, machine);
  if (machine)
    LLVMDisposeTargetMachine(machine);
  return failed ? unbank_error("a promised block shape cannot be enforced, as codegen prints no "
                               "PTX here; take the promise away, or compile with LLVM 21 or newer")
                : NULL;
}
