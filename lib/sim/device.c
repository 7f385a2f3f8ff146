/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What stands for the device: one host function for each intrinsic, in a table by name. A function
 * gets its arguments as LLVM's calling convention passes them on this machine: an i1 comes with
 * arbitrary upper bits, so only bit 0 of such an argument counts.
 *
 * PTX's shfl.sync (PTX ISA, "shfl.sync"), for lane l with operands b and c:
 *
 *     segments  = c[12:8]   a bit set here keeps lanes of different segments apart
 *     lowest    = l & segments
 *     highest   = lowest | (c[4:0] & ~segments)
 *     source    = l - b (up), l + b (down), l ^ b (bfly), lowest | (b & ~segments) (idx)
 *     in range  = source >= highest (up), source <= highest (others); else a lane gets its own
 * value
 */
#include <math.h>

#include "worker.h"

/* Where a thread is. */

#define REGISTER(name, expression)                                                                 \
  static uint32_t read_##name(void) { return expression; }
#define DIMENSIONS(name, field)                                                                    \
  REGISTER(name##_x, thread_position()->field.x)                                                   \
  REGISTER(name##_y, thread_position()->field.y)                                                   \
  REGISTER(name##_z, thread_position()->field.z)
DIMENSIONS(tid, thread)
DIMENSIONS(ntid, threads)
DIMENSIONS(ctaid, block)
DIMENSIONS(nctaid, blocks)
REGISTER(laneid, thread_lane())
REGISTER(warpsize, UNBANK_LANES)
REGISTER(lanemask_eq, UINT32_C(1) << thread_lane())
REGISTER(lanemask_lt, (UINT32_C(1) << thread_lane()) - 1)
REGISTER(lanemask_le, UINT32_MAX >> (31 - thread_lane()))
REGISTER(lanemask_gt, ~read_lanemask_le())
REGISTER(lanemask_ge, ~read_lanemask_lt())

static bool is_shared(const void *pointer) { return thread_is_shared(pointer); }
static bool is_global(const void *pointer) { return !thread_is_shared(pointer); }

/* Barriers. */

static uint64_t result_count(const struct meeting *const *members, unsigned count, unsigned self) {
  (void)self;
  uint64_t sum = 0;
  for (unsigned i = 0; i < count; i++)
    sum += members[i] && members[i]->value;
  return sum;
}

static uint64_t result_any(const struct meeting *const *members, unsigned count, unsigned self) {
  return result_count(members, count, self) > 0;
}

static uint64_t result_all(const struct meeting *const *members, unsigned count, unsigned self) {
  (void)self;
  for (unsigned i = 0; i < count; i++)
    if (members[i] && !members[i]->value)
      return false;
  return true;
}

static void barrier(void) { thread_meet((struct meeting){.group = 0}); }
static void barrier_id(uint32_t id) { thread_meet((struct meeting){.group = id}); }
static void barrier_threads(uint32_t id, uint32_t threads) {
  thread_meet((struct meeting){.group = id, .threads = threads});
}
static void warp_barrier(uint32_t mask) {
  thread_meet((struct meeting){.kind = MEETING_WARP, .group = mask});
}
static void nothing(void) {}

#define BARRIER_REDUCTION(name)                                                                    \
  static uint32_t barrier_##name(uint32_t value) {                                                 \
    return (uint32_t)thread_meet((struct meeting){.value = value, .result = result_##name});       \
  }                                                                                                \
  static uint32_t barrier_id_##name(uint32_t id, int value) {                                      \
    return (uint32_t)thread_meet(                                                                  \
        (struct meeting){.group = id, .value = value & 1, .result = result_##name});               \
  }
BARRIER_REDUCTION(count)
BARRIER_REDUCTION(any)
BARRIER_REDUCTION(all)

/* Votes. */

static uint64_t result_ballot(const struct meeting *const *members, unsigned count, unsigned self) {
  (void)self;
  uint64_t mask = 0;
  for (unsigned i = 0; i < count; i++)
    mask |= (uint64_t)(members[i] && members[i]->value) << i;
  return mask;
}

static uint64_t result_uniform(const struct meeting *const *members, unsigned count,
                               unsigned self) {
  return result_all(members, count, self) || !result_any(members, count, self);
}

#define VOTE(type, name)                                                                           \
  static type vote_##name(uint32_t mask, int value) {                                              \
    return (type)thread_meet((struct meeting){                                                     \
        .kind = MEETING_WARP, .group = mask, .value = value & 1, .result = result_##name});        \
  }
VOTE(bool, any)
VOTE(bool, all)
VOTE(bool, uniform)
VOTE(uint32_t, ballot)

/* Shuffles. */

static uint64_t value_from(const struct meeting *const *members, unsigned count, unsigned self,
                           unsigned source, bool in_range) {
  bool taken = in_range && source < count && members[source];
  return members[taken ? source : self]->value;
}

#define SHUFFLE(name, from, compare)                                                               \
  static uint64_t result_##name(const struct meeting *const *members, unsigned count,              \
                                unsigned self) {                                                   \
    uint32_t b = members[self]->source & 31, c = members[self]->clamp;                             \
    uint32_t segments = c >> 8 & 31, lowest = self & segments;                                     \
    uint32_t highest = lowest | (c & 31 & ~segments);                                              \
    int source = (int)(from);                                                                      \
    return value_from(members, count, self, (unsigned)source, source compare(int) highest);        \
  }                                                                                                \
  static uint32_t shuffle_##name(uint32_t mask, uint32_t value, uint32_t b, uint32_t c) {          \
    return (uint32_t)thread_meet((struct meeting){.kind = MEETING_WARP,                            \
                                                  .group = mask,                                   \
                                                  .value = value,                                  \
                                                  .source = b,                                     \
                                                  .clamp = c,                                      \
                                                  .result = result_##name});                       \
  }                                                                                                \
  static float shuffle_##name##_f32(uint32_t mask, float value, uint32_t b, uint32_t c) {          \
    uint32_t bits;                                                                                 \
    memcpy(&bits, &value, sizeof bits);                                                            \
    bits = shuffle_##name(mask, bits, b, c);                                                       \
    memcpy(&value, &bits, sizeof bits);                                                            \
    return value;                                                                                  \
  }
SHUFFLE(up, self - b, >=)
SHUFFLE(down, self + b, <=)
SHUFFLE(bfly, self ^ b, <=)
SHUFFLE(idx, lowest | (b & ~segments), <=)

/* Arithmetic. */

static int32_t mulhi_i(int32_t a, int32_t b) { return (int32_t)((int64_t)a * b >> 32); }
static uint32_t mulhi_ui(uint32_t a, uint32_t b) { return (uint32_t)((uint64_t)a * b >> 32); }
static int64_t mulhi_ll(int64_t a, int64_t b) { return (int64_t)((__int128)a * b >> 64); }
static uint64_t mulhi_ull(uint64_t a, uint64_t b) {
  return (uint64_t)((unsigned __int128)a * b >> 64);
}
static float rsqrt_f32(float x) { return 1 / sqrtf(x); }
static float reciprocal_f32(float x) { return 1 / x; }

/* Ends. */

static void trap(void) { thread_fail(ENDED_DIFFERENT, unbank_error("the kernel trapped")); }
static void assert_fail(const char *message, const char *file, uint32_t line, const char *function,
                        size_t char_size) {
  (void)char_size;
  thread_fail(ENDED_DIFFERENT,
              unbank_error("%s:%u: %s: assertion failed: %s", file, line, function, message));
}
static int print_nothing(const char *format, void *arguments) {
  (void)format, (void)arguments;
  return 0;
}

#define ROW(intrinsic, function) {"llvm.nvvm." intrinsic, (void *)(function)}
#define SREG(name, text) ROW("read.ptx.sreg." text, read_##name)
#define SREG3(name)                                                                                \
  ROW("read.ptx.sreg." #name ".x", read_##name##_x),                                               \
      ROW("read.ptx.sreg." #name ".y", read_##name##_y),                                           \
      ROW("read.ptx.sreg." #name ".z", read_##name##_z)
#define SHFL(name)                                                                                 \
  ROW("shfl.sync." #name ".i32", shuffle_##name),                                                  \
      ROW("shfl.sync." #name ".f32", shuffle_##name##_f32)

const struct host_function device_functions[] = {
    SREG3(tid),
    SREG3(ntid),
    SREG3(ctaid),
    SREG3(nctaid),
    SREG(laneid, "laneid"),
    SREG(warpsize, "warpsize"),
    SREG(lanemask_eq, "lanemask.eq"),
    SREG(lanemask_lt, "lanemask.lt"),
    SREG(lanemask_le, "lanemask.le"),
    SREG(lanemask_gt, "lanemask.gt"),
    SREG(lanemask_ge, "lanemask.ge"),
    ROW("isspacep.shared", is_shared),
    ROW("isspacep.global", is_global),
    ROW("barrier0", barrier), /* up to LLVM 20; its successors: barrier.cta.* */
    ROW("barrier0.popc", barrier_count),
    ROW("barrier0.and", barrier_all),
    ROW("barrier0.or", barrier_any),
    ROW("barrier.n", barrier_id),
    ROW("barrier", barrier_threads),
    ROW("bar.sync", barrier_id),
    ROW("barrier.sync", barrier_id),
    ROW("barrier.sync.cnt", barrier_threads),
    ROW("barrier.cta.sync.aligned.all", barrier_id),
    ROW("barrier.cta.sync.all", barrier_id),
    ROW("barrier.cta.sync.aligned.count", barrier_threads),
    ROW("barrier.cta.sync.count", barrier_threads),
    ROW("barrier.cta.red.popc.aligned.all", barrier_id_count),
    ROW("barrier.cta.red.and.aligned.all", barrier_id_all),
    ROW("barrier.cta.red.or.aligned.all", barrier_id_any),
    ROW("bar.warp.sync", warp_barrier),
    ROW("membar.cta", nothing),
    ROW("membar.gl", nothing),
    ROW("membar.sys", nothing),
    ROW("vote.any.sync", vote_any),
    ROW("vote.all.sync", vote_all),
    ROW("vote.uni.sync", vote_uniform),
    ROW("vote.ballot.sync", vote_ballot),
    SHFL(up),
    SHFL(down),
    SHFL(bfly),
    SHFL(idx),
    ROW("mulhi.i", mulhi_i),
    ROW("mulhi.ui", mulhi_ui),
    ROW("mulhi.ll", mulhi_ll),
    ROW("mulhi.ull", mulhi_ull),
    ROW("ex2.approx.f", exp2f),
    ROW("lg2.approx.f", log2f),
    ROW("sin.approx.f", sinf),
    ROW("cos.approx.f", cosf),
    ROW("sqrt.approx.f", sqrtf),
    ROW("sqrt.rn.f", sqrtf),
    ROW("rsqrt.approx.f", rsqrt_f32),
    ROW("rcp.rn.f", reciprocal_f32),
    ROW("rcp.approx.ftz.f", reciprocal_f32),
    {"llvm.trap", (void *)trap},
    {"__assertfail", (void *)assert_fail},
    {"vprintf", (void *)print_nothing},
    {NULL, NULL},
};

const struct host_access host_accesses[] = {{.name = NULL}};
