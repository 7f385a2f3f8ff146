/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * PTX as LLVM prints it, parsed into instructions:
 *
 *     function     a kernel or device function that is defined
 *     block        a basic block
 *     instruction  an opcode, operands in the order of the text, and the source line before it
 *     register     a number; PTX has any number of registers, most of them written once
 *
 * A branch by a table (brx.idx) leads to the blocks listed in its `.branchtargets`. Inline assembly
 * is PTX like any other. What this reader does not know becomes an instruction with the opcode "?",
 * so that its users can see that something is there. */
#ifndef UNBANK_PTXAS_PTX_H
#define UNBANK_PTXAS_PTX_H

#include <stdbool.h>
#include <stdint.h>

#include "support/arena.h"
#include "support/graph.h"

enum ptx_kind { PTX_REGISTER, PTX_NUMBER, PTX_NAME };

struct ptx_operand {
  enum ptx_kind kind : 8;
  bool is_address; /* in brackets, with `number` added to what it names */
  uint32_t reg;    /* of PTX_REGISTER */
  int64_t number;
  const char *name; /* of PTX_NAME: a variable, a special register, a label */
};

/* Each instruction has room for at least this many operands, and for one before the first, so that
 * operands which it lacks can be read: they are empty. */
enum { PTX_OPERANDS_LEAST = 4 };

struct ptx_instruction {
  const char *opcode; /* "ld.shared.v2.b32" */
  uint32_t line;      /* of the source; 0: none */
  bool is_guarded;
  bool is_guard_negated;
  uint32_t guard;        /* the register that says whether it is executed, if it is guarded */
  bool is_wide;          /* its first operand is a register of 32 bits or more: %r, %rd, %f */
  uint32_t used_bytes;   /* of a load that codegen made wider: the bytes that are needed; else 0 */
  uint16_t vector;       /* operands in braces, which are kept one by one */
  uint16_t vector_first; /* the first of them */
  uint16_t count;
  uint16_t written; /* the first so many operands are written by the instruction; at most `count` */
  struct ptx_operand *operands;
};

/* A guarded branch has two successors: successors[0] is its target, successors[1] the next block.
 */
enum { PTX_SIDES = 2 };

struct ptx_block {
  const char *label; /* or NULL */
  uint32_t scope;    /* of the braces around its last instruction; 0: the function's body */
  uint32_t first, end;
  uint32_t *successors; /* blocks; after a branch by a table, each of the table's once */
  uint32_t successor_count;
  bool leads_anywhere; /* its successors are not known */
  bool is_rolled;      /* a loop that begins here must not be unrolled */
};

/* Whether a register holds an `and` or `or` of at most 32 bits that is compared with 0 for
 * equality: ptxas makes one instruction of the two. */
enum ptx_test {
  PTX_UNTESTED,
  PTX_TESTED_ELSEWHERE, /* in a block other than that of the `and` */
  PTX_TESTED,
};

struct ptx_function {
  LIST_OF(struct ptx_instruction) instructions;
  LIST_OF(struct ptx_block) blocks;
  uint32_t registers;     /* how many there are */
  uint32_t *first_def;    /* by register: 1 + the first instruction that writes it; 0: none */
  bool *is_written_often; /* by register: by several instructions */
  bool *is_left; /* by register: what a loop leaves in it is read after the loop, and what it held
                    before may be read there, too, under another name; NULL: no such register */
  uint32_t *web; /* by register: 1 + another register to which its value is copied, as are those of
                    others; NULL: no such register */
  uint32_t *reads;       /* by register: how often instructions read it */
  uint8_t *tests;        /* by register, enum ptx_test */
  uint32_t threads[3];   /* of a block, along x, y, z, if .reqntid says so; else 0 */
  unsigned architecture; /* 90 for sm_90; 0: not known, and treated as the newest */
  bool is_entry;         /* a kernel */
  bool is_given; /* a device function all of whose calls ptxas sees, so that their arguments may
                    show how addresses are aligned */
};

struct ptx {
  LIST_OF(struct ptx_function) functions;
};

/* Parses the text, of which `out` keeps copies. */
void unbank_ptx_read(const char *text, struct arena *arena, struct ptx *out);

/* The only instruction that writes an operand's register, or NULL. */
const struct ptx_instruction *unbank_ptx_definition(const struct ptx_function *function,
                                                    const struct ptx_operand *operand);

/* The comparison of two operands that alone decides a predicate, or NULL. */
const struct ptx_instruction *unbank_ptx_comparison(const struct ptx_function *function,
                                                    uint32_t predicate);

/* The last instruction of a block; NULL if the block is empty. */
const struct ptx_instruction *unbank_ptx_last(const struct ptx_function *function, uint32_t block);

/* The block that contains an instruction. */
uint32_t unbank_ptx_block_of(const struct ptx_function *function, uint32_t instruction);

/* The first instruction that writes a register, or NULL; and its block, if there is one. */
static inline const struct ptx_instruction *unbank_ptx_writer(const struct ptx_function *function,
                                                              uint32_t reg) {
  const uint32_t def = function->first_def[reg];
  return def ? &function->instructions.items[def - 1] : NULL;
}
static inline uint32_t unbank_ptx_home(const struct ptx_function *function, uint32_t reg) {
  return unbank_ptx_block_of(function, function->first_def[reg] - 1);
}

/* The blocks, and where they lead. */
struct graph unbank_ptx_graph(const struct ptx_function *function, struct arena *arena);

/* The predecessors of block b are blocks[first[b]] to blocks[first[b + 1] - 1]. */
struct ptx_predecessors {
  uint32_t *first, *blocks;
};
struct ptx_predecessors unbank_ptx_predecessors(const struct ptx_function *function,
                                                struct arena *arena);
/* Whether exactly one edge leads to a block. */
static inline bool unbank_ptx_has_one_edge(const struct ptx_predecessors *into, uint32_t block) {
  return into->first[block + 1] - into->first[block] == 1;
}

/* Whether `part` is a word of the opcode: "shared" in "ld.shared.b32". */
bool unbank_ptx_has(const struct ptx_instruction *instruction, const char *part);

/* Whether the opcode's first word is `word`. */
static inline bool unbank_ptx_is(const struct ptx_instruction *instruction, const char *word) {
  size_t length = strlen(word);
  return *instruction->opcode == *word && !strncmp(instruction->opcode, word, length) &&
         (!instruction->opcode[length] || instruction->opcode[length] == '.');
}

/* Whether an instruction computes on integers, is called `word`, and yields the low bits of the
 * exact result. */
bool unbank_ptx_is_integer(const struct ptx_instruction *instruction, const char *word);

/* The bits of the type that is a word of the opcode: 32 for word 1 of "cvt.u32.u64"; 0 if it is
 * none. */
unsigned unbank_ptx_width(const struct ptx_instruction *instruction, unsigned word);

/* Whether one of these words is the first of the opcode, or any of its words. */
#define PTX_IS_ANY(instruction, ...)                                                               \
  unbank_ptx_any((instruction), unbank_ptx_is, (const char *const[]){__VA_ARGS__, NULL})
#define PTX_HAS_ANY(instruction, ...)                                                              \
  unbank_ptx_any((instruction), unbank_ptx_has, (const char *const[]){__VA_ARGS__, NULL})

static inline bool unbank_ptx_any(const struct ptx_instruction *instruction,
                                  bool (*holds)(const struct ptx_instruction *, const char *),
                                  const char *const *words) {
  for (; *words; words++)
    if (holds(instruction, *words))
      return true;
  return false;
}

/* Whether it is an access that must stay as it is and where it is. */
static inline bool unbank_ptx_is_ordered(const struct ptx_instruction *instruction) {
  return PTX_HAS_ANY(instruction, "volatile", "relaxed", "acquire", "release", "mmio");
}

/* Whether it stores to local memory. */
static inline bool unbank_ptx_stores_locally(const struct ptx_instruction *instruction) {
  return unbank_ptx_is(instruction, "st") && unbank_ptx_has(instruction, "local");
}

/* Whether the instruction exists, and computes its result from one operand and a number. */
static inline bool unbank_ptx_is_by_number(const struct ptx_instruction *instruction) {
  return instruction && instruction->count == 3 && instruction->operands[2].kind == PTX_NUMBER;
}

/* Whether the instruction exists, and selects one of two numbers. */
static inline bool unbank_ptx_selects_numbers(const struct ptx_instruction *instruction) {
  return instruction && unbank_ptx_is(instruction, "selp") && instruction->count == 4 &&
         instruction->operands[1].kind == PTX_NUMBER && instruction->operands[2].kind == PTX_NUMBER;
}

/* Runs the statement that follows for each instruction, in the order of the text. */
#define PTX_EACH(from, function)                                                                   \
  for (const struct ptx_instruction *from = (function)->instructions.items;                        \
       from != (function)->instructions.items + (function)->instructions.count; from++)
/* The same for the instructions of a block. */
#define PTX_EACH_IN(from, function, block)                                                         \
  for (const struct ptx_instruction *                                                              \
           from = (function)->instructions.items + (function)->blocks.items[block].first,          \
          *from##_end = (function)->instructions.items + (function)->blocks.items[block].end;      \
       from != from##_end; from++)

/* Runs the statement that follows for each register operand that the instruction reads, or
 * writes. */
#define PTX_EACH_READ(operand, from)                                                               \
  PTX_EACH_REGISTER(operand, (from)->operands + (from)->written, (from)->operands + (from)->count)
#define PTX_EACH_WRITTEN(operand, from)                                                            \
  PTX_EACH_REGISTER(operand, (from)->operands, (from)->operands + (from)->written)
#define PTX_EACH_REGISTER(operand, first, end)                                                     \
  for (const struct ptx_operand *operand = unbank_ptx_register(first, end); operand != (end);      \
       operand = unbank_ptx_register(operand + 1, end))

static inline const struct ptx_operand *unbank_ptx_register(const struct ptx_operand *at,
                                                            const struct ptx_operand *end) {
  while (at != end && at->kind != PTX_REGISTER)
    at++;
  return at;
}

/* Allocates operands, with room for the empty ones around them. */
static inline struct ptx_operand *unbank_ptx_operands(size_t count, struct arena *arena) {
  return ARENA_ARRAY(arena, struct ptx_operand, 1 + count + PTX_OPERANDS_LEAST) + 1;
}

#endif
