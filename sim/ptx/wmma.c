/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The intrinsics of wmma and of mma. Registers of a matrix are words of a local variable: a load
 * fills them piece by piece (assembly/wmma.h), a store empties them, by host functions that the
 * hooks see as accesses; a multiplication hands over those of all matrices. */
#include "sim/ptx/inline_internal.h"

#include <stdio.h>
#include <string.h>

#include "assembly/wmma.h"
#include "shim/query.h"
#include "sim/device/wmma.h"

static LLVMValueRef number(const struct lowering *it, uint64_t value) {
  return LLVMConstInt(it->word, value, false);
}

static LLVMValueRef words(struct lowering *it, unsigned count) {
  return lower_local(it, LLVMArrayType2(it->word, count));
}

static LLVMValueRef bytes_behind(struct lowering *it, LLVMValueRef pointer, LLVMValueRef bytes) {
  return LLVMBuildGEP2(it->builder, LLVMInt8TypeInContext(it->context), pointer, &bytes, 1, "");
}

static unsigned bytes_of(const struct lowering *it, LLVMTypeRef type) {
  return (unsigned)LLVMABISizeOfType(LLVMGetModuleDataLayout(it->module), type);
}

/* Loads and stores. */

/* first + group * steps[0] + place * steps[1], of the lane */
static LLVMValueRef of_lane(struct lowering *it, LLVMValueRef lane, uint32_t first,
                            const uint32_t steps[2]) {
  LLVMBuilderRef builder = it->builder;
  LLVMValueRef group = LLVMBuildUDiv(builder, lane, number(it, 4), "");
  LLVMValueRef place = LLVMBuildURem(builder, lane, number(it, 4), "");
  LLVMValueRef sum = LLVMBuildMul(builder, group, number(it, steps[0]), "");
  sum = LLVMBuildAdd(builder, sum, LLVMBuildMul(builder, place, number(it, steps[1]), ""), "");
  return LLVMBuildAdd(builder, sum, number(it, first), "");
}

/* Where the lane's part of a piece lies. */
static LLVMValueRef piece_address(struct lowering *it, const struct wmma *wmma,
                                  const struct wmma_piece *piece, LLVMValueRef start,
                                  LLVMValueRef stride) {
  LLVMBuilderRef builder = it->builder;
  LLVMValueRef lane = lower_host_call(it, "read.ptx.sreg.laneid", it->word, NULL, 0);
  LLVMValueRef line = of_lane(it, lane, piece->line, piece->line_step);
  LLVMValueRef byte = of_lane(it, lane, piece->byte, piece->byte_step);
  LLVMValueRef bits = LLVMBuildMul(builder, line, stride, "");
  bits = LLVMBuildMul(builder, bits, number(it, wmma->bits), "");
  LLVMValueRef at =
      LLVMBuildAdd(builder, LLVMBuildUDiv(builder, bits, number(it, 8), ""), byte, "");
  LLVMTypeRef wide = LLVMInt64TypeInContext(it->context);
  return bytes_behind(it, start, LLVMBuildZExt(builder, at, wide, ""));
}

static bool move_pieces(struct lowering *it, LLVMValueRef call, const struct wmma *wmma,
                        LLVMValueRef registers) {
  unsigned last = LLVMGetNumArgOperands(call) - 1;
  LLVMValueRef start = LLVMGetOperand(call, 0);
  LLVMValueRef stride =
      wmma->has_stride ? LLVMGetOperand(call, last) : number(it, wmma->line_bytes * 8 / wmma->bits);
  char name[32];
  snprintf(name, sizeof name, "wmma.%s.%u", wmma->is_store ? "store" : "load", wmma->piece_bytes);
  for (unsigned i = 0; i < wmma->pieces; i++) {
    struct wmma_piece piece = unbank_wmma_piece(wmma, i);
    LLVMValueRef operands[] = {
        piece_address(it, wmma, &piece, start, stride),
        bytes_behind(it, registers, number(it, (uint64_t)i * wmma->piece_bytes))};
    if (!lower_host_call(it, name, it->none, operands, 2))
      return false;
  }
  return true;
}

static void transpose(struct lowering *it, const struct wmma *wmma, LLVMValueRef registers) {
  LLVMValueRef operands[] = {registers, number(it, wmma->pieces)};
  if (wmma->transposes)
    lower_host_call(it, "wmma.transpose", it->none, operands, 2);
}

/* A value of a type whose parts are words of a local variable, `count` bytes of them, over and
 * over.
 */
static LLVMValueRef gather(struct lowering *it, LLVMTypeRef type, LLVMValueRef registers,
                           unsigned count) {
  if (LLVMGetTypeKind(type) != LLVMStructTypeKind)
    return LLVMBuildLoad2(it->builder, type, registers, "");
  LLVMValueRef out = LLVMGetPoison(type);
  for (unsigned i = 0, at = 0; i < LLVMCountStructElementTypes(type); i++) {
    LLVMTypeRef part = LLVMStructGetTypeAtIndex(type, i);
    LLVMValueRef from = bytes_behind(it, registers, number(it, at % count));
    out =
        LLVMBuildInsertValue(it->builder, out, LLVMBuildLoad2(it->builder, part, from, ""), i, "");
    at += bytes_of(it, part);
  }
  return out;
}

/* Operands from `first` on, as words of a local variable; the number of the one behind the last
 * that fits in `bytes`. */
static unsigned scatter(struct lowering *it, LLVMValueRef call, unsigned first, unsigned bytes,
                        LLVMValueRef registers, unsigned word) {
  for (unsigned at = 0; at < bytes && first < LLVMGetNumArgOperands(call); first++) {
    LLVMValueRef value = LLVMGetOperand(call, first);
    LLVMBuildStore(it->builder, value, bytes_behind(it, registers, number(it, at + 4 * word)));
    at += bytes_of(it, LLVMTypeOf(value));
  }
  return first;
}

static LLVMValueRef lower_move(struct lowering *it, LLVMValueRef call, const struct wmma *wmma) {
  LLVMValueRef registers = words(it, WMMA_WORDS);
  unsigned bytes = wmma->pieces * wmma->piece_bytes;
  if (wmma->is_store) {
    scatter(it, call, 1, bytes, registers, 0);
    transpose(it, wmma, registers);
    return move_pieces(it, call, wmma, registers) ? call : NULL;
  }
  if (!move_pieces(it, call, wmma, registers))
    return NULL;
  transpose(it, wmma, registers);
  return gather(it, LLVMTypeOf(call), registers, bytes);
}

/* Multiplications. */

/* Bytes of registers of a lane that a matrix takes as operands: those of A and B of f16 fill 8. */
static unsigned operand_bytes(const char *shape, const char *role, const char *type) {
  char name[64];
  struct wmma wmma;
  snprintf(name, sizeof name, "llvm.nvvm.wmma.%s.load.%s.%s", shape, role, type);
  if (unbank_read_wmma(name, UNBANK_DEFAULT_ARCHITECTURE, &wmma) != WMMA_READ)
    return 0;
  bool fills = !strcmp(type, "f16") && (wmma.role == MATRIX_A || wmma.role == MATRIX_B);
  return fills ? 4 * WMMA_WORDS : wmma.pieces * wmma.piece_bytes;
}

/* "m16n16k16.mma.row.col.f32.f16", D before C; of others "m16n16k16.mma.row.col.s8.satfinite". */
static bool read_product(const char *name, char shape[16], char type[8], const char **sum,
                         uint32_t *code) {
  char order_a[8], order_b[8], second[16] = "";
  if (sscanf(name, "%15[^.].mma.%7[^.].%7[^.].%7[^.].%15s", shape, order_a, order_b, type, second) <
      4)
    return false;
  bool is_half = !strcmp(type, "f16") || !strcmp(type, "f32");
  *code = 0;
  if (is_half) {
    *code |= !strncmp(type, "f16", 3) ? WMMA_HALF_D : 0;
    *code |= !strncmp(second, "f16", 3) ? WMMA_HALF_C : 0;
    *sum = *code & WMMA_HALF_C ? "f16" : "f32";
    strcpy(type, "f16");
  } else {
    *code |= !strcmp(second, "satfinite") ? WMMA_SATURATES : 0;
    *sum = strchr("su", *type) ? "s32" : !strcmp(type, "f64") ? "f64" : "f32";
  }
  int product = wmma_product(shape, type);
  *code |= (uint32_t)product;
  return product >= 0 && (is_half ? !strchr(second, '.') : !*second || *code & WMMA_SATURATES);
}

static LLVMValueRef lower_product(struct lowering *it, LLVMValueRef call, const char *name) {
  char shape[16], type[8];
  const char *sum;
  uint32_t code;
  if (!read_product(name, shape, type, &sum, &code))
    return NULL;
  LLVMValueRef registers = words(it, 4 * WMMA_WORDS);
  unsigned next = scatter(it, call, 0, operand_bytes(shape, "a.row", type), registers, 0);
  next = scatter(it, call, next, operand_bytes(shape, "b.col", type), registers, WMMA_WORDS);
  scatter(it, call, next, operand_bytes(shape, "c.row", sum), registers, 2 * WMMA_WORDS);
  LLVMValueRef operands[] = {registers, number(it, code)};
  if (!lower_host_call(it, "wmma.multiply", it->none, operands, 2))
    return NULL;
  LLVMValueRef results = bytes_behind(it, registers, number(it, 4 * 3 * WMMA_WORDS));
  return gather(it, LLVMTypeOf(call), results, 4 * WMMA_WORDS);
}

LLVMValueRef lower_wmma(struct lowering *it, LLVMValueRef call, const char *name) {
  LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
  struct wmma wmma;
  if (strncmp(name, "wmma.", 5))
    return NULL;
  enum wmma_reading reading = unbank_read_wmma(unbank_value_name(LLVMGetCalledValue(call)),
                                               unbank_architecture(function), &wmma);
  if (reading == WMMA_READ)
    return lower_move(it, call, &wmma);
  return reading == WMMA_NONE ? lower_product(it, call, name + 5) : NULL;
}

/* mma: "m16n8k16.row.col.f32.f32", D before C, of halves; of others the type of A and B alone,
 * "m16n8k8.row.col.tf32". The same function as of inline PTX. */
static const char *mma_function(struct lowering *it, const char *name) {
  char shape[16], first[8], second[8] = "";
  int end = 0;
  if (sscanf(name, "mma.%15[^.].row.col.%7[^.]%n.%7[^.]%n", shape, first, &end, second, &end) < 2 ||
      name[end])
    return NULL;
  if (*second)
    return arena_printf(it->program->arena, "mma.%s.%s.f16.f16.%s", shape, first, second);
  return arena_printf(it->program->arena, "mma.%s.%s.%s.%s.%s", shape,
                      strchr("su", *first) ? "s32" : "f32", first, first,
                      strchr("su", *first) ? "s32" : "f32");
}

LLVMValueRef lower_mma(struct lowering *it, LLVMValueRef call, const char *name) {
  enum { REGISTERS_MAX = 16 };
  unsigned count = strncmp(name, "mma.", 4) ? 0 : LLVMGetNumArgOperands(call);
  LLVMTypeRef type = LLVMTypeOf(call);
  const char *function = count ? mma_function(it, name) : NULL;
  if (!function || LLVMGetTypeKind(type) != LLVMStructTypeKind ||
      count + LLVMCountStructElementTypes(type) > REGISTERS_MAX)
    return NULL;
  LLVMValueRef registers = words(it, REGISTERS_MAX);
  scatter(it, call, 0, 4 * count, registers, 0);
  if (!lower_host_call(it, function, it->none, &registers, 1))
    return NULL;
  LLVMValueRef results = bytes_behind(it, registers, number(it, (uint64_t)4 * count));
  return gather(it, type, results, 4 * REGISTERS_MAX);
}
