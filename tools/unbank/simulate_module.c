/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank simulate: from files to one device module and the kernel in it that was asked for. Several
 * files are linked. What no launch can need is refused here.
 */
#include "simulate.h"

#include <llvm-c/Target.h>
#include <llvm/Config/llvm-config.h>
#include <stdlib.h>

#include "command.h"
#include "files.h"
#include "options/names.h"
#include "report/table.h"
#include "shim/query.h"
#include "shim/source.h"
#include "sim/program/program.h"

struct reading {
  const struct simulation *simulation;
  struct arena *arena;
  LLVMModuleRef *modules; /* of each input; once they are linked, the first has everything */
  const char *kernel_name;
};

/* Kernels by name. */

/* As tables print it. */
static const char *short_name(struct arena *arena, const char *mangled) {
  return unbank_text_short_kernel(arena, unbank_demangled(arena, mangled));
}

/* How well a kernel fits a name: 5 by its mangled name, 4 with parameters, 3 without them, 2
 * without template arguments, and 1 also without outer namespaces or as tables shorten it. */
static int name_fit(struct arena *arena, const char *mangled, const char *wanted) {
  const char *demangled = unbank_demangled(arena, mangled);
  return !strcmp(mangled, wanted)                      ? 5
         : !strcmp(demangled, wanted)                  ? 4
         : !strcmp(short_name(arena, mangled), wanted) ? 3
         : unbank_options_means(wanted, mangled, demangled)
             ? 2
             : unbank_means_kernel(wanted, mangled, demangled) ||
                   unbank_matches_instance(wanted, demangled);
}

/* Its name for --kernel=: with parameters if another kernel has the same short name. */
static const char *name_to_say(struct arena *arena, LLVMModuleRef module, const char *mangled) {
  const char *name = short_name(arena, mangled);
  unsigned same = 0;
  UNBANK_EACH_FUNCTION(f, module)
    if (!LLVMIsDeclaration(f) && unbank_is_kernel(module, f))
      same += !strcmp(short_name(arena, arena_strdup(arena, unbank_value_name(f))), name);
  return same > 1 ? unbank_demangled(arena, mangled) : name;
}

struct named {
  const char *name;
  unsigned distance; /* of its plain name from what is wanted; 0: it fits that, too */
  size_t order;
};

static int by_distance(const void *a, const void *b) {
  const struct named *x = a, *y = b;
  return x->distance != y->distance ? (x->distance > y->distance) - (x->distance < y->distance)
                                    : (x->order > y->order) - (x->order < y->order);
}

static unsigned distance_from(struct arena *arena, const char *wanted, const char *mangled) {
  const char *demangled = unbank_demangled(arena, mangled);
  char *plain = unbank_plain_name(wanted), *name = unbank_plain_name(demangled);
  const char *last = unbank_text_last_part(plain);
  unsigned out = unbank_means_kernel(plain, mangled, demangled)
                     ? 0
                     : 1 + command_distance(last, strlen(last), unbank_text_last_part(name));
  free(name);
  free(plain);
  return out;
}

/* The kernels nearest to what is wanted: other instantiations of it, or else others, in the order
 * of the module if nothing is. */
static const char *kernel_names(struct arena *arena, LLVMModuleRef module, const char *wanted) {
  enum { NAMED_MAX = 8 };
  LIST_OF(struct named) all = {0};
  const char *names = "";
  size_t count = 0;
  UNBANK_EACH_FUNCTION(f, module) {
    if (LLVMIsDeclaration(f) || !unbank_is_kernel(module, f))
      continue;
    const char *mangled = arena_strdup(arena, unbank_value_name(f));
    const struct named one = {name_to_say(arena, module, mangled),
                              wanted ? distance_from(arena, wanted, mangled) : 1, all.count};
    *ARENA_PUSH(arena, &all) = one;
  }
  if (all.count)
    qsort(all.items, all.count, sizeof *all.items, by_distance);
  for (; count < all.count && count < NAMED_MAX &&
         (all.items[0].distance || !all.items[count].distance);
       count++)
    names = arena_printf(arena, "%s%s%s", names, count ? ", " : "", all.items[count].name);
  return count < all.count ? arena_printf(arena, "%s, and %zu more", names, all.count - count)
                           : names;
}

static char *kernel_error(struct arena *arena, const char *input, const char *wanted,
                          const char *names, unsigned fits) {
  if (!*names)
    return unbank_error("%s defines no kernel", input);
  const char *problem = !wanted    ? "there is more than one kernel: choose with --kernel=NAME"
                        : fits > 1 ? arena_printf(arena, "several kernels are called %s", wanted)
                                   : arena_printf(arena, "there is no kernel %s", wanted);
  return unbank_error("%s: %s; the module defines %s", input, problem, names);
}

static char *find_kernel(struct reading *it) {
  LLVMModuleRef module = it->modules[0];
  struct arena *arena = it->arena;
  const char *wanted = it->simulation->kernel;
  int best = wanted ? 1 : 0;
  unsigned fits = 0;
  UNBANK_EACH_FUNCTION(f, module) {
    if (LLVMIsDeclaration(f) || !unbank_is_kernel(module, f))
      continue;
    const char *name = arena_strdup(arena, unbank_value_name(f));
    int fit = wanted ? name_fit(arena, name, wanted) : 0;
    if (fit < best)
      continue;
    fits = fit > best ? 1 : fits + 1;
    best = fit;
    it->kernel_name = name;
  }
  return fits == 1 ? NULL
                   : kernel_error(arena, it->simulation->input, wanted,
                                  kernel_names(arena, module, wanted), fits);
}

/* Reading. */

static const char *arch_of(struct arena *arena, LLVMModuleRef module, const char *kernel) {
  unsigned length;
  const char *text = unbank_processor(LLVMGetNamedFunction(module, kernel), &length);
  return text ? arena_printf(arena, "%.*s", (int)length, text) : NULL;
}

/* Checks the size of the module's variables before memory is allocated. */
static char *check_sizes(const struct reading *it) {
  LLVMModuleRef module = it->modules[0];
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module);
  uint64_t sum = 0, limit = it->simulation->memory_bytes;
  UNBANK_EACH_GLOBAL(g, module) {
    LLVMTypeRef type = LLVMGlobalGetValueType(g);
    bool shared = LLVMGetPointerAddressSpace(LLVMTypeOf(g)) == UNBANK_SHARED_SPACE;
    uint64_t bytes = LLVMTypeIsSized(type) ? LLVMABISizeOfType(layout, type) : 0;
    if (shared && bytes > SHARED_BYTES_MAX)
      return unbank_error("%s: shared array %s has %llu bytes: a block has at most %d",
                          it->simulation->input, unbank_value_name(g), (unsigned long long)bytes,
                          (int)SHARED_BYTES_MAX);
    if (!shared && (bytes > limit || (sum += bytes) > limit))
      return unbank_error("%s: its variables take more than the memory limit of %llu MB; raise it "
                          "with --memory-limit=MB",
                          it->simulation->input, (unsigned long long)(limit >> 20));
  }
  return NULL;
}

static char *read_file(struct reading *it, LLVMContextRef context, size_t i) {
  const char *input = it->simulation->inputs.items[i];
  char *sentence = file_read_module(context, it->simulation->paths.items[i], &it->modules[i]);
  if (sentence) {
    it->modules[i] = NULL;
    return sentence;
  }
  const char *triple = unbank_triple(it->modules[i]);
  return strncmp(triple, "nvptx64", strlen("nvptx64")) == 0
             ? NULL
             : unbank_error("%s is no device module: its triple is '%s', not nvptx64-nvidia-cuda",
                            input, triple);
}

/* The source in a report: the files that were compiled. */
static const char *source_names(const struct reading *it) {
  const char *names = "";
  for (size_t i = 0; i < it->simulation->inputs.count; i++) {
    size_t length;
    const char *name = LLVMGetSourceFileName(it->modules[i], &length);
    names = arena_printf(it->arena, "%s%s%s", names, i ? ", " : "", name);
  }
  return names;
}

static struct outcome read_files(struct reading *it, LLVMContextRef context,
                                 struct unbank_report *head) {
  size_t count = it->simulation->inputs.count, read = 0;
  char *sentence = NULL;
  for (; read < count && !sentence; read++)
    sentence = read_file(it, context, read);
  if (!sentence) {
    head->module = source_names(it);
    return modules_join(it->modules, it->simulation->inputs.items, count);
  }
  for (size_t i = 1; i < read; i++)
    if (it->modules[i])
      LLVMDisposeModule(it->modules[i]);
  return unusable(sentence);
}

struct outcome simulation_module(const struct simulation *simulation, LLVMContextRef context,
                                 LLVMModuleRef *module, const char **kernel,
                                 struct unbank_report *head) {
  struct reading it = {.simulation = simulation, .arena = simulation->arena};
  it.modules = ARENA_ARRAY(it.arena, LLVMModuleRef, simulation->inputs.count);
  struct outcome outcome = read_files(&it, context, head);
  char *sentence = outcome.ending == RUN_WELL ? find_kernel(&it) : NULL;
  if (outcome.ending == RUN_WELL && !sentence)
    sentence = check_sizes(&it);
  if (sentence)
    outcome = unusable(sentence);
  if (outcome.ending != RUN_WELL) {
    if (it.modules[0])
      LLVMDisposeModule(it.modules[0]);
    return outcome;
  }
  head->triple = arena_strdup(it.arena, LLVMGetTarget(it.modules[0]));
  head->llvm = LLVM_VERSION_STRING;
  head->arch = arch_of(it.arena, it.modules[0], it.kernel_name);
  *module = it.modules[0];
  *kernel = it.kernel_name;
  return outcome;
}
