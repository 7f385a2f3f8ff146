/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * libunbank-forks: starts a program once and runs it many times.
 *
 * The tests run a command thousands of times on small modules, and most of what each run takes is
 * the dynamic linker's work on libLLVM. Preloaded into a program, this library stops it in front of
 * its main, where all of that is done, and forks it for each request: every run is a process of its
 * own, with its own arguments, output and exit, as if it had been started.
 *
 * Standard input has the requests, standard output the answers:
 *
 *     request   uint32_t bytes; then as many: a path for standard output, one for standard error,
 *               and the arguments, beginning with the program's name, each ended by a zero
 *     answer    int32_t: the exit status, or minus the signal that ended the process
 *
 * The program ends when its standard input does. */
#include <dlfcn.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef int main_function(int, char **, char **);
typedef int start_function(main_function *, int, char **, void (*)(void), void (*)(void),
                           void (*)(void), void *);

static main_function *main_of_program;

/* Of the request, as long as the process lives: what is held here is no leak. */
static char *words, **arguments;

/* False: the other side has closed it. */
static bool read_all(void *into, size_t bytes) {
  for (char *at = into; bytes;) {
    ssize_t got = read(STDIN_FILENO, at, bytes);
    if (got <= 0)
      return false;
    at += got;
    bytes -= (size_t)got;
  }
  return true;
}

static void redirect(int descriptor, const char *path, int flags) {
  int file = open(path, flags, 0666);
  if (file < 0 || dup2(file, descriptor) < 0)
    _exit(127);
  close(file);
}

/* In the new process: main, with the words of the request. */
static int run(size_t bytes, char **environment) {
  size_t count = 0;
  for (size_t i = 0; i < bytes; i++)
    count += !words[i];
  arguments = calloc(count + 1, sizeof *arguments);
  char *word = words;
  for (size_t i = 0; i < count; i++, word += strlen(word) + 1)
    arguments[i] = word;
  redirect(STDIN_FILENO, "/dev/null", O_RDONLY);
  redirect(STDOUT_FILENO, arguments[0], O_WRONLY | O_CREAT | O_TRUNC);
  redirect(STDERR_FILENO, arguments[1], O_WRONLY | O_CREAT | O_TRUNC);
  return main_of_program((int)count - 2, arguments + 2, environment);
}

/* Stands for the program's main. In a new process it returns main's status, so that the program
 * ends as it does elsewhere: buffers are written, destructors run. */
static int serve(int argc, char **argv, char **environment) {
  (void)argc, (void)argv;
  for (uint32_t bytes; read_all(&bytes, sizeof bytes);) {
    words = malloc(bytes);
    if (!words || !read_all(words, bytes))
      return 1;
    pid_t child = fork();
    if (!child)
      return run(bytes, environment);
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child)
      return 1;
    int32_t answer = WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
    free(words);
    if (write(STDOUT_FILENO, &answer, sizeof answer) != sizeof answer)
      return 1;
  }
  return 0;
}

/* The C library's, which every program calls with its main. */
__attribute__((visibility("default"))) int __libc_start_main(main_function *program, int argc,
                                                             char **argv, void (*init)(void),
                                                             void (*fini)(void),
                                                             void (*unload)(void), void *stack) {
  void *found = dlsym(RTLD_NEXT, "__libc_start_main");
  start_function *start;
  memcpy(&start, &found, sizeof start);
  main_of_program = program;
  unsetenv("LD_PRELOAD"); /* what the program starts is not forked */
  return start(serve, argc, argv, init, fini, unload, stack);
}
