/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Inline PTX of mbarriers, and of the bulk copies that report to them: calls of mbarrier.c's
 * functions; a bulk copy is made at once. */
#include "sim/ptx/inline_internal.h"

static const struct ptx_type u32 = {'u', 32, 1, "u32"}, u64 = {'u', 64, 1, "u64"};

static LLVMValueRef barrier_at(struct ptx *it, const struct asm_instruction *inst, unsigned i) {
  bool shared = ptx_has(inst, "shared") || ptx_has(inst, "shared::cta") ||
                ptx_has(inst, "shared::cluster") || ptx_has(inst, "bulk");
  return i < inst->operand_count ? ptx_address(it, &inst->operands[i], shared ? 3 : 0) : NULL;
}

/* init [a], n; inval [a]; expect_tx [a], n; complete_tx [a], n */
static bool plain(struct ptx *it, const struct asm_instruction *inst, const char *name) {
  LLVMValueRef values[] = {barrier_at(it, inst, 0), ptx_source(it, inst, 1, u32)};
  return ptx_host(it, name, it->lower->none, values, inst->operand_count) != NULL;
}

/* arrive state, [a] {, n}; arrive.expect_tx state, [a], bytes; the state may be left out. */
static bool arrive(struct ptx *it, const struct asm_instruction *inst) {
  bool drops = ptx_has(inst, "arrive_drop"), expects = ptx_has(inst, "expect_tx");
  unsigned at = inst->operands[0].kind == OPERAND_ADDRESS ? 0 : 1;
  bool counts = inst->operand_count > at + 1;
  if (expects && (drops || !counts))
    return false;
  const char *name = expects ? "mbarrier.arrive.expect.tx"
                             : ptx_printf(it, "mbarrier.arrive%s%s", drops ? ".drop" : "",
                                          counts ? ".noComplete" : "");
  LLVMValueRef values[] = {barrier_at(it, inst, at), ptx_source(it, inst, at + 1, u32)};
  LLVMValueRef state = ptx_host(it, name, ptx_int(it, 64), values, counts ? 2 : 1);
  return state && (at == 0 || ptx_set(it, &inst->operands[0], state, false));
}

/* test_wait p, [a], state; test_wait.parity p, [a], parity; try_wait with a time, which is a hint.
 */
static bool wait(struct ptx *it, const struct asm_instruction *inst) {
  bool parity = ptx_has(inst, "parity");
  LLVMValueRef values[] = {barrier_at(it, inst, 1), ptx_source(it, inst, 2, parity ? u32 : u64)};
  const char *name = parity ? "mbarrier.test.wait.parity" : "mbarrier.test.wait";
  return ptx_host_result(it, inst, name, ptx_int(it, 1), values, 2);
}

static bool emit_mbarrier(struct ptx *it, const struct asm_instruction *inst) {
  const char *what = inst->word_count > 1 ? inst->words[1] : "";
  if (!strcmp(what, "init") || !strcmp(what, "inval"))
    return plain(it, inst, ptx_printf(it, "mbarrier.%s", what));
  if (!strcmp(what, "expect_tx"))
    return plain(it, inst, "mbarrier.expect.tx");
  if (!strcmp(what, "complete_tx"))
    return plain(it, inst, "mbarrier.complete.tx");
  if (!strcmp(what, "arrive") || !strcmp(what, "arrive_drop"))
    return arrive(it, inst);
  if (!strcmp(what, "test_wait") || !strcmp(what, "try_wait"))
    return wait(it, inst);
  if (strcmp(what, "pending_count"))
    return false;
  LLVMValueRef state = ptx_source(it, inst, 1, u64);
  return ptx_host_result(it, inst, "mbarrier.pending.count", ptx_int(it, 32), &state, 1);
}

bool ptx_copy_arrive(struct ptx *it, const struct asm_instruction *inst) {
  LLVMValueRef barrier = barrier_at(it, inst, 0);
  const char *name =
      ptx_has(inst, "noinc") ? "cp.async.mbarrier.arrive.noinc" : "cp.async.mbarrier.arrive";
  return ptx_host(it, name, it->lower->none, &barrier, 1) != NULL;
}

/* cp.async.bulk.TO.FROM{.mbarrier::complete_tx::bytes} [to], [from], bytes {, [barrier]} */
bool ptx_copy_bulk(struct ptx *it, const struct asm_instruction *inst) {
  bool reports = ptx_has(inst, "mbarrier::complete_tx::bytes");
  if (ptx_has(inst, "commit_group") || ptx_has(inst, "wait_group"))
    return true;
  if (ptx_has(inst, "tensor") || ptx_has(inst, "prefetch") || ptx_has(inst, "multicast::cluster") ||
      inst->word_count < 5 || inst->operand_count < (reports ? 4u : 3u))
    return false;
  bool to_shared = strcmp(inst->words[3], "global") != 0;
  bool from_shared = strcmp(inst->words[4], "global") != 0;
  LLVMValueRef to = ptx_address(it, &inst->operands[0], to_shared ? 3 : 1);
  LLVMValueRef from = ptx_address(it, &inst->operands[1], from_shared ? 3 : 1);
  LLVMValueRef bytes = ptx_source(it, inst, 2, u32);
  if (!to || !from || !bytes)
    return false;
  LLVMValueRef copy[] = {to, from, bytes};
  if (!ptx_host(it, "cp.async.bulk", it->lower->none, copy, 3))
    return false;
  LLVMValueRef values[] = {reports ? barrier_at(it, inst, 3) : NULL, bytes};
  return !reports || ptx_host(it, "mbarrier.complete.tx", it->lower->none, values, 2);
}

const struct ptx_row ptx_mbarrier[] = {{"mbarrier", emit_mbarrier}, {NULL, NULL}};
