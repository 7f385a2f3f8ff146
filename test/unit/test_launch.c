/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Launch files: a source replaces its own records, several at once lose nothing, and what is no
 * launch file is refused with its place. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "launch/launch.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* A new folder, and the name of a file in it; both are removed by done(). */
static char folder[32], path[64];

static void begin(void) {
  strcpy(folder, "/tmp/unbank-launch-XXXXXX");
  assert_non_null(mkdtemp(folder));
  snprintf(path, sizeof path, "%s/launches", folder);
}

static void done(void) {
  unlink(path);
  assert_int_equal(rmdir(folder), 0); /* nothing lies beside the file */
}

static const char *in_folder(struct arena *arena, const char *name) {
  return arena_printf(arena, "%s/%s", folder, name);
}

static struct launch_record launch(struct arena *arena, const char *kernel,
                                   struct unbank_shape block, const char *source, long line) {
  return (struct launch_record){.kernel = kernel,
                                .block = block,
                                .why = block.x ? "" : "an argument of main() is the block",
                                .file = in_folder(arena, source),
                                .line = line,
                                .source = in_folder(arena, source)};
}

static void put(struct arena *arena, const char *source, struct launch_record *launches,
                size_t count) {
  struct launch_list list = {launches, count, count};
  char *error = unbank_launch_replace(path, in_folder(arena, source), &list);
  if (error)
    fail_msg("%s", error);
}

static char *text_of_file(void) {
  char *text = calloc(1, 1 << 16);
  FILE *file = fopen(path, "r");
  assert_non_null(file);
  assert_true(fread(text, 1, (1 << 16) - 1, file) > 0);
  fclose(file);
  return text;
}

static void assert_file(const char *expected) {
  char *text = text_of_file();
  assert_string_equal(text, expected);
  free(text);
}

static void a_source_replaces_what_it_said(void **state) {
  (void)state;
  struct arena arena = {0};
  begin();
  put(&arena, "a.cu",
      (struct launch_record[]){launch(&arena, "k", (struct unbank_shape){0, 0, 0}, "a.cu", 9),
                               launch(&arena, "k", (struct unbank_shape){32, 8, 1}, "a.cu", 7),
                               launch(&arena, "k", (struct unbank_shape){16, 16, 1}, "a.cu", 7),
                               launch(&arena, "k", (struct unbank_shape){32, 1, 1}, "a.cu", 8),
                               launch(&arena, "k", (struct unbank_shape){32, 1, 1}, "a.cu", 8)},
      5);
  put(&arena, "b.cu",
      (struct launch_record[]){launch(&arena, "j", (struct unbank_shape){64, 1, 1}, "b.cu", 3)}, 1);
  assert_file(
      "{\"launch\":1,\"launches\":[\n"
      "{\"kernel\":\"j\",\"block\":[64,1,1],\"file\":\"b.cu\",\"line\":3,\"source\":\"b.cu\"},\n"
      "{\"kernel\":\"k\",\"block\":[32,1,1],\"file\":\"a.cu\",\"line\":8,\"source\":\"a.cu\"},\n"
      "{\"kernel\":\"k\",\"block\":[32,8,1],\"file\":\"a.cu\",\"line\":7,\"source\":\"a.cu\"},\n"
      "{\"kernel\":\"k\",\"block\":[16,16,1],\"file\":\"a.cu\",\"line\":7,\"source\":\"a.cu\"},\n"
      "{\"kernel\":\"k\",\"block\":null,\"why\":\"an argument of main() is the block\","
      "\"file\":\"a.cu\",\"line\":9,\"source\":\"a.cu\"}\n"
      "]}\n");
  struct launch_record again = launch(&arena, "k", (struct unbank_shape){128, 1, 1}, "a.cu", 7);
  again.is_local = true;
  again.file = "/elsewhere/h.cuh";
  put(&arena, "a.cu", &again, 1);
  assert_file(
      "{\"launch\":1,\"launches\":[\n"
      "{\"kernel\":\"j\",\"block\":[64,1,1],\"file\":\"b.cu\",\"line\":3,\"source\":\"b.cu\"},\n"
      "{\"kernel\":\"k\",\"block\":[128,1,1],\"file\":\"/elsewhere/h.cuh\",\"line\":7,"
      "\"source\":\"a.cu\",\"local\":true}\n"
      "]}\n");
  struct launch_list list = {0};
  bool is_there;
  assert_null(unbank_launch_read(path, &arena, &list, &is_there));
  assert_true(is_there);
  assert_int_equal(list.count, 2);
  assert_string_equal(list.items[0].source, in_folder(&arena, "b.cu"));
  assert_false(list.items[0].is_local);
  assert_string_equal(list.items[1].file, "/elsewhere/h.cuh");
  assert_int_equal(list.items[1].block.x, 128);
  assert_true(list.items[1].is_local);
  put(&arena, "a.cu", NULL, 0);
  put(&arena, "b.cu", NULL, 0);
  assert_file("{\"launch\":1,\"launches\":[\n]}\n");
  done();
  arena_free(&arena);
}

static void what_does_not_change_is_not_written(void **state) {
  (void)state;
  struct arena arena = {0};
  struct stat before, after;
  begin();
  put(&arena, "a.cu", NULL, 0);
  assert_int_equal(access(path, F_OK), -1); /* nothing to hold: no file */
  struct launch_record one = launch(&arena, "k", (struct unbank_shape){32, 1, 1}, "a.cu", 8);
  put(&arena, "a.cu", &one, 1);
  assert_int_equal(stat(path, &before), 0);
  put(&arena, "a.cu", &one, 1);
  assert_int_equal(stat(path, &after), 0);
  assert_true(before.st_ino == after.st_ino);
  done();
  arena_free(&arena);
}

enum { WRITERS = 16 };

static void writers_at_once_lose_nothing(void **state) {
  (void)state;
  struct arena arena = {0};
  begin();
  for (int i = 0; i < WRITERS; i++)
    if (!fork()) {
      const char *source = arena_printf(&arena, "s%d.cu", i);
      struct launch_record one = launch(&arena, source, (struct unbank_shape){32, 1, 1}, source, 1);
      struct launch_list list = {&one, 1, 1};
      char *error = unbank_launch_replace(path, in_folder(&arena, source), &list);
      _exit(error != NULL);
    }
  for (int i = 0; i < WRITERS; i++) {
    int status = 0;
    wait(&status);
    assert_int_equal(status, 0);
  }
  struct launch_list list = {0};
  bool is_there;
  assert_null(unbank_launch_read(path, &arena, &list, &is_there));
  assert_int_equal(list.count, WRITERS);
  done();
  arena_free(&arena);
}

/* A file of one launch, of which one part is replaced. */
static const char whole[] = "{\"launch\":1,\"launches\":[{\"kernel\":\"k\",\"block\":[32,8,1],"
                            "\"file\":\"a.cu\",\"line\":7,\"source\":\"a.cu\",\"local\":false}]}";

static const struct {
  const char *part, *instead, *error;
} damages[] = {
    {"{\"launch\":1", "", ":1: "},
    {"\"launch\":1", "\"launch\":2", "this is no launch file of version 1"},
    {"\"launch\":1", "\"profile\":1", "this is no launch file of version 1"},
    {"\"launches\":[", "\"launches\":7,\"x\":[", "this is no launch file of version 1"},
    {"\"kernel\":\"k\"", "\"kernel\":7", "launches[0].kernel: expected a text"},
    {"\"kernel\":\"k\"", "\"kernel\":\"\"", "launches[0].kernel: expected a text"},
    {"[32,8,1]", "[32,8]", "launches[0].block: expected null, or three sides"},
    {"[32,8,1]", "[32,8,65]", "launches[0].block: expected null, or three sides"},
    {"[32,8,1]", "[32,0,1]", "launches[0].block: expected null, or three sides"},
    {"[32,8,1]", "[64,32,1]", "launches[0].block: expected null, or three sides"},
    {"[32,8,1]", "null", "launches[0].why: expected a text"},
    {"\"line\":7", "\"line\":0", "launches[0].line: expected null, or a whole number"},
    {"\"line\":7", "\"line\":\"7\"", "launches[0].line: expected null, or a whole number"},
    {"\"source\":\"a.cu\"", "\"source\":null", "launches[0].source: expected a text"},
    {"\"file\":\"a.cu\"", "\"file\":1", "launches[0].file: expected a text"},
    {"false", "\"no\"", "launches[0].local: expected true or false"},
};

static void damage(size_t i) {
  const char *at = strstr(whole, damages[i].part);
  assert_non_null(at);
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fprintf(file, "%.*s%s%s", (int)(at - whole), whole, damages[i].instead,
          at + strlen(damages[i].part));
  fclose(file);
}

static void what_is_no_launch_file_is_refused(void **state) {
  (void)state;
  begin();
  for (size_t i = 0; i < COUNT(damages); i++) {
    struct arena arena = {0};
    struct launch_list list = {0};
    bool is_there;
    damage(i);
    char *before = text_of_file();
    char *error = unbank_launch_read(path, &arena, &list, &is_there);
    if (!error || !strstr(error, damages[i].error) || !strstr(error, path))
      fail_msg("%s for %s: %s", damages[i].instead, damages[i].part, error ? error : "no error");
    free(error);
    struct launch_record one = launch(&arena, "k", (struct unbank_shape){32, 1, 1}, "a.cu", 8);
    struct launch_list ones = {&one, 1, 1};
    error = unbank_launch_replace(path, in_folder(&arena, "a.cu"), &ones);
    assert_non_null(error); /* and it is left as it is */
    free(error);
    assert_file(before);
    free(before);
    arena_free(&arena);
  }
  done();
}

static void files_that_cannot_be(void **state) {
  (void)state;
  struct arena arena = {0};
  struct launch_list list = {0};
  bool is_there = true;
  begin();
  assert_null(unbank_launch_read(path, &arena, &list, &is_there));
  assert_false(is_there);
  fclose(fopen(path, "w"));
  is_there = true;
  assert_null(unbank_launch_read(path, &arena, &list, &is_there)); /* empty: none as yet */
  assert_false(is_there);
  char *error = unbank_launch_read(folder, &arena, &list, &is_there);
  assert_non_null(strstr(error, "a launch file is a regular file"));
  free(error);
  struct launch_record one = launch(&arena, "k", (struct unbank_shape){32, 1, 1}, "a.cu", 8);
  struct launch_list ones = {&one, 1, 1};
  error = unbank_launch_replace(folder, "a.cu", &ones);
  assert_non_null(strstr(error, "a launch file is a regular file"));
  free(error);
  error = unbank_launch_replace("/nowhere/at/all", "a.cu", &ones);
  assert_non_null(strstr(error, "cannot write /nowhere/at/all: No such file"));
  free(error);
  done();
  arena_free(&arena);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_source_replaces_what_it_said),
      cmocka_unit_test(what_does_not_change_is_not_written),
      cmocka_unit_test(writers_at_once_lose_nothing),
      cmocka_unit_test(what_is_no_launch_file_is_refused),
      cmocka_unit_test(files_that_cannot_be),
  };
  return cmocka_run_group_tests_name("launch", tests, NULL, NULL);
}
