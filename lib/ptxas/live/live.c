/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/live/live.h"

#include <stdlib.h>

#include "ptxas/access.h"
#include "ptxas/flow.h"
#include "ptxas/known.h"
#include "ptxas/live/local.h"
#include "support/map.h"

/* How an instruction is asked: what is read of its result. */
struct use {
  const struct ptx_function *function;
  const struct ptx_instruction *by;
  uint8_t of_result;
  bool before_sm100;
};

static bool is_wide(const struct ptx_operand *operand) {
  return operand->kind == PTX_REGISTER && !strncmp(operand->name, "%rd", 3);
}

/* Of the opcode's last type. */
static unsigned bits_of_last(const struct ptx_instruction *from) {
  return (unsigned)strtoul(strrchr(from->opcode, '.') + 2, NULL, 10);
}

static uint8_t halves(uint8_t part) {
  return (uint8_t)((part & LIVE_LOWER ? LIVE_LOWER : 0) | (part & LIVE_UPPER ? LIVE_UPPER : 0));
}

/* What sums and products read: bits go upward only. */
static uint8_t up_to(uint8_t part) {
  return part & LIVE_UPPER ? LIVE_ALL : part & LIVE_LOWER ? LIVE_LOWER : 0;
}

/* The bits of the opcode's word, of "cvt.u32.u64" 64 for the third; 0 where it is no whole
 * number's. */
static unsigned bits_of(const struct ptx_instruction *from, unsigned word) {
  const char *at = from->opcode;
  for (; word && at; word--)
    at = (at = strchr(at, '.')) ? at + 1 : NULL;
  return at && (*at == 'u' || *at == 's' || *at == 'b') ? (unsigned)strtoul(at + 1, NULL, 10) : 0;
}

static bool is_64(const struct ptx_instruction *from) {
  const char *type = strrchr(from->opcode, '.');
  return type && (!strcmp(type, ".b64") || !strcmp(type, ".u64") || !strcmp(type, ".s64"));
}

static uint8_t part_of_bits(uint64_t bits, uint64_t at) {
  return (uint8_t)(((1u << (bits + 15) / 16) - 1) << at / 16 & LIVE_ALL);
}

/* Conversions between whole numbers. */
static uint8_t read_by_cvt(const struct use *use) {
  unsigned to = bits_of(use->by, 1), of = bits_of(use->by, 2);
  if (!to || !of || use->by->count != 2)
    return LIVE_ALL;
  if (!use->of_result || !is_wide(&use->by->operands[1]))
    return use->of_result ? LIVE_ALL : 0;
  uint8_t part = part_of_bits(to < of ? to : of, 0), read = part & use->of_result;
  return read ? read : part; /* the upper half of a result may be the sign */
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

/* A whole register that several others make up, or the other way round. */
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

/* Whether an operand is 32 bits in the upper half of 64, or in the lower one. */
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

/* Whether 64 bits are put together of two words, which is no arithmetic. */
static bool makes_pair(const struct use *use) {
  const struct ptx_operand *a = &use->by->operands[1], *b = &use->by->operands[2];
  return use->by->count == 3 &&
         ((is_upper_word(use->function, a) && is_lower_word(use->function, b)) ||
          (is_upper_word(use->function, b) && is_lower_word(use->function, a)));
}

/* Whether it is a number whose lower half is 0. */
static bool is_upper_number(const struct ptx_operand *operand) {
  return operand->kind == PTX_NUMBER && operand->number && !(operand->number & UINT32_MAX);
}

/* What an instruction reads of its operand k. */
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

/* Whether an instruction does more than to compute what it writes. */
static bool has_effect(const struct ptx_instruction *from) {
  return !from->written || unbank_ptx_is_ordered(from) ||
         PTX_IS_ANY(from, "call", "atom", "shfl", "vote", "match", "redux", "bar", "barrier",
                    "activemask", "elect");
}

/* What lanes do together, of which ptxas leaves out what gives nothing that is read (shuffles on
 * sm_86 and sm_120). */
static bool is_together(const struct ptx_instruction *from) {
  return PTX_IS_ANY(from, "shfl", "vote", "match", "redux", "activemask", "elect");
}

/* Whether it surely does nothing else, or ptxas may leave it out nevertheless. */
static bool only_computes(const struct ptx_instruction *from) {
  if (is_together(from))
    return true;
  return !has_effect(from) &&
         PTX_IS_ANY(from, "add", "sub", "mul", "mad", "fma", "div", "rem", "min", "max", "neg",
                    "abs", "and", "or", "xor", "not", "shl", "shr", "shf", "prmt", "lop3", "bfe",
                    "bfi", "popc", "clz", "brev", "selp", "setp", "set", "cvt", "mov", "ld");
}

/* Instructions that ptxas may leave out, as known bits decide that they are not executed, or that
 * nothing reads what they write: of stores to a local array, which it may keep in registers, some
 * element of each that is stored. */
struct left_out {
  const struct known_bits *known;
  const bool *is_executed; /* by instruction */
  const bool *overwritten; /* by instruction: stores of which nothing may be left */
  bool keeps_arrays;       /* stores to local arrays are not */
  const uint32_t *readers; /* by instruction: loads of what they store (local.h); or NULL */
};

/* Whether what was stored to global memory may be read there. */
static bool may_read_global(const struct ptx_instruction *from) {
  const bool is_load = PTX_IS_ANY(from, "ld", "ldu");
  if (PTX_IS_ANY(from, "atom", "red"))
    return !unbank_ptx_has(from, "shared") || PTX_HAS_ANY(from, "acquire", "release", "acq_rel");
  return (is_load && !PTX_HAS_ANY(from, "shared", "local", "param", "const")) ||
         PTX_IS_ANY(from, "call", "bar", "barrier", "membar", "fence", "cp", "?");
}

/* Bytes of global memory that a store writes, as far as the register shows where they are that it
 * has for an address. */
struct bytes {
  uint32_t reg, from, count;
};

static struct bytes bytes_stored(const struct ptx_instruction *by) {
  const struct ptx_operand *to = unbank_ptx_is(by, "st") ? unbank_address_of(by) : NULL;
  return to && to->kind == PTX_REGISTER
             ? (struct bytes){to->reg, (uint32_t)to->number, unbank_bytes_of(by)}
             : (struct bytes){0};
}

/* Whether a store is one of those that ptxas may leave out. */
static bool may_go(const struct ptx_instruction *by) {
  return !unbank_ptx_is_ordered(by) && !PTX_HAS_ANY(by, "param", "shared", "local");
}

/* Whether any instruction of a loop writes a register. */
static bool changes_in(const struct ptx_function *function, const struct flow *flow, uint32_t reg,
                       uint32_t loop) {
  const uint32_t first = function->first_def[reg];
  if (!first || !function->is_written_often[reg])
    return first && unbank_flow_is_inside(flow, unbank_ptx_block_of(function, first - 1), loop);
  return true;
}

/* Whether the next iteration of a loop around a block, which may be unrolled, stores to a
 * register's address again: the loop does not change that. */
static bool is_stored_again(const struct ptx_function *function, const struct flow *flow,
                            uint32_t block, uint32_t reg) {
  const uint32_t loop = flow->loop[block];
  return loop != FLOW_NO_LOOP && !flow->loops.items[loop].is_rolled &&
         !changes_in(function, flow, reg, loop);
}

/* Stores that a later one of their block overwrites, if only in part, before anything may read it:
 * ptxas may leave out what is overwritten, register by register (seen on sm_75, 80, 90 and 120).
 * Atomics of shared memory read none of it (sm_90). Blocks are read backward; a byte that a store
 * writes has the number of what came after it and may read it. */
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
        out[i] |= may_go(by) && map_get(&written, key, &when) && when == readers;
        map_put(&written, key, readers);
      }
    }
  return out;
}

/* These, and stores that the next iteration of a loop does again; NULL: there are none of those. */
static const bool *find_stored_again(const struct ptx_function *function, const struct flow *flow,
                                     const bool *overwritten, struct arena *arena) {
  bool *out = ARENA_ARRAY(arena, bool, function->instructions.count + 1), any = false;
  for (uint32_t b = 0; b < function->blocks.count; b++)
    for (uint32_t i = function->blocks.items[b].first; i < function->blocks.items[b].end; i++) {
      const struct ptx_instruction *by = &function->instructions.items[i];
      const struct bytes bytes = bytes_stored(by);
      const bool is_again =
          may_go(by) && bytes.count && is_stored_again(function, flow, b, bytes.reg);
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

/* Whether a select is known not to choose its operand k. */
static bool passes_over(const struct left_out *it, const struct ptx_instruction *from, unsigned k) {
  if (!unbank_ptx_is(from, "selp") || from->operands[3].kind != PTX_REGISTER)
    return false;
  const enum known_truth truth = unbank_truth_of(it->known[from->operands[3].reg]);
  return truth == KNOWN_TRUE ? k == 2 : truth == KNOWN_FALSE && k == 1;
}

/* What a store to a local array reads, as a load of what it stores is needed. True if that is new.
 */
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

/* The least that satisfies all. `without`: what is left out; NULL: nothing is. */
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
        if (without && passes_over(without, from, (unsigned)(operand - from->operands)))
          continue;
        uint8_t *part = &live[operand->reg], before = *part;
        *part |= read_by(&use, (unsigned)(operand - from->operands), live);
        changed |= *part != before;
      }
    }
  }
  return live;
}

/* Extensions. */

static const char *last_type(const struct ptx_instruction *from) {
  const char *type = strrchr(from->opcode, '.');
  return type ? type + 1 : "";
}

static bool is_float_type(const char *type) { return *type == 'f' || !strncmp(type, "bf", 2); }

static enum live_extended extended_if(bool is_extended) {
  return is_extended ? LIVE_EXTENDED : LIVE_NOT_EXTENDED;
}

/* Whether fewer than 16 of a number's bits are kept. */
static bool masks_half(const struct ptx_operand *mask) {
  return mask->kind == PTX_NUMBER && mask->number >= 0 && mask->number < UINT16_MAX;
}

/* Whether an instruction keeps at most 16 bits of those that it reads. */
static bool narrows(const struct ptx_instruction *by) {
  if (unbank_ptx_is(by, "and"))
    return by->count == 3 && masks_half(&by->operands[2]);
  const unsigned to = unbank_ptx_is(by, "cvt") ? bits_of(by, 1) : 0;
  return to && to <= 16;
}

/* By register: whether something reads more than 16 bits of it, or nothing reads it. */
static bool *find_wide_reads(const struct ptx_function *function, struct arena *arena) {
  bool *out = ARENA_ARRAY(arena, bool, function->registers + 1);
  PTX_EACH(by, function) {
    PTX_EACH_READ(operand, by)
      out[operand->reg] |= !narrows(by);
    PTX_EACH_WRITTEN(operand, by)
      out[operand->reg] |= !function->reads[operand->reg];
  }
  return out;
}

/* A bf16 becomes a float by a shift, which is an extension without sign; an extension of which no
 * more than 16 bits are read is none. */
static enum live_extended extended_by_cvt(const struct ptx_instruction *by, bool is_signed,
                                          const bool *read_wide) {
  const char *of = last_type(by);
  const unsigned to = bits_of(by, 1);
  if (!strcmp(by->opcode, "cvt.f32.bf16"))
    return LIVE_EXTENDED;
  if (narrows(by))
    return LIVE_NOT_EXTENDED;
  if (!strcmp(of, "u32") || !strcmp(of, "s32") || !strcmp(of, "u64") || !strcmp(of, "s64"))
    return LIVE_EXTENDED;
  if (!to || is_float_type(of))
    return LIVE_NOT_EXTENDED;
  if (!strcmp(of, "u16") || !strcmp(of, "s16"))
    return extended_if((*of == 's') == is_signed && read_wide[by->operands[0].reg]);
  return LIVE_PERHAPS_EXTENDED;
}

/* A mask that keeps fewer than 16 bits is taken to the 16. */
static enum live_extended extended_by_and(const struct ptx_instruction *by, unsigned bits) {
  if (by->count != 3 || by->operands[2].kind != PTX_NUMBER)
    return LIVE_PERHAPS_EXTENDED;
  return extended_if(bits != 16 && !masks_half(&by->operands[2]));
}

/* Arithmetic of 16 bits, which ptxas does in 32: some of it minds what the upper half holds, and
 * takes the load for the extension that it needs; some does not. `k`: which operand was loaded. */
static enum live_extended extended_by_half(const struct ptx_instruction *by, unsigned k,
                                           bool is_signed) {
  const bool same_sign = unbank_ptx_has(by, "s16") == is_signed;
  if (PTX_IS_ANY(by, "add", "shl", "or", "xor", "not") || (unbank_ptx_is(by, "sub") && k == 1))
    return LIVE_EXTENDED;
  if (unbank_ptx_is(by, "sub"))
    return by->operands[1].kind == PTX_NUMBER ? LIVE_NOT_EXTENDED : LIVE_PERHAPS_EXTENDED;
  if (unbank_ptx_is(by, "and"))
    return extended_by_and(by, 16);
  if (PTX_IS_ANY(by, "abs", "neg") || (PTX_IS_ANY(by, "min", "max") && !same_sign))
    return LIVE_NOT_EXTENDED;
  if (PTX_IS_ANY(by, "mul", "mad", "div", "rem", "shr", "setp"))
    return extended_if(same_sign);
  return LIVE_PERHAPS_EXTENDED;
}

/* Whether an instruction reads 16 loaded bits, its operand k, as more. */
static enum live_extended extended_by(const struct ptx_instruction *by, unsigned k, bool is_signed,
                                      const bool *read_wide) {
  const char *type = last_type(by);
  unsigned bits = (unsigned)strtoul(type + (*type != 0), NULL, 10);
  if (unbank_ptx_is(by, "st") && !unbank_ptx_has(by, "param"))
    return extended_if(bits > 16);
  if (unbank_ptx_is(by, "cvt"))
    return extended_by_cvt(by, is_signed, read_wide);
  if (!strcmp(type, "f16") || !strcmp(type, "bf16"))
    return LIVE_NOT_EXTENDED;
  if (unbank_ptx_is(by, "mov") && by->vector_first)
    return LIVE_NOT_EXTENDED;
  if (bits == 16)
    return extended_by_half(by, k, is_signed);
  if (PTX_IS_ANY(by, "add", "sub", "mul", "mad", "shr", "setp") ||
      (bits > 16 && PTX_IS_ANY(by, "shl", "or", "xor", "min", "max", "neg", "abs", "bfe", "lop3",
                               "popc", "brev", "shf", "shfl")))
    return LIVE_EXTENDED;
  if (unbank_ptx_is(by, "and"))
    return extended_by_and(by, bits);
  return LIVE_PERHAPS_EXTENDED;
}

/* Whether it cuts a number to fewer bits, 16 at least, which who reads those may extend. */
static bool cuts(const struct ptx_instruction *by) {
  return unbank_ptx_is(by, "cvt") && by->operands[0].kind == PTX_REGISTER && bits_of(by, 1) >= 16 &&
         bits_of(by, 1) < bits_of(by, 2);
}

/* Whether it hands a value on to a register that has others, too. */
static bool joins_others(const struct ptx_function *function, const struct ptx_instruction *by) {
  return unbank_ptx_is(by, "mov") && by->count == 2 && by->operands[0].kind == PTX_REGISTER &&
         by->operands[1].kind == PTX_REGISTER && function->is_written_often[by->operands[0].reg];
}

/* Registers that a select reads, or what extends them. */
static bool *find_selected(const struct ptx_function *function, struct arena *arena) {
  bool *out = ARENA_ARRAY(arena, bool, function->registers + 1);
  PTX_EACH(by, function)
    PTX_EACH_READ(operand, by)
      out[operand->reg] |= unbank_ptx_is(by, "selp");
  PTX_EACH(by, function)
    PTX_EACH_READ(operand, by)
      out[operand->reg] |= unbank_ptx_is(by, "cvt") && out[by->operands[0].reg];
  return out;
}

/* Whether a select may read what is masked of 16 bits: ptxas then took the mask for one of 32 bits
 * in 2 forms on sm_80, 90 and 120, and in others not. */
static bool is_masked_for(const bool *selected, const struct ptx_instruction *by) {
  return unbank_ptx_is(by, "and") && strstr(by->opcode, "16") &&
         by->operands[by->count - 1].kind == PTX_NUMBER && selected[by->operands[0].reg];
}

/* What is cut is extended as the result is, wherever in the text that is read. What is handed on
 * may be taken out of the phi as it is, and extended there (2 forms on sm_75 and sm_120). */
static uint8_t *find_extended(const struct ptx_function *function, bool is_signed,
                              struct arena *arena) {
  uint8_t *out = ARENA_ARRAY(arena, uint8_t, function->registers + 1);
  const bool *read_wide = find_wide_reads(function, arena),
             *selected = find_selected(function, arena);
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = function->instructions.count; i-- > 0;) {
      const struct ptx_instruction *by = &function->instructions.items[i];
      PTX_EACH_READ(operand, by) {
        const unsigned k = (unsigned)(operand - by->operands);
        uint8_t *one = &out[operand->reg];
        uint8_t now =
            cuts(by) ? out[by->operands[0].reg] : (uint8_t)extended_by(by, k, is_signed, read_wide);
        if (now == LIVE_NOT_EXTENDED && is_masked_for(selected, by))
          now = LIVE_PERHAPS_EXTENDED;
        changed |= now > *one;
        *one = now > *one ? now : *one;
      }
    }
  }
  PTX_EACH(by, function)
    if (joins_others(function, by) && out[by->operands[1].reg] == LIVE_EXTENDED)
      out[by->operands[1].reg] = LIVE_PERHAPS_EXTENDED;
  return out;
}

/* What leaves its block. */

struct leaving {
  const struct ptx_function *function;
  uint32_t *block_of; /* by instruction: the first of the blocks that are one with its block */
  uint32_t *part_of;  /* by instruction: another number behind what may part a block */
};

static uint32_t *count_ways(const struct ptx_function *function, struct arena *arena) {
  uint32_t *out = ARENA_ARRAY(arena, uint32_t, function->blocks.count + 1);
  for (uint32_t b = 0; b < function->blocks.count; b++)
    for (unsigned s = 0; s < function->blocks.items[b].successor_count; s++)
      out[function->blocks.items[b].successors[s]]++;
  return out;
}

/* Blocks between which no way leads in or out are one; theirs is the number of the first. */
static uint32_t *join_blocks(const struct ptx_function *function, struct arena *arena) {
  const uint32_t count = (uint32_t)function->blocks.count, *ways = count_ways(function, arena);
  uint32_t *out = ARENA_ARRAY(arena, uint32_t, count + 1);
  for (uint32_t b = 0; b < count; b++)
    out[b] = b;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t b = 0; b < count; b++) {
      const struct ptx_block *from = &function->blocks.items[b];
      bool goes_on = from->successor_count == 1 && ways[from->successors[0]] == 1;
      if (!goes_on || !from->successors[0] || out[from->successors[0]] == out[b] ||
          out[b] == from->successors[0])
        continue;
      out[from->successors[0]] = out[b];
      changed = true;
    }
  }
  return out;
}

static bool may_part_block(const struct ptx_instruction *from) {
  return (from->is_guarded && !unbank_ptx_is(from, "bra")) ||
         PTX_IS_ANY(from, "call", "div", "rem", "atom", "red") || unbank_is_subroutine(from);
}

static void number_parts(struct leaving *it, struct arena *arena) {
  const struct ptx_function *function = it->function;
  const uint32_t *joined = join_blocks(function, arena);
  uint32_t part = 0;
  it->block_of = ARENA_ARRAY(arena, uint32_t, function->instructions.count + 1);
  it->part_of = ARENA_ARRAY(arena, uint32_t, function->instructions.count + 1);
  for (uint32_t b = 0; b < function->blocks.count; b++)
    for (uint32_t i = function->blocks.items[b].first; i < function->blocks.items[b].end; i++) {
      it->block_of[i] = joined[b];
      it->part_of[i] = part;
      part += may_part_block(&function->instructions.items[i]);
    }
}

/* Whether an instruction only hands on what it reads, or a part of it; or may do so. */
static enum live_leaving hands_on(const struct ptx_instruction *by) {
  unsigned to = bits_of(by, 1), of = bits_of(by, 2);
  if (unbank_ptx_is(by, "mov"))
    return by->vector_first ? LIVE_STAYS : LIVE_LEAVES;
  if (unbank_ptx_is(by, "cvt"))
    return !to || !of ? LIVE_STAYS : to < of ? LIVE_LEAVES : LIVE_MAY_LEAVE;
  return PTX_IS_ANY(by, "and", "shr", "shl", "or", "xor") ? LIVE_MAY_LEAVE : LIVE_STAYS;
}

/* How a register that instruction `at` writes leaves its block by instruction `to`, which reads it.
 * One that several write is as good as read elsewhere. */
static enum live_leaving leaves_by(const struct leaving *it, const uint8_t *leaves, uint32_t at,
                                   uint32_t to) {
  const struct ptx_instruction *by = &it->function->instructions.items[to];
  uint8_t on = LIVE_STAYS;
  if (it->block_of[at] != it->block_of[to])
    return LIVE_LEAVES;
  if (it->part_of[at] != it->part_of[to] || may_part_block(by))
    on = LIVE_MAY_LEAVE;
  enum live_leaving most = hands_on(by);
  PTX_EACH_WRITTEN(operand, by) {
    uint32_t reg = operand->reg;
    uint8_t left = it->function->is_written_often[reg] ? LIVE_MAY_LEAVE : leaves[reg];
    left = left < most ? left : (uint8_t)most;
    on = left > on ? left : on;
  }
  return (enum live_leaving)on;
}

static uint8_t *find_leaving(const struct ptx_function *function, struct arena *arena) {
  uint8_t *out = ARENA_ARRAY(arena, uint8_t, function->registers + 1);
  struct leaving it = {.function = function};
  number_parts(&it, arena);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = (uint32_t)function->instructions.count; i-- > 0;) {
      const struct ptx_instruction *by = &function->instructions.items[i];
      PTX_EACH_READ(operand, by) {
        uint32_t reg = operand->reg;
        if (!function->first_def[reg])
          continue;
        uint8_t now = (uint8_t)leaves_by(&it, out, function->first_def[reg] - 1, i);
        changed |= now > out[reg];
        out[reg] = now > out[reg] ? now : out[reg];
      }
    }
  }
  return out;
}

/* What later iterations read. */

/* The iterations of a loop that are asked what they need. */
enum asked { ASKED_LAST, ASKED_OTHERS, ASKED };

struct iterations {
  const struct ptx_function *function;
  const struct flow *flow;
  uint64_t *last_read;              /* by register: where an iteration of its loop reads it last;
                                       UINT64_MAX: others read it, too */
  uint32_t *loop_of;                /* by register: 1 + the loop that writes it; 0: none */
  uint64_t *first_exit, *last_exit; /* by loop: where an iteration may leave it */
  bool *is_read_inside;             /* by register: that loop reads it */
  bool *is_always;     /* by block: each iteration of its loop that is not the last executes it */
  bool *needed[ASKED]; /* by register */
};

/* Where an instruction of the block that is number `rank` in reverse post-order stands in an
 * iteration. */
static uint64_t place_in_iteration(uint32_t rank, uint32_t instruction) {
  return 1 + ((uint64_t)rank << 32 | instruction);
}

static void note_loops(struct iterations *it, uint32_t block) {
  const struct ptx_block *from = &it->function->blocks.items[block];
  for (uint32_t i = from->first; i < from->end; i++)
    PTX_EACH_WRITTEN(operand, &it->function->instructions.items[i])
      if (it->flow->loop[block] != FLOW_NO_LOOP)
        it->loop_of[operand->reg] = it->flow->loop[block] + 1;
}

static void note_read(struct iterations *it, uint32_t reg, uint32_t block, uint64_t place) {
  const uint32_t loop = it->loop_of[reg];
  const bool is_inside = loop && unbank_flow_is_inside(it->flow, block, loop - 1);
  place = is_inside ? place : UINT64_MAX;
  it->last_read[reg] = place > it->last_read[reg] ? place : it->last_read[reg];
  it->is_read_inside[reg] |= is_inside;
}

static void note_reads(struct iterations *it, uint32_t rank) {
  const uint32_t b = it->flow->blocks[rank];
  const struct ptx_block *block = &it->function->blocks.items[b];
  for (uint32_t i = block->first; i < block->end; i++) {
    const struct ptx_instruction *from = &it->function->instructions.items[i];
    PTX_EACH_READ(operand, from)
      note_read(it, operand->reg, b, place_in_iteration(rank, i));
    if (from->is_guarded)
      note_read(it, from->guard, b, place_in_iteration(rank, i));
  }
}

/* Of the blocks of a loop, those that a way back to its header goes past are not always executed.
 */
static void note_way_back(struct iterations *it, uint32_t from, uint32_t loop) {
  for (uint32_t b = 0; b < it->function->blocks.count; b++)
    if (it->flow->loop[b] == loop)
      it->is_always[b] &= unbank_flow_dominates(it->flow, b, from);
}

static void note_exits(struct iterations *it, uint32_t rank) {
  const uint32_t b = it->flow->blocks[rank], loop = it->flow->loop[b];
  const struct ptx_block *block = &it->function->blocks.items[b];
  const uint64_t place = place_in_iteration(rank, block->end);
  for (unsigned s = 0; s < block->successor_count; s++)
    for (uint32_t left = unbank_flow_left(it->flow, loop, block->successors[s]);
         left != FLOW_NO_LOOP; left = unbank_flow_left(it->flow, it->flow->loops.items[left].parent,
                                                       block->successors[s])) {
      it->first_exit[left] = it->last_exit[left] ? it->first_exit[left] : place;
      it->last_exit[left] = place;
    }
}

static void find_always(struct iterations *it) {
  memset(it->is_always, true, it->function->blocks.count * sizeof *it->is_always);
  for (uint32_t b = 0; b < it->function->blocks.count; b++)
    for (unsigned s = 0; s < it->function->blocks.items[b].successor_count; s++) {
      const uint32_t loop =
          unbank_flow_repeated_by(it->flow, b, it->function->blocks.items[b].successors[s]);
      if (loop != FLOW_NO_LOOP)
        note_way_back(it, b, loop);
    }
}

/* Whether the next iteration reads a register that is written here, before it may leave the loop,
 * and this one may not leave it any more: what it writes is then read, whichever iteration it is.
 */
static bool is_surely_next(const struct iterations *it, uint32_t block, uint32_t reg,
                           uint64_t place) {
  const uint32_t loop = it->flow->loop[block];
  return it->last_exit[loop] < place && it->last_read[reg] < it->first_exit[loop];
}

/* Whether iterations need what an instruction writes to a register. */
static bool needs_written(const struct iterations *it, enum asked asked, uint32_t block,
                          const struct ptx_instruction *from, uint32_t reg, uint64_t place) {
  if (!it->needed[asked][reg] || it->flow->loop[block] == FLOW_NO_LOOP)
    return it->needed[asked][reg];
  if (asked == ASKED_LAST)
    return !it->function->is_written_often[reg] || it->last_read[reg] > place ||
           is_surely_next(it, block, reg, place);
  return it->is_read_inside[reg] || !it->is_always[block] || from->is_guarded;
}

static bool is_needed(const struct iterations *it, enum asked asked, uint32_t block,
                      const struct ptx_instruction *from, uint64_t place) {
  bool needed = has_effect(from);
  PTX_EACH_WRITTEN(operand, from)
    needed |= needs_written(it, asked, block, from, operand->reg, place);
  return needed;
}

/* Notes what an instruction reads that is needed; whether that is new. */
static bool need_reads(bool *needed, const struct ptx_instruction *from) {
  bool is_new = from->is_guarded && !needed[from->guard];
  if (from->is_guarded)
    needed[from->guard] = true;
  PTX_EACH_READ(operand, from) {
    is_new |= !needed[operand->reg];
    needed[operand->reg] = true;
  }
  return is_new;
}

/* The registers that an instruction writes, of the first ones, and the iterations do not need. */
static uint32_t without(const struct iterations *it, enum asked asked, uint32_t block,
                        const struct ptx_instruction *from, uint64_t place) {
  uint32_t out = 0;
  PTX_EACH_WRITTEN(operand, from) {
    const unsigned k = (unsigned)(operand - from->operands);
    if (k < 32 && !needs_written(it, asked, block, from, operand->reg, place))
      out |= UINT32_C(1) << k;
  }
  return out;
}

static void solve_iterations(struct iterations *it, enum asked asked, struct live_later *out) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t n = (uint32_t)it->function->blocks.count; n-- > 0;) {
      const uint32_t b = it->flow->blocks[n];
      const struct ptx_block *block = &it->function->blocks.items[b];
      for (uint32_t i = block->end; i-- > block->first;) {
        const struct ptx_instruction *from = &it->function->instructions.items[i];
        const uint64_t place = place_in_iteration(n, i);
        changed |= is_needed(it, asked, b, from, place) && need_reads(it->needed[asked], from);
        *(asked == ASKED_LAST ? &out[i].next : &out[i].behind) = without(it, asked, b, from, place);
      }
    }
  }
}

struct live_later *unbank_live_later(const struct ptx_function *function, const struct flow *flow,
                                     struct arena *arena) {
  struct live_later *out = ARENA_ARRAY(arena, struct live_later, function->instructions.count + 1);
  if (!flow->loops.count)
    return out;
  const uint32_t registers = function->registers + 1;
  struct iterations it = {
      .function = function,
      .flow = flow,
      .last_read = ARENA_ARRAY(arena, uint64_t, registers),
      .loop_of = ARENA_ARRAY(arena, uint32_t, registers),
      .first_exit = ARENA_ARRAY(arena, uint64_t, flow->loops.count + 1),
      .last_exit = ARENA_ARRAY(arena, uint64_t, flow->loops.count + 1),
      .is_read_inside = ARENA_ARRAY(arena, bool, registers),
      .is_always = ARENA_ARRAY(arena, bool, function->blocks.count + 1),
      .needed = {ARENA_ARRAY(arena, bool, registers), ARENA_ARRAY(arena, bool, registers)}};
  for (uint32_t b = 0; b < function->blocks.count; b++)
    note_loops(&it, b);
  for (uint32_t n = 0; n < function->blocks.count; n++) {
    note_reads(&it, n);
    note_exits(&it, n);
  }
  find_always(&it);
  solve_iterations(&it, ASKED_LAST, out);
  solve_iterations(&it, ASKED_OTHERS, out);
  return out;
}

/* Branches by one predicate. */

enum { COPIES = 2 }; /* of a value, one of another, that are followed */

struct live_branches {
  const struct ptx_function *function;
  const struct flow *flow;
  const uint32_t *ways; /* by block: how many lead to it */
  struct {
    uint32_t *items; /* blocks that end with such a branch */
    size_t count, capacity;
  } blocks;
  uint32_t *asked[COPIES + 1]; /* by block, and by copies left: the last question that came to it */
  uint32_t *questions;         /* how many there were */
  struct arena *arena;
};

enum way { WAY_UNKNOWN, WAY_TAKEN, WAY_PASSED };

/* The guarded branch at the end of a block, of which both ways are open; or NULL. */
static const struct ptx_instruction *branch_of(const struct ptx_function *function,
                                               uint32_t block) {
  const struct ptx_instruction *last = unbank_ptx_last(function, block);
  const bool is_open = function->blocks.items[block].successor_count == PTX_WAYS;
  return last && is_open && last->is_guarded ? last : NULL;
}

struct live_branches *unbank_live_branches(const struct ptx_function *function,
                                           const struct flow *flow, struct arena *arena) {
  struct live_branches *out = ARENA_NEW(arena, struct live_branches);
  *out = (struct live_branches){.function = function, .flow = flow, .arena = arena};
  uint32_t *branches = ARENA_ARRAY(arena, uint32_t, function->registers + 1);
  for (unsigned adds = 0; adds < 2; adds++)
    for (uint32_t b = 0; b < function->blocks.count; b++) {
      const struct ptx_instruction *branch = branch_of(function, b);
      if (branch && adds && branches[branch->guard] > 1)
        *ARENA_PUSH(arena, &out->blocks) = b;
      else if (branch && !adds)
        branches[branch->guard]++;
    }
  if (!out->blocks.count)
    return NULL;
  out->ways = count_ways(function, arena);
  for (unsigned left = 0; left <= COPIES; left++)
    out->asked[left] = ARENA_ARRAY(arena, uint32_t, function->blocks.count + 1);
  out->questions = ARENA_ARRAY(arena, uint32_t, 1);
  return out;
}

static enum way way_of(const struct ptx_instruction *branch, bool predicate) {
  return predicate != branch->is_guard_negated ? WAY_TAKEN : WAY_PASSED;
}

/* The way of a branch that is executed behind `block`: that of one ahead of it, of which only one
 * way leads there. */
static enum way way_behind(const struct live_branches *it, uint32_t block,
                           const struct ptx_instruction *branch) {
  for (size_t i = 0; i < it->blocks.count; i++) {
    const struct ptx_instruction *ahead = branch_of(it->function, it->blocks.items[i]);
    for (unsigned s = 0; s < PTX_WAYS && ahead->guard == branch->guard; s++) {
      const uint32_t to = it->function->blocks.items[it->blocks.items[i]].successors[s];
      if (it->ways[to] == 1 && unbank_flow_dominates(it->flow, to, block))
        return way_of(branch, (s == 0) != ahead->is_guard_negated);
    }
  }
  return WAY_UNKNOWN;
}

/* A register whose value is followed from a block on. */
struct followed {
  const struct live_branches *branches;
  uint32_t from, reg;
  unsigned copies_left;
  uint32_t question;
  LIST_OF(uint32_t) next;
};

static bool is_read_from(const struct live_branches *it, uint32_t block, uint32_t instruction,
                         uint32_t reg, unsigned copies_left);

static bool reads(const struct followed *it, uint32_t block, uint32_t number) {
  const struct ptx_instruction *by = &it->branches->function->instructions.items[number];
  const bool copies = unbank_ptx_is(by, "mov") && !by->is_guarded && !by->vector && it->copies_left;
  PTX_EACH_READ(operand, by)
    if (operand->reg == it->reg)
      return !copies || is_read_from(it->branches, block, number + 1, by->operands[0].reg,
                                     it->copies_left - 1);
  return by->is_guarded && by->guard == it->reg;
}

static bool writes(const struct ptx_instruction *by, uint32_t reg) {
  PTX_EACH_WRITTEN(operand, by)
    if (operand->reg == reg)
      return !by->is_guarded;
  return false;
}

static void go_on(struct followed *it, uint32_t block) {
  uint32_t *asked = it->branches->asked[it->copies_left];
  const struct ptx_block *from = &it->branches->function->blocks.items[block];
  const struct ptx_instruction *branch = branch_of(it->branches->function, block);
  const enum way way = branch ? way_behind(it->branches, it->from, branch) : WAY_UNKNOWN;
  for (unsigned s = 0; s < from->successor_count; s++) {
    const uint32_t to = from->successors[s];
    if (asked[to] == it->question || (way != WAY_UNKNOWN && (s == 0) != (way == WAY_TAKEN)))
      continue;
    asked[to] = it->question;
    *ARENA_PUSH(it->branches->arena, &it->next) = to;
  }
}

/* Whether a register is read behind an instruction of a block, before it is written again. */
static bool is_read_from(const struct live_branches *branches, uint32_t block, uint32_t instruction,
                         uint32_t reg, unsigned copies_left) {
  const struct ptx_function *function = branches->function;
  struct followed it = {.branches = branches,
                        .from = block,
                        .reg = reg,
                        .copies_left = copies_left,
                        .question = ++*branches->questions};
  for (uint32_t at = block, i = instruction;; i = function->blocks.items[at].first) {
    bool is_kept = true;
    for (; i < function->blocks.items[at].end && is_kept; i++) {
      if (reads(&it, at, i))
        return true;
      is_kept = !writes(&function->instructions.items[i], reg);
    }
    if (is_kept)
      go_on(&it, at);
    if (!it.next.count)
      return function->blocks.items[at].leads_anywhere;
    at = it.next.items[--it.next.count];
  }
}

bool unbank_live_is_read(const struct live_branches *branches, uint32_t block, uint32_t instruction,
                         uint32_t reg) {
  return !branches || is_read_from(branches, block, instruction + 1, reg, COPIES);
}

/* By instruction: whether known bits let it be executed. */
static bool *find_executed(const struct ptx_function *function, const struct known_bits *known,
                           struct arena *arena) {
  const bool *is_reached = unbank_known_ways(function, known, arena);
  bool *out = ARENA_ARRAY(arena, bool, function->instructions.count + 1);
  for (uint32_t b = 0; b < function->blocks.count; b++)
    for (uint32_t i = function->blocks.items[b].first; i < function->blocks.items[b].end; i++)
      out[i] = is_reached[b];
  return out;
}

/* Bits of registers of 32 bits that conversions to floats read, perhaps of what shifts, masks and
 * bit fields make of them; and whether nothing else reads them. */
struct converted {
  uint32_t *bits;
  bool *by_more;  /* something else reads it, */
  bool *as_it_is; /* or a mask or a conversion does, and no shift or bit field */
};

static uint32_t low_bits(int64_t count) {
  return count >= 32 ? UINT32_MAX : count <= 0 ? 0 : (UINT32_C(1) << count) - 1;
}

/* The bits of its first operand of which an instruction makes the given ones; false: it is none of
 * these. */
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

/* Of registers of 32 bits, of which nothing but such conversions reads a half: before that half is
 * shifted, ptxas may load it alone. */
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

/* What a register takes over from another one may be read of it as far as it is of that: a load
 * into the same register then stayed whole (sm_89). */
static void note_taken_over(const struct ptx_function *function, uint8_t *most) {
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
                        barred = {known, is_executed, overwritten, true, NULL},
                        last = {known, is_executed, again, false, readers};
  for (unsigned is_signed = 0; is_signed < 2; is_signed++)
    out->extended[is_signed] = find_extended(function, is_signed, arena);
  out->leaves = find_leaving(function, arena);
  out->least = solve(function, true, &without, arena);
  note_converted(function, out->least, arena);
  out->of_arrays = solve(function, true, &barred, arena);
  out->each = again ? solve(function, true, &last, arena) : out->least;
  out->most = solve(function, before_sm100, NULL, arena);
  note_taken_over(function, out->most);
}
