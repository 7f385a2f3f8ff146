/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where branches meet again, for small control flow graphs. Blocks are letters: "a:bc" goes from a
 * to b and c, "d:" returns, "e!" never leaves. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "support/postdom.h"

/* `meets`: for each block the one where its arms meet, or '.' for the function's end. */
static const struct graph {
  const char *name, *text, *meets;
} graphs[] = {
    {"a line", "a:b b:", "b."},
    {"if and else", "a:bc b:d c:d d:", "ddd."},
    {"if alone", "a:bc b:c c:", "cc."},
    {"an early return", "a:bc b: c:", "..."},
    {"a loop", "a:b b:bc c:", "bc."},
    {"a loop with two exits", "a:b b:cd c:bd d:", "bdd."},
    {"an endless loop", "a:bc b:b c:", "c.."},
    {"a trap", "a:bc b! c:", "c.."},
    {"a trap in one arm", "a:bc b:de c:e d! e:", "eee.."},
    {"an arm that ends in a trap", "a:bc b:d c: d!", "c..."},
    {"nothing but a trap", "a:b b!", ".."},
    {"a loop that may trap", "a:b b:cd c! d:be e:", "bd.e."},
};

static struct unbank_cfg read_flow(const char *text, struct arena *arena) {
  struct unbank_cfg flow = unbank_cfg_new(arena, 26, (uint32_t)strlen(text));
  uint32_t edge = 0, block = 0;
  for (const char *at = text; *at; block++) {
    at++; /* its own letter */
    flow.stops[block] = *at++ == '!';
    for (; *at && *at != ' '; at++)
      flow.successors[edge++] = (uint32_t)(*at - 'a');
    flow.first[block + 1] = edge;
    at += *at == ' ';
  }
  flow.count = block;
  return flow;
}

static void test_graphs(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof graphs / sizeof *graphs; i++) {
    struct arena arena = {NULL};
    struct unbank_cfg flow = read_flow(graphs[i].text, &arena);
    uint32_t *meets = unbank_immediate_postdominators(&flow, &arena);
    assert_int_equal(flow.count, strlen(graphs[i].meets));
    for (uint32_t block = 0; block < flow.count; block++) {
      char met = meets[block] == flow.count ? '.' : (char)('a' + meets[block]);
      if (met != graphs[i].meets[block])
        fail_msg("%s: block %c meets at %c", graphs[i].name, (char)('a' + block), met);
    }
    arena_free(&arena);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_graphs)};
  return cmocka_run_group_tests_name("postdom", tests, NULL, NULL);
}
