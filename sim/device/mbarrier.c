/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * mbarrier: a barrier that lies in shared memory, 64 bits whose form only these functions know:
 *
 *     bits   0 .. 19  pending arrivals of this phase
 *           20 .. 39  arrivals that a phase takes
 *           40 .. 62  bytes that copies still owe to this phase
 *                63  phase, the parity of the number of phases that are complete
 *
 * A phase is complete when nothing is pending and nothing owed; the next one begins at once. Copies
 * of cp.async are made at once, so that what tracks them has arrived. An arrival releases what its
 * thread has written; a wait that succeeds acquires it. */
#include "sim/device/device.h"

enum { COUNT_BITS = 20, OWED_BITS = 23 };
#define FIELD(bits) ((UINT64_C(1) << (bits)) - 1)

static uint64_t pending(uint64_t state) { return state & FIELD(COUNT_BITS); }
static uint64_t expected(uint64_t state) { return state >> COUNT_BITS & FIELD(COUNT_BITS); }
static uint64_t owed(uint64_t state) { return state >> 2 * COUNT_BITS & FIELD(OWED_BITS); }
static uint64_t phase(uint64_t state) { return state >> 63; }

static uint64_t state_of(uint64_t pending, uint64_t expected, uint64_t owed, uint64_t phase) {
  return (pending & FIELD(COUNT_BITS)) | (expected & FIELD(COUNT_BITS)) << COUNT_BITS |
         (owed & FIELD(OWED_BITS)) << 2 * COUNT_BITS | phase << 63;
}

/* Takes `count` off the pending arrivals and `drop` off the expected ones, and adds to what is
 * owed. Returns the state before. */
static uint64_t change(uint64_t *barrier, uint64_t count, uint64_t drop, uint64_t bytes) {
  uint64_t before = *barrier, left = pending(before) - count;
  uint64_t rest = owed(before) + bytes, wanted = expected(before) - drop;
  if (count > pending(before))
    thread_fail(RUN_FAULT, unbank_error("more arrivals at an mbarrier than its phase takes"));
  bool complete = (left | (rest & FIELD(OWED_BITS))) == 0;
  *barrier = complete ? state_of(wanted, wanted, 0, !phase(before))
                      : state_of(left, wanted, rest, phase(before));
  return before;
}

static void init(uint64_t *barrier, uint32_t count) { *barrier = state_of(count, count, 0, 0); }
static void invalidate(uint64_t *barrier) { (void)barrier; }
static uint64_t arrive(uint64_t *barrier) {
  thread_fence();
  return change(barrier, 1, 0, 0);
}
static uint64_t arrive_count(uint64_t *barrier, uint32_t count) {
  thread_fence();
  return change(barrier, count, 0, 0);
}
static uint64_t arrive_drop(uint64_t *barrier) {
  thread_fence();
  return change(barrier, 1, 1, 0);
}
static uint64_t arrive_drop_count(uint64_t *barrier, uint32_t count) {
  thread_fence();
  return change(barrier, count, count, 0);
}
static uint64_t arrive_expect(uint64_t *barrier, uint32_t bytes) {
  thread_fence();
  return change(barrier, 1, 0, bytes);
}
static void expect(uint64_t *barrier, uint32_t bytes) { change(barrier, 0, 0, bytes); }
static void complete(uint64_t *barrier, uint32_t bytes) {
  thread_fence();
  change(barrier, 0, 0, -(uint64_t)bytes);
}
/* The arrival that a copy adds to the pending ones, and then makes. */
static void copy_arrive(uint64_t *barrier) { (void)barrier; }

/* Waits. A try that fails lets the others run, as it may on hardware. */
static uint32_t is_over(const uint64_t *barrier, uint64_t parity, bool tries) {
  bool over = phase(*(const volatile uint64_t *)barrier) != parity;
  if (!over && tries) {
    thread_yield();
    over = phase(*(const volatile uint64_t *)barrier) != parity;
  }
  if (over)
    thread_fence();
  return over;
}
static uint32_t test(const uint64_t *barrier, uint64_t state) {
  return is_over(barrier, phase(state), true);
}
static uint32_t test_parity(const uint64_t *barrier, uint32_t parity) {
  return is_over(barrier, parity & 1, true);
}
static uint32_t pending_count(uint64_t state) { return (uint32_t)pending(state); }

#define BOTH(name, function) ROW(name, function), ROW(name ".shared", function)

const struct host_function mbarrier_functions[] = {
    BOTH("mbarrier.init", init),
    BOTH("mbarrier.inval", invalidate),
    BOTH("mbarrier.arrive", arrive),
    BOTH("mbarrier.arrive.noComplete", arrive_count),
    BOTH("mbarrier.arrive.drop", arrive_drop),
    BOTH("mbarrier.arrive.drop.noComplete", arrive_drop_count),
    BOTH("mbarrier.test.wait", test),
    ROW("mbarrier.test.wait.parity", test_parity),
    ROW("mbarrier.pending.count", pending_count),
    ROW("mbarrier.arrive.expect.tx", arrive_expect),
    ROW("mbarrier.expect.tx", expect),
    ROW("mbarrier.complete.tx", complete),
    BOTH("cp.async.mbarrier.arrive", copy_arrive),
    BOTH("cp.async.mbarrier.arrive.noinc", arrive),
    {NULL, NULL},
};
