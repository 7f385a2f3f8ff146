/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "kernels/launches.h"

#include <string.h>

#include "kernels/promises.h"
#include "kernels/shapes.h"
#include "launch/launch.h"
#include "options/names.h"
#include "shim/nvvm.h"
#include "shim/query.h"

static const char *source_of(const struct module *module) {
  size_t length;
  return unbank_launch_path(module->arena, LLVMGetSourceFileName(module->ir, &length));
}

/* A launch that the driver would refuse does not count: its record is of another version of the
 * code. */
static bool may_be(const struct module *module, const struct kernel *kernel,
                   struct unbank_shape shape) {
  struct unbank_shape most = unbank_read_shape(module->ir, kernel->function, "maxntid");
  return !most.x || unbank_threads_of(shape) <= unbank_threads_of(most);
}

static void add_shape(struct module *module, struct kernel *kernel, struct unbank_shape shape) {
  for (size_t i = 0; i < kernel->shapes.count; i++)
    if (unbank_same_shape(kernel->shapes.items[i], shape))
      return;
  if (kernel->shapes.count == LAUNCH_SHAPES_MAX)
    kernel->is_launched_otherwise = true;
  else
    *ARENA_PUSH(module->arena, &kernel->shapes) = shape;
}

/* Whether a record's source, which defines the kernel itself, is the module's source. */
static bool has_own(const struct launch_list *launches, const char *name, const char *source) {
  bool found = false;
  for (size_t i = 0; i < launches->count && !found; i++)
    found = launches->items[i].is_own && unbank_same_mangled(launches->items[i].kernel, name) &&
            !strcmp(launches->items[i].source, source);
  return found;
}

/* Whether a launch of a kernel with this name is a launch of the module's kernel. */
static bool is_meant(const struct module *module, const struct launch_record *launch) {
  if (!launch->is_local && !launch->is_own)
    return true;
  const char *source = source_of(module);
  return !strcmp(launch->source, source) ||
         (!launch->is_local && !has_own(module->launches, launch->kernel, source));
}

bool unbank_take_launches(struct module *module, struct kernel *kernel) {
  const char *name = unbank_value_name(kernel->function);
  for (size_t i = 0; module->launches && i < module->launches->count; i++) {
    const struct launch_record *launch = &module->launches->items[i];
    if (!unbank_same_mangled(launch->kernel, name) ||
        (launch->block.x && !may_be(module, kernel, launch->block)) || !is_meant(module, launch))
      continue;
    *ARENA_PUSH(module->arena, &kernel->launches) = launch;
    kernel->is_launched_otherwise |= !launch->block.x;
    if (launch->block.x)
      add_shape(module, kernel, launch->block);
  }
  if (kernel->shapes.count)
    kernel->block = kernel->shapes.items[kernel->shapes.count - 1];
  else
    kernel->is_launched_otherwise = false; /* a weaker source may still give the shape */
  return kernel->shapes.count;
}
