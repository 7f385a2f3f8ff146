/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Profiles as files: what is written is read again, and what is no profile is refused with its
 * place. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "profile/profile.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* A new file's name; the caller removes it. */
static char *temporary(void) {
  char *path = strdup("/tmp/unbank-profile-XXXXXX");
  int file = mkstemp(path);
  assert_true(file >= 0);
  close(file);
  return path;
}

static struct profile_pattern pattern(uint64_t count, uint32_t active, uint32_t stride) {
  struct profile_pattern out = {count, {active, {0}}};
  for (unsigned lane = 0; lane < UNBANK_LANES; lane++)
    if (active >> lane & 1)
      out.lanes.offset[lane] = lane * stride;
  return out;
}

static void what_is_written_is_read(void **state) {
  (void)state;
  struct arena arena = {0};
  char *path = temporary();
  struct profile_pattern patterns[] = {pattern(3, UINT32_MAX, 128), pattern(1, 0x80000001, 4)};
  struct profile_access accesses[] = {
      {"s4", "f(int) \"q\"", 2, "tile", UNBANK_OP_RED, 4, "k.cu", 7, 1000, {patterns, 2, 2}},
      {"s5", "f(int)", 3, "tile", UNBANK_OP_LD, 16, NULL, -1, 0, {NULL, 0, 0}},
  };
  struct profile_kernel kernels[] = {
      {"k", UINT64_C(0xfedcba9876543210), {32, 8, 1}, {70000, 2, 1}, 140000, {accesses, 2, 2}},
      {"empty", 0, {1, 1, 1}, {1, 1, 1}, 1, {NULL, 0, 0}},
  };
  struct profile profile = {path, {kernels, 2, 2}}, again;
  assert_null(unbank_profile_write(&profile));
  char *error = unbank_profile_read(path, &arena, &again);
  if (error)
    fail_msg("%s", error);
  assert_int_equal(again.kernels.count, 2);
  const struct profile_kernel *kernel = &again.kernels.items[0];
  assert_string_equal(kernel->name, "k");
  assert_true(kernel->fingerprint == UINT64_C(0xfedcba9876543210));
  assert_int_equal(kernel->block.y, 8);
  assert_int_equal(kernel->grid.x, 70000);
  assert_int_equal(kernel->blocks, 140000);
  assert_int_equal(kernel->accesses.count, 2);
  const struct profile_access *access = &kernel->accesses.items[0];
  assert_string_equal(access->id, "s4");
  assert_string_equal(access->function, "f(int) \"q\"");
  assert_int_equal(access->number, 2);
  assert_string_equal(access->array, "tile");
  assert_int_equal(access->op, UNBANK_OP_RED);
  assert_int_equal(access->bytes, 4);
  assert_string_equal(access->file, "k.cu");
  assert_int_equal(access->line, 7);
  assert_int_equal(access->executions, 1000);
  assert_int_equal(access->patterns.count, 2);
  for (size_t i = 0; i < 2; i++) {
    assert_int_equal(access->patterns.items[i].count, patterns[i].count);
    assert_memory_equal(&access->patterns.items[i].lanes, &patterns[i].lanes,
                        sizeof patterns[i].lanes);
  }
  assert_null(kernel->accesses.items[1].file);
  assert_int_equal(kernel->accesses.items[1].line, -1);
  assert_int_equal(again.kernels.items[1].accesses.count, 0);
  unlink(path);
  free(path);
  arena_free(&arena);
}

/* A profile of one kernel with one access with one pattern, of which one part is replaced. */
#define OFFSETS_31                                                                                 \
  "0,4,8,12,16,20,24,28,32,36,40,44,48,52,56,60,64,68,72,76,80,84,88,92,96,100,104,108,112,116,"   \
  "120"
static const char whole[] =
    "{\"profile\":1,\"tool\":{},\"kernels\":[{\"name\":\"k\",\"fingerprint\":\"0123456789abcdef\","
    "\"block\":[32,1,1],\"grid\":[1,1,1],\"blocks\":1,\"accesses\":[{\"id\":\"s0\",\"function\":"
    "\"k\",\"number\":0,\"array\":\"a\",\"op\":\"ld\",\"bytes\":4,\"file\":null,\"line\":null,"
    "\"executions\":1,\"patterns\":[{\"count\":1,\"offsets\":[" OFFSETS_31 ",124]}]}]}]}";

static const struct {
  const char *part, *instead, *error;
} damages[] = {
    {"{\"profile\":1", "", ":1: "},
    {"\"profile\":1", "\"profile\":2", "this is no profile of version 1"},
    {"\"profile\":1", "\"version\":1", "this is no profile of version 1"},
    {"\"kernels\"", "\"kernel\"", "kernels: expected a list"},
    {"\"name\":\"k\"", "\"name\":7", "kernels[0].name: expected a text"},
    {"0123456789abcdef", "0123456789abcde", "kernels[0].fingerprint: expected 16 hex"},
    {"0123456789abcdef", "0123456789abcdeg", "kernels[0].fingerprint: expected 16 hex"},
    {"[32,1,1]", "[32,1]", "kernels[0].block: expected three sides"},
    {"[32,1,1]", "[1025,1,1]", "kernels[0].block: expected three sides"},
    {"[32,1,1]", "[64,32,1]", "kernels[0].block: expected at most 1024 threads"},
    {"\"blocks\":1", "\"blocks\":0", "kernels[0].blocks: expected a whole number from 1"},
    {"\"op\":\"ld\"", "\"op\":\"load\"", "kernels[0].accesses[0].op: expected an operation"},
    {"\"bytes\":4", "\"bytes\":3", "kernels[0].accesses[0].bytes: expected 1, 2, 4, 8 or 16"},
    {"\"bytes\":4", "\"bytes\":0", "kernels[0].accesses[0].bytes: expected a whole number"},
    {"\"executions\":1", "\"executions\":-1", "executions: expected a whole number from 0"},
    {"\"executions\":1", "\"executions\":1.5", "executions: expected a whole number from 0"},
    {"\"count\":1", "\"count\":0", "patterns[0].count: expected a whole number from 1"},
    {",124]", "]", "patterns[0].offsets: expected 32 offsets"},
    {",124]", ",124,128]", "patterns[0].offsets: expected 32 offsets"},
    {",124]", ",-4]", "patterns[0].offsets: expected 32 offsets"},
    {",124]", ",262144]", "patterns[0].offsets: expected 32 offsets"},
    {",124]", ",\"124\"]", "patterns[0].offsets: expected 32 offsets"},
};

static char *read_text(const char *text) {
  struct arena arena = {0};
  struct profile profile;
  char *path = temporary();
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs(text, file);
  fclose(file);
  char *error = unbank_profile_read(path, &arena, &profile);
  if (error) /* each error names the file */
    assert_ptr_equal(strstr(error, path), error);
  unlink(path);
  free(path);
  arena_free(&arena);
  return error;
}

static void what_is_no_profile_is_refused(void **state) {
  (void)state;
  assert_null(read_text(whole));
  for (size_t i = 0; i < COUNT(damages); i++) {
    char text[2 * sizeof whole];
    const char *at = strstr(whole, damages[i].part);
    assert_non_null(at);
    snprintf(text, sizeof text, "%.*s%s%s", (int)(at - whole), whole, damages[i].instead,
             at + strlen(damages[i].part));
    char *error = read_text(text);
    if (!error || !strstr(error, damages[i].error))
      fail_msg("%s for %s: %s", damages[i].instead, damages[i].part, error ? error : "no error");
    free(error);
  }
}

static void a_file_that_is_missing_is_named(void **state) {
  (void)state;
  struct arena arena = {0};
  struct profile profile = {.path = "/nowhere/at/all"};
  char *error = unbank_profile_read("/nowhere/at/all", &arena, &profile);
  assert_non_null(strstr(error, "/nowhere/at/all"));
  free(error);
  profile.path = "/nowhere/at/all";
  error = unbank_profile_write(&profile);
  assert_non_null(strstr(error, "cannot write /nowhere/at/all: No such file"));
  free(error);
  arena_free(&arena);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_written_is_read),
      cmocka_unit_test(what_is_no_profile_is_refused),
      cmocka_unit_test(a_file_that_is_missing_is_named),
  };
  return cmocka_run_group_tests_name("profile", tests, NULL, NULL);
}
