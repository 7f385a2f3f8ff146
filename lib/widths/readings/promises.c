/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/readings/promises.h"

#include "widths/readings/place.h"

enum { NO_PROMISE = UINT32_MAX, PROMISES_READ = 64, SURPRISES_READ = 16 };

static void find_homes(struct readings *it) {
  const struct ptx_function *function = it->addresses->function;
  it->promises.homes = map_new(it->scratch);
  for (uint32_t n = 0; n < function->blocks.count; n++) {
    const uint32_t block = it->flow->blocks[n];
    PTX_EACH_IN(from, function, block) {
      if (from->written != 1 || from->operands[0].kind != PTX_REGISTER)
        continue;
      for (unsigned reading = 0; reading < ADDRESS_READINGS; reading++) {
        uint32_t base = it->addresses->registers[reading][from->operands[0].reg].base;
        map_add(&it->promises.homes, map_number(base), block);
      }
    }
  }
}

static bool is_computed_in(const struct readings *it, uint32_t base, uint32_t block) {
  uint32_t home = 0;
  if (unbank_address_is_phi(it->addresses, base))
    return unbank_flow_headed_by(it->flow, block) != FLOW_NO_LOOP;
  return map_get(&it->promises.homes, map_number(base), &home) && home == block;
}

static void note_promise(struct readings *it, const struct site *site, struct address address,
                         bool is_open) {
  const uint32_t key = tagged(it, address.base, site->block, TAG_BASE_IN_BLOCK);
  const uint32_t base = tagged(it, address.base, 0, TAG_BASE);
  uint32_t at;
  if (address.constant % site->vector)
    return;
  if (map_get(&it->promises.last, map_number(key), &at)) {
    struct promise *promise = &it->promises.made.items[at];
    if (site->vector > promise->bytes)
      promise->bytes = site->vector, promise->at = (uint32_t)address.constant % UNBANK_ACCESS_MAX;
    return;
  }
  const uint32_t next = map_or(&it->promises.last, map_number(base), NO_PROMISE);
  map_put(&it->promises.last, map_number(key), (uint32_t)it->promises.made.count);
  map_put(&it->promises.last, map_number(base), (uint32_t)it->promises.made.count);
  *ARENA_PUSH(it->scratch, &it->promises.made) =
      (struct promise){.base = address.base,
                       .block = site->block,
                       .is_open = is_open,
                       .bytes = site->vector,
                       .at = (uint32_t)address.constant % UNBANK_ACCESS_MAX,
                       .next = next};
}

/* Collects the surprises. A surprise of one base may hold for others: what is added to an array's
 * place has the zeros that were promised of the sum, and other bases may be computed from it. This
 * is so before sm_90, where the array's place is one of the constants. */
static void note_surprises(struct readings *it) {
  for (size_t i = 0; i < it->promises.made.count && it->addresses->before_sm90; i++) {
    const struct promise *promise = &it->promises.made.items[i];
    unsigned zeros = unbank_address_zeros(it->addresses, promise->base, ADDRESS_MUST);
    if (zeros >= 4 || promise->bytes <= 1u << zeros || promise->at % promise->bytes)
      continue;
    struct surprise *surprise = ARENA_PUSH(it->scratch, &it->promises.surprises);
    surprise->block = promise->block;
    surprise->base = promise->base;
    surprise->given.node = unbank_address_offset_of(it->addresses, promise->base);
    surprise->given.zeros = (uint8_t)__builtin_ctz(promise->bytes);
  }
}

static void note_promises(struct readings *it, const struct site *site) {
  struct address must = must_address(it, site);
  struct address may = may_address(it, site);
  note_promise(it, site, must, !is_computed_in(it, must.base, site->block));
  if (may.base != must.base)
    note_promise(it, site, may, !is_computed_in(it, may.base, site->block));
}

void unbank_promise_in_iteration(struct readings *it, const struct site *site,
                                 struct address address) {
  note_promise(it, site, address, true);
}

void unbank_find_promises(struct readings *it) {
  find_homes(it);
  it->promises.last = map_new(it->scratch);
  for (size_t i = 0; i < it->sites.count; i++)
    note_promises(it, &it->sites.items[i]);
  note_surprises(it);
}

void unbank_find_promise(struct readings *it, const struct site *site, uint32_t base,
                         struct piece *piece) {
  uint32_t at = map_or(&it->promises.last, map_number(tagged(it, base, 0, TAG_BASE)), NO_PROMISE);
  piece->promise = 0, piece->is_promise_open = false;
  for (unsigned left = PROMISES_READ; at != NO_PROMISE && left; left--) {
    const struct promise *promise = &it->promises.made.items[at];
    bool before = unbank_flow_dominates(it->flow, promise->block, site->block);
    bool is_open =
        promise->is_open || (it->addresses->before_sm90 && promise->block != site->block);
    if (before && (promise->bytes > piece->promise ||
                   (promise->bytes == piece->promise && piece->is_promise_open)))
      piece->promise = promise->bytes, piece->promised_at = promise->at,
      piece->is_promise_open = is_open;
    at = promise->next;
  }
}

void unbank_find_surprise(struct readings *it, const struct site *site, uint32_t base,
                          struct piece *piece) {
  struct address_given given[SURPRISES_READ];
  size_t count = 0;
  for (size_t i = 0; i < it->promises.surprises.count && count < SURPRISES_READ; i++) {
    const struct surprise *surprise = &it->promises.surprises.items[i];
    if (surprise->base != base && unbank_flow_dominates(it->flow, surprise->block, site->block))
      given[count++] = surprise->given;
  }
  if (!count || piece->align >= UNBANK_ACCESS_MAX)
    return;
  const uint32_t align = aligned_by(unbank_address_zeros_given(it->addresses, base, given, count));
  if (align > piece->align)
    piece->is_proved = false, piece->align = align;
}
