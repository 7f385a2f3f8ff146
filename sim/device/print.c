/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Device functions of CUDA's runtime: printf, assert, malloc.
 *
 * printf comes as vprintf(format, arguments), the arguments packed in memory, each aligned to its
 * size: int and double promoted as C has it. The format is walked here, and each conversion printed
 * by the host's snprintf.
 *
 * The heap is a variable of the module, HEAP_BYTES large as CUDA's default, so that its accesses
 * are checked as any others. It is a chain of chunks, each a header and its bytes:
 *
 *     | heap header | chunk header, bytes | chunk header, bytes | ... end
 */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "sim/device/device.h"

enum { PIECE_MAX = 1024, SPEC_MAX = 32 };

/* printf. */

struct printing {
  const char *format;
  const char *arguments;
  uintptr_t offset;
  char piece[PIECE_MAX];
};

static void take(struct printing *it, void *out, size_t bytes) {
  it->offset = (it->offset + bytes - 1) & -(uintptr_t)bytes;
  memcpy(out, it->arguments + it->offset, bytes);
  it->offset += bytes;
}

/* A conversion's flags, width, precision; a * takes its number from the arguments. Returns the
 * conversion letter, and whether it was marked as 64 bits wide. */
static char read_conversion(struct printing *it, char *spec, bool *is_long) {
  size_t length = 0;
  spec[length++] = '%';
  for (it->format++; *it->format && strchr("-+ #0123456789.*", *it->format); it->format++) {
    int number = 0;
    if (length > SPEC_MAX - 16)
      continue;
    if (*it->format == '*') {
      take(it, &number, sizeof number);
      length += (size_t)snprintf(spec + length, SPEC_MAX - length, "%d", number);
    } else {
      spec[length++] = *it->format;
    }
  }
  *is_long = false;
  for (; *it->format && strchr("hlLqjzt", *it->format); it->format++)
    *is_long |= *it->format != 'h';
  spec[length] = 0;
  return *it->format;
}

static void print_integer(struct printing *it, char *spec, char letter, bool is_long) {
  size_t length = strlen(spec);
  long long wide = 0;
  int narrow = 0;
  if (is_long)
    memcpy(spec + length, "ll", 2), length += 2;
  spec[length] = letter;
  spec[length + 1] = 0;
  if (is_long) {
    take(it, &wide, sizeof wide);
    snprintf(it->piece, PIECE_MAX, spec, wide);
  } else {
    take(it, &narrow, sizeof narrow);
    snprintf(it->piece, PIECE_MAX, spec, narrow);
  }
}

static void print_conversion(struct printing *it) {
  char spec[SPEC_MAX];
  bool is_long;
  double real;
  void *pointer;
  char letter = read_conversion(it, spec, &is_long);
  size_t length = strlen(spec);
  spec[length] = letter;
  spec[length + 1] = 0;
  if (letter && strchr("eEfFgGaA", letter)) {
    take(it, &real, sizeof real);
    snprintf(it->piece, PIECE_MAX, spec, real);
  } else if (letter && strchr("diouxXc", letter)) {
    spec[length] = 0;
    print_integer(it, spec, letter, is_long && letter != 'c');
  } else if (letter == 's' || letter == 'p') {
    take(it, &pointer, sizeof pointer);
    snprintf(it->piece, PIECE_MAX, spec, letter == 's' && !pointer ? "(null)" : pointer);
  } else {
    snprintf(it->piece, PIECE_MAX, "%s", letter == '%' ? "%" : spec);
  }
  thread_print(it->piece);
  it->format += letter != 0;
}

/* Returns the number of arguments, as CUDA does not, and negative values only for a bad format. */
static uint32_t print(const char *format, const char *arguments) {
  struct printing it = {.format = format, .arguments = arguments};
  uint32_t conversions = 0;
  while (*it.format) {
    size_t plain = strcspn(it.format, "%");
    plain = plain < PIECE_MAX - 1 ? plain : PIECE_MAX - 1;
    memcpy(it.piece, it.format, plain);
    it.piece[plain] = 0;
    thread_print(it.piece);
    it.format += plain;
    if (*it.format != '%')
      continue;
    conversions += it.format[1] != '%';
    print_conversion(&it);
  }
  return conversions;
}

static void assert_fail(const char *message, const char *file, uint32_t line, const char *function,
                        size_t char_size) {
  (void)char_size;
  thread_fail(RUN_FAULT,
              unbank_error("%s:%u: %s: assertion failed: %s", file, line, function, message));
}

/* The heap. */

enum { HEAP_ALIGN = 16 };

struct chunk {
  uint64_t bytes; /* after this header */
  uint64_t used;
};

struct heap {
  atomic_flag busy; /* blocks of several workers may ask at once */
  uint64_t ready;
};

static struct chunk *first_chunk(struct heap *heap) {
  return (struct chunk *)((char *)heap + HEAP_ALIGN);
}
static struct chunk *next_chunk(struct chunk *it) {
  return (struct chunk *)((char *)(it + 1) + it->bytes);
}

static void *cut(struct chunk *it, uint64_t bytes) {
  if (it->bytes >= bytes + sizeof *it + HEAP_ALIGN) {
    uint64_t rest = it->bytes - bytes - sizeof *it;
    it->bytes = bytes;
    *next_chunk(it) = (struct chunk){.bytes = rest};
  }
  it->used = true;
  return it + 1;
}

static void *allocate(struct heap *heap, uint64_t bytes) {
  char *end = (char *)heap + HEAP_BYTES;
  void *found = NULL;
  if (bytes > HEAP_BYTES)
    return NULL;
  bytes = (bytes + HEAP_ALIGN - 1 + !bytes) & -(uint64_t)HEAP_ALIGN;
  while (atomic_flag_test_and_set(&heap->busy))
    ;
  if (!heap->ready)
    *first_chunk(heap) = (struct chunk){.bytes = HEAP_BYTES - HEAP_ALIGN - sizeof(struct chunk)};
  heap->ready = true;
  for (struct chunk *it = first_chunk(heap); !found && (char *)it < end; it = next_chunk(it)) {
    for (struct chunk *next = next_chunk(it); !it->used && (char *)next < end && !next->used;
         next = next_chunk(it))
      it->bytes += sizeof *next + next->bytes;
    if (!it->used && it->bytes >= bytes)
      found = cut(it, bytes);
  }
  atomic_flag_clear(&heap->busy);
  return found;
}

static void release(struct heap *heap, void *pointer) {
  if (!pointer)
    return;
  if ((uintptr_t)pointer - (uintptr_t)heap >= HEAP_BYTES)
    thread_fail(RUN_FAULT, unbank_error("the kernel frees an address that malloc has not "
                                        "given"));
  ((struct chunk *)pointer - 1)->used = false;
}

const struct host_function print_functions[] = {
    {"vprintf", (void *)print},
    {"__assertfail", (void *)assert_fail},
    ROW("malloc", allocate),
    ROW("free", release),
    {NULL, NULL},
};
