/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What inline PTX may do with shared memory, by its text alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "assembly/effects.h"

static const struct {
  const char *text;
  enum unbank_assembly does;
} texts[] = {
    {"", UNBANK_ASSEMBLY_HARMLESS},
    {"\n\t", UNBANK_ASSEMBLY_HARMLESS},
    {"mov.u32 $0, %laneid;", UNBANK_ASSEMBLY_HARMLESS},
    {"{\n .reg .pred p;\n setp.eq.u32 p, $0, 0;\n @p bar.sync 0;\n}", UNBANK_ASSEMBLY_HARMLESS},
    {"{ LAB_${:uid}: add.u32 $0, $0, 1; bra LAB_${:uid}; }", UNBANK_ASSEMBLY_HARMLESS},
    {"{ LAB_${:uid}: ld.shared.u32 $0, [$1]; bra LAB_${:uid}; }", UNBANK_ASSEMBLY_SHARED},
    {"lop3.b32 $0, $1, $2, $3, 0x96;", UNBANK_ASSEMBLY_HARMLESS},
    {"bra.uni L1; L1: add.u32 $0, $0, 1;", UNBANK_ASSEMBLY_HARMLESS},
    {"mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0,$1}, {$2}, {$3}, {$4};",
     UNBANK_ASSEMBLY_HARMLESS},
    {"cvta.to.shared.u64 $0, $1;", UNBANK_ASSEMBLY_HARMLESS},
    {"{ .reg .u64 p; cvta.shared.u64 p, $1; ld.u32 $0, [p]; }", UNBANK_ASSEMBLY_SHARED},
    {"{ .reg .u64 p; cvta.shared.u64 p, $0; st.global.u64 [$1], p; }", UNBANK_ASSEMBLY_SHARED},
    {"{ .reg .u32 s; .reg .u64 e; mov.u32 s, %reserved_smem_offset_1; cvt.u64.u32 e, s; "
     "cvta.shared.u64 $0, e; }",
     UNBANK_ASSEMBLY_ADDRESS},
    {"mapa.shared::cluster.u32 $0, $1, 0;", UNBANK_ASSEMBLY_ADDRESS},
    {"mapa.u64 $0, $1, 0;", UNBANK_ASSEMBLY_HARMLESS},
    {"membar.gl;", UNBANK_ASSEMBLY_HARMLESS},
    {"fence.proxy.async.shared::cta;", UNBANK_ASSEMBLY_HARMLESS},
    {"griddepcontrol.wait;", UNBANK_ASSEMBLY_HARMLESS},
    {"cp.async.commit_group;", UNBANK_ASSEMBLY_HARMLESS},
    {"cp.async.wait_group 0;", UNBANK_ASSEMBLY_HARMLESS},
    {"cp.async.bulk.wait_group.read 0;", UNBANK_ASSEMBLY_HARMLESS},
    {"wgmma.fence.sync.aligned;", UNBANK_ASSEMBLY_HARMLESS},
    /* memory that is not shared, or whose address came from elsewhere */
    {"ld.global.nc.L1::no_allocate.v4.f32 {$0,$1,$2,$3}, [$4];", UNBANK_ASSEMBLY_HARMLESS},
    {"ld.relaxed.gpu.u32 $0, [$1];", UNBANK_ASSEMBLY_HARMLESS},
    {"red.global.add.f32 [$0], $1;", UNBANK_ASSEMBLY_HARMLESS},
    {"st.local.u32 [$0], $1;", UNBANK_ASSEMBLY_HARMLESS},
    {"prefetch.global.L2 [$0];", UNBANK_ASSEMBLY_HARMLESS},
    {"// ld.shared.u32 $0, [$1];", UNBANK_ASSEMBLY_HARMLESS},
    {"/* st.shared */ mov.u32 $0, 0;", UNBANK_ASSEMBLY_HARMLESS},
    /* shared memory */
    {"ld.shared.u32 $0, [$1];", UNBANK_ASSEMBLY_SHARED},
    {"ld.volatile.shared.u32 $0, [$1];", UNBANK_ASSEMBLY_SHARED},
    {"st.shared::cluster.u32 [$0], $1;", UNBANK_ASSEMBLY_SHARED},
    {"{ st.shared.v4.b32 [$0], {$1,$2,$3,$4}; }", UNBANK_ASSEMBLY_SHARED},
    {"@$2 ld.shared.u32 $0, [$1];", UNBANK_ASSEMBLY_SHARED},
    {"@!p ld.shared.u32 $0, [$1];", UNBANK_ASSEMBLY_SHARED},
    {"mov.u32 $0, 0; // nothing\n L: ld.shared.u32 $0, [$1];", UNBANK_ASSEMBLY_SHARED},
    {"mov.u32 $0, 0; /* ; */ ld.shared.u32 $0, [$1];", UNBANK_ASSEMBLY_SHARED},
    {"atom.shared.add.u32 $0, [$1], $2;", UNBANK_ASSEMBLY_SHARED},
    {"red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.inc.u32 [$0], $1, "
     "[$2];",
     UNBANK_ASSEMBLY_SHARED},
    {"cp.async.cg.shared.global [$0], [$1], 16;", UNBANK_ASSEMBLY_SHARED},
    {"cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [$0, {$1, $2}], [$3];",
     UNBANK_ASSEMBLY_SHARED},
    {"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];", UNBANK_ASSEMBLY_SHARED},
    {"stmatrix.sync.aligned.m8n8.x1.shared.b16 [$0], {$1};", UNBANK_ASSEMBLY_SHARED},
    {"mbarrier.init.shared.b64 [$0], $1;", UNBANK_ASSEMBLY_SHARED},
    {"wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0}, $1, $2;", UNBANK_ASSEMBLY_SHARED},
    {"wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {$0}, [$1];", UNBANK_ASSEMBLY_SHARED},
    {"wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32 {$0}, {$1}, {$2}, {$3};",
     UNBANK_ASSEMBLY_HARMLESS},
    {"brand.new.instruction $0;", UNBANK_ASSEMBLY_SHARED},
    {"$0;", UNBANK_ASSEMBLY_SHARED},
    /* calls */
    {"call f, ();", UNBANK_ASSEMBLY_CALLS},
    {"ld.shared.u32 $0, [$1]; call.uni (r), f, (p);", UNBANK_ASSEMBLY_CALLS},
    {"{ .shared .align 4 .b8 mine[64]; }", UNBANK_ASSEMBLY_CALLS},
    {"callback.x $0;", UNBANK_ASSEMBLY_SHARED},
};

static const struct {
  const char *text;
  bool computes;
} sums[] = {
    {"bfind.shiftamt.u32 $0, $1;", true},
    {"{ .reg .u32 t; add.u32 t, $1, $2; shr.u32 $0, t, 3; }", true},
    {"{ .reg .pred p; setp.eq.u32 p, $1, 0; @p mov.u32 $0, 1; @!p mov.u32 $0, $2; }", true},
    {"lop3.b32 $0, $1, $2, $3, 0x96; // %laneid", true},
    {"mov.u32 $0, %laneid;", false},
    {"add.u32 $0, $1, %tid.x;", false},
    {"addc.u32 $0, $1, $2;", false},
    {"ld.global.u32 $0, [$1];", false},
    {"vote.sync.any.pred $0, $1, 0xffffffff;", false},
    {"activemask.b32 $0;", false},
    {"elect.sync _|$0, 0xffffffff;", false},
    {"brand.new.instruction $0, $1;", false},
};

static void test_sums(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof sums / sizeof *sums; i++)
    if (unbank_assembly_computes(sums[i].text) != sums[i].computes)
      fail_msg("%s", sums[i].text);
}

static void test_texts(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    if (unbank_read_assembly(texts[i].text) != texts[i].does)
      fail_msg("%s: %d", texts[i].text, unbank_read_assembly(texts[i].text));
}

static void add_name(const char *name, void *context) { strcat(strcat(context, name), " "); }

static void test_names(void **state) {
  (void)state;
  char names[200] = "";
  unbank_each_name("{ .reg .b32 r; mov.u32 %r1, tile; /* not */ st.shared [_Z4tile+4], $0; } // me",
                   add_name, names);
  assert_string_equal(names, "r mov.u32 tile st.shared _Z4tile ");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_texts), cmocka_unit_test(test_sums),
                                     cmocka_unit_test(test_names)};
  return cmocka_run_group_tests_name("assembly", tests, NULL, NULL);
}
