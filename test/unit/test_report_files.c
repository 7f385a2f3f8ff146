/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The report as a file: whole or absent, never in another's place, as the schema says. Runs in the
 * project's folder. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "report_samples.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* Each test that writes works in a new folder, its path in `folder`. */
static char folder[PATH_MAX];

static int make_folder(void **state) {
  (void)state;
  strcpy(folder, "/tmp/unbank-report-XXXXXX");
  return mkdtemp(folder) ? 0 : -1;
}

static const char *in_folder(const char *name) {
  static char out[2][PATH_MAX];
  static unsigned turn;
  char *path = out[turn++ % 2];
  if (snprintf(path, PATH_MAX, "%s/%s", folder, name) >= PATH_MAX)
    fail();
  return path;
}

static int is_name(const struct dirent *entry) {
  return strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
}

/* Names in a folder but "." and "..", sorted; counts them, copies at most `most`. */
static size_t list(const char *path, char names[][NAME_MAX + 1], size_t most) {
  struct dirent **found;
  int count = scandir(path, &found, is_name, alphasort);
  assert_true(count >= 0);
  for (int i = 0; i < count; i++) {
    if ((size_t)i < most)
      strcpy(names[i], found[i]->d_name);
    free(found[i]);
  }
  free(found);
  return (size_t)count;
}

static int remove_folder(void **state) {
  (void)state;
  char command[PATH_MAX + 16];
  snprintf(command, sizeof command, "rm -rf '%s'", folder);
  return system(command);
}

static char *read_file(const char *path) {
  FILE *file = fopen(path, "r");
  assert_non_null(file);
  char *text = NULL;
  size_t capacity = 0;
  if (getdelim(&text, &capacity, '\0', file) < 0)
    text = strdup("");
  fclose(file);
  return text;
}

static void write_file(const char *path, const char *text) {
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs(text, file);
  fclose(file);
}

static void files_obey_the_schema(void **state) {
  (void)state;
  if (system("python3 -c 'import jsonschema' 2>/dev/null") != 0)
    skip();
  static const struct unbank_report *const reports[] = {&transpose, &matmul, &odd, &empty};
  char command[4 * PATH_MAX] = "python3 test/unit/validate_report.py";
  for (size_t i = 0; i < COUNT(reports); i++) {
    char name[] = {(char)('a' + i), '\0'};
    assert_null(unbank_report_write(reports[i], in_folder(name)));
    strcat(strcat(command, " "), in_folder(name));
  }
  assert_int_equal(system(command), 0);
  write_file(in_folder("bad"), "{\"version\": 2}");
  snprintf(command, sizeof command, "python3 test/unit/validate_report.py %s 2>/dev/null",
           in_folder("bad"));
  assert_int_not_equal(system(command), 0);
}

static void file_appears_whole(void **state) {
  (void)state;
  const char *path = in_folder("r.json");
  char *expected = unbank_report_json(&transpose), names[4][NAME_MAX + 1];
  write_file(path, "an older, quite different report");
  assert_int_equal(symlink(path, in_folder("link")), 0);
  assert_null(unbank_report_write(&transpose, in_folder("link")));
  char *found = read_file(in_folder("r.json"));
  assert_string_equal(found, expected);
  free(found);
  struct stat status;
  assert_int_equal(lstat(in_folder("link"), &status), 0);
  assert_true(S_ISLNK(status.st_mode));
  assert_int_equal(list(folder, names, 4), 2);
  mode_t mask = umask(027);
  assert_null(unbank_report_write(&transpose, in_folder("new.json")));
  umask(mask);
  assert_int_equal(stat(in_folder("new.json"), &status), 0);
  assert_int_equal(status.st_mode & 0777, 0640);
  free(expected);
}

static void unwritable_paths_leave_nothing(void **state) {
  (void)state;
  write_file(in_folder("file"), "kept");
  static const struct {
    const char *path;
    int error;
  } rows[] = {{"none/r.json", ENOENT},
              {"none/none/", ENOENT},
              {"file/", ENOTDIR},
              {"file/r.json", ENOTDIR}};
  char names[4][NAME_MAX + 1];
  for (size_t r = 0; r < COUNT(rows); r++) {
    char *sentence = unbank_report_write(&transpose, in_folder(rows[r].path));
    assert_non_null(sentence);
    assert_non_null(strstr(sentence, rows[r].path));
    assert_non_null(strstr(sentence, strerror(rows[r].error)));
    free(sentence);
    assert_int_equal(list(folder, names, 4), 1);
  }
  char *sentence = unbank_report_write(&transpose, "");
  assert_non_null(sentence);
  free(sentence);
}

/* A pipe has no name to be taken: it is written to and stays a pipe. */
static void pipe_is_written_straight(void **state) {
  (void)state;
  const char *path = in_folder("pipe");
  assert_int_equal(mkfifo(path, 0600), 0);
  int end = open(path, O_RDWR | O_NONBLOCK);
  assert_true(end >= 0);
  assert_null(unbank_report_write(&empty, path));
  char *expected = unbank_report_json(&empty), found[4096];
  ssize_t bytes = read(end, found, sizeof found);
  assert_int_equal(bytes, strlen(expected));
  assert_memory_equal(found, expected, (size_t)bytes);
  struct stat status;
  assert_int_equal(stat(path, &status), 0);
  assert_true(S_ISFIFO(status.st_mode));
  close(end);
  free(expected);
}

/* A disk that is full after 100 bytes. */
static void full_disk_keeps_the_old_report(void **state) {
  (void)state;
  const char *path = in_folder("r.json");
  write_file(path, "old");
  struct rlimit old;
  getrlimit(RLIMIT_FSIZE, &old);
  void (*handler)(int) = signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &(struct rlimit){100, old.rlim_max});
  char *sentence = unbank_report_write(&transpose, path);
  setrlimit(RLIMIT_FSIZE, &old);
  signal(SIGXFSZ, handler);
  assert_non_null(sentence);
  assert_non_null(strstr(sentence, strerror(EFBIG)));
  free(sentence);
  char *found = read_file(path), names[2][NAME_MAX + 1];
  assert_string_equal(found, "old");
  free(found);
  assert_int_equal(list(folder, names, 2), 1);
}

static void folder_names_never_collide(void **state) {
  (void)state;
  static const char *const modules[] = {
      "/a/k.cu",
      "/b/k.cu",
      "k.cu",
      "a/k.cu",
      "",
      "-",
      "<stdin>",
      ".hidden",
      "/a/..",
      "k\xff.cu",
      "/a/a name that is much longer than the hundred bytes which a file name keeps of it, twice "
      "over, and so differs in the end 1.cu",
      "/a/a name that is much longer than the hundred bytes which a file name keeps of it, twice "
      "over, and so differs in the end 2.cu",
  };
  static const char *const arches[] = {NULL,      "sm_80",   "sm_90",  "sm_90a",
                                       "../../x", "_._.._x", ".._.._x"};
  char names[2][NAME_MAX + 1];
  for (int again = 0; again < 2; again++)
    for (size_t m = 0; m < COUNT(modules); m++)
      for (size_t a = 0; a < COUNT(arches); a++) {
        struct unbank_report report = empty;
        report.module = modules[m];
        report.arch = arches[a];
        assert_null(unbank_report_write(&report, folder));
        size_t count = again ? COUNT(modules) * COUNT(arches) : m * COUNT(arches) + a + 1;
        assert_int_equal(list(folder, names, 2), count);
        assert_int_not_equal(names[0][0], '.');
      }
}

static void folder_names_hold_the_working_folder(void **state) {
  (void)state;
  char home[PATH_MAX], names[2][NAME_MAX + 1];
  assert_non_null(getcwd(home, sizeof home));
  for (int i = 0; i < 2; i++) {
    assert_int_equal(chdir(i ? "/tmp" : "/"), 0);
    assert_null(unbank_report_write(&transpose, folder));
  }
  assert_int_equal(chdir(home), 0);
  assert_int_equal(list(folder, names, 2), 2);
  for (int i = 0; i < 2; i++)
    assert_int_equal(strncmp(names[i], "transpose.cu-sm_90-", 19), 0);
}

int main(void) {
#define IN_FOLDER(test) cmocka_unit_test_setup_teardown(test, make_folder, remove_folder)
  const struct CMUnitTest tests[] = {
      IN_FOLDER(files_obey_the_schema),
      IN_FOLDER(file_appears_whole),
      IN_FOLDER(unwritable_paths_leave_nothing),
      IN_FOLDER(pipe_is_written_straight),
      IN_FOLDER(full_disk_keeps_the_old_report),
      IN_FOLDER(folder_names_never_collide),
      IN_FOLDER(folder_names_hold_the_working_folder),
  };
  return cmocka_run_group_tests_name("report files", tests, NULL, NULL);
}
