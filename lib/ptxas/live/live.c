/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A backward data-flow analysis over the parts of live.h, to a fixed point: read_by() is the table
 * of live.h for one instruction, solve() the iteration. It is solved several times, with different
 * sets of instructions that ptxas is assumed to drop (struct left_out). */
#include "ptxas/live/live.h"

#include "ptxas/access.h"
#include "ptxas/live/live_internal.h"
#include "ptxas/live/local.h"
#include "support/map.h"

/* An instruction, and the part of its result that is used. */
struct use {
  const struct ptx_function *function;
  const struct ptx_instruction *by;
  uint8_t of_result;
  bool before_sm100;
};

static bool is_wide(const struct ptx_operand *operand) {
  return operand->kind == PTX_REGISTER && !strncmp(operand->name, "%rd", 3);
}

/* The width of the opcode's last type. */
static unsigned bits_of_last(const struct ptx_instruction *from) {
  return (unsigned)strtoul(strrchr(from->opcode, '.') + 2, NULL, 10);
}

static uint8_t halves(uint8_t part) {
  return (uint8_t)((part & LIVE_LOWER ? LIVE_LOWER : 0) | (part & LIVE_UPPER ? LIVE_UPPER : 0));
}

/* Sums and products: carries only go upwards. */
static uint8_t up_to(uint8_t part) {
  return part & LIVE_UPPER ? LIVE_ALL : part & LIVE_LOWER ? LIVE_LOWER : 0;
}

static bool is_64(const struct ptx_instruction *from) {
  const char *type = strrchr(from->opcode, '.');
  return type && (!strcmp(type, ".b64") || !strcmp(type, ".u64") || !strcmp(type, ".s64"));
}

static uint8_t part_of_bits(uint64_t bits, uint64_t at) {
  return (uint8_t)(((1u << (bits + 15) / 16) - 1) << at / 16 & LIVE_ALL);
}

/* Integer conversions. */
static uint8_t read_by_cvt(const struct use *use) {
  unsigned to = bits_of(use->by, 1), of = bits_of(use->by, 2);
  if (!to || !of || use->by->count != 2)
    return LIVE_ALL;
  if (!use->of_result || !is_wide(&use->by->operands[1]))
    return use->of_result ? LIVE_ALL : 0;
  uint8_t part = part_of_bits(to < of ? to : of, 0), read = part & use->of_result;
  return read ? read : part; /* the upper half of the result may be the sign */
}

static uint8_t read_by_shift(const struct use *use, bool right) {
  const struct ptx_operand *by = &use->by->operands[2];
  if (!use->of_result)
    return 0;
  if (by->kind != PTX_NUMBER || by->number < 0 || by->number > 63)
    return LIVE_ALL;
  if (!right && by->number == 32)
    return (use->of_result & LIVE_UPPER) >> 2;
  if (!right)
    return by->number >= 32 ? use->of_result & LIVE_UPPER ? LIVE_LOWER : 0 : up_to(use->of_result);
  if (by->number < 32)
    return use->of_result & LIVE_LOWER ? LIVE_ALL : LIVE_UPPER;
  if (by->number == 32 && !(use->of_result & LIVE_UPPER))
    return (uint8_t)(use->of_result << 2 & LIVE_UPPER);
  return use->of_result & LIVE_LOWER || !strstr(use->by->opcode, ".u64") ? LIVE_UPPER : 0;
}

static uint8_t read_by_and(const struct use *use, unsigned k) {
  const struct ptx_operand *other = &use->by->operands[3 - k];
  uint8_t part = halves(use->of_result);
  if (other->kind != PTX_NUMBER)
    return part;
  if (!((uint64_t)other->number & UINT32_MAX))
    part &= LIVE_UPPER;
  if (!((uint64_t)other->number >> 32))
    part &= LIVE_LOWER;
  return part;
}

/* Packing registers into one, or unpacking one. */
static uint8_t read_by_mov(const struct use *use, unsigned k, const uint8_t *live) {
  const struct ptx_instruction *by = use->by;
  unsigned bits = bits_of(by, 1);
  if (!by->vector)
    return by->operands[1].is_address ? LIVE_ALL : use->of_result;
  if (bits > 64 || bits < 32)
    return LIVE_ALL;
  unsigned each = bits / by->vector;
  if (by->vector_first) {
    const unsigned at = (k - by->vector_first) * each;
    const uint8_t part = (use->of_result & part_of_bits(each, at)) >> at / 16;
    return !part || (each == 32 && part != LIVE_LOWER) ? part : LIVE_ALL;
  }
  uint8_t part = 0;
  for (unsigned i = 0; i < by->vector; i++)
    if (by->operands[i].kind == PTX_REGISTER)
      part |= (uint8_t)((live[by->operands[i].reg] & part_of_bits(each, 0)) << i * each / 16);
  return part;
}

/* Whether an operand is 32 bits in the upper half of 64, or in the lower half. */
static bool is_upper_word(const struct ptx_function *function, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(function, operand);
  return from && unbank_ptx_is(from, "shl") && from->operands[2].kind == PTX_NUMBER &&
         from->operands[2].number == 32;
}

static bool is_lower_word(const struct ptx_function *function, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(function, operand);
  return from && ((unbank_ptx_is(from, "ld") && bits_of_last(from) == 32) ||
                  !strcmp(from->opcode, "cvt.u64.u32"));
}

/* Whether an instruction joins two 32-bit words into 64 bits, which takes no arithmetic. */
static bool makes_pair(const struct use *use) {
  const struct ptx_operand *a = &use->by->operands[1], *b = &use->by->operands[2];
  return use->by->count == 3 &&
         ((is_upper_word(use->function, a) && is_lower_word(use->function, b)) ||
          (is_upper_word(use->function, b) && is_lower_word(use->function, a)));
}

/* Whether an operand is a number whose lower half is 0. */
static bool is_upper_number(const struct ptx_operand *operand) {
  return operand->kind == PTX_NUMBER && operand->number && !(operand->number & UINT32_MAX);
}

/* The part of operand k that an instruction uses. */
static uint8_t read_by(const struct use *use, unsigned k, const uint8_t *live) {
  const struct ptx_instruction *by = use->by;
  if (by->operands[k].is_address)
    return LIVE_ALL;
  if (unbank_ptx_is(by, "st")) {
    unsigned bits = bits_of_last(by);
    if (!is_wide(&by->operands[k]) || bits > 32)
      return LIVE_ALL;
    return bits == 32 ? LIVE_LOWER : LIVE_QUARTER;
  }
  if (!by->written)
    return LIVE_ALL;
  if (unbank_ptx_is(by, "mov"))
    return read_by_mov(use, k, live);
  if (unbank_ptx_is(by, "cvt"))
    return read_by_cvt(use);
  bool adds = PTX_IS_ANY(by, "add", "sub", "neg");
  bool multiplies = PTX_IS_ANY(by, "mul", "mad");
  if (multiplies && unbank_ptx_has(by, "wide"))
    return k == 3 ? up_to(use->of_result) : LIVE_ALL;
  if (!is_64(by) || strstr(by->opcode, ".cc"))
    return LIVE_ALL;
  if (multiplies && k == 1 && unbank_ptx_has(by, "lo") && is_upper_number(&by->operands[2]))
    return use->of_result ? LIVE_LOWER : 0;
  if (adds || (multiplies && unbank_ptx_has(by, "lo")))
    return up_to(use->of_result);
  if (unbank_ptx_is(by, "and"))
    return read_by_and(use, k);
  if (PTX_IS_ANY(by, "or", "xor", "not"))
    return makes_pair(use) ? use->of_result : halves(use->of_result);
  if (PTX_IS_ANY(by, "shr", "shl"))
    return k == 1 ? read_by_shift(use, unbank_ptx_is(by, "shr")) : LIVE_ALL;
  if (unbank_ptx_is(by, "selp") && k < 3)
    return use->before_sm100 ? halves(use->of_result) : LIVE_ALL;
  return LIVE_ALL;
}

static uint8_t read_of_result(const struct ptx_function *function,
                              const struct ptx_instruction *from, bool before_sm100,
                              const uint8_t *live) {
  uint8_t part = 0;
  PTX_EACH_WRITTEN(operand, from) {
    uint32_t reg = operand->reg;
    bool whole = live[reg] && function->is_written_often[reg] && !before_sm100;
    part |= whole ? LIVE_ALL : live[reg];
  }
  return part;
}

/* Whether it is a warp-wide operation, which ptxas drops if the result is not used (shuffles on
 * sm_86 and sm_120). */
static bool is_warp_wide(const struct ptx_instruction *from) {
  return PTX_IS_ANY(from, "shfl", "vote", "match", "redux", "activemask", "elect");
}

/* Whether an instruction certainly has no other effect, or ptxas may drop it regardless. */
static bool only_computes(const struct ptx_instruction *from) {
  if (is_warp_wide(from))
    return true;
  return !has_effect(from) &&
         PTX_IS_ANY(from, "add", "sub", "mul", "mad", "fma", "div", "rem", "min", "max", "neg",
                    "abs", "and", "or", "xor", "not", "shl", "shr", "shf", "prmt", "lop3", "bfe",
                    "bfi", "popc", "clz", "brev", "selp", "setp", "set", "cvt", "mov", "ld");
}

/* The instructions that ptxas may drop, since known bits show that they are not executed, or their
 * results are not used. Stores to a local array, which ptxas may keep in registers, count only as
 * far as their elements are loaded. */
struct left_out {
  const struct known_bits *known;
  const bool *is_executed; /* by instruction */
  const bool *overwritten; /* by instruction: stores that may be dropped completely */
  bool keeps_arrays;       /* stores to local arrays are not dropped */
  const uint32_t *readers; /* by instruction: the load of what it stores (local.h); or NULL */
};

/* Whether an instruction may read what was stored to global memory. */
static bool may_read_global(const struct ptx_instruction *from) {
  const bool is_load = PTX_IS_ANY(from, "ld", "ldu");
  if (PTX_IS_ANY(from, "atom", "red"))
    return !unbank_ptx_has(from, "shared") || PTX_HAS_ANY(from, "acquire", "release", "acq_rel");
  return (is_load && !PTX_HAS_ANY(from, "shared", "local", "param", "const")) ||
         PTX_IS_ANY(from, "call", "bar", "barrier", "membar", "fence", "cp", "?");
}

/* The bytes of global memory that a store writes, relative to its address register. */
struct bytes {
  uint32_t reg, from, count;
};

static struct bytes bytes_stored(const struct ptx_instruction *by) {
  const struct ptx_operand *to = unbank_ptx_is(by, "st") ? unbank_address_of(by) : NULL;
  return to && to->kind == PTX_REGISTER
             ? (struct bytes){to->reg, (uint32_t)to->number, unbank_bytes_of(by)}
             : (struct bytes){0};
}

/* Whether a store is of a kind that ptxas may drop. */
static bool may_be_dropped(const struct ptx_instruction *by) {
  return !unbank_ptx_is_ordered(by) && !PTX_HAS_ANY(by, "param", "shared", "local");
}

/* Whether a loop writes a register. */
static bool changes_in(const struct ptx_function *function, const struct flow *flow, uint32_t reg,
                       uint32_t loop) {
  return function->first_def[reg] &&
         (function->is_written_often[reg] ||
          unbank_flow_is_inside(flow, unbank_ptx_home(function, reg), loop));
}

/* Whether the next iteration of the innermost loop, if that may be unrolled, stores to the same
 * address: the loop does not change the register. */
static bool is_stored_again(const struct ptx_function *function, const struct flow *flow,
                            uint32_t block, uint32_t reg) {
  const uint32_t loop = flow->loop[block];
  return loop != FLOW_NO_LOOP && !flow->loops.items[loop].is_rolled &&
         !changes_in(function, flow, reg, loop);
}

/* Finds stores that a later one in the block overwrites, at least in part, before anything may read
 * them: ptxas may drop what is overwritten, register by register (seen on sm_75, 80, 90 and 120).
 * Atomics on shared memory do not count as reads (sm_90). Blocks are scanned backwards; `written`
 * maps each byte to the number of possible readers at its latest store. */
static bool *find_overwritten(const struct ptx_function *function, struct arena *arena) {
  bool *out = ARENA_ARRAY(arena, bool, function->instructions.count + 1);
  struct map written = map_new(arena);
  uint32_t readers = 0;
  for (uint32_t b = 0; b < function->blocks.count; b++, readers++)
    for (uint32_t i = function->blocks.items[b].end; i-- > function->blocks.items[b].first;) {
      const struct ptx_instruction *by = &function->instructions.items[i];
      const struct bytes bytes = bytes_stored(by);
      readers += may_read_global(by);
      for (uint32_t k = 0; k < bytes.count; k++) {
        const void *key = map_number((uint64_t)bytes.reg << 32 | (bytes.from + k));
        uint32_t when = 0;
        out[i] |= map_get(&written, key, &when) && when == readers && may_be_dropped(by);
        map_put(&written, key, readers);
      }
    }
  return out;
}

/* These, plus stores repeated by the next iteration of a loop; NULL if there are none of the
 * latter. */
static const bool *find_stored_again(const struct ptx_function *function, const struct flow *flow,
                                     const bool *overwritten, struct arena *arena) {
  bool *out = ARENA_ARRAY(arena, bool, function->instructions.count + 1), any = false;
  for (uint32_t b = 0; b < function->blocks.count; b++)
    for (uint32_t i = function->blocks.items[b].first; i < function->blocks.items[b].end; i++) {
      const struct ptx_instruction *by = &function->instructions.items[i];
      const struct bytes bytes = bytes_stored(by);
      const bool is_again =
          bytes.count && may_be_dropped(by) && is_stored_again(function, flow, b, bytes.reg);
      out[i] = overwritten[i] || is_again;
      any |= is_again;
    }
  return any ? out : NULL;
}

static bool is_left_out(const struct left_out *it, const struct ptx_function *function,
                        uint32_t number, uint8_t of_result) {
  const struct ptx_instruction *from = &function->instructions.items[number];
  if (!it->is_executed[number] || (!of_result && only_computes(from)) || it->overwritten[number] ||
      (unbank_ptx_stores_locally(from) && !it->keeps_arrays))
    return true;
  const enum known_truth truth =
      from->is_guarded ? unbank_truth_of(it->known[from->guard]) : KNOWN_NEITHER;
  return truth == (from->is_guard_negated ? KNOWN_TRUE : KNOWN_FALSE);
}

static bool is_decided(const struct left_out *it, uint32_t predicate) {
  return unbank_truth_of(it->known[predicate]) != KNOWN_NEITHER;
}

/* Whether a select is known not to yield operand k. */
static bool never_yields(const struct left_out *it, const struct ptx_instruction *from,
                         unsigned k) {
  if (!unbank_ptx_is(from, "selp") || from->operands[3].kind != PTX_REGISTER)
    return false;
  const enum known_truth truth = unbank_truth_of(it->known[from->operands[3].reg]);
  return truth == KNOWN_TRUE ? k == 2 : truth == KNOWN_FALSE && k == 1;
}

/* Makes a store's operands live as far as the load of what it stores is. True if that changes
 * anything. */
static bool read_by_next(const struct use *use, const struct ptx_instruction *load, uint8_t *live) {
  const struct ptx_instruction *store = use->by;
  const unsigned first = store->vector ? store->vector_first : 1;
  bool changed = false;
  for (unsigned k = 0; k < (load->vector ? load->vector : 1); k++) {
    const struct ptx_operand *into = &load->operands[load->vector_first + k],
                             *from = &store->operands[first + k];
    if (into->kind != PTX_REGISTER || from->kind != PTX_REGISTER || !live[into->reg])
      continue;
    const uint8_t part = live[from->reg] | read_by(use, first + k, live);
    changed |= part != live[from->reg];
    live[from->reg] = part;
  }
  return changed;
}

/* The least fixed point. `without`: instructions to drop, or NULL. */
static uint8_t *solve(const struct ptx_function *function, bool before_sm100,
                      const struct left_out *without, struct arena *arena) {
  uint8_t *live = ARENA_ARRAY(arena, uint8_t, function->registers + 1);
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = function->instructions.count; i-- > 0;) {
      const struct ptx_instruction *from = &function->instructions.items[i];
      struct use use = {function, from, read_of_result(function, from, before_sm100, live),
                        before_sm100};
      if (without && is_left_out(without, function, (uint32_t)i, use.of_result)) {
        if (without->readers && without->readers[i] && without->is_executed[i])
          changed |=
              read_by_next(&use, &function->instructions.items[without->readers[i] - 1], live);
        continue;
      }
      if (from->is_guarded && !live[from->guard] && !(without && is_decided(without, from->guard)))
        live[from->guard] = LIVE_ALL, changed = true;
      PTX_EACH_READ(operand, from) {
        if (without && never_yields(without, from, (unsigned)(operand - from->operands)))
          continue;
        uint8_t *part = &live[operand->reg], before = *part;
        *part |= read_by(&use, (unsigned)(operand - from->operands), live);
        changed |= *part != before;
      }
    }
  }
  return live;
}

/* By instruction: whether known bits allow it to be executed. */
static bool *find_executed(const struct ptx_function *function, const struct known_bits *known,
                           struct arena *arena) {
  const bool *is_reached = unbank_known_reached(function, known, arena);
  bool *out = ARENA_ARRAY(arena, bool, function->instructions.count + 1);
  for (uint32_t b = 0; b < function->blocks.count; b++)
    for (uint32_t i = function->blocks.items[b].first; i < function->blocks.items[b].end; i++)
      out[i] = is_reached[b];
  return out;
}

/* By register: the bits of a 32-bit register that are converted to float, possibly after shifts,
 * masks and bit fields. */
struct converted {
  uint32_t *bits;
  bool *by_more;  /* it has other uses as well */
  bool *as_it_is; /* it is masked or converted without a shift or bit field */
};

static uint32_t low_bits(int64_t count) {
  return count >= 32 ? UINT32_MAX : count <= 0 ? 0 : (UINT32_C(1) << count) - 1;
}

/* The bits of its first operand on which the given bits of an instruction's result depend; false
 * for other kinds of instruction. */
static bool converts(const struct ptx_instruction *by, uint32_t of_result, uint32_t *bits) {
  const struct ptx_operand *with = by->operands;
  if (by->is_guarded || by->written != 1)
    return false;
  if (unbank_ptx_is(by, "cvt")) {
    const char *type = last_type(by);
    const unsigned from = bits_of_last(by);
    *bits = low_bits(from) & (strstr(by->opcode, ".f") ? UINT32_MAX : of_result);
    return !is_float_type(type) && from <= 32 &&
           (strstr(by->opcode, ".f") || !strncmp(by->opcode, "cvt.u16", 7));
  }
  if (unbank_ptx_is(by, "and") && by->count == 3 && with[2].kind == PTX_NUMBER)
    *bits = of_result & (uint32_t)with[2].number;
  else if (unbank_ptx_is(by, "shr") && unbank_ptx_has(by, "u32") && with[2].kind == PTX_NUMBER &&
           with[2].number >= 0 && with[2].number < 32)
    *bits = of_result << with[2].number;
  else if (unbank_ptx_is(by, "bfe") && strstr(by->opcode, "32") && with[2].kind == PTX_NUMBER &&
           with[3].kind == PTX_NUMBER && with[2].number >= 0 && with[2].number < 32)
    *bits = low_bits(with[3].number) << with[2].number;
  else
    return false;
  return true;
}

static struct converted find_converted(const struct ptx_function *function, struct arena *arena) {
  struct converted out = {ARENA_ARRAY(arena, uint32_t, function->registers + 1),
                          ARENA_ARRAY(arena, bool, function->registers + 1),
                          ARENA_ARRAY(arena, bool, function->registers + 1)};
  for (size_t i = function->instructions.count; i-- > 0;) {
    const struct ptx_instruction *by = &function->instructions.items[i];
    const uint32_t into = by->written == 1 ? by->operands[0].reg : 0;
    PTX_EACH_READ(operand, by) {
      uint32_t bits = 0;
      const bool is_float = unbank_ptx_is(by, "cvt") && strstr(by->opcode, ".f");
      const bool known = operand == &by->operands[1] && !operand->is_address &&
                         !function->is_written_often[into] && converts(by, out.bits[into], &bits) &&
                         (is_float || !out.by_more[into]);
      out.bits[operand->reg] |= bits;
      out.by_more[operand->reg] |= !known;
      out.as_it_is[operand->reg] |= !PTX_IS_ANY(by, "shr", "bfe");
    }
  }
  return out;
}

/* Narrows 32-bit loads of which such conversions use only one half: ptxas may load just that
 * half. */
static void note_converted(const struct ptx_function *function, uint8_t *least,
                           struct arena *arena) {
  const struct converted converted = find_converted(function, arena);
  PTX_EACH(from, function) {
    if (!unbank_ptx_is(from, "ld"))
      continue;
    PTX_EACH_WRITTEN(operand, from) {
      const uint32_t reg = operand->reg, bits = converted.bits[reg];
      if (converted.by_more[reg] || converted.as_it_is[reg] || !bits ||
          function->is_written_often[reg] || bits_of_last(from) != 32)
        continue;
      if (!(bits & UINT16_MAX))
        least[reg] &= LIVE_LOWER - LIVE_QUARTER;
      else if (!(bits >> 16))
        least[reg] &= LIVE_QUARTER;
    }
  }
}

/* If a register is copied to one with several writes, the parts of the former that are used may be
 * used of the latter, too: a load into it was seen to stay whole (sm_89). */
static void note_copies(const struct ptx_function *function, uint8_t *most) {
  PTX_EACH(by, function)
    if (joins_others(function, by))
      most[by->operands[0].reg] |= most[by->operands[1].reg];
}

void unbank_live(struct live *out, const struct ptx_function *function, const struct flow *flow,
                 const struct known_bits *known, bool before_sm100, struct arena *arena) {
  const bool *is_executed = find_executed(function, known, arena);
  const bool *overwritten = find_overwritten(function, arena),
             *again = find_stored_again(function, flow, overwritten, arena);
  const uint32_t *readers = unbank_local_readers(function, flow, arena);
  const struct left_out without = {known, is_executed, overwritten, false, readers},
                        with_arrays = {known, is_executed, overwritten, true, NULL},
                        last = {known, is_executed, again, false, readers};
  for (unsigned is_signed = 0; is_signed < 2; is_signed++)
    out->extended[is_signed] = unbank_live_extended(function, is_signed, arena);
  out->leaves = unbank_live_leaving(function, arena);
  out->least = solve(function, true, &without, arena);
  note_converted(function, out->least, arena);
  out->of_arrays = solve(function, true, &with_arrays, arena);
  out->each = again ? solve(function, true, &last, arena) : out->least;
  out->most = solve(function, before_sm100, NULL, arena);
  note_copies(function, out->most);
}
