/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Accesses that inline PTX makes through addresses it is given, by its text alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "assembly/accesses.h"

/* `expected`: "OP BYTES $OPERAND+IMMEDIATE", then generic, guarded, ordered, loop, combine,
 * lanes=N, size=$N, counted=$N, guard=$N or guard=!$N where they are so; then bits of operands that
 * are used otherwise, "?" for what is not complete, and the unknown instruction. */
static const struct {
  const char *text, *expected;
} rows[] = {
    {"", ""},
    {"mov.u32 $0, %laneid;", "others=1 mov.u32"},
    {"ld.shared.f32 $0, [$1];", "ld 4 $1+0; others=1"},
    {"ld.shared.f32 $0, [$1+16];", "ld 4 $1+16; others=1"},
    {"ld.shared.f32 $0, [$1+-16];", "others=3 ? ld.shared.f32"},
    {"ld.shared.f32 $0, [$1+$2];", "others=7 ? ld.shared.f32"},
    {"ld.shared.f32 $0, [tile];", "others=1 ? ld.shared.f32"},
    {"ld.volatile.shared.u32 $0, [$1];", "ld 4 $1+0 ordered; others=1"},
    {"ld.acquire.cta.shared::cta.u64 $0, [$1];", "ld 8 $1+0 ordered; others=1"},
    {"ld.shared.v4.f32 {$0,$1,$2,$3}, [$4];", "ld 16 $4+0 ordered; others=f"},
    {"ld.shared.v2.u8 {$0,$1}, [$2];", "ld 2 $2+0; others=3"},
    {"ld.shared.v3.u8 {$0,$1}, [$2];", "ld 1 $2+0; others=3"},
    {"ld.shared.v8.b32 {$0,$1,$2,$3}, [$8];", "others=10f ? ld.shared.v8.b32"},
    {"ld.f32 $0, [$1];", "ld 4 $1+0 generic; others=1"},
    {"ld.global.nc.f32 $0, [$1];", "others=3 ld.global.nc.f32"},
    {"ld.shared::cluster.f32 $0, [$1];", "others=3 ? ld.shared::cluster.f32"},
    {"st.shared.b16 [$0], $1;", "st 2 $0+0; others=2"},
    {"st.shared.v4.f32 [$0+4], {$1, $2, $3, $4}; // row", "st 16 $0+4 ordered; others=1e"},
    {"st.shared.u64 [$0], $0;", "st 8 $0+0; others=1"},
    {"st.async.shared::cluster.u32 [$0], $1, [$2];", "others=7 ? st.async.shared::cluster.u32"},
    {"atom.shared.add.u32 $0, [$1], $2;", "atom 4 $1+0 ordered combine counted=$2; others=5"},
    {"atom.shared.max.s32 $0, [$1], $2;", "atom 4 $1+0 ordered; others=5"},
    {"atom.shared.exch.b32 $0, [$1], $2;", "atom 4 $1+0 ordered; others=5"},
    {"atom.shared.add.f32 $0, [$1], $2;", "atom 4 $1+0 ordered loop; others=5"},
    {"atom.shared.add.u64 $0, [$1], $2;", "atom 8 $1+0 ordered loop; others=5"},
    {"atom.shared.and.b64 $0, [$1], $2;", "atom 8 $1+0 ordered loop; others=5"},
    {"atom.acq_rel.cta.shared::cta.cas.b32 $0, [$1], $2, $3;", "cas 4 $1+0 ordered; others=d"},
    {"atom.shared.cas.b32 $0, [$1], $2;", "others=7 ? atom.shared.cas.b32"},
    {"red.shared.add.s32 [$0], 1;", "red 4 $0+0 ordered combine; "},
    {"red.shared.inc.u32 [$0], $1;", "red 4 $0+0 ordered counted=$1; others=2"},
    {"atom.acq_rel.cta.shared.add.u32 $0, [$1], 1;",
     "atom 4 $1+0 ordered combine counts; others=1"},
    {"red.shared.add.u32 [$0], $1;", "red 4 $0+0 ordered combine counted=$1; others=2"},
    {"red.shared.add.u32 [$0], 1;", "red 4 $0+0 ordered combine counts; "},
    {"red.shared.or.b32 [$0], $1;", "red 4 $0+0 ordered combine; others=2"},
    {"red.shared.add.f32 [$0], $1;", "red 4 $0+0 ordered loop; others=2"},
    {"red.async.shared::cluster.inc.u32 [$0], $1, [$2];",
     "others=7 ? red.async.shared::cluster.inc.u32"},
    {"cp.async.cg.shared.global [$0], [$1], 16;", "cpasync 16 $0+0 ordered; others=2"},
    {"cp.async.cg.shared.global.L2::128B [$0+32], [$1], 16, $2;",
     "cpasync 16 $0+32 ordered; others=6"},
    {"cp.async.ca.shared.global [$0], [$1], $2;", "cpasync 0 $0+0 ordered size=$2; others=6"},
    {"{ .reg .pred p; setp.ne.b32 p, $0, 0; @p cp.async.ca.shared::cta.global [$1], [$2], 4; }",
     "cpasync 4 $1+0 guarded ordered guard=$0; others=5 setp.ne.b32"},
    {"{ .reg .pred p; setp.eq.u32 p, $1, 0; @p ld.shared.b32 $0, [$2]; }",
     "ld 4 $2+0 guarded guard=!$1; others=3 setp.eq.u32"},
    {"{ .reg .pred p; setp.eq.u32 p, $1, 0; @!p ld.shared.b32 $0, [$2]; }",
     "ld 4 $2+0 guarded guard=$1; others=3 setp.eq.u32"},
    {"{ .reg .pred p; setp.ne.u32 p, $1, 0; setp.gt.u32 p, $1, 0; @p ld.shared.b32 $0, [$2]; }",
     "ld 4 $2+0 guarded; others=3 setp.ne.u32"},
    {"{ .reg .pred p, q; setp.ne.b32 p, $1, 0; setp.lt.u32 q|p, $1, 5; @p ld.shared.b32 $0, [$2]; "
     "}",
     "ld 4 $2+0 guarded; others=3 setp.ne.b32"},
    {"{ .reg .pred p; setp.ne.u32 p, $1, 1; @p ld.shared.b32 $0, [$2]; }",
     "ld 4 $2+0 guarded; others=3 setp.ne.u32"},
    {"{ .reg .pred p; @q setp.ne.u32 p, $1, 0; @p ld.shared.b32 $0, [$2]; }",
     "ld 4 $2+0 guarded; others=3 setp.ne.u32"},
    {"cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];",
     "others=f ? cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"},
    {"cp.async.commit_group;", ""},
    {"cp.async.mbarrier.arrive.shared.b64 [$0];", "others=1 ? cp.async.mbarrier.arrive.shared.b64"},
    {"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];",
     "ldmatrix 16 $4+0 ordered; others=f"},
    {"ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0,$1}, [$2];",
     "ldmatrix 16 $2+0 ordered lanes=ffff; others=3"},
    {"ldmatrix.sync.aligned.x1.m8n8.shared::cta.b16 {$0}, [$1];",
     "ldmatrix 16 $1+0 ordered lanes=ff; others=1"},
    {"ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {$0,$1}, [$2];",
     "others=7 ? ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8"},
    {"stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1,$2,$3,$4};",
     "stmatrix 16 $0+0 ordered; others=1e"},
    {"mbarrier.init.shared.b64 [$0], $1;", "others=3 ? mbarrier.init.shared.b64"},
    {"wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0}, $1, $2;",
     "others=7 ? wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16"},
    /* several, and addresses that are moved */
    {"ld.shared.f32 $0, [$2]; /* and */ ld.shared.f32 $1, [$2+4];",
     "ld 4 $2+0; ld 4 $2+4; others=3"},
    {"{ .reg .u64 a; mov.u64 a, $1; ld.shared.f32 $0, [a]; }", "others=3 ? mov.u64"},
    {"{ .reg .u64 a; add.u64 a, $1, 4; ld.shared.f32 $0, [$1]; st.shared.f32 [a], $0; }",
     "ld 4 $1+0; others=3 ? add.u64"},
    {"@$2 ld.shared.u32 $0, [$1];", "ld 4 $1+0 guarded guard=$2; others=5"},
    {"@!$5 st.shared.v4.b32 [ $0 + 0 ], { $1, $2, $3, $4 };",
     "st 16 $0+0 guarded ordered guard=!$5; others=3e"},
    {"{ .reg .pred p; setp.ne.b32 p,$2,0; @p cp.async.ca.shared.global [$0],[$1],16;\n"
     " @!p st.shared.v4.u32 [$0],{0,0,0,0}; }",
     "cpasync 16 $0+0 guarded ordered guard=$2; st 16 $0+0 guarded ordered guard=!$2; others=6 "
     "setp.ne.b32"},
    {"{.reg .pred p; setp.eq.u32 p, $0, 0; cp.async.ca.shared.global [$1], [$2], 4, p;}",
     "cpasync 4 $1+0 ordered; others=5 setp.eq.u32"},
    {"ldmatrix.sync.aligned.m8n8.x2.b16 {$0, $1}, [$2];",
     "ldmatrix 16 $2+0 generic ordered lanes=ffff; others=3"},
    {"L: ld.shared.u32 $0, [$1]; bra L;", "others=all ? text that is not understood"},
    {"bra L; L: mov.u32 $0, $1;", "others=all text that is not understood"},
    {"brand.new.shared $0;", "others=1 ? brand.new.shared"},
};

static void show_access(const struct asm_access *access, char *out) {
  out += sprintf(out, "%s %u $%u+%u", unbank_op_name(access->op), access->bytes, access->operand,
                 access->immediate);
  out += sprintf(out, "%s%s%s%s%s%s", access->is_generic ? " generic" : "",
                 access->is_guarded ? " guarded" : "", access->is_ordered ? " ordered" : "",
                 access->is_loop ? " loop" : "", access->may_combine ? " combine" : "",
                 access->counts ? " counts" : "");
  if (access->lanes != UINT32_MAX)
    out += sprintf(out, " lanes=%x", access->lanes);
  if (access->size >= 0)
    out += sprintf(out, " size=$%d", access->size);
  if (access->counted >= 0)
    out += sprintf(out, " counted=$%d", access->counted);
  if (access->guard >= 0)
    out += sprintf(out, " guard=%s$%d", access->guard_is_zero ? "!" : "", access->guard);
  sprintf(out, "; ");
}

static void show(const struct asm_reading *reading, char *out) {
  *out = '\0';
  for (size_t i = 0; i < reading->accesses.count; i++)
    show_access(&reading->accesses.items[i], out + strlen(out));
  if (reading->others == UINT64_MAX)
    strcat(out, "others=all");
  else if (reading->others)
    sprintf(out + strlen(out), "others=%llx", (unsigned long long)reading->others);
  strcat(out, reading->is_complete ? "" : " ?");
  if (reading->unknown)
    sprintf(out + strlen(out), " %s", reading->unknown);
}

static void test_accesses(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct arena arena = {0};
    struct asm_reading reading;
    char shown[512];
    unbank_read_accesses(rows[i].text, &arena, &reading);
    show(&reading, shown);
    if (strcmp(shown, rows[i].expected))
      fail_msg("%s\n  read:     %s\n  expected: %s", rows[i].text, shown, rows[i].expected);
    arena_free(&arena);
  }
}

static const struct {
  const char *text;
  unsigned from; /* 0: the address goes elsewhere */
} moves[] = {
    {"{ .reg .u64 s; cvta.to.shared.u64 s, $1; cvt.u32.u64 $0, s; }", 1},
    {"cvta.to.shared.u64 $0, $1;", 1},
    {"{ .reg .u64 s; .reg .u32 t; cvta.to.shared.u64 s, $1; cvt.u32.u64 t, s; mov.u32 $0, t; }", 1},
    {"{ .reg .u64 s; cvta.to.shared.u64 s, $1; cvt.u32.u64 $0, $2; }", 0},
    {"{ .reg .u64 s; cvta.to.shared.u64 s, $1; add.u64 $0, s, 4; }", 0},
    {"cvta.to.global.u64 $0, $1;", 0},
    {"cvta.shared.u64 $0, $1;", 0},
    {"mov.u64 $0, $1;", 0},
    {"@p cvta.to.shared.u64 $0, $1;", 0},
    {"cvta.to.shared.u64 s, $1; mov.u64 $2, s;", 0},
    {"", 0},
};

static void test_moves(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
    struct arena arena = {0};
    unsigned from = 0;
    bool hands_on = unbank_only_converts(moves[i].text, &arena, &from);
    if (hands_on != (moves[i].from != 0) || from != moves[i].from)
      fail_msg("%s: %u", moves[i].text, from);
    arena_free(&arena);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_accesses), cmocka_unit_test(test_moves)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
