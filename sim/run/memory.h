/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A kernel's arguments: what they are, what they are filled with, and the memory that holds them.
 * No LLVM here, so that a program for a GPU can fill its buffers alike.
 *
 *   element    a type of numbers: "f32"
 *   argument   a number, a buffer of numbers, a structure's bytes, or a null pointer
 *   fill       what a buffer's i-th element is:
 *                zero    0
 *                ramp    i, modulo the type's range
 *                random  from a hash of seed and i: a float in [0, 1), an integer over its whole
 *                        range; or of the range that is given, its ends included
 *                file    the bytes of a file
 *
 * As text (argument_parse):
 *
 *   f32:1.5  i32:-3  u64:7                    numbers
 *   f32[4096]:zero  i32[64]:ramp              buffers
 *   f32[4096]:random:7  i32[64]:random:7:0:9  with a seed; with a seed and a range
 *   f32:zero                                  of DEFAULT_COUNT elements
 *   u8[100]:file:PATH  u8:file:PATH           the first 100 bytes; all that the file holds
 *   hex:00112233  file:PATH                   structures by value
 *   null                                      a null pointer
 *
 * f16 and bf16 are rounded to nearest, ties to even.
 */
#ifndef UNBANK_SIM_RUN_MEMORY_H
#define UNBANK_SIM_RUN_MEMORY_H

#include "sim/sim.h"

enum { DEFAULT_COUNT = 1 << 20 };

struct element {
  const char *name; /* "f32" */
  uint32_t bytes;
  enum { ELEMENT_FLOAT, ELEMENT_SIGNED, ELEMENT_UNSIGNED } kind;
  unsigned digits; /* of a float's random numbers: bits, such that none is rounded up to 1 */
};
/* NULL: there is no such type. */
const struct element *element_find(const char *name, size_t length);

struct number {
  double real;     /* of a float */
  int64_t integer; /* of an integer: its bits */
};
/* NULL, or a malloc'd sentence. The whole text must be a number that the type holds. */
char *number_parse(struct number *out, const struct element *element, const char *text);
void number_store(const struct element *element, struct number number, void *out);

enum argument_kind { ARGUMENT_NUMBER, ARGUMENT_BUFFER, ARGUMENT_BYTES, ARGUMENT_NULL };
enum fill { FILL_ZERO, FILL_RAMP, FILL_RANDOM, FILL_FILE, FILL_COUNT };

struct argument {
  enum argument_kind kind;
  const struct element *element; /* of a number or a buffer */
  size_t count;                  /* elements of a buffer */
  enum fill fill;
  uint64_t seed;
  bool has_range;
  struct number low, high; /* of random numbers */
  const char *path;        /* of a file */
  struct number number;
  unsigned char *bytes; /* of a structure */
  size_t byte_count;
  bool is_output;
};

/* FILL_COUNT: there is no such fill. */
enum fill fill_find(const char *name, size_t length);
/* NULL, or a malloc'd sentence. */
char *argument_parse(struct argument *out, const char *text, struct arena *arena);
/* Bytes of a buffer or structure. */
size_t argument_bytes(const struct argument *argument);
/* Writes argument_bytes() bytes, or a number. NULL, or a malloc'd sentence. */
char *argument_write(const struct argument *argument, unsigned char *out);
/* Writes elements first .. end - 1 of a buffer that no file fills, to where they lie in it: parts
 * of a large one at once. */
void argument_fill(const struct argument *argument, size_t first, size_t end, unsigned char *out);

/* The arguments of one launch. Buffers lie between pages that cannot be touched. */
struct memory {
  const struct argument *arguments;
  size_t count;
  void **values; /* values[i] points to the i-th argument's value: for a buffer, its address */
  unsigned char **buffers;    /* NULL for what is no buffer */
  struct region_list regions; /* the buffers, for a launch */
};
/* Allocates and fills. NULL, or a malloc'd sentence; memory_free in any case. */
char *memory_fill(struct memory *memory, const struct argument *arguments, size_t count,
                  struct arena *arena);
void memory_free(struct memory *memory);

/* NULL when the outputs are equal bit for bit, or a malloc'd sentence about the first difference.
 */
char *memory_compare(const struct memory *expected, const struct memory *actual);
/* Whether any output differs from what it was filled with. */
bool memory_changed(const struct memory *memory);

#endif
