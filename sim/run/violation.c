/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sentences about accesses that break a rule: which access, by whom, and what is wrong with it. */
#include <stdlib.h>
#include <string.h>

#include "report/place.h"
#include "sim/run/block.h"
#include "sim/run/state.h"

char *violation_place(const struct site *site) {
  const struct unbank_report_access at = {.place = site->place,
                                          .inlined_at = site->inlined_at,
                                          .inlined_at_count = site->inlined_at_count};
  const struct unbank_place *place = unbank_place_for_people(&at);
  if (place->file && place->line > 0)
    return unbank_error("%s:%ld:%ld", place->file, place->line, place->column);
  return unbank_error("%s", site->function);
}

char *violation_thread(unsigned thread) {
  const struct position *at = &current_worker->threads[thread].position;
  return unbank_error("thread (%u, %u, %u) of block (%u, %u, %u)", at->thread.x, at->thread.y,
                      at->thread.z, at->block.x, at->block.y, at->block.z);
}

/* "k.cu:10:3: st of 4 bytes by thread ..., WHAT"; takes over `what`. */
static _Noreturn void fail_at(const struct site *site, char *what) {
  char *place = violation_place(site),
       *thread = violation_thread(number_of(current_worker->current));
  char *sentence = unbank_error("%s: %s of %zu bytes by %s %s", place, unbank_op_name(site->op),
                                current_worker->bytes, thread, what);
  free(place);
  free(thread);
  free(what);
  thread_fail(RUN_FAULT, sentence);
}

/* The array that an access meant: the only one that its pointer comes from, or one that lies near
 * where it went; NULL where there is none. */
static const struct shared_array *meant_array(const struct site *site, long offset) {
  const struct shared_array *near = NULL;
  for (size_t i = 0; i < current_worker->shared->plan->count; i++) {
    const struct shared_array *array = &current_worker->shared->plan->items[i];
    if (site->array && !strcmp(site->array, array->name))
      return array;
    if (!near || offset >= (long)array->offset - SHARED_ALIGN)
      near = array;
  }
  return near;
}

_Noreturn void violation_shared(const struct site *site, uintptr_t address) {
  long offset = (long)(address - (uintptr_t)current_worker->shared->base);
  const struct shared_array *array = meant_array(site, offset);
  if (!array)
    fail_at(site, unbank_error("is out of bounds: the kernel has no shared memory"));
  long byte = offset - (long)array->offset;
  bool wraps = byte != (int32_t)byte; /* most often an index below 0, read as one of 32 bits */
  fail_at(site,
          unbank_error("is out of bounds: byte %ld%s of shared array %s, which has %u bytes%s",
                       wraps ? (long)(int32_t)byte : byte, wraps ? " modulo 2^32" : "",
                       array->display ? array->display : array->name, array->bytes,
                       array->bytes ? "" : ": --dynamic=BYTES says how many a launch gives it"));
}

_Noreturn void violation_global(const struct site *site, uintptr_t address) {
  const struct region *near = regions_near(&current_worker->grid->memory, address);
  if (!near || !address)
    fail_at(site,
            unbank_error("is out of bounds: address %#lx is in no buffer", (unsigned long)address));
  fail_at(site, unbank_error("is out of bounds: byte %ld of %s, which has %zu bytes",
                             (long)(address - near->address), near->name, near->bytes));
}

_Noreturn void violation_alignment(const struct site *site, uintptr_t address) {
  fail_at(site, unbank_error("is misaligned: its address is %u more than a multiple of %u bytes",
                             (unsigned)(address % site->align), site->align));
}

_Noreturn void violation_race(const struct site *site, uint32_t offset, struct race_other other) {
  const struct site *its = &current_worker->program->sites.items[other.site];
  const struct shared_array *array =
      shared_find(current_worker->shared, (uintptr_t)current_worker->shared->base + offset, 1);
  char *place = violation_place(its), *thread = violation_thread(other.thread);
  const bool is_in_warp =
      number_of(current_worker->current) / UNBANK_LANES == other.thread / UNBANK_LANES;
  char *what = unbank_error("races with the %s at %s by %s: byte %u of shared array %s, with no "
                            "barrier between%s",
                            unbank_op_name(its->op), place, thread, offset - array->offset,
                            array->display ? array->display : array->name,
                            is_in_warp ? "; --races=ignore runs code that relies on the lanes of a "
                                         "warp being in step, without __syncwarp()"
                                       : "");
  free(place);
  free(thread);
  fail_at(site, what);
}
