/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which instructions of a cubin move the bytes of which sites. Nothing is predicted: of the
 * partitions that a cluster could have (partition.h), those count that agree with the instructions
 * that are there. Two kinds of evidence:
 *
 *   by access   The cubin holds its PTX, and this module's PTX is the same: each instruction has
 *               the mark of the IR instruction it comes from, of several that were merged one of
 *               them. A partition fits if each window has an instruction of its width with a mark
 *               inside it, and each instruction such a window.
 *   by line     Else the instructions of a source line (or, without lines, of the kernel) are
 *               taken together. Partitions of all clusters there fit if their widths, counted, are
 *               those of the instructions, up to a factor for the copies that ptxas made.
 *
 * If nothing fits, or several answers that differ do, the sites are unknown, with the reason.
 * Addresses can still disprove an answer: a misaligned one (cubin_check).
 */
#include "sim/cubin/match.h"

#include <ctype.h>

#include "sim/program/program.h"

struct site *site_of(const struct matcher *it, const struct cluster *cluster, size_t i) {
  return &it->program->sites.items[cluster->sites.items[i]];
}

uint32_t mark_of(const struct matcher *it, const struct instruction *instruction) {
  return it->marks && instruction->ptx <= it->ptx_count ? it->marks[instruction->ptx] : 0;
}

/* Treats atomics with and without a result alike, since an instruction does not show whether its
 * result is read. */
static enum unbank_op kind_of(enum unbank_op op) {
  return op == UNBANK_OP_RED || op == UNBANK_OP_INC ? UNBANK_OP_ATOM : op;
}

bool same_kind(enum unbank_op a, enum unbank_op b) { return kind_of(a) == kind_of(b); }

/* Answers. */

void set_unknown(struct matcher *it, const struct cluster *cluster, const char *reason) {
  for (size_t i = 0; i < cluster->sites.count; i++) {
    struct site *site = site_of(it, cluster, i);
    site->unknown = reason;
    site->bytes = 0;
    it->match->unknown++;
  }
}

static void set_pieces(struct matcher *it, const struct cluster *cluster,
                       const struct partition *partition, size_t number) {
  uint32_t id = cluster->sites.items[number];
  struct site *site = &it->program->sites.items[id];
  LIST_OF(struct piece) pieces = {0};
  for (size_t i = 0; i < partition->count; i++) {
    const struct window *window = &partition->items[i];
    if (!window_meets(window, site))
      continue;
    size_t first = 0;
    while (!window_meets(window, site_of(it, cluster, first)))
      first++;
    if (first == number)
      *ARENA_PUSH(it->arena, &pieces) =
          (struct piece){(int32_t)(window->start - site->distance), window->bytes};
    else
      site->lead = cluster->sites.items[first];
  }
  uint32_t bytes = 0;
  for (size_t i = 0; i < pieces.count; i++)
    bytes += pieces.items[i].bytes;
  it->match->narrowed += bytes && bytes < site->extent;
  it->match->split += pieces.count > 1;
  it->match->merged += pieces.count == 0;
  if (!pieces.count)
    return;
  site->lead = id;
  site->pieces = pieces.items;
  site->piece_count = (uint32_t)pieces.count;
  site->bytes = pieces.items[0].bytes;
}

void set_partition(struct matcher *it, const struct cluster *cluster, size_t choice) {
  it->match->matched += cluster->sites.count;
  if (choice == 0 && cluster->has_own)
    return;
  for (size_t i = 0; i < cluster->sites.count; i++)
    set_pieces(it, cluster, &cluster->partitions.items[choice], i);
}

void set_absent(struct matcher *it, struct site *site) {
  static const struct piece none;
  site->pieces = &none;
  site->piece_count = 0;
  it->match->absent++;
}

/* A kernel. */

static bool has_lines(const struct matcher *it) {
  bool any = false;
  for (size_t i = 0; i < it->code.count; i++)
    any |= it->code.items[i].line != 0;
  for (size_t i = 0; i < it->site_count; i++)
    any &= it->program->sites.items[it->sites[i]].place.line > 0;
  return any;
}

/* Instructions that codegen made from several accesses have no line, and are taken together. So are
 * byte loads of which codegen makes one value. */
static void match_rest(struct matcher *it) {
  it->clusters = it->left;
  struct cubin_function strays = {0};
  for (size_t i = 0; i < it->code.count; i++)
    if (!mark_of(it, &it->code.items[i]))
      *ARENA_PUSH(it->arena, &strays) = it->code.items[i];
  it->code = strays;
  it->by_line = false;
  match_by_line(it);
}

/* Whether some instruction says where it comes from, or there are no instructions. */
static bool has_marks(const struct matcher *it) {
  for (size_t i = 0; i < it->code.count; i++)
    if (mark_of(it, &it->code.items[i]))
      return true;
  return it->code.count == 0;
}

static void match_kernel(struct matcher *it) {
  it->clusters = find_clusters(it->program, it->sites, it->site_count, it->arena);
  it->match->sites = it->site_count;
  it->by_line = has_lines(it);
  it->marks = has_marks(it) ? it->marks : NULL;
  it->match->evidence = it->marks ? CUBIN_BY_ACCESS : it->by_line ? CUBIN_BY_LINE : CUBIN_BY_KERNEL;
  if (!it->marks) {
    match_by_line(it);
    return;
  }
  for (size_t i = 0; i < it->clusters.count; i++)
    match_by_access(it, &it->clusters.items[i]);
  match_rest(it);
}

/* As PTX has the name of a function, which may have letters that PTX does not know: "f.k" is
 * "f_$_k". LLVM writes those of its copies so. */
static const char *ptx_name(struct arena *arena, const char *name) {
  char *out = ARENA_ARRAY(arena, char, 3 * strlen(name) + 1), *end = out;
  for (; *name; name++)
    if (isalnum((unsigned char)*name) || *name == '_' || *name == '$')
      *end++ = *name;
    else
      end = stpcpy(end, "_$_");
  return out;
}

/* Adds a function of the module and its code, if it is a separate function in the cubin, perhaps as
 * a copy for the kernel. */
static void add_function(struct matcher *it, const struct cubin *cubin, const char *kernel,
                         const char *symbol) {
  const char *name = ptx_name(it->arena, symbol);
  for (size_t i = 0; i < it->functions.count; i++)
    if (!strcmp(it->functions.items[i], name))
      return;
  *ARENA_PUSH(it->arena, &it->functions) = name;
  const char *copy = arena_printf(it->arena, "$%s$%s", kernel, name);
  const struct cubin_function *codes[] = {cubin_find(cubin, name), cubin_find(cubin, copy)};
  for (size_t k = 0; k < 2; k++)
    for (size_t i = 0; codes[k] && i < codes[k]->count; i++)
      *ARENA_PUSH(it->arena, &it->code) = codes[k]->items[i];
}

/* Adds the sites that the kernel may reach, and the code of their functions. Those of other
 * kernels, and of the copies that a function has for them, are not evidence of this one. */
static void add_sites(struct matcher *it, const struct cubin *cubin, const char *kernel) {
  const struct program *program = it->program;
  LLVMModuleRef module = program->code->device;
  struct map reached = find_reached(it->arena, module, LLVMGetNamedFunction(module, kernel));
  add_function(it, cubin, kernel, kernel);
  for (size_t i = 0; i < program->sites.count; i++) {
    const struct site *site = &program->sites.items[i];
    LLVMValueRef function = LLVMGetNamedFunction(module, site->symbol);
    if (!site->may_hit || !function || !map_get(&reached, function, NULL))
      continue;
    it->sites[it->site_count++] = (uint32_t)i;
    add_function(it, cubin, kernel, site->symbol);
  }
}

static struct outcome no_kernel(const struct cubin *cubin, const struct kernel *kernel,
                                const char *path, struct arena *arena) {
  const char *names = "no function";
  for (size_t i = 0; i < cubin->functions.count; i++)
    names = i ? arena_printf(arena, "%s, %s", names, cubin->functions.items[i].name)
              : cubin->functions.items[i].name;
  return (struct outcome){
      RUN_UNUSABLE, unbank_error("%s has no kernel %s; it has %s", path, kernel->name, names)};
}

struct outcome cubin_apply(struct program *program, const struct kernel *kernel, const char *path,
                           struct cubin_match *match) {
  struct arena *arena = program->arena;
  struct cubin cubin;
  *match = (struct cubin_match){0};
  struct outcome outcome = cubin_read(&cubin, path, arena);
  if (outcome.ending != RUN_WELL)
    return outcome;
  if (!cubin_find(&cubin, kernel->name))
    return no_kernel(&cubin, kernel, path, arena);
  struct matcher it = {.program = program,
                       .arena = arena,
                       .match = match,
                       .ptx_count = cubin.ptx.count,
                       .sites = ARENA_ARRAY(arena, uint32_t, program->sites.count + 1)};
  add_sites(&it, &cubin, kernel->name);
  it.marks = ptx_marks(program, &cubin, &it.functions, &match->note);
  match_kernel(&it);
  return outcome_well();
}

void cubin_check(struct program *program, struct tally *tally, struct cubin_match *match) {
  for (size_t i = 0; i < program->sites.count; i++) {
    struct site *site = &program->sites.items[i];
    struct count *count = &tally->counts[i];
    if (!count->misaligned || site->unknown)
      continue;
    site->unknown = "its addresses are not aligned as the instructions that the cubin seems to "
                    "have for it need";
    site->bytes = 0;
    *count = (struct count){.executions = count->executions, .lanes = count->lanes};
    match->unknown++;
    match->matched--;
  }
}
