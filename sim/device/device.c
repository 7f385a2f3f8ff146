/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where a thread is, what it may ask about the machine, and how it ends. The list of all tables.
 *
 * What a program cannot count on, such as the number of an SM, is answered in one way always: SM 0
 * of 1, clocks that only move forward. */
#include "sim/device/device.h"

/* Where a block is in its cluster. */
static struct dim3 in_cluster(void) {
  struct dim3 block = thread_position()->block, cluster = thread_position()->cluster;
  return (struct dim3){block.x % cluster.x, block.y % cluster.y, block.z % cluster.z};
}

static uint32_t cluster_rank(void) {
  struct dim3 cluster = thread_position()->cluster, at = in_cluster();
  return (at.z * cluster.y + at.y) * cluster.x + at.x;
}

/* X(type, name, PTX's name, what it reads) */
#define AXES(X, name, text, place)                                                                 \
  X(uint32_t, name##_x, text ".x", (place).x)                                                      \
  X(uint32_t, name##_y, text ".y", (place).y)                                                      \
  X(uint32_t, name##_z, text ".z", (place).z)
#define REGISTERS(X)                                                                               \
  AXES(X, tid, "tid", thread_position()->thread)                                                   \
  AXES(X, ntid, "ntid", thread_position()->threads)                                                \
  AXES(X, ctaid, "ctaid", thread_position()->block)                                                \
  AXES(X, nctaid, "nctaid", thread_position()->blocks)                                             \
  AXES(X, cluster_ctaid, "cluster.ctaid", in_cluster())                                            \
  AXES(X, cluster_nctaid, "cluster.nctaid", thread_position()->cluster)                            \
  X(uint32_t, cluster_ctarank, "cluster.ctarank", cluster_rank())                                  \
  X(uint32_t, cluster_nctarank, "cluster.nctarank",                                                \
    (uint32_t)dim3_count(thread_position()->cluster))                                              \
  X(uint32_t, laneid, "laneid", thread_lane())                                                     \
  X(uint32_t, warpid, "warpid", thread_warp())                                                     \
  X(uint32_t, nwarpid, "nwarpid", 64)                                                              \
  X(uint32_t, warpsize, "warpsize", UNBANK_LANES)                                                  \
  X(uint32_t, lanemask_eq, "lanemask.eq", UINT32_C(1) << thread_lane())                            \
  X(uint32_t, lanemask_lt, "lanemask.lt", (UINT32_C(1) << thread_lane()) - 1)                      \
  X(uint32_t, lanemask_le, "lanemask.le", UINT32_MAX >> (31 - thread_lane()))                      \
  X(uint32_t, lanemask_gt, "lanemask.gt", ~read_lanemask_le())                                     \
  X(uint32_t, lanemask_ge, "lanemask.ge", ~read_lanemask_lt())                                     \
  X(uint32_t, smid, "smid", 0)                                                                     \
  X(uint32_t, nsmid, "nsmid", 1)                                                                   \
  X(uint64_t, gridid, "gridid", 1)                                                                 \
  X(uint32_t, clock, "clock", (uint32_t)thread_clock())                                            \
  X(uint32_t, clock_hi, "clock.hi", (uint32_t)(thread_clock() >> 32))                              \
  X(uint64_t, clock64, "clock64", thread_clock())                                                  \
  X(uint64_t, timer, "globaltimer", thread_clock())                                                \
  X(uint32_t, timer_lo, "globaltimer.lo", read_clock())                                            \
  X(uint32_t, timer_hi, "globaltimer.hi", read_clock_hi())                                         \
  X(uint32_t, dynamic, "dynamic_smem_size", thread_position()->dynamic_bytes)                      \
  X(uint32_t, total, "total_smem_size",                                                            \
    thread_position()->dynamic_bytes + thread_position()->static_bytes)                            \
  X(uint32_t, aggregate, "aggr_smem_size", read_total())                                           \
  X(uint32_t, envreg1, "envreg1", 0)                                                               \
  X(uint32_t, envreg2, "envreg2", 0)

#define X(type, name, text, expression)                                                            \
  static type read_##name(void) { return expression; }
REGISTERS(X)
#undef X

static uint32_t is_shared(const void *pointer) { return thread_is_shared(pointer); }
static uint32_t is_global(const void *pointer) { return !thread_is_shared(pointer); }
static uint32_t is_nowhere(const void *pointer) {
  (void)pointer;
  return false;
}

/* What the compiler asks libdevice's bodies: IEEE division and roots, subnormals kept, sm_90. */
static uint32_t reflect(const char *question) {
  if (!strcmp(question, "__CUDA_ARCH"))
    return 900;
  return !strcmp(question, "__CUDA_PREC_DIV") || !strcmp(question, "__CUDA_PREC_SQRT");
}

static void nap(uint32_t nanoseconds) {
  (void)nanoseconds;
  thread_yield();
}

static void trap(void) { thread_fail(RUN_FAULT, unbank_error("the kernel trapped")); }

const struct host_function register_functions[] = {
    ROW("isspacep.shared", is_shared),
    ROW("isspacep.shared.cluster", is_shared),
    ROW("isspacep.global", is_global),
    ROW("isspacep.const", is_nowhere),
    ROW("isspacep.local", is_nowhere),
    ROW("nanosleep", nap),
    ROW("reflect", reflect),
    ROW("trap", trap),
    {"__nvvm_reflect", (void *)reflect},
    {"llvm.trap", (void *)trap},
#define X(type, name, text, expression) ROW("read.ptx.sreg." text, read_##name),
    REGISTERS(X)
#undef X
        {NULL, NULL},
};

const struct host_function *const device_tables[] = {
    register_functions, collective_functions,
    copy_functions,     rounding_functions,
    convert_functions,  arithmetic_functions,
    integer_functions,  narrow_functions,
    library_functions,  print_functions,
    mbarrier_functions, multiply_functions,
    wmma_functions,     NULL,
};
