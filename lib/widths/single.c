/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/single.h"

#include "address/offsets.h"
#include "bank/bank.h"
#include "model/relations.h"
#include "shim/query.h"
#include "widths/items/merge.h"

enum {
  PAIRS_MAX = 5000,    /* pairs of accesses of a kernel that are compared */
  EXECUTIONS_MAX = 64, /* executions of an access that are compared */
};

/* One access. */

static bool takes_part(LLVMValueRef user) {
  static const LLVMOpcode opcodes[] = {LLVMTrunc, LLVMLShr, LLVMAShr, LLVMAnd, LLVMBitCast, 0};
  return unbank_has_opcode(user, opcodes);
}

static bool is_used_whole(LLVMValueRef value) {
  for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use))
    if (!LLVMIsAInstruction(LLVMGetUser(use)) || takes_part(LLVMGetUser(use)))
      return false;
  return true;
}

static bool is_number(LLVMTypeRef type) {
  switch (LLVMGetTypeKind(type)) {
  case LLVMIntegerTypeKind:
  case LLVMHalfTypeKind:
  case LLVMFloatTypeKind:
  case LLVMDoubleTypeKind:
    return true;
  default:
    return false;
  }
}

/* Whether an access without neighbours becomes one instruction of its width. */
static bool is_simple(const struct access *access) {
  bool load = LLVMIsALoadInst(access->inst) != NULL;
  if (!load && !LLVMIsAStoreInst(access->inst))
    return false;
  LLVMValueRef value = load ? access->inst : LLVMGetOperand(access->inst, 0);
  if (!is_number(LLVMTypeOf(value)) || access->align < access->bytes)
    return false;
  return access->bytes <= UNBANK_BANK_BYTES ||
         (access->bytes == 8 &&
          (load ? is_used_whole(value) : LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMDoubleTypeKind));
}

/* Two accesses. */

/* Whether all lanes that take part in both executions are at the same distance, *distance. */
static bool have_one_distance(const struct trace_pattern *a, const struct trace_pattern *b,
                              uint32_t *distance) {
  uint32_t both = a->may_mask & b->may_mask;
  unsigned first = both ? (unsigned)__builtin_ctz(both) : 0;
  for (unsigned lane = first; lane < UNBANK_LANES; lane++)
    if (both >> lane & 1 &&
        a->relative[lane] - a->relative[first] != b->relative[lane] - b->relative[first])
      return false;
  *distance = b->relative[first] - a->relative[first];
  return both;
}

static bool is_below(int64_t distance, int64_t reach) {
  return distance < reach && -distance < reach;
}

/* The distances below `reach` from an execution, at `offset`, to the executions of an access, as a
 * set of bits. Executions without one distance do not count. */
static uint32_t distances_of(const struct trace_access *access, const struct trace_pattern *pattern,
                             uint32_t offset, int64_t reach) {
  uint32_t found = 0, distance;
  for (size_t p = 0; p < access->patterns.count; p++) {
    const struct trace_pattern *other = &access->patterns.items[p];
    if (!have_one_distance(pattern, other, &distance))
      continue;
    for (size_t b = 0; b < other->bases.count; b++) {
      int32_t between = (int32_t)(other->bases.items[b].offset + distance - offset);
      if (is_below(between, reach))
        found |= UINT32_C(1) << (between + UNBANK_ACCESS_MAX);
    }
  }
  return found;
}

/* The number of executions if all are known and there are few; otherwise 0. */
static size_t executions_of(const struct trace_access *traced) {
  size_t count = 0;
  for (size_t p = 0; p < traced->patterns.count; p++) {
    const struct trace_pattern *pattern = &traced->patterns.items[p];
    if (!pattern->known || pattern->data_bits || pattern->term_count)
      return 0;
    count += pattern->bases.count;
  }
  return traced->capped || count > EXECUTIONS_MAX ? 0 : count;
}

/* Whether some distance below `reach` may be the same in all executions. */
static bool may_keep_distance(const struct trace_access *x, const struct trace_access *y,
                              int64_t reach) {
  uint32_t kept = UINT32_MAX;
  if (!executions_of(x) || !executions_of(y))
    return true;
  for (size_t p = 0; p < x->patterns.count; p++)
    for (size_t i = 0; kept && i < x->patterns.items[p].bases.count; i++)
      kept &=
          distances_of(y, &x->patterns.items[p], x->patterns.items[p].bases.items[i].offset, reach);
  return kept;
}

/* Whether the addresses of lanes, or of executions, differ by distances that are not multiples of
 * `bytes`. Then not all of them are multiples of it, wherever the array begins. */
static bool is_unaligned(const struct trace_access *traced, uint32_t bytes) {
  const struct trace_pattern *before = NULL;
  for (size_t p = 0; p < traced->patterns.count; p++) {
    const struct trace_pattern *pattern = &traced->patterns.items[p];
    if (!pattern->known || pattern->data_bits || unbank_has_strided_term(pattern))
      continue;
    for (unsigned lane = 0; lane < UNBANK_LANES; lane++)
      if (pattern->may_mask >> lane & 1 && pattern->relative[lane] % bytes)
        return true;
    before = !before && !pattern->term_count ? pattern : before;
    for (size_t i = 0; i < pattern->bases.count && !pattern->term_count; i++)
      if ((pattern->bases.items[i].offset - before->bases.items[0].offset) % bytes)
        return true;
  }
  return false;
}

/* The number of bytes from which on two accesses are too far apart to merge. */
static int64_t reach_of(const struct trace_access *x, const struct access *a,
                        const struct access *b) {
  bool apart = a->bytes == b->bytes && is_unaligned(x, 2 * a->bytes);
  return apart ? 1 : UNBANK_ACCESS_MAX;
}

static bool may_meet(const struct module *module, const struct trace *trace, const struct access *a,
                     const struct access *b) {
  struct offset x, y;
  if (a->op != b->op || a->function != b->function || a->is_volatile || b->is_volatile)
    return false;
  const struct trace_access *traced = unbank_traced(trace, a->id);
  int64_t reach = reach_of(traced, a, b);
  if (unbank_offset(module, a, &x) && unbank_offset(module, b, &y) && x.root == y.root &&
      unbank_same_terms(x.terms, x.term_count, y.terms, y.term_count))
    return is_below(x.constant - y.constant, reach);
  return may_keep_distance(traced, unbank_traced(trace, b->id), reach);
}

/* All accesses. */

static bool is_plain(const struct access *access) { return unbank_is_load_or_store(access->op); }

static bool are_single(const struct module *module, const struct trace *trace, const uint32_t *ids,
                       size_t count, size_t *pairs) {
  for (size_t i = 0; i < count; i++) {
    const struct access *one = &module->accesses.items[ids[i]];
    if (!is_plain(one))
      continue;
    if (!is_simple(one) || (*pairs += i) > PAIRS_MAX)
      return false;
    for (size_t k = 0; k < i; k++) {
      const struct access *other = &module->accesses.items[ids[k]];
      if (is_plain(other) && may_meet(module, trace, one, other))
        return false;
    }
  }
  return true;
}

bool unbank_is_single(const struct module *module, const struct kernel *kernel,
                      const struct trace *trace) {
  size_t pairs = 0;
  for (size_t i = 0; i < kernel->arrays.count; i++) {
    size_t count;
    const uint32_t *ids = unbank_kernel_accesses(kernel, kernel->arrays.items[i], &count);
    if (!are_single(module, trace, ids, count, &pairs))
      return false;
  }
  return true;
}
