/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "address/align.h"

#include "address/facts.h"
#include "address/launch_numbers.h"
#include "find/callees.h"
#include "find/numbers.h"
#include "layout/bits.h"
#include "layout/layout.h"
#include "model/relations.h"
#include "shim/query.h"
#include "support/integers.h"

enum {
  POINTER_PHI_ROOTS_MAX = 128,
  ALIGN_BITS = 12,
  FACTORS_DEPTH = 6, /* operations behind a leaf */
  FACTORS_MAX = 64,  /* values examined behind one leaf */
};
_Static_assert(UNBANK_ALIGN_MAX == 1 << ALIGN_BITS, "zero bits of the most");

uint32_t unbank_align_of(uint64_t value) {
  uint64_t bit = low_bit_of(value);
  return !bit || bit > UNBANK_ALIGN_MAX ? UNBANK_ALIGN_MAX : (uint32_t)bit;
}

uint32_t unbank_align_of_term(const struct module *module, const struct term *term, int64_t scale) {
  uint32_t align = unbank_align_of((uint64_t)scale);
  if (align == UNBANK_ALIGN_MAX)
    return align;
  unsigned zeros =
      term->ones ? (unsigned)__builtin_ctzll(term->ones) : unbank_zero_bits(module, term->leaf);
  return zeros >= ALIGN_BITS ? UNBANK_ALIGN_MAX : smaller(align << zeros, UNBANK_ALIGN_MAX);
}

/* Low bits that are known to be zero in the launches that are considered: of arguments, of the
 * start of dynamic memory, and of all starts (unbank_is_start) among the offset's own terms. */
struct given_zeros {
  struct given_argument {
    LLVMValueRef argument;
    unsigned zeros;
  } arguments[UNBANK_ROWS_MAX];
  unsigned argument_count, of_dynamic, of_starts;
};

/* What alignments are proved from. */
struct proof {
  const struct module *module;
  struct given_zeros given;
};

/* Phis on the way from a leaf to a value, and how many more values may be examined. */
struct factors {
  LLVMValueRef phis[FACTORS_DEPTH];
  unsigned phi_count, left;
};

static unsigned zeros_of(const struct proof *proof, LLVMValueRef value, unsigned depth,
                         struct factors *factors);

/* The fewest low zero bits of an operand from `first` on. */
static unsigned least_zeros(const struct proof *proof, LLVMValueRef value, unsigned first,
                            unsigned depth, struct factors *factors) {
  unsigned least = UINT32_MAX, count = (unsigned)LLVMGetNumOperands(value);
  for (unsigned i = first; i < count && least; i++)
    least = smaller(least, zeros_of(proof, LLVMGetOperand(value, i), depth - 1, factors));
  return least;
}

/* A phi that flows back into itself counts as 0 there. None of the operations below has a result
 * with fewer zeros than its operand has, or than its result for 0 has. So the zeros of what flows
 * in from elsewhere are those of the phi, in the first iteration and, by induction, in every
 * other. */
static unsigned zeros_of_phi(const struct proof *proof, LLVMValueRef phi, unsigned depth,
                             struct factors *factors) {
  if (unbank_is_among(phi, factors->phis, factors->phi_count))
    return ALIGN_BITS;
  factors->phis[factors->phi_count++] = phi;
  unsigned least = least_zeros(proof, phi, 0, depth, factors);
  factors->phi_count--;
  return least;
}

/* Low zero bits of an integer. Products and sums keep them modulo any power of two, so it does not
 * matter whether they wrap. A freeze shows only what LLVM knows of it: it may yield any number
 * where flags of its operand do not hold. */
static unsigned zeros_of(const struct proof *proof, LLVMValueRef value, unsigned depth,
                         struct factors *factors) {
  for (unsigned i = 0; i < proof->given.argument_count; i++)
    if (value == proof->given.arguments[i].argument)
      return proof->given.arguments[i].zeros;
  unsigned known = unbank_zero_bits(proof->module, value);
  if (!depth || !factors->left || !LLVMIsAInstruction(value))
    return known;
  factors->left--;
  unsigned first, second;
  switch ((int)unbank_opcode(value)) {
  case LLVMSExt:
  case LLVMZExt:
  case LLVMTrunc:
  case LLVMShl:
    return larger(known, zeros_of(proof, LLVMGetOperand(value, 0), depth - 1, factors));
  case LLVMAdd:
  case LLVMSub:
  case LLVMOr:
    return larger(known, least_zeros(proof, value, 0, depth, factors));
  case LLVMSelect:
    return larger(known, least_zeros(proof, value, 1, depth, factors));
  case LLVMPHI:
    return larger(known, zeros_of_phi(proof, value, depth, factors));
  case LLVMMul:
  case LLVMAnd:
    first = zeros_of(proof, LLVMGetOperand(value, 0), depth - 1, factors);
    second = zeros_of(proof, LLVMGetOperand(value, 1), depth - 1, factors);
    return larger(known, unbank_opcode(value) == LLVMMul ? first + second : larger(first, second));
  default:
    return known;
  }
}

bool unbank_is_start(const struct term *term) { return LLVMIsAArgument(term->leaf); }

/* Low zero bits of all starts in every launch in which a layout moves something; 0 if it is not
 * carved. A carved layout reads only bits below the lowest bit of all starts (rewrite/plan.h). */
static unsigned zeros_of_starts(const struct unbank_layout *layout) {
  uint32_t columns[32];
  if (!layout->carved)
    return 0;
  unbank_columns(layout, columns);
  return bits_of(low_bit_of(unbank_read_bits(columns)));
}

static uint32_t align_of_term(const struct proof *proof, const struct term *term) {
  uint32_t align = unbank_align_of_term(proof->module, term, term->scale);
  if (unbank_is_start(term))
    align = larger(align, UINT32_C(1) << smaller(proof->given.of_starts, ALIGN_BITS));
  if (!proof->given.argument_count && align >= UNBANK_ACCESS_MAX)
    return align; /* more matters only where rows are as long as arguments say */
  struct factors factors = {.left = FACTORS_MAX};
  unsigned zeros = smaller(zeros_of(proof, term->leaf, FACTORS_DEPTH, &factors), ALIGN_BITS);
  return larger(align, unbank_align_of(low_bit_of((uint64_t)term->scale) << zeros));
}

static uint32_t align_of_terms(const struct proof *proof, const struct offset *offset) {
  uint32_t align = UNBANK_ALIGN_MAX;
  for (unsigned i = 0; i < offset->term_count && align > 1; i++)
    align = smaller(align, align_of_term(proof, &offset->terms[i]));
  return align;
}

/* Phis, selects and parameters that were visited on the way from a root to the array. */
struct visited_roots {
  LLVMValueRef roots[POINTER_PHI_ROOTS_MAX];
  unsigned count;
};

/* The alignment of what an AND with a constant leaves of a constant offset, as in the start of an
 * array that is rounded up; 1 for anything else. */
static uint32_t align_of_rounded(const struct proof *proof, LLVMValueRef root, int address) {
  LLVMValueRef mask = LLVMGetOperand(root, address ? 0 : 1);
  struct offset offset;
  if (unbank_opcode(root) != LLVMAnd || !LLVMIsAConstantInt(mask) ||
      !unbank_pointer_offset(proof->module, LLVMGetOperand(root, (unsigned)address), &offset) ||
      offset.term_count || !LLVMIsAGlobalVariable(offset.root))
    return 1;
  return unbank_align_of((uint64_t)offset.constant & (uint64_t)LLVMConstIntGetSExtValue(mask));
}

/* The alignment of offset op y, for an offset with this alignment. XOR and OR keep the low zeros
 * that both operands have, AND those that either has. If bits of the array's address take part, no
 * more is known than the alignment of the array. */
static uint32_t align_after_bits(const struct proof *proof, LLVMValueRef root, int address,
                                 uint32_t align) {
  const struct module *module = proof->module;
  unsigned zeros = unbank_zero_bits(module, LLVMGetOperand(root, address ? 0 : 1));
  uint32_t other = zeros >= ALIGN_BITS ? UNBANK_ALIGN_MAX : 1u << zeros;
  bool either = unbank_opcode(root) == LLVMAnd;
  uint32_t array, after = (other > align) == either ? other : align;
  bool from_start = unbank_asks_for_start(module, root) && map_get(&module->derived, root, &array);
  after = larger(after, align_of_rounded(proof, root, address));
  return from_start ? smaller(after, larger(module->arrays.items[array].align,
                                            1u << proof->given.of_dynamic))
                    : after;
}

static uint32_t align_of_pointer_phi(const struct proof *proof, LLVMValueRef root,
                                     struct visited_roots *visited);

/* The alignment of a pointer that flows into another root. */
static uint32_t align_of_incoming(const struct proof *proof, LLVMValueRef pointer,
                                  struct visited_roots *visited) {
  struct offset in;
  if (!unbank_pointer_offset(proof->module, pointer, &in))
    return 1;
  uint32_t align = smaller(unbank_align_of((uint64_t)in.constant), align_of_terms(proof, &in));
  return smaller(align, align_of_pointer_phi(proof, in.root, visited));
}

static uint32_t align_of_parameter(const struct proof *proof, LLVMValueRef parameter,
                                   struct visited_roots *visited) {
  uint32_t align = UNBANK_ALIGN_MAX;
  UNBANK_EACH_PASSED(passed, proof->module, parameter)
    align = smaller(align, align_of_incoming(proof, passed, visited));
  return align;
}

/* The alignment of all offsets that flow into a phi, a select or a parameter, also through roots
 * behind it. Each root is visited once: a pointer that flows back, or two that a loop exchanges,
 * contribute only their own terms. */
static uint32_t align_of_pointer_phi(const struct proof *proof, LLVMValueRef root,
                                     struct visited_roots *visited) {
  bool is_phi = unbank_opcode(root) == LLVMPHI, is_select = unbank_opcode(root) == LLVMSelect;
  int address = unbank_is_bit_root(root) ? unbank_address_operand(proof->module, root) : -1;
  bool is_parameter = LLVMIsAArgument(root) != NULL;
  if ((!is_phi && !is_select && !is_parameter && address < 0) ||
      unbank_is_among(root, visited->roots, visited->count))
    return UNBANK_ALIGN_MAX;
  if (visited->count == POINTER_PHI_ROOTS_MAX)
    return 1;
  visited->roots[visited->count++] = root;
  if (is_parameter)
    return align_of_parameter(proof, root, visited);
  uint32_t align = UNBANK_ALIGN_MAX;
  for (unsigned i = is_select ? 1 : 0; i < (unsigned)LLVMGetNumOperands(root); i++)
    if (address < 0 || i == (unsigned)address)
      align = smaller(align, align_of_incoming(proof, LLVMGetOperand(root, i), visited));
  return address < 0 ? align : align_after_bits(proof, root, address, align);
}

uint32_t unbank_align_of_root(const struct module *module, LLVMValueRef root) {
  struct visited_roots visited = {.count = 0};
  return align_of_pointer_phi(&(struct proof){.module = module}, root, &visited);
}

/* unbank_offset_align in launches with these zeros. */
static uint32_t align_given(const struct module *module, const struct given_zeros *given,
                            const struct offset *offset) {
  struct proof proof = {module, *given};
  struct visited_roots visited = {.count = 0};
  uint32_t align = align_of_terms(&proof, offset);
  proof.given.of_starts = 0; /* terms behind the root are not the offset's own */
  return align > 1 ? smaller(align, align_of_pointer_phi(&proof, offset->root, &visited)) : align;
}

uint32_t unbank_offset_align(const struct module *module, const struct offset *offset) {
  return align_given(module, &(struct given_zeros){0}, offset);
}

/* The offset is congruent to its constant modulo `align`, the alignment of the rest. If that is at
 * least the atom, the constant's place in the atom is known; if not, only an access that is aligned
 * to its own width is certain not to straddle. */
static bool stays_in_atom(uint32_t align, uint64_t constant, uint32_t bytes, uint32_t atom) {
  if (bytes > atom)
    return false;
  if (align >= atom)
    return constant % atom + bytes <= atom;
  return align >= bytes && constant % bytes == 0;
}

static uint32_t part_in_atom(const struct access *access, const struct offset *offset,
                             uint32_t align, uint32_t atom) {
  uint32_t least = access->is_divisible ? 1 : access->bytes;
  for (uint32_t part = access->bytes; part >= least; part /= 2) {
    bool stays = true;
    for (uint32_t at = 0; at < access->bytes; at += part)
      stays &= stays_in_atom(align, (uint64_t)offset->constant + at, part, atom);
    if (stays)
      return part;
  }
  return 0;
}

uint32_t unbank_part_in_atom(const struct module *module, const struct access *access,
                             const struct offset *offset, uint32_t atom) {
  return part_in_atom(access, offset, unbank_offset_align(module, offset), atom);
}

uint32_t unbank_offset_align_where_moved(const struct module *module, LLVMValueRef function,
                                         const struct offset *offset,
                                         const struct unbank_layout *layout) {
  if (layout->permutation != UNBANK_PERMUTE_PITCH)
    return unbank_offset_align(module, offset);
  const unsigned of_row = unbank_pitch_log(layout);
  /* A function that kernels call has no launch numbers. */
  const struct kernel *kernel = unbank_kernel_of(module, function);
  struct given_zeros given = {.of_dynamic = of_row};
  for (unsigned i = 0; kernel && i < unbank_row_count(layout); i++) {
    const struct unbank_row *row = &layout->pitch.rows[i];
    const unsigned of_scale = (unsigned)__builtin_ctz(row->scale);
    const struct launch_number number = unbank_launch_number(kernel, row->argument);
    if (row->constant % (1u << of_row) == 0 && of_scale < of_row && number.value)
      given.arguments[given.argument_count++] =
          (struct given_argument){number.value, of_row - of_scale + number.cleared};
  }
  return align_given(module, &given, offset);
}

/* What is known in launches in which rows move counts only for accesses that are aligned as well in
 * all launches, because the same code may run in launches in which nothing moves. */
uint32_t unbank_part_under(const struct module *module, const struct access *access,
                           const struct unbank_layout *layout) {
  const struct given_zeros given = {.of_starts = zeros_of_starts(layout)};
  const uint32_t atom = unbank_layout_atom(layout);
  struct offset offset;
  uint32_t part = 0;
  if (unbank_layout_is_identity(layout) || !unbank_offset(module, access, &offset))
    return access->bytes;
  if (layout->permutation == UNBANK_PERMUTE_PITCH)
    part = part_in_atom(access, &offset,
                        unbank_offset_align_where_moved(module, access->function, &offset, layout),
                        atom);
  if (!part || part > access->align)
    part = part_in_atom(access, &offset, align_given(module, &given, &offset), atom);
  return part ? part : access->bytes;
}

bool unbank_is_whole_under(const struct module *module, const struct access *access,
                           const struct unbank_layout *layout) {
  return !LLVMIsAMemIntrinsic(access->inst) &&
         unbank_part_under(module, access, layout) == access->bytes;
}
