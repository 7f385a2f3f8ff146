/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "sim/run/memory.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/* Numbers. */

/* A double as a float of `exponent` and `mantissa` bits, sign above them: rounded to nearest, ties
 * to even. Adding 2^52 times the wanted last place rounds, in the double's own arithmetic. */
static uint64_t narrow(double real, unsigned exponent, unsigned mantissa) {
  const int bias = (1 << (exponent - 1)) - 1;
  uint64_t bits, infinity = ((uint64_t)1 << (exponent + mantissa)) - ((uint64_t)1 << mantissa);
  memcpy(&bits, &real, sizeof bits);
  uint64_t sign = bits >> 63 << (exponent + mantissa);
  bits &= INT64_MAX;
  int power = (int)(bits >> 52) - 1023;
  if (power == 1024)
    return sign | infinity | (bits << 12 ? (uint64_t)1 << (mantissa - 1) : 0);
  if (power < -bias - (int)mantissa)
    return sign;
  int last = (power < 1 - bias ? 1 - bias : power) - (int)mantissa;
  uint64_t one_bits = (uint64_t)(last + 52 + 1023) << 52;
  double one, magnitude, rounded;
  memcpy(&one, &one_bits, sizeof one);
  memcpy(&magnitude, &bits, sizeof magnitude);
  rounded = magnitude + one;
  memcpy(&bits, &rounded, sizeof bits);
  uint64_t places = bits & (((uint64_t)1 << 52) - 1); /* the mantissa, its leading 1 included */
  uint64_t out = power < 1 - bias ? places : ((uint64_t)(power + bias - 1) << mantissa) + places;
  return sign | (out < infinity ? out : infinity);
}

void number_store(const struct element *element, struct number number, void *out) {
  float single = (float)number.real;
  uint64_t bits = (uint64_t)number.integer; /* little-endian, as the device */
  if (element->kind == ELEMENT_FLOAT && element->bytes == sizeof single)
    memcpy(&bits, &single, sizeof single);
  else if (element->kind == ELEMENT_FLOAT && element->bytes == sizeof number.real)
    memcpy(&bits, &number.real, sizeof bits);
  else if (element->kind == ELEMENT_FLOAT)
    bits = element->digits == 11 ? narrow(number.real, 5, 10) : narrow(number.real, 8, 7);
  memcpy(out, &bits, element->bytes);
}

static void print_number(const struct element *element, const unsigned char *bytes, char out[64]) {
  float single;
  double real;
  uint64_t bits = 0;
  memcpy(&bits, bytes, element->bytes);
  memcpy(&single, &bits, sizeof single);
  memcpy(&real, &bits, sizeof real);
  unsigned unused = 64 - 8 * element->bytes;
  if (element->kind == ELEMENT_FLOAT && element->bytes == sizeof single)
    snprintf(out, 64, "%.9g", (double)single);
  else if (element->kind == ELEMENT_FLOAT && element->bytes == sizeof real)
    snprintf(out, 64, "%.17g", real);
  else if (element->kind == ELEMENT_SIGNED)
    snprintf(out, 64, "%lld", (long long)((int64_t)(bits << unused) >> unused));
  else
    snprintf(out, 64, element->kind == ELEMENT_FLOAT ? "0x%04llx" : "%llu",
             (unsigned long long)bits);
}

/* Fills. */

/* SplitMix64's mixer: one 64-bit number to another, all bits spread. */
static uint64_t hash(uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

static struct number random_number(const struct argument *argument, size_t i) {
  const struct element *element = argument->element;
  uint64_t random = hash(hash(argument->seed) + i);
  uint64_t low = (uint64_t)argument->low.integer, high = (uint64_t)argument->high.integer;
  struct number out = {0, (int64_t)random};
  if (element->kind == ELEMENT_FLOAT)
    out.real = (double)(random >> (64 - element->digits)) / (double)(1u << element->digits);
  if (argument->has_range) {
    out.real = argument->low.real + (argument->high.real - argument->low.real) * out.real;
    out.integer = (int64_t)(high - low == UINT64_MAX ? random : low + random % (high - low + 1));
  }
  return out;
}

static void store_filled(const struct argument *argument, size_t i, void *out) {
  struct number number = {0, 0};
  if (argument->fill == FILL_RAMP)
    number = (struct number){(double)i, (int64_t)i};
  else if (argument->fill == FILL_RANDOM)
    number = random_number(argument, i);
  number_store(argument->element, number, out);
}

static char *write_file(const struct argument *argument, unsigned char *out) {
  size_t bytes = argument_bytes(argument);
  FILE *file = fopen(argument->path, "rb");
  size_t got = file ? fread(out, 1, bytes, file) : 0;
  char *sentence = NULL;
  if (!file || ferror(file))
    sentence = unbank_error("%s: %s", argument->path, strerror(errno));
  else if (got < bytes)
    sentence = unbank_error("%s holds %zu bytes, fewer than the %zu that are to be filled",
                            argument->path, got, bytes);
  if (file)
    fclose(file);
  return sentence;
}

size_t argument_bytes(const struct argument *argument) {
  if (argument->kind == ARGUMENT_BUFFER)
    return argument->count * argument->element->bytes;
  return argument->kind == ARGUMENT_BYTES ? argument->byte_count : 0;
}

void argument_fill(const struct argument *argument, size_t first, size_t end, unsigned char *out) {
  for (size_t i = first; i < end; i++)
    store_filled(argument, i, out + i * argument->element->bytes);
}

char *argument_write(const struct argument *argument, unsigned char *out) {
  switch (argument->kind) {
  case ARGUMENT_NUMBER:
    number_store(argument->element, argument->number, out);
    return NULL;
  case ARGUMENT_BYTES:
    memcpy(out, argument->bytes, argument->byte_count);
    return NULL;
  case ARGUMENT_NULL:
    return NULL;
  case ARGUMENT_BUFFER:
    break;
  }
  if (argument->fill == FILL_FILE)
    return write_file(argument, out);
  argument_fill(argument, 0, argument->count, out);
  return NULL;
}

/* Memory. */

/* A buffer's place: | guard page | ... slack | buffer | guard page |. The buffer ends at the guard,
 * less what keeps its start aligned as cudaMalloc would. */
enum { BUFFER_ALIGN = 256 };
struct frame {
  size_t bytes, pages, guard;
};
static struct frame frame_of(const struct argument *argument) {
  struct frame frame = {.guard = (size_t)sysconf(_SC_PAGESIZE)};
  frame.bytes = (argument_bytes(argument) + BUFFER_ALIGN - 1) & ~(size_t)(BUFFER_ALIGN - 1);
  frame.pages = (frame.bytes + frame.guard - 1) & ~(frame.guard - 1);
  return frame;
}

static unsigned char *buffer_map(const struct argument *argument) {
  struct frame frame = frame_of(argument);
  unsigned char *base = mmap(NULL, frame.pages + 2 * frame.guard, PROT_NONE,
                             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (base == MAP_FAILED)
    return NULL;
  if (mprotect(base + frame.guard, frame.pages, PROT_READ | PROT_WRITE)) {
    munmap(base, frame.pages + 2 * frame.guard);
    return NULL;
  }
  return base + frame.guard + frame.pages - frame.bytes;
}

static char *fill_buffer(struct memory *memory, size_t i, struct arena *arena) {
  const struct argument *argument = &memory->arguments[i];
  unsigned char *buffer = memory->buffers[i] = buffer_map(argument);
  if (!buffer)
    return unbank_error("no memory for argument %zu, %zu bytes", i, argument_bytes(argument));
  memory->values[i] = &memory->buffers[i];
  *ARENA_PUSH(arena, &memory->regions) = (struct region){
      (uintptr_t)buffer, argument_bytes(argument), arena_printf(arena, "argument %zu", i)};
  char *wrong = argument_write(argument, buffer);
  char *sentence = wrong ? unbank_error("argument %zu: %s", i, wrong) : NULL;
  free(wrong);
  return sentence;
}

char *memory_fill(struct memory *memory, const struct argument *arguments, size_t count,
                  struct arena *arena) {
  *memory = (struct memory){.arguments = arguments,
                            .count = count,
                            .values = ARENA_ARRAY(arena, void *, count + 1),
                            .buffers = ARENA_ARRAY(arena, unsigned char *, count + 1)};
  char *sentence = NULL;
  for (size_t i = 0; i < count && !sentence; i++) {
    size_t bytes = argument_bytes(&arguments[i]);
    if (arguments[i].kind == ARGUMENT_BUFFER) {
      sentence = fill_buffer(memory, i, arena);
      continue;
    }
    memory->values[i] = arena_alloc(arena, bytes < sizeof(uint64_t) ? sizeof(uint64_t) : bytes);
    sentence = argument_write(&arguments[i], memory->values[i]);
  }
  return sentence;
}

void memory_free(struct memory *memory) {
  for (size_t i = 0; memory->buffers && i < memory->count; i++) {
    if (!memory->buffers[i])
      continue;
    struct frame frame = frame_of(&memory->arguments[i]);
    munmap(memory->buffers[i] + frame.bytes - frame.pages - frame.guard,
           frame.pages + 2 * frame.guard);
    memory->buffers[i] = NULL;
  }
}

/* Comparing. */

/* One output. Counts elements that differ. */
static char *compare_buffer(const struct argument *argument, size_t number,
                            const unsigned char *expected, const unsigned char *actual) {
  size_t bytes = argument->element->bytes, different = 0, first = 0;
  for (size_t i = argument->count; i-- > 0;)
    if (memcmp(expected + i * bytes, actual + i * bytes, bytes)) {
      different++;
      first = i;
    }
  if (!different)
    return NULL;
  char wanted[64], got[64];
  print_number(argument->element, expected + first * bytes, wanted);
  print_number(argument->element, actual + first * bytes, got);
  return unbank_error("%zu of %zu elements of argument %zu differ, first [%zu]: %s, should be %s",
                      different, argument->count, number, first, got, wanted);
}

char *memory_compare(const struct memory *expected, const struct memory *actual) {
  for (size_t i = 0; i < expected->count; i++) {
    const struct argument *argument = &expected->arguments[i];
    if (!argument->is_output)
      continue;
    char *sentence = compare_buffer(argument, i, expected->buffers[i], actual->buffers[i]);
    if (sentence)
      return sentence;
  }
  return NULL;
}

bool memory_changed(const struct memory *memory) {
  for (size_t i = 0; i < memory->count; i++) {
    const struct argument *argument = &memory->arguments[i];
    unsigned char original[sizeof(uint64_t)];
    if (argument->is_output && argument->fill == FILL_FILE)
      return true;
    for (size_t at = 0; argument->is_output && at < argument->count; at++) {
      store_filled(argument, at, original);
      size_t bytes = argument->element->bytes;
      if (memcmp(original, memory->buffers[i] + at * bytes, bytes))
        return true;
    }
  }
  return false;
}
