/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the search asks of hundreds of layouts is what the report says of one: demands, folded and
 * mapped in their own ways, cost what the bank rule makes of the same lanes one by one. Lanes,
 * bases and layouts are drawn at random; a seed that fails is printed. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "layout/map.h"
#include "layout/search/linear.h"
#include "score/conflict_sets.h"
#include "score/score.h"

enum { ROUNDS = 20000, BYTES = 1 << 14 };
static const struct sampling all_executions = {.every = 1, .most = 1 << 20};

static uint64_t state;

static uint32_t random_below(uint32_t bound) {
  state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)(state >> 33) % bound;
}

/* A layout of any kind that keeps atoms. */
static struct unbank_layout random_layout(uint32_t atom) {
  struct unbank_layout layout = {.permutation = (enum unbank_permutation)random_below(5)};
  uint32_t bit = (uint32_t)__builtin_ctz(atom), row = atom * (1 + random_below(64));
  switch (layout.permutation) {
  case UNBANK_PERMUTE_XOR:
    layout.xor_.bit = bit + random_below(7 - bit);
    layout.xor_.mask = 1 + random_below(31);
    layout.xor_.shift = layout.xor_.bit + 1 + random_below(6);
    break;
  case UNBANK_PERMUTE_LINEAR: /* each bit flips lower ones */
    for (uint32_t high = 7; high < 12; high++)
      if (random_below(2))
        layout.linear.columns[layout.linear.count++] =
            (struct unbank_column){high, (1 + random_below((128u >> bit) - 1)) << bit};
    if (!layout.linear.count)
      layout.linear.columns[layout.linear.count++] = (struct unbank_column){9, 1u << bit};
    break;
  case UNBANK_PERMUTE_ROTATE:
    layout.rotate.row = 2 * row;
    layout.rotate.step = atom * (1 + random_below(2 * row / atom - 1));
    break;
  case UNBANK_PERMUTE_PITCH: /* takes no pads */
    layout.pitch = (struct unbank_pitch){
        .bit = bit,
        .rows = {{1, 4, 0}},
        .least = bit < 6 && random_below(2) ? bit + 2 + random_below(6 - bit) : 0};
    return layout;
  case UNBANK_PERMUTE_NONE:
    break;
  }
  if (random_below(2) || layout.permutation == UNBANK_PERMUTE_NONE)
    layout.pads[0] = (struct unbank_pad){row, atom * (1 + random_below(31))};
  if (layout.pads[0].row && random_below(3) == 0)
    layout.pads[1] =
        (struct unbank_pad){row * (2 + random_below(6)), atom * (1 + random_below(31))};
  return layout;
}

static void maps_as_it_applies(void **unused) {
  (void)unused;
  state = 3;
  for (unsigned round = 0; round < ROUNDS; round++) {
    struct unbank_layout layout = random_layout(4u << random_below(3));
    uint32_t in[UNBANK_LANES], out[UNBANK_LANES];
    for (unsigned i = 0; i < UNBANK_LANES; i++)
      in[i] = random_below(random_below(2) ? 1u << 20 : 1u << 9);
    unbank_layout_map(&layout, in, out);
    for (unsigned i = 0; i < UNBANK_LANES; i++)
      assert_int_equal(out[i], unbank_layout_apply(&layout, in[i]));
  }
}

/* One access with a few patterns, without symbols. */
struct sample {
  struct arena arena;
  struct trace trace;
  struct trace_symbol symbol;
  struct trace_access traced;
  struct access access;
  unsigned bytes;
};

static void add_pattern(struct sample *sample) {
  struct trace_pattern *pattern = ARENA_PUSH(&sample->arena, &sample->traced.patterns);
  uint32_t bytes = sample->bytes, stride = bytes * random_below(70);
  uint32_t second = random_below(2) ? bytes * random_below(70) : stride;
  unsigned split = 1 + random_below(5), kind = random_below(4);
  pattern->may_mask = random_below(3) ? UINT32_MAX : 1 + random_below(UINT32_MAX - 1);
  pattern->must_mask =
      random_below(3) ? pattern->may_mask : pattern->may_mask & random_below(UINT32_MAX);
  pattern->known = true;
  uint32_t offset[UNBANK_LANES];
  for (unsigned i = 0; i < UNBANK_LANES; i++) {
    uint32_t low = i & ((1u << split) - 1), high = i >> split;
    offset[i] = kind == 3   ? bytes * random_below(1000)
                : kind == 2 ? low * stride
                            : low * stride + high * second;
  }
  uint32_t first = offset[__builtin_ctz(pattern->may_mask)];
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    pattern->relative[i] = pattern->may_mask >> i & 1 ? offset[i] - first : 0;
  for (unsigned i = 0; i < 1 + random_below(12); i++)
    *ARENA_PUSH(&sample->arena, &pattern->bases) =
        (struct trace_base){first + bytes * random_below(256), 1 + random_below(9)};
}

static void build(struct sample *sample) {
  static const enum unbank_op ops[] = {UNBANK_OP_LD,  UNBANK_OP_ST,       UNBANK_OP_ATOM,
                                       UNBANK_OP_CAS, UNBANK_OP_LDMATRIX, UNBANK_OP_INC};
  memset(sample, 0, sizeof *sample);
  unsigned op = random_below(12);
  sample->access.op = ops[op < 6 ? op : op & 1];
  sample->bytes = sample->access.op == UNBANK_OP_LDMATRIX ? 16
                  : sample->access.op > UNBANK_OP_ST      ? 4
                                                          : 1u << random_below(5);
  for (unsigned i = 0; i < 1 + random_below(3); i++)
    add_pattern(sample);
  sample->traced.reached = true;
  sample->traced.reason = "";
  sample->traced.symbols = &sample->symbol;
  sample->traced.case_count = 1;
  sample->trace =
      (struct trace){.accesses = &sample->traced, .ids = &sample->access.id, .count = 1};
}

static void add_sets(struct arena *arena, struct conflict_sets *sets,
                     const struct trace_access *traced, enum unbank_op op, uint32_t bytes) {
  const struct executed_access access = {.traced = traced, .op = op, .bytes = bytes, .trips = 1};
  unbank_conflict_sets_add(arena, sets, &access, UNBANK_BANK_BYTES, all_executions);
}

static double screened(struct sample *sample, const struct unbank_layout *layout) {
  struct conflict_sets raw = {0}, folded;
  uint64_t work = 0;
  add_sets(&sample->arena, &raw, &sample->traced, sample->access.op, sample->bytes);
  unbank_fold(&sample->arena, &raw, unbank_fold_for(layout), &folded, &work);
  return unbank_conflict_sets_cost(&folded, layout, INFINITY, &work);
}

static void costs_what_the_score_is(void **unused) {
  (void)unused;
  for (unsigned round = 0; round < ROUNDS; round++) {
    struct sample sample;
    state = round;
    build(&sample);
    uint32_t atom = sample.bytes < 4 ? 4 : sample.bytes;
    struct unbank_layout layout =
        random_below(10) ? random_layout(atom) : (struct unbank_layout){0};
    if (layout.permutation == UNBANK_PERMUTE_PITCH) /* one for many: test_rows.c */
      layout = (struct unbank_layout){0};
    struct score_work plain = {0}, memo = {.memo = unbank_score_memo(&sample.arena)};
    double cost =
        unbank_score_cost((struct scored){&sample.trace, &sample.access, &layout, sample.bytes, 0},
                          false, &plain)
            .known;
    double again =
        unbank_score_cost((struct scored){&sample.trace, &sample.access, &layout, sample.bytes, 0},
                          false, &memo)
            .known;
    double asked = screened(&sample, &layout);
    char text[UNBANK_LAYOUT_TEXT_MAX];
    unbank_layout_print(&layout, text);
    if (fabs(cost - asked) > 1e-9 * cost || cost != again)
      print_error("seed %u, %s of %u bytes, %s: score %g, with a memo %g, demand %g\n", round,
                  unbank_op_name(sample.access.op), sample.bytes, text, cost, again, asked);
    assert_true(fabs(cost - asked) <= 1e-9 * cost && cost == again);
    arena_free(&sample.arena);
  }
}

/* An end that comes early gives a figure above the limit, and none that is too high. */
static void ends_early(void **unused) {
  (void)unused;
  for (unsigned round = 0; round < ROUNDS / 10; round++) {
    struct sample sample;
    state = round;
    build(&sample);
    struct unbank_layout layout = random_layout(16);
    struct conflict_sets raw = {0}, folded;
    uint64_t work = 0;
    add_sets(&sample.arena, &raw, &sample.traced, sample.access.op, sample.bytes);
    unbank_fold(&sample.arena, &raw, unbank_fold_for(&layout), &folded, &work);
    double cost = unbank_conflict_sets_cost(&folded, &layout, INFINITY, &work);
    double limit = cost * random_below(200) / 100;
    double early = unbank_conflict_sets_cost(&folded, &layout, limit, &work);
    assert_true(cost <= limit ? early == cost : early > limit && early <= cost);
    arena_free(&sample.arena);
  }
}

/* A tile of 2^rows x 2^columns elements, which lanes write along rows and read along columns, or
 * the other way round: the shared-memory part of a transpose, for each size of element. Wide
 * elements are read as they are, small ones packed into words along the row. Triton's optimal
 * swizzling finds a layout without conflicts for all of these. */
static void transposes_have_no_conflicts(void **unused) {
  (void)unused;
  for (unsigned log = 0; log <= 4; log++)
    for (unsigned rows = 3; rows <= 7; rows++)
      for (unsigned columns = 3; columns <= 7; columns++) {
        struct arena arena = {0};
        struct conflict_sets raw = {0}, folded;
        uint64_t work = 0;
        unsigned tile_log = log + rows + columns, lanes_log = 5;
        if (tile_log > 15 || rows + columns < lanes_log)
          continue;
        for (unsigned by_column = 0; by_column < 2; by_column++) {
          struct trace_pattern pattern = {
              .may_mask = UINT32_MAX, .must_mask = UINT32_MAX, .known = true};
          for (unsigned i = 0; i < UNBANK_LANES; i++) {
            unsigned row = by_column ? i & ((1u << rows) - 1) : i >> columns;
            unsigned column = by_column ? i >> rows : i & ((1u << columns) - 1);
            pattern.relative[i] = (row << columns | column) << log;
          }
          struct trace_base base = {0, 1};
          pattern.bases.items = &base, pattern.bases.count = 1;
          struct trace_access traced = {.reached = true, .case_count = 1};
          traced.patterns.items = &pattern, traced.patterns.count = 1;
          add_sets(&arena, &raw, &traced, by_column ? UNBANK_OP_LD : UNBANK_OP_ST, 1u << log);
        }
        unbank_fold(&arena, &raw, (struct fold){.kind = FOLD_BITS}, &folded, &work);
        struct linear_pattern patterns[16];
        for (size_t i = 0; i < folded.count; i++) {
          const struct conflict_set *set = &folded.items[i];
          patterns[i] = (struct linear_pattern){
              set->count, set->granule_log, set->each_lane, set->weight, {0}};
          memcpy(patterns[i].offsets, set->offset, sizeof set->offset);
        }
        struct linear_tile tile = {(uint8_t)tile_log, (uint8_t)(log < 2 ? 2 : log),
                                   UNBANK_BANK_ROW_LOG};
        struct linear_result result;
        assert_true(unbank_linear_best(patterns, folded.count, &tile, LINEAR_WORK_MAX, &result));
        const struct linear_choice *best = &result.choices[result.count - 1];
        if (best->wavefronts > result.ideal)
          print_error("%u x %u elements of %u bytes: %g wavefronts, ideal %g\n", 1u << rows,
                      1u << columns, 1u << log, best->wavefronts, result.ideal);
        assert_true(best->wavefronts <= result.ideal);
        arena_free(&arena);
      }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(maps_as_it_applies),
      cmocka_unit_test(costs_what_the_score_is),
      cmocka_unit_test(ends_early),
      cmocka_unit_test(transposes_have_no_conflicts),
  };
  return cmocka_run_group_tests_name("search", tests, NULL, NULL);
}
