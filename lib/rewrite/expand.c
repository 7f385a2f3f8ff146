/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/expand.h"

#include <llvm-c/DebugInfo.h>

#include "find/arrays.h"
#include "shim/query.h"
#include "support/integers.h"

/* Values. */

/* The byte of a memset, repeated to fill an integer. */
static LLVMValueRef splat(struct rewriter *rewriter, LLVMValueRef byte, LLVMTypeRef type) {
  LLVMBuilderRef builder = rewriter->emitter.builder;
  if (LLVMTypeOf(byte) == type)
    return byte;
  LLVMValueRef wide = LLVMBuildZExt(builder, byte, type, "");
  const uint64_t ones[] = {UINT64_C(0x0101010101010101), UINT64_C(0x0101010101010101)};
  return LLVMBuildMul(builder, wide, LLVMConstIntOfArbitraryPrecision(type, 2, ones), "");
}

static LLVMTypeRef piece_type(const struct rewriter *rewriter, uint32_t bytes) {
  LLVMContextRef context = rewriter->emitter.context;
  LLVMTypeRef word = LLVMInt32TypeInContext(context);
  return bytes <= 8 ? LLVMIntTypeInContext(context, 8 * bytes) : LLVMVectorType(word, bytes / 4);
}

static LLVMValueRef splat_piece(struct rewriter *rewriter, LLVMValueRef byte, LLVMTypeRef type) {
  if (LLVMGetTypeKind(type) != LLVMVectorTypeKind)
    return splat(rewriter, byte, type);
  LLVMTypeRef word = LLVMGetElementType(type);
  LLVMValueRef value = splat(rewriter, byte, word), vector = LLVMGetUndef(type);
  for (unsigned i = 0; i < LLVMGetVectorSize(type); i++) {
    LLVMValueRef index = unbank_i32(&rewriter->emitter, i);
    vector = LLVMBuildInsertElement(rewriter->emitter.builder, vector, value, index, "");
  }
  return vector;
}

/* Addresses. */

/* The address of a piece on one side of a copy: planned where that side's array changes, else the
 * operand plus the piece's place. */
static LLVMValueRef side_address(struct rewriter *rewriter, const struct access *side,
                                 LLVMValueRef copy, unsigned operand, uint32_t piece,
                                 uint32_t *align) {
  const struct instance *instance = side ? unbank_rewritten(rewriter->module, side) : NULL;
  if (instance)
    return unbank_new_address(rewriter, instance, side, copy, align);
  LLVMBuilderRef builder = rewriter->emitter.builder;
  LLVMPositionBuilderBefore(builder, copy);
  LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(copy));
  *align = piece ? 1u << __builtin_ctz(piece | UNBANK_ARRAY_ALIGN) : UNBANK_ARRAY_ALIGN;
  LLVMValueRef index =
      LLVMConstInt(LLVMInt64TypeInContext(rewriter->emitter.context), piece, false);
  LLVMTypeRef byte = LLVMInt8TypeInContext(rewriter->emitter.context);
  return piece ? LLVMBuildGEP2(builder, byte, LLVMGetOperand(copy, operand), &index, 1, "")
               : LLVMGetOperand(copy, operand);
}

/* The accesses of one piece, or NULL on a side that is other memory. */
struct piece {
  const struct access *to, *from;
  LLVMValueRef value;
};

/* A call that becomes its pieces. */
struct expansion {
  LLVMValueRef call;
  bool is_set, is_volatile;
  struct piece *pieces;
  size_t count;
};

/* An access of the piece, for what both have in common: its bytes, and its place in the call. */
static const struct access *either(const struct piece *piece) {
  return piece->to ? piece->to : piece->from;
}

static LLVMValueRef load_piece(struct rewriter *rewriter, const struct expansion *it,
                               const struct piece *piece) {
  uint32_t align;
  LLVMTypeRef type = piece_type(rewriter, either(piece)->bytes);
  LLVMValueRef source =
      side_address(rewriter, piece->from, it->call, 1, either(piece)->piece, &align);
  LLVMValueRef value = LLVMBuildLoad2(rewriter->emitter.builder, type, source, "");
  bool planned = piece->from && unbank_rewritten(rewriter->module, piece->from);
  LLVMSetAlignment(value, planned ? align : smaller(align, unbank_copy_align(it->call, false)));
  LLVMSetVolatile(value, it->is_volatile);
  if (piece->from)
    unbank_note_fragment(rewriter->module, piece->from, value);
  return value;
}

static void store_piece(struct rewriter *rewriter, const struct expansion *it,
                        const struct piece *piece) {
  uint32_t align;
  LLVMValueRef target =
      side_address(rewriter, piece->to, it->call, 0, either(piece)->piece, &align);
  LLVMValueRef store = LLVMBuildStore(rewriter->emitter.builder, piece->value, target);
  bool planned = piece->to && unbank_rewritten(rewriter->module, piece->to);
  LLVMSetAlignment(store,
                   planned ? align : smaller(align, unbank_copy_align(it->call, it->is_set)));
  LLVMSetVolatile(store, it->is_volatile);
  if (piece->to)
    unbank_note_fragment(rewriter->module, piece->to, store);
}

/* How many pieces, from number i on, one access of the other memory moves. That memory is often
 * aligned better than a piece of the array is known to be, so several pieces of one size fit. */
static size_t run_at(const struct expansion *it, size_t i) {
  const struct piece *piece = &it->pieces[i];
  if (it->is_set || it->is_volatile || (piece->to && piece->from))
    return 1;
  const struct access *first = either(piece), *last = either(&it->pieces[it->count - 1]);
  uint32_t align = unbank_argument_align(it->call, piece->to ? 1 : 0);
  size_t run = unbank_copy_piece(align, first->piece, last->piece + last->bytes) / first->bytes;
  for (size_t k = 1; k < run; k++)
    if (i + k >= it->count || either(&piece[k])->bytes != first->bytes)
      return 1;
  return run ? run : 1;
}

static LLVMTypeRef run_type(const struct rewriter *rewriter, const struct piece *first,
                            size_t run) {
  return LLVMVectorType(piece_type(rewriter, either(first)->bytes), (unsigned)run);
}

static void load_run(struct rewriter *rewriter, const struct expansion *it, size_t i, size_t run) {
  struct piece *pieces = &it->pieces[i];
  LLVMBuilderRef builder = rewriter->emitter.builder;
  LLVMPositionBuilderBefore(builder, it->call);
  if (it->is_set) {
    LLVMTypeRef type = piece_type(rewriter, either(pieces)->bytes);
    pieces->value = splat_piece(rewriter, LLVMGetOperand(it->call, 1), type);
  } else if (pieces->from || run == 1) {
    for (size_t k = 0; k < run; k++)
      pieces[k].value = load_piece(rewriter, it, &pieces[k]);
  } else {
    uint32_t align;
    LLVMValueRef source = side_address(rewriter, NULL, it->call, 1, either(pieces)->piece, &align);
    LLVMValueRef value = LLVMBuildLoad2(builder, run_type(rewriter, pieces, run), source, "");
    LLVMSetAlignment(value, smaller(align, unbank_argument_align(it->call, 1)));
    for (size_t k = 0; k < run; k++)
      pieces[k].value =
          LLVMBuildExtractElement(builder, value, unbank_i32(&rewriter->emitter, (int64_t)k), "");
  }
}

static void store_run(struct rewriter *rewriter, const struct expansion *it, size_t i, size_t run) {
  struct piece *pieces = &it->pieces[i];
  LLVMBuilderRef builder = rewriter->emitter.builder;
  if (pieces->to || run == 1) {
    for (size_t k = 0; k < run; k++)
      store_piece(rewriter, it, &pieces[k]);
  } else {
    uint32_t align;
    LLVMValueRef target = side_address(rewriter, NULL, it->call, 0, either(pieces)->piece, &align);
    LLVMValueRef value = LLVMGetUndef(run_type(rewriter, pieces, run));
    for (size_t k = 0; k < run; k++)
      value = LLVMBuildInsertElement(builder, value, pieces[k].value,
                                     unbank_i32(&rewriter->emitter, (int64_t)k), "");
    LLVMSetAlignment(LLVMBuildStore(builder, value, target),
                     smaller(align, unbank_argument_align(it->call, 0)));
  }
}

/* Lists the pieces of the `count` accesses to one side: each access, or the parts into which its
 * layout divides it. `both`: the accesses to the other side follow them in the list; then no layout
 * divides any. */
static void list_pieces(struct module *module, const struct access *accesses, size_t count,
                        bool both, struct expansion *it) {
  size_t capacity = 0;
  for (size_t i = 0; i < count; i++)
    capacity += accesses[i].bytes / unbank_fragment_bytes(module, &accesses[i]);
  it->pieces = ARENA_ARRAY(module->arena, struct piece, capacity + 1);
  for (size_t i = 0; i < count; i++) {
    const struct access *whole = &accesses[i], *there = both ? whole + count : NULL;
    uint32_t bytes = unbank_fragment_bytes(module, whole);
    for (uint32_t at = 0; at < whole->bytes; at += bytes) {
      bool is_store = whole->op == UNBANK_OP_ST;
      const struct access *here = whole;
      if (bytes < whole->bytes) {
        struct access *part = ARENA_NEW(module->arena, struct access);
        *part = unbank_fragment_of(whole, at, bytes);
        here = part;
      }
      it->pieces[it->count].to = is_store ? here : there;
      it->pieces[it->count++].from = is_store ? there : here;
    }
  }
}

/* The pieces of a memmove may overlap, so all are loaded before the first is stored. */
void unbank_expand_copy(struct rewriter *rewriter, size_t first, size_t last) {
  struct access *accesses = &rewriter->module->accesses.items[first];
  size_t count = last - first;
  struct expansion it = {.call = accesses->inst, .is_volatile = accesses->is_volatile};
  it.is_set = LLVMIsAMemSetInst(it.call) != NULL;
  bool both = accesses[0].op != accesses[count - 1].op;
  bool may_overlap = LLVMIsAMemMoveInst(it.call) != NULL;
  list_pieces(rewriter->module, accesses, both ? count / 2 : count, both, &it);
  for (size_t i = 0, run; i < it.count; i += run) {
    run = run_at(&it, i);
    load_run(rewriter, &it, i, run);
    if (!may_overlap)
      store_run(rewriter, &it, i, run);
  }
  for (size_t i = 0, run; may_overlap && i < it.count; i += run) {
    run = run_at(&it, i);
    store_run(rewriter, &it, i, run);
  }
  LLVMInstructionEraseFromParent(it.call);
}

/* Loads and stores of numbers that are not aligned to their width. */

void unbank_expand_access(struct rewriter *rewriter, const struct instance *instance,
                          const struct access *access) {
  LLVMBuilderRef builder = rewriter->emitter.builder;
  LLVMContextRef context = rewriter->emitter.context;
  const struct access whole = *access; /* the first fragment that is noted changes it */
  LLVMValueRef inst = whole.inst;
  bool is_store = LLVMIsAStoreInst(inst) != NULL;
  uint32_t bytes = unbank_fragment_bytes(rewriter->module, &whole);
  LLVMTypeRef type = LLVMIntTypeInContext(context, 8 * bytes);
  LLVMTypeRef parts = LLVMVectorType(type, whole.bytes / bytes);
  LLVMPositionBuilderBefore(builder, inst);
  LLVMValueRef value = is_store ? LLVMBuildBitCast(builder, LLVMGetOperand(inst, 0), parts, "")
                                : LLVMGetPoison(parts);
  for (uint32_t at = 0; at < whole.bytes; at += bytes) {
    uint32_t align;
    struct access part = unbank_fragment_of(&whole, at, bytes);
    LLVMValueRef address = unbank_new_address(rewriter, instance, &part, inst, &align);
    LLVMValueRef number = unbank_i32(&rewriter->emitter, at / bytes), made;
    if (is_store) {
      made = LLVMBuildStore(builder, LLVMBuildExtractElement(builder, value, number, ""), address);
    } else {
      made = LLVMBuildLoad2(builder, type, address, "");
      value = LLVMBuildInsertElement(builder, value, made, number, "");
    }
    LLVMSetAlignment(made, align);
    unbank_note_fragment(rewriter->module, &part, made);
  }
  if (!is_store)
    LLVMReplaceAllUsesWith(inst, LLVMBuildBitCast(builder, value, LLVMTypeOf(inst), ""));
  LLVMInstructionEraseFromParent(inst);
}
