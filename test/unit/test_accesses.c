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
 * lanes=N, size=$N, counted=$N, guard=$N or guard=!$N, converted and "by register" where they are
 * so; then each instruction that uses operands otherwise, with the bits of these, and of those that
 * are addresses; "?" for what is not complete. */
static const struct {
  const char *text, *expected;
} rows[] = {
    {"", ""},
    {"mov.u32 $0, %laneid;", "mov.u32 1; "},
    {"ld.shared.f32 $0, [$1];", "ld 4 $1+0; ld.shared.f32 1; "},
    {"ld.shared.f32 $0, [$1+16];", "ld 4 $1+16; ld.shared.f32 1; "},
    {"ld.shared.f32 $0, [$1+-16];", "ld 4 $1-16; ld.shared.f32 1; "},
    {"ld.shared.f32 $0, [$1+$2];", "ld.shared.f32 7 @6; ?"},
    {"ld.shared.f32 $0, [tile];", "ld.shared.f32 1; ?"},
    {"ld.volatile.shared.u32 $0, [$1];", "ld 4 $1+0 ordered; ld.volatile.shared.u32 1; "},
    {"ld.acquire.cta.shared::cta.u64 $0, [$1];",
     "ld 8 $1+0 ordered; ld.acquire.cta.shared::cta.u64 1; "},
    {"ld.shared.v4.f32 {$0,$1,$2,$3}, [$4];", "ld 16 $4+0 ordered; ld.shared.v4.f32 f; "},
    {"ld.shared.v2.u8 {$0,$1}, [$2];", "ld 2 $2+0; ld.shared.v2.u8 3; "},
    {"ld.shared.v3.u8 {$0,$1}, [$2];", "ld 1 $2+0; ld.shared.v3.u8 3; "},
    {"ld.shared.v8.b32 {$0,$1,$2,$3}, [$8];", "ld.shared.v8.b32 10f @100; ?"},
    {"ld.f32 $0, [$1];", "ld 4 $1+0 generic; ld.f32 1; "},
    {"ld.global.nc.f32 $0, [$1];", "ld.global.nc.f32 3; "},
    {"ld.shared::cluster.f32 $0, [$1];", "ld.shared::cluster.f32 3 @2; ?"},
    {"st.shared.b16 [$0], $1;", "st 2 $0+0; st.shared.b16 2; "},
    {"st.shared.v4.f32 [$0+4], {$1, $2, $3, $4}; // row",
     "st 16 $0+4 ordered; st.shared.v4.f32 1e; "},
    {"st.shared.u64 [$0], $0;", "st 8 $0+0; st.shared.u64 1; "},
    {"st.async.shared::cluster.u32 [$0], $1, [$2];", "st.async.shared::cluster.u32 7 @5; ?"},
    {"atom.shared.add.u32 $0, [$1], $2;",
     "atom 4 $1+0 ordered combine counted=$2; atom.shared.add.u32 5; "},
    {"atom.shared.max.s32 $0, [$1], $2;", "atom 4 $1+0 ordered; atom.shared.max.s32 5; "},
    {"atom.shared.exch.b32 $0, [$1], $2;", "atom 4 $1+0 ordered; atom.shared.exch.b32 5; "},
    {"atom.shared.add.f32 $0, [$1], $2;", "atom 4 $1+0 ordered loop; atom.shared.add.f32 5; "},
    {"atom.shared.add.u64 $0, [$1], $2;", "atom 8 $1+0 ordered loop; atom.shared.add.u64 5; "},
    {"atom.shared.and.b64 $0, [$1], $2;", "atom 8 $1+0 ordered loop; atom.shared.and.b64 5; "},
    {"atom.acq_rel.cta.shared::cta.cas.b32 $0, [$1], $2, $3;",
     "cas 4 $1+0 ordered; atom.acq_rel.cta.shared::cta.cas.b32 d; "},
    {"atom.shared.cas.b32 $0, [$1], $2;", "atom.shared.cas.b32 7 @2; ?"},
    {"red.shared.add.s32 [$0], 1;", "red 4 $0+0 ordered combine; "},
    {"red.shared.inc.u32 [$0], $1;", "red 4 $0+0 ordered counted=$1; red.shared.inc.u32 2; "},
    {"atom.acq_rel.cta.shared.add.u32 $0, [$1], 1;",
     "atom 4 $1+0 ordered combine counts; atom.acq_rel.cta.shared.add.u32 1; "},
    {"red.shared.add.u32 [$0], $1;",
     "red 4 $0+0 ordered combine counted=$1; red.shared.add.u32 2; "},
    {"red.shared.add.u32 [$0], 1;", "red 4 $0+0 ordered combine counts; "},
    {"red.shared.or.b32 [$0], $1;", "red 4 $0+0 ordered combine; red.shared.or.b32 2; "},
    {"red.shared.add.f32 [$0], $1;", "red 4 $0+0 ordered loop; red.shared.add.f32 2; "},
    {"red.async.shared::cluster.inc.u32 [$0], $1, [$2];",
     "red.async.shared::cluster.inc.u32 7 @5; ?"},
    {"cp.async.cg.shared.global [$0], [$1], 16;",
     "cpasync 16 $0+0 ordered; cp.async.cg.shared.global 2; "},
    {"cp.async.cg.shared.global.L2::128B [$0+32], [$1], 16, $2;",
     "cpasync 16 $0+32 ordered; cp.async.cg.shared.global.L2::128B 6; "},
    {"cp.async.ca.shared.global [$0], [$1], $2;",
     "cpasync 0 $0+0 ordered size=$2; cp.async.ca.shared.global 6; "},
    {"{ .reg .pred p; setp.ne.b32 p, $0, 0; @p cp.async.ca.shared::cta.global [$1], [$2], 4; }",
     "cpasync 4 $1+0 guarded ordered guard=$0; setp.ne.b32 1; cp.async.ca.shared::cta.global 4; "},
    {"{ .reg .pred p; setp.eq.u32 p, $1, 0; @p ld.shared.b32 $0, [$2]; }",
     "ld 4 $2+0 guarded guard=!$1; setp.eq.u32 2; ld.shared.b32 1; "},
    {"{ .reg .pred p; setp.eq.u32 p, $1, 0; @!p ld.shared.b32 $0, [$2]; }",
     "ld 4 $2+0 guarded guard=$1; setp.eq.u32 2; ld.shared.b32 1; "},
    {"{ .reg .pred p; setp.ne.u32 p, $1, 0; setp.gt.u32 p, $1, 0; @p ld.shared.b32 $0, [$2]; }",
     "ld 4 $2+0 guarded; setp.ne.u32 2; setp.gt.u32 2; ld.shared.b32 1; "},
    {"{ .reg .pred p, q; setp.ne.b32 p, $1, 0; setp.lt.u32 q|p, $1, 5; @p ld.shared.b32 $0, [$2]; "
     "}",
     "ld 4 $2+0 guarded; setp.ne.b32 2; setp.lt.u32 2; ld.shared.b32 1; "},
    {"{ .reg .pred p; setp.ne.u32 p, $1, 1; @p ld.shared.b32 $0, [$2]; }",
     "ld 4 $2+0 guarded; setp.ne.u32 2; ld.shared.b32 1; "},
    {"{ .reg .pred p; @q setp.ne.u32 p, $1, 0; @p ld.shared.b32 $0, [$2]; }",
     "ld 4 $2+0 guarded; setp.ne.u32 2; ld.shared.b32 1; "},
    {"cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];",
     "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes f @b; ?"},
    {"cp.async.commit_group;", ""},
    {"cp.async.mbarrier.arrive.shared.b64 [$0];", "cp.async.mbarrier.arrive.shared.b64 1 @1; ?"},
    {"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];",
     "ldmatrix 16 $4+0 ordered; ldmatrix.sync.aligned.m8n8.x4.shared.b16 f; "},
    {"ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0,$1}, [$2];",
     "ldmatrix 16 $2+0 ordered lanes=ffff; ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 3; "},
    {"ldmatrix.sync.aligned.x1.m8n8.shared::cta.b16 {$0}, [$1];",
     "ldmatrix 16 $1+0 ordered lanes=ff; ldmatrix.sync.aligned.x1.m8n8.shared::cta.b16 1; "},
    {"ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {$0,$1}, [$2];",
     "ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 7 @4; ?"},
    {"stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1,$2,$3,$4};",
     "stmatrix 16 $0+0 ordered; stmatrix.sync.aligned.m8n8.x4.shared.b16 1e; "},
    {"mbarrier.init.shared.b64 [$0], $1;", "mbarrier.init.shared.b64 3 @1; ?"},
    {"wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0}, $1, $2;",
     "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 7; ?"},
    /* several, and addresses that are moved */
    {"ld.shared.f32 $0, [$2]; /* and */ ld.shared.f32 $1, [$2+4];",
     "ld 4 $2+0; ld 4 $2+4; ld.shared.f32 1; ld.shared.f32 2; "},
    {"{ .reg .u64 a; mov.u64 a, $1; ld.shared.f32 $0, [a]; }",
     "ld 4 $1+0 by register; ld.shared.f32 1; "},
    {"{ .reg .u64 a; add.u64 a, $1, 4; ld.shared.f32 $0, [$1]; st.shared.f32 [a], $0; }",
     "ld 4 $1+0; st 4 $1+4 by register; ld.shared.f32 1; st.shared.f32 1; "},
    {"@$2 ld.shared.u32 $0, [$1];", "ld 4 $1+0 guarded guard=$2; ld.shared.u32 5; "},
    {"@!$5 st.shared.v4.b32 [ $0 + 0 ], { $1, $2, $3, $4 };",
     "st 16 $0+0 guarded ordered guard=!$5; st.shared.v4.b32 3e; "},
    {"{ .reg .pred p; setp.ne.b32 p,$2,0; @p cp.async.ca.shared.global [$0],[$1],16;\n"
     " @!p st.shared.v4.u32 [$0],{0,0,0,0}; }",
     "cpasync 16 $0+0 guarded ordered guard=$2; st 16 $0+0 guarded ordered guard=!$2; setp.ne.b32 "
     "4; cp.async.ca.shared.global 2; "},
    {"{.reg .pred p; setp.eq.u32 p, $0, 0; cp.async.ca.shared.global [$1], [$2], 4, p;}",
     "cpasync 4 $1+0 ordered; setp.eq.u32 1; cp.async.ca.shared.global 4; "},
    {"ldmatrix.sync.aligned.m8n8.x2.b16 {$0, $1}, [$2];",
     "ldmatrix 16 $2+0 generic ordered lanes=ffff; ldmatrix.sync.aligned.m8n8.x2.b16 3; "},
    {"L: ld.shared.u32 $0, [$1]; bra L;", "ld 4 $1+0; ld.shared.u32 1; a text with branches 2; "},
    {"bra L; L: mov.u32 $0, $1;", "mov.u32 3; "},
    {"{ .reg .u64 a; cvta.to.shared.u64 a, $1; ld.shared.u32 $0, [a+8]; }",
     "ld 4 $1+8 converted by register; ld.shared.u32 1; "},
    {"{ .reg .u32 a; sub.u32 a, $1, 4; ld.shared.u32 $0, [a]; }",
     "ld 4 $1-4 by register; ld.shared.u32 1; "},
    {"{ .reg .u32 a; add.s32 a, -8, $1; ld.shared.u32 $0, [a+4]; }",
     "ld 4 $1-4 by register; ld.shared.u32 1; "},
    {"{ .reg .u64 a; cvt.u64.u32 a, $1; st.shared.u32 [a], 1; }", "st 4 $1+0 by register; "},
    {"{ .reg .u32 a; add.u32 a, $1, $2; ld.shared.u32 $0, [a]; }", "add.u32 6; ld.shared.u32 1; ?"},
    {"{ .reg .u32 a; @$2 add.u32 a, $1, 4; ld.shared.u32 $0, [a]; }",
     "add.u32 6; ld.shared.u32 1; ?"},
    {"{ .reg .u32 a; add.u32 a, $1, 4; ld.shared.u32 a, [a]; mov.u32 $0, a; }",
     "ld 4 $1+4 by register; ld.shared.u32 2; mov.u32 3; "},
    {"{ .reg .u32 a; add.u32 a, $1, 4; add.u32 a, a, $2; ld.shared.u32 $0, [a]; }",
     "ld 4 $1+4 by register; add.u32 6; ld.shared.u32 1; "},
    {"add.u32 $0, $1, 4; ld.shared.u32 $0, [$0];", "ld 4 $0+0; add.u32 3; ld.shared.u32 1; "},
    {"ld.shared.u32 $0, [$1+4294967296];", "ld.shared.u32 3 @2; ?"},
    {"mov.u32 $0, 0; mbarrier.init.shared.b64 [$1], 1;",
     "mov.u32 1; mbarrier.init.shared.b64 2 @2; ?"},
    {"{ .reg .pred p; W${:uid}: mbarrier.try_wait.shared.b64 p, [$0], $1; @p bra D${:uid}; bra "
     "W${:uid}; "
     "D${:uid}: }",
     "mbarrier.try_wait.shared.b64 3 @1; ?"},
    {".pragma \"nounroll\"; .loc 1 2 3\n ld.shared\t.u32 $0, [$1];",
     "ld 4 $1+0; ld.shared.u32 1; "},
    {"ld.shared.v2.u32 {$0, _}, [$1];", "ld 8 $1+0; ld.shared.v2.u32 1; "},
    {".file 1 \"a\"; mov.u32 $0, $1;", "text that is not understood all; ?"},
    {"brand.new.shared $0;", "brand.new.shared 1; ?"},
};

static void show_access(const struct asm_access *access, char *out) {
  out += sprintf(out, "%s %u $%u%+d", unbank_op_name(access->op), access->bytes, access->operand,
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
  if (access->is_converted)
    out += sprintf(out, " converted");
  if (!access->is_direct)
    out += sprintf(out, " by register");
  if (access->guard >= 0)
    out += sprintf(out, " guard=%s$%d", access->guard_is_zero ? "!" : "", access->guard);
  sprintf(out, "; ");
}

static void show(const struct asm_reading *reading, char *out) {
  *out = '\0';
  for (size_t i = 0; i < reading->accesses.count; i++)
    show_access(&reading->accesses.items[i], out + strlen(out));
  for (size_t i = 0; i < reading->others.count; i++) {
    const struct asm_other *other = &reading->others.items[i];
    out += strlen(out);
    out += sprintf(out, "%s", other->name);
    if (other->operands == UINT64_MAX)
      out += sprintf(out, " all");
    else if (other->operands)
      out += sprintf(out, " %llx", (unsigned long long)other->operands);
    if (other->addresses)
      out += sprintf(out, " @%llx", (unsigned long long)other->addresses);
    sprintf(out, "; ");
  }
  strcat(out, reading->is_complete ? "" : "?");
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
