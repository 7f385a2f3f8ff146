/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where a thread is, what it may ask about the machine, and how it ends. The list of all tables.
 *
 * What a program cannot count on, such as the number of an SM, is answered in one way always: SM 0
 * of 1, clocks that only move forward. */
#include "sim/device/device.h"

#define REGISTER(type, name, expression)                                                           \
  static type read_##name(void) { return expression; }
#define DIMENSIONS(name, field)                                                                    \
  REGISTER(uint32_t, name##_x, thread_position()->field.x)                                         \
  REGISTER(uint32_t, name##_y, thread_position()->field.y)                                         \
  REGISTER(uint32_t, name##_z, thread_position()->field.z)
DIMENSIONS(tid, thread)
DIMENSIONS(ntid, threads)
DIMENSIONS(ctaid, block)
DIMENSIONS(nctaid, blocks)
DIMENSIONS(cluster_nctaid, cluster)
REGISTER(uint32_t, cluster_ctaid_x, thread_position()->block.x % thread_position()->cluster.x)
REGISTER(uint32_t, cluster_ctaid_y, thread_position()->block.y % thread_position()->cluster.y)
REGISTER(uint32_t, cluster_ctaid_z, thread_position()->block.z % thread_position()->cluster.z)
REGISTER(uint32_t, cluster_blocks, (uint32_t)dim3_count(thread_position()->cluster))
REGISTER(uint32_t, laneid, thread_lane())
REGISTER(uint32_t, warpid, thread_warp())
REGISTER(uint32_t, warpsize, UNBANK_LANES)
REGISTER(uint32_t, nwarpid, 64)
REGISTER(uint32_t, lanemask_eq, UINT32_C(1) << thread_lane())
REGISTER(uint32_t, lanemask_lt, (UINT32_C(1) << thread_lane()) - 1)
REGISTER(uint32_t, lanemask_le, UINT32_MAX >> (31 - thread_lane()))
REGISTER(uint32_t, lanemask_gt, ~read_lanemask_le())
REGISTER(uint32_t, lanemask_ge, ~read_lanemask_lt())
REGISTER(uint32_t, zero, 0)
REGISTER(uint32_t, one, 1)
REGISTER(uint64_t, gridid, 1)
REGISTER(uint32_t, clock, (uint32_t)thread_clock())
REGISTER(uint64_t, clock64, thread_clock())
REGISTER(uint32_t, clock_hi, (uint32_t)(thread_clock() >> 32))
REGISTER(uint32_t, dynamic_bytes, thread_position()->dynamic_bytes)
REGISTER(uint32_t, total_bytes, thread_position()->dynamic_bytes + thread_position()->static_bytes)

static uint32_t read_cluster_rank(void) {
  struct dim3 cluster = thread_position()->cluster;
  return (read_cluster_ctaid_z() * cluster.y + read_cluster_ctaid_y()) * cluster.x +
         read_cluster_ctaid_x();
}

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

#define SREG(name, text) ROW("read.ptx.sreg." text, read_##name)
#define SREG3(name)                                                                                \
  SREG(name##_x, #name ".x"), SREG(name##_y, #name ".y"), SREG(name##_z, #name ".z")

const struct host_function register_functions[] = {
    SREG3(tid),
    SREG3(ntid),
    SREG3(ctaid),
    SREG3(nctaid),
    SREG(laneid, "laneid"),
    SREG(warpid, "warpid"),
    SREG(nwarpid, "nwarpid"),
    SREG(warpsize, "warpsize"),
    SREG(lanemask_eq, "lanemask.eq"),
    SREG(lanemask_lt, "lanemask.lt"),
    SREG(lanemask_le, "lanemask.le"),
    SREG(lanemask_gt, "lanemask.gt"),
    SREG(lanemask_ge, "lanemask.ge"),
    SREG(zero, "smid"),
    SREG(one, "nsmid"),
    SREG(gridid, "gridid"),
    SREG(clock, "clock"),
    SREG(clock_hi, "clock.hi"),
    SREG(clock64, "clock64"),
    SREG(clock64, "globaltimer"),
    SREG(clock, "globaltimer.lo"),
    SREG(clock_hi, "globaltimer.hi"),
    SREG(dynamic_bytes, "dynamic_smem_size"),
    SREG(total_bytes, "total_smem_size"),
    SREG(total_bytes, "aggr_smem_size"),
    SREG(zero, "envreg1"),
    SREG(zero, "envreg2"),
    SREG(cluster_rank, "cluster.ctarank"),
    SREG(cluster_blocks, "cluster.nctarank"),
    SREG(cluster_ctaid_x, "cluster.ctaid.x"),
    SREG(cluster_ctaid_y, "cluster.ctaid.y"),
    SREG(cluster_ctaid_z, "cluster.ctaid.z"),
    SREG(cluster_nctaid_x, "cluster.nctaid.x"),
    SREG(cluster_nctaid_y, "cluster.nctaid.y"),
    SREG(cluster_nctaid_z, "cluster.nctaid.z"),
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
