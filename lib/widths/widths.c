/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Chooses between the two ways to find widths: from codegen's PTX for the code as it stands
 * (widths_as_lowered.c), by rules for a layout that has not been applied (widths_by_rule.c). */
#include "widths/widths.h"

#include "address/align.h"
#include "bank/bank.h"
#include "find/joined.h"
#include "kernels/instances.h"
#include "shim/query.h"
#include "widths/lowered/lowered.h"
#include "widths/readings/readings.h"
#include "widths/widths_internal.h"

/* What is known of an access by itself. If it promises less alignment than its width, codegen
 * splits it, and may or may not merge the pieces again. */
struct width unbank_width_alone(const struct access *access) {
  bool is_aligned = access->align >= access->bytes;
  const struct strict_load load = unbank_strict_load(access);
  return (struct width){.lead = access->id,
                        .bytes = access->bytes,
                        .why_open = is_aligned ? load.why_open
                                               : "an access that is not aligned to its width",
                        .why_fewer = load.why_fewer,
                        .parts = 1};
}

/* Likewise under a layout, which may split it. */
struct width unbank_width_alone_under(const struct module *module, const struct access *access,
                                      const struct unbank_layout *layout) {
  uint32_t part = access->is_divisible ? unbank_part_under(module, access, layout) : access->bytes;
  if (part == access->bytes)
    return unbank_width_alone(access);
  return (struct width){.lead = access->id, .bytes = part, .parts = access->bytes / part};
}

static const char unread[] =
    "LLVM generated no PTX of this code to look at; does clang compile it for "
    "this architecture?",
                  too_long[] = "the code as it stands was not read, as it has too many "
                               "instructions without a branch";

static void open_all(const struct module *module, const uint32_t *accesses, size_t count,
                     const char *cause, struct width *widths) {
  for (size_t i = 0; i < count; i++) {
    const struct access *access = &module->accesses.items[accesses[i]];
    if (unbank_is_load_or_store(access->op) && !access->is_volatile)
      widths[access->id].why_open = cause;
  }
}

/* All these accesses are of one array. */
static bool was_read(const struct module *module, const uint32_t *accesses) {
  return module->lowered && !module->lowered->unread[module->accesses.items[accesses[0]].array];
}

/* ptxas merges inline PTX like other code, except for values held in registers of a different type
 * than the instruction's: a .f32 in a .b32 register, which is how LLVM 22 holds floats. */
static void open_assembly(const struct module *module, const uint32_t *accesses, size_t count,
                          struct width *widths) {
  for (size_t i = 0; i < count; i++) {
    const struct access *access = &module->accesses.items[accesses[i]];
    struct width *width = &widths[accesses[i]];
    bool merged =
        width->lead != WIDTH_GONE && (width->lead != access->id || width->bytes != access->bytes);
    if (access->is_assembly && merged)
      width->why_open = widths[width->lead].why_open = "neighbours in inline PTX";
  }
}

/* Whether an open width may depend on neighbours that no reading knows about. */
static bool has_unknown_neighbours(const char *cause) {
  return cause == unbank_in_another_cause || cause == unbank_outside_cause ||
         cause == unbank_number_cause;
}

/* The last adjustments, once all widths are known. */
static void finish_widths(const struct module *module, const uint32_t *accesses, size_t count,
                          struct width *widths) {
  const bool hardware = module->options->widths == UNBANK_WIDTHS_HARDWARE;
  if (hardware)
    open_assembly(module, accesses, count, widths);
  if (hardware && module->is_for_debugger)
    open_all(module, accesses, count, "compiled for a debugger", widths);
  for (size_t i = 0; i < count; i++)
    widths[accesses[i]].may_take_less = has_unknown_neighbours(widths[accesses[i]].why_open);
}

static void find_widths(const struct module *module, const struct width_request *request,
                        struct width *widths) {
  const bool hardware = module->options->widths == UNBANK_WIDTHS_HARDWARE,
             stands = !request->layout;
  struct width_request planned = *request;
  struct arena scratch = {0};
  if (stands)
    planned.layout = &unbank_identity;
  if (!hardware)
    for (size_t i = 0; i < request->count; i++) {
      const struct access *access = &module->accesses.items[request->accesses[i]];
      widths[access->id] = unbank_width_alone_under(module, access, planned.layout);
    }
  else if (request->count && stands && was_read(module, request->accesses))
    unbank_widths_as_lowered(module, request, &scratch, widths);
  else if (request->count) {
    unbank_widths_by_rule(module, &planned, &scratch, widths);
    if (stands) /* codegen would decide, but it was not run */
      open_all(module, request->accesses, request->count, module->lowered ? too_long : unread,
               widths);
  }
  arena_free(&scratch);
}

void unbank_widths(const struct module *module, const struct width_request *request,
                   struct width *widths) {
  find_widths(module, request, widths);
  finish_widths(module, request->accesses, request->count, widths);
}

void unbank_widths_of_kernel(const struct module *module, const struct kernel *kernel,
                             struct width *widths) {
  struct arena scratch = {0};
  const uint64_t *places = unbank_places(module, kernel, NULL, &scratch);
  for (size_t i = 0; i < kernel->arrays.count; i++) {
    const struct array *array = &module->arrays.items[kernel->arrays.items[i]];
    struct width_request request = {
        .align = unbank_modulo_16(module, array, places[i]), .kernel = kernel, .places = places};
    request.accesses = unbank_kernel_accesses(kernel, array->id, &request.count);
    find_widths(module, &request, widths);
  }
  finish_widths(module, kernel->accesses.items, kernel->accesses.count, widths);
  arena_free(&scratch);
}

uint32_t unbank_modulo_16(const struct module *module, const struct array *array, uint64_t place) {
  if (!array->bytes) /* dynamic memory starts at a multiple of 16 */
    return UNBANK_ACCESS_MAX;
  if (module->is_part)
    return array->align < UNBANK_ACCESS_MAX ? array->align : UNBANK_ACCESS_MAX;
  place %= UNBANK_ACCESS_MAX;
  if (unbank_is_joined_array(array))
    place &= ~place + 1;
  return place ? (uint32_t)place : UNBANK_ACCESS_MAX;
}

uint32_t unbank_place_modulo_16(const struct module *module, const struct kernel *kernel,
                                const struct array *array, const struct instance *hypothesis) {
  return unbank_modulo_16(module, array, unbank_place(module, kernel, array->id, hypothesis));
}

/* Whether a linker may reorder the kernel's arrays: it places the ones that it sees first. */
static bool may_be_reordered(const struct module *module, const struct kernel *kernel) {
  for (size_t i = 0; i < kernel->arrays.count && !module->is_whole; i++) {
    const struct array *array = &module->arrays.items[kernel->arrays.items[i]];
    for (size_t m = 0; array->bytes && m < array->members.count; m++)
      if (!unbank_is_local(array->members.items[m].global))
        return true;
  }
  return false;
}

struct start_in_word unbank_start_in_word(const struct module *module, const struct kernel *kernel,
                                          const struct array *array) {
  uint32_t align = array->align ? array->align : 1;
  if (align >= UNBANK_BANK_BYTES || !array->bytes)
    return (struct start_in_word){0, UNBANK_BANK_BYTES};
  if (module->is_part || unbank_is_joined_array(array) || may_be_reordered(module, kernel))
    return (struct start_in_word){0, align};
  return (struct start_in_word){
      unbank_place_modulo_16(module, kernel, array, NULL) % UNBANK_BANK_BYTES, UNBANK_BANK_BYTES};
}
