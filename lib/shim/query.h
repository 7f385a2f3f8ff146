/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Small queries of LLVM IR that several steps need. */
#ifndef UNBANK_SHIM_QUERY_H
#define UNBANK_SHIM_QUERY_H

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <stdbool.h>
#include <stdint.h>

#include "unbank/bank.h"

enum { UNBANK_SHARED_SPACE = 3, UNBANK_LOCAL_SPACE = 5 };

/* Runs what follows for each function or variable of a module, block of a function, instruction of
 * a block. */
#define UNBANK_EACH_FUNCTION(function, module)                                                     \
  for (LLVMValueRef function = LLVMGetFirstFunction(module); function;                             \
       function = LLVMGetNextFunction(function))
#define UNBANK_EACH_GLOBAL(global, module)                                                         \
  for (LLVMValueRef global = LLVMGetFirstGlobal(module); global; global = LLVMGetNextGlobal(global))
#define UNBANK_EACH_BLOCK(block, function)                                                         \
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block;                          \
       block = LLVMGetNextBasicBlock(block))
#define UNBANK_EACH_INSTRUCTION(inst, block)                                                       \
  for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst;                                   \
       inst = LLVMGetNextInstruction(inst))

/* Whether it is device code for NVIDIA's GPUs, by its triple; without a triple, which compilers
 * such as Triton give a module only when they write PTX, by having a kernel. */
bool unbank_is_device_module(LLVMModuleRef module);

#define UNBANK_TRIPLE "nvptx64-nvidia-cuda"

/* The module's triple; of a device module without one UNBANK_TRIPLE. */
const char *unbank_triple(LLVMModuleRef module);

/* NUL-terminated; "" when unnamed. The module's. */
const char *unbank_value_name(LLVMValueRef value);

/* Whether a callee is an intrinsic that stands for no instruction, and for no memory that is read:
 * of lifetimes, assumptions, debug information. */
bool unbank_is_marker(LLVMValueRef callee);

/* The inline PTX with which rewritten code reads how many bytes of dynamic memory the launch has.
 * The comment in it tells it from what programs write. */
#define UNBANK_READ_DYNAMIC_BYTES "mov.u32 $0, %dynamic_smem_size; // unbank"
/* The same, of a carved layout. Whatever number of bytes the other one gives, lanes meet in the
 * same banks; here it says which bits of addresses are read. */
#define UNBANK_READ_CARVED_BYTES UNBANK_READ_DYNAMIC_BYTES ", carved"

/* That with which it reads where dynamic memory begins, of its address; the result is a number that
 * is followed to no access. */
#define UNBANK_READ_DYNAMIC_BASE "mov.u32 $0, $1; // unbank"

/* "tid.x", "laneid": the special register that a call reads, inline PTX that moves a lane's number
 * or mask as well; "bytes of a layout" for UNBANK_READ_DYNAMIC_BYTES and "base of a layout" for
 * UNBANK_READ_DYNAMIC_BASE; "" for any other value, UNBANK_READ_CARVED_BYTES too. The module's. */
const char *unbank_special_register(LLVMValueRef value);

/* Whether a function carries an enum attribute, "optnone" say. */
bool unbank_has_attribute(LLVMValueRef function, const char *name);
/* Whether `value` is an argument of `function` that has an attribute of this name. */
bool unbank_is_argument_with(LLVMValueRef function, LLVMValueRef value, const char *name);

/* Whether its attributes say that a call of a function writes no memory. */
bool unbank_writes_nothing(LLVMValueRef function);

/* Whether a launch can start the function: calling convention ptx_kernel, or a "kernel" row of
 * !nvvm.annotations. */
bool unbank_is_kernel(LLVMModuleRef module, LLVMValueRef function);

/* Bytes that elements of a type are apart in memory. false for types whose size is not one number
 * (scalable vectors, those of other targets), and for those of more than 2^48 bytes. */
bool unbank_type_bytes(LLVMTargetDataRef layout, LLVMTypeRef type, uint64_t *bytes);

/* The alignment that a load, store or other access promises. */
uint32_t unbank_alignment(LLVMValueRef access);

/* The opcode of an instruction or constant expression; 0 for anything else. */
LLVMOpcode unbank_opcode(LLVMValueRef value);

/* Whether the opcode of a value is in a list, which ends with 0. */
static inline bool unbank_has_opcode(LLVMValueRef value, const LLVMOpcode *opcodes) {
  const LLVMOpcode opcode = unbank_opcode(value);
  while (*opcodes && *opcodes != opcode)
    opcodes++;
  return *opcodes;
}

/* Which parameter of its function a value is, from 0 on. */
unsigned unbank_parameter_number(LLVMValueRef parameter);

/* What a phi is where a block leads to it, or NULL: phis of one block may name those in different
 * orders. */
LLVMValueRef unbank_incoming_from(LLVMValueRef phi, LLVMBasicBlockRef block);

/* Whether a value is this integer, its bits read without sign. */
bool unbank_is_number(LLVMValueRef value, uint64_t number);

/* What an atomicrmw does: atom, or red when nobody reads its result, or inc when it then adds 1 to
 * 32 bits (add of 1, or inc without a limit). */
enum unbank_op unbank_atomic_op(LLVMValueRef inst);

/* Whether what an atomicrmw leaves in memory does not depend on the order of the lanes. */
bool unbank_atomic_commutes(LLVMValueRef inst);

/* Whether ptxas may let the lanes of an atomicrmw combine their values first, so that one lane goes
 * to memory for all. It does where it sees that all lanes have one address: for add and sub of 32
 * bits, and where nobody reads the result for and, or, xor, min and max. (Cubins of ptxas 13, sm_75
 * to sm_120; one wavefront on an H200.) */
bool unbank_atomic_combines(LLVMValueRef inst);

/* Whether an atomicrmw becomes a loop that loads, computes, and compares and swaps until no other
 * lane or warp was faster. Shared memory has instructions for integers of 32 bits, and exchanges 64
 * bits, too; bits of a part of a word are set and cleared in the whole. (Cubins of ptxas 13, sm_75
 * to sm_120.) */
bool unbank_atomic_is_loop(LLVMValueRef inst);

/* Whether no other module sees a global or a function. */
bool unbank_is_local(LLVMValueRef global);

/* Whether code or data names a global, other than lists of what is to be kept, such as llvm.used.
 * `by_calls`: a call of it counts, too; without, its address is taken. */
bool unbank_is_used(LLVMValueRef global, bool by_calls);

/* What a call or an invoke calls; NULL of anything else. */
LLVMValueRef unbank_called_by(LLVMValueRef value);

unsigned unbank_instruction_count(LLVMValueRef function);

/* Bytes of alignment that a call promises of an argument (a pointer, counted from 0); 1 when it
 * says nothing. */
uint32_t unbank_argument_align(LLVMValueRef call, unsigned argument);

/* The least of them for all pointers of a memcpy, memmove or memset. */
uint32_t unbank_copy_align(LLVMValueRef call, bool is_set);

/* Which of these are taken apart into accesses, one for each piece: a rewrite writes them one by
 * one, and reports and profiles number them. A memmove is loaded as a whole before its first piece
 * is stored, which must find room in registers. */
enum { UNBANK_COPY_BYTES_MAX = 1024, UNBANK_COPY_PIECES_MAX = 256, UNBANK_MOVED_BYTES_MAX = 128 };
enum unbank_copy_parts {
  UNBANK_COPY_PARTS,   /* it is taken apart */
  UNBANK_COPY_UNKNOWN, /* its length is no constant */
  UNBANK_COPY_LONG,    /* it has more bytes */
  UNBANK_COPY_FINE     /* it has more pieces */
};
enum unbank_copy_parts unbank_copy_parts_of(LLVMValueRef call, bool is_set);

/* What a function's attribute of that name says, `length` bytes of LLVM's without a zero behind
 * them; NULL where it says nothing. */
const char *unbank_attribute(LLVMValueRef function, const char *key, unsigned *length);

/* Whether a pointer leads to constant memory, or to an argument that a kernel is given by value. */
bool unbank_is_given(LLVMValueRef pointer);

/* The processor that a function is compiled for, "sm_90a"; NULL where the IR names none. As
 * above. */
const char *unbank_processor(LLVMValueRef function, unsigned *length);

/* Its number, 90. IR that names none is taken for one of today. */
enum { UNBANK_DEFAULT_ARCHITECTURE = 90 };
unsigned unbank_architecture(LLVMValueRef function);

/* The version of PTX that a function is compiled to, 78 for 7.8; 0 where the IR names none. */
unsigned unbank_ptx_version(LLVMValueRef function);

#endif
