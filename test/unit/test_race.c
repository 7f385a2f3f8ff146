/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which accesses of shared memory race: little histories of two or three threads, each with the
 * access that is expected to be reported, and its twin in which a barrier orders the two. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "sim/run/race.h"

enum { THREADS = 96, BYTES = 256, STEPS_MAX = 12, NONE = -1 };

/* LD, ST and ATOM by `who` at byte `at`, of `bytes`; BAR, a barrier of the block; ARRIVE, one where
 * the warps in the mask `at` only arrive and those in `bytes` wait; SYNC, of warp `who`'s lanes in
 * the mask `at`; RELEASE and ACQUIRE by
 * `who`. */
enum kind { END, LD, ST, ATOM, BAR, ARRIVE, SYNC, RELEASE, ACQUIRE };
struct step {
  enum kind kind;
  unsigned who, at, bytes;
};
struct history {
  const char *name;
  struct step steps[STEPS_MAX];
  int racing; /* the step that is reported, or NONE */
  unsigned with;
};

static const struct history histories[] = {
    {"write, read", {{ST, 0, 0, 4}, {LD, 40, 0, 4}}, 1, 0},
    {"write, barrier, read", {{ST, 0, 0, 4}, {.kind = BAR}, {LD, 40, 0, 4}}, NONE, 0},
    {"read, write", {{LD, 0, 0, 4}, {ST, 40, 0, 4}}, 1, 0},
    {"read, barrier, write", {{LD, 0, 0, 4}, {.kind = BAR}, {ST, 40, 0, 4}}, NONE, 0},
    {"write, write", {{ST, 0, 0, 4}, {ST, 40, 0, 4}}, 1, 0},
    {"own write and read", {{ST, 7, 0, 4}, {LD, 7, 0, 4}, {ST, 7, 0, 4}}, NONE, 0},
    {"reads alone", {{LD, 0, 0, 4}, {LD, 40, 0, 4}, {LD, 80, 0, 4}}, NONE, 0},
    {"neighbours", {{ST, 0, 0, 4}, {ST, 40, 4, 4}}, NONE, 0},
    {"a wide read over a write", {{ST, 0, 12, 4}, {LD, 40, 0, 16}}, 1, 0},
    {"atomics", {{ATOM, 0, 0, 4}, {ATOM, 40, 0, 4}}, NONE, 0},
    {"an atomic and a read", {{ATOM, 0, 0, 4}, {LD, 40, 0, 4}}, 1, 0},
    {"a read and an atomic", {{LD, 0, 0, 4}, {ATOM, 40, 0, 4}}, 1, 0},
    {"lanes of a warp", {{ST, 0, 0, 4}, {LD, 1, 0, 4}}, 1, 0},
    {"lanes after their barrier", {{ST, 0, 0, 4}, {SYNC, 0, 0x3, 0}, {LD, 1, 0, 4}}, NONE, 0},
    {"a lane that was not there", {{ST, 0, 0, 4}, {SYNC, 0, 0x3, 0}, {LD, 2, 0, 4}}, 2, 0},
    {"a chain of two barriers",
     {{ST, 0, 0, 4}, {SYNC, 0, 0x3, 0}, {SYNC, 0, 0x6, 0}, {LD, 2, 0, 4}},
     NONE,
     0},
    {"another warp's barrier", {{ST, 0, 0, 4}, {SYNC, 1, UINT32_MAX, 0}, {LD, 40, 0, 4}}, 2, 0},
    {"a warp's barrier orders no other warp",
     {{ST, 0, 0, 4}, {SYNC, 0, UINT32_MAX, 0}, {LD, 40, 0, 4}},
     2,
     0},
    {"arrive and wait", {{ST, 0, 0, 4}, {ARRIVE, 0, 1, 2}, {LD, 40, 0, 4}}, NONE, 0},
    {"who only arrives learns nothing", {{ST, 40, 0, 4}, {ARRIVE, 0, 1, 2}, {LD, 0, 0, 4}}, 2, 40},
    {"a third warp that was not there", {{ST, 0, 0, 4}, {ARRIVE, 0, 1, 2}, {LD, 80, 0, 4}}, 2, 0},
    {"released, not acquired", {{ST, 0, 0, 4}, {RELEASE, 0, 0, 0}, {LD, 40, 0, 4}}, 2, 0},
    {"acquired, not released", {{ST, 0, 0, 4}, {ACQUIRE, 40, 0, 0}, {LD, 40, 0, 4}}, 2, 0},
    {"released and acquired",
     {{ST, 0, 0, 4}, {RELEASE, 0, 0, 0}, {ACQUIRE, 40, 0, 0}, {LD, 40, 0, 4}},
     NONE,
     0},
    {"written after the release",
     {{RELEASE, 0, 0, 0}, {ST, 0, 0, 4}, {ACQUIRE, 40, 0, 0}, {LD, 40, 0, 4}},
     3,
     0},
    {"acquired before the release",
     {{ST, 0, 0, 4}, {ACQUIRE, 40, 0, 0}, {RELEASE, 0, 0, 0}, {LD, 40, 0, 4}},
     3,
     0},
    {"acquired by another warp",
     {{ST, 0, 0, 4}, {RELEASE, 0, 0, 0}, {ACQUIRE, 80, 0, 0}, {LD, 40, 0, 4}},
     3,
     0},
    {"write after many readers",
     {{LD, 0, 0, 4}, {LD, 1, 0, 4}, {LD, 40, 0, 4}, {LD, 80, 0, 4}, {ST, 2, 0, 4}},
     4,
     40},
    {"write after many readers of one warp",
     {{LD, 0, 0, 4}, {LD, 1, 0, 4}, {LD, 2, 0, 4}, {LD, 3, 0, 4}, {ST, 40, 0, 4}},
     4,
     0},
    {"readers before the barrier are forgotten",
     {{LD, 0, 0, 4}, {LD, 40, 0, 4}, {LD, 80, 0, 4}, {.kind = BAR}, {ST, 1, 0, 4}},
     NONE,
     0},
    {"readers after a barrier are not hidden by those before",
     {{LD, 0, 0, 4}, {LD, 40, 0, 4}, {.kind = BAR}, {LD, 40, 0, 4}, {ST, 1, 0, 4}},
     4,
     40},
    {"readers after their warp's barrier are not hidden by those before",
     {{LD, 0, 0, 4}, {LD, 1, 0, 4}, {SYNC, 0, 0x7, 0}, {LD, 1, 0, 4}, {ST, 2, 0, 4}},
     4,
     1},
};

static void take(struct race *race, const struct history *history, int i) {
  const struct step *step = &history->steps[i];
  uint32_t waits[UNBANK_LANES] = {0}, arrives[UNBANK_LANES] = {0};
  for (unsigned warp = 0; warp < THREADS / UNBANK_LANES; warp++) {
    waits[warp] = step->kind == BAR || step->bytes >> warp & 1 ? UINT32_MAX : 0;
    arrives[warp] = step->kind == ARRIVE && step->at >> warp & 1 ? UINT32_MAX : 0;
  }
  if (step->kind == BAR || step->kind == ARRIVE) {
    race_join_warps(race, waits, arrives);
    return;
  }
  if (step->kind == SYNC) {
    race_join_lanes(race, step->who, step->at);
    return;
  }
  if (step->kind == RELEASE || step->kind == ACQUIRE) {
    (step->kind == RELEASE ? race_release : race_acquire)(race, step->who);
    return;
  }
  struct race_access access = {step->who,   (uint32_t)i,      step->at,
                               step->bytes, step->kind != LD, step->kind == ATOM};
  if (step->kind == LD && race_is_settled(race, step->who, step->at, step->bytes)) {
    assert_int_not_equal(i, history->racing);
    return;
  }
  struct race_other other = race_access(race, &access);
  if (other.found != (i == history->racing))
    fail_msg("%s: step %d %s", history->name, i, other.found ? "races" : "does not race");
  if (other.found && other.thread != history->with)
    fail_msg("%s: with thread %u", history->name, other.thread);
}

static void test_histories(void **state) {
  (void)state;
  for (uint32_t granule = 1; granule <= 4; granule += 3) {
    struct race race;
    assert_true(race_create(&race, BYTES, granule));
    for (size_t i = 0; i < sizeof histories / sizeof *histories; i++) {
      race_begin(&race, THREADS);
      race_forget(&race, 0, BYTES);
      for (int k = 0; k < STEPS_MAX && histories[i].steps[k].kind != END; k++)
        take(&race, &histories[i], k);
    }
    race_destroy(&race);
  }
}

/* Bytes of one word are different places when something narrower than a word is accessed. */
static void test_bytes(void **state) {
  (void)state;
  struct race race;
  assert_true(race_create(&race, BYTES, 1));
  race_begin(&race, THREADS);
  struct race_access one = {.thread = 0, .offset = 0, .bytes = 1, .writes = true};
  struct race_access two = {.thread = 40, .offset = 1, .bytes = 1, .writes = true};
  assert_false(race_access(&race, &one).found);
  assert_false(race_access(&race, &two).found);
  two.offset = 0;
  assert_true(race_access(&race, &two).found);
  race_destroy(&race);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_histories),
      cmocka_unit_test(test_bytes),
  };
  return cmocka_run_group_tests_name("race", tests, NULL, NULL);
}
