/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What threads do together: barriers, votes, shuffles, matches, reductions.
 *
 * PTX's shfl.sync (PTX ISA, "shfl.sync"), for lane l with operands b and c:
 *
 *     segments  = c[12:8]   a bit set here keeps lanes of different segments apart
 *     lowest    = l & segments
 *     highest   = lowest | (c[4:0] & ~segments)
 *     source    = l - b (up), l + b (down), l ^ b (bfly), lowest | (b & ~segments) (idx)
 *     in range  = source >= highest (up), source <= highest (others); else a lane gets its own
 *                 value, and its predicate is false
 *
 * Forms without a mask (votes and shuffles of old, activemask) take whichever lanes come together
 * to one place in the code, whose number lower.c gives each call as a last argument.
 */
#include <math.h>

#include "sim/device/device.h"

/* What a predicate and a value come home in. */
struct judged {
  uint32_t value;
  uint8_t predicate;
};

/* Barriers. */

static uint64_t result_popc(const struct meeting *const *members, unsigned count, unsigned self) {
  (void)self;
  uint64_t sum = 0;
  for (unsigned i = 0; i < count; i++)
    sum += members[i] && members[i]->value;
  return sum;
}

static uint64_t result_or(const struct meeting *const *members, unsigned count, unsigned self) {
  return result_popc(members, count, self) > 0;
}

static uint64_t result_and(const struct meeting *const *members, unsigned count, unsigned self) {
  (void)self;
  for (unsigned i = 0; i < count; i++)
    if (members[i] && !members[i]->value)
      return false;
  return true;
}

static void barrier(void) { thread_meet((struct meeting){.group = 0}); }
static void barrier_id(uint32_t id) { thread_meet((struct meeting){.group = id}); }
static void barrier_count(uint32_t id, uint32_t threads) {
  thread_meet((struct meeting){.group = id, .threads = threads});
}
static void barrier_arrive(uint32_t id, uint32_t threads) {
  thread_meet((struct meeting){.group = id, .threads = threads, .arrives_only = true});
}
static void warp_barrier(uint32_t mask) {
  thread_meet((struct meeting){.kind = MEETING_WARP, .group = mask});
}

#define BARRIER_REDUCTION(name)                                                                    \
  static uint32_t barrier_##name(uint32_t value) {                                                 \
    return (uint32_t)thread_meet((struct meeting){.value = value, .result = result_##name});       \
  }                                                                                                \
  static uint32_t barrier_id_##name(uint32_t id, uint32_t value) {                                 \
    return (uint32_t)thread_meet(                                                                  \
        (struct meeting){.group = id, .value = value, .result = result_##name});                   \
  }                                                                                                \
  static uint32_t barrier_count_##name(uint32_t id, uint32_t threads, uint32_t value) {            \
    return (uint32_t)thread_meet((struct meeting){                                                 \
        .group = id, .threads = threads, .value = value, .result = result_##name});                \
  }
BARRIER_REDUCTION(popc)
BARRIER_REDUCTION(and)
BARRIER_REDUCTION(or)

/* Votes. */

static uint64_t result_ballot(const struct meeting *const *members, unsigned count, unsigned self) {
  (void)self;
  uint64_t mask = 0;
  for (unsigned i = 0; i < count; i++)
    mask |= (uint64_t)(members[i] && members[i]->value) << i;
  return mask;
}

static uint64_t result_uni(const struct meeting *const *members, unsigned count, unsigned self) {
  return result_and(members, count, self) || !result_or(members, count, self);
}

#define result_any result_or
#define result_all result_and
#define VOTE(name)                                                                                 \
  static uint32_t vote_##name(uint32_t mask, uint32_t value) {                                     \
    return (uint32_t)thread_meet((struct meeting){                                                 \
        .kind = MEETING_WARP, .group = mask, .value = value, .result = result_##name});            \
  }                                                                                                \
  static uint32_t gather_##name(uint32_t value, uint32_t place) {                                  \
    return (uint32_t)thread_meet((struct meeting){                                                 \
        .kind = MEETING_GATHER, .group = place, .value = value, .result = result_##name});         \
  }
VOTE(any)
VOTE(all)
VOTE(uni)
VOTE(ballot)

static uint32_t active_mask(uint32_t place) { return gather_ballot(1, place); }

/* The lowest lane leads. */
static void elect(uint32_t mask, struct judged *out) {
  uint32_t present = vote_ballot(mask, 1);
  out->value = present ? (uint32_t)__builtin_ctz(present) : 0;
  out->predicate = out->value == thread_lane();
}

/* Shuffles. The result: the value, and in bit 32 whether the source was in range. */

static uint64_t value_from(const struct meeting *const *members, unsigned count, unsigned self,
                           unsigned source, bool in_range) {
  bool there = source < count && members[source];
  uint32_t value = !in_range ? (uint32_t)members[self]->value
                   : there   ? (uint32_t)members[source]->value
                             : 0; /* of a lane that takes no part: undefined; so on an H200 */
  return value | (uint64_t)in_range << 32;
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
  static uint64_t meet_##name(uint32_t mask, uint32_t value, uint32_t b, uint32_t c) {             \
    return thread_meet((struct meeting){.kind = MEETING_WARP,                                      \
                                        .group = mask,                                             \
                                        .value = value,                                            \
                                        .source = b,                                               \
                                        .clamp = c,                                                \
                                        .result = result_##name});                                 \
  }                                                                                                \
  static uint32_t shuffle_##name(uint32_t mask, uint32_t value, uint32_t b, uint32_t c) {          \
    return (uint32_t)meet_##name(mask, value, b, c);                                               \
  }                                                                                                \
  static float shuffle_##name##_f32(uint32_t mask, float value, uint32_t b, uint32_t c) {          \
    return bits_float((uint32_t)meet_##name(mask, float_bits(value), b, c));                       \
  }                                                                                                \
  static void shuffle_##name##_i32p(uint32_t mask, uint32_t value, uint32_t b, uint32_t c,         \
                                    struct judged *out) {                                          \
    uint64_t result = meet_##name(mask, value, b, c);                                              \
    *out = (struct judged){(uint32_t)result, (uint8_t)(result >> 32)};                             \
  }                                                                                                \
  static void shuffle_##name##_f32p(uint32_t mask, float value, uint32_t b, uint32_t c,            \
                                    struct judged *out) {                                          \
    shuffle_##name##_i32p(mask, float_bits(value), b, c, out);                                     \
  }                                                                                                \
  static uint32_t gather_##name(uint32_t value, uint32_t b, uint32_t c, uint32_t place) {          \
    return (uint32_t)thread_meet((struct meeting){.kind = MEETING_GATHER,                          \
                                                  .group = place,                                  \
                                                  .value = value,                                  \
                                                  .source = b,                                     \
                                                  .clamp = c,                                      \
                                                  .result = result_##name});                       \
  }                                                                                                \
  static float gather_##name##_f32(float value, uint32_t b, uint32_t c, uint32_t place) {          \
    return bits_float(gather_##name(float_bits(value), b, c, place));                              \
  }
SHUFFLE(up, self - b, >=)
SHUFFLE(down, self + b, <=)
SHUFFLE(bfly, self ^ b, <=)
SHUFFLE(idx, lowest | (b & ~segments), <=)

/* Matches. */

static uint64_t result_match(const struct meeting *const *members, unsigned count, unsigned self) {
  uint64_t mask = 0;
  for (unsigned i = 0; i < count; i++)
    mask |= (uint64_t)(members[i] && members[i]->value == members[self]->value) << i;
  return mask;
}

/* All equal: the mask of those present; else 0. */
static uint64_t result_match_all(const struct meeting *const *members, unsigned count,
                                 unsigned self) {
  uint64_t equal = result_match(members, count, self), present = 0;
  for (unsigned i = 0; i < count; i++)
    present |= (uint64_t)(members[i] != NULL) << i;
  return equal == present ? present : 0;
}

static uint32_t match_any64(uint32_t mask, uint64_t value) {
  return (uint32_t)thread_meet((struct meeting){
      .kind = MEETING_WARP, .group = mask, .value = value, .result = result_match});
}
static uint32_t match_any32(uint32_t mask, uint32_t value) { return match_any64(mask, value); }
static void match_all64(uint32_t mask, uint64_t value, struct judged *out) {
  out->value = (uint32_t)thread_meet((struct meeting){
      .kind = MEETING_WARP, .group = mask, .value = value, .result = result_match_all});
  out->predicate = out->value != 0;
}
static void match_all32(uint32_t mask, uint32_t value, struct judged *out) {
  match_all64(mask, value, out);
}

/* Reductions. */

#define REDUCTION(name, type, combine)                                                             \
  static uint64_t result_redux_##name(const struct meeting *const *members, unsigned count,        \
                                      unsigned self) {                                             \
    type a = (type)members[self]->value;                                                           \
    for (unsigned i = 0; i < count; i++)                                                           \
      if (members[i] && i != self) {                                                               \
        type b = (type)members[i]->value;                                                          \
        a = combine;                                                                               \
      }                                                                                            \
    return (uint32_t)a;                                                                            \
  }                                                                                                \
  static uint32_t redux_##name(uint32_t value, uint32_t mask) {                                    \
    return (uint32_t)thread_meet((struct meeting){                                                 \
        .kind = MEETING_WARP, .group = mask, .value = value, .result = result_redux_##name});      \
  }
REDUCTION(add, uint32_t, a + b)
REDUCTION(and, uint32_t, a &b)
REDUCTION(or, uint32_t, a | b)
REDUCTION(xor, uint32_t, a ^ b)
REDUCTION(min, int32_t, a < b ? a : b)
REDUCTION(max, int32_t, a > b ? a : b)
REDUCTION(umin, uint32_t, a < b ? a : b)
REDUCTION(umax, uint32_t, a > b ? a : b)

enum { CANONICAL_NAN = 0x7fffffff };

#define FLOAT_REDUCTION(name, pick, absolute, keep_nan)                                            \
  static uint64_t result_redux_##name(const struct meeting *const *members, unsigned count,        \
                                      unsigned self) {                                             \
    (void)self;                                                                                    \
    float a = NAN;                                                                                 \
    bool any_nan = false;                                                                          \
    for (unsigned i = 0; i < count; i++)                                                           \
      if (members[i]) {                                                                            \
        float b = bits_float((uint32_t)members[i]->value);                                         \
        any_nan |= isnan(b) != 0;                                                                  \
        a = pick(a, (absolute) ? fabsf(b) : b);                                                    \
      }                                                                                            \
    return isnan(a) || ((keep_nan) && any_nan) ? CANONICAL_NAN : float_bits(a);                    \
  }                                                                                                \
  static float redux_##name(float value, uint32_t mask) {                                          \
    return bits_float((uint32_t)thread_meet((struct meeting){.kind = MEETING_WARP,                 \
                                                             .group = mask,                        \
                                                             .value = float_bits(value),           \
                                                             .result = result_redux_##name}));     \
  }
FLOAT_REDUCTION(fmin, fminf, false, false)
FLOAT_REDUCTION(fmin_nan, fminf, false, true)
FLOAT_REDUCTION(fmin_abs, fminf, true, false)
FLOAT_REDUCTION(fmin_abs_nan, fminf, true, true)
FLOAT_REDUCTION(fmax, fmaxf, false, false)
FLOAT_REDUCTION(fmax_nan, fmaxf, false, true)
FLOAT_REDUCTION(fmax_abs, fmaxf, true, false)
FLOAT_REDUCTION(fmax_abs_nan, fmaxf, true, true)

#define RED(name)                                                                                  \
  ROW("barrier.cta.red." #name ".aligned.all", barrier_id_##name),                                 \
      ROW("barrier.cta.red." #name ".all", barrier_id_##name),                                     \
      ROW("barrier.cta.red." #name ".aligned.count", barrier_count_##name),                        \
      ROW("barrier.cta.red." #name ".count", barrier_count_##name),                                \
      ROW("barrier0." #name, barrier_##name)
#define VOTES(name) ROW("vote." #name ".sync", vote_##name), ROW("vote." #name, gather_##name)
#define SHFL(name)                                                                                 \
  ROW("shfl.sync." #name ".i32", shuffle_##name),                                                  \
      ROW("shfl.sync." #name ".f32", shuffle_##name##_f32),                                        \
      ROW("shfl.sync." #name ".i32p", shuffle_##name##_i32p),                                      \
      ROW("shfl.sync." #name ".f32p", shuffle_##name##_f32p),                                      \
      ROW("shfl." #name ".i32", gather_##name), ROW("shfl." #name ".f32", gather_##name##_f32)

const struct host_function collective_functions[] = {
    ROW("barrier0", barrier), /* up to LLVM 20; its successors: barrier.cta.* */
    ROW("barrier.n", barrier_id),
    ROW("barrier", barrier_count),
    ROW("bar.sync", barrier_id),
    ROW("barrier.sync", barrier_id),
    ROW("barrier.sync.cnt", barrier_count),
    ROW("barrier.cta.sync.aligned.all", barrier_id),
    ROW("barrier.cta.sync.all", barrier_id),
    ROW("barrier.cta.sync.aligned.count", barrier_count),
    ROW("barrier.cta.sync.count", barrier_count),
    ROW("barrier.cta.arrive.aligned.count", barrier_arrive),
    ROW("barrier.cta.arrive.count", barrier_arrive),
    RED(popc),
    RED(and),
    RED(or),
    ROW("bar.warp.sync", warp_barrier),
    VOTES(any),
    VOTES(all),
    VOTES(uni),
    VOTES(ballot),
    ROW("activemask", active_mask),
    ROW("elect.sync", elect),
    SHFL(up),
    SHFL(down),
    SHFL(bfly),
    SHFL(idx),
    ROW("match.any.sync.i32", match_any32),
    ROW("match.any.sync.i64", match_any64),
    ROW("match.all.sync.i32p", match_all32),
    ROW("match.all.sync.i64p", match_all64),
    ROW("redux.sync.add", redux_add),
    ROW("redux.sync.and", redux_and),
    ROW("redux.sync.or", redux_or),
    ROW("redux.sync.xor", redux_xor),
    ROW("redux.sync.min", redux_min),
    ROW("redux.sync.max", redux_max),
    ROW("redux.sync.umin", redux_umin),
    ROW("redux.sync.umax", redux_umax),
    ROW("redux.sync.fmin", redux_fmin),
    ROW("redux.sync.fmin.NaN", redux_fmin_nan),
    ROW("redux.sync.fmin.abs", redux_fmin_abs),
    ROW("redux.sync.fmin.abs.NaN", redux_fmin_abs_nan),
    ROW("redux.sync.fmax", redux_fmax),
    ROW("redux.sync.fmax.NaN", redux_fmax_nan),
    ROW("redux.sync.fmax.abs", redux_fmax_abs),
    ROW("redux.sync.fmax.abs.NaN", redux_fmax_abs_nan),
    {NULL, NULL},
};
