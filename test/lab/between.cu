// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What stands between accesses that would be one: each statement once between loads and once between stores. Whether it keeps them apart is ptxas's
// business, and lib/ptxas/flow.c has it from here: a row there that is wrong is wrong here.
#include "cuda_min.h"

typedef unsigned u;
typedef unsigned long long ull;
// Most statements are for global memory, at `there`.
#define BOTH(name, ...)                                                                                                \
  extern "C" __global__ void loads_##name(u *out, const u *in) {                                                       \
    __shared__ __attribute__((aligned(16))) u s[64 * 8];                                                               \
    __shared__ ull barrier;                                                                                            \
    const u t = threadIdx.x;                                                                                           \
    u *there = out + 600, r = 0;                                                                                       \
    barrier = 1;                                                                                                       \
    for (int i = 0; i < 8; i++)                                                                                        \
      s[i * 64 + t] = in[i * 64 + t];                                                                                  \
    __syncthreads();                                                                                                   \
    const u a = s[t * 8], b = s[t * 8 + 1];                                                                            \
    __VA_ARGS__;                                                                                                       \
    const u c = s[t * 8 + 2], d = s[t * 8 + 3];                                                                        \
    __syncthreads();                                                                                                   \
    out[t] = a ^ b * 3 ^ c * 5 ^ d * 7 ^ r;                                                                            \
  }                                                                                                                    \
  extern "C" __global__ void stores_##name(u *out, const u *in) {                                                      \
    __shared__ __attribute__((aligned(16))) u s[64 * 8];                                                               \
    __shared__ ull barrier;                                                                                            \
    const u t = threadIdx.x, a = in[t + 100], b = in[t + 200], c = in[t + 300], d = in[t + 400];                       \
    u *there = out + 600, r = 0;                                                                                       \
    barrier = 1;                                                                                                       \
    s[t * 8] = a, s[t * 8 + 1] = b;                                                                                    \
    __VA_ARGS__;                                                                                                       \
    s[t * 8 + 2] = c, s[t * 8 + 3] = d;                                                                                \
    __syncthreads();                                                                                                   \
    out[t] = r ^ s[(t ^ 1) * 8];                                                                                       \
  }

#define DOES(text) asm volatile(text ";" ::"l"(there) : "memory")
#define ALONE(text) asm volatile(text ";" ::: "memory")
#define READS(text)                                                                                                    \
  u x;                                                                                                                 \
  asm volatile(text ";" : "=r"(x) : "l"(there) : "memory");                                                            \
  r ^= x
#define COMPUTES(type, letter, text)                                                                                   \
  type x;                                                                                                              \
  asm volatile(text " %0, %1;" : "=" letter(x) : letter((type)a));                                                     \
  r ^= (u)x
#define SPECIAL(type, letter, text)                                                                                    \
  type x;                                                                                                              \
  asm volatile("mov." text ";" : "=" letter(x)::"memory");                                                             \
  r ^= (u)x
#define GUARDED(guard, text)                                                                                           \
  u x = 9;                                                                                                             \
  asm volatile("{ .reg .pred p; setp.gt.u32 p, %2, 3; @" guard " " text "; }" : "+r"(x) : "l"(there), "r"(t) : "memory"); \
  r ^= x
#define AT_BARRIER(text) asm volatile(text ";" ::"r"((u)(ull)(__attribute__((address_space(3))) ull *)&barrier) : "memory")

// Order, and how far it reaches.
BOTH(st_relaxed_cta, DOES("st.relaxed.cta.global.u32 [%0], 7"))
BOTH(red_relaxed_cta, DOES("red.relaxed.cta.global.add.u32 [%0], 1"))
BOTH(st_release_cta, DOES("st.release.cta.global.u32 [%0], 7"))
BOTH(red_release_cta, DOES("red.release.cta.global.add.u32 [%0], 1"))
BOTH(ld_relaxed_cta, READS("ld.relaxed.cta.global.u32 %0, [%1]"))
BOTH(ld_acquire_cta, READS("ld.acquire.cta.global.u32 %0, [%1]"))
BOTH(atom_relaxed_cta, READS("atom.relaxed.cta.global.add.u32 %0, [%1], 1"))
BOTH(atom_acquire_cta, READS("atom.acquire.cta.global.add.u32 %0, [%1], 1"))
BOTH(atom_release_cta, READS("atom.release.cta.global.add.u32 %0, [%1], 1"))
BOTH(atom_acq_rel_cta, READS("atom.acq_rel.cta.global.add.u32 %0, [%1], 1"))
BOTH(st_relaxed_gpu, DOES("st.relaxed.gpu.global.u32 [%0], 7"))
BOTH(red_relaxed_gpu, DOES("red.relaxed.gpu.global.add.u32 [%0], 1"))
BOTH(st_release_gpu, DOES("st.release.gpu.global.u32 [%0], 7"))
BOTH(red_release_gpu, DOES("red.release.gpu.global.add.u32 [%0], 1"))
BOTH(ld_relaxed_gpu, READS("ld.relaxed.gpu.global.u32 %0, [%1]"))
BOTH(ld_acquire_gpu, READS("ld.acquire.gpu.global.u32 %0, [%1]"))
BOTH(atom_relaxed_gpu, READS("atom.relaxed.gpu.global.add.u32 %0, [%1], 1"))
BOTH(atom_acquire_gpu, READS("atom.acquire.gpu.global.add.u32 %0, [%1], 1"))
BOTH(atom_release_gpu, READS("atom.release.gpu.global.add.u32 %0, [%1], 1"))
BOTH(atom_acq_rel_gpu, READS("atom.acq_rel.gpu.global.add.u32 %0, [%1], 1"))
BOTH(st_relaxed_sys, DOES("st.relaxed.sys.global.u32 [%0], 7"))
BOTH(red_relaxed_sys, DOES("red.relaxed.sys.global.add.u32 [%0], 1"))
BOTH(st_release_sys, DOES("st.release.sys.global.u32 [%0], 7"))
BOTH(red_release_sys, DOES("red.release.sys.global.add.u32 [%0], 1"))
BOTH(ld_relaxed_sys, READS("ld.relaxed.sys.global.u32 %0, [%1]"))
BOTH(ld_acquire_sys, READS("ld.acquire.sys.global.u32 %0, [%1]"))
BOTH(atom_relaxed_sys, READS("atom.relaxed.sys.global.add.u32 %0, [%1], 1"))
BOTH(atom_acquire_sys, READS("atom.acquire.sys.global.add.u32 %0, [%1], 1"))
BOTH(atom_release_sys, READS("atom.release.sys.global.add.u32 %0, [%1], 1"))
BOTH(atom_acq_rel_sys, READS("atom.acq_rel.sys.global.add.u32 %0, [%1], 1"))
BOTH(st_release_generic, DOES("st.release.gpu.u32 [%0], 7"))
BOTH(ld_acquire_generic, READS("ld.acquire.gpu.u32 %0, [%1]"))
BOTH(ld_generic, READS("ld.u32 %0, [%1]"))
#if __clang_major__ > 19 // which had no code for it
BOTH(store_release, __atomic_store_n(there, t, __ATOMIC_RELEASE))
#endif
BOTH(fence_block, __nvvm_membar_cta())
BOTH(fence, __nvvm_membar_gl())

// Other accesses of global memory.
BOTH(st, DOES("st.global.u32 [%0], 7"))
BOTH(st_volatile, DOES("st.volatile.global.u32 [%0], 7"))
BOTH(st_through, DOES("st.global.wt.u32 [%0], 7"))
BOTH(st_streaming, DOES("st.global.cs.u32 [%0], 7"))
BOTH(prefetch_1, DOES("prefetch.L1 [%0]"))
BOTH(prefetch_2, DOES("prefetch.L2 [%0]"))
BOTH(prefetch_global_1, DOES("prefetch.global.L1 [%0]"))
BOTH(prefetch_global_2, DOES("prefetch.global.L2 [%0]"))
BOTH(prefetchu, DOES("prefetchu.L1 [%0]"))
BOTH(ld_volatile, READS("ld.volatile.global.u32 %0, [%1]"))
BOTH(ld_constant, READS("ld.global.nc.u32 %0, [%1]"))
BOTH(ldu, READS("ldu.global.u32 %0, [%1]"))

// Threads, time and the profiler.
BOTH(pmevent, ALONE("pmevent 1"))
BOTH(brkpt, ALONE("brkpt"))
BOTH(nanosleep, ALONE("nanosleep.u32 20"))
BOTH(warpsync, ALONE("bar.warp.sync 0xffffffff"))
BOTH(activemask, SPECIAL(u, "r", "b32 %0, %%lanemask_lt"))
BOTH(clock, SPECIAL(u, "r", "u32 %0, %%clock"))
BOTH(clock_64, SPECIAL(ull, "l", "u64 %0, %%clock64"))
BOTH(globaltimer, SPECIAL(ull, "l", "u64 %0, %%globaltimer"))
BOTH(smid, SPECIAL(u, "r", "u32 %0, %%smid"))
BOTH(shuffle, r ^= __nvvm_shfl_sync_bfly_i32(~0u, a, 1, 31))
BOTH(ballot, r ^= __nvvm_vote_ballot_sync(~0u, a & 1))

// Arithmetic that may become a call.
BOTH(rcp_double, COMPUTES(double, "d", "rcp.approx.ftz.f64"))
BOTH(rsqrt_double_flush, COMPUTES(double, "d", "rsqrt.approx.ftz.f64"))
BOTH(rsqrt_double, COMPUTES(double, "d", "rsqrt.approx.f64"))
BOTH(rcp_exact, COMPUTES(double, "d", "rcp.rn.f64"))
BOTH(sqrt_exact, COMPUTES(double, "d", "sqrt.rn.f64"))
BOTH(tanh, COMPUTES(float, "f", "tanh.approx.f32"))
BOTH(division, r ^= (u)((float)a / (float)b))
BOTH(fns, u x; asm volatile("fns.b32 %0, %1, 0, 1;" : "=r"(x) : "r"(a)); r ^= x)

// Under a guard.
BOTH(if_st, GUARDED("p", "st.global.u32 [%1], 7"))
BOTH(if_st_relaxed, GUARDED("p", "st.relaxed.gpu.global.u32 [%1], 7"))
BOTH(if_st_volatile, GUARDED("p", "st.volatile.global.u32 [%1], 7"))
BOTH(if_red, GUARDED("p", "red.global.add.u32 [%1], 1"))
BOTH(if_prefetch, GUARDED("p", "prefetch.global.L2 [%1]"))
BOTH(if_ld, GUARDED("p", "ld.global.u32 %0, [%1]"))
BOTH(if_ld_volatile, GUARDED("p", "ld.volatile.global.u32 %0, [%1]"))
BOTH(if_ld_constant, GUARDED("p", "ld.global.nc.u32 %0, [%1]"))
BOTH(if_atom, GUARDED("p", "atom.global.add.u32 %0, [%1], 1"))
BOTH(if_mov, GUARDED("p", "mov.u32 %0, %2"))
BOTH(if_add, GUARDED("p", "add.u32 %0, %0, %2"))
BOTH(if_not_st, GUARDED("!p", "st.global.u32 [%1], 7"))
BOTH(if_not_st_relaxed, GUARDED("!p", "st.relaxed.gpu.global.u32 [%1], 7"))
BOTH(if_not_st_volatile, GUARDED("!p", "st.volatile.global.u32 [%1], 7"))
BOTH(if_not_red, GUARDED("!p", "red.global.add.u32 [%1], 1"))
BOTH(if_not_prefetch, GUARDED("!p", "prefetch.global.L2 [%1]"))
BOTH(if_not_ld, GUARDED("!p", "ld.global.u32 %0, [%1]"))
BOTH(if_not_ld_volatile, GUARDED("!p", "ld.volatile.global.u32 %0, [%1]"))
BOTH(if_not_ld_constant, GUARDED("!p", "ld.global.nc.u32 %0, [%1]"))
BOTH(if_not_atom, GUARDED("!p", "atom.global.add.u32 %0, [%1], 1"))
BOTH(if_not_mov, GUARDED("!p", "mov.u32 %0, %2"))
BOTH(if_not_add, GUARDED("!p", "add.u32 %0, %0, %2"))

#if __CUDA_ARCH__ >= 800
BOTH(reduce, r ^= __nvvm_redux_sync_add(a, ~0u))
BOTH(commit, ALONE("cp.async.commit_group"))
BOTH(wait_group, ALONE("cp.async.wait_group 0"))
BOTH(wait_all, ALONE("cp.async.wait_all"))
BOTH(discard, DOES("discard.global.L2 [%0], 128"))
BOTH(priority, DOES("applypriority.global.L2::evict_normal [%0], 128"))
BOTH(barrier_init, AT_BARRIER("mbarrier.init.shared.b64 [%0], 1"))
BOTH(barrier_inval, AT_BARRIER("mbarrier.inval.shared.b64 [%0]"))
BOTH(barrier_count, u x; asm volatile("mbarrier.pending_count.b64 %0, %1;" : "=r"(x) : "l"((ull)a)); r ^= x)
#endif
#if __CUDA_ARCH__ >= 900
BOTH(bulk_commit, ALONE("cp.async.bulk.commit_group"))
BOTH(bulk_wait, ALONE("cp.async.bulk.wait_group 0"))
BOTH(bulk_wait_read, ALONE("cp.async.bulk.wait_group.read 0"))
BOTH(launch_dependents, ALONE("griddepcontrol.launch_dependents"))
BOTH(wait_dependency, ALONE("griddepcontrol.wait"))
BOTH(bulk_prefetch, DOES("cp.async.bulk.prefetch.L2.global [%0], 128"))
#endif
