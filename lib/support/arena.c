/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/arena.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum { LEAST_BYTES = 2 * 1024, MOST_BYTES = 64 * 1024 }; /* of a chunk: each twice the last */

struct arena_chunk {
  struct arena_chunk *next;
  size_t used, capacity;
  max_align_t data[];
};

static void *must(void *memory) {
  if (memory)
    return memory;
  fputs("unbank: out of memory\n", stderr);
  abort();
}

static void *take(struct arena *arena, size_t bytes) {
  size_t need = (bytes + sizeof(max_align_t) - 1) & ~(sizeof(max_align_t) - 1);
  struct arena_chunk *chunk = arena->head;
  if (!chunk || chunk->capacity - chunk->used < need) {
    size_t capacity = chunk ? 2 * chunk->capacity : LEAST_BYTES;
    capacity = capacity > MOST_BYTES ? MOST_BYTES : capacity;
    capacity = capacity < need ? need : capacity;
    chunk = must(malloc(sizeof *chunk + capacity));
    *chunk = (struct arena_chunk){.next = arena->head, .capacity = capacity};
    arena->head = chunk;
  }
  void *out = (char *)chunk->data + chunk->used;
  chunk->used += need;
  return out;
}

void *arena_alloc(struct arena *arena, size_t bytes) {
  return memset(take(arena, bytes), 0, bytes);
}

char *arena_strdup(struct arena *arena, const char *text) {
  size_t bytes = strlen(text) + 1;
  return memcpy(arena_alloc(arena, bytes), text, bytes);
}

char *arena_printf(struct arena *arena, const char *format, ...) {
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  int length = vsnprintf(NULL, 0, format, args);
  va_end(args);
  char *out = arena_alloc(arena, (size_t)length + 1);
  vsnprintf(out, (size_t)length + 1, format, again);
  va_end(again);
  return out;
}

void arena_free(struct arena *arena) {
  for (struct arena_chunk *chunk = arena->head, *next; chunk; chunk = next) {
    next = chunk->next;
    free(chunk);
  }
  arena->head = NULL;
}

void arena_join(struct arena *into, struct arena *from) {
  struct arena_chunk **last = &from->head;
  while (*last)
    last = &(*last)->next;
  *last = into->head ? into->head->next : NULL;
  if (into->head)
    into->head->next = from->head;
  else
    into->head = from->head;
  from->head = NULL;
}

void *arena_grow(struct arena *arena, void *items, size_t count, size_t *capacity,
                 size_t item_bytes) {
  size_t first = item_bytes < 16 ? 8 : item_bytes < 128 ? 2 : 1; /* many lists stay short */
  char *out = items;
  if (count == *capacity) {
    *capacity = *capacity ? 2 * *capacity : first;
    out = take(arena, *capacity * item_bytes);
    if (count)
      memcpy(out, items, count * item_bytes);
  }
  memset(out + count * item_bytes, 0, item_bytes);
  return out;
}

char *unbank_error(const char *format, ...) {
  va_list args;
  va_start(args, format);
  char *out = NULL;
  int length = vasprintf(&out, format, args);
  va_end(args);
  return length < 0 ? must(NULL) : out;
}
