/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Invariant: the lists change only while the signals are blocked, so that the handler, which calls
 * what a handler may call alone, finds them whole. */
#include "temporary.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static const int ending[] = {SIGINT, SIGTERM, SIGHUP};
enum { ENDING = sizeof ending / sizeof *ending };

static struct arena memory;         /* of the lists */
static LIST_OF(const char *) paths; /* in the order in which they were made */
static LIST_OF(pid_t) children;

static void remove_one(const char *path) {
  if (unlink(path))
    rmdir(path);
}

static void on_end(int number) {
  for (size_t i = 0; i < children.count; i++)
    kill(children.items[i], SIGTERM);
  for (size_t i = 0; i < children.count; i++)
    while (waitpid(children.items[i], NULL, 0) < 0 && errno == EINTR)
      ;
  for (size_t i = paths.count; i > 0; i--)
    remove_one(paths.items[i - 1]);
  signal(number, SIG_DFL);
  raise(number);
}

/* An ignored signal, as under nohup, remains ignored. */
static void watch(void) {
  static bool is_watched;
  struct sigaction old, new = {.sa_handler = on_end};
  if (is_watched)
    return;
  is_watched = true;
  for (size_t i = 0; i < ENDING; i++)
    sigaddset(&new.sa_mask, ending[i]);
  for (size_t i = 0; i < ENDING; i++)
    if (!sigaction(ending[i], NULL, &old) && old.sa_handler == SIG_DFL)
      sigaction(ending[i], &new, NULL);
}

static sigset_t block(void) {
  sigset_t set, before;
  sigemptyset(&set);
  for (size_t i = 0; i < ENDING; i++)
    sigaddset(&set, ending[i]);
  sigprocmask(SIG_BLOCK, &set, &before);
  return before;
}

static void unblock(sigset_t before) { sigprocmask(SIG_SETMASK, &before, NULL); }

static void push_path(const char *path) {
  *ARENA_PUSH(&memory, &paths) = arena_strdup(&memory, path);
}

void temporary_expect(const char *path) {
  sigset_t before = block();
  push_path(path);
  unblock(before);
}

static char *name_of(struct arena *arena, const char *tail) {
  const char *folder = getenv("TMPDIR");
  return arena_printf(arena, "%s/unbank-XXXXXX%s", folder && *folder ? folder : P_tmpdir, tail);
}

/* A name that was made, or has failed. */
static char *take(const char *name, bool is_made, const char **path) {
  int error = errno;
  if (is_made)
    push_path(name);
  *path = is_made ? name : NULL;
  return is_made ? NULL : unbank_error("%s: %s", name, strerror(error));
}

char *temporary_file(struct arena *arena, const char *tail, const char **path) {
  char *name = name_of(arena, tail);
  watch();
  sigset_t before = block();
  int file = mkstemps(name, (int)strlen(tail));
  char *error = take(name, file >= 0, path);
  unblock(before);
  if (file >= 0)
    close(file);
  return error;
}

char *temporary_folder(struct arena *arena, const char **path) {
  char *name = name_of(arena, "");
  watch();
  sigset_t before = block();
  char *error = take(name, mkdtemp(name), path);
  unblock(before);
  return error;
}

void temporary_remove(const char *path) {
  sigset_t before = block();
  remove_one(path);
  for (size_t i = paths.count; i > 0; i--)
    if (!strcmp(paths.items[i - 1], path)) {
      for (size_t k = i; k < paths.count; k++)
        paths.items[k - 1] = paths.items[k];
      paths.count--;
      break;
    }
  unblock(before);
}

static void push_child(pid_t child) { *ARENA_PUSH(&memory, &children) = child; }

pid_t temporary_fork(void) {
  sigset_t before = block();
  pid_t child = fork();
  if (child == 0)
    paths.count = children.count = 0;
  else if (child > 0)
    push_child(child);
  unblock(before);
  return child;
}

static int spawn(pid_t *child, const char *const *command,
                 const posix_spawn_file_actions_t *actions) {
  sigset_t before = block();
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigmask(&attributes, &before);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  int error = posix_spawnp(child, command[0], actions, &attributes, (char **)command, environ);
  posix_spawnattr_destroy(&attributes);
  if (!error)
    push_child(*child);
  unblock(before);
  return error;
}

void temporary_child_ended(pid_t child) {
  sigset_t before = block();
  for (size_t i = 0; i < children.count; i++)
    if (children.items[i] == child)
      children.items[i] = children.items[--children.count];
  unblock(before);
}

int temporary_run(const char *const *command, const posix_spawn_file_actions_t *actions,
                  int *status) {
  pid_t child;
  int error = spawn(&child, command, actions);
  if (error)
    return error;
  while (waitpid(child, status, 0) < 0 && errno == EINTR)
    ;
  temporary_child_ended(child);
  return 0;
}
