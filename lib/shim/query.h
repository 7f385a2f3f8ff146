/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Small queries of LLVM IR that several steps need. */
#ifndef UNBANK_SHIM_QUERY_H
#define UNBANK_SHIM_QUERY_H

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "support/arena.h"
#include "unbank/bank.h"

enum { UNBANK_SHARED_SPACE = 3, UNBANK_LOCAL_SPACE = 5 };

/* Loops over the functions or variables of a module, the blocks of a function, the instructions of
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

/* Runs what follows with the user of each use of a value, which may be NULL; to be left by `return`
 * alone. */
#define UNBANK_EACH_USER(user, value)                                                              \
  for (LLVMUseRef user##_use = unbank_first_use(value); user##_use;                                \
       user##_use = LLVMGetNextUse(user##_use))                                                    \
    for (LLVMValueRef user = LLVMGetUser(user##_use); user; user = NULL)

static inline LLVMUseRef unbank_first_use(LLVMValueRef value) {
  return value ? LLVMGetFirstUse(value) : NULL;
}

/* The function that an instruction is in; NULL for any other value. */
static inline LLVMValueRef unbank_function_of(LLVMValueRef value) {
  return LLVMIsAInstruction(value) ? LLVMGetBasicBlockParent(LLVMGetInstructionParent(value))
                                   : NULL;
}

/* Whether it is device code for NVIDIA's GPUs, by its triple. A module without a triple is, if it
 * has a kernel: compilers such as Triton set the triple only when they write PTX. */
bool unbank_is_device_module(LLVMModuleRef module);

#define UNBANK_TRIPLE "nvptx64-nvidia-cuda"

/* The module's triple; UNBANK_TRIPLE for a device module without one. */
const char *unbank_triple(LLVMModuleRef module);

/* The NUL-terminated name, "" if it has none. It belongs to the module. */
const char *unbank_value_name(LLVMValueRef value);

/* A copy of the text that a variable is initialised with; NULL if it is none. */
const char *unbank_text_in(struct arena *arena, LLVMValueRef global);

/* Whether a callee is an intrinsic that becomes no instruction and reads no memory: for lifetimes,
 * assumptions, debug information. */
bool unbank_is_marker(LLVMValueRef callee);

/* The inline PTX by which rewritten code reads the size of dynamic memory. The comment
 * distinguishes it from what programs write. */
#define UNBANK_READ_DYNAMIC_BYTES "mov.u32 $0, %dynamic_smem_size; // unbank"
/* The inline PTX by which code with a carved layout reads that size. Under other layouts, conflicts
 * do not depend on the size; under this one, it decides which bits of addresses are read. */
#define UNBANK_READ_CARVED_BYTES UNBANK_READ_DYNAMIC_BYTES ", carved"

/* The inline PTX by which it converts the address of dynamic memory to a number, which is not
 * followed to any access. */
#define UNBANK_READ_DYNAMIC_START "mov.u32 $0, $1; // unbank"

/* "tid.x", "laneid": the special register that a call reads, or that inline PTX moves (a lane's
 * index or mask); "bytes of a layout" for UNBANK_READ_DYNAMIC_BYTES, and "base of a layout" for
 * UNBANK_READ_DYNAMIC_START; "" for any other value, and for UNBANK_READ_CARVED_BYTES. The text
 * belongs to the module. */
const char *unbank_special_register(LLVMValueRef value);

/* Whether a function has an enum attribute, such as "optnone". */
bool unbank_has_attribute(LLVMValueRef function, const char *name);
/* Whether `value` is an argument of `function` that has an attribute of this name. */
bool unbank_is_argument_with(LLVMValueRef function, LLVMValueRef value, const char *name);

/* Whether its attributes say that a call of a function writes no memory. */
bool unbank_writes_nothing(LLVMValueRef function);

/* Whether a launch can start the function: calling convention ptx_kernel, or a "kernel" row of
 * !nvvm.annotations. */
bool unbank_is_kernel(LLVMModuleRef module, LLVMValueRef function);

/* The distance in bytes of a type's elements in an array. False for types without a fixed size
 * (scalable vectors, types of other targets), and for those of more than 2^48 bytes. */
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

/* The number of a parameter, counted from 0. */
unsigned unbank_parameter_number(LLVMValueRef parameter);

/* A phi's incoming value for a predecessor, or NULL. (The phis of a block may list predecessors in
 * different orders.) */
LLVMValueRef unbank_incoming_from(LLVMValueRef phi, LLVMBasicBlockRef block);

/* Whether a value is one of several. */
static inline bool unbank_is_among(LLVMValueRef value, const LLVMValueRef *values, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (values[i] == value)
      return true;
  return false;
}

/* Whether a value is this integer constant, read as unsigned; false of NULL. */
bool unbank_is_number(LLVMValueRef value, uint64_t number);

/* The kind of an atomicrmw: atom; red, if its result is not used; or inc, if in addition it adds 1
 * to 32 bits (add of 1, or inc without a limit). */
enum unbank_op unbank_atomic_op(LLVMValueRef inst);

/* Whether the result of an atomicrmw in memory does not depend on the order of the lanes. */
bool unbank_atomic_commutes(LLVMValueRef inst);

/* Whether ptxas may combine the values of the lanes of an atomicrmw first, so that one lane
 * accesses memory for all. It does if it sees that all lanes have one address: for 32-bit add and
 * sub and, if the result is not used, for and, or, xor, min and max. (Cubins of ptxas 13, sm_75 to
 * sm_120; one wavefront on an H200.) */
bool unbank_atomic_combines(LLVMValueRef inst);

/* Whether an atomicrmw becomes a loop of load, computation, and compare-and-swap, repeated until no
 * other lane or warp has interfered. Shared memory has instructions for 32-bit integers, and for
 * exchanging 64 bits; bitwise operations on a part of a word operate on the whole word. (Cubins of
 * ptxas 13, sm_75 to sm_120.) */
bool unbank_atomic_is_loop(LLVMValueRef inst);

/* Whether a global or a function is invisible to other modules. */
bool unbank_is_local(LLVMValueRef global);

/* Whether code or data uses a global, apart from lists of globals to keep, such as llvm.used.
 * `by_calls`: calls of it count, too; otherwise only uses of its address. */
bool unbank_is_used(LLVMValueRef global, bool by_calls);

/* The callee of a call or an invoke; NULL for any other value. */
LLVMValueRef unbank_called_by(LLVMValueRef value);

unsigned unbank_instruction_count(LLVMValueRef function);

/* The alignment, in bytes, that a function's parameter promises; 1 if it promises none. */
uint32_t unbank_parameter_align(LLVMValueRef parameter);

/* The alignment, in bytes, that a call promises for a pointer argument (counted from 0); 1 if it
 * promises none. */
uint32_t unbank_argument_align(LLVMValueRef call, unsigned argument);

/* The minimum of these for all pointers of a memcpy, memmove or memset. */
uint32_t unbank_copy_align(LLVMValueRef call, bool is_set);

/* Which of these are split into accesses, one for each piece: a rewrite writes them one by one, and
 * reports and profiles number them. A memmove is loaded completely before its first piece is
 * stored, so it must fit into registers. */
enum { UNBANK_COPY_BYTES_MAX = 1024, UNBANK_COPY_PIECES_MAX = 256, UNBANK_MOVED_BYTES_MAX = 128 };
enum unbank_copy_parts {
  UNBANK_COPY_PARTS,   /* it is split */
  UNBANK_COPY_UNKNOWN, /* its length is not constant */
  UNBANK_COPY_LONG,    /* it has too many bytes */
  UNBANK_COPY_FINE     /* it has too many pieces */
};
enum unbank_copy_parts unbank_copy_parts_of(LLVMValueRef call, bool is_set);

/* The value of a function's string attribute: `length` bytes that belong to LLVM, not
 * NUL-terminated; NULL if it does not have the attribute. */
const char *unbank_attribute(LLVMValueRef function, const char *key, unsigned *length);

/* Whether a pointer leads to constant memory, or to an argument that is passed to a kernel by
 * value. */
bool unbank_is_given(LLVMValueRef pointer);

/* The processor that a function is compiled for, "sm_90a", as above; NULL if the IR does not say.
 */
const char *unbank_processor(LLVMValueRef function, unsigned *length);

/* Its number, 90; UNBANK_DEFAULT_ARCHITECTURE if the IR does not say. */
enum { UNBANK_DEFAULT_ARCHITECTURE = 90 };
unsigned unbank_architecture(LLVMValueRef function);

/* The version of PTX that a function is compiled to, 78 for 7.8; 0 if the IR does not say. */
unsigned unbank_ptx_version(LLVMValueRef function);

#endif
