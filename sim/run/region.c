/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A sorted list of disjoint pieces of memory, searched by halves. */
#include <stdlib.h>

#include "sim/sim.h"

static int by_address(const void *a, const void *b) {
  uintptr_t left = ((const struct region *)a)->address, right = ((const struct region *)b)->address;
  return (left > right) - (left < right);
}

void regions_sort(struct region_list *list) {
  if (list->count)
    qsort(list->items, list->count, sizeof *list->items, by_address);
}

/* How many regions begin at or below the address. */
static size_t count_up_to(const struct region_list *list, uintptr_t address) {
  size_t low = 0, high = list->count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (list->items[middle].address <= address)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

const struct region *regions_find(const struct region_list *list, uintptr_t address, size_t bytes) {
  size_t below = count_up_to(list, address);
  if (!below)
    return NULL;
  const struct region *region = &list->items[below - 1];
  uintptr_t offset = address - region->address;
  return offset <= region->bytes && bytes <= region->bytes - offset ? region : NULL;
}

const struct region *regions_near(const struct region_list *list, uintptr_t address) {
  size_t below = count_up_to(list, address);
  const struct region *before = below ? &list->items[below - 1] : NULL;
  const struct region *after = below < list->count ? &list->items[below] : NULL;
  if (!before || !after)
    return before ? before : after;
  uintptr_t end = before->address + before->bytes;
  uintptr_t past = address > end ? address - end : 0;
  return past <= after->address - address ? before : after;
}
