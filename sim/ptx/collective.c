/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Inline PTX that threads execute together: barriers, votes, shuffles, matches, reductions; and
 * what ends or delays a thread. All become calls of collective.c's functions. */
#include "sim/ptx/inline_internal.h"

static const struct ptx_type u32 = {'u', 32, 1, "u32"}, u64 = {'u', 64, 1, "u64"};
static const struct ptx_type predicate = {'p', 1, 1, "pred"};

static bool done(LLVMValueRef value) { return value != NULL; }

/* The number of a place in the code to which lanes come together (device/collective.c). */
static LLVMValueRef next_place(struct ptx *it) {
  return LLVMConstInt(ptx_int(it, 32), it->lower->places++, false);
}

/* bar.sync a {, b}; bar.arrive a, b; bar.red.popc.u32 d, a {, b}, p; barrier... the same;
 * bar.warp.sync mask. */
static bool emit_bar(struct ptx *it, const struct asm_instruction *inst) {
  LLVMValueRef values[3];
  unsigned count = inst->operand_count, first = 0;
  LLVMTypeRef type = it->lower->none;
  const char *name;
  if (ptx_has(inst, "cluster") || count > 4)
    return false;
  if (ptx_has(inst, "warp")) {
    values[0] = ptx_source(it, inst, 0, u32);
    return done(ptx_host(it, "bar.warp.sync", type, values, 1));
  }
  if (ptx_has(inst, "red")) {
    const char *how = ptx_has(inst, "popc") ? "popc" : ptx_has(inst, "and") ? "and" : "or";
    name = ptx_printf(it, "barrier.cta.red.%s.%s", how, count == 4 ? "count" : "all");
    type = ptx_int(it, how[0] == 'p' ? 32 : 1);
    first = 1;
  } else {
    name = ptx_has(inst, "arrive") ? "barrier.cta.arrive.count"
           : count == 2            ? "barrier.cta.sync.count"
                                   : "barrier.cta.sync.all";
  }
  for (unsigned i = first; i < count; i++)
    values[i - first] = ptx_source(it, inst, i, first && i == count - 1 ? predicate : u32);
  LLVMValueRef value = ptx_host(it, name, type, values, count - first);
  return first ? ptx_set(it, &inst->operands[0], value, false) : done(value);
}

/* vote.sync.ballot.b32 d, p, mask; of old without .sync and mask. */
static bool emit_vote(struct ptx *it, const struct asm_instruction *inst) {
  const char *mode = PTX_WHICH(inst, "any", "all", "uni", "ballot");
  bool sync = ptx_has(inst, "sync");
  if (!mode)
    return false;
  LLVMValueRef vote = ptx_source(it, inst, 1, predicate), place = next_place(it);
  LLVMValueRef values[] = {sync ? ptx_source(it, inst, 2, u32) : vote, sync ? vote : place};
  LLVMTypeRef type = ptx_int(it, strcmp(mode, "ballot") ? 1 : 32);
  const char *name = ptx_printf(it, "vote.%s%s", mode, ptx_if(inst, ".sync"));
  return ptx_host_result(it, inst, name, type, values, 2);
}

/* A value and perhaps a predicate, as the members of a structure, go to d or d | p. */
static bool judged(struct ptx *it, const struct asm_instruction *inst, const char *name,
                   LLVMValueRef *values, unsigned count) {
  const struct asm_operand *out = &inst->operands[0];
  LLVMTypeRef members[] = {ptx_int(it, 32), ptx_int(it, 1)};
  LLVMTypeRef type = LLVMStructTypeInContext(it->lower->context, members, 2, false);
  LLVMValueRef pair = ptx_host(it, name, type, values, count);
  if (!pair)
    return false;
  LLVMValueRef value = LLVMBuildExtractValue(it->builder, pair, 0, "");
  if (out->kind != OPERAND_PAIR)
    return ptx_set(it, out, value, false);
  LLVMValueRef second = LLVMBuildExtractValue(it->builder, pair, 1, "");
  return ptx_set(it, &out->parts[0], value, false) && ptx_set(it, &out->parts[1], second, false);
}

/* shfl.sync.idx.b32 d|p, a, b, c, mask; of old without. */
static bool emit_shfl(struct ptx *it, const struct asm_instruction *inst) {
  const char *mode = PTX_WHICH(inst, "up", "down", "bfly", "idx");
  if (!mode)
    return false;
  LLVMValueRef a = ptx_source(it, inst, 1, u32), b = ptx_source(it, inst, 2, u32);
  LLVMValueRef c = ptx_source(it, inst, 3, u32);
  if (ptx_has(inst, "sync")) {
    LLVMValueRef values[] = {ptx_source(it, inst, 4, u32), a, b, c};
    return judged(it, inst, ptx_printf(it, "shfl.sync.%s.i32p", mode), values, 4);
  }
  LLVMValueRef values[] = {a, b, c, next_place(it)};
  return ptx_host_result(it, inst, ptx_printf(it, "shfl.%s.i32", mode), ptx_int(it, 32), values, 4);
}

/* match.any.sync.b32 d, a, mask; match.all.sync.b32 d|p, a, mask. */
static bool emit_match(struct ptx *it, const struct asm_instruction *inst) {
  bool wide = ptx_type_at(inst, 0).bits == 64;
  LLVMValueRef values[] = {ptx_source(it, inst, 2, u32), ptx_source(it, inst, 1, wide ? u64 : u32)};
  if (ptx_has(inst, "any"))
    return ptx_host_result(it, inst, wide ? "match.any.sync.i64" : "match.any.sync.i32",
                           ptx_int(it, 32), values, 2);
  return judged(it, inst, wide ? "match.all.sync.i64p" : "match.all.sync.i32p", values, 2);
}

/* redux.sync.add.s32 d, a, mask; redux.sync.min.abs.NaN.f32. */
static bool emit_redux(struct ptx *it, const struct asm_instruction *inst) {
  static const char *const modes[] = {"add", "and", "or", "xor", "min", "max"};
  struct ptx_type type = ptx_type_at(inst, 0);
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
    if (!ptx_has(inst, modes[i]))
      continue;
    const char *letter = i < 4 || type.kind == 's' ? "" : type.kind == 'f' ? "f" : "u";
    const char *name = ptx_printf(it, "redux.sync.%s%s%s%s", letter, modes[i], ptx_if(inst, ".abs"),
                                  ptx_if(inst, ".NaN"));
    LLVMValueRef values[] = {ptx_source(it, inst, 1, type), ptx_source(it, inst, 2, u32)};
    return ptx_host_result(it, inst, name, ptx_llvm_type(it, type), values, 2);
  }
  return false;
}

static bool emit_activemask(struct ptx *it, const struct asm_instruction *inst) {
  LLVMValueRef place = next_place(it);
  return inst->operand_count == 1 &&
         ptx_host_result(it, inst, "activemask", ptx_int(it, 32), &place, 1);
}

/* elect.sync d|p, mask */
static bool emit_elect(struct ptx *it, const struct asm_instruction *inst) {
  LLVMValueRef mask = ptx_source(it, inst, 1, u32);
  return inst->operand_count == 2 && judged(it, inst, "elect.sync", &mask, 1);
}

static bool emit_nanosleep(struct ptx *it, const struct asm_instruction *inst) {
  LLVMValueRef time = ptx_source(it, inst, 0, u32);
  return done(ptx_host(it, "nanosleep", it->lower->none, &time, 1));
}

static bool emit_trap(struct ptx *it, const struct asm_instruction *inst) {
  (void)inst;
  return done(ptx_host(it, "trap", it->lower->none, NULL, 0));
}

const struct ptx_row ptx_collective[] = {
    {"bar", emit_bar},
    {"barrier", emit_bar},
    {"vote", emit_vote},
    {"shfl", emit_shfl},
    {"match", emit_match},
    {"redux", emit_redux},
    {"activemask", emit_activemask},
    {"elect", emit_elect},
    {"nanosleep", emit_nanosleep},
    {"trap", emit_trap},
    {NULL, NULL},
};
