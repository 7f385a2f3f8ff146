/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The bank rule: see unbank/bank.h for what a bank and a wavefront are.
 *
 * Terms
 *   granule   the aligned group of bytes that one lane moves, at least a word: 4, 8 or 16 bytes
 *   slot      the banks that one granule occupies: 32, 16 or 8 slots side by side
 *   group     the lanes that the hardware serves together: a warp, a half, a quarter, 8 addresses
 *   degree    of a group: the most distinct granules in one slot; 0 with no lane active
 *
 *     bytes a lane   granule g occupies   slot of g   slots
 *     1, 2, 4        word g               g mod 32    32
 *     8              words 2g, 2g+1       g mod 16    16
 *     16             words 4g .. 4g+3     g mod 8     8
 *
 * A bank can deliver one word in a wavefront. Granules are aligned, so two of them that share a
 * bank share all the banks of their slot, and the largest number of distinct words in one bank,
 * which is what a group costs, is its degree.
 *
 * Invariant: 0 < ideal <= wavefronts where a lane is active, and a layout that keeps granules whole
 * cannot change ideal.
 */
#include "bank/bank.h"

#include "support/arena.h"
#include "support/integers.h"
#include "support/words.h"

/* What serializes: distinct granules in a slot, or lanes in a bank even when they share a word. */
enum serializes { UNKNOWN, GRANULES, LANES };

/* One instruction, served `group` lanes at a time, or `paired` where the warp is pairable(). */
struct rule {
  enum serializes serializes;
  uint8_t group, paired; /* lanes */
  uint8_t turns;         /* wavefronts for each step that serializes */
};

enum { SIZES = 5 }; /* 1, 2, 4, 8, 16 bytes a lane, by their logarithm */

/* Counters of an H200; each row is covered by rows of test/data/h200-wavefronts.csv, increments by
 * those of h200-increments.csv, of what a wmma becomes by those of h200-wmma.csv. Atomics are
 * 32-bit integer ones: the 64-bit ones and those on floats become loops of compare-and-swap, not
 * one instruction. Those of generic addresses take the same (h200-generic-atomics.csv). */
static const struct rule rules[UNBANK_OP_COUNT][SIZES] = {
    [UNBANK_OP_LD] = {{GRANULES, 32, 32, 1},
                      {GRANULES, 32, 32, 1},
                      {GRANULES, 32, 32, 1},
                      {GRANULES, 16, 32, 1},
                      {GRANULES, 8, 16, 1}},
    [UNBANK_OP_ST] = {{GRANULES, 32, 32, 1},
                      {GRANULES, 32, 32, 1},
                      {GRANULES, 32, 32, 1},
                      {GRANULES, 16, 16, 1},
                      {GRANULES, 8, 8, 1}},
    [UNBANK_OP_ATOM] = {[2] = {LANES, 32, 32, 1}},
    [UNBANK_OP_RED] = {[2] = {LANES, 32, 32, 1}},
    [UNBANK_OP_INC] = {[2] = {GRANULES, 32, 32, 1}},
    [UNBANK_OP_CAS] = {[2] = {LANES, 32, 32, 2}},
    [UNBANK_OP_LDMATRIX] = {[4] = {GRANULES, 8, 8, 1}},
    [UNBANK_OP_STMATRIX] = {[4] = {GRANULES, 8, 8, 1}},
};

static const char *const op_names[] = {
    [UNBANK_OP_LD] = "ld",
    [UNBANK_OP_ST] = "st",
    [UNBANK_OP_ATOM] = "atom",
    [UNBANK_OP_RED] = "red",
    [UNBANK_OP_INC] = "red",
    [UNBANK_OP_CAS] = "cas",
    [UNBANK_OP_CPASYNC] = "cpasync",
    [UNBANK_OP_LDMATRIX] = "ldmatrix",
    [UNBANK_OP_STMATRIX] = "stmatrix",
    [UNBANK_OP_WMMA_LD] = "wmma.ld",
    [UNBANK_OP_WMMA_ST] = "wmma.st",
};

const char *unbank_op_name(enum unbank_op op) { return WORD_OF(op_names, op); }

/* The lanes [first, first + count). */
static uint32_t lane_mask(unsigned first, unsigned count) {
  return (uint32_t)(((UINT64_C(1) << count) - 1) << first);
}

/* A set of granules: open addressing, never more than half full. */
enum { SET_BITS = 6, SET_ROOM = 1 << SET_BITS };
struct granule_set {
  uint32_t key[SET_ROOM]; /* granule + 1, or 0: free; granules are below 2^30 */
};

/* The place of a granule, which is added if it is new. Granules that conflict are equal in their
 * low bits, so the hash takes the high bits of a product (Knuth's multiplicative hash). */
static unsigned set_add(struct granule_set *set, uint32_t granule, bool *is_new) {
  unsigned at = (granule * UINT32_C(0x9e3779b1)) >> (32 - SET_BITS);
  while (set->key[at] && set->key[at] != granule + 1)
    at = (at + 1) % SET_ROOM;
  *is_new = !set->key[at];
  set->key[at] = granule + 1;
  return at;
}

static unsigned largest(const uint8_t *counts, unsigned count) {
  uint8_t most = 0;
  for (unsigned i = 0; i < count; i++)
    most = counts[i] > most ? counts[i] : most;
  return most;
}

/* The degree of a group, whose lanes are the bits of `group`. Where no two lanes share a slot there
 * is no need to tell their granules apart. */
static unsigned degree(const struct unbank_lanes *lanes, uint32_t group, unsigned granule_log) {
  uint8_t in_slot[UNBANK_BANKS] = {0}, granules[UNBANK_BANKS] = {0};
  uint32_t slot_mask = (UNBANK_BANK_ROW >> granule_log) - 1;
  UNBANK_EACH_BIT(lane, group)
    in_slot[lanes->offset[lane] >> granule_log & slot_mask]++;
  unsigned most = largest(in_slot, UNBANK_BANKS);
  if (most <= 1)
    return most;
  struct granule_set set = {{0}};
  for (; group; group &= group - 1) {
    uint32_t granule = lanes->offset[__builtin_ctz(group)] >> granule_log;
    bool is_new;
    set_add(&set, granule, &is_new);
    granules[granule & slot_mask] += is_new;
  }
  return largest(granules, UNBANK_BANKS);
}

/* For atomics: the most lanes in one bank. *on_word: the most lanes on one word. */
static unsigned most_lanes_in_bank(const struct unbank_lanes *lanes, uint32_t group,
                                   unsigned *on_word) {
  struct granule_set set = {{0}};
  uint8_t in_bank[UNBANK_BANKS] = {0}, on_place[SET_ROOM] = {0};
  for (; group; group &= group - 1) {
    uint32_t word = lanes->offset[__builtin_ctz(group)] / UNBANK_BANK_BYTES;
    bool is_new;
    in_bank[word % UNBANK_BANKS]++;
    on_place[set_add(&set, word, &is_new)]++;
  }
  *on_word = largest(on_place, SET_ROOM);
  return largest(in_bank, UNBANK_BANKS);
}

/* Whether the lanes of the warp agree in pairs: for x = 1 or for x = 2, each lane i has the address
 * of lane i ^ x, or one of the two is inactive. */
static bool pairable(const struct unbank_lanes *lanes) {
  uint32_t active = lanes->active;
  for (unsigned x = 1; x <= 2; x++) {
    /* The lower lane of each pair has bit x clear: 0101... for x = 1, 0011... for x = 2. */
    uint32_t lower = x == 1 ? UINT32_C(0x55555555) : UINT32_C(0x33333333);
    uint32_t pairs = active & (active >> x) & lower;
    while (pairs) {
      unsigned lane = (unsigned)__builtin_ctz(pairs);
      if (lanes->offset[lane] != lanes->offset[lane + x])
        break;
      pairs &= pairs - 1;
    }
    if (!pairs)
      return true;
  }
  return false;
}

/* The instructions that a wmma becomes are loads and stores (assembly/wmma.h). */
static enum unbank_op rule_of(enum unbank_op op) {
  return op == UNBANK_OP_WMMA_LD ? UNBANK_OP_LD : op == UNBANK_OP_WMMA_ST ? UNBANK_OP_ST : op;
}

bool unbank_bank_serve(enum unbank_op op, unsigned bytes, const struct unbank_lanes *lanes,
                       struct unbank_service *out) {
  if ((unsigned)op >= UNBANK_OP_COUNT || bytes == 0 || bytes > 16 || (bytes & (bytes - 1)))
    return false;
  unsigned size_log = (unsigned)__builtin_ctz(bytes);
  const struct rule *rule = &rules[rule_of(op)][size_log];
  if (rule->serializes == UNKNOWN)
    return false;
  *out = (struct unbank_service){.granule_log = size_log < 2 ? 2 : size_log,
                                 .turns = rule->turns,
                                 .counts_lanes = rule->serializes == LANES};
  bool pairs = rule->group < rule->paired && pairable(lanes);
  unsigned step = pairs ? rule->paired : rule->group;
  for (unsigned first = 0; first < UNBANK_LANES; first += step) {
    uint32_t group = lane_mask(first, step) & lanes->active;
    if (group)
      out->groups[out->count++] = group;
  }
  return true;
}

enum unbank_op unbank_bank_rule(enum unbank_op op) {
  return op == UNBANK_OP_CPASYNC ? UNBANK_OP_ST : op;
}

/* The ideal of a group: its n lanes hold at most 32 words (32 lanes of a word, 16 of two, 8 of
 * four; where pairs are served together at most half of the lanes differ), one for each bank, so
 * max(1, ceil(words / 32)) is 1. Lanes that serialize on one word do so wherever it lies. */
bool unbank_bank_wavefronts(enum unbank_op op, unsigned bytes, const struct unbank_lanes *lanes,
                            struct unbank_wavefronts *out) {
  struct unbank_service service;
  if (!unbank_bank_serve(op, bytes, lanes, &service))
    return false;
  struct unbank_wavefronts sum = {0, 0, 0};
  for (unsigned i = 0; i < service.count; i++) {
    unsigned inherent = 1;
    unsigned steps = service.counts_lanes ? most_lanes_in_bank(lanes, service.groups[i], &inherent)
                                          : degree(lanes, service.groups[i], service.granule_log);
    sum.wavefronts += service.turns * steps;
    sum.conflicts += steps - 1;
    sum.ideal += service.turns * inherent;
  }
  *out = sum;
  return true;
}

/* How many steps a group takes. step[]: the step of each of its lanes, which is the number of other
 * granules that come before its own in its slot; if lanes serialize, of other lanes. */
static unsigned order_group(const struct unbank_lanes *lanes, const struct unbank_service *service,
                            uint32_t group, unsigned step[UNBANK_LANES]) {
  unsigned in_slot[UNBANK_BANKS] = {0}, steps = 0;
  uint32_t slot_mask = (UNBANK_BANK_ROW >> service->granule_log) - 1;
  UNBANK_EACH_BIT(lane, group) {
    unsigned twin = 0;
    uint32_t granule = lanes->offset[lane] >> service->granule_log;
    while (!(group >> twin & 1) || lanes->offset[twin] >> service->granule_log != granule)
      twin++;
    bool is_served = twin < lane && !service->counts_lanes;
    step[lane] = is_served ? step[twin] : in_slot[granule & slot_mask]++;
    steps = step[lane] >= steps ? step[lane] + 1 : steps;
  }
  return steps;
}

bool unbank_bank_turns(enum unbank_op op, unsigned bytes, const struct unbank_lanes *lanes,
                       uint8_t turn[UNBANK_LANES]) {
  struct unbank_service service;
  if (!unbank_bank_serve(op, bytes, lanes, &service))
    return false;
  unsigned step[UNBANK_LANES], before = 0;
  for (unsigned i = 0; i < service.count; i++) {
    unsigned steps = order_group(lanes, &service, service.groups[i], step);
    UNBANK_EACH_BIT(lane, service.groups[i]) {
      turn[lane] = (uint8_t)((before + step[lane]) * service.turns);
    }
    before += steps;
  }
  return true;
}

static char *check_offsets(const struct unbank_lanes *lanes, unsigned bytes) {
  for (unsigned lane = 0; lane < UNBANK_LANES; lane++)
    if (lanes->active >> lane & 1 && lanes->offset[lane] % bytes)
      return unbank_error("lane %u: its offset %u is no multiple of the %u bytes that it moves",
                          lane, (unsigned)lanes->offset[lane], bytes);
  return NULL;
}

char *unbank_bank_check(enum unbank_op op, unsigned bytes, const struct unbank_lanes *lanes) {
  struct unbank_service service;
  if ((unsigned)op >= UNBANK_OP_COUNT)
    return unbank_error("operation %u is no enum unbank_op, which has %d", (unsigned)op,
                        UNBANK_OP_COUNT);
  if (bytes != 1 && bytes != 2 && bytes != 4 && bytes != 8 && bytes != 16)
    return unbank_error("%u bytes a lane: expected 1, 2, 4, 8 or 16", bytes);
  if (!unbank_bank_serve(op, bytes, lanes, &service))
    return unbank_error("the rule of %s with %u bytes a lane is not known", unbank_op_name(op),
                        bytes);
  return check_offsets(lanes, bytes);
}
