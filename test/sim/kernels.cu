// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels for run.py: each thread leaves WORDS numbers in out[threadIdx.x * WORDS]; kernels.py says
// which.
#include "../../examples/cuda_min.h"

typedef unsigned u32;
typedef unsigned long long u64;
enum { WORDS = 16, ALL = -1 };
#define KERNEL(name) extern "C" __global__ void name(u64 *out)
#define MINE (out + threadIdx.x * WORDS)
#define LANE (threadIdx.x % 32)

static __device__ u32 bits_of(float x) { return __builtin_bit_cast(u32, x); }

// Special registers.

KERNEL(registers) {
  u64 *mine = MINE;
  mine[0] = __nvvm_read_ptx_sreg_laneid();
  mine[1] = __nvvm_read_ptx_sreg_warpid();
  mine[2] = __nvvm_read_ptx_sreg_nwarpid();
  mine[4] = (u64)__nvvm_read_ptx_sreg_lanemask_eq() << 32 | (u32)__nvvm_read_ptx_sreg_lanemask_lt();
  mine[5] = (u64)__nvvm_read_ptx_sreg_lanemask_le() << 32 | (u32)__nvvm_read_ptx_sreg_lanemask_gt();
  mine[6] = (u32)__nvvm_read_ptx_sreg_lanemask_ge();
  mine[7] = __nvvm_read_ptx_sreg_smid() + __nvvm_read_ptx_sreg_nsmid() * 10;
  mine[8] = __nvvm_read_ptx_sreg_gridid();
  u64 before = __nvvm_read_ptx_sreg_clock64();
  u32 low = __nvvm_read_ptx_sreg_clock();
  mine[9] = __nvvm_read_ptx_sreg_clock64() > before && low > before;
  mine[10] =
      blockDim.x + blockDim.y * 1000 + blockDim.z * 10000 + gridDim.x + gridDim.y + gridDim.z;
  mine[11] = blockIdx.x + blockIdx.y + blockIdx.z + threadIdx.y + threadIdx.z;
  u32 a, b, c, d, e, f;
  u64 time, id;
  asm volatile("mov.u32 %0, WARP_SZ;" : "=r"(a));
  mine[3] = a;
  asm volatile("mov.u32 %0, %%laneid; mov.u32 %1, %%tid.x; mov.u32 %2, %%lanemask_lt;"
               : "=r"(a), "=r"(b), "=r"(c));
  asm volatile("mov.u64 %0, %%globaltimer; mov.u64 %1, %%clock64;" : "=l"(time), "=l"(id));
  mine[12] = (u64)a << 40 | (u64)b << 32 | c;
  asm volatile("mov.u32 %0, %%envreg1; mov.u32 %1, %%envreg2; mov.u32 %2, %%cluster_ctarank;"
               : "=r"(a), "=r"(b), "=r"(c));
  asm volatile("mov.u32 %0, %%clock_hi; mov.u32 %1, %%globaltimer_lo; mov.u32 %2, %%globaltimer_hi;"
               : "=r"(d), "=r"(e), "=r"(f));
  mine[13] = a + b + c + d + f + (id > time && e > 0);
  asm volatile("mov.u32 %0, %%total_smem_size; mov.u32 %1, %%dynamic_smem_size; mov.u32 %2, "
               "%%aggr_smem_size;"
               : "=r"(a), "=r"(b), "=r"(c));
  mine[14] = a + b + c;
}

// Barriers.

KERNEL(barriers) {
  __shared__ u32 cells[64];
  u32 t = threadIdx.x;
  u64 *mine = MINE;
  cells[t] = t * 3;
  __nvvm_bar_sync(0);
  mine[0] = cells[t ^ 33];
  mine[1] = __nvvm_bar0_popc(t % 3 == 0);
  mine[2] = __nvvm_bar0_and(t < 64) + 10 * __nvvm_bar0_and(t < 63);
  mine[3] = __nvvm_bar0_or(t == 5) + 10 * __nvvm_bar0_or(t == 99);
  u32 count, all;
  asm volatile("{ .reg .pred p, q; setp.lt.u32 p, %2, 20; barrier.cta.red.popc.u32 %0, 1, p;"
               " bar.red.and.pred q, 2, 64, p; selp.u32 %1, 1, 0, q; }"
               : "=r"(count), "=r"(all)
               : "r"(t)
               : "memory");
  mine[4] = count + 100 * all;
  // One warp brings, the other takes.
  if (t < 32) {
    cells[t] = 1000 + t;
    asm volatile("bar.arrive 3, 64;" ::: "memory");
  } else {
    asm volatile("bar.sync 3, 64;" ::: "memory");
    mine[5] = cells[t - 32];
  }
  asm volatile("barrier.sync 0;" ::: "memory");
  cells[t] = t;
  asm volatile("bar.warp.sync %0;" ::"r"(ALL) : "memory");
  mine[6] = cells[t ^ 1];
}

// Votes, shuffles, matches, reductions.

KERNEL(votes) {
  u32 t = LANE;
  u64 *mine = MINE;
  mine[0] = __nvvm_vote_ballot_sync(ALL, t % 3 == 0);
  mine[1] = __nvvm_vote_any_sync(ALL, t == 7) + 10 * __nvvm_vote_all_sync(ALL, t == 7) +
            100 * __nvvm_vote_uni_sync(ALL, t > 40);
  u32 ballot, old, any, active, elected;
  asm volatile("{ .reg .pred p; setp.eq.u32 p, %1, 4; vote.sync.ballot.b32 %0, p, -1; }"
               : "=r"(ballot)
               : "r"(t));
  asm volatile("{ .reg .pred p, q; setp.ge.u32 p, %2, 30; vote.ballot.b32 %0, p; vote.any.pred q, "
               "p; selp.u32 %1, 1, 0, q; }"
               : "=r"(old), "=r"(any)
               : "r"(t));
  mine[2] = ballot;
  mine[3] = old + any;
  if (t < 10)
    asm volatile("activemask.b32 %0;" : "=r"(active));
  else
    asm volatile("activemask.b32 %0;" : "=r"(active));
  mine[4] = active;
  asm volatile("{ .reg .pred p; elect.sync _|p, -1; selp.u32 %0, 1, 0, p; }" : "=r"(elected));
  mine[5] = elected;
  asm volatile("{ .reg .pred p, q, r, s; setp.lt.u32 p, %1, 50; vote.all.pred q, p; vote.uni.pred "
               "r, p; and.pred s, q, r;"
               " selp.u32 %0, 1, 0, s; }"
               : "=r"(any)
               : "r"(t));
  mine[6] = any;
}

KERNEL(shuffles) {
  u32 t = LANE, v = t * 5 + 1;
  u64 *mine = MINE;
  mine[0] = __nvvm_shfl_sync_idx_i32(ALL, v, t + 3, 0x1f);
  mine[1] = __nvvm_shfl_sync_up_i32(ALL, v, 2, 0);
  mine[2] = __nvvm_shfl_sync_down_i32(ALL, v, 5, 0x1f);
  mine[3] = __nvvm_shfl_sync_bfly_i32(ALL, v, 9, 0x1f);
  mine[4] = __nvvm_shfl_sync_idx_i32(ALL, v, 1, 0x181f); // segments of 8
  float f = __nvvm_shfl_sync_idx_f32(ALL, t * 0.5f, 6, 0x1f) +
            __nvvm_shfl_sync_up_f32(ALL, t * 0.5f, 1, 0);
  f += __nvvm_shfl_sync_down_f32(ALL, t * 0.5f, 1, 0x1f) +
       __nvvm_shfl_sync_bfly_f32(ALL, t * 0.5f, 1, 0x1f);
  mine[5] = (u64)f;
  u32 value, in_range, old;
  asm volatile("{ .reg .pred p; shfl.sync.down.b32 %0|p, %2, 4, 31, -1; selp.u32 %1, 1, 0, p; }"
               : "=r"(value), "=r"(in_range)
               : "r"(v));
  mine[6] = value + 1000 * in_range;
  asm volatile("shfl.bfly.b32 %0, %1, 2, 31;" : "=r"(old) : "r"(v));
  mine[7] = old;
}

KERNEL(matches) {
  u32 t = LANE, first, all, wide;
  u64 *mine = MINE;
  mine[0] = __nvvm_match_any_sync_i32(ALL, t % 4);
  mine[1] = __nvvm_match_any_sync_i64(ALL, (u64)(t / 16) << 40);
  asm volatile("{ .reg .pred p; match.all.sync.b32 %0|p, %2, -1; selp.u32 %1, 1, 0, p; }"
               : "=r"(first), "=r"(all)
               : "r"(7));
  mine[2] = (u64)first << 8 | all;
  asm volatile("{ .reg .pred p; match.all.sync.b64 %0|p, %2, -1; selp.u32 %1, 1, 0, p; }"
               : "=r"(wide), "=r"(all)
               : "l"((u64)t << 33));
  mine[3] = wide + all;
  asm volatile("match.any.sync.b64 %0, %1, -1;" : "=r"(wide) : "l"((u64)(t % 2) << 33));
  mine[4] = wide;
}

#define REDUX(i, op, type, constraint, value)                                                      \
  {                                                                                                \
    u32 result;                                                                                    \
    asm volatile("redux.sync." op " %0, %1, -1;" : "=r"(result) : constraint(value));              \
    mine[i] = result;                                                                              \
  }
#define REDUX_FLOAT(i, op)                                                                         \
  {                                                                                                \
    float result;                                                                                  \
    asm volatile("redux.sync." op ".f32 %0, %1, -1;" : "=f"(result) : "f"(f));                     \
    mine[i] = bits_of(result);                                                                     \
  }
KERNEL(reductions) {
  u32 t = LANE;
  int s = (int)t - 20;
  float f = t == 3 ? __builtin_nanf("") : (float)s;
  u64 *mine = MINE;
  REDUX(0, "add.s32", int, "r", s)
  REDUX(1, "min.s32", int, "r", s)
  REDUX(2, "max.s32", int, "r", s)
  REDUX(3, "min.u32", int, "r", s)
  REDUX(4, "max.u32", int, "r", s)
  REDUX(5, "and.b32", int, "r", t | 64)
  REDUX(6, "or.b32", int, "r", t)
  REDUX(7, "xor.b32", int, "r", t * 8)
  REDUX_FLOAT(8, "min")
  REDUX_FLOAT(9, "max")
  REDUX_FLOAT(10, "min.abs")
  REDUX_FLOAT(11, "max.abs")
  REDUX_FLOAT(12, "min.NaN")
  REDUX_FLOAT(13, "max.abs.NaN")
  REDUX_FLOAT(14, "max.NaN")
  REDUX_FLOAT(15, "min.abs.NaN")
}

// Inline PTX: integers.

#define INTO(i, text, ...)                                                                         \
  {                                                                                                \
    u32 result;                                                                                    \
    asm volatile(text : "=r"(result) : __VA_ARGS__);                                               \
    mine[i] = result;                                                                              \
  }
#define INTO64(i, text, ...)                                                                       \
  {                                                                                                \
    u64 result;                                                                                    \
    asm volatile(text : "=l"(result) : __VA_ARGS__);                                               \
    mine[i] = result;                                                                              \
  }

KERNEL(integers) {
  u32 a = 0x89abcdef + threadIdx.x, b = 0x76543210;
  u64 *mine = MINE;
  INTO(0, "add.u32 %0, %1, %2;", "r"(a), "r"(b))
  INTO(1, "mul.hi.s32 %0, %1, %2;", "r"(a), "r"(b))
  INTO64(2, "mul.wide.u32 %0, %1, %2;", "r"(a), "r"(b))
  INTO64(3, "mad.wide.s32 %0, %1, %2, %3;", "r"(a), "r"(b), "l"(5ull))
  INTO(4, "{ .reg .u32 t; mad.lo.cc.u32 t, %1, %2, %1; madc.hi.u32 %0, %1, %2, 0; }", "r"(a),
       "r"(b))
  INTO(5, "{ .reg .u32 t; sub.cc.u32 t, %2, %1; subc.u32 %0, 0, 0; }", "r"(a), "r"(b))
  INTO(6, "lop3.b32 %0, %1, %2, %3, 0xe8;", "r"(a), "r"(b), "r"(0x0f0f0f0f))
  INTO(7, "{ shl.b32 %0, %1, 40; }", "r"(a))
  INTO(8, "shr.s32 %0, %1, 40;", "r"(a))
  INTO(9, "{ .reg .pred p; setp.gt.s32 p, %1, 0; @p add.u32 %0, %1, 1; @!p sub.u32 %0, %1, 1; }",
       "r"(a))
  INTO(10, "min.s32 %0, %1, %2;", "r"(a), "r"(b))
  INTO(11, "abs.s32 %0, %1;", "r"(a))
  INTO(12, "brev.b32 %0, %1;", "r"(a))
  INTO(13, "{ .reg .u32 x, y; popc.b32 x, %1; clz.b32 y, %2; mad.lo.u32 %0, x, 100, y; }", "r"(a),
       "r"(b))
  INTO(14, "{ .reg .pred p, q; setp.ne.u32 p|q, %1, 0; selp.b32 %0, %1, %2, q; }", "r"(a), "r"(b))
  INTO(15, "{ .reg.b16 l, h; mov.b32 {l, h}, %1; mov.b32 %0, {h, l}; }", "r"(a))
}

/* Plain shifts, by amounts on both sides of the width. */
KERNEL(shifts) {
  u32 a = 0x89abcdef, narrow = threadIdx.x + 20, wide = threadIdx.x + 40;
  u64 *mine = MINE, w = (u64)a << 32 | a;
  mine[0] = a << narrow;
  mine[1] = a >> narrow;
  mine[2] = (u32)((int)a >> narrow);
  mine[3] = (u32)((int)(a >> 1) >> narrow);
  mine[4] = w << wide;
  mine[5] = w >> wide;
  mine[6] = (u64)((long long)w >> wide);
  mine[7] = (u64)((long long)(w >> 1) >> wide);
}

KERNEL(integers_more) {
  u32 a = 0x89abcdef + threadIdx.x, b = 0x76543210;
  u64 *mine = MINE, w = (u64)a << 32 | b;
  INTO(0, "prmt.b32 %0, %1, %2, 0x7531;", "r"(a), "r"(b))
  INTO(1, "prmt.b32.f4e %0, %1, %2, 1;", "r"(a), "r"(b))
  INTO(2, "bfe.s32 %0, %1, 4, 12;", "r"(a))
  INTO(3, "bfi.b32 %0, %1, %2, 8, 4;", "r"(a), "r"(b))
  INTO(4, "bfind.u32 %0, %1;", "r"(b))
  INTO(5, "shf.l.wrap.b32 %0, %1, %2, 8;", "r"(a), "r"(b))
  INTO(6, "dp4a.u32.s32 %0, %1, %2, %3;", "r"(a), "r"(b), "r"(7))
  INTO(7, "dp2a.hi.s32.u32 %0, %1, %2, 7;", "r"(a), "r"(b))
  INTO(8, "sad.u32 %0, %1, %2, 1;", "r"(a), "r"(b))
  INTO(9, "mul24.lo.u32 %0, %1, %2;", "r"(a), "r"(b))
  INTO(10, "cvt.sat.u8.s32 %0, %1;", "r"(300))
  INTO(11, "{ .reg .s8 t; cvt.s8.s32 t, %1; cvt.s32.s8 %0, t; }", "r"(a))
  INTO64(12, "{ .reg .u32 l, h; mov.b64 {l, h}, %1; mov.b64 %0, {h, l}; }", "l"(w))
  INTO64(13, "cvt.s64.s32 %0, %1;", "r"(a))
  INTO(14,
       "{ .reg .b32 t<3>; not.b32 t0, %1; xor.b32 t1, t0, %2; and.b32 t2, t1, 0xffff; or.b32 %0, "
       "t2, 1; }",
       "r"(a), "r"(b))
  INTO(15, "rem.u32 %0, %1, %2; // the rest", "r"(a), "r"(b))
}

// Inline PTX: floating point.

#define FLOAT(i, text, ...)                                                                        \
  {                                                                                                \
    float result;                                                                                  \
    asm volatile(text : "=f"(result) : __VA_ARGS__);                                               \
    mine[i] = (u32)bits_of(result);                                                                \
  }

KERNEL(floats) {
  float x = 1.5f + threadIdx.x, y = -0.25f;
  u64 *mine = MINE;
  FLOAT(0, "add.f32 %0, %1, %2;", "f"(x), "f"(y))
  FLOAT(1, "fma.rn.f32 %0, %1, %2, 0f40000000;", "f"(x), "f"(y))
  FLOAT(2, "mul.rz.ftz.f32 %0, %1, %2;", "f"(x), "f"(y))
  FLOAT(3, "rcp.approx.ftz.f32 %0, %1;", "f"(2.0f))
  FLOAT(4, "ex2.approx.f32 %0, %1;", "f"(3.0f))
  FLOAT(5, "max.f32 %0, %1, %2;", "f"(x), "f"(y))
  FLOAT(6, "div.full.f32 %0, %1, %2;", "f"(x), "f"(y))
  FLOAT(7, "cvt.rni.f32.f32 %0, %1;", "f"(x))
  INTO(8, "cvt.rzi.s32.f32 %0, %1;", "f"(y * 100))
  FLOAT(9, "cvt.rn.f32.u32 %0, %1;", "r"(0xffffffff))
  FLOAT(10, "{ .reg .f16 h; cvt.rn.f16.f32 h, %1; cvt.f32.f16 %0, h; }", "f"(0.1f))
  INTO(11, "cvt.rn.bf16x2.f32 %0, %1, %2;", "f"(x), "f"(y))
  INTO(12, "fma.rn.f16x2 %0, %1, %1, %1;", "r"(0x3c004000))
  INTO(13, "{ add.f16x2 %0, %1, %2; }", "r"(0x3c004000), "r"(0x3c00bc00))
  INTO(14, "{ .reg .pred p; setp.ltu.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }",
       "f"(__builtin_nanf("")), "f"(x))
  FLOAT(15, "sub.rm.f32 %0, %1, %2;", "f"(1.0f), "f"(1e-10f))
}

// Memory.

KERNEL(memory) {
  __shared__ u32 cells[64];
  __shared__ u32 sum;
  u32 t = threadIdx.x;
  u64 *mine = MINE;
  u32 at = (u32)(u64)(__attribute__((address_space(3))) u32 *)&cells[t];
  u32 sum_at = (u32)(u64)(__attribute__((address_space(3))) u32 *)&sum;
  if (t == 0)
    sum = 0;
  asm volatile("st.shared.u32 [%0], %1;" ::"r"(at), "r"(t * 7) : "memory");
  asm volatile("bar.sync 0;" ::: "memory");
  INTO(0, "ld.shared.u32 %0, [%1];", "r"(at ^ 4))
  u32 a, b;
  asm volatile("ld.volatile.shared.v2.u32 {%0, %1}, [%2];"
               : "=r"(a), "=r"(b)
               : "r"(at & ~7)
               : "memory");
  mine[1] = (u64)a << 32 | b;
  asm volatile("red.shared.add.u32 [%0], %1;" ::"r"(sum_at), "r"(t) : "memory");
  asm volatile("bar.sync 0;" ::: "memory");
  mine[2] = sum;
  asm volatile("st.global.v2.b64 [%0], {%1, %2};" ::"l"(mine + 4), "l"(11ull), "l"(12ull)
               : "memory");
  INTO64(3, "ld.global.nc.L1::no_allocate.u64 { %0 }, [%1+8];", "l"(mine + 4))
  INTO64(6, "atom.global.add.u64 %0, [%1], 5;", "l"(mine + 5))
  INTO64(7, "atom.cas.b64 %0, [%1], %2, 99;", "l"(mine + 4), "l"(11ull))
  INTO(8, "{ .reg .pred p; isspacep.shared p, %1; selp.u32 %0, 1, 0, p; }", "l"(&cells[0]))
  INTO(9, "{ .reg .pred p; isspacep.global p, %1; selp.u32 %0, 1, 0, p; }", "l"(&cells[0]))
  INTO64(10, "{ .reg .u64 a; cvta.to.shared.u64 a, %1; sub.u64 %0, a, %1; }", "l"(&cells[0]))
  asm volatile("bar.sync 0;" ::: "memory");
  INTO(11, "atom.shared.inc.u32 %0, [%1], 0;", "r"(at))
  asm volatile(
      "membar.gl; fence.sc.cta; prefetch.global.L2 [%0]; griddepcontrol.wait; nanosleep.u32 10;" ::
          "l"(mine));
  asm volatile(
      "{ .reg .pred p; setp.lt.u32 p, %1, 8; @p st.global.u64 [%0], { %2 }; }" ::"l"(mine + 12),
      "r"(t), "l"(3ull)
      : "memory");
  INTO(13, "{ .reg .b16 t; ld.global.s8 t, [%1+1]; cvt.s32.s16 %0, t; }", "l"(mine + 14))
}

KERNEL(copies) {
  __shared__ __attribute__((aligned(16))) u32 cells[256];
  u32 t = threadIdx.x;
  u64 *mine = MINE;
  mine[8] = t * 3 | (u64)(t * 5) << 32;
  mine[9] = 77;
  u32 at = (u32)(u64)(__attribute__((address_space(3))) u32 *)&cells[4 * t];
  asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16;" ::"r"(at), "l"(mine + 8)
               : "memory");
  asm volatile("cp.async.commit_group; cp.async.wait_group 0;" ::: "memory");
  mine[0] = cells[4 * t] + cells[4 * t + 1] + cells[4 * t + 2];
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;" ::"r"(at), "l"(mine + 8), "n"(8),
               "r"(4)
               : "memory");
  asm volatile("cp.async.wait_all;" ::: "memory");
  mine[1] = cells[4 * t] + (u64)cells[4 * t + 1] * 1000;
  asm volatile(
      "{ .reg .pred p; setp.lt.u32 p, %2, 4; @p cp.async.ca.shared.global [%0], [%1], 4; }" ::"r"(
          at + 12),
      "l"(mine + 9), "r"(t)
      : "memory");
  mine[2] = t < 4 ? cells[4 * t + 3] : 0;
  // nothing is read where no byte is wanted, even through a bad pointer
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(at), "l"(0ull), "r"(0)
               : "memory");
  mine[3] = cells[4 * t + 3];
}

// Matrix m, row r, column c holds 1000 m + 10 r + c.
KERNEL(matrices) {
  __shared__ __attribute__((aligned(16))) unsigned short cells[256], back[256];
  u32 t = threadIdx.x, a, b, c, d;
  u64 *mine = MINE;
  for (u32 i = t; i < 256; i += 32)
    cells[i] = i / 64 * 1000 + i / 8 % 8 * 10 + i % 8, back[i] = 0;
  asm volatile("bar.sync 0;" ::: "memory");
  u32 row = (u32)(u64)(__attribute__((address_space(3))) unsigned short *)&cells[8 * t];
  u32 to = (u32)(u64)(__attribute__((address_space(3))) unsigned short *)&back[8 * t];
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(a), "=r"(b), "=r"(c), "=r"(d)
               : "r"(row));
  mine[0] = a, mine[1] = b, mine[2] = c, mine[3] = d;
  asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(to),
               "r"(a), "r"(b), "r"(c), "r"(d)
               : "memory");
  asm volatile("bar.sync 0;" ::: "memory");
  mine[4] = back[8 * t + 3];
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];"
               : "=r"(a), "=r"(b)
               : "r"(row));
  mine[5] = a, mine[6] = b;
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(a) : "r"(row));
  mine[7] = a;
  asm volatile("stmatrix.sync.aligned.m8n8.x1.shared.b16 [%0], {%1};" ::"r"(to), "r"(a + 1)
               : "memory");
  asm volatile("bar.sync 0;" ::: "memory");
  mine[8] = back[2 * t];
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];"
               : "=r"(a), "=r"(b)
               : "r"(row));
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(c), "=r"(d), "=r"(a), "=r"(d)
               : "r"(row));
  mine[9] = b;
  mine[10] = c;
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.trans.shared.b16 {%0}, [%1];" : "=r"(a) : "r"(row));
  mine[11] = a;
  asm volatile("stmatrix.sync.aligned.m8n8.x2.shared.b16 [%0], {%1, %2};" ::"r"(to), "r"(a), "r"(b)
               : "memory");
  asm volatile("stmatrix.sync.aligned.m8n8.x2.trans.shared.b16 [%0], {%1, %2};" ::"r"(to), "r"(a),
               "r"(b)
               : "memory");
  asm volatile("stmatrix.sync.aligned.m8n8.x1.trans.shared.b16 [%0], {%1};" ::"r"(to), "r"(a)
               : "memory");
  asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(a),
               "r"(b), "r"(c), "r"(d)
               : "memory");
  asm volatile("bar.sync 0;" ::: "memory");
  mine[12] = back[8 * t + 1];
}

// Two warps hand 64 numbers over through mbarriers, twice, and one thread has a bulk copy made.
KERNEL(mbarriers) {
  __shared__ u64 full, copied, dropped;
  __shared__ __attribute__((aligned(16))) u32 cells[64], bulk[4];
  u32 t = threadIdx.x, done;
  u64 *mine = MINE, token;
  u32 full_at = (u32)(u64)(__attribute__((address_space(3))) u64 *)&full;
  u32 copied_at = (u32)(u64)(__attribute__((address_space(3))) u64 *)&copied;
  u32 dropped_at = (u32)(u64)(__attribute__((address_space(3))) u64 *)&dropped;
  u32 bulk_at = (u32)(u64)(__attribute__((address_space(3))) u32 *)bulk;
  if (t == 0) {
    asm volatile("mbarrier.init.shared.b64 [%0], 64;" ::"r"(full_at) : "memory");
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(copied_at), "r"(1) : "memory");
    asm volatile("mbarrier.init.shared.b64 [%0], 65;" ::"r"(dropped_at) : "memory");
  }
  asm volatile("bar.sync 0;" ::: "memory");
  for (u32 round = 0; round < 2; round++) {
    cells[t] = t * 2 + round;
    asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 %0, [%1];"
                 : "=l"(token)
                 : "r"(full_at)
                 : "memory");
    do
      asm volatile(
          "{ .reg .pred p; mbarrier.try_wait.shared.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }"
          : "=r"(done)
          : "r"(full_at), "l"(token)
          : "memory");
    while (!done);
    mine[round] = cells[63 - t];
    asm volatile("bar.sync 0;" ::: "memory");
  }
  if (t == 0) {
    mine[8] = 0x500000004ull, mine[9] = 6;
    asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;" ::"r"(copied_at), "r"(16)
                 : "memory");
    asm volatile(
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::
            "r"(bulk_at),
        "l"(mine + 8), "r"(16), "r"(copied_at)
        : "memory");
  }
  do
    asm volatile(
        "{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }"
        : "=r"(done)
        : "r"(copied_at), "r"(0)
        : "memory");
  while (!done);
  mine[2] = bulk[0] + bulk[1] * 10 + bulk[2] * 100;
  if (t == 63)
    asm volatile(
        "mbarrier.arrive_drop.shared.b64 _, [%0]; cp.async.mbarrier.arrive.shared.b64 [%0];" ::"r"(
            dropped_at)
        : "memory");
  asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" ::"r"(dropped_at) : "memory");
  do
    asm volatile(
        "{ .reg .pred p; mbarrier.try_wait.parity.shared.b64 p, [%1], 0; selp.b32 %0, 1, 0, p; }"
        : "=r"(done)
        : "r"(dropped_at)
        : "memory");
  while (!done);
  asm volatile("bar.sync 0;" ::: "memory");
  if (t == 0) {
    asm volatile("mbarrier.arrive.shared.b64 %0, [%1], 2;"
                 : "=l"(token)
                 : "r"(dropped_at)
                 : "memory");
    asm volatile("{ .reg .b32 c; mbarrier.pending_count.b64 c, %1; cvt.u64.u32 %0, c; }"
                 : "=l"(mine[3])
                 : "l"(token));
    asm volatile("mbarrier.arrive_drop.shared.b64 %0, [%1], 3;"
                 : "=l"(token)
                 : "r"(dropped_at)
                 : "memory");
    asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], 8; "
                 "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%0], 8;" ::"r"(dropped_at)
                 : "memory");
    asm volatile("mbarrier.inval.shared.b64 [%0];" ::"r"(dropped_at) : "memory");
    mine[3] += (dropped & 0xfffff) * 1000;
  }
}

// A(row, k) = (row + 2 k) mod 5 and B(k, column) = (3 k + column) mod 4, in each format; C(row,
// column) = row + column.

enum { HALF, BFLOAT, TF32, BYTE };
static __device__ u32 packed(int kind, const u32 *numbers) {
  u32 out = 0;
  for (int i = 0; i < 4; i++) {
    u32 bits = bits_of((float)numbers[i]);
    u32 half = numbers[i] ? (bits >> 13 & 0x3ff) | ((bits >> 23) - 112) << 10 : 0;
    if (kind == BYTE)
      out |= numbers[i] << 8 * i;
    else if (kind == TF32)
      out = i ? out : bits;
    else if (i < 2)
      out |= (kind == HALF ? half : bits >> 16) << 16 * i;
  }
  return out;
}
static __device__ u32 part_of_a(int kind, int per, u32 r) {
  u32 numbers[4], row = LANE / 4 + 8 * (r % 2), k = per * (LANE % 4 + 4 * (r / 2));
  for (u32 i = 0; i < 4; i++)
    numbers[i] = (row + 2 * (k + i)) % 5;
  return packed(kind, numbers);
}
static __device__ u32 part_of_b(int kind, int per, u32 r) {
  u32 numbers[4], column = LANE / 4, k = per * (LANE % 4 + 4 * r);
  for (u32 i = 0; i < 4; i++)
    numbers[i] = (3 * (k + i) + column) % 4;
  return packed(kind, numbers);
}

#define C_FLOATS "f"(c0), "f"(c0 + 1), "f"(c0 + 8), "f"(c0 + 9)
#define C_INTEGERS "r"((int)c0), "r"((int)c0 + 1), "r"((int)c0 + 8), "r"((int)c0 + 9)
#define D_FLOATS "=f"(f[0]), "=f"(f[1]), "=f"(f[2]), "=f"(f[3])
#define D_INTEGERS "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
#define A(kind, per, r) "r"(part_of_a(kind, per, r))
#define B(kind, per, r) "r"(part_of_b(kind, per, r))
#define LONG "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
#define SHORT "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
#define LONG_MMA(i, name, kind, per, outputs, inputs)                                              \
  asm volatile("mma.sync.aligned." name " " LONG                                                   \
               : outputs                                                                           \
               : A(kind, per, 0), A(kind, per, 1), A(kind, per, 2), A(kind, per, 3),               \
                 B(kind, per, 0), B(kind, per, 1), inputs);                                        \
  mine[i] = sum_of(f, d);
#define SHORT_MMA(i, name, kind, per, outputs, inputs)                                             \
  asm volatile("mma.sync.aligned." name " " SHORT                                                  \
               : outputs                                                                           \
               : A(kind, per, 0), A(kind, per, 1), B(kind, per, 0), inputs);                       \
  mine[i] = sum_of(f, d);
// The four results, and what the last instruction left behind.
static __device__ u64 sum_of(float *f, u32 *d) {
  u64 sum = 0;
  for (int i = 0; i < 4; i++) {
    sum = sum * 1000 + (u64)f[i] + d[i];
    f[i] = 0, d[i] = 0;
  }
  return sum;
}

KERNEL(multiplies) {
  u64 *mine = MINE;
  float c0 = LANE / 4 + LANE % 4 * 2, f[4] = {0, 0, 0, 0};
  u32 d[4] = {0, 0, 0, 0};
  LONG_MMA(0, "m16n8k16.row.col.f32.f16.f16.f32", HALF, 2, D_FLOATS, C_FLOATS)
  SHORT_MMA(1, "m16n8k8.row.col.f32.f16.f16.f32", HALF, 2, D_FLOATS, C_FLOATS)
  LONG_MMA(2, "m16n8k16.row.col.f32.bf16.bf16.f32", BFLOAT, 2, D_FLOATS, C_FLOATS)
  SHORT_MMA(3, "m16n8k8.row.col.f32.bf16.bf16.f32", BFLOAT, 2, D_FLOATS, C_FLOATS)
  LONG_MMA(4, "m16n8k8.row.col.f32.tf32.tf32.f32", TF32, 1, D_FLOATS, C_FLOATS)
  SHORT_MMA(5, "m16n8k4.row.col.f32.tf32.tf32.f32", TF32, 1, D_FLOATS, C_FLOATS)
  LONG_MMA(6, "m16n8k32.row.col.s32.s8.s8.s32", BYTE, 4, D_INTEGERS, C_INTEGERS)
  LONG_MMA(7, "m16n8k32.row.col.s32.u8.u8.s32", BYTE, 4, D_INTEGERS, C_INTEGERS)
  SHORT_MMA(8, "m16n8k16.row.col.s32.s8.s8.s32", BYTE, 4, D_INTEGERS, C_INTEGERS)
  SHORT_MMA(9, "m16n8k16.row.col.s32.u8.u8.s32", BYTE, 4, D_INTEGERS, C_INTEGERS)
  u32 low, high;
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, {%6, "
               "%7}, {%8, %8};"
               : "=r"(low), "=r"(high)
               : A(HALF, 2, 0), A(HALF, 2, 1), A(HALF, 2, 2), A(HALF, 2, 3), B(HALF, 2, 0),
                 B(HALF, 2, 1), "r"(0x3c003c00));
  mine[10] = (u64)high << 32 | low;
  asm volatile(
      "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3}, {%4}, {%5, %5};"
      : "=r"(low), "=r"(high)
      : A(HALF, 2, 0), A(HALF, 2, 1), B(HALF, 2, 0), "r"(0x3c003c00));
  mine[11] = (u64)high << 32 | low;
}

// Plain conversions saturate on the device.
KERNEL(casts) {
  float big = 3e9f + threadIdx.x;
  u64 *mine = MINE;
  mine[0] = (int)big;
  mine[1] = (u32)-big;
  mine[2] = (int)__builtin_nanf("");
}
