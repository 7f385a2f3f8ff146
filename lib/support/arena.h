/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * An arena: memory that is freed all at once. Everything one run of the pass learns lives in one.
 */
#ifndef UNBANK_SUPPORT_ARENA_H
#define UNBANK_SUPPORT_ARENA_H

#include <stddef.h>
#include <string.h>

struct arena_chunk;
struct arena {
  struct arena_chunk *head;
};

/* Zeroed memory, aligned for any type. If memory runs out, the process ends with a sentence, as
 * with LLVM. */
void *arena_alloc(struct arena *arena, size_t bytes);
char *arena_strdup(struct arena *arena, const char *text);
char *arena_printf(struct arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void arena_free(struct arena *arena);
/* Moves everything in `from` to `into`; `from` is then empty. */
void arena_join(struct arena *into, struct arena *from);

#define ARENA_NEW(arena, type) ((type *)arena_alloc((arena), sizeof(type)))
#define ARENA_ARRAY(arena, type, count) ((type *)arena_alloc((arena), sizeof(type) * (count)))

/* Makes room for one more element in an arena-held array: doubles `*items` when `count` has reached
 * `*capacity`. */
void *arena_grow(struct arena *arena, void *items, size_t count, size_t *capacity,
                 size_t item_bytes);

/* A list that grows in an arena; zero to begin with. */
#define LIST_OF(type) LIST_STRUCT(, type)
/* Such a list, as a struct that others name. */
#define LIST_STRUCT(name, type)                                                                    \
  struct name {                                                                                    \
    type *items;                                                                                   \
    size_t count, capacity;                                                                        \
  }

/* Appends to such a list, or to a struct with its fields, and evaluates to the new, zeroed
 * element's address. */
#define ARENA_PUSH(arena, list)                                                                    \
  ((list)->items = arena_grow((arena), (list)->items, (list)->count, &(list)->capacity,            \
                              sizeof *(list)->items),                                              \
   &(list)->items[(list)->count++])

/* printf to malloc'd memory. All errors in this library are made by it. */
char *unbank_error(const char *format, ...) __attribute__((format(printf, 1, 2), returns_nonnull));

#endif
